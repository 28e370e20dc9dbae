"""The colors of the prints: of lines, of the bodies of dice, and of boards."""

from typing import Final

from rollwright.core.print import PrintTheme

# Faces with one dot are paler than those above them in their line.
_LIGHT: Final = {
    "green": "#8fd0a5",
    "green-soft": "#c2e5cd",
    "green-line": "#1c5c35",
    "yellow": "#f1d45c",
    "yellow-soft": "#f8eab0",
    "yellow-line": "#665000",
    "blue": "#9cc4ec",
    "blue-soft": "#c9dff4",
    "blue-line": "#1c4c82",
    "orange": "#f4b56b",
    "orange-soft": "#f9d7ae",
    "orange-line": "#7d4200",
    "purple": "#c7abe7",
    "purple-soft": "#e0d0f2",
    "purple-line": "#573188",
    "red": "#eb9f90",
    "red-soft": "#f6cbc1",
    "red-line": "#8a2a1b",
    "white": "#fffdf6",
    "white-line": "#5c5348",
    "gray": "#c9c5bd",
    "gray-line": "#4a4640",
    "fate": "#fbdfd6",
    "fate-band": "#f2b3a2",
    "fate-line": "#a8321f",
    "body-black": "#2b2d33",
    "body-white": "#ffffff",
    "body-gray": "#9aa0a9",
    "body-green": "#3f8a5b",
    "body-fate": "#a8321f",
    "body-line": "#22252b",
    "t1": "#7c2f21",
    "t2": "#b8860b",
    "t3": "#f7f0e0",
    "t4": "#cbbfa8",
    "trace": "#7c2f21",
}
_DARK: Final = {
    "green": "#1f5a3a",
    "green-soft": "#1c432e",
    "green-line": "#9fe0bd",
    "yellow": "#62520f",
    "yellow-soft": "#473d13",
    "yellow-line": "#f1dd84",
    "blue": "#264b75",
    "blue-soft": "#213751",
    "blue-line": "#a9d0f5",
    "orange": "#6d4211",
    "orange-soft": "#503515",
    "orange-line": "#ffca8a",
    "purple": "#503679",
    "purple-soft": "#3d2d58",
    "purple-line": "#d9bff2",
    "red": "#71332a",
    "red-soft": "#552a24",
    "red-line": "#ffb4a5",
    "white": "#39332d",
    "white-line": "#cdbfa9",
    "gray": "#45413c",
    "gray-line": "#c2bbb0",
    "fate": "#4a2620",
    "fate-band": "#6d3227",
    "fate-line": "#f09b8a",
    "body-black": "#0b0a09",
    "body-white": "#d9d3c8",
    "body-gray": "#70757d",
    "body-green": "#2f7a4d",
    "body-fate": "#8c2a1a",
    "body-line": "#bdb09b",
    "t1": "#6b281c",
    "t3": "#2b2622",
    "t4": "#5a5047",
    "trace": "#f0a593",
}
THEME: Final = PrintTheme(_LIGHT, _DARK)
# What is printed on the colored band of a board.
BAND: Final = "t1"


def face_color(color: str, dots: int) -> str:
    """The color of a face of a line with this color."""
    return f"{color}-soft" if dots == 1 and f"{color}-soft" in _LIGHT else color
