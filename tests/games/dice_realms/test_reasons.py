"""Every fact about moves in Dice Realms is true, by what the table shows; all of them are told."""

from collections import Counter

from rollwright.core.message import Message
from rollwright.core.passage import passage_of
from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from rollwright.games.dice_realms.position import DiceRealmsPosition
from tests.harness.cases import Case, all_cases
from tests.harness.lines import Line, frugal_lines, lines_of

PREFIX = "dice-realms.reason."
CASES = [case for case in all_cases() if case.game.id == "dice-realms"]
KEYS = {
    *("gains", "spends", "misery-more", "misery-less", "points-more", "points-less", "shows"),
    *("keeps", "loses", "reroll", "reroll-more", "reroll-free", "face", "shown", "repaired"),
    *("dice", "shield", "aside"),
}
# What a face collects, as the card prints it.
GOODS = ("grain", "vp", "coin", "upgrade", "token")


def amounts(things: object) -> dict[str, object]:
    assert isinstance(things, list)
    return {thing.key.rpartition(".")[2]: thing.args["count"] for thing in things}


def face_of(args: dict[str, object]) -> str:
    face = args.get("face", Message(""))
    assert isinstance(face, Message)
    return face.key.rpartition(".")[2]


def brings(face: str) -> Counter[str]:
    """What a face collects by itself, read from its powers."""
    found = Counter[str]()
    for power in FACES[FACE_OF[face]].powers:
        if (power.step, power.kind, power.per) == (2, 0, []):
            found.update(dict(zip(GOODS, power.gain, strict=True)))
    return +found


class Seat:
    """What can be seen of a seat."""

    def __init__(self, case: Case, position: DiceRealmsPosition, seat: int) -> None:
        counters = case.game.paper.counters(position)
        counts = case.game.paper.counts(position, seat)
        names = [one.id for one in counters if not one.common]
        self.goods = dict(zip(names, counts, strict=False))
        self.dice = {die.name(): die for die in position.realms[seat].dice}
        self.faces = {name: [FACES[at].id for at in die.faces] for name, die in self.dice.items()}
        self.points = sum(FACES[FACE_OF[one]].worth() for row in self.faces.values() for one in row)

    def top(self, die: str) -> str:
        return self.faces[die][self.dice[die].side]


def is_true(line: Line, fact: Message) -> bool:
    """Does the fact hold?"""
    key, args = fact.key.removeprefix(PREFIX), fact.args
    before, after, seat, _ = passage_of(line.position, line.seat, line.moves)
    assert isinstance(before, DiceRealmsPosition)
    assert isinstance(after, DiceRealmsPosition)
    old, new = Seat(line.case, before, seat), Seat(line.case, after, seat)
    change = {name: new.goods[name] - old.goods[name] for name in old.goods}
    misery = change.pop("misery")
    text = before.text(seat, line.moves[0])
    realm = before.realms[seat]
    if key in ("gains", "spends"):
        sign = 1 if key == "gains" else -1
        found = {one: sign * by for one, by in change.items() if sign * by > 0}
        return amounts(args["goods"]) == found
    if key.startswith("misery"):
        chips = args["chips"]
        assert isinstance(chips, Message)
        return chips.args["count"] == (misery if key.endswith("more") else -misery) > 0
    if key.startswith("points"):
        sign = 1 if key.endswith("more") else -1
        return args["count"] == sign * (new.points - old.points) > 0
    if key in ("reroll", "reroll-more"):
        die = text.partition(":")[2]
        top, sides = old.top(die), old.faces[die]
        if key == "reroll":
            return args["count"] == sum(face != top for face in sides)
        lying = brings(top).total()
        return args["count"] == sum(brings(face).total() > lying for face in sides)
    if key in ("face", "shown"):
        return amounts(args["goods"]) == brings(face_of(args))
    if key == "shows":
        shown = sum([brings(old.top(n)) for n, d in old.dice.items() if d.active], Counter[str]())
        return amounts(args["goods"]) == shown
    if key in ("keeps", "loses"):
        kept = {"token": realm.tokens} if before.turn == 1 else {"coin": 1}
        if key == "loses":
            kept = {"coin": realm.coins - 1}
        return amounts(args["goods"]) == kept
    return {
        "reroll-free": realm.free,
        "repaired": old.faces != new.faces and text.endswith(f"={face_of(args)}"),
        "dice": args.get("count") == len(new.dice) == len(old.dice) + 1,
        "shield": not any(change.values()) and not misery and old.faces == new.faces,
        "aside": old.faces == new.faces,
    }[key]


def test_every_fact_is_true_and_all_are_told() -> None:
    told: Counter[str] = Counter()
    for case in CASES:
        for seed in range(2):
            some = list(frugal_lines(case, seed))[::25]
            for line in [*lines_of(case, seed, 4), *some]:
                for reason in case.game.words.reasons(line.position, line.seat, line.moves):
                    told[reason.fact.key.removeprefix(PREFIX)] += 1
                    assert is_true(line, reason.fact), f"{reason.fact} ({line.where()})"
    # By chance hardly any face is repaired, and hardly any chip of misery given back.
    assert set(told) | {"repaired", "misery-less", "misery-more"} == KEYS, told
