"""Cards that build on another card: a variant tells only what is different.

`extends` names the other card. Fields replace those of the same name, tables are merged key by key,
and places by their ids; `drop` lists what the variant does without. What is kept of a card is
always whole: a game that goes on must not depend on what becomes of the other file.
"""

import json
from typing import Final

from rollwright.games.data import read_text
from rollwright.games.realms.card_limits import parsed
from rollwright.games.realms.card_value import (
    as_list,
    as_table,
    as_text,
    is_card_id,
    mistake,
)

# What a card has to say for itself.
_OWN: Final = ("name", "rules", "rulings", "variant_of")
# A place has one of these.
_SHAPES: Final = ("rect", "circle", "hex", "polygon")


def card_data(card_id: str, text: str) -> dict[str, object]:
    """The content of a card file, with that of the card on which it builds; raises CardError."""
    return _read(card_id, text, [card_id])


def whole_text(card_id: str, text: str, is_ours: bool = True) -> str:
    """The text of a card that needs no other: as it is, or with everything it builds on.

    A user's own card may build on ours of the same id.
    """
    if "extends" not in parsed(card_id, text):
        return text
    data = _read(card_id, text, [card_id] if is_ours else [])
    return "".join([f"{_key(name)} = {_written(value)}\n" for name, value in data.items()])


def package_text(card_id: str) -> str:
    """The text of a card file of the package."""
    return read_text("rollwright.games.realms.cards", f"{card_id}.toml")


def _read(card_id: str, text: str, trail: list[str]) -> dict[str, object]:
    data = parsed(card_id, text)
    if "extends" not in data:
        return data
    where = f"{card_id}.toml: extends"
    base_id = as_text(data.pop("extends"), where)
    if base_id in trail:
        raise mistake(where, "circle", {"card": base_id})
    if not is_card_id(base_id):
        raise mistake(where, "no-card", {"card": base_id})
    try:
        base_text = package_text(base_id)
    except OSError:
        raise mistake(where, "no-card", {"card": base_id}) from None
    base = _read(base_id, base_text, [*trail, base_id])
    for field in _OWN if base_id != card_id else ():
        base.pop(field, None)
    _drop(base, data.pop("drop", []), f"{card_id}.toml: drop")
    for name, value in data.items():
        if name == "places" and "places" in base:
            base[name] = _places(as_list(base[name], name), value, f"{card_id}.toml: places")
        else:
            base[name] = _merged(base.get(name), value)
    return base


def _merged(base: object, value: object) -> object:
    """Tables key by key, what is new before the rest, since the first name that fits counts."""
    if not isinstance(base, dict) or not isinstance(value, dict):
        return value
    found: dict[str, object] = {name: _merged(base.get(name), part) for name, part in value.items()}
    for name, part in base.items():
        found.setdefault(name, part)
    return found


def _places(base: list[object], value: object, where: str) -> list[object]:
    """The places of the other card, changed where the variant has the same id, and new ones."""
    found: dict[str, dict[str, object]] = {}
    for item in base:
        table = as_table(item, where)
        found[as_text(table.get("id"), where)] = table
    own: list[str] = []
    for number, item in enumerate(as_list(value, where), 1):
        table = as_table(item, f"{where} #{number}")
        place_id = as_text(table.get("id"), f"{where} #{number}: id")
        if place_id in own:
            raise mistake(f"{where} #{number}: id", "twice", {"place": place_id})
        own.append(place_id)
        before = found.get(place_id, {})
        if any([shape in table for shape in _SHAPES]):
            before = {name: part for name, part in before.items() if name not in _SHAPES}
        found[place_id] = {**before, **table}
    return list(found.values())


def _drop(base: dict[str, object], value: object, where: str) -> None:
    """Take out fields, keys of tables as in `names.bird{n}`, and places as in `places.bird1`."""
    for item in as_list(value, where):
        told = as_text(item, where)
        field, _, key = told.partition(".")
        part = base.get(field)
        if not key and field in base:
            del base[field]
        elif field == "places" and isinstance(part, list):
            kept = [place for place in part if as_table(place, where).get("id") != key]
            if len(kept) == len(part):
                raise mistake(where, "nothing-to-drop", {"name": told})
            base[field] = kept
        elif isinstance(part, dict) and key in part:
            base[field] = {name: value for name, value in part.items() if name != key}
        else:
            raise mistake(where, "nothing-to-drop", {"name": told})


# --- as text -----------------------------------------------------------------------------------


def _written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _key(value)
    if isinstance(value, list):
        return "[" + ", ".join([_written(item) for item in value]) + "]"
    if isinstance(value, dict):
        parts = [f"{_key(str(name))} = {_written(part)}" for name, part in value.items()]
        return "{ " + ", ".join(parts) + " }"
    return str(value)


def _key(text: str) -> str:
    # The same escapes as in JSON, and one more.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
