"""Who chooses the moves of a round: by chance, by what the next move brings, or by a bot.

Chance alone seldom fills anything, so that the last places of a card are hardly ever tried.
"""

from rollwright.bots.bot import Bot
from rollwright.core.chance import Luck
from rollwright.games.realms.position import RealmsPosition
from tests.games.realms.table import GAME

# Of a hundred decisions that are not for the favourite: how many end the turn though something
# else is possible.
_ENDING = 15
# Of a hundred decisions, how many follow a plan. The others are left to chance: nobody would
# otherwise try what is not worth it.
_PLANNED = 85
# How many moves are looked at for one decision.
_LOOKED_AT = 40
# What a star of the favourite is worth on top of that of any other, in tenths of a star.
_FAVOUR = 60.0


class Hand:
    """Chooses by chance, with this preference (in a hundred) for a favourite realm."""

    def __init__(self, favourite: str, favoured: int, luck: Luck) -> None:
        self.favourite = favourite
        self.favoured = favoured
        self.luck = luck

    def pick(self, position: RealmsPosition, texts: list[str]) -> str:
        """One of the legal moves."""
        favoured = [text for text in texts if f"{self.favourite}:" in text]
        if favoured and self.luck.below(100) < self.favoured:
            texts = favoured
        elif "done" in texts and (len(texts) == 1 or self.luck.below(100) < _ENDING):
            return "done"
        else:
            texts = [text for text in texts if text != "done"]
        return self.choose(position, texts)

    def choose(self, position: RealmsPosition, texts: list[str]) -> str:
        """One of these moves."""
        return texts[self.luck.below(len(texts))]


class SkilledHand(Hand):
    """Mostly makes the move after which the favourite is most promising."""

    def choose(self, position: RealmsPosition, texts: list[str]) -> str:
        if self.luck.below(100) >= _PLANNED:
            return super().choose(position, texts)
        stride = len(texts) // _LOOKED_AT + 1
        values = {
            text: self._value(position, text) for text in texts[self.luck.below(stride) :: stride]
        }
        return max(values, key=lambda text: values[text])

    def _value(self, position: RealmsPosition, text: str) -> float:
        after = position.copy()
        after.apply(0, after.parse(0, text))
        pad = after.pads[0]
        [state] = [realm for realm in pad.realms if realm.rules.card.id == self.favourite]
        turns_left = (pad.round.turns - pad.turn) / pad.round.turns
        stars = pad.stars_in(state.slot) + turns_left * state.rules.promise(pad, state)
        return GAME.advice.estimate(after, 0) + _FAVOUR * stars


class BotHand(Hand):
    """Mostly makes the move of a bot."""

    def __init__(self, favourite: str, favoured: int, luck: Luck, bot: Bot) -> None:
        super().__init__(favourite, favoured, luck)
        self.bot = bot

    def pick(self, position: RealmsPosition, texts: list[str]) -> str:
        if self.luck.below(100) >= _PLANNED:
            return super().pick(position, texts)
        return position.text(0, self.bot.advise(GAME, position, 0, self.luck).move)
