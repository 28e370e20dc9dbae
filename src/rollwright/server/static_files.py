"""Serves the static files of the page, read once and kept in memory."""

import hashlib
import mimetypes
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from rollwright.core.message import Message
from rollwright.server.errors import NotFound

_PAGE: Final = "index.html"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class File(NamedTuple):
    """A file of the page."""

    content: bytes
    media_type: str
    etag: str


@cache
def page_files() -> dict[str, File]:
    """All files of the page, by path."""
    own = _files(resources.files("rollwright.web").joinpath("static"), "")
    # The typefaces of prints lie beside the code that draws files with them.
    fonts = _files(resources.files("rollwright.sheets").joinpath("fonts"), "fonts/")
    return dict(own + [(path, file) for path, file in fonts if path.endswith(".woff2")])


def _files(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{path}{entry.name}/")
        else:
            content = entry.read_bytes()
            tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
            found.append((path + entry.name, File(content, _media_type(entry.name), tag)))
    return found


def _media_type(name: str) -> str:
    ending = name[name.rfind(".") :]
    return _TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


@get(
    ["/", "/t/{table_id:str}", "/t/{table_id:str}/screen"],
    include_in_schema=False,
    media_type="text/html",
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; its script chooses the view by the path."""
    return _serve(request, _PAGE)


@get("/static/{path:path}", include_in_schema=False)
async def static_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _serve(request, path.removeprefix("/"))


@get("/favicon.ico", include_in_schema=False)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon, for browsers that request the old default name."""
    return _serve(request, "icon.svg")


def _serve(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    file = page_files().get(path)
    if file is None:
        raise NotFound(Message("server.not-found"))
    # Browsers revalidate each time, and get a short 304 while the file is the same.
    headers = {"etag": file.etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)
