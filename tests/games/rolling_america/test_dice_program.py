"""The program for known dice allows what the rules allow, nothing else, and counts as they do."""

from collections.abc import Iterator

import pytest

from rollwright.bots.best_play import best_play, score_of
from rollwright.bots.solver import solve
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.games.rolling_america.dice_program import DiceProgram
from rollwright.games.rolling_america.map import BIT, STATES
from rollwright.games.rolling_america.notation import parse_move
from rollwright.games.rolling_america.position import AmericaPosition, first_position

pytest.importorskip("ortools", reason="needs OR-tools, of the extra `bound`")

AMERICA = find_game("rolling-america")
# A share of moves is drawn from the front of the list, where powers are spent less.
THRIFT = (1, 4)


class Played:
    """A game by chance: its positions before each roll, its rolls and its moves turn by turn."""

    def __init__(self, seed: int) -> None:
        luck = Luck(f"program {seed}")
        position = first_position(1)
        self.starts: list[AmericaPosition] = []
        self.rolls: list[int] = []
        self.lines: list[list[int]] = []
        while position.phase != OVER:
            if position.phase == ROLL:
                start = position.copy()
                assert isinstance(start, AmericaPosition)
                self.starts.append(start)
                self.rolls.append(position.sample(luck))
                self.lines.append([])
                position.roll(self.rolls[-1])
                continue
            moves = position.legal(0)
            self.lines[-1].append(moves[luck.below(len(moves)) // THRIFT[seed % len(THRIFT)]])
            position.apply(0, self.lines[-1][-1])
        self.score = position.scores()[0]

    def program(self, at: int) -> DiceProgram:
        """The program for what is left before a roll."""
        found = AMERICA.advice.known_play(self.starts[at], 0, self.rolls[at:])
        assert isinstance(found, DiceProgram)
        return found


def texts(lines: list[list[int]]) -> set[str]:
    position = first_position(1)
    return {position.text(0, move) for line in lines for move in line}


@pytest.mark.parametrize("seed", range(4))
def test_every_play_is_an_answer_and_costs_its_xs(seed: int) -> None:
    played = Played(seed)
    play = played.program(0)
    answer = solve(play.program, 10, play.hint(played.lines), fixed=True).answer
    assert answer is not None
    assert play.program.breaches(answer) == 0
    assert play.program.cost(answer) == played.score
    assert play.lines(answer) == played.lines
    # The outline is a part of the program, so it holds for its answers.
    assert play.outline.breaches(answer) == 0


def test_the_plays_by_chance_have_moves_of_all_kinds() -> None:
    found = set().union(*(texts(Played(seed).lines) for seed in range(4)))
    for mark in ("c>", "!", "dupe>", ">x", ">-"):
        assert any(mark in text for text in found), mark


def forbidden(played: Played) -> Iterator[tuple[int, list[list[int]]]]:
    """Plays in which one move is replaced by one that is not allowed, with where they begin."""
    for at, (start, roll, line) in enumerate(
        zip(played.starts, played.rolls, played.lines, strict=True)
    ):
        position = start.copy()
        position.roll(roll)
        for number, move in enumerate(line):
            text = position.text(0, move)
            for wrong in (text.replace(">", ">x").rstrip("!"), text.rstrip("!"), text[:2] + ">-"):
                other = parse_move(wrong)
                if "dupe" not in text and other is not None and other not in position.legal(0):
                    rest = [list(one) for one in played.lines[at:]]
                    rest[0][number] = other
                    yield at, rest
            position.apply(0, move)


@pytest.mark.parametrize("seed", range(2))
def test_what_the_rules_forbid_is_no_answer(seed: int) -> None:
    """An X though the number fits, a number that clashes, doing nothing though there is room."""
    played = Played(seed)
    wrong = [(at, lines) for at, lines in forbidden(played) if at >= 12]
    kinds = set()
    assert len(wrong) > 12
    for at, lines in wrong[:: len(wrong) // 12]:
        play = played.program(at)
        assert solve(play.program, 10, play.hint(lines), fixed=True).answer is None
        kinds |= {mark for mark in (">x", ">-") if any(mark in text for text in texts(lines))}
    assert kinds == {">x", ">-"}


def fewest(position: AmericaPosition, rolls: list[int], known: dict[object, int]) -> int:
    """The fewest Xs by trying everything."""
    if position.phase == OVER:
        return position.scores()[0]
    pad = position.pads[0]
    key = (len(rolls), str(pad.to_json()), tuple(pad.left))
    if key not in known:
        if position.phase == ROLL:
            after = position.copy()
            after.roll(rolls[0])
            assert isinstance(after, AmericaPosition)
            known[key] = fewest(after, rolls[1:], known)
        else:
            best = 99
            for move in position.legal(0):
                after = position.copy()
                after.apply(0, move)
                assert isinstance(after, AmericaPosition)
                best = min(best, fewest(after, rolls, known))
            known[key] = best
    return known[key]


@pytest.mark.parametrize("seed", range(12))
def test_the_best_play_is_that_of_trying_everything(seed: int) -> None:
    """Over the last turn, and where few states are blank over the last two."""
    played = Played(seed)
    few = played.starts[-2].pads[0].marks[0].bit_count() <= 8
    at = -2 if few else -1
    start, rolls = played.starts[at], played.rolls[at:]
    best = best_play(AMERICA, start, 0, rolls)
    assert best is not None
    assert best.score == best.bound == fewest(start, rolls, {})


def crowded(seed: int) -> AmericaPosition:
    """The last turn, with few blanks, numbers at the edges, and all powers."""
    luck = Luck(f"crowded program {seed}")
    position = first_position(1)
    position.round, position.turn = 8, 3
    position.bag = sum([2 ** ((seed + step) % 7) for step in (0, 2, 3)])
    pad = position.pads[0]
    blank = {luck.below(len(STATES)) for _ in range(6)}
    for state in range(len(STATES)):
        number = (1, 6, 6, 1, 3)[luck.below(5)]
        if state not in blank:
            if pad.fits(number, BIT[state]):
                pad.write(state, number, guarded=False)
            else:
                pad.cross(state)
    return position


@pytest.mark.parametrize("seed", range(16))
def test_so_it_is_where_powers_decide(seed: int) -> None:
    start = crowded(seed)
    rolls = [start.sample(Luck(seed))]
    best = best_play(AMERICA, start, 0, rolls)
    assert best is not None
    assert best.score == best.bound == fewest(start, rolls, {})


def test_powers_decide_there() -> None:
    found = set()
    for seed in range(16):
        start = crowded(seed)
        best = best_play(AMERICA, start, 0, [start.sample(Luck(seed))])
        assert best is not None
        found |= texts([list(line) for line in best.turns])
    for mark in ("c>", "!", "dupe>"):
        assert any(mark in text for text in found), mark


@pytest.mark.parametrize("seed", range(3))
def test_the_best_play_is_played_by_the_rules(seed: int) -> None:
    played = Played(seed)
    start, rolls = played.starts[-8], played.rolls[-8:]
    best = best_play(AMERICA, start, 0, rolls, effort=3)
    assert best is not None
    assert best.bound <= best.score <= played.score
    assert best.score == score_of(start, 0, rolls, best.turns)


def test_no_play_is_known_where_rolls_are_missing() -> None:
    played = Played(0)
    assert best_play(AMERICA, played.starts[3], 0, played.rolls[3:-1]) is None
    after = played.starts[3].copy()
    after.roll(played.rolls[3])
    assert best_play(AMERICA, after, 0, played.rolls[3:]) is None
