"""Elements of SVG files."""

import re
from typing import Final
from xml.etree.ElementTree import Element, SubElement

# Characters that XML forbids even in escaped form.
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def add(parent: Element, name: str, **attributes: str | float) -> Element:
    """A new element with its attributes."""
    texts = {
        key: value if isinstance(value, str) else number(value) for key, value in attributes.items()
    }
    return SubElement(parent, name, texts)


def number(value: float) -> str:
    """A number with at most two decimals."""
    return f"{round(value, 2) + 0.0:g}"


def clean(text: str) -> str:
    """The text without the characters that XML forbids."""
    return _FORBIDDEN.sub("\ufffd", text)
