"""The events of a game, as sentences that are clear without seeing the table."""

import pytest

from rollwright.core.message import say
from rollwright.games.dice_realms.steps.step import ATTACK_STEP
from tests.games.dice_realms.table import GAME, table

OTHER = "barony farm"


def test_the_fate_die_tells_what_it_does() -> None:
    game = table(OTHER, OTHER).roll("fate innovation")
    assert game.told() == ["Round 2: the Fate die shows Innovation: everybody gains 2 upgrades."]


@pytest.mark.parametrize(
    ("realm", "move", "told"),
    [
        ("plow-team farm", "resolve:black", "Seat 0 uses Plough Team and takes 2 grain."),
        ("minstrel farm", "resolve:black", "Seat 0 uses Minstrel and takes 1 point."),
        (
            *("gardener farm", "convert:black"),
            "Seat 0 uses Gardener and turns 1 grain into 2 points.",
        ),
        ("gardener farm", "resolve:black", "Seat 0 uses Gardener for a reroll only."),
        (
            *("almshouse farm misery=1", "resolve:black"),
            "Seat 0 uses Almshouse and gives 1 misery chip of −2 back.",
        ),
        ("almshouse farm", "resolve:black", "Seat 0 uses Almshouse for a reroll only."),
        ("barony farm", "done", "Seat 0 keeps these dice."),
        ("barony farm", "reroll:black", "Seat 0 rolls the black die (Barony) again for free."),
        ("barony farm", "token:white", "Seat 0 rolls the white die (Farm) again with a token."),
        ("barony farm sets=1", "set:black=tower", "Seat 0 sets the black die to Tower."),
        (
            *("jack-of-all-trades farm", "turn:black=tower"),
            "Seat 0 sets the black die to Tower.",
        ),
    ],
)
def test_the_roll_step(realm: str, move: str, told: str) -> None:
    assert table(realm, OTHER, fate="innovation").play(move).told()[-1] == told


@pytest.mark.parametrize(
    ("realm", "moves", "told"),
    [
        ("patron mine", "take:white", "Seat 0 collects 5 coins and 1 reroll token."),
        ("patron mine", "collect convert:black", "uses Patron and turns 2 coins into 4 points."),
        ("barony barony", "sell", "Seat 0 uses Bad Harvest and turns 2 grain into 1 coin."),
        ("banker farm", "bank:black grain>vp", "uses Banker and turns 1 grain into 1 point."),
        ("barony barony", "collect buy:token", "Seat 0 buys a reroll token."),
        ("mine mine", "collect buy:gray", "Seat 0 buys a grey die."),
        ("banker farm", "bank:black", "Seat 0 begins the exchange of Banker."),
        ("banker farm", "bank:black close", "Seat 0 ends the exchange of Banker."),
        ("barony barony", "collect done", "Seat 0 keeps a coin for later."),
        ("mine barony", "collect done", "Seat 0 keeps one of 6 coins for later."),
        ("barony barony treasury=0", "collect done", "Seat 0 has no coins left to spend."),
    ],
)
def test_the_collect_step(realm: str, moves: str, told: str) -> None:
    game = table(realm, OTHER, fate="bad-harvest").keep().play(*moves.split())
    assert game.told()[-1].endswith(told)


def test_what_happens_to_all_is_nobodys_doing() -> None:
    game = table("tower farm", OTHER, fate="robber").keep().finish(ATTACK_STEP)
    common = [GAME.words.concerns_all(event) for event in game.events]
    told = [text for text, is_common in zip(game.told(), common, strict=True) if is_common]
    assert told == ["Robber attacks everybody: they lose a die for this round."]
    game = table("duchy duchy vp=36", "duchy duchy", fate="innovation").end_round()
    told = [say(event, "en") for event in game.events if GAME.words.concerns_all(event)]
    assert told == [
        "The points run out: this round is the last.",
        "The game is over: the points ran out.",
    ]


def test_an_attack_that_can_not_hurt_is_told() -> None:
    game = table("quarantine farm", OTHER, fate="plague").keep()
    assert "Seat 0 can't be hurt by it." in game.told()


def test_the_last_round_is_told_once_and_when_it_is_known() -> None:
    game = table("duchy duchy vp=36", "duchy duchy", fate="innovation").collect()
    assert game.told().count("The points run out: this round is the last.") == 1
    game = table("barony farm grain=0 misery=5", "barony farm grain=0").roll("fate winter")
    assert game.told()[-1] == "The misery chips run out: this round is the last."


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_event_of_a_round_has_its_words(language: str) -> None:
    game = table("siege+hero banker patron vp=3", "hero farm county", fate="robber").keep()
    told = game.end_round().told(language)
    assert len(told) > 5
    assert all(text.endswith(".") and "{" not in text for text in told)
