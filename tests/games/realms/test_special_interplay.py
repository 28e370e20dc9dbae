"""Realms that reach into every other: they bring an activation, dice, or count its stars."""

import json
from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, PLAY, Position
from rollwright.games.realms.registry import find_realm, listed_realms
from tests.games.realms.references.hand import SkilledHand
from tests.games.realms.scenario import Seat
from tests.games.realms.table import GAME
from tests.games.realms.test_interplay import LAWS
from tests.games.realms.wandering import any_roll, any_text, settle, twin, wander
from tests.harness.cases import Case

POTIONS, BLADES, CITIES = "potion-explosion", "millennium-blades", "between-two-cities"
# Neighbours of Between Two Cities: one has six stars from the start, one soon has some.
BESIDE = ("biddy-and-walter", "my-little-scythe", "scythe")
REALMS = sorted(listed_realms())
THIRD = {**{f"bubble3{at}": str(n) for n, at in enumerate("abcd", 1)}, "stars3": "x", "label3": "o"}


def others(name: str) -> list[str]:
    return [realm for realm in REALMS if realm != name]


def dice_uses(seat: Seat, realm: str, letter: str) -> list[str]:
    """The uses of a die in a realm by its rule alone, whether or not the realm is open."""
    pad = seat.position.pads[0]
    [state] = [state for state in pad.realms if state.rules.card.id == realm]
    rules = state.rules
    return [
        rules.all_options[option].text
        for option in rules.options(pad, state, pad.dice["ABCDEFGH".index(letter)])
    ]


# --- Potion Explosion: one more activation -----------------------------------------------------


def activated(realm: str, seed: int, luck: Luck) -> Seat:
    """A seat whose first die was used in a realm, some turns into a round; the label is ready."""
    seat = wander(Seat(POTIONS, realm).give(9, 9, 9), realm, luck, seed)
    seat.give(9, 9, 9).write(POTIONS, 3, **THIRD)
    settle(any_roll(seat, luck), luck)
    if uses := seat.legal(f"A>{realm}:"):
        settle(seat.play(f"A>{realm}:{any_text(uses, luck)}"), luck)
    return seat


def not_yet_activated(seat: Seat, realm: str) -> Seat:
    """The same seat, with nothing noted about an activation of the realm."""
    data = json.loads(json.dumps(seat.position.to_json()))
    for key in ("activated", "closed"):
        data["pads"][0][key].remove(realm)
    other = twin(seat)
    other.load(data)
    return other


@pytest.mark.parametrize("realm", others(POTIONS))
def test_potion_explosion_lets_every_realm_be_activated_again(realm: str) -> None:
    again = 0
    for seed in range(30):
        if again == 5:
            break
        luck = Luck(f"{realm} again {seed}")
        seat = activated(realm, seed % 7, luck)
        if seat.pad()["closed"] != [realm]:
            # The rule of the realm had no use for this roll.
            assert not dice_uses(seat, realm, "A")
            assert f"{POTIONS}:open={realm}" not in seat.legal()
            continue
        assert seat.legal(f"B>{realm}:") == []
        wanted = [*dice_uses(seat, realm, "B"), ""][0]
        assert not wanted or "used already" in seat.why(f"B>{realm}:{wanted}")
        fresh = not_yet_activated(seat, realm)
        seat.play(f"{POTIONS}:open={realm}")
        uses = seat.legal(f"B>{realm}:")
        assert uses == fresh.legal(f"B>{realm}:")
        twin(seat)
        if uses:
            again += 1
            text = any_text(uses, luck)
            before = seat.marks(realm)
            seat.play(f"B>{realm}:{text}")
            fresh.play(f"B>{realm}:{text}")
            assert seat.marks(realm) == fresh.marks(realm) != before
            assert seat.resources() == fresh.resources()
            # Once only: a third die has to be freed.
            settle(seat, luck)
            assert realm in cast(list[str], seat.pad()["closed"])
    assert again, "no die was used a second time"


# --- Millennium Blades: a die for every card ---------------------------------------------------


def before_a_card(realm: str, card: int, turns: int) -> Seat:
    """A seat some turns into a round, whose first die can mark a card of Millennium Blades."""
    luck = Luck(f"{realm} beside card {card}")
    seat = wander(Seat(BLADES, realm), realm, luck, turns).give(18, 18, 18)
    # An even die beside it, so that Fleet is never asked.
    return settle(seat.roll(min(max(card, 1), 6), 2 + 2 * luck.below(3)), luck)


def with_a_die(seat: Seat, card: int) -> Seat:
    """The seat after that; C is the die of the card."""
    return settle(seat.play(f"A>{BLADES}:{card}"), Luck(f"card {card}"))


def bought(seat: Seat, value: int, like: Seat) -> Seat:
    """The seat after it bought a die instead, with the same resources left as another one."""
    seat.play(f"coins:{value}")
    pad, other = seat.position.pads[0], like.position.pads[0]
    pad.gained, pad.spent = other.gained[:], other.spent[:]
    return seat


@pytest.mark.parametrize("realm", others(BLADES))
def test_a_die_of_millennium_blades_is_like_one_bought_with_coins(realm: str) -> None:
    card_of = find_realm(BLADES).card
    used = 0
    for card, at in enumerate(card_of.places_of("dice")[0]):
        value = card_of.places[at].number
        seat = before_a_card(realm, card, card % 7)
        other = twin(seat)
        with_a_die(seat, card)
        die = seat.position.pads[0].dice[2]
        assert (die.value, die.rolled, die.used) == (value, False, False)
        bought(other, value, seat)
        uses = seat.legal("C>")
        assert uses == [use for use in other.legal("C>") if not use.startswith(BLADES)]
        # Never a resource instead of it, and Millennium Blades itself only for three pumpkins.
        assert all(":" in use for use in uses)
        assert twin(seat).play("C*").legal(f"C>{BLADES}:")
        if uses := seat.legal(f"C>{realm}:"):
            used += 1
            text = f"C>{realm}:{any_text(uses, Luck(f'{realm} {card}'))}"
            seat.play(text)
            other.play(text)
            assert seat.marks(realm) == other.marks(realm)
            assert seat.resources() == other.resources()
            assert seat.stars(realm) == other.stars(realm)
            twin(seat)
    assert used, "no such die was used"


class CardPlayed(Case):
    """The last turn of a round, with a die of Millennium Blades on the table."""

    def new(self) -> Position:
        realm, card = self.name.split()
        return with_a_die(before_a_card(realm, int(card), 8), int(card)).position.copy()


@pytest.mark.thorough
@pytest.mark.parametrize("realm", others(BLADES))
def test_the_laws_hold_for_a_die_of_millennium_blades(realm: str) -> None:
    for card, law in enumerate(LAWS):
        law(CardPlayed(f"{realm} {card}", GAME, 1, {}), card)


# --- Between Two Cities: the lower score of the other two --------------------------------------


def worth_of_cities(seat: Seat) -> int:
    """By the rule, from what is seen: no more than the filled squares, or than either neighbour."""
    filled = [mark for mark in seat.marks(CITIES).values() if mark.isdigit()]
    names = [name for name in seat.position.realms if name != CITIES]
    return min(len(filled), *[seat.stars(name) for name in names])


def full_cities() -> dict[str, str]:
    """Nine squares with numbers of which equal ones never touch, and all rewards."""
    squares = {f"{c}{r}": str((at + r) % 3 + 1) for at, c in enumerate("abc") for r in (1, 2, 3)}
    rewards = [f"row{row}" for row in (1, 2, 3)] + [f"column-{column}" for column in "abc"]
    return squares | dict.fromkeys(rewards, "x")


@pytest.mark.parametrize("realm", others(CITIES))
def test_between_two_cities_follows_the_lower_of_its_neighbours(realm: str) -> None:
    worths: set[int] = set()
    for seed in range(12):
        if seed > 2 and max(worths) > 0:
            break
        luck = Luck(f"between {realm} {seed}")
        beside = [name for name in BESIDE if name != realm][seed % 2]
        names = [CITIES, realm, beside]
        seat = Seat(*names[seed % 3 :], *names[: seed % 3])
        if seed:
            seat.write(CITIES, None, **full_cities())
        hand = SkilledHand(realm, 70, luck)
        while seat.position.phase != OVER:
            any_roll(seat, luck).give(*[luck.below(3) for _ in range(3)])
            while seat.position.phase == PLAY:
                seat.play(hand.pick(seat.position, seat.legal()))
                assert seat.stars(CITIES) == worth_of_cities(seat)
            worths.add(seat.stars(CITIES))
        stars = [seat.stars(name) for name in seat.position.realms]
        assert seat.position.scores() == [10 * sum(stars) + sum(seat.resources())]
    assert max(worths) > 0, "it was never worth anything"
