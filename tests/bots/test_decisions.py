"""Every bot decides as before in fixed positions: a change of code alone changes no digest."""

import pytest

from rollwright.bots import bots_by_strength
from rollwright.games import all_games
from tests.harness.decisions import MOVES, digest_of, kept_digests, moments

GAMES = sorted(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_as_before(game: str) -> None:
    kept = kept_digests()[game]
    assert list(kept) == bots_by_strength(), "`scripts/decisions` writes the digests anew"
    changed = [bot for bot in kept if digest_of(bot, game) != kept[bot]]
    assert changed == [], (
        f"these bots play {game} differently; if that is meant, `scripts/decisions {game}`"
    )


def test_the_digests_are_of_a_thousand_moves_of_each_bot() -> None:
    kept = kept_digests()
    assert sorted(kept) == GAMES
    for bot in bots_by_strength():
        assert sum(digests[bot].moves for digests in kept.values()) >= MOVES * len(GAMES)
    assert MOVES * len(GAMES) >= 1000


def test_the_positions_are_of_many_seats_rounds_and_maps() -> None:
    for game in GAMES:
        found = moments(game)
        seats = {(moment.position.seats(), moment.seat) for moment in found}
        assert {seat for _, seat in seats} >= set(range(min(2, max(most for most, _ in seats))))
        assert len({(moment.position.round, moment.position.turn) for moment in found}) > 3
        texts = [repr(moment.position.to_json()) for moment in found]
        assert len(set(texts)) == len(texts)
