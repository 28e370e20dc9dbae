"""Levels slip as often as was measured, and are otherwise as good as the trained bot."""

from rollwright.bots import LEVELS, find_bot
from rollwright.bots.level import LevelBot, measured_slips
from rollwright.bots.trained import BOT as TRAINED
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.games import all_games, find_game


def rolled() -> tuple[Game, Position]:
    game = find_game("rolling-america")
    position = game.new(1, {})
    position.roll(position.sample(Luck(3)))
    return game, position


def test_slips_are_measured_for_known_games_and_fall_from_level_to_level() -> None:
    assert set(measured_slips()) <= set(all_games())
    for shares in measured_slips().values():
        assert 1 > shares["beginner"] > shares["casual"] > shares["club"] > 0


def test_who_never_slips_plays_as_the_trained_bot() -> None:
    game, position = rolled()
    wanted = TRAINED.advise(game, position, 0, Luck(1))
    assert LevelBot("perfect", 0.0).advise(game, position, 0, Luck(1)) == wanted


def test_who_always_slips_takes_any_legal_move() -> None:
    game, position = rolled()
    bot, luck = LevelBot("lost", 1.0), Luck("slips")
    taken = {bot.advise(game, position, 0, luck).line for _ in range(300)}
    assert len(taken) > 50
    assert all(len(line) == 1 for line in taken)


def test_a_line_is_cut_where_the_next_slip_comes() -> None:
    game, position = rolled()
    whole = TRAINED.advise(game, position, 0, Luck(1)).line
    bot, luck = LevelBot("half", 0.5), Luck("slips")
    lines = [bot.advise(game, position, 0, luck).line for _ in range(60)]
    kept = [line for line in lines if line == whole[: len(line)]]
    assert {len(line) for line in kept} == set(range(1, len(whole) + 1))


def test_all_levels_between_random_and_expert_slip() -> None:
    assert all(isinstance(find_bot(name), LevelBot) for name in LEVELS[1:-1])
