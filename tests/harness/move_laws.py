"""Laws of moves: legal moves, refusals, texts and labels."""

import json
from typing import Final

import pytest

from rollwright.core.errors import IllegalMove, NotYourTurn
from rollwright.core.position import PLAY, Position
from tests.harness.cases import Case
from tests.harness.speech import spoken
from tests.harness.walks import Walk

# The number of illegal moves tried for each seat at each moment.
_TRIED: Final = 40
_NONSENSE: Final = ("", " ", "?", "DONE", "done ", "-", ">", "\n", "0", "é", "x" * 5000)


def legal_is_stable(case: Case, seed: int) -> None:
    """The same list at every call, also for a copy and after saving."""
    for position in Walk(case, seed).moments(3):
        saved = case.game.load(json.loads(json.dumps(position.to_json())))
        for seat in range(case.seats):
            moves = position.legal(seat)
            assert position.legal(seat) == moves, "legal differs between two calls"
            assert position.copy().legal(seat) == moves, "legal differs for a copy"
            assert saved.legal(seat) == moves, "legal differs after saving"


def legal_has_no_duplicates(case: Case, seed: int) -> None:
    """No list of legal moves has duplicates."""
    for position in Walk(case, seed).moments():
        for seat in position.waiting():
            moves = position.legal(seat)
            assert len(set(moves)) == len(moves), f"duplicates among {_texts(position, seat)}"


def who_waits_has_moves(case: Case, seed: int) -> None:
    """A seat has legal moves exactly if it has to decide, and some seat has to in PLAY."""
    for position in Walk(case, seed).moments():
        waiting = [seat for seat in range(case.seats) if position.is_waiting(seat)]
        able = [seat for seat in range(case.seats) if position.legal(seat)]
        assert position.waiting() == waiting, "waiting and is_waiting disagree"
        assert able == waiting, f"{waiting} have to decide, {able} have moves"
        assert bool(waiting) == (position.phase == PLAY), "seats wait if and only if it is PLAY"


def legal_moves_are_accepted(case: Case, seed: int) -> None:
    """There is no reason against a legal move, and it can be played."""
    for position in Walk(case, seed).moments(12):
        for seat in position.waiting():
            for move in position.legal(seat):
                text = position.text(seat, move)
                reason = case.game.words.why_not(position, seat, move)
                assert reason is None, f"legal {text} is refused: {reason}"
                after = position.copy()
                case.game.play(after, seat, move)
                assert after.to_json() != position.to_json(), f"{text} changes nothing"


def other_moves_are_refused(case: Case, seed: int) -> None:
    """An illegal move is refused with a reason in every language, and changes nothing."""
    walk = Walk(case, seed)
    elsewhere: set[int] = set()
    for position in walk.moments(5):
        moves_now = {move for seat in position.waiting() for move in position.legal(seat)}
        strangers = elsewhere | moves_now | _mutants(walk, moves_now)
        before = position.to_json()
        for seat in range(case.seats):
            refused = sorted(strangers - set(position.legal(seat)))
            for move in refused[:: len(refused) // _TRIED + 1]:
                _check_refusal(case, position, seat, move)
        assert position.to_json() == before, "a refused move changed the position"
        elsewhere |= moves_now


def seats_that_do_not_exist_are_refused(case: Case, seed: int) -> None:
    """Seats below 0 and beyond the last are refused."""
    for position in Walk(case, seed).moments(20):
        move = next((move for seat in position.waiting() for move in position.legal(seat)), 0)
        for seat in (-1, case.seats, case.seats + 1000):
            before = position.to_json()
            _check_not_your_turn(case, position, seat, move)
            assert position.to_json() == before, "a refused move changed the position"


def texts_name_one_move(case: Case, seed: int) -> None:
    """Every move has a unique text without blanks, which reads back as that move."""
    for position in Walk(case, seed).moments(2):
        for seat in position.waiting():
            moves, texts = position.legal(seat), _texts(position, seat)
            assert len(set(texts) - {""}) == len(moves), f"two moves share a text: {texts}"
            for move, text in zip(moves, texts, strict=True):
                assert not set(text) & set(" ;\t\n"), f"{text!r} can't be in a record"
                assert position.parse(seat, text) == move, f"{text} reads back as another move"


def other_texts_are_refused(case: Case, seed: int) -> None:
    """Any text that is not the one text of a move is refused."""
    walk = Walk(case, seed)
    for position in walk.moments(8):
        for seat in position.waiting():
            for text in _texts(position, seat)[:: walk.luck.below(9) + 1]:
                cut = walk.luck.below(len(text))
                for odd in (text + "!", " " + text, text[:cut], text[:cut] + text[cut + 1 :]):
                    _check_text(position, seat, odd)
                _check_text(position, seat, text.swapcase())
            for odd in _NONSENSE:
                _check_text(position, seat, odd)


def labels_tell_moves_apart(case: Case, seed: int) -> None:
    """Every legal move has a label in every language, and labels are unique."""
    for position in Walk(case, seed).moments(10):
        for seat in position.waiting():
            moves, words = position.legal(seat), case.game.words
            labels = [spoken(words.label(position, seat, move)) for move in moves]
            for said in zip(*labels, strict=True):
                assert len(set(said)) == len(said), f"two moves with the same label among {said}"


def moves_have_fixed_numbers(case: Case, seed: int) -> None:
    """The options of a game fix the numbers of its moves; a number reads back as its move."""
    numbering, again = case.game.numbering(case.options), case.game.numbering(case.options)
    assert numbering.texts == again.texts, "two calls give different numberings"
    known = set(numbering.texts)
    assert len(known) == len(numbering), "a move has two numbers"
    for position in Walk(case, seed).moments(3):
        for seat in position.waiting():
            for move in position.legal(seat):
                text = position.text(seat, move)
                assert text in known, f"{text} has no number"
                number = numbering.number_of(position, seat, move)
                read = numbering.move_of(position, seat, number)
                assert read == move, f"{text} reads back wrongly"


LAWS: Final = (
    legal_is_stable,
    legal_has_no_duplicates,
    who_waits_has_moves,
    legal_moves_are_accepted,
    other_moves_are_refused,
    seats_that_do_not_exist_are_refused,
    texts_name_one_move,
    other_texts_are_refused,
    labels_tell_moves_apart,
    moves_have_fixed_numbers,
)


def _texts(position: Position, seat: int) -> list[str]:
    return [position.text(seat, move) for move in position.legal(seat)]


def _mutants(walk: Walk, moves: set[int]) -> set[int]:
    """Numbers near legal moves, and numbers far from any move."""
    found = {-1, 0, 1, 2**31, 2**63, -(2**64), 10**30}
    for move in sorted(moves)[walk.luck.below(5) :: 5]:
        found |= {move - 1, move + 1, -move, move ^ 2 ** walk.luck.below(20)}
    return found | {walk.luck.below(2**16) for _ in range(20)}


def _check_refusal(case: Case, position: Position, seat: int, move: int) -> None:
    reason = case.game.words.why_not(position, seat, move)
    assert reason is not None, (
        f"move {move} is not legal for seat {seat}, but nothing is against it"
    )
    spoken(reason)
    if position.is_waiting(seat):
        with pytest.raises(IllegalMove) as refusal:
            case.game.play(position, seat, move)
        assert refusal.value.message == reason, f"{refusal.value.message} is not {reason}"
    else:
        _check_not_your_turn(case, position, seat, move)


def _check_not_your_turn(case: Case, position: Position, seat: int, move: int) -> None:
    with pytest.raises(NotYourTurn) as refusal:
        case.game.play(position, seat, move)
    spoken(refusal.value.message)


def _check_text(position: Position, seat: int, text: str) -> None:
    try:
        move = position.parse(seat, text)
    except IllegalMove as error:
        spoken(error.message)
        return
    assert position.text(seat, move) == text, f"{text!r} is another text for {move}"
