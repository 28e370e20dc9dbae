"""Small pictures of prints, as SVG files that a page shows without reading them.

Each is one file for light and dark: its root is called `dark`, so that an address with `#dark`
gets the dark colors. As with documents, the address is a digest, and browsers keep it for ever.
"""

import hashlib
from typing import Final
from xml.etree.ElementTree import Element, tostring

from rollwright.core.print import Print
from rollwright.server.packed import Packed
from rollwright.sheets.lettering import SANS, SERIF
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT, OPEN_PRINT, colors_for
from rollwright.sheets.print_svg import BLANK_PRINT, PrintSvg, Written

_DIGEST: Final = 24
_SERIFS: Final = f"{SERIF},Georgia,serif"
_SANS: Final = f"'{SANS}',Arial,sans-serif"
# Pictures are few; cards of one's own that change must not fill the memory.
_MOST: Final = 2000


class PictureLibrary:
    """All pictures that a list of games has named so far."""

    def __init__(self) -> None:
        self._packed: dict[str, Packed] = {}
        # The digests of blank prints by identity, with the print, which keeps its identity.
        self._digests: dict[tuple[int, str], tuple[Print, str]] = {}

    def find(self, digest: str) -> Packed | None:
        """The picture with this digest, if a list has named it."""
        return self._packed.get(digest)

    def blank(self, one: Print, language: str) -> str:
        """The digest of a print with nothing written on it, drawn once."""
        key = (id(one), language)
        found = self._digests.get(key)
        if found is None:
            if len(self._digests) >= _MOST:
                self._digests.clear()
                self._packed.clear()
            found = self._digests[key] = (one, self.add(one, language))
        return found[1]

    def add(self, one: Print, language: str, written: Written = BLANK_PRINT) -> str:
        """Draw a print with what is written on it, and return its digest."""
        plain = picture_text(one, language, written).encode()
        digest = hashlib.sha256(plain).hexdigest()[:_DIGEST]
        self._packed[digest] = Packed(plain)
        return digest


PICTURES: Final = PictureLibrary()


def picture_text(one: Print, language: str, written: Written) -> str:
    """The file, with the page's typefaces, if it becomes a part of it.

    For a picture a browser loads none, so that it also names some that are everywhere.
    """
    root = PrintSvg(one, language, OPEN_PRINT, written).element()
    root.set("id", "dark")
    for text in root.iter("text"):
        is_serif = SERIF in text.get("font-family", "")
        text.set("font-family", _SERIFS if is_serif else _SANS)
    inside = "".join(tostring(part, encoding="unicode") for part in root)
    style = Element("style")
    light, dark = (_colors(one, look, inside) for look in (LIGHT_PRINT, DARK_PRINT))
    style.text = f"svg{{{light}}}svg:target{{{dark}}}"
    root.insert(0, style)
    return tostring(root, encoding="unicode")


def _colors(one: Print, look: str, inside: str) -> str:
    """Those that the drawing uses."""
    colors = colors_for(one.theme, look).items()
    return ";".join(f"--p-{name}:{color}" for name, color in colors if f"--p-{name})" in inside)
