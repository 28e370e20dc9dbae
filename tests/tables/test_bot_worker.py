"""The bot worker: bots search in separate threads."""

import asyncio
from concurrent.futures import Future
from threading import Event

import pytest

from rollwright.bots.bot import Bot, Suggestion
from rollwright.core.chance import Luck, Source
from rollwright.core.game import Game
from rollwright.core.position import PLAY, Position
from rollwright.games import find_game
from rollwright.tables import bot_worker as module
from rollwright.tables.bot_task import BotTask, bot_task_for
from rollwright.tables.bot_worker import BotWorker, call_in_loop, counsel_for, whole_turn
from tests.tables.table_driver import ANN, friends


def task() -> BotTask:
    """A task: the first roll of Rolling America."""
    game = find_game("rolling-america")
    position = game.new(1, {})
    position.roll(position.parse_outcome_text("r3 b4"))
    assert position.phase == PLAY
    return BotTask("random", game.id, position, 0, "seed")


def test_a_hint_does_not_wait_for_the_turns_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, told = Event(), Event()

    def slow_turn(asked: BotTask) -> list[str]:
        assert may_end.wait(60)
        return ["done"]

    def tell(hint: Future[Suggestion]) -> None:
        assert hint.result().line
        told.set()

    monkeypatch.setattr(module, "_turn_or_fallback", slow_turn)
    bot_worker = BotWorker()
    turn = bot_worker.turn("table", task())
    bot_worker.suggestion("table", task(), tell)
    assert told.wait(60)
    assert not turn.done()
    may_end.set()
    assert turn.result(60) == ["done"]
    bot_worker.close()


class Drawer(Bot):
    """Makes the first legal move, and records its source of randomness."""

    name = "drawer"

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        self.drawn.append(source.below(1_000_000))
        return Suggestion((position.legal(seat)[0],), None, [])


def test_every_move_of_a_turn_has_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    drawer = Drawer()
    monkeypatch.setattr(module, "find_bot", lambda name: drawer)
    moves = whole_turn(task())
    assert len(moves) > 1
    assert len(set(drawer.drawn)) == len(moves)
    before, drawer.drawn = drawer.drawn, []
    assert whole_turn(task()) == moves
    assert drawer.drawn == before
    # A hint is the first of them.
    hinted = counsel_for(task()).move
    assert task().position.text(0, hinted) == moves[0]
    assert drawer.drawn[-1] == before[0]


def test_the_chance_of_a_bot_depends_on_its_seat_and_its_moves() -> None:
    driver = friends()

    def seed(seat: int) -> str:
        return bot_task_for(driver.live, seat, "random").seed

    ann, bob = seed(0), seed(1)
    assert ann != bob
    assert seed(0) == ann
    driver.play(ANN, Luck("a move"))
    assert seed(0) not in (ann, bob)
    assert seed(1) == bob


def test_a_thought_that_ends_after_the_server_is_told_to_nobody() -> None:
    async def loop() -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    told: list[str] = []
    ended = asyncio.run(loop())
    call_in_loop(ended, lambda: told.append("too late"))
    assert told == []
