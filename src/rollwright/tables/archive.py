"""Converts tables to records and back."""

import json
import re
from collections.abc import Callable
from typing import Final

from rollwright.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalMove,
    RollwrightError,
    UnknownGame,
)
from rollwright.core.game import Editions, Game
from rollwright.core.limits import (
    LONGEST_NAME,
    LONGEST_SEED,
    MOST_NESTING,
    beyond,
    is_nested_too_deeply,
)
from rollwright.core.message import Message, Who
from rollwright.core.position import OVER, PLAY, ROLL, Position
from rollwright.core.record import Record, Roll, SeatMoves, Tag
from rollwright.games import find_game
from rollwright.tables.record_errors import missing_tag, wrong_tag
from rollwright.tables.table import AUTO, MANUAL, NO_ROLL, Setting, Table
from rollwright.tables.toss_record import broken_in, toss_in, toss_tags

PROVABLE: Final = "provable"
_VERSION: Final = re.compile(r"[1-9][0-9]{0,8}")

# Called with the table before a roll, the number of the roll, and the recorded outcome.
CheckRoll = Callable[[Table, int, int], None]


# --- to a record ----------------------------------------------------------------------


def record_of(table: Table, *, with_seed: bool = False) -> Record:
    """The record of a table. It has a secret seed once the game is over, or with `with_seed`."""
    rolls = tuple(Roll(turn.outcome, seat_moves(turn.moves)) for turn in table.turns)
    return Record(tuple(_tags(table, with_seed)), rolls)


def _tags(table: Table, with_seed: bool) -> list[Tag]:
    setting = table.setting
    tags = [
        Tag("Game", (setting.game.id,)),
        Tag("Rules", (str(setting.game.rules),)),
        Tag("Options", (_json(setting.options),)),
        Tag("Seats", setting.names),
        Tag("Dice", (PROVABLE if setting.dice == AUTO else MANUAL,)),
    ]
    if setting.dice == AUTO:
        tags.append(Tag("Commitment", (setting.commitment,)))
        if setting.toss is not None:
            tags += toss_tags(setting.toss, setting.broken, len(setting.names))
        elif setting.words:
            tags.append(Tag("Words", setting.words))
        may_tell = setting.open_seed or with_seed or table.position.phase == OVER
        if may_tell and setting.knows_seed:
            tags.append(Tag("Seed", (setting.seed,)))
    cards = table.position.editions()
    if cards:
        tags.append(Tag("Cards", tuple(f"{name} {edition}" for name, edition in cards.items())))
    if setting.start is not None:
        tags.append(Tag("Start", (_json(setting.start),)))
    if table.position.phase == OVER:
        tags += result_tags(table.position)
    return tags


def result_tags(position: Position) -> list[Tag]:
    """The tags with the result of a finished game."""
    scores = tuple(str(score) for score in position.scores())
    ranking = tuple(" ".join(str(seat) for seat in group) for group in position.ranking())
    return [Tag("Scores", scores), Tag("Ranking", ranking)]


def seat_moves(moves: list[tuple[int, str]]) -> tuple[SeatMoves, ...]:
    """The moves of a turn by seat, as records have them."""
    by_seat: dict[int, list[str]] = {}
    for seat, move in moves:
        by_seat.setdefault(seat, []).append(move)
    return tuple(SeatMoves(seat, tuple(by_seat[seat])) for seat in sorted(by_seat))


def _json(value: object) -> str:
    # ASCII only: a Unicode line separator within a text would break the record.
    return json.dumps(value, separators=(",", ":"))


# --- from a record ---------------------------------------------------------------------


def table_of(record: Record, check_roll: CheckRoll | None = None) -> Table:
    """Replay a record, checking every roll and move; raises BadRecord.

    `check_roll` is called before each roll is applied.
    """
    setting = _setting(record)
    position = _start(setting)
    table = Table(setting, position)
    for number, roll in enumerate(record.rolls, 1):
        _replay_roll(table, number, roll, check_roll)
    _check_result(table.position, record)
    return table


def _setting(record: Record) -> Setting:
    try:
        game = find_game(_wanted(record, "Game"))
    except UnknownGame as error:
        raise BadRecord(error.message) from None
    _check_rules(_wanted(record, "Rules"), game)
    dice = _wanted(record, "Dice")
    if dice not in (PROVABLE, MANUAL):
        raise wrong_tag("Dice", dice)
    options = _object(record, "Options")
    if options is None:
        raise missing_tag("Options")
    seed = record.value("Seed")
    _check_texts(record, seed or "")
    if dice == PROVABLE and record.value("Commitment") is None:
        raise missing_tag("Commitment")
    toss = toss_in(record)
    return Setting(
        game=game,
        options=options,
        names=record.values("Seats") or (),
        dice=AUTO if dice == PROVABLE else MANUAL,
        seed=seed or "",
        open_seed=seed is not None,
        words=() if toss is not None else record.values("Words") or (),
        toss=toss,
        mix="" if toss is None else toss.mix(),
        broken=broken_in(record),
        start=_object(record, "Start"),
        cards=_cards(record),
        known_commitment=record.value("Commitment") or "",
    )


def _check_texts(record: Record, seed: str) -> None:
    """Check the lengths of names and seed."""
    names = record.values("Seats") or ()
    if any(len(name) > LONGEST_NAME for name in names):
        args: dict[str, object] = {"seats": len(names), "most": LONGEST_NAME}
        raise BadRecord(Message("table.bad-names", args))
    if len(seed) > LONGEST_SEED:
        raise BadRecord(Message("table.bad-seed", {"most": LONGEST_SEED}))


def _cards(record: Record) -> Editions:
    """The editions of the cards that were dealt."""
    cards: Editions = {}
    for value in record.values("Cards") or ():
        name, _, edition = value.partition(" ")
        cards[name] = edition
    return cards


def _check_rules(rules: str, game: Game) -> None:
    if rules == str(game.rules):
        return
    if not _VERSION.fullmatch(rules):
        raise wrong_tag("Rules", rules)
    args: dict[str, object] = {"game": game.name(), "found": rules, "known": game.rules}
    raise BadRecord(Message("core.record-other-rules", args))


def _start(setting: Setting) -> Position:
    try:
        position = setting.first_position()
    except (BadOptions, BadPosition) as error:
        raise BadRecord(error.message) from None
    if position.seats() != len(setting.names):
        raise wrong_tag("Seats", " ".join(setting.names))
    if len(setting.words) > position.seats():
        raise BadRecord(Message("table.bad-words", {"seats": position.seats()}))
    return position


def _replay_roll(table: Table, number: int, roll: Roll, check_roll: CheckRoll | None) -> None:
    if number == 1 and table.turns and roll.outcome == NO_ROLL:
        _replay_moves(table, number, roll)
        return
    if table.position.phase != ROLL:
        seats: list[object] = [Who(seat) for seat in table.position.waiting()]
        raise BadRecord(Message("core.record-rest", {"number": number, "seats": seats}))
    try:
        outcome = table.position.parse_outcome_text(roll.outcome)
    except RollwrightError as error:
        args: dict[str, object] = {"number": number, "reason": error.message}
        raise BadRecord(Message("core.record-roll-wrong", args)) from None
    if check_roll is not None:
        check_roll(table, number, outcome)
    table.take_outcome(outcome)
    _replay_moves(table, number, roll)


def _replay_moves(table: Table, number: int, roll: Roll) -> None:
    """Play the moves of all seats, in rounds: one seat may have to wait for another."""
    queues = {entry.seat: list(reversed(entry.moves)) for entry in roll.seats}
    if not _replay_in_rounds(table, number, queues):
        # A move that needs a roll was played too early: it must have been the last one.
        table.restart_turn()
        _replay_in_safe_order(table, number, roll)


def _replay_in_rounds(table: Table, number: int, queues: dict[int, list[str]]) -> bool:
    """Play the moves seat by seat; False if a roll is due while moves are left."""
    while queues:
        stuck = True
        for seat, moves in queues.items():
            while moves and _may_move(table.position, seat, moves[-1]):
                _replay_move(table, number, seat, moves.pop())
                stuck = False
        queues = {seat: moves for seat, moves in queues.items() if moves}
        if stuck:
            if table.position.phase != PLAY and len(table.turns[-1].moves):
                return False
            seat, moves = next(iter(queues.items()))
            _replay_move(table, number, seat, moves[-1])  # raises BadRecord with the reason
    return True


def _replay_in_safe_order(table: Table, number: int, roll: Roll) -> None:
    """Play the moves in an order in which only the last one needs a roll or ends the game."""
    queues = {entry.seat: list(reversed(entry.moves)) for entry in roll.seats}
    while queues:
        seat = _safe_choice(table.position, queues)
        _replay_move(table, number, seat, queues[seat].pop())
        if not queues[seat]:
            del queues[seat]


def _safe_choice(position: Position, queues: dict[int, list[str]]) -> int:
    for seat, moves in queues.items():
        if _may_move(position, seat, moves[-1]):
            after = position.copy()
            after.apply(seat, after.parse(seat, moves[-1]))
            if after.phase == PLAY or (len(queues) == 1 and len(moves) == 1):
                return seat
    return next(iter(queues))


def _may_move(position: Position, seat: int, move: str) -> bool:
    """Is this move legal now? It may depend on a move of another seat."""
    if not 0 <= seat < position.seats() or not position.is_waiting(seat):
        return False
    try:
        return position.parse(seat, move) in position.legal(seat)
    except IllegalMove:
        return False


def _replay_move(table: Table, number: int, seat: int, move: str) -> None:
    try:
        table.play(seat, move)
    except RollwrightError as error:
        args: dict[str, object] = {
            "number": number,
            "seat": seat,
            "move": move,
            "reason": error.message,
        }
        raise BadRecord(Message("core.record-move-wrong", args)) from None


def _check_result(position: Position, record: Record) -> None:
    recorded = [tag for tag in record.tags if tag.name in ("Scores", "Ranking")]
    known = {tag.name: tag.values for tag in result_tags(position)}
    for tag in recorded:
        if position.phase != OVER or tag.values != known[tag.name]:
            raise wrong_tag(tag.name, " ".join(tag.values))


def _object(record: Record, name: str) -> dict[str, object] | None:
    text = record.value(name)
    if text is None:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise wrong_tag(name, text) from None
    if not isinstance(value, dict):
        raise wrong_tag(name, text)
    if is_nested_too_deeply(value):
        wanted = beyond("nesting", MOST_NESTING)
        raise BadRecord(Message("core.wrong-value", {"where": name, "wanted": wanted}))
    return value


def _wanted(record: Record, name: str) -> str:
    value = record.value(name)
    if value is None:
        raise missing_tag(name)
    return value
