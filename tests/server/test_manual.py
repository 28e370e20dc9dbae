"""docs/server.md is correct."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.server.client_messages import ClientMessage
from rollwright.server.errors import http_status
from tests.server.live_server import RunningServer

MANUAL = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
# Not part of the protocol: they prevent a server from starting, or belong to the engine.
UNHEARD = {"bad-key", "bad-position", "bad-record", "file-in-use", "port-in-use", "unknown-seed"}


def words(heading: str = "") -> set[str]:
    """The words of the protocol in a section, or on the whole page."""
    section = MANUAL.split(f"\n{heading}\n")[1].split("\n## ")[0] if heading else MANUAL
    return {word for code in re.findall(r"`([^`\n]+)`", section) for word in code.split()}


def test_every_part_of_the_view_is_explained(server: RunningServer) -> None:
    ada = server.new_client()
    known = words("## The View")
    table = ada.open(game="rolling-america", dice="manual", start=True)
    view = ada.look(table)
    assert set(view) | set(view["seats"][0]) | set(view["you"]) <= known
    assert set(view["status"]) <= words() | words_of_the_engine()
    with ada.open_socket(table) as player:
        player.execute("roll", outcome="r3 w5")
        player.until(lambda: player.view["moves"])
        assert set(player.view["moves"][0]) | set(player.view["log"][0]) <= known
        assert set(player.view["sheet"]["groups"][0]["cells"][0]) <= known


def words_of_the_engine() -> set[str]:
    page = Path(__file__).parents[2] / "docs" / "engine.md"
    return set(re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")))


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
    spoken = ("rollwright.core.", "rollwright.bots", "rollwright.server.", "rollwright.tables.")
    kinds = [kind for kind in kinds_of(RollwrightError) if kind.__module__.startswith(spoken)]
    known = {kind.code: http_status(kind(Message("core.any"))) for kind in kinds}
    assert len(known) > 20
    assert {code: status for code, status in known.items() if code not in UNHEARD} == told


def test_the_policy_is_the_one_that_is_sent(server: RunningServer) -> None:
    answer = server.new_client().http.get("/static/app/main.js")
    policy = answer.headers["content-security-policy"].replace(server.host, "HOST")
    assert policy in " ".join(MANUAL.split())
    assert answer.status_code == 200


def test_the_api_is_told_at_its_address(server: RunningServer) -> None:
    http = server.new_client().http
    assert "/api/games" in http.get("/schema").text
    paths: dict[str, Any] = http.get("/schema/openapi.json").json()["paths"]
    assert paths
    for path in paths:
        shape = re.sub(r"\{[a-z_]+\}", "{…}", path)
        assert shape in re.sub(r"\{(id|step)\}", "{…}", MANUAL), path
