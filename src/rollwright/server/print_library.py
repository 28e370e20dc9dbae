"""The documents that clients fetch once, by the digest of their bytes: prints, tiles, handwriting.

A document is made when a view first names it. Its address never changes its content, so that
browsers may keep it for ever.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Hashable
from functools import cache
from threading import Lock
from typing import Final

import msgspec

from rollwright.core.game import Game
from rollwright.core.message import Message, say, say_briefly
from rollwright.core.position import Position
from rollwright.core.print import ASIDE, Print, in_language
from rollwright.core.topic import Topic
from rollwright.games import find_game
from rollwright.server.label import has_words, label_of
from rollwright.server.packed import Packed
from rollwright.server.wire.prints import (
    BookDocument,
    Drawing,
    DrawnSeal,
    DrawnSign,
    HandDocument,
    LessonView,
    PrintDocument,
    PrintedPlace,
    PrintedRule,
    RulesSection,
    TilesDocument,
)
from rollwright.sheets.handwriting import HEIGHT, STROKES, WIDTH
from rollwright.sheets.print_palette import DARK_PRINT, LIGHT_PRINT, OPEN_PRINT, colors_for
from rollwright.sheets.print_svg import PrintSvg
from rollwright.sheets.sheet import group_name
from rollwright.sheets.signs import SIGNS

_DIGEST: Final = 24
# The colors of what is drawn on top of a print.
_ALWAYS: Final = ("paper", "pencil", "star", "star-line")
# Games are set up with many choices of tiles, and each choice has documents of its own: those that
# were named or asked for last are kept, so many bytes of them without their compressed forms.
_MOST_BYTES: Final = 48 * 1024 * 1024
# Who names a document is known by what it is made from; prints are kept for that.
_MOST_NAMED: Final = 2000


class PrintLibrary:
    """The documents that were named last. One that is gone is made again when it is next named."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        # The least recently used ones first.
        self._documents: OrderedDict[str, Packed] = OrderedDict()
        self._bytes = 0
        # Those that every game has, and that stay.
        self._lasting: dict[str, Packed] = {}
        # By what they are made from, the digests, each with its print: no other takes its identity.
        self._digests: OrderedDict[Hashable, tuple[Print | None, str]] = OrderedDict()
        # Replays are made in threads.
        self._changing = Lock()

    def find(self, digest: str) -> Packed | None:
        """The document with this digest, if a view has named it."""
        with self._changing:
            if digest in self._documents:
                self._documents.move_to_end(digest)
            return self._lasting.get(digest) or self._documents.get(digest)

    def digests(
        self, game: Game, position: Position, prints: list[Print], language: str
    ) -> list[str]:
        """The digests of these prints of a position."""
        return [
            self._known((id(one), language))
            or self._name((id(one), language), one, _print_document(game, position, one, language))
            for one in prints
        ]

    def tiles(self, game: Game, names: tuple[str, ...], language: str) -> str:
        """The digest of these tiles of a game."""
        key = (game.id, names, language)
        return self._known(key) or self._name(key, None, _tiles_document(game, names, language))

    def add(self, document: msgspec.Struct) -> str:
        """Keep a document for good, and return its digest."""
        plain, digest = _encoded(document)
        self._lasting.setdefault(digest, Packed(plain))
        return digest

    def size(self) -> int:
        """How many bytes are kept that may leave."""
        return self._bytes

    def _known(self, key: Hashable) -> str:
        """The digest of a document that is still there; empty if it is not."""
        with self._changing:
            found = self._digests.get(key)
            if found is None or found[1] not in self._documents:
                return ""
            self._digests.move_to_end(key)
            self._documents.move_to_end(found[1])
            return found[1]

    def _name(self, key: Hashable, one: Print | None, document: msgspec.Struct) -> str:
        plain, digest = _encoded(document)
        with self._changing:
            if digest not in self._documents:
                self._documents[digest] = Packed(plain)
                self._bytes += len(plain)
            self._documents.move_to_end(digest)
            while self._bytes > self._most_bytes and len(self._documents) > 1:
                self._bytes -= len(self._documents.popitem(last=False)[1].plain)
            self._digests[key] = (one, digest)
            while len(self._digests) > _MOST_NAMED:
                self._digests.popitem(last=False)
        return digest


LIBRARY: Final = PrintLibrary()


def _encoded(document: msgspec.Struct) -> tuple[bytes, str]:
    """A document as bytes, and their digest."""
    plain = msgspec.json.encode(document)
    return plain, hashlib.sha256(plain).hexdigest()[:_DIGEST]


@cache
def hand_digest() -> str:
    """The digest of the handwriting."""
    star = SIGNS["star"]
    return LIBRARY.add(HandDocument(WIDTH, HEIGHT, STROKES, star.box, star.parts[0].d))


def tiles_digest(game: Game, position: Position, language: str) -> str:
    """The digest of the tiles in play; empty if there are none."""
    names = tuple(game.paper.tiles_in_play(position))
    return LIBRARY.tiles(game, names, language) if names else ""


@cache
def book_digest(game_id: str, language: str) -> str:
    """The digest of what can be read of a game."""
    words = find_game(game_id).words
    book = words.rulebook()
    rules = [
        RulesSection(
            say(section.heading, language),
            [say(sentence, language) for sentence in section.sentences],
        )
        for section in (book.sections if book else [])
    ]
    lessons = [LessonView(lesson.part, say(lesson.told, language)) for lesson in words.lessons()]
    return LIBRARY.add(BookDocument(rules, lessons))


def _tiles_document(game: Game, names: tuple[str, ...], language: str) -> TilesDocument:
    drawn = {tile.id: _drawing(tile, language) for tile in game.paper.tiles() if tile.id in names}
    return TilesDocument(drawn)


def _print_document(game: Game, position: Position, one: Print, language: str) -> PrintDocument:
    groups = _groups_of(one, game, position)
    common = game.paper.common_groups()
    return PrintDocument(
        id=one.id,
        drawing=_drawing(one, language),
        places=[
            PrintedPlace(
                id=place.id,
                name=say_briefly(place.name, language),
                d=place.d,
                box=place.box,
                center=place.center,
                height=place.height,
                start=place.start,
                hand=place.hand,
                heading=say_briefly(place.heading, language) if place.heading else "",
                step=place.step,
                printed=say_briefly(place.printed, language) if place.printed else "",
            )
            for place in one.places
        ],
        sockets=one.sockets,
        rules=_rules(game, position, groups + _groups_beside(one, game, position), language),
        # Nobody writes on a card that only explains: it lies there for all.
        common=all(group in common for group in groups),
        hand={
            character: DrawnSign(sign.d, in_language(sign.name, language))
            for character, sign in (one.hand or {}).items()
        },
        role=one.role,
        seal=_seal(one, language),
    )


def _seal(one: Print, language: str) -> DrawnSeal | None:
    if one.seal is None:
        return None
    x, y, size, words = one.seal
    return DrawnSeal(x, y, size, in_language(words, language))


def _groups_of(one: Print, game: Game, position: Position) -> list[str]:
    """The groups of the places on a print."""
    ids = {place.id for place in one.places}
    places = [place for place in game.paper.places(position, 0) if place.id in ids]
    return list(dict.fromkeys(place.group for place in places))


def _groups_beside(one: Print, game: Game, position: Position) -> list[str]:
    """Whoever asks about the only board of a game asks about what lies aside as well."""
    prints = game.paper.prints(position, 0)
    if one.role == ASIDE or sum(other.role != ASIDE for other in prints) > 1:
        return []
    return [
        group
        for other in prints
        if other.role == ASIDE
        for group in _groups_of(other, game, position)
    ]


def _rules(game: Game, position: Position, groups: list[str], language: str) -> list[PrintedRule]:
    """The rules of these groups, as they are for this game and round."""
    topics = {topic.id: topic for topic in game.words.topics(position)}
    rules: list[PrintedRule] = []
    for group in groups:
        if group in topics:
            rules.append(_told(topics[group], language))
        elif has_words(f"{game.pieces}.rule.{group}"):
            rules.append(_rule(game.pieces, group, language))
    return rules


def _told(topic: Topic, language: str) -> PrintedRule:
    scoring = "" if topic.scoring is None else say(topic.scoring, language)
    return PrintedRule(say(topic.name, language), say(topic.rule, language), scoring)


def _rule(pieces: str, group: str, language: str) -> PrintedRule:
    return PrintedRule(
        say(group_name(pieces, group), language),
        say(Message(f"{pieces}.rule.{group}"), language),
        label_of(f"{pieces}.scoring.{group}", "", language),
    )


def _drawing(one: Print, language: str) -> Drawing:
    svg = PrintSvg(one, language, OPEN_PRINT).inside()
    light, dark = colors_for(one.theme, LIGHT_PRINT), colors_for(one.theme, DARK_PRINT)
    used = [name for name in light if name in _ALWAYS or f"var(--p-{name})" in svg]
    return Drawing(
        title=in_language(one.title, language),
        width=one.width,
        height=one.height,
        svg=svg,
        light={name: light[name] for name in used},
        dark={name: dark[name] for name in used},
        about="" if one.about is None else in_language(one.about, language),
        caption=one.caption,
    )
