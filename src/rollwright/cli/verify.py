"""`rollwright verify`: verifies a record, and says how much that proves."""

from typing import Annotated, Final

import typer

from rollwright.cli.files import read_text
from rollwright.cli.language import LanguageOption
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.results import verdict
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadRecord
from rollwright.core.message import Message
from rollwright.core.position import OVER
from rollwright.core.record import read_record
from rollwright.tables.proof import (
    CONSISTENT,
    TYPED,
    UNPROVABLE,
    UNPROVEN,
    WITNESSED,
    Proof,
    prove,
)
from rollwright.tables.sight import Sight, read_sight

# Of a crowd only some are named.
_MOST_NAMED: Final = 8
# Larger powers of two are not written out.
_MOST_BITS: Final = 20

# What is proven, as a sentence.
_SENTENCES: Final = {
    CONSISTENT: "dice-consistent",
    WITNESSED: "dice-witnessed",
    UNPROVEN: "dice-unproven",
    UNPROVABLE: "dice-unprovable",
    TYPED: "dice-typed",
}


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.file")],
    commitment: Annotated[str, typer.Option(metavar="HASH", help="cli.help.commitment")] = "",
    word: Annotated[str, typer.Option(metavar="WORD", help="cli.help.word")] = "",
    seen: Annotated[str | None, typer.Option(metavar="FILE", help="cli.help.seen")] = None,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Check a record."""
    text = read_text(file)
    try:
        sight = Sight() if seen is None else read_sight(read_text(seen))
        sight = Sight(
            commitment=commitment.lower() or sight.commitment,
            list_hash=sight.list_hash,
            word=word or sight.word,
            seat=None if word else sight.seat,
            rolls=sight.rolls,
        )
        proof = prove(read_record(text), sight)
        if proof.dice == UNPROVABLE:
            raise BadRecord(Message("cli.dice-unprovable"))
    except BadRecord as error:
        raise BadRecord(Message("cli.record-fails", {"reason": error.message})) from None
    _report(Screen(language), proof)


def _report(screen: Screen, proof: Proof) -> None:
    table = proof.table
    setting = table.setting
    names = [name or str(seat) for seat, name in enumerate(setting.names)]
    game = setting.game
    screen.tell("record-game", game=game.name(), rules=game.rules, seats=", ".join(names))
    moves = sum(len(turn.moves) for turn in table.turns)
    screen.tell("record-legal", rolls=len(table.turns), moves=moves)
    screen.tell(_SENTENCES[proof.dice])
    if proof.dice in (CONSISTENT, WITNESSED):
        _report_words(screen, proof, names)
    position = table.position
    if position.phase == OVER:
        screen.say(verdict(game, position, names))
    else:
        screen.tell("record-running", round=position.round, turn=position.turn)
    screen.tell("record-holds")


def _report_words(screen: Screen, proof: Proof, names: list[str]) -> None:
    """Who had a say in the dice, and what others could choose."""
    if proof.was_broken:
        screen.tell("dice-was-broken")
    is_tossed = proof.table.setting.toss is not None
    if proof.word_seat is not None:
        screen.tell("word-found" if is_tossed else "word-found-unpledged", seat=proof.word_seat)
    if not proof.word_seats:
        screen.tell("words-none")
    elif is_tossed:
        screen.tell("words-of", seats=_some(screen, names, proof.word_seats))
    else:
        screen.tell("words-unpledged")
    if proof.broken:
        withheld = [seat for attempt in proof.broken for seat in attempt.withheld()]
        count, seats = len(proof.broken), _some(screen, names, withheld)
        screen.tell("attempts-broken", count=count, seats=seats, results=count + 1)
    if proof.skipped:
        count = len(proof.skipped)
        screen.tell("words-skipped", count=count, results=_results(len(proof.broken), count))


def _results(broken: int, skipped: int) -> str:
    """How many results there were to choose between."""
    if skipped <= _MOST_BITS:
        return str(broken + 2**skipped)
    return f"{broken} + 2^{skipped}" if broken else f"2^{skipped}"


def _some(screen: Screen, names: list[str], seats: list[int]) -> str:
    text = ", ".join([names[seat] for seat in seats[:_MOST_NAMED]])
    rest = len(seats) - _MOST_NAMED
    return screen.words("and-others", names=text, count=rest) if rest > 0 else text
