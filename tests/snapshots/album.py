"""The kept pictures: writing them anew, and comparing what is drawn now with them."""

from pathlib import Path
from typing import Final

from PIL import Image

from tests.snapshots.comparison import Picture, Tolerance, is_alike, shown_difference

_PROJECT: Final = Path(__file__).parents[2]
# A channel keeps this many of its 256 values: paper and pencil need no more, and the files are a
# third of the size. What is compared is thinned out in the same way.
_LEVELS: Final = 10


class Album:
    """A folder of kept pictures, and where those that differ are written."""

    def __init__(self, name: str, tolerance: Tolerance, root: Path = _PROJECT) -> None:
        self._kept = root / "tests" / "snapshots" / name
        self._found = root / "build" / "snapshots" / name
        self._root = root
        self._tolerance = tolerance

    def names(self) -> list[str]:
        """The names of the pictures that are kept."""
        return sorted(path.stem for path in self._kept.glob("*.webp"))

    def keep(self, name: str, seen: Picture) -> bool:
        """Write a picture, unless the kept one shows the same; has it been written?"""
        thin = thinned(seen)
        if name in self.names() and is_alike(self._open(name), thin, self._tolerance):
            return False
        self._kept.mkdir(parents=True, exist_ok=True)
        thin.save(self._path(name), lossless=True, quality=60, method=4)
        return True

    def drop(self, name: str) -> None:
        """Remove a picture of what is no longer drawn."""
        self._path(name).unlink()

    def complaint(self, name: str, seen: Picture) -> str:
        """What differs from the kept picture, with three pictures of it; empty if nothing does."""
        for old in self._found.glob(f"{name}-*.png"):
            old.unlink()
        if name not in self.names():
            return f"{name} is not kept; `make snapshots` writes it."
        before, after = self._open(name), thinned(seen)
        if is_alike(before, after, self._tolerance):
            return ""
        self._found.mkdir(parents=True, exist_ok=True)
        difference = shown_difference(before, after, self._tolerance)
        told = {"before": before, "after": after, "difference": difference}
        paths = {kind: self._found / f"{name}-{kind}.png" for kind in told}
        for kind, picture in told.items():
            picture.save(paths[kind])
        shown = ", ".join(str(path.relative_to(self._root)) for path in paths.values())
        return f"{name} looks different: {shown}. If that is meant, run `make snapshots`."

    def _path(self, name: str) -> Path:
        return self._kept / f"{name}.webp"

    def _open(self, name: str) -> Picture:
        return Image.open(self._path(name)).convert("RGB")


def thinned(picture: Picture) -> Picture:
    """The picture with fewer colours, as it is kept."""
    step = 255 / (_LEVELS - 1)
    nearest = [round(round(value / step) * step) for value in range(256)]
    return picture.convert("RGB").point(nearest * 3)
