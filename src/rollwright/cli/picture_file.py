"""Writes a picture in the format that the name of its file ends with."""

from pathlib import Path

from rollwright.cli.files import write_new
from rollwright.cli.screen import Screen
from rollwright.cli.viewer import open_file, temporary_file
from rollwright.sheets.typesetting import picture_as


def write_picture(path: Path, svg: str, force: bool) -> None:
    """Write a picture as PDF, PNG or, under any other name, as SVG."""
    ending = path.suffix.lower()
    if ending == ".pdf":
        data = picture_as(svg, "pdf")
    elif ending == ".png":
        data = picture_as(svg, "png")
    else:
        data = svg.encode()
    write_new(path, data, force)


def show_picture(output: Path | None, name: str, svg: str, force: bool, screen: Screen) -> None:
    """Write a picture and open it; without a file to write, in one of this name elsewhere."""
    file = temporary_file(name) if output is None else output
    write_picture(file, svg, force)
    open_file(file, screen)
