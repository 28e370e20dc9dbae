"""The dialogue of a game, with scripted input."""

import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from rollwright.cli.game_loop import GameLoop
from rollwright.cli.match import Match
from rollwright.cli.screen import Screen
from rollwright.cli.seating import Player
from rollwright.core.game import Game
from rollwright.core.position import OVER
from rollwright.games import find_game
from rollwright.tables.table import AUTO, MANUAL, Table, new_table
from tests.harness.toy import ToyGame, ToyPaper, ToyWords

Line = str | type[BaseException]


class Script(Screen):
    """A screen whose user types these lines, or presses the keys that raise these errors."""

    def __init__(self, lines: Iterable[Line]) -> None:
        super().__init__("en")
        self.shown = io.StringIO()
        self.console = Console(file=self.shown, width=100, markup=False, highlight=False)
        self._lines = iter(lines)

    def ask(self, prompt: str) -> str:
        self.print(prompt)
        line = next(self._lines, EOFError)
        if isinstance(line, str):
            return line
        raise line


def play(
    game: Game, players: list[Player], lines: Iterable[Line], dice: str = AUTO
) -> tuple[Table, str, int]:
    names = [player.name for player in players]
    match = Match(new_table(game, len(players), names=names, dice=dice, seed="7"), players, "en")
    screen = Script(lines)
    code = GameLoop(match, screen).run()
    return match.table, screen.shown.getvalue(), code


def test_an_interrupt_asks_where_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = find_game("rolling-america")
    _, shown, code = play(game, [Player("Ann")], ["1", KeyboardInterrupt, str(file)])
    assert code == 130
    assert "Saved." in shown
    assert "Goodbye." in shown
    assert file.exists()


def test_two_interrupts_leave_at_once() -> None:
    game = find_game("rolling-america")
    _, shown, code = play(game, [Player("Ann")], ["1", KeyboardInterrupt, KeyboardInterrupt])
    assert code == 130
    assert "The game was not saved." in shown


def test_the_end_of_input_leaves_with_success() -> None:
    _, shown, code = play(find_game("rolling-america"), [Player("Ann")], ["1"])
    assert code == 0
    assert "The game was not saved." in shown


def test_a_game_without_moves_is_left_without_questions() -> None:
    _, shown, code = play(find_game("rolling-america"), [Player("Ann")], [KeyboardInterrupt])
    assert code == 130
    assert "Save the game" not in shown
    assert "Goodbye." in shown


def test_a_bad_file_name_while_leaving_is_asked_for_again(tmp_path: Path) -> None:
    lines = ["1", "quit", "/no/such/folder/x", str(tmp_path / "x")]
    _, shown, _ = play(find_game("rolling-america"), [Player("Ann")], lines)
    assert "Can't write" in shown
    assert (tmp_path / "x").exists()


def test_any_game_of_the_contract_can_be_played() -> None:
    people = [Player("Ann"), Player("Bob"), Player("greedy", "greedy")][:2]
    game = ToyGame(words=ToyWords(), paper=ToyPaper())
    table, shown, code = play(game, people, ["1"] * 8)
    assert code == 0
    assert table.position.phase == 2
    assert "box 1" in shown
    assert "[1]" in shown or "[2]" in shown or "[3]" in shown


def test_a_game_without_words_paper_and_advice_can_be_played() -> None:
    people = [Player("Ann"), Player("greedy", "greedy")]
    lines = ["why box9", "hint", "moves", "sheet", "box1", "why box1", "box1", "box2", "1", "skip"]
    table, shown, code = play(ToyGame(), people, lines)
    assert code == 0
    assert table.position.phase == OVER
    assert "box1" in shown
    assert "That move can't be made now." in shown
    # The default advice is the score, so the bot fills its boxes.
    assert table.position.scores()[1] > 2


def test_real_dice_of_any_game() -> None:
    lines = ["7", "3", "BOX2", "1", "box2", "box1"]
    table, shown, _ = play(ToyGame(), [Player("Ann")], lines, MANUAL)
    assert "That roll can't come up now" in shown
    assert "Roll your dice and type them" in shown
    assert [turn.outcome for turn in table.turns] == ["3", "1"]
    assert [turn.moves for turn in table.turns] == [[(0, "box2")], [(0, "box1")]]


@pytest.mark.parametrize(
    ("game", "rolls", "examples"),
    [
        ("dice-realms", ["fate bad-harvest", "0 tinker tinker"], ["fate ", "0 ", "1 "]),
        ("rolling-realms", ["euphoria tapestry viticulture"], ["[a-z]+ ", "[1-6] [1-6]$"]),
    ],
)
def test_the_example_of_a_roll_is_one_that_may_come_now(
    game: str, rolls: list[str], examples: list[str]
) -> None:
    _, shown, _ = play(find_game(game), [Player("Ann"), Player("Bo")], rolls, MANUAL)
    asked = re.findall("type them, as in “(.*)”", shown)
    for example, form in zip(asked, examples, strict=True):
        assert re.match(form, example)


def test_a_bot_plays_any_game() -> None:
    players = [Player("Ann"), Player("greedy", "greedy")]
    table, shown, _ = play(ToyGame(), players, ["skip"] * 4)
    assert "The winner is greedy." in shown
    assert table.position.scores()[0] == 0


def test_no_name_stands_before_a_sentence_that_names_its_seat() -> None:
    players = [Player("Ann"), Player("greedy", "greedy")]
    _, shown, _ = play(find_game("dice-realms"), players, ["1"] * 20)
    assert re.search("^Greedy(:| collects| buys)", shown, re.MULTILINE)
    assert "Ann collects" in shown
    assert "greedy:" not in shown.partition("seat 1: greedy")[2]


def test_people_move_before_bots_and_can_undo_until_then() -> None:
    players = [Player("random", "random"), Player("Ann"), Player("Bob")]
    lines = ["1", "1", "done", "undo", "done", "1", "1", "done"]
    table, shown, _ = play(find_game("rolling-america"), players, lines)
    assert "Taken back: done" in shown
    movers = [seat for seat, _ in table.turns[0].moves]
    assert movers == sorted(movers, key=lambda seat: (seat == 0, seat))


@pytest.mark.parametrize("word", ["why 1", "hint", "moves", "undo"])
def test_words_that_need_a_decision_say_so_before_the_roll(word: str) -> None:
    _, shown, _ = play(find_game("rolling-america"), [Player("Ann")], [word, "r3 b5"], MANUAL)
    assert "the dice come first" in shown or "nothing to take back" in shown
    assert "draws the red 3 and the blue 5" in shown
