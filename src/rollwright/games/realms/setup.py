"""The set-up of a game of Rolling Realms: its rounds and their realms."""

from typing import Final, cast

from rollwright.core.errors import BadOptions
from rollwright.core.game import Editions, Lists, Option
from rollwright.core.message import Message
from rollwright.games.realms import GAME_ID as GAME_ID
from rollwright.games.realms.edition import current_edition, entry_of
from rollwright.games.realms.registry import (
    RealmEntry,
    all_realms,
    card_for,
    listed_realms,
    realms_of_set,
)
from rollwright.games.realms.round import REALMS_A_ROUND, Round

RULES: Final = 1
MOST_ROUNDS: Final = 3
# Of these only the base set is complete: the others grow.
SET_NAMES: Final = ("base", "promo", "redux", "all")


def game_options() -> tuple[Option, ...]:
    """The options of the game; a function, since all realms must be found first."""
    names = [(name, Message(f"{GAME_ID}.group.{name}")) for name in listed_realms()]
    meant = tuple([realms_of_set(name) for name in SET_NAMES])
    return (
        Option("rounds", MOST_ROUNDS, (1, 2, 3)),
        Option("set", "base", SET_NAMES, Lists(names, 0, 0, meant)),
        Option("realms", None, (), Lists(names, REALMS_A_ROUND, MOST_ROUNDS)),
    )


class Setup:
    """The options of one game."""

    __slots__ = ("cards", "course", "level", "pool", "rounds", "set_name")

    def __init__(
        self,
        set_name: str,
        pool: list[str],
        rounds: list[Round],
        cards: Editions | None = None,
        course: "Course | None" = None,
        level: str = "",
    ) -> None:
        # The game that is played with the realms, and the level of all seats, if it has levels.
        self.course = course if course is not None else ROLLING_REALMS
        self.level = level
        # Empty if the pool is a list of realms.
        self.set_name = set_name
        self.pool = pool
        self.rounds = rounds
        # The editions that the game is tied to; other cards are taken in their present edition.
        self.cards: Editions = cards if cards is not None else {}

    def edition(self, name: str) -> str:
        """The edition of a realm in this game."""
        return self.cards[name] if name in self.cards else current_edition(name)

    def entry(self, name: str) -> RealmEntry:
        """A realm in its edition in this game."""
        return entry_of(name, self.cards[name]) if name in self.cards else all_realms()[name]

    def leaves_realms_to_chance(self) -> bool:
        """Are the realms of each round drawn by chance?"""
        return not self.rounds[0].realms

    def draws(self, a_round: Round) -> int:
        """How many rolls choose the realms of a round: one or none."""
        return 0 if a_round.realms or a_round.again else 1

    def chooses_level(self) -> bool:
        """Does every seat choose its own level before the first round?"""
        return len(self.rounds[0].levels) > 0

    def all_cards(self, realms: list[str]) -> list[str]:
        """The ids of all cards that are dealt for these realms."""
        sets = list(dict.fromkeys([a_round.cards for a_round in self.rounds]))
        return [card_for(realm, name) for name in sets for realm in realms]

    def chosen(self) -> list[list[str]] | None:
        """The realms of each round; None if they are drawn by chance."""
        if self.leaves_realms_to_chance():
            return None
        return [a_round.realms for a_round in self.rounds if not a_round.again]


# By the id of the game: a saved position names it.
COURSES: Final[dict[str, "Course"]] = {}


class Course:
    """A game that is played with realms: its id, its version, and what its options mean."""

    def __init__(self, game_id: str, rules: int, fields: tuple[str, ...]) -> None:
        self.id = game_id
        self.rules = rules
        # The names of its options.
        self.fields = fields
        COURSES[game_id] = self

    def read(self, options: dict[str, object], cards: Editions) -> Setup:
        """The set-up of these options; raises BadOptions.

        Realms of these editions need not be there any more if a table has kept them.
        """
        raise NotImplementedError

    def options_of(self, setup: Setup) -> dict[str, object]:
        """The options that make this set-up."""
        raise NotImplementedError

    def total(self, setup: Setup, scores: list[int]) -> int:
        """The score of a seat, from those of the rounds begun so far."""
        return sum(scores)

    def between(self, scores: list[int]) -> Message | None:
        """What is told to all between two rounds, from the scores of a seat so far."""
        return None

    def round_label(self, number: int) -> object:
        """What people call a round in a sentence: its number, or a message."""
        return number

    def ranks(self, score: int) -> int:
        """The smaller this is, the better is a score."""
        return -score


class RealmsCourse(Course):
    """Rolling Realms: rounds of nine turns, each with other realms."""

    def read(self, options: dict[str, object], cards: Editions) -> Setup:
        return read_setup(options, cards)

    def options_of(self, setup: Setup) -> dict[str, object]:
        return {
            "rounds": len(setup.rounds),
            "set": setup.set_name or setup.pool,
            "realms": setup.chosen(),
        }


ROLLING_REALMS: Final = RealmsCourse(GAME_ID, RULES, ("rounds", "set", "realms"))


def settled(options: dict[str, object]) -> dict[str, object]:
    """The options, with a set that may grow replaced by the list of its realms."""
    name = options.get("set")
    if isinstance(name, str) and name in SET_NAMES and name != "base":
        return {**options, "set": realms_of_set(name)}
    return options


def realms_on_paper(options: dict[str, object]) -> list[str]:
    """The realms to print: those that may be dealt, even if they are too few for the rounds."""
    if options.get("realms") is not None:
        return read_setup(options).pool
    return _pool(options.get("set", "base"), [], {})[1]


def tied_setup(course: Course, options: dict[str, object], cards: Editions) -> Setup:
    """The set-up with these editions of its realms; raises BadOptions if one is not available."""
    setup = course.read(options, cards)
    known = setup.all_cards(setup.pool)
    for name, edition in cards.items():
        if name not in known:
            raise bad_option("cards", "rolling-realms.want-in-set", {"realm": name})
        entry_of(name, edition)
    return Setup(setup.set_name, setup.pool, setup.rounds, cards, course, setup.level)


def read_setup(options: dict[str, object], cards: Editions | None = None) -> Setup:
    """The set-up of these options; raises BadOptions.

    Realms of these editions need not be there any more if a table has kept them.
    """
    cards = cards if cards is not None else {}
    rounds = options.get("rounds", MOST_ROUNDS)
    realms = options.get("realms")
    if realms is not None:
        chosen = read_rounds(realms, cards)
        check_rounds(options.get("rounds", len(chosen)), chosen)
        set_name, pool = _pool(options.get("set"), chosen, cards)
        return Setup(set_name, pool, [Round(names) for names in chosen])
    if isinstance(rounds, bool) or not isinstance(rounds, int) or not 1 <= rounds <= MOST_ROUNDS:
        raise bad_option("rounds", "core.want-integer", {"least": 1, "most": MOST_ROUNDS})
    set_name, pool = _pool(options.get("set", "base"), [], cards)
    if len(pool) < REALMS_A_ROUND * rounds:
        counts: dict[str, object] = {"wanted": REALMS_A_ROUND * rounds, "count": len(pool)}
        raise bad_option("set", "rolling-realms.want-enough", counts)
    return Setup(set_name, pool, [Round([]) for _ in range(rounds)])


def _pool(value: object, chosen: list[list[str]], cards: Editions) -> tuple[str, list[str]]:
    """The name of the set and its realms; without a set, the realms that were chosen."""
    if value is None:
        return "", [name for names in chosen for name in names]
    if isinstance(value, str):
        if value not in SET_NAMES:
            raise bad_option("set", "core.want-choice", {"choices": ", ".join(SET_NAMES)})
        pool = realms_of_set(value)
    else:
        value_names = _names(value, "set", cards)
        pool, value = value_names, ""
    for names in chosen:
        for name in names:
            if name not in pool:
                raise bad_option("realms", "rolling-realms.want-in-set", {"realm": name})
    return value, pool


def read_rounds(value: object, cards: Editions) -> list[list[str]]:
    """The realms of each round; raises BadOptions."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_ROUNDS:
        raise bad_option("realms", "rolling-realms.want-each-round")
    rounds = [_names(names, "realms", cards) for names in value]
    for number, names in enumerate(rounds, 1):
        if len(names) != REALMS_A_ROUND:
            counts: dict[str, object] = {"round": number, "count": len(names)}
            raise BadOptions(Message("rolling-realms.choose-three", counts))
    everything = [name for names in rounds for name in names]
    if len(set(everything)) != len(everything):
        raise BadOptions(Message("rolling-realms.choose-others"))
    return rounds


def check_rounds(rounds: object, chosen: list[list[str]]) -> None:
    """Raise BadOptions if realms are chosen for another number of rounds."""
    if isinstance(rounds, bool) or rounds != len(chosen):
        counts: dict[str, object] = {"rounds": str(rounds), "count": len(chosen)}
        raise BadOptions(Message("rolling-realms.choose-rounds", counts))


def _names(value: object, option: str, cards: Editions) -> list[str]:
    """A list of realms without duplicates."""
    if not isinstance(value, list):
        raise bad_option(option, "rolling-realms.want-realms")
    for name in value:
        if isinstance(name, str) and name in cards:
            entry_of(name, cards[name])
        elif not isinstance(name, str) or name not in all_realms():
            raise bad_option(option, "rolling-realms.want-known", {"realm": str(name)})
    if len(set(value)) != len(value):
        raise bad_option(option, "rolling-realms.want-once")
    return cast(list[str], value)


def bad_option(option: str, key: str, args: dict[str, object] | None = None) -> BadOptions:
    """The error for an option that isn't as it must be."""
    wanted = Message(key, args if args is not None else {})
    return BadOptions(Message("core.bad-option", {"name": option, "wanted": wanted}))
