"""Every fact about moves on a map is true, by a count of its own; each of them is told at last."""

from collections import Counter

from rollwright.core.message import Message
from rollwright.core.passage import passage_of
from rollwright.games import find_game
from rollwright.games.rolling_america.map import COLORS, NEIGHBORS, NUMBER, REGION, states_in
from rollwright.games.rolling_america.pad import AmericaPad
from rollwright.games.rolling_america.position import AmericaPosition
from tests.harness.cases import Case
from tests.harness.lines import Line, frugal_lines, lines_of

CASE = Case("rolling-america-reasons", find_game("rolling-america"), 1, {})
NUMBERS = range(1, 7)
PREFIX = "rolling-america.reason."
KEYS = {
    *("done", "pass", "cross-lost", "cross-tight", "dupe", "full", "saves", "rescued", "tight"),
    *("alone", "guarded", "free", "narrows", "xs", "complete", "complete-xs", "all-fit"),
    *("keeps", "still", "lost", "power-kept"),
}


class Sheet:
    """A map, read state by state."""

    def __init__(self, pad: AmericaPad) -> None:
        self.held = [pad.content(state) for state in range(50)]
        self.ringed = [bool(pad.guarded >> state & 1) for state in range(50)]
        self.powers_left = pad.color_changes + pad.guards + pad.dupes

    def blanks(self, states: list[int]) -> list[int]:
        return [state for state in states if self.held[state] == 0]

    def fits(self, state: int, number: int) -> bool:
        beside = [other for other in states_in(NEIGHBORS[state]) if not self.ringed[other]]
        numbers = [self.held[other] for other in beside if 1 <= self.held[other] <= 6]
        return self.held[state] == 0 and all(abs(other - number) < 2 for other in numbers)

    def open_to(self, state: int) -> list[int]:
        return [number for number in NUMBERS if self.fits(state, number)]


def sheets(line: Line) -> tuple[Sheet, Sheet]:
    passage = passage_of(line.position, line.seat, line.moves)
    before, after = passage.before, passage.after
    assert isinstance(before, AmericaPosition)
    assert isinstance(after, AmericaPosition)
    return Sheet(before.pads[0]), Sheet(after.pads[0])


def named(message: object) -> str:
    assert isinstance(message, Message)
    return message.key.rpartition(".")[2]


def is_true(line: Line, fact: Message) -> bool:
    """Does the fact hold, by what is written on the map?"""
    key, args = fact.key.removeprefix(PREFIX), fact.args
    before, after = sheets(line)
    count = args.get("count")
    text = line.position.text(0, line.moves[0])
    if "color" in args:
        region = states_in(REGION[COLORS.index(named(args["color"]))])
        return region_is(key, args, before, after, region)
    if "state" in args or key in ("free", "narrows", "guarded"):
        return state_is(key, args, before, after, NUMBER[text.rstrip("!")[-2:]])
    xs = after.held.count(7) - before.held.count(7)
    if key == "saves":
        # Without a power the die can only mark Xs.
        plain = [
            line.position.text(0, move)
            for move in line.position.legal(0)
            if line.position.text(0, move)[:2] == text[:2]
        ]
        return any(one[2:4] == ">x" for one in plain) and "x" not in text
    return {
        "done": text == "done",
        "dupe": text.startswith("dupe") and xs == 0,
        "xs": xs == count,
        "power-kept": before.powers_left == after.powers_left == count,
    }[key]


def region_is(
    key: str, args: dict[str, object], before: Sheet, after: Sheet, region: list[int]
) -> bool:
    """A fact about the states of a colour."""
    blanks = after.blanks(region)
    room = {number: [one for one in blanks if after.fits(one, number)] for number in NUMBERS}
    had = [number for number in NUMBERS if any(before.fits(one, number) for one in region)]
    fewest = min(len(states) for states in room.values())
    xs = sum(after.held[state] == 7 for state in region)
    gone = [number for number in had if not room[number]]
    return {
        "pass": not before.blanks(region),
        "full": not before.blanks(region),
        "complete": not blanks and xs == 0,
        "complete-xs": not blanks and xs == args.get("count") != 0,
        "all-fit": len(blanks) == args.get("count") == fewest,
        "keeps": len(blanks) == args.get("count")
        and args.get("open") == fewest > 0
        and args.get("numbers") == [one for one in NUMBERS if len(room[one]) == fewest],
        "still": args.get("numbers") == [one for one in NUMBERS if room[one]] != [],
        "lost": args.get("numbers") == gone != [],
    }[key]


def state_is(key: str, args: dict[str, object], before: Sheet, after: Sheet, state: int) -> bool:
    """A fact about the state that is written in."""
    fitted = before.open_to(state)
    beside = before.blanks(states_in(NEIGHBORS[state]))
    narrowed = [one for one in beside if before.open_to(one) != after.open_to(one)]
    lists_all = args.get("numbers") == fitted and args.get("count") == len(fitted) > 0
    return {
        "cross-lost": after.held[state] == 7 and not fitted,
        "cross-tight": after.held[state] == 7 and lists_all,
        "rescued": not fitted and 1 <= after.held[state] <= 6,
        "tight": lists_all and after.held[state] in NUMBERS,
        "alone": not beside,
        "guarded": bool(beside) and not narrowed and after.ringed[state],
        "free": len(beside) == args.get("count") and not narrowed,
        "narrows": len(narrowed) == args.get("count") and len(beside) == args.get("blanks"),
    }[key]


def test_every_fact_is_true_and_all_are_told() -> None:
    told: Counter[str] = Counter()
    for seed in range(12):
        frugal = list(frugal_lines(CASE, seed))
        for line in [*lines_of(CASE, seed, 1), *frugal[seed % 7 :: 7]]:
            for reason in CASE.game.words.reasons(line.position, line.seat, line.moves):
                told[reason.fact.key.removeprefix(PREFIX)] += 1
                assert is_true(line, reason.fact), f"{reason.fact} ({line.where()})"
    assert set(told) == KEYS
