"""A game: the rules of one boxed game, as the rest of the program finds it.

Beside the rules, which make its positions, a game has words, paper and advice. They are told a
position and answer in their own field; a game that leaves them out can be played all the same.
"""

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from rollwright.core.advice import Advice
from rollwright.core.chance import Source
from rollwright.core.errors import BadOptions, IllegalMove
from rollwright.core.message import Message
from rollwright.core.numbering import Numbering
from rollwright.core.paper import Paper
from rollwright.core.position import Events, Position
from rollwright.core.words import Words

# The editions of cards, by their ids.
Editions = dict[str, str]


class Lists(NamedTuple):
    """What the lists are made of that an option takes: `size` different ids each.

    Where `size` is 0, a list may have any number of them that the game can use. The value of the
    option is a list of up to `most` such lists; where `most` is 0, it is one of them itself.
    `items` are the ids, each with its name.
    """

    items: list[tuple[str, Message]]
    size: int
    most: int


class Option:
    """Something that can be chosen before a game starts.

    `choices` are the values it takes. With `lists` it takes lists of ids, too; where it has
    neither, it takes whatever the game can use.
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
        """Could it have this value, as far as the choices tell?"""
        if self.lists is not None or not self.choices:
            return True
        return any([value == choice and type(value) is type(choice) for choice in self.choices])


class GameCard(NamedTuple):
    """A card of a game, as far as people want to know it before they play.

    `notation` is how its moves are written; `origins` tells which share of it is known from
    print, follows from the rules, or is our own design.
    """

    id: str
    name: str
    set: str
    rule: Message
    scoring: Message
    notation: str
    origins: dict[str, float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, which make its positions, and its other parts.

    `rules` is raised whenever the same moves over the same rolls could lead elsewhere. The parts
    take the positions that this game has made, and no others.
    """

    id: str
    rules: int
    min_seats: int
    max_seats: int | None
    options: tuple[Option, ...]
    higher_is_better: bool
    words: Words[Any]
    paper: Paper[Any]
    advice: Advice[Any]

    def __init__(self, game_id: str, rules: int, *, higher_is_better: bool = True) -> None:
        """A game for one seat or more, without options and without parts of its own."""
        self.id = game_id
        self.rules = rules
        self.min_seats = 1
        self.max_seats = None
        self.options = ()
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
        """Make a move, or refuse it and change nothing; tell what happens, if asked."""
        position.check_waiting(seat)
        reason = self.words.why_not(position, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        if events is not None:
            event = self.words.event(position, seat, move)
            if event is not None:
                events.append(event)
        position.apply(seat, move, events)

    def move_texts(self, options: dict[str, object]) -> list[str]:
        """The texts of all moves that such a game can ever have, each once, in a fixed order.

        Raises BadOptions.
        """
        raise NotImplementedError

    def numbering(self, options: dict[str, object]) -> Numbering:
        """The numbers of all these moves; raises BadOptions."""
        return Numbering(self.move_texts(options))

    # --- what a game is tied to ------------------------------------------------------------

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        """The same options in words that mean the same for ever; raises BadOptions.

        A set of cards that may grow becomes a list of those that it has now.
        """
        return options

    def editions(self, options: dict[str, object]) -> Editions:
        """The editions of all cards that such a game could be played with; raises BadOptions."""
        return {}

    def new_with(self, seats: int, options: dict[str, object], cards: Editions) -> Position:
        """The first position of a game with these editions of its cards; raises BadOptions.

        Cards that are not named are taken as they are now.
        """
        return self.new(seats, options)

    def has_card(self, card_id: str, edition: str) -> bool:
        """Can this edition of a card be played with?"""
        return False

    def card_text(self, card_id: str) -> str:
        """What a card is made of now, as text, for a table that keeps it."""
        raise NotImplementedError

    def keep_card(self, card_id: str, text: str) -> str:
        """Take up a card that a table has kept; returns its edition. Raises BadData."""
        raise NotImplementedError

    # --- the rest --------------------------------------------------------------------------

    def load(self, data: object) -> Position:
        """The position that `Position.to_json` wrote; raises BadPosition."""
        raise NotImplementedError

    def score_text(self, score: int) -> str:
        """A score as people read it."""
        return str(score)

    def score_words(self, score: int) -> Message:
        """A score with what it counts."""
        return Message(f"{self.id}.score", {"count": self.score_text(score)})

    def cards(self) -> list[GameCard]:
        """The cards it is played with, where it has some with rules of their own."""
        return []

    def card_position(self, card_id: str, source: Source | None = None) -> Position:
        """A first position in which this card lies before seat 0, to look at or to study.

        The other cards are always the same ones, or drawn from a source.
        """
        raise NotImplementedError

    def check_new(self, seats: int, options: dict[str, object]) -> None:
        """Refuse seats, options and values of options that this game doesn't have."""
        if seats < self.min_seats or (self.max_seats is not None and seats > self.max_seats):
            most: object = Message("core.any") if self.max_seats is None else self.max_seats
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
            if not known[name].takes(value):
                choices: list[object] = list(known[name].choices)
                wanted = Message("core.want-choice", {"choices": ", ".join(map(str, choices))})
                raise BadOptions(Message("core.bad-option", {"name": name, "wanted": wanted}))
