"""A game: the rules of one boxed game, and the entry point to them for the other packages.

Besides the rules, which create its positions, a game has words, paper and advice. Their methods
take a position. All three are optional: the defaults are enough to play a game.
"""

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from rollwright.core.advice import Advice
from rollwright.core.chance import Source
from rollwright.core.errors import BadOptions, IllegalMove
from rollwright.core.limits import MOST_NESTING, MOST_SEATS, beyond, is_nested_too_deeply
from rollwright.core.message import Message
from rollwright.core.numbering import Numbering
from rollwright.core.paper import Paper
from rollwright.core.position import Events, Position
from rollwright.core.words import Words

# The editions of cards, by their ids.
Editions = dict[str, str]


class Lists(NamedTuple):
    """The elements of an option whose values are lists: `size` different ids per list.

    If `size` is 0, a list may have any length that the game accepts. The value of the option is a
    list of up to `most` such lists; if `most` is 0, it is a single such list.
    `items` are the ids, each with its name. If the option has choices as well, `meant` are the ids
    that each of them stands for.
    """

    items: list[tuple[str, Message]]
    size: int
    most: int
    meant: tuple[list[str], ...] = ()


class Option:
    """Something that can be chosen before a game starts.

    `choices` are the values it takes. With `lists` it takes lists of ids as well; with neither,
    the game itself checks the value.
    """

    def __init__(
        self,
        name: str,
        default: object,
        choices: tuple[object, ...],
        lists: Lists | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.lists = lists

    def takes(self, value: object) -> bool:
        """Could it have this value, judging by the choices?"""
        if self.lists is not None or not self.choices:
            return True
        return any([value == choice and type(value) is type(choice) for choice in self.choices])


class OwnCard(NamedTuple):
    """A card file of the user's own: the id of the card, the text, and the name of the file."""

    id: str
    text: str
    file: str


class GameCard(NamedTuple):
    """A card of a game, with what people want to know before they play.

    `notation` is how its moves are written; `origins` gives the share of it that is known from
    print, follows from the rules, or is our own design. `file` is the user's own file that it
    comes from, if it is not ours.
    """

    id: str
    name: str
    set: str
    rule: Message
    scoring: Message
    notation: str
    origins: dict[str, float]
    file: str = ""


class GameFace(NamedTuple):
    """A face of the dice of a game whose dice have faces of their own.

    `origins` says for each part of it, among them its `powers`, whether it is `printed`, `deduced`
    or `reconstructed`. `dots` is 0 if it has none, and `copies` how many are in the box.
    """

    id: str
    name: Message
    line: str
    line_name: Message
    dots: int
    copies: int
    effect: Message
    origins: dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, which create its positions, and its other parts.

    `rules` is raised whenever the same moves over the same rolls could lead elsewhere. The parts
    take only positions that were created by this game.
    """

    id: str
    # The game whose cards it is played with: their messages are called after it.
    pieces: str
    rules: int
    min_seats: int
    max_seats: int | None
    # How long a game takes at a table, in minutes; 0 if nobody knows.
    minutes: int
    options: tuple[Option, ...]
    own_cards: tuple[OwnCard, ...]
    higher_is_better: bool
    words: Words[Any]
    paper: Paper[Any]
    advice: Advice[Any]

    def __init__(self, game_id: str, rules: int, *, higher_is_better: bool = True) -> None:
        """A game for any number of seats, with no options and default parts."""
        self.id = self.pieces = game_id
        self.rules = rules
        self.min_seats = 1
        self.max_seats = None
        self.minutes = 0
        self.options = ()
        self.own_cards = ()
        self.higher_is_better = higher_is_better
        self.words = Words()
        self.paper = Paper()
        self.advice = Advice(higher_is_better=higher_is_better)

    def name(self) -> Message:
        """The name of the game."""
        return Message(f"{self.id}.name")

    def new(self, seats: int, options: dict[str, object]) -> Position:
        """The first position; raises BadOptions."""
        raise NotImplementedError

    def play(self, position: Position, seat: int, move: int, events: Events | None = None) -> None:
        """Make a move; raises an error and changes nothing if it is illegal."""
        position.check_waiting(seat)
        reason = self.words.why_not(position, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        if events is not None:
            event = self.words.event(position, seat, move)
            if event is not None:
                events.append(event)
        position.apply(seat, move, events)

    def warnings(self, options: dict[str, object]) -> list[Message]:
        """What somebody should know who is about to play with these options; mostly nothing."""
        return []

    def move_texts(self, options: dict[str, object]) -> list[str]:
        """The texts of all moves that a game with these options can have, without duplicates.

        The order is fixed. Raises BadOptions.
        """
        raise NotImplementedError

    def numbering(self, options: dict[str, object]) -> Numbering:
        """The numbering of all these moves; raises BadOptions."""
        return Numbering(self.move_texts(options))

    # --- the editions of its cards ---------------------------------------------------------

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """The same options in a form whose meaning never changes; raises BadOptions.

        A set of cards that may grow is replaced by the list of its present cards.
        """
        return options

    def editions(self, options: dict[str, object]) -> Editions:
        """The editions of all cards that a game with these options could use; raises BadOptions."""
        return {}

    def new_with(self, seats: int, options: dict[str, object], cards: Editions) -> Position:
        """The first position of a game with these editions of its cards; raises BadOptions.

        Cards that are not named are taken in their present edition.
        """
        return self.new(seats, options)

    def has_card(self, card_id: str, edition: str) -> bool:
        """Is this edition of a card available?"""
        return False

    def card_text(self, card_id: str) -> str:
        """The definition of a card in its present edition, as text, for a table to store."""
        raise NotImplementedError

    def keep_card(self, card_id: str, text: str) -> str:
        """Register a card from its stored text; returns its edition, raises BadData."""
        raise NotImplementedError

    def use_cards(self, cards: tuple[OwnCard, ...]) -> None:
        """Use these cards of the user's own, and no others, beside or instead of the game's.

        Raises BadData, which names the file, and changes nothing. What was played with the game's
        cards can still be replayed. A game without cards ignores them.
        """

    # --- the rest --------------------------------------------------------------------------

    def load(self, data: object) -> Position:
        """The position that `Position.to_json` wrote; raises BadPosition."""
        raise NotImplementedError

    def score_text(self, score: int) -> str:
        """A score as shown to people."""
        return str(score)

    def score_words(self, score: int) -> Message:
        """A score with its unit."""
        return Message(f"{self.id}.score", {"count": self.score_text(score)})

    def amount_words(self, amount: float) -> Message:
        """A difference of scores on average, with its unit."""
        return Message(f"{self.pieces}.score", {"count": self.amount_text(amount)})

    def amount_text(self, amount: float) -> str:
        """The same without its unit: with as many digits as make it worth telling."""
        shown = amount * float(self.score_text(1))
        return f"{shown:.1f}" if abs(shown) >= 1 else f"{shown:.2f}"

    def cards(self) -> list[GameCard]:
        """The cards it is played with, if they have rules of their own."""
        return []

    def faces(self) -> list[GameFace]:
        """The faces of its dice, if they have rules of their own."""
        return []

    def card_position(self, card_id: str, source: Source | None = None) -> Position:
        """A first position in which seat 0 has this card, for display or for a study.

        The other cards are always the same ones, or drawn from the source.
        """
        raise NotImplementedError

    def check_new(self, seats: int, options: dict[str, object]) -> None:
        """Raise BadOptions for seats, options or values of options that this game doesn't have."""
        most = MOST_SEATS if self.max_seats is None else min(self.max_seats, MOST_SEATS)
        if not self.min_seats <= seats <= most:
            args: dict[str, object] = {
                "seats": seats,
                "count": seats,
                "least": self.min_seats,
                "most": most,
            }
            raise BadOptions(Message("core.bad-seats", args))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(Message("core.unknown-option", {"name": name}))
            if is_nested_too_deeply(value):
                wanted = beyond("nesting", MOST_NESTING)
                raise BadOptions(Message("core.bad-option", {"name": name, "wanted": wanted}))
            if not known[name].takes(value):
                choices: list[object] = list(known[name].choices)
                wanted = Message("core.want-choice", {"choices": ", ".join(map(str, choices))})
                raise BadOptions(Message("core.bad-option", {"name": name, "wanted": wanted}))
