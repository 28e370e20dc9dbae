"""Rolling Realms: its `Game`."""

from typing import Final

from rollwright.core.chance import Source
from rollwright.core.game import Editions, Game, GameCard, OwnCard
from rollwright.core.message import Message
from rollwright.games.realms.advice import RealmsAdvice
from rollwright.games.realms.edition import (
    current_edition,
    has_edition,
    keep_edition,
)
from rollwright.games.realms.notation import all_texts
from rollwright.games.realms.own_cards import use_own_cards
from rollwright.games.realms.paper import RealmsPaper
from rollwright.games.realms.position import RealmsPosition, first_position
from rollwright.games.realms.reading import read_position
from rollwright.games.realms.registry import RealmEntry, find_realm, listed_realms, usual_realms
from rollwright.games.realms.round import REALMS_A_ROUND, stars_text
from rollwright.games.realms.setup import (
    GAME_ID,
    ROLLING_REALMS,
    Course,
    game_options,
    read_setup,
    settled,
    tied_setup,
)
from rollwright.games.realms.words import RealmsWords


class RealmsGame(Game):
    """A game that is played with realms."""

    def __init__(self, course: Course, *, higher_is_better: bool = True) -> None:
        super().__init__(course.id, course.rules, higher_is_better=higher_is_better)
        self.pieces = GAME_ID
        self.course = course
        self.words = RealmsWords()
        self.paper = RealmsPaper()
        self.advice = RealmsAdvice()

    def new(self, seats: int, options: dict[str, object]) -> RealmsPosition:
        self.check_new(seats, options)
        return first_position(seats, self.course.read(options, {}))

    def editions(self, options: dict[str, object]) -> Editions:
        return {name: current_edition(name) for name in self._cards(options)}

    def new_with(self, seats: int, options: dict[str, object], cards: Editions) -> RealmsPosition:
        self.check_new(seats, options)
        return first_position(seats, tied_setup(self.course, options, cards))

    def move_texts(self, options: dict[str, object]) -> list[str]:
        self.check_new(self.min_seats, options)
        return all_texts([find_realm(name).realm for name in self._cards(options)])

    def _cards(self, options: dict[str, object]) -> list[str]:
        setup = self.course.read(options, {})
        return setup.all_cards(setup.pool)

    def has_card(self, card_id: str, edition: str) -> bool:
        return has_edition(card_id, edition)

    def card_text(self, card_id: str) -> str:
        return find_realm(card_id).text

    def keep_card(self, card_id: str, text: str) -> str:
        return keep_edition(card_id, text)

    def score_text(self, score: int) -> str:
        """In stars; the score counts tenths of them."""
        return stars_text(score)

    def load(self, data: object) -> RealmsPosition:
        return read_position(data, self.course)

    def card_position(self, card_id: str, source: Source | None = None) -> RealmsPosition:
        """One round with this realm and two others."""
        others = [name for name in usual_realms() if name != find_realm(card_id).card.id]
        names = [card_id]
        while len(names) < REALMS_A_ROUND:
            names.append(others.pop(source.below(len(others)) if source is not None else 0))
        return first_position(1, read_setup({"rounds": 1, "realms": [names]}))


class RollingRealms(RealmsGame):
    """Any number of seats; rounds, a set of realms, or the realms of each round."""

    def __init__(self) -> None:
        super().__init__(ROLLING_REALMS)
        self.minutes = 30
        self.options = game_options()

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        return settled(options)

    def use_cards(self, cards: tuple[OwnCard, ...]) -> None:
        if cards != self.own_cards:
            use_own_cards(cards)
            self.own_cards = cards
            self.options = game_options()

    def cards(self) -> list[GameCard]:
        return [game_card(entry) for entry in listed_realms().values()]


def game_card(entry: RealmEntry) -> GameCard:
    """What people want to know of a realm."""
    card = entry.card
    return GameCard(
        id=card.id,
        name=card.name,
        set=card.set,
        rule=Message(f"{GAME_ID}.rule.{card.id}"),
        scoring=Message(f"{GAME_ID}.scoring.{card.id}"),
        notation=entry.notation,
        origins=card.shares(),
        file=entry.file,
    )


GAME: Final = RollingRealms()
