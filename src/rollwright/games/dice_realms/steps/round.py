"""A round: its steps in the order in which they are played."""

from typing import Final

from rollwright.games.dice_realms.steps.attacking import AttackStep
from rollwright.games.dice_realms.steps.collecting import CollectStep
from rollwright.games.dice_realms.steps.rerolling import RollStep
from rollwright.games.dice_realms.steps.step import Step
from rollwright.games.dice_realms.steps.upgrading import UpgradeStep

# Index: the turn of the position minus one.
STEPS: Final[list[Step]] = [RollStep(), AttackStep(), CollectStep(), UpgradeStep()]
