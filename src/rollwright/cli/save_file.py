"""Saves games of the command line and loads them: a record with a tag for the bots."""

from typing import Final

from rollwright.bots import find_bot
from rollwright.cli.seating import Player
from rollwright.core.errors import BadRecord
from rollwright.core.message import Message, say
from rollwright.core.position import OVER
from rollwright.core.record import Record, Remarks, Tag, read_record, write_record
from rollwright.tables.archive import record_of
from rollwright.tables.proof import UNPROVEN, prove
from rollwright.tables.table import Table

_BOTS: Final = "Bots"


def save_text(table: Table, players: list[Player], language: str) -> str:
    """The game as text with its seed, and a warning while that is still secret."""
    record = record_of(table, with_seed=True)
    tags: list[Tag] = []
    for tag in record.tags:
        if tag.name == "Seed" and table.position.phase != OVER:
            tag = tag._replace(remarks=Remarks((say(Message("cli.seed-warning"), language),)))
        tags.append(tag)
        if tag.name == "Seats":
            tags.append(Tag(_BOTS, tuple(player.bot for player in players)))
    return write_record(record._replace(tags=tuple(tags)))


def load_save(text: str) -> tuple[Table, list[Player]]:
    """The table and the players of a saved game; raises BadRecord."""
    record = read_record(text)
    proof = prove(record)
    if proof.dice == UNPROVEN:
        raise BadRecord(Message("cli.no-seed"))
    return proof.table, _players(record)


def _players(record: Record) -> list[Player]:
    names = record.values("Seats") or ()
    bots = record.values(_BOTS) or ("",) * len(names)
    if len(bots) != len(names):
        args: dict[str, object] = {"name": _BOTS, "value": " ".join(bots)}
        raise BadRecord(Message("core.record-bad-tag", args))
    for bot in bots:
        if bot:
            find_bot(bot)
    pairs = zip(names, bots, strict=True)
    return [Player(name or str(seat), bot) for seat, (name, bot) in enumerate(pairs)]
