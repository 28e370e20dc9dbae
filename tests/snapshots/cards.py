"""Pictures of every card, board and piece, drawn without a browser.

Each has light colours and English words on the left, dark ones and Spanish on the right. The
typefaces are our own and the typesetter is pinned, so the same picture comes out everywhere.
"""

from importlib import resources
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import typst
from PIL import Image

from rollwright.core.print import Print
from rollwright.games import all_games, find_game
from rollwright.games.realms.registry import all_realms
from rollwright.sheets.print_svg import PrintSvg
from tests.snapshots.comparison import Picture, Tolerance

# Only what is thinned out may differ by a step; a pip on a card has about twelve pixels.
CARD_TOLERANCE: Final = Tolerance(shift=0, colour=24, pixels=4)
_VIEWS: Final = (("light", "en", "#e5d9c3"), ("dark", "es", "#141210"))
# Half of what most prints measure in their own units; a map or a long board has more to show.
_WIDTH: Final = 240
_LONG: Final = 600
_WIDE: Final = 420
_PIECE: Final = 40
_COLUMNS: Final = 9
_GAP: Final = 4
# Points are pixels.
_DOTS_PER_INCH: Final = 72.0


class Sheet(NamedTuple):
    """A picture: its name, what is on it, and how wide each of that is."""

    name: str
    prints: list[Print]
    width: int


def card_sheets() -> list[Sheet]:
    """Everything that is drawn: a picture for each card and board, and one for all pieces."""
    america = find_game("rolling-america").paper.whole_set({})
    realms = find_game("rolling-realms").paper.whole_set({"set": list(all_realms())})
    dice = find_game("dice-realms")
    boards = dice.paper.prints(dice.new(2, {}), 0) + dice.paper.whole_set({"setup": "random"})
    found = [*_named("america", america), *_named("realms", realms), *_named("dice", boards)]
    pieces = [piece for game in all_games().values() for piece in game.paper.tiles()]
    return [*found, Sheet("pieces", pieces, _PIECE)]


def draw_sheets(sheets: list[Sheet]) -> dict[str, Picture]:
    """The picture of each of these, by name, in one run of the typesetter."""
    with (
        TemporaryDirectory() as folder,
        resources.as_file(resources.files("rollwright.sheets.fonts")) as fonts,
    ):
        main = Path(folder, "main.typ")
        source = "\n#pagebreak()\n".join(_page(sheet, Path(folder)) for sheet in sheets)
        main.write_text(source, encoding="utf-8")
        made: bytes | list[bytes] = typst.compile(
            str(main),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            format="png",
            ppi=_DOTS_PER_INCH,
        )
    pages = made if isinstance(made, list) else [made]
    pictures = [Image.open(BytesIO(page)).convert("RGB") for page in pages]
    return dict(zip([sheet.name for sheet in sheets], pictures, strict=True))


def _named(game: str, prints: list[Print]) -> list[Sheet]:
    distinct = {one.id: one for one in prints}.values()
    return [
        Sheet(f"{game}-{one.id}", [one], _WIDE if one.width > _LONG else _WIDTH) for one in distinct
    ]


def _page(sheet: Sheet, folder: Path) -> str:
    """A page with both views beside each other, as the typesetter wants it."""
    views: list[str] = []
    for look, language, ground in _VIEWS:
        images: list[str] = []
        for one in sheet.prints:
            name = f"{sheet.name}-{one.id}-{look}.svg"
            text = PrintSvg(one, language, look).text()
            Path(folder, name).write_text(text, encoding="utf-8")
            images.append(f'image("{name}", width: {sheet.width}pt)')
        columns = min(len(images), _COLUMNS)
        grid = f"grid(columns: {columns}, gutter: {_GAP}pt, {', '.join(images)})"
        views.append(f'rect(fill: rgb("{ground}"), inset: {_GAP}pt, {grid})')
    return (
        f"#set page(width: auto, height: auto, margin: 0pt)\n#stack(dir: ltr, {', '.join(views)})"
    )
