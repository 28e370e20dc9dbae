"""Every fact about moves at a desk is true, on all cards, by what lies there and what is legal."""

import re
from collections import Counter
from itertools import combinations_with_replacement

from rollwright.core.message import Message
from rollwright.core.place import BLANK, CROSSED
from rollwright.core.position import OVER, PLAY, ROLL
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.resource import RESOURCES
from tests.harness.cases import Case, all_cases
from tests.harness.lines import Line, frugal_lines, lines_of

PREFIX = "rolling-realms.reason."
NUMBERS = range(1, 7)
CASES = [case for case in all_cases() if case.game.pieces == "rolling-realms"]
KEYS = {
    *("stars", "stars-lost", "low-none", "low-more", "low-less", "low-others", "gains"),
    *("spends", "enough-pumpkin", "enough-heart", "enough-coin", "completes-row"),
    *("completes-column", "nears-row", "nears-column", "places", "no-realm", "all-used"),
    *("fits", "fits-several", "fits-none", "nothing-fits", "keeps", "next-all", "next"),
}
# What random games hardly ever bring about.
RARE = {"low-less", "stars-lost"}


def card_of(message: object) -> str:
    assert isinstance(message, Message)
    return message.key.rpartition(".")[2]


def amounts(things: object) -> dict[str, object]:
    assert isinstance(things, list)
    return {thing.key.rpartition(".")[2]: thing.args["count"] for thing in things}


class Desk:
    """What can be seen of a desk, and done there."""

    def __init__(self, case: Case, position: RealmsPosition, seat: int) -> None:
        self.case, self.position, self.seat = case, position, seat
        places = case.game.paper.places(position, seat)
        kinds = [(place.group, place.tint, place.mark) for place in places]
        tracks = [(tint, mark) for group, tint, mark in kinds if group == "resources"]
        self.gained = Counter(tint for tint, mark in tracks if mark != BLANK)
        self.spent = Counter(tint for tint, mark in tracks if mark == CROSSED)
        self.stars = case.game.paper.stars(position, seat)
        self.cards: dict[str, dict[str, tuple[str, str]]] = {}
        for place in places:
            card, _, name = place.id.partition(":")
            self.cards.setdefault(card, {})[name] = (place.mark, place.text)
        self.texts = [position.text(seat, move) for move in position.legal(seat)]

    def left(self, resource: str) -> int:
        return self.gained[resource] - self.spent[resource]

    def takers(self, die: str) -> list[str]:
        """The realms that take this die now."""
        uses = [re.fullmatch(rf"{die}>([a-z0-9-]+):.*", text) for text in self.texts]
        return list(dict.fromkeys([found[1] for found in uses if found]))

    def score(self) -> int:
        """The score of this round, in tenths."""
        return self.position.pads[self.seat].round_scores()[-1]

    def unused(self) -> list[str]:
        dice = self.case.game.paper.dice(self.position, self.seat)
        return [die.id for die in dice if die.mark != CROSSED]

    def lines(self, card: str, name: str) -> list[list[str]]:
        pad = self.position.pads[self.seat]
        found = next(realm.rules.card for realm in pad.realms if realm.rules.card.id == card)
        return [[found.places[at].id for at in line] for line in found.lists.get(name, [])]

    def left_in(self, card: str, line: list[str]) -> int:
        return sum(self.cards[card][place][0] == BLANK for place in line)


def after(line: Line) -> RealmsPosition | None:
    """The position after all moves; None if the round is over, and its cards are put away."""
    position = line.position.copy()
    for move in line.moves:
        position.apply(line.seat, move)
    over = position.phase == OVER or position.round != line.position.round
    assert isinstance(position, RealmsPosition)
    return None if over else position


def desks(line: Line) -> tuple[Desk, Desk]:
    """Before and after."""
    later = after(line)
    assert isinstance(line.position, RealmsPosition)
    assert later is not None
    return Desk(line.case, line.position, line.seat), Desk(line.case, later, line.seat)


def is_true(line: Line, fact: Message) -> bool:
    """Does the fact hold?"""
    key, args = fact.key.removeprefix(PREFIX), fact.args
    before, now = desks(line)
    first = before.texts[line.position.legal(line.seat).index(line.moves[0])]
    if key.startswith("low-"):
        return low_is(key, args, line, before, now)
    if key.startswith("enough-"):
        resource = key.removeprefix("enough-")
        count = args["count"]
        assert isinstance(count, int)
        if resource == "coin":
            return before.left("coin") < count <= now.left("coin")
        return before.left(resource) < count <= now.left(resource)
    if key in ("next", "next-all"):
        numbers = list(NUMBERS) if key == "next-all" else args["numbers"]
        return numbers == surely_taken(line, card_of(args["realm"]))
    if "realm" in args:
        return card_is(key, args, before, now)
    more = {kind: now.gained[kind] - before.gained[kind] for kind in RESOURCES}
    less = {kind: now.spent[kind] - before.spent[kind] for kind in RESOURCES}
    if "things" in args:
        known = more if key == "gains" else less
        if key == "keeps":
            known = {kind: before.left(kind) for kind in RESOURCES}
        return amounts(args["things"]) == {kind: n for kind, n in known.items() if n}
    if key in ("fits", "fits-several", "fits-none"):
        named = args.get("realms", [])
        assert isinstance(named, list)
        return now.takers(str(args["die"])) == [card_of(one) for one in named]
    return {
        "no-realm": first.startswith(f"{args.get('die')}>") and ":" not in first,
        "all-used": not now.unused(),
        "nothing-fits": not any(before.takers(die) for die in before.unused()),
    }[key]


def low_is(key: str, args: dict[str, object], line: Line, before: Desk, after: Desk) -> bool:
    """A fact about a score that is wanted low."""
    change = after.score() - before.score()
    if key == "low-others":
        best, die = change, before.texts[line.position.legal(line.seat).index(line.moves[0])][0]
        for move, text in zip(line.position.legal(line.seat), before.texts, strict=True):
            if re.match(rf"{die}>[a-z0-9-]+:", text):
                other = desks(line._replace(moves=[move]))[1]
                best = max(best, other.score() - before.score())
        return best > change and args["amount"] == f"{best / 10:.1f}"
    sign = {"low-none": 0, "low-more": 1, "low-less": -1}[key]
    same_sign = (change > 0) - (change < 0) == sign
    return same_sign and args["amount"] == f"{abs(change) / 10:.1f}"


def card_is(key: str, args: dict[str, object], before: Desk, after: Desk) -> bool:
    """A fact about a card."""
    card = card_of(args["realm"])
    if key in ("stars", "stars-lost"):
        change = after.stars[card] - before.stars[card]
        return change == (args["count"] if key == "stars" else -int(str(args["count"])))
    if key == "places":
        pairs = zip(before.cards[card].values(), after.cards[card].values(), strict=True)
        return args["count"] == sum(old != new for old, new in pairs)
    wanted = 0 if key.startswith("completes-") else 1
    lines = after.lines(card, f"{key.partition('-')[2]}s")
    return any(after.left_in(card, line) == wanted < before.left_in(card, line) for line in lines)


def surely_taken(line: Line, card: str) -> list[int]:
    """The numbers that a realm takes next turn beside any other, tried out."""
    ended, seat = after(line), line.seat
    assert ended is not None
    if ended.phase == PLAY:
        ended.apply(seat, ended.parse(seat, "done"))
    assert ended.phase == ROLL
    taken = set(NUMBERS)
    for first, second in combinations_with_replacement(NUMBERS, 2):
        rolled = ended.copy()
        rolled.roll(rolled.parse_outcome([first, second]))
        assert isinstance(rolled, RealmsPosition)
        desk = Desk(line.case, rolled, seat)
        for die, number in (("A", first), ("B", second)):
            if card not in desk.takers(die):
                taken.discard(number)
    return sorted(taken)


def test_every_fact_is_true_and_all_are_told() -> None:
    told: Counter[str] = Counter()
    for case in CASES:
        some = list(frugal_lines(case, 0))[:: 40 if case.seats == 1 else 90]
        for line in [one for one in [*lines_of(case, 0, 12), *some] if after(one)]:
            for reason in case.game.words.reasons(line.position, line.seat, line.moves):
                told[reason.fact.key.removeprefix(PREFIX)] += 1
                assert is_true(line, reason.fact), f"{reason.fact} ({line.where()})"
    assert set(told) | RARE == KEYS, told
