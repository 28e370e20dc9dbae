"""The rules of the whole game, in our own words."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.rule_side import RuleSection, RuleSide

# By heading; the rule of the black die tells of all dice.
_SECTIONS: Final[dict[str, list[str]]] = {
    "rulebook.round": ["rule.black"],
    "group.fate": ["rule.fate"],
    "group.goods": ["rule.goods"],
    "group.shop": ["rule.shop"],
    "group.tray": ["rule.tray"],
    "rulebook.end": ["rule.supply", "rulebook.richest", "scoring.tray", "scoring.supply"],
}


def realms_rules() -> RuleSide:
    """A round, what there is to gain and to buy, and the end."""
    sections = [
        RuleSection(_told(heading), [_told(key) for key in keys])
        for heading, keys in _SECTIONS.items()
    ]
    return RuleSide(_told("name"), sections)


def _told(key: str) -> Message:
    return Message(f"dice-realms.{key}")
