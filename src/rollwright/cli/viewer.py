"""Opens files and addresses in the viewer or browser of this system, where there is one."""

import os
import sys
import tempfile
import webbrowser
from pathlib import Path

from rollwright.cli.screen import Screen


def has_viewer() -> bool:
    """Is there a display for a viewer or browser?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_file(path: Path, screen: Screen) -> None:
    """Open a file; where nothing can, tell where it is."""
    file = path.expanduser().absolute()
    try:
        is_open = has_viewer() and webbrowser.open(file.as_uri())
    except (webbrowser.Error, OSError):
        is_open = False
    if not is_open:
        screen.verbatim("no-viewer", file=str(file))


def temporary_file(name: str) -> Path:
    """A file for a viewer, which reads it when this program has ended: it is not deleted here."""
    return Path(tempfile.mkdtemp(prefix="rollwright-"), name)
