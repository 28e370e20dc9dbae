"""The courses of Youtoma: the rounds of the twin, alone with one's own, or all together."""

from typing import Final, cast

from rollwright.core.errors import BadOptions
from rollwright.core.game import Editions, Lists, Option
from rollwright.core.message import Message
from rollwright.games.realms.move import LEVELS
from rollwright.games.realms.registry import our_realms
from rollwright.games.realms.round import LOW, REALMS_A_ROUND, Mode, Round, stars_text
from rollwright.games.realms.setup import Course, Setup, bad_option, check_rounds, read_rounds

RULES: Final = 1
# The set of the twin's cards, one for each realm of the base game.
CARDS: Final = "youtoma"
EASY, NORMAL, HARD = LEVELS
# Instead of a level: every seat chooses its own.
OWN: Final = "own"
_TURNS: Final = {EASY: 10, NORMAL: 11, HARD: 11}
# In tenths of a star.
_CAP: Final = 190
# On the hard level so many resources of a kind are worth a star.
_HOARD: Final = 6
_FIELDS: Final = ("rounds", "level", "realms")


def twin_realms() -> list[str]:
    """The realms for which the twin has a card."""
    cards = [entry.card for entry in our_realms().values()]
    return [card.variant_of for card in cards if card.set == CARDS]


def twin_round(level: str, realms: list[str], levels: list[Round] | None = None) -> Round:
    """A round of the twin: every die must be used, nothing is spent, a low score is wanted."""
    hoard = _HOARD if level == HARD else 0
    mode = Mode(spends=False, duties=True, cap=_CAP, aim=LOW, hoard=hoard)
    return Round(realms, _TURNS[level], mode, CARDS, levels=levels)


class YoutomaCourse(Course):
    """What both courses have in common."""

    def __init__(self, game_id: str, most_rounds: int, levels: tuple[str, ...]) -> None:
        super().__init__(game_id, RULES, _FIELDS)
        self._most_rounds = most_rounds
        self._levels = levels

    def options(self) -> tuple[Option, ...]:
        """The options of the game; asked late, since all realms must be found first."""
        names = [(name, Message(f"rolling-realms.group.{name}")) for name in twin_realms()]
        return (
            Option("rounds", 1, tuple(range(1, self._most_rounds + 1))),
            Option("level", NORMAL, self._levels),
            Option("realms", None, (), Lists(names, REALMS_A_ROUND, self._most_rounds)),
        )

    def read(self, options: dict[str, object], cards: Editions) -> Setup:
        level = str(options.get("level", NORMAL))
        if level not in self._levels:
            choices = ", ".join(self._levels)
            raise bad_option("level", "core.want-choice", {"choices": choices})
        pool = twin_realms()
        chosen = self._chosen(options, pool, cards)
        rounds = [part for names in chosen for part in self.parts(level, names)]
        return Setup("", pool, rounds, cards, self, level)

    def parts(self, level: str, realms: list[str]) -> list[Round]:
        """The rounds that are played with the same realms."""
        raise NotImplementedError

    def _chosen(
        self, options: dict[str, object], pool: list[str], cards: Editions
    ) -> list[list[str]]:
        """The realms of each round; empty lists if they are drawn by chance."""
        realms = options.get("realms")
        if realms is None:
            rounds = options.get("rounds", 1)
            if isinstance(rounds, bool) or rounds not in range(1, self._most_rounds + 1):
                limits: dict[str, object] = {"least": 1, "most": self._most_rounds}
                raise bad_option("rounds", "core.want-integer", limits)
            return [[] for _ in range(cast(int, rounds))]
        chosen = read_rounds(realms, cards)
        check_rounds(options.get("rounds", len(chosen)), chosen)
        if len(chosen) > self._most_rounds:
            raise bad_option("realms", f"{self.id}.want-each-round")
        for name in [name for names in chosen for name in names]:
            if name not in pool:
                raise _not_ours(name)
        return chosen

    def options_of(self, setup: Setup) -> dict[str, object]:
        rounds = len([one for one in setup.rounds if not one.again])
        return {"rounds": rounds, "level": setup.level, "realms": setup.chosen()}


class Alone(YoutomaCourse):
    """A round of the twin, then one's own with the same realms; the difference counts."""

    def parts(self, level: str, realms: list[str]) -> list[Round]:
        return [twin_round(level, realms), Round([], again=True)]

    def between(self, scores: list[int]) -> Message | None:
        """The sums of both sides, and what is wanted of the next sheet."""
        twin, own = sum(scores[::2]), sum(scores[1::2])
        args: dict[str, object] = {"twin": stars_text(twin), "own": stars_text(own)}
        if len(scores) % 2 == 0:
            return Message("youtoma.event.next", args)
        return Message(f"youtoma.event.{'own' if len(scores) == 1 else 'own-again'}", args)

    def round_label(self, number: int) -> object:
        """The two parts of a round have one number."""
        part = "twin" if number % 2 else "own"
        return Message(f"youtoma.part.{part}", {"round": (number + 1) // 2})

    def total(self, setup: Setup, scores: list[int]) -> int:
        aims = [one.mode.aim for one in setup.rounds]
        return sum([score * aims[at] for at, score in enumerate(scores)])


class Together(YoutomaCourse):
    """Everybody plays the twin's sheets over the same rolls; the lowest score wins."""

    def parts(self, level: str, realms: list[str]) -> list[Round]:
        if level != OWN:
            return [twin_round(level, realms)]
        return [twin_round(NORMAL, realms, [twin_round(each, realms) for each in LEVELS])]

    def ranks(self, score: int) -> int:
        return score


ALONE: Final = Alone("youtoma", 2, LEVELS)
TOGETHER: Final = Together("youtoma-together", 3, (*LEVELS, OWN))


def _not_ours(name: str) -> BadOptions:
    realm = Message(f"rolling-realms.group.{name}")
    return bad_option("realms", "youtoma.want-base", {"realm": realm})
