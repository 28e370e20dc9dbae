"""Serves the page and its files."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from rollwright.core.message import Message
from rollwright.server.errors import NotFound
from rollwright.server.packed import FOR_EVER
from rollwright.server.page_files import PAGE_FILES, PageFile


@get(
    ["/", "/index.html", "/puzzles", "/t/{table_id:str}", "/t/{table_id:str}/screen"],
    include_in_schema=False,
    media_type="text/html",
    is_packed=True,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; its script chooses the view by the path."""
    return _serve(request, PAGE_FILES.page())


@get("/static/{path:path}", include_in_schema=False, is_packed=True)
async def static_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    return _serve(request, PAGE_FILES.find(path.removeprefix("/")))


@get("/favicon.ico", include_in_schema=False, is_packed=True)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon, for browsers that request the old default name."""
    return _serve(request, PAGE_FILES.find("icon.svg"))


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Does somebody look at this address in a browser? Whatever asks the API gets JSON."""
    is_api = request.scope["path"].startswith("/api/")
    return not is_api and "text/html" in request.headers.get("accept", "")


def missing_page() -> Response[bytes]:
    """The page for an unknown address: its script says so in words, and leads to the start."""
    headers = {"cache-control": "no-cache"}
    content = PAGE_FILES.page().body.plain
    return Response(content, status_code=404, headers=headers, media_type="text/html")


def _serve(request: Request[Any, Any, Any], file: PageFile | None) -> Response[bytes]:
    if file is None:
        raise NotFound(Message("server.not-found"))
    body, headers = file.body.form_for(request.headers.get("accept-encoding", ""))
    if file.is_named:
        headers["cache-control"] = FOR_EVER
        return Response(body, headers=headers, media_type=file.media_type)
    # Browsers revalidate each time, and get a short 304 while the file is the same.
    headers |= {"etag": file.etag, "cache-control": "no-cache"}
    if file.etag in request.headers.get("if-none-match", ""):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    return Response(body, headers=headers, media_type=file.media_type)
