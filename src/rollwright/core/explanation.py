"""Why a line of moves is good: facts in the order of their weight, whatever the game.

A game tells what matters to its players. Where it tells nothing, as for moves that it does not
know, the facts come from what every game has: its score, its counters, its sheets and its offers.
"""

from typing import Final

from rollwright.core.game import Game
from rollwright.core.message import Message
from rollwright.core.passage import Passage, passage_of
from rollwright.core.position import Position
from rollwright.core.reason import Reason

# How many facts are told of a line.
MOST_FACTS: Final = 3
# Lighter ones are told only where there is nothing weightier.
_MINOR: Final = 20
# A fact about what comes later in the turn gives way to one about the move itself.
_LATER: Final = 3


def explain(game: Game, position: Position, seat: int, line: list[int]) -> list[Message]:
    """Facts that speak for this line and its first move, at least one, the weightiest first."""
    facts = _facts(game, position, seat, line[:1])
    if len(line) > 1:
        known = [_subject(reason.fact) for reason in facts]
        for reason in _facts(game, position, seat, line):
            if _subject(reason.fact) not in known:
                facts.append(_told_of_turn(reason))
    facts.sort(key=lambda reason: -reason.weight)
    major = [reason for reason in facts if reason.weight >= _MINOR]
    return [reason.fact for reason in (major or facts[:1])[:MOST_FACTS]]


def _told_of_turn(reason: Reason) -> Reason:
    if reason.dated:
        return reason
    return Reason(reason.weight - _LATER, Message("core.reason.turn", {"fact": reason.fact}))


def _subject(fact: Message) -> tuple[str, list[object]]:
    """What a fact is about: two of the same kind about the same thing differ in numbers only."""
    return fact.key, [value for value in fact.args.values() if isinstance(value, Message)]


def _facts(game: Game, position: Position, seat: int, line: list[int]) -> list[Reason]:
    own = game.words.reasons(position, seat, line)
    return own if own else plain_reasons(game, position, seat, line)


def plain_reasons(game: Game, position: Position, seat: int, line: list[int]) -> list[Reason]:
    """Facts that need nothing but the contract; never none."""
    passage = passage_of(position, seat, line)
    found = _of_scores(game, passage) + _of_counters(game, passage) + _of_marks(game, passage)
    if len(line) == 1:
        found += _of_move(game, position, seat, line[0])
    if found:
        return found
    return [_reason(1, "ends" if passage.ended else "free")]


def _reason(weight: int, key: str, **args: object) -> Reason:
    return Reason(weight, Message(f"core.reason.{key}", args))


def _of_scores(game: Game, passage: Passage) -> list[Reason]:
    old = passage.before.scores()[passage.seat]
    new = passage.after.scores()[passage.seat]
    if old == new:
        return []
    better = (new > old) == game.higher_is_better
    texts: dict[str, object] = {"old": game.score_text(old), "new": game.score_text(new)}
    return [_reason(60 if better else 8, "score", **texts)]


def _of_counters(game: Game, passage: Passage) -> list[Reason]:
    """What the seat has more of, and what less."""
    seat, paper = passage.seat, game.paper
    old, new = paper.counts(passage.before, seat), paper.counts(passage.after, seat)
    counters = paper.counters(passage.before)
    changes = [
        (counter.name, after - before)
        for counter, before, after in zip(counters, old, new, strict=True)
        if not counter.common and after != before
    ]
    more: list[object] = [_change(name, by) for name, by in changes if by > 0]
    less: list[object] = [_change(name, by) for name, by in changes if by < 0]
    found = [_reason(50, "more", things=more)] if more else []
    return [*found, _reason(10, "less", things=less)] if less else found


def _change(name: Message, by: int) -> Message:
    return Message("core.reason.change", {"name": name, "by": f"{by:+d}"})


def _of_marks(game: Game, passage: Passage) -> list[Reason]:
    seat, paper = passage.seat, game.paper
    old, new = paper.marks(passage.before, seat), paper.marks(passage.after, seat)
    if len(old) != len(new):
        return []
    count = sum([one != other for one, other in zip(old, new, strict=True)])
    return [_reason(5, "marks", count=count)] if count else []


def _of_move(game: Game, position: Position, seat: int, move: int) -> list[Reason]:
    """What its terms tell of a single move."""
    found: list[Reason] = []
    if position.legal(seat) == [move]:
        found.append(_reason(90, "only"))
    terms = game.paper.offer(position, seat, move).terms
    if terms.ends:
        found.append(_reason(9, "forfeits") if terms.forfeits else _reason(40, "complete"))
    return found
