"""docs/server.md is correct."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard, get_args

import msgspec
import pytest

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server.client_messages import ClientMessage
from rollwright.server.errors import http_status
from rollwright.server.wire import boards, messages, prints, view_parts
from tests.server.live_server import RunningServer

MANUAL = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
# Not part of the protocol: they prevent a server from starting, or belong to the engine or to a
# command of the terminal.
UNHEARD = {
    "bad-key",
    "bad-position",
    "bad-record",
    "file-in-use",
    "no-solver",
    "port-in-use",
    "unknown-seed",
}


def words(heading: str = "") -> set[str]:
    """The words of the protocol in a section, or on the whole page."""
    section = MANUAL.split(f"\n{heading}\n")[1].split("\n## ")[0] if heading else MANUAL
    return {word for code in re.findall(r"`([^`\n]+)`", section) for word in code.split()}


def test_every_part_of_the_view_is_explained(server: RunningServer) -> None:
    ada = server.new_client()
    known = words("## The View")
    table = ada.open(game="rolling-america", dice="manual", start=True)
    seen = ada.look(table)
    assert set(seen) | set(seen["seats"][0]) | set(seen["you"]) <= known
    assert set(seen["status"]) <= known
    with ada.open_socket(table) as player:
        player.execute("roll", outcome="r3 w5")
        player.until(lambda: player.view["moves"])
        groups = {name for group in player.view["moves"] for name in group}
        assert groups | set(player.view["log"][0]) <= known
        assert set(player.view["status"]) <= known


@pytest.mark.parametrize("module", [boards, messages, prints, view_parts])
def test_every_type_of_the_wire_is_explained(module: ModuleType) -> None:
    kinds = [kind for kind in vars(module).values() if is_struct(kind, module)]
    assert kinds
    known = words()
    for kind in kinds:
        fields = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert fields <= known, (kind.__name__, fields - known)
        tag = kind.__struct_config__.tag
        assert tag is None or tag in words("## The socket"), tag


def is_struct(kind: object, module: ModuleType) -> TypeGuard[type[msgspec.Struct]]:
    """Is this a type that the module defines?"""
    is_type = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_type and getattr(kind, "__module__", "") == module.__name__


def test_the_result_is_explained(server: RunningServer) -> None:
    ada = server.new_client()
    table = ada.open(game="rolling-america", start=True)
    with ada.open_socket(table) as player:
        player.play_to_the_end()
    (result,) = ada.look(table)["result"]
    assert set(result) | set(result["parts"][0]) <= words("## The View")


def test_every_message_to_the_server_is_explained() -> None:
    known = words("## The socket")
    for kind in get_args(ClientMessage):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        assert info.tag in known, info.tag
        fields = {field.name for field in info.fields} - {"command", "version"}
        assert not fields or f"{info.tag} {{{', '.join(sorted(fields))}}}" in sorted_fields()


def sorted_fields() -> set[str]:
    """Every message on the page, with its fields sorted."""
    found = re.findall(r"`([a-z-]+) \{([a-z, ]*)\}`", MANUAL)
    return {f"{op} {{{', '.join(sorted(fields.split(', ')))}}}" for op, fields in found}


def kinds_of(kind: type[RollwrightError]) -> list[type[RollwrightError]]:
    below = kind.__subclasses__()
    return below + [other for each in below for other in kinds_of(each)]


def test_every_code_is_explained_with_its_status() -> None:
    told: dict[str, int] = {}
    for row in re.findall(r"^\| (`[a-z-]+`.*?) \| (\d{3}) \|", MANUAL, re.MULTILINE):
        told |= dict.fromkeys(re.findall(r"`([a-z-]+)`", row[0]), int(row[1]))
    packages = ("core", "bots", "sheets", "server", "tables")
    spoken = tuple(f"rollwright.{package}." for package in packages)
    kinds = [kind for kind in kinds_of(RollwrightError) if kind.__module__.startswith(spoken)]
    known = {kind.code: http_status(kind(Message("core.any"))) for kind in kinds}
    assert len(known) > 20
    assert {code: status for code, status in known.items() if code not in UNHEARD} == told


def test_the_policy_is_the_one_that_is_sent(server: RunningServer) -> None:
    answer = server.new_client().http.get("/")
    policy = answer.headers["content-security-policy"].replace(server.host, "HOST")
    policy = re.sub("'sha256-[^']+'", "'sha256-DIGEST'", policy)
    assert policy in " ".join(MANUAL.split())
    assert answer.status_code == 200


def test_the_api_is_told_at_its_address(server: RunningServer) -> None:
    http = server.new_client().http
    assert "/api/games" in http.get("/schema").text
    paths: dict[str, Any] = http.get("/schema/openapi.json").json()["paths"]
    assert paths
    for path in paths:
        shape = re.sub(r"\{[a-z_]+\}", "{…}", path)
        assert shape in re.sub(r"\{(id|game|step|digest|name)\}", "{…}", MANUAL), path
