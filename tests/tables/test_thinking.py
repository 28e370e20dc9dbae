"""Bots think beside the table: in threads of their own."""

from concurrent.futures import Future
from threading import Event

import pytest

from rollwright.core.position import PLAY
from rollwright.games import find_game
from rollwright.tables import thinking
from rollwright.tables.thinking import Thinker, Thought


def thought() -> Thought:
    """What to do with the first dice of Rolling America."""
    position = find_game("rolling-america").new(1, {})
    position.roll(position.parse_outcome_text("r3 b4"))
    assert position.phase == PLAY
    return Thought("random", position, 0, "seed")


def test_a_hint_does_not_wait_for_the_turns_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, told = Event(), Event()

    def slow_turn(asked: Thought) -> list[str]:
        assert may_end.wait(60)
        return ["done"]

    def tell(hint: Future[tuple[str, int]]) -> None:
        assert hint.result()[0]
        told.set()

    monkeypatch.setattr(thinking, "_sure_turn", slow_turn)
    thinker = Thinker()
    turn = thinker.turn(thought())
    thinker.move(thought(), tell)
    assert told.wait(60)
    assert not turn.done()
    may_end.set()
    assert turn.result(60) == ["done"]
    thinker.close()
