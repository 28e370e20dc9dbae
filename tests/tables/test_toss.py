"""Nobody can choose the dice of a toss: the server, who joins last, who leaves, who copies."""

import json

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions, BadRecord, RollwrightError
from rollwright.core.message import say
from rollwright.core.provable import ProvableRoll, commitment_of
from rollwright.core.record import Record, read_record, write_record
from rollwright.core.toss import Pledge, pledge_of
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.commands import Join, Leave, RollDice, SendPledge, Start
from rollwright.tables.decision import decide_reveal, decide_roll
from rollwright.tables.errors import Refused, Stale
from rollwright.tables.events import (
    BotSat,
    BrokenOff,
    Frozen,
    Rolled,
    Sat,
    Skipped,
    Started,
    decode,
    encode,
)
from rollwright.tables.live import FINISHED, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.proof import CONSISTENT, WITNESSED, prove
from rollwright.tables.sight import Sight, read_sight
from rollwright.tables.snapshot import dump, load
from rollwright.tables.toss_state import PLEDGING, REVEALING, SETTLED
from tests.harness.speech import spoken
from tests.tables.recorded_table import with_tag
from tests.tables.table_driver import ANN, BOB, EVE, SECRET, TableDriver, new_id, state_of
from tests.tables.tossing import (
    FIRST_COMMITMENT,
    WORDS,
    frozen,
    pledge,
    pledge_command,
    pledged,
    reveal,
    reveal_command,
    toss_of,
    tossed,
)


def refused(driver: TableDriver, guest: str, command: SendPledge, error: type[Exception]) -> None:
    with pytest.raises(error) as refusal:
        driver.execute(guest, command)
    assert isinstance(refusal.value, RollwrightError)
    spoken(refusal.value.message)


def finished(driver: TableDriver) -> Record:
    """The record of the game, played to its end."""
    luck = Luck("to the end")
    while driver.live.stage != FINISHED:
        driver.play_on(luck)
    return read_record(write_record(record_of(driver.live.running)))


# --- as it should be -----------------------------------------------------------------------


def test_the_first_roll_waits_for_every_word() -> None:
    driver = frozen(BOB)
    assert toss_of(driver.live).phase == REVEALING
    for guest in (ANN, BOB):
        assert not driver.live.must_roll()
        with pytest.raises(Refused, match="not all there yet"):
            driver.execute(ANN, RollDice(command=new_id()))
        reveal(driver, guest)
    assert toss_of(driver.live).phase == SETTLED
    assert driver.live.must_roll()
    record = finished(driver)
    assert record.values("Words") == (WORDS[ANN], WORDS[BOB])
    assert prove(record).word_seats == [0, 1]
    sight = Sight(commitment=FIRST_COMMITMENT, list_hash=toss_of(driver.live).list_hash)
    assert prove(record, sight).dice == WITNESSED
    assert prove(record, Sight(word=WORDS[BOB], seat=1)).word_seat == 1


def test_no_word_is_known_before_the_list_is_frozen() -> None:
    driver = frozen(BOB)
    toss = toss_of(driver.live)
    assert toss.attempt().words == {}
    reveal(driver, ANN)
    # Who sees the record meanwhile sees the list, but no word.
    text = write_record(record_of(driver.live.running))
    assert toss.pledges[0].hash in text
    assert WORDS[ANN] not in text
    assert SECRET not in text


def test_seats_without_a_pledge_add_nothing_and_nobody_waits_for_them() -> None:
    driver = TableDriver(seats=2, bots=["greedy"])
    driver.execute(ANN, Start(command=new_id()))
    assert toss_of(driver.live).phase == SETTLED
    assert record_of(driver.live.running).values("Words") == ("", "")


def test_a_pledge_can_be_replaced_until_the_list_is_frozen() -> None:
    driver = pledged(BOB)
    pledge(driver, BOB, "another-word-of-bob-that-is-long-enough")
    driver.execute(ANN, Start(command=new_id()))
    driver.apply(Frozen())
    with pytest.raises(Refused, match="not the word that you pledged"):
        reveal(driver, BOB)
    reveal(driver, BOB, "another-word-of-bob-that-is-long-enough")


def test_seats_that_are_renumbered_keep_their_pledges() -> None:
    driver = TableDriver(seats=3)
    for guest in (BOB, EVE):
        driver.execute(guest, Join(command=new_id(), name=guest[:3], adds_word=True))
    pledge(driver, EVE)
    driver.execute(BOB, Leave(command=new_id()))
    driver.execute(ANN, Start(command=new_id()))
    assert toss_of(driver.live).pledges[1].number == 2
    driver.apply(Frozen())
    reveal(driver, EVE)
    driver.roll()
    assert prove(finished(driver), Sight(word=WORDS[EVE])).word_seat == 1


def test_who_leaves_in_the_lobby_takes_the_pledge_along() -> None:
    driver = pledged(BOB)
    driver.execute(BOB, Leave(command=new_id()))
    assert list(toss_of(driver.live).pledges) == [0]


def test_the_log_and_the_snapshot_give_the_same_toss() -> None:
    driver = frozen(BOB)
    driver.apply(BrokenOff(seed="second secret"))
    driver = driver_of(driver)
    assert toss_of(driver.live).barred == {0, 1}
    for other in (frozen(BOB), tossed(BOB), pledged(BOB)):
        log = [decode(encode(event)) for event in other.log]
        assert state_of(rebuild("abcdefgh", log)) == state_of(other.live)
        found = load("abcdefgh", dump(other.live), [])
        assert found is not None
        assert state_of(found) == state_of(other.live)


def driver_of(driver: TableDriver) -> TableDriver:
    """The same table, built from its log."""
    driver.live = rebuild("abcdefgh", [decode(encode(event)) for event in driver.log])
    return driver


# --- the cheating server -------------------------------------------------------------------


def first_roll(driver: TableDriver) -> str:
    return decide_roll(driver.live).outcome


def test_a_server_that_knows_all_cannot_try_words_after_the_freeze() -> None:
    # The server plays Eve, and knows the secret and what Ann and Bob have shown.
    driver = frozen(BOB, EVE)
    reveal(driver, ANN)
    reveal(driver, BOB)
    for number in range(40):
        with pytest.raises(Refused):
            reveal(driver, EVE, f"word-of-eve-{number:032}")
    reveal(driver, EVE)
    assert toss_of(driver.live).words[2] == WORDS[EVE]


def test_a_server_that_breaks_its_own_rules_is_seen_in_the_record() -> None:
    driver = tossed(BOB, EVE)
    record, toss = finished(driver), toss_of(driver.live)
    seen = Sight(
        commitment=FIRST_COMMITMENT,
        list_hash=toss.list_hash,
        word=WORDS[ANN],
        seat=0,
        rolls={1: record.rolls[0].outcome},
    )
    assert prove(record, seen).dice == WITNESSED
    other = "another-word-that-eve-likes-much-better"
    words = (WORDS[ANN], WORDS[BOB], other)
    pledges = [f"{seat} {pledge.hash}" for seat, pledge in sorted(toss.pledges.items())]
    forged = f"2 {pledge_of(FIRST_COMMITMENT, 2, other)}"
    running = Record(tuple(tag for tag in record.tags if tag.name not in ("Scores", "Ranking")), ())
    # Another word does not fit its pledge; with another pledge, the list is another one.
    with pytest.raises(BadRecord, match="not the one that was pledged"):
        prove(with_tag(running, "Words", *words), seen)
    replaced = with_tag(with_tag(running, "Words", *words), "Pledges", *pledges[:2], forged)
    assert prove(replaced).dice == CONSISTENT
    with pytest.raises(BadRecord, match="list of pledges that you saw"):
        prove(replaced, seen)
    # Another secret has another commitment, and all pledges were made with the first one.
    for seed in ("b seed", "c seed"):
        moved = with_tag(with_tag(running, "Seed", seed), "Commitment", commitment_of(seed))
        with pytest.raises(BadRecord, match="not the one that was pledged"):
            prove(moved)
        with pytest.raises(BadRecord, match="commitment that you saw"):
            prove(moved, seen)


def test_leaving_out_somebodys_word_is_seen_by_that_person() -> None:
    driver = pledged(BOB)
    driver.execute(ANN, Start(command=new_id()))
    driver.apply(Frozen(absent=[1]))
    reveal(driver, ANN)
    record = finished(driver)
    assert prove(record, Sight(word=WORDS[ANN])).word_seat == 0
    with pytest.raises(BadRecord, match="Your word did not go into these dice"):
        prove(record, Sight(word=WORDS[BOB]))


def test_rolls_do_not_follow_from_what_the_server_alone_knows() -> None:
    # With the same secret, another word of one honest person brings other dice.
    rolls = set()
    for number in range(20):
        driver = TableDriver(seats=1)
        word = f"random-word-of-ann-{number:020}"
        pledge(driver, ANN, word)
        driver.execute(ANN, Start(command=new_id()))
        driver.apply(Frozen())
        reveal(driver, ANN, word)
        rolls.add(first_roll(driver))
    assert len(rolls) > 10


# --- who joins last, who copies ------------------------------------------------------------


def test_who_joins_last_sees_hashes_and_cannot_come_after_the_freeze() -> None:
    driver = frozen(BOB)
    reveal(driver, ANN)
    refused(driver, BOB, pledge_command(driver.live, BOB, "x" * 32), Refused)
    reveal(driver, BOB)
    refused(driver, BOB, pledge_command(driver.live, BOB, "x" * 32), Refused)


def test_a_copied_pledge_cannot_be_opened() -> None:
    driver = pledged(BOB)
    anns = toss_of(driver.live).pledges[0].hash
    copied = SendPledge(command=new_id(), seat=1, commitment=FIRST_COMMITMENT, hash=anns)
    driver.execute(BOB, copied)
    driver.execute(ANN, Start(command=new_id()))
    driver.apply(Frozen())
    reveal(driver, ANN)
    with pytest.raises(Refused, match="not the word that you pledged"):
        reveal(driver, BOB, WORDS[ANN])
    assert toss_of(driver.live).withheld() == [1]


def test_a_pledge_for_another_seat_or_secret_is_stale() -> None:
    driver = pledged(BOB)
    good = pledge_command(driver.live, BOB)
    refused(driver, BOB, msgspec.structs.replace(good, seat=0), Stale)
    refused(driver, BOB, msgspec.structs.replace(good, commitment=commitment_of("other")), Stale)
    refused(driver, BOB, msgspec.structs.replace(good, hash="x" * 64), BadOptions)


def test_words_that_could_be_guessed_are_refused() -> None:
    driver = pledged(BOB)
    pledge(driver, BOB, "short")
    driver.execute(ANN, Start(command=new_id()))
    driver.apply(Frozen())
    with pytest.raises(BadOptions, match="32 to 64"):
        decide_reveal(driver.live, BOB, reveal_command(driver.live, BOB, "short"))


def test_with_real_dice_nobody_is_asked() -> None:
    driver = TableDriver(seats=1, dice="manual", start=True)
    assert driver.live.toss is None
    command = SendPledge(command="c", seat=0, commitment="0" * 64, hash="0" * 64)
    refused(driver, ANN, command, Refused)


# --- who withholds a word ------------------------------------------------------------------


def broken_off() -> TableDriver:
    """Bob has withheld his word, and the others have to begin anew."""
    driver = frozen(BOB, EVE)
    reveal(driver, ANN)
    reveal(driver, EVE)
    driver.apply(BrokenOff(seed="second secret"))
    return driver


def test_a_broken_attempt_becomes_public_and_who_withheld_has_no_word_any_more() -> None:
    driver = broken_off()
    toss = toss_of(driver.live)
    assert (toss.phase, toss.commitment) == (PLEDGING, commitment_of("second secret"))
    refused(driver, BOB, pledge_command(driver.live, BOB), Refused)
    # Words of the first attempt are of no use in the second.
    refused(
        driver,
        ANN,
        SendPledge(command="c", seat=0, commitment=FIRST_COMMITMENT, hash="0" * 64),
        Stale,
    )
    for guest in (ANN, EVE):
        pledge(driver, guest, f"second-word-of-{guest[:3]}-that-is-quite-new")
    driver.apply(Frozen())
    for guest in (ANN, EVE):
        reveal(driver, guest, f"second-word-of-{guest[:3]}-that-is-quite-new")
    record = finished(driver_of(driver))
    proof = prove(record)
    assert [attempt.withheld() for attempt in proof.broken] == [[1]]
    assert proof.broken[0].seed == SECRET
    assert proof.broken[0].words == {0: WORDS[ANN], 2: WORDS[EVE]}
    assert proof.word_seats == [0, 2]
    assert (proof.skipped, proof.dice) == ([], CONSISTENT)
    assert prove(record, Sight(commitment=FIRST_COMMITMENT)).was_broken
    assert prove(record, Sight(commitment=toss_of(driver.live).commitment)).dice == WITNESSED
    assert driver.live.stage == FINISHED


def test_everybody_is_told_who_withheld() -> None:
    driver = broken_off()
    told = [message for notice in driver.live.notices for message in notice.messages]
    spoken(told[-1])
    assert say(told[-1], "en", lambda at: driver.live.seats[at].name).startswith("Bob did not show")


def test_what_is_withheld_in_the_last_attempt_is_skipped_and_told() -> None:
    driver = frozen(BOB, EVE)
    reveal(driver, ANN)
    driver.apply(Skipped())
    driver.roll()
    with pytest.raises(Refused, match="too late"):
        reveal(driver, BOB)
    proof = prove(finished(driver_of(driver)))
    assert (proof.word_seats, proof.skipped) == ([0], [1, 2])


def test_who_withheld_cannot_come_back_in_a_forged_record() -> None:
    driver = broken_off()
    for guest in (ANN, EVE):
        pledge(driver, guest)
    toss = toss_of(driver.live)
    toss.pledges[1] = Pledge(1, pledge_of(toss.commitment, 1, WORDS[BOB]))
    driver.apply(Frozen())
    for guest in (ANN, EVE, BOB):
        reveal(driver, guest)
    driver.roll()
    with pytest.raises(BadRecord, match="withheld a word in an earlier attempt"):
        prove(record_of(driver.live.running, with_seed=True))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Pledges", ("0", "")),
        ("Pledges", ("x " + "0" * 64, "")),
        ("Pledges", ("", "1 " + "0" * 63)),
        ("Words", (WORDS[ANN], "a b")),
        ("Broken", ("seed, 0",)),
        ("Broken", ("seed, 0 0 " + "0" * 64 + " two words",)),
        ("Broken", ("seed, 7 0 " + "0" * 64 + " -",)),
        ("Broken", ("seed, " + ", ".join(["0 0 " + "0" * 64 + " -"] * 2),)),
    ],
)
def test_a_record_with_a_damaged_toss_is_refused(name: str, values: tuple[str, ...]) -> None:
    record = record_of(tossed(BOB).live.running, with_seed=True)
    assert prove(record).dice == CONSISTENT
    with pytest.raises(BadRecord) as refusal:
        prove(with_tag(record, name, *values))
    spoken(refusal.value.message)


# --- the next game, and games of the past ---------------------------------------------------


def test_a_rematch_has_a_new_secret_and_asks_for_new_words() -> None:
    driver = tossed(BOB)
    finished(driver)
    log = rematch_events(driver.live, ANN, {ANN, BOB}, "next secret")
    following = rebuild("abcdefgh", log)
    assert following.stage == PLAYING
    toss = toss_of(following)
    assert (toss.phase, toss.pledges) == (PLEDGING, {})
    assert toss.commitment == commitment_of("next secret")
    assert not following.must_roll()


def _old_log(driver: TableDriver) -> list[bytes]:
    """The beginning of a log as earlier versions wrote it, with words and without a toss."""
    log = []
    for event in driver.log[:1]:
        log.append(json.loads(encode(event)))
    log.append({"event": "sat", "guest": ANN, "seat": 0, "name": "Ann", "word": "north"})
    log.append({"event": "bot-sat", "seat": 1, "bot": "greedy", "word": "south"})
    log.append({"event": "started", "guest": ANN})
    return [json.dumps(event).encode() for event in log]


def test_an_old_log_goes_on_with_its_old_dice() -> None:
    driver = TableDriver()
    live: LiveTable = rebuild("abcdefgh", [decode(row) for row in _old_log(driver)])
    assert live.toss is None
    assert live.must_roll()
    rolled = decide_roll(live)
    position = live.running.position
    drawn = position.sample(ProvableRoll(SECRET, ["north", "south"], 1))
    assert rolled == Rolled(outcome=position.outcome_text(drawn))
    live.apply(rolled)
    record = record_of(live.running, with_seed=True)
    assert record.values("Words") == ("north", "south")
    assert record.values("Pledges") is None
    assert prove(read_record(write_record(record))).dice == CONSISTENT


def test_an_old_lobby_begins_with_a_toss() -> None:
    driver = TableDriver()
    log = [decode(row) for row in _old_log(driver)[:3]]
    assert isinstance(log[1], Sat)
    assert isinstance(log[2], BotSat)
    live = rebuild("abcdefgh", log)
    live.apply(Started(toss=True))
    assert toss_of(live).phase == SETTLED
    assert table_of(record_of(live.running)).setting.toss is not None


def test_what_the_page_saved_is_read() -> None:
    saved = json.dumps(
        {"table": "t", "commitment": "c", "list": "l", "seat": None, "rolls": {"1": "r1 b2"}}
    )
    assert read_sight(saved) == Sight("c", "l", "", None, {1: "r1 b2"})
    for text in ("", "[]", '{"rolls":[]}', "x" * 100):
        with pytest.raises(BadRecord, match="not a file that the page has saved"):
            read_sight(text)
