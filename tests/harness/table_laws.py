"""Laws of tables: a game can be recorded, read, proven and replayed."""

from typing import Final

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import NothingToUndo
from rollwright.core.position import OVER
from rollwright.core.record import read_record, write_record
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.proof import CONSISTENT, TYPED, prove
from rollwright.tables.status import status_of
from rollwright.tables.table import MANUAL, NO_ROLL, Table, load_table, new_table
from tests.harness.cases import Case
from tests.harness.speech import spoken
from tests.harness.walks import step_table


def records_read_back(case: Case, seed: int) -> None:
    """A record reads back equal, and its text is written again identically."""
    for table in (_played(case, seed, 40), _played(case, seed)):
        record = record_of(table, with_seed=True)
        text = write_record(record)
        assert read_record(text) == record, "the record reads back differently"
        assert write_record(read_record(text)) == text, "the record is written differently"


def same_record_same_result(case: Case, seed: int) -> None:
    """Replaying a record gives the same table, in the middle and at the end."""
    for table in (_played(case, seed, 40), _played(case, seed)):
        record = record_of(table, with_seed=True)
        again = table_of(record)
        assert again.position.to_json() == table.position.to_json(), "the position differs"
        assert status_of(again) == status_of(table), "the status differs"
        assert record_of(again, with_seed=True) == record, "the record differs"


def rolls_can_be_proven(case: Case, seed: int) -> None:
    """The rolls of a finished game are those of its seed and its words."""
    assert prove(record_of(_played(case, seed))).dice == CONSISTENT


def typed_dice_play_the_same(case: Case, seed: int) -> None:
    """The same rolls typed by hand, and the same moves, lead to the same end."""
    table = _played(case, seed)
    typed = new_table(case.game, case.seats, case.options, dice=MANUAL)
    for turn in table.turns:
        if turn.outcome != NO_ROLL:
            outcome = typed.position.parse_outcome_text(turn.outcome)
            typed.roll(typed.position.outcome_json(outcome))
        for seat, move in turn.moves:
            typed.play(seat, move)
    assert typed.position.to_json() == table.position.to_json()
    assert prove(record_of(typed)).dice == TYPED


def undo_takes_back_one_move(case: Case, seed: int) -> None:
    """Every move can be undone until the next roll or the end, and made again."""
    luck = Luck(seed)
    table = _new(case, seed)
    while table.position.phase != OVER:
        before = table.position.to_json()
        if step_table(table, luck) and table.position.phase != OVER:
            after, (seat, move) = table.position.to_json(), table.turns[-1].moves[-1]
            assert table.undo(seat) == move, "another move was undone"
            assert table.position.to_json() == before, "undo didn't restore the position"
            table.play(seat, move)
            assert table.position.to_json() == after, "the same move had another effect"


def undo_never_crosses_a_roll(case: Case, seed: int) -> None:
    """Right after a roll, and after the end, nothing can be undone."""
    luck = Luck(seed)
    table = _new(case, seed)
    while table.position.phase != OVER:
        _check_no_undo(table, fresh=not step_table(table, luck))
    _check_no_undo(table, fresh=True)


def saved_tables_go_on(case: Case, seed: int) -> None:
    """A table saved at any moment can be loaded, played to the end, undone and recorded."""
    for steps in range(12):
        table = _played(case, seed, steps)
        luck = Luck(steps)
        loaded = load_table(case.game, table.position.to_json(), seed="another")
        while loaded.position.phase != OVER:
            if step_table(loaded, luck) and loaded.position.phase != OVER:
                seat, move = loaded.turns[-1].moves[-1]
                loaded.undo(seat)
                loaded.play(seat, move)
        record = read_record(write_record(record_of(loaded)))
        assert table_of(record).position.to_json() == loaded.position.to_json()
        assert prove(record).dice == CONSISTENT


LAWS: Final = (
    records_read_back,
    same_record_same_result,
    rolls_can_be_proven,
    typed_dice_play_the_same,
    undo_takes_back_one_move,
    undo_never_crosses_a_roll,
    saved_tables_go_on,
)


def _new(case: Case, seed: int) -> Table:
    names = [f'Name "{seat}" \\ {seed}' for seat in range(case.seats)]
    words = [f"word-{seat}" for seat in range(case.seats)] if seed % 2 else []
    return new_table(
        case.game, case.seats, case.options, names=names, seed=f"seed {seed}", words=words
    )


def _played(case: Case, seed: int, steps: int = 10**6) -> Table:
    """A table after this many steps, or at its end."""
    table, luck = _new(case, seed), Luck(seed)
    while steps and table.position.phase != OVER:
        step_table(table, luck)
        steps -= 1
    return table


def _check_no_undo(table: Table, *, fresh: bool) -> None:
    if fresh:
        before = table.position.to_json()
        for seat in range(-1, table.position.seats() + 1):
            with pytest.raises(NothingToUndo) as refusal:
                table.undo(seat)
            spoken(refusal.value.message)
        assert table.position.to_json() == before, "a refused undo changed the position"
