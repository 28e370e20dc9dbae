"""The file of weights in the package."""

from importlib import resources

from rollwright.core.weights import WEIGHTS_FILE, read_weights
from rollwright.games import find_game
from rollwright.games.realms.advice import RealmsAdvice
from rollwright.games.realms.edition import current_edition
from rollwright.games.realms.registry import usual_realms
from tests.games.realms.own import GAME

_DATA = resources.files("rollwright.games.realms").joinpath(WEIGHTS_FILE).read_bytes()


def test_the_file_is_small_and_for_these_rules() -> None:
    weights = read_weights(_DATA)
    assert (weights.game, weights.rules) == (GAME.id, GAME.rules)
    assert len(_DATA) < 1_000_000


def test_it_has_the_present_edition_of_every_card() -> None:
    """If this fails, a card was changed: it plays by the estimate until it is learned again."""
    editions = {block.name: block.edition for block in read_weights(_DATA).blocks[1:]}
    assert editions == {name: current_edition(name) for name in usual_realms()}


def test_all_games_with_realms_use_it() -> None:
    advice = RealmsAdvice()
    advice.prepare()
    assert any(advice.weights)
    assert len(advice.weights) == sum(block.size for block in advice.trait_blocks())
    for name in ("rolling-realms", "youtoma", "youtoma-together"):
        other = find_game(name).advice
        other.prepare()
        assert other.weights == advice.weights
