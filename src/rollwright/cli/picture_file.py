"""Writes a picture in the format that the name of its file ends with."""

from pathlib import Path

from rollwright.cli.files import write_new
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
