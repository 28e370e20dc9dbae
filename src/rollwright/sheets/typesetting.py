"""PDF and PNG files, made with typst; it comes with the extra `print` of the package.

The pictures are the same SVG that the screen gets. Only the shipped typefaces are used, and files
made twice are equal byte by byte.
"""

from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar, Final, Literal

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.sheets.paper_sheet import Page, Placed, cut_marks
from rollwright.sheets.print_svg import PrintSvg

Format = Literal["pdf", "png"]
_DOTS_PER_INCH: Final = 144.0


class NoTypesetter(RollwrightError):
    """The extra that makes PDF and PNG files is not installed."""

    code: ClassVar[str] = "no-typesetter"


def can_typeset() -> bool:
    """Is the extra installed?"""
    return find_spec("typst") is not None


def pages_as_pdf(pages: list[Page], language: str, look: str) -> bytes:
    """The pages as a PDF file at true size."""
    files: dict[str, str] = {}
    source: list[str] = []
    for page in pages:
        source.append(_page(page, files, language, look))
    return _compiled("\n#pagebreak()\n".join(source), files, "pdf")


def picture_as(svg: str, format_: Format) -> bytes:
    """A picture as a file of its own: `pdf` or `png`."""
    source = '#set page(width: auto, height: auto, margin: 0pt)\n#image("picture.svg")'
    return _compiled(source, {"picture.svg": svg}, format_)


def _page(page: Page, files: dict[str, str], language: str, look: str) -> str:
    lines = [f"#set page(width: {page.width}mm, height: {page.height}mm, margin: 0mm)"]
    for placed in page.placed:
        if (name := _file_name(placed)) not in files:
            files[name] = PrintSvg(placed.print, language, look).text()
    if page.bleed:
        # A slightly larger copy behind each print has the same colors at every edge.
        lines += [_image(placed, page.bleed) for placed in page.placed]
    lines += [_image(placed) for placed in page.placed]
    if not page.is_back:
        lines += [_line(*mark) for mark in cut_marks(page)]
    return "\n".join(lines)


def _file_name(placed: Placed) -> str:
    return f"{placed.print.id}.svg"


def _image(placed: Placed, beyond: float = 0.0) -> str:
    """A print, larger than it is by so many millimetres at each edge."""
    spot = f"dx: {placed.x - beyond:.2f}mm, dy: {placed.y - beyond:.2f}mm"
    width, height = placed.width + 2 * beyond, placed.height + 2 * beyond
    size = f'width: {width:.2f}mm, height: {height:.2f}mm, fit: "stretch"'
    return f'#place(top + left, {spot}, image("{_file_name(placed)}", {size}))'


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f"start: ({x1:.2f}mm, {y1:.2f}mm), end: ({x2:.2f}mm, {y2:.2f}mm)"
    return f"#place(top + left, line({ends}, stroke: 0.2pt + luma(90)))"


def _compiled(source: str, files: dict[str, str], format_: Format) -> bytes:
    try:
        import typst
    except ImportError:
        raise NoTypesetter(Message("core.no-typesetter")) from None
    with (
        TemporaryDirectory() as folder,
        resources.as_file(resources.files("rollwright.sheets.fonts")) as fonts,
    ):
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        main = Path(folder, "main.typ")
        main.write_text(source, encoding="utf-8")
        made: object = typst.compile(
            str(main),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            format=format_,
            ppi=_DOTS_PER_INCH,
            timestamp=0,
        )
    pages = made if isinstance(made, list) else [made]
    assert isinstance(pages[0], bytes)
    return pages[0]
