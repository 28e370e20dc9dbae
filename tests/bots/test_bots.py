"""Properties of every bot in every game."""

import random
from collections.abc import Iterator
from importlib import resources

import pytest

from rollwright.bots import (
    DEFAULT_BOT,
    LEVELS,
    Bot,
    UnknownBot,
    all_bots,
    bot_about,
    bot_title,
    find_bot,
)
from rollwright.bots.expert import ExpertBot
from rollwright.core.chance import Luck
from rollwright.core.errors import NotYourTurn, RollwrightError
from rollwright.core.message import CATALOGUE
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import all_games
from rollwright.tables.table import Table, new_table

BOTS = sorted(all_bots())
GAMES = sorted(all_games())
TIMES = (None, 0, 3)


def bot_of(name: str) -> Bot:
    """A bot; the expert with few playouts, for these are many questions."""
    return ExpertBot(ends=2, playouts=1) if name == "expert" else find_bot(name)


def positions(game: str, count: int = 25) -> Iterator[tuple[Position, int]]:
    """Positions of a random game, of three seats if it allows them, in which one has to decide."""
    position = all_games()[game].new(min(3, all_games()[game].max_seats or 3), {})
    luck = Luck(f"{game} by chance")
    for _ in range(count):
        while position.phase == ROLL:
            position.roll(position.sample(luck))
        if position.phase == OVER:
            return
        seats = position.waiting()
        seat = seats[luck.below(len(seats))]
        yield position, seat
        moves = position.legal(seat)
        position.apply(seat, moves[luck.below(len(moves))])


@pytest.mark.parametrize("millis", TIMES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_advice_is_legal_and_leaves_the_position_alone(
    bot: str, game: str, millis: int | None
) -> None:
    for position, seat in positions(game):
        before = position.to_json()
        advice = bot_of(bot).advise(all_games()[game], position, seat, Luck(1), millis)
        assert position.to_json() == before
        others = [move for move, _ in advice.alternatives]
        assert len({advice.move, *others}) == 1 + len(others)
        assert {advice.move, *others} <= set(position.legal(seat))
        values = [value for _, value in advice.alternatives]
        assert values == sorted(values, reverse=True)
        assert advice.value is None or not values or advice.value >= values[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_line_can_be_played_to_its_end_within_the_turn(bot: str, game: str) -> None:
    rules = all_games()[game]
    for position, seat in positions(game):
        after, turn = position.copy(), (position.round, position.turn)
        line = bot_of(bot).advise(rules, position, seat, Luck(1)).line
        assert line
        for move in line:
            assert (after.round, after.turn) == turn
            rules.play(after, seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_always_a_legal_move_worth_a_thought(game: str) -> None:
    for position, seat in positions(game, 60):
        candidates = all_games()[game].advice.candidates(position, seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(position.legal(seat))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_question_gets_the_same_answer(bot: str, game: str) -> None:
    for position, seat in positions(game, 8):
        rules, first = all_games()[game], position.copy()
        advice = bot_of(bot).advise(rules, position, seat, Luck("thoughts"))
        assert bot_of(bot).advise(rules, first, seat, Luck("thoughts")) == advice


def test_greedy_needs_no_luck() -> None:
    game, bot = all_games()["rolling-america"], find_bot("greedy")
    for position, seat in positions("rolling-america", 8):
        first, second = (bot.advise(game, position, seat, Luck(n)) for n in (1, 2))
        assert first == second


def test_random_takes_every_legal_move_sooner_or_later() -> None:
    position, seat = next(positions("rolling-america"))
    luck = Luck("often")
    game, bot = all_games()["rolling-america"], find_bot("random")
    taken = {bot.advise(game, position, seat, luck).move for _ in range(2500)}
    assert taken == set(position.legal(seat))


@pytest.mark.parametrize("bot", BOTS)
def test_a_seat_without_a_decision_gets_no_advice(bot: str) -> None:
    game = all_games()["rolling-america"]
    position = game.new(2, {})
    with pytest.raises(NotYourTurn):
        bot_of(bot).advise(game, position, 0, Luck(1))
    position.roll(position.sample(Luck(1)))
    for seat in (-1, 2):
        with pytest.raises(NotYourTurn):
            bot_of(bot).advise(game, position, seat, Luck(1))


# --- chance ----------------------------------------------------------------------------


def rolls_with(bots: list[Bot], game: str) -> list[str]:
    """The rolls of a table at which bots search before each random move."""
    table = new_table(all_games()[game], all_games()[game].max_seats or 2, seed="a fixed seed")
    moves, thoughts = Luck("moves"), Luck("thoughts")
    while table.position.phase != OVER and len(table.turns) < 6:
        if table.position.phase == ROLL:
            table.roll()
        # A move may call for chance before it is the next seat's turn.
        while table.position.waiting():
            seat = table.position.waiting()[0]
            for bot in bots:
                bot.advise(table.setting.game, table.position, seat, thoughts)
            play_by_chance(table, seat, moves)
    return [turn.outcome for turn in table.turns]


def play_by_chance(table: Table, seat: int, luck: Luck) -> None:
    while table.position.is_waiting(seat):
        legal = table.position.legal(seat)
        table.play(seat, table.position.text(seat, legal[luck.below(len(legal))]))


@pytest.mark.parametrize("game", GAMES)
def test_thinking_does_not_disturb_the_rolls(game: str) -> None:
    before = random.getstate()
    assert rolls_with([bot_of(name) for name in BOTS], game) == rolls_with([], game)
    assert random.getstate() == before


# --- finding ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_bot_has_a_name_for_people(language: str) -> None:
    keys = CATALOGUE.keys(language)
    assert [bot for bot in BOTS if bot_title(bot).key not in keys] == []
    assert [bot for bot in BOTS if bot_about(bot).key not in keys] == []


def test_the_levels_are_bots() -> None:
    assert set(LEVELS) <= set(all_bots())


def test_bots_are_found_by_folder() -> None:
    assert {"greedy", "random"} <= set(all_bots())
    assert all(find_bot(name).name == name for name in all_bots())


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"“nobody”.*greedy, random, rival, trained") as refusal:
        find_bot("nobody")
    assert isinstance(refusal.value, RollwrightError)
    assert refusal.value.code == "unknown-bot"


def test_the_page_and_the_server_mean_the_same_bot_where_none_is_named() -> None:
    assert DEFAULT_BOT in BOTS
    page = resources.files("rollwright.web").joinpath("static/app/start/bots.js")
    assert f'DEFAULT_BOT = "{DEFAULT_BOT}"' in page.read_text(encoding="utf-8")
