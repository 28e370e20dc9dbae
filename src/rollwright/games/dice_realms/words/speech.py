"""The words of all steps, in the order in which the steps are played."""

from typing import Final

from rollwright.games.dice_realms.words.attack_words import AttackWords
from rollwright.games.dice_realms.words.collect_words import CollectWords
from rollwright.games.dice_realms.words.roll_words import RollWords
from rollwright.games.dice_realms.words.step_words import StepWords
from rollwright.games.dice_realms.words.upgrade_words import UpgradeWords

# Index: the turn of the position minus one, as in STEPS.
WORDS: Final[list[StepWords]] = [RollWords(), AttackWords(), CollectWords(), UpgradeWords()]
