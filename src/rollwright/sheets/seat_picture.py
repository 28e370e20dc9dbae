"""The picture of what lies before a seat, for every game."""

from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.sheets.palette import DARK, LIGHT
from rollwright.sheets.print_palette import DARK_PRINT
from rollwright.sheets.print_sheet import sheet_picture
from rollwright.sheets.sheet import draw
from rollwright.sheets.svg import render_svg


def seat_picture(game: Game, position: Position, seat: int, language: str, look: str) -> str:
    """The text of an SVG file: the prints of the seat, or its plain sheet where it has none."""
    picture = sheet_picture(game, position, seat, language, look)
    if picture is not None:
        return picture
    return render_svg(draw(game, position, seat, language), DARK if look == DARK_PRINT else LIGHT)
