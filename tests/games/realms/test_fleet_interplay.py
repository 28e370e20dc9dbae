"""Fleet's altered die beside every realm: it counts as rolled, before or after the reactions."""

import json

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import PLAY
from rollwright.games.realms.registry import listed_realms
from tests.games.realms.scenario import Seat, with_middle_ability
from tests.games.realms.wandering import any_roll, any_text, twin, wander

FLEET, CATS, HOLLOW = "fleet-the-dice-game", "biddy-and-walter", "skulk-hollow"
MYSTICA = "terra-mystica"
LEFT = {"left1": "x", "left2": "x", "left3": "x", "pick": "o"}
MIDDLE = {"middle1": "x", "middle2": "x", "middle3": "x", "alter": "o"}
ODD = (1, 3, 5)
STEPS = {"A+1": (1, 0), "A-1": (-1, 0), "B+1": (0, 1), "B-1": (0, -1)}
ASKED = [f"{FLEET}:{step}" for step in (*STEPS, "wait")]
PICKS = [f"{FLEET}:{resource}" for resource in ("pumpkin", "heart", "coin")]
OTHERS = sorted(set(listed_realms()) - {FLEET})
WATCHING = [name for name in OTHERS if listed_realms()[name].realm.watches_roll()]
STARTING = [name for name in OTHERS if listed_realms()[name].realm.starts_turns()]
REACTING = [*WATCHING, *STARTING]


def both_abilities(*realms: str) -> Seat:
    """A seat that chooses its gains and may alter a die."""
    return Seat(FLEET, *realms).write(FLEET, 2, **LEFT, **MIDDLE)


def in_a_round(realm: str, seed: int, luck: Luck) -> Seat:
    """A seat after some turns with Fleet, a realm, and one of those that react to a roll."""
    beside = [name for name in REACTING if name != realm]
    names = (realm, beside[seed % len(beside)])
    seat = both_abilities(*names) if seed % 2 else with_middle_ability(Seat(FLEET, *names))
    return wander(seat.give(9, 9, 9), realm, luck, seed % 7)


def altered(roll: tuple[int, int], step: str) -> tuple[int, int]:
    """The dice after a step."""
    return roll[0] + STEPS[step][0], roll[1] + STEPS[step][1]


def odd_roll(luck: Luck) -> tuple[int, int]:
    return ODD[luck.below(3)], ODD[luck.below(3)]


def test_the_realms_that_react_are_found() -> None:
    assert {CATS, HOLLOW} <= set(WATCHING)
    assert MYSTICA in STARTING


@pytest.mark.parametrize("realm", OTHERS)
def test_only_those_realms_react_to_a_roll(realm: str) -> None:
    # If another one did, Fleet would not be asked first.
    changed = False
    for seed in range(4):
        luck = Luck(f"reaction of {realm} {seed}")
        seat = wander(Seat(realm).give(9, 9, 9), realm, luck, 2 * seed)
        before = (seat.marks(realm), seat.resources())
        changed |= (any_roll(seat, luck).marks(realm), seat.resources()) != before
    assert not changed or realm in REACTING


@pytest.mark.parametrize("realm", OTHERS)
def test_an_altered_die_is_like_one_that_was_rolled(realm: str) -> None:
    """For all purposes, to the end of the turn: as if the other number had been rolled."""
    for seed in range(6):
        luck = Luck(f"altered beside {realm} {seed}")
        seat = in_a_round(realm, seed, luck)
        other = twin(seat)
        roll = odd_roll(luck)
        seat.roll(*roll)
        early: list[str] = []
        while not (steps := [step for step in STEPS if f"{FLEET}:{step}" in seat.legal()]):
            # What the start of a turn brings is chosen first, whatever was rolled.
            early.append(any_text(seat.legal(), luck))
            seat.play(early[-1])
        step = any_text(steps, luck)
        seat.play(f"{FLEET}:{step}")
        other.roll(*altered(roll, step)).play(*early)
        while seat.position.phase == PLAY:
            assert seat.pad() == other.pad(), f"{step} of {roll}"
            assert seat.legal() == other.legal()
            text = any_text(seat.legal(), luck)
            seat.play(text)
            other.play(text)
        assert seat.pad() == other.pad(), f"at the end of the turn after {step} of {roll}"


def without_the_ability(seat: Seat) -> Seat:
    """The same seat, with a box of Fleet's middle column still to be marked."""
    other = twin(seat)
    data = json.loads(json.dumps(other.position.to_json()))
    data["pads"][0]["realms"][FLEET] = {"middle1": "x", "middle2": "x"}
    data["pads"][0]["stars"][FLEET] = 0
    other.load(data)
    return other


def seen(seat: Seat, realm: str) -> tuple[dict[str, str], tuple[int, int, int]]:
    """What a reaction changes."""
    return seat.marks(realm), seat.resources()


@pytest.mark.parametrize("realm", WATCHING)
def test_a_realm_that_watches_the_roll_waits_for_the_answer(realm: str) -> None:
    """It sees the dice as rolled after `wait`, once, and the altered ones otherwise."""
    answers_matter = False
    for seed in range(400):
        if answers_matter and seed >= 24:
            break
        luck = Luck(f"question beside {realm} {seed}")
        seat = wander(with_middle_ability(Seat(FLEET, realm)).give(9, 9, 9), realm, luck, seed % 9)
        plain = without_the_ability(seat)
        before = seen(seat, realm)
        roll = odd_roll(luck)
        asked = seat.roll(*roll).legal()
        assert asked == [text for text in ASKED if text in asked], "something else is asked"
        assert asked[-1] == f"{FLEET}:wait"
        assert realm in STARTING or seen(seat, realm) == before, "it did not wait"
        late = twin(seat).play(f"{FLEET}:wait")
        assert seen(late, realm) == seen(plain.roll(*roll), realm)
        for step in asked[:-1]:
            early, later = twin(seat).play(step), twin(late).play(step)
            # The question came once; the step itself was still there, and nobody looked again.
            assert "done" in later.legal()
            assert seen(later, realm) == seen(late, realm)
            assert early.pad()["rolled"] == later.pad()["rolled"]
            answers_matter |= seen(early, realm) != seen(late, realm)
    assert answers_matter


# --- the order of questions --------------------------------------------------------------------


def test_the_start_of_a_turn_pays_then_fleet_is_asked_then_the_cats_look() -> None:
    seat = both_abilities(MYSTICA, CATS).write(MYSTICA, 0, odd="o").roll(1, 3)
    assert seat.legal() == PICKS
    seat.play(f"{FLEET}:coin")
    assert seat.marks(CATS) == {}
    assert seat.legal() == [text for text in ASKED if not text.endswith("A-1")]
    # 1 and 4 still call for food, whose pumpkin is then chosen as well.
    seat.play(f"{FLEET}:B+1")
    assert seat.marks(CATS) == {"food1": "x"}
    assert seat.legal() == PICKS
    assert seat.play(f"{FLEET}:coin").resources() == (0, 0, 2)
    assert "done" in seat.legal()


def test_between_two_reactions_no_die_is_altered() -> None:
    """3 and 3 call for play, whose heart is chosen; then the guardian strikes the 3."""
    seat = both_abilities(CATS, HOLLOW).roll(3, 3).play(f"{FLEET}:wait")
    assert (seat.marks(CATS), seat.marks(HOLLOW)) == ({"play1": "x"}, {})
    assert seat.legal() == PICKS
    seat.play(f"{FLEET}:heart")
    assert seat.marks(HOLLOW) == {"gift3": "-"}
    # Too late for both.
    seat.play(f"{FLEET}:A+1")
    assert (seat.marks(CATS), seat.marks(HOLLOW)) == ({"play1": "x"}, {"gift3": "-"})
    assert seat.resources() == (0, 1, 0)


def test_one_answer_holds_for_both_reactions() -> None:
    """4 and 3 still call for play, but are no pair any more."""
    seat = with_middle_ability(Seat(FLEET, CATS, HOLLOW)).roll(3, 3).play(f"{FLEET}:A+1")
    assert (seat.marks(CATS), seat.marks(HOLLOW)) == ({"play1": "x"}, {})
    assert "done" in seat.legal()


def test_the_order_of_the_cards_does_not_matter_to_the_question() -> None:
    seat = with_middle_ability(Seat(HOLLOW, CATS, FLEET)).roll(3, 3)
    assert (seat.marks(CATS), seat.marks(HOLLOW), seat.legal()) == ({}, {}, ASKED)


def test_a_reaction_is_not_asked_about_in_the_turn_that_engages_the_ability() -> None:
    seat = Seat(FLEET, CATS, HOLLOW).write(FLEET, middle1="x", middle2="x").roll(3, 3)
    assert seat.marks(HOLLOW) == {"gift3": "-"}
    seat.play(f"A>{FLEET}:middle", f"{FLEET}:B+1")
    assert (seat.marks(CATS), seat.marks(HOLLOW)) == ({"play1": "x"}, {"gift3": "-"})
    assert seat.pad()["rolled"] == [3, 4]


def test_a_die_is_bought_and_adjusted_only_after_the_answer() -> None:
    # Resources are spent in the turn; what a roll triggers comes first.
    seat = with_middle_ability(Seat(FLEET, HOLLOW)).give(9, 9, 9).roll(3, 3)
    for text in ("A+1", "hearts2", "coins:1", f"A>{HOLLOW}:target3", "done"):
        assert "waits for a choice" in seat.why(text)
    # The pair that pumpkins break has struck already.
    assert seat.play(f"{FLEET}:wait", "A+1").marks(HOLLOW) == {"gift3": "-"}
