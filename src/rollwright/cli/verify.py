"""`rollwright verify`: verifies a record."""

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
from rollwright.tables.proof import PROVEN, TYPED, UNPROVABLE, UNPROVEN, Proof, prove

_DICE: Final = {PROVEN: "dice-proven", UNPROVEN: "dice-unproven", TYPED: "dice-typed"}


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli.help.file")],
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Check a record."""
    text = read_text(file)
    try:
        proof = prove(read_record(text))
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
    screen.tell(_DICE[proof.dice])
    position = table.position
    if position.phase == OVER:
        screen.say(verdict(game, position, names))
    else:
        screen.tell("record-running", round=position.round, turn=position.turn)
    screen.tell("record-holds")
