"""Tells the analysis of a seat in words: what each roll brought, and which moves were better."""

from collections.abc import Sequence
from typing import Final

from rollwright.core.message import NameOf, say, say_briefly
from rollwright.core.position import Events, Position
from rollwright.server.api_types import AnalysedTurn, AnalysisResponse
from rollwright.server.replay_step import take_step
from rollwright.server.replayed_step import steps_of
from rollwright.server.view import namer, sentences, turn_names
from rollwright.tables.analysis import TurnAnalysis, summary_of, unit_of
from rollwright.tables.analyst import AnalysisState
from rollwright.tables.live import LiveTable

# Luck and loss are told with so many decimals.
_DECIMALS: Final = 2


def analysis_view(live: LiveTable, state: AnalysisState | None, language: str) -> AnalysisResponse:
    """How far an analysis is, and once it is done all it found; nothing is told before."""
    low = not live.game.higher_is_better
    if state is None or not state.is_done:
        return AnalysisResponse(_name(state), *_progress(state), 0.0, 0.0, "", "", low, [], [])
    unit, summary = unit_of(live.game), summary_of(state.turns)
    luck, loss = summary.luck * unit, summary.loss * unit
    return AnalysisResponse(
        state="done",
        done=state.done,
        total=state.total,
        luck=_rounded(luck),
        loss=_rounded(loss),
        luck_words=say(live.game.amount_words(abs(summary.luck)), language),
        loss_words=say(live.game.amount_words(summary.loss), language),
        is_low_better=low,
        points=[state.turns.index(point) for point in summary.points],
        turns=_told(live, state.turns, language),
    )


def _name(state: AnalysisState | None) -> str:
    if state is None:
        return "none"
    return "failed" if state.has_failed else "running"


def _progress(state: AnalysisState | None) -> tuple[int, int]:
    return (0, 0) if state is None else (state.done, state.total)


def _told(live: LiveTable, turns: Sequence[TurnAnalysis], language: str) -> list[AnalysedTurn]:
    """All turns in words; the game is played once more for that."""
    position = live.running.setting.first_position()
    name_of = namer(live, language)
    steps, at = steps_of(live.running, None), 0
    rolled = ""
    told: list[AnalysedTurn] = []
    for turn in turns:
        while at < turn.step:
            events: Events = []
            take_step(position, steps[at], events)
            if steps[at].seat is None:
                rolled = sentences(tuple(events), language, name_of)
            at += 1
        seat = steps[turn.step].seat
        assert seat is not None
        told.append(_turn(live, position, seat, turn, rolled, name_of, language))
    return told


def _turn(
    live: LiveTable,
    position: Position,
    seat: int,
    turn: TurnAnalysis,
    rolled: str,
    name_of: NameOf,
    language: str,
) -> AnalysedTurn:
    unit = unit_of(live.game)
    name = live.game.words.round_name(position)
    names = turn_names(live.game.id, position.turn_count(), language)
    played = _labels(live, position, seat, turn.played, name_of, language)
    better = _labels(live, position, seat, turn.best, name_of, language) if turn.loss else []
    return AnalysedTurn(
        step=turn.step,
        end=turn.end,
        round=turn.round,
        turn=turn.turn,
        round_name="" if name is None else say(name, language, name_of),
        turn_name=names[turn.turn - 1] if 1 <= turn.turn <= len(names) else "",
        rolled=rolled,
        luck=_rounded(turn.luck * unit),
        loss=_rounded(turn.loss * unit),
        error=_rounded(turn.error * unit) if turn.loss else 0.0,
        choices=turn.choices,
        played=played,
        better=better,
    )


def _labels(
    live: LiveTable,
    position: Position,
    seat: int,
    texts: Sequence[str],
    name_of: NameOf,
    language: str,
) -> list[str]:
    """Moves that a seat makes one after the other, in words."""
    position, labels = position.copy(), []
    for text in texts:
        move = position.parse(seat, text)
        label = live.game.words.label(position, seat, move)
        labels.append(say_briefly(label, language, name_of))
        position.apply(seat, move)
    return labels


def _rounded(value: float) -> float:
    """Without a sign where nothing is left to tell."""
    return round(value, _DECIMALS) or 0.0
