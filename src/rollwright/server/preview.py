"""What a move would change on the own board."""

from rollwright.server.board_view import board_change, board_of
from rollwright.server.client_messages import PreviewMove
from rollwright.server.wire.boards import BoardChange
from rollwright.tables.commands import Play
from rollwright.tables.decision import decide
from rollwright.tables.events import Moved
from rollwright.tables.live import LiveTable


def preview_of(live: LiveTable, guest: str, query: PreviewMove, language: str) -> BoardChange:
    """The change by a move that is not made; raises RollwrightError as the move itself would."""
    play = Play(command=query.command, version=query.version, move=query.move)
    moved = decide(live, guest, play)
    assert isinstance(moved, Moved)
    game, position, seat = live.game, live.running.position, moved.seat
    later, at = position.after(seat, position.parse(seat, moved.move))
    before = board_of(game, position, seat)
    change = board_change(game, later, before, board_of(game, later, at, before), language)
    return BoardChange() if change is None else change
