"""A round: its steps in the order in which they are played."""

from typing import Final

from rollwright.games.dice_realms.steps.attacking import AttackStep
from rollwright.games.dice_realms.steps.collecting import CollectStep
from rollwright.games.dice_realms.steps.rerolling import RollStep
from rollwright.games.dice_realms.steps.step import Step
from rollwright.games.dice_realms.steps.upgrading import UpgradeStep

# By the turn of the position, less one: turns are counted from 1.
STEPS: Final[list[Step]] = [RollStep(), AttackStep(), CollectStep(), UpgradeStep()]
