"""`rollwright faces`: lists the faces of dice that have faces of their own, and shows one."""

import json
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from rollwright.cli.language import LanguageOption
from rollwright.cli.rule_lookup import find_named
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import GameFace
from rollwright.core.message import Message, say
from rollwright.games import find_game

_GAME: Final = "dice-realms"
_ORIGINS: Final = {
    "printed": "realms-printed",
    "deduced": "realms-deduced",
    "reconstructed": "realms-reconstructed",
}
# In the list, where room is scarce.
_SHORT: Final = {
    "printed": "realms-printed",
    "deduced": "realms-deduced",
    "reconstructed": "faces-ours",
}
# A longer name gets a second line, so that there is room for what a face does.
_NAME_WIDTH: Final = 12
_PARTS: Final = {
    "name": "faces-part-name",
    "dots": "faces-part-dots",
    "count": "faces-part-count",
    "powers": "faces-part-powers",
    "limit": "faces-part-limit",
}


def _filter(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def faces(
    what: Annotated[str, typer.Argument(help="cli.help.faces-what")] = "list",
    name: Annotated[str | None, typer.Argument(help="cli.help.faces-name")] = None,
    line: Annotated[str | None, _filter("LINE", "cli.help.faces-line")] = None,
    origin: Annotated[str | None, _filter("ORIGIN", "cli.help.faces-origin")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli.help.faces-json")] = False,
    language: LanguageOption = "",
) -> None:
    """List the faces, or show one."""
    screen = Screen(language)
    known = find_game(_GAME).faces()
    if what == "show" and name is not None and line is None and origin is None:
        named = {face.id: (face, say(face.name, screen.language)) for face in known}
        chosen = [find_named(named, name, "faces-near", "faces-unknown")]
    elif what == "list" and name is None:
        chosen = _filtered(known, line, origin)
    else:
        raise BadOptions(Message("cli.faces-usage"))
    if as_json:
        listed = [_json(face, screen.language) for face in chosen]
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    elif what == "show":
        _show(screen, chosen[0])
    else:
        _list(screen, chosen)


def _filtered(known: list[GameFace], line: str | None, origin: str | None) -> list[GameFace]:
    lines = dict.fromkeys(face.line for face in known)
    if line is not None and line not in lines:
        raise BadOptions(Message("cli.faces-unknown-line", {"lines": ", ".join(lines)}))
    if origin is not None and origin not in _ORIGINS:
        raise BadOptions(Message("cli.faces-unknown-origin", {"origins": ", ".join(_ORIGINS)}))
    return [
        face
        for face in known
        if line in (None, face.line) and origin in (None, face.origins["powers"])
    ]


def _list(screen: Screen, chosen: list[GameFace]) -> None:
    """A table for each line of faces."""
    for line in dict.fromkeys(face.line for face in chosen):
        mine = [face for face in chosen if face.line == line]
        screen.heading(f"{say(mine[0].line_name, screen.language)} ({line})")
        table = Table(box=None, pad_edge=False)
        # Ids are to be typed again: they must not be cut off.
        table.add_column(screen.words("faces-id"), no_wrap=True)
        table.add_column(screen.words("faces-name"), max_width=_NAME_WIDTH)
        table.add_column(screen.words("faces-dots"), justify="right")
        table.add_column(screen.words("faces-count"), justify="right")
        table.add_column(screen.words("faces-does"), overflow="fold")
        table.add_column(screen.words("faces-known"))
        for face in mine:
            table.add_row(
                face.id,
                say(face.name, screen.language),
                str(face.dots or ""),
                str(face.copies),
                say(face.effect, screen.language),
                screen.words(_SHORT[face.origins["powers"]]),
            )
        screen.print(table)
    if not chosen:
        screen.tell("faces-none")


def _show(screen: Screen, face: GameFace) -> None:
    screen.heading(say(face.name, screen.language))
    place = {"line": face.line_name, "total": face.copies, "count": face.dots}
    screen.tell("faces-place" if face.dots else "faces-place-plain", **place)
    screen.say(Message("cli.faces-effect", {"effect": face.effect}))
    for origin, key in _ORIGINS.items():
        parts: list[object] = [
            Message(f"cli.{_PARTS[part]}")
            for part, known in face.origins.items()
            if known == origin
        ]
        if parts:
            screen.tell("faces-origin", origin=screen.words(key), parts=parts)


def _json(face: GameFace, language: str) -> dict[str, object]:
    return {
        "id": face.id,
        "name": say(face.name, language),
        "line": face.line,
        "dots": face.dots,
        "count": face.copies,
        "effect": say(face.effect, language),
        "origins": face.origins,
    }
