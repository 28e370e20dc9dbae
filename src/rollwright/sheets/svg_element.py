"""Elements of SVG files and the texts in them."""

import re
import unicodedata
from typing import Final
from xml.etree.ElementTree import Element, SubElement

# Characters that XML forbids even in escaped form.
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MORE: Final = "…"


def add(parent: Element, name: str, **attributes: str | float) -> Element:
    """A new element with its attributes."""
    texts = {
        key: value if isinstance(value, str) else number(value) for key, value in attributes.items()
    }
    return SubElement(parent, name, texts)


def add_text(parent: Element, text: str, x: float, y: float, size: float, color: str) -> Element:
    """A text that stands on a line; it starts there unless it is anchored otherwise."""
    element = add(parent, "text", x=x, y=y, fill=color)
    element.set("font-size", number(size))
    element.text = clean(text)
    return element


def number(value: float) -> str:
    """A number with at most two decimals."""
    return f"{round(value, 2) + 0.0:g}"


def clean(text: str) -> str:
    """The text without the characters that XML forbids."""
    return _FORBIDDEN.sub("\ufffd", text)


def text_width(text: str) -> float:
    """An upper estimate of the width of a bold text, relative to its size."""
    return sum(_sign_width(sign) for sign in text)


def _sign_width(sign: str) -> float:
    if sign in "MWmw@%" or unicodedata.east_asian_width(sign) in "WF":
        return 1.05
    return 0.8 if sign.isupper() else 0.7


def shortened(text: str, width: float) -> str:
    """As much of a text as fits."""
    if text_width(text) <= width:
        return text
    while text and text_width(text) + text_width(_MORE) > width:
        text = text[:-1]
    return text + _MORE
