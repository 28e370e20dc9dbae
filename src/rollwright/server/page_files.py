"""The files of the page: the bundle, or the sources if it was made from others."""

import base64
import hashlib
import json
import mimetypes
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import rollwright
from rollwright.server.packed import QUICK, THOROUGH, Packed

_STATIC: Final = "web/static"
# The typefaces of prints lie beside the code that draws files with them.
_FONTS: Final = "sheets/fonts"
_BUNDLE: Final = "bundle/"
_PAGE: Final = "index.html"
_INPUTS: Final = "bundle/inputs.json"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_NAMED: Final = re.compile(r"bundle/.*-[A-Z0-9]{8}\.[a-z0-9.]+")
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# An edit is seen when the page is next loaded, but a crowd that loads it must not cost much.
_SECONDS: Final = 0.5

Stamp = list[tuple[str, int, int]]


class PageFile:
    """A file of the page. One with its digest in its name never changes."""

    def __init__(self, path: str, content: bytes) -> None:
        self.is_named = _NAMED.fullmatch(path) is not None
        self.body = Packed(content, THOROUGH if self.is_named else QUICK)
        self.digest = hashlib.sha256(content).hexdigest()
        # Weak: it stands for all encodings.
        self.etag = f'W/"{self.digest[:32]}"'
        ending = path[path.rfind(".") :]
        guessed = _TYPES.get(ending) or mimetypes.guess_type(path)[0]
        self.media_type = guessed or "application/octet-stream"


class FileSet(NamedTuple):
    """The files of the page by path as they were at one moment."""

    stamp: Stamp
    files: dict[str, PageFile]
    is_bundled: bool
    # The sources that a content security policy names for the scripts in the page itself.
    inline_scripts: str

    def page(self) -> PageFile:
        """The page itself: that of the bundle as long as it belongs to the sources."""
        return self.files[_BUNDLE + _PAGE if self.is_bundled else _PAGE]


class PageFiles:
    """All files of the page by path, kept in memory, and read again after an edit.

    Several threads ask for them: a new set replaces the last one when it is complete.
    """

    def __init__(self, package: Path, seconds: float = _SECONDS) -> None:
        self._package = package
        self._seconds = seconds
        self._checked = -seconds
        self._set: FileSet | None = None
        self._reading = threading.Lock()

    def find(self, path: str) -> PageFile | None:
        """The file at a path, as it was when the page was last loaded."""
        return self._known().files.get(path)

    def page(self) -> PageFile:
        """The page itself; what was edited is read again first."""
        found = self._known()
        if time.monotonic() - self._checked < self._seconds:
            return found.page()
        self._checked = time.monotonic()
        try:
            if self._stamp_now() != found.stamp:
                with self._reading:
                    found = self._set = self._read()
        except FileNotFoundError:
            # Somebody is at work on the files: the next look finds what became of it.
            self._checked = -self._seconds
        return found.page()

    @property
    def inline_scripts(self) -> str:
        """The sources that a policy names for the scripts in the page."""
        return self._known().inline_scripts

    @property
    def is_bundled(self) -> bool:
        """Is the bundle served, and not the sources?"""
        return self._known().is_bundled

    def pack(self) -> None:
        """Compress the bundle, so that nobody has to wait for it."""
        for file in list(self._known().files.values()):
            if file.is_named:
                file.body.form("br")
                file.body.form("gzip")

    def _known(self) -> FileSet:
        """The last set. Whoever comes while the first one is being read waits for it."""
        found = self._set
        if found is None:
            with self._reading:
                found = self._set = self._set or self._read()
        return found

    def _read(self) -> FileSet:
        stamp = self._stamp_now()
        files = {name: PageFile(name, path.read_bytes()) for name, path in self._paths()}
        is_bundled = self._belongs(files)
        page = files[_BUNDLE + _PAGE].body.plain if is_bundled else b""
        hashes = [hashlib.sha256(script).digest() for script in _INLINE.findall(page)]
        named = [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in hashes]
        return FileSet(stamp, files, is_bundled, " ".join(named))

    def _belongs(self, files: dict[str, PageFile]) -> bool:
        """Is everything that the bundle was made from still the same?"""
        inputs = files.get(_INPUTS)
        if inputs is None:
            return False
        digests: dict[str, str] = json.loads(inputs.body.plain)
        found = {self._place(name): file.digest for name, file in files.items()}
        return all(found.get(place) == digest for place, digest in digests.items())

    def _place(self, name: str) -> str:
        """Where a file lies in the package."""
        return f"sheets/{name}" if name.startswith("fonts/") else f"{_STATIC}/{name}"

    def _stamp_now(self) -> Stamp:
        stats = [(name, path.stat()) for name, path in self._paths()]
        return [(name, stat.st_mtime_ns, stat.st_size) for name, stat in stats]

    def _paths(self) -> Iterator[tuple[str, Path]]:
        static = self._package / _STATIC
        for path in sorted(static.rglob("*")):
            if path.is_file():
                yield path.relative_to(static).as_posix(), path
        for path in sorted((self._package / _FONTS).glob("*.woff2")):
            yield f"fonts/{path.name}", path


PAGE_FILES: Final = PageFiles(Path(rollwright.__file__).parent)
