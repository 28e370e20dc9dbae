"""A bot goes on as it has planned only where it finds what it expects."""

from rollwright.games import find_game
from rollwright.tables.bot_plan import BotPlan, plan_after_first
from rollwright.tables.bot_task import BotTask
from rollwright.tables.bot_worker import whole_turn

SEAT = 3


def task(*played: str, bot: str = "greedy") -> BotTask:
    """The first roll of Rolling America, after these moves."""
    game = find_game("rolling-america")
    position = game.new(1, {})
    position.roll(position.parse_outcome_text("r3 b4"))
    for text in played:
        position.apply(0, position.parse(0, text))
    return BotTask(bot, game.id, position, 0, "seed")


def plan() -> tuple[str, BotPlan]:
    """The first move of a turn, and the plan for the others."""
    moves = whole_turn(task())
    kept = plan_after_first(SEAT, task(), moves)
    assert kept is not None
    assert kept.moves == moves[1:]
    return moves[0], kept


def test_the_plan_fits_when_the_first_move_was_made() -> None:
    first, kept = plan()
    assert kept.fits(SEAT, task(first))


def test_it_does_not_fit_before_that_or_after_another_move() -> None:
    first, kept = plan()
    assert not kept.fits(SEAT, task())
    start = task().position
    others = [start.text(0, move) for move in start.legal(0)]
    others.remove(first)
    assert not any(kept.fits(SEAT, task(other)) for other in others)
    assert not kept.fits(SEAT, task(first, kept.moves[0]))


def test_it_is_for_one_seat_and_one_bot() -> None:
    first, kept = plan()
    assert not kept.fits(SEAT + 1, task(first))
    assert not kept.fits(SEAT, task(first, bot="random"))


def test_after_the_last_move_nothing_is_kept() -> None:
    assert plan_after_first(SEAT, task(), ["done"]) is None
