"""The rules of Rolling Realms for the backs of its cards, in our own words."""

from rollwright.core.message import Message
from rollwright.core.rule_side import RuleSection, RuleSide
from rollwright.games.realms.card import Card
from rollwright.games.realms.card_seal import seal_words
from rollwright.games.realms.naming import realm_name
from rollwright.games.realms.resource import RESOURCES


def card_rules(card: Card) -> RuleSide:
    """What a die does on a card, what scores, and what the seal on its front means."""
    use = RuleSection(_rule("use"), [Message(f"rolling-realms.rule.{card.id}")])
    stars = RuleSection(_rule("stars"), [Message(f"rolling-realms.scoring.{card.id}")])
    seal = RuleSection(_rule("seal"), [seal_words(card.own_share())])
    return RuleSide(realm_name(card), [use, stars, seal])


def game_rules() -> RuleSide:
    """The course of a game, for the back of the score card."""
    sections = [
        RuleSection(_rule("before"), [_rule("set-up"), _rule("deal")]),
        RuleSection(_rule("turn"), [_rule("roll"), Message("rolling-realms.rule.dice")]),
        RuleSection(_rule("words"), [_rule("rolled"), _rule("signs")]),
        RuleSection(_rule("round"), [_rule("count"), _rule("next")]),
        RuleSection(_rule("end"), [_rule("winner"), _rule("alone")]),
    ]
    return RuleSide(Message("rolling-realms.name"), sections)


def resource_rules() -> RuleSide:
    """What resources buy, for the back of the resource card."""
    kept = Message("rolling-realms.scoring.resources")
    sections = [
        RuleSection(_rule("spending"), [_rule("spend"), _rule("room"), _rule("bought"), kept]),
        RuleSection(
            _rule("buying"), [Message(f"rolling-realms.uses.{kind}") for kind in RESOURCES]
        ),
    ]
    return RuleSide(Message("rolling-realms.group.resources"), sections)


def _rule(key: str) -> Message:
    return Message(f"rolling-realms.rulebook.{key}")
