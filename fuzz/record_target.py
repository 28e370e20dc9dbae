"""Records: read, written again, and replayed with the proof of their dice."""

from collections.abc import Iterable

from fuzz.games import game_ids, played
from fuzz.target import Broken, Target, refused, unchanged
from fuzz.world import fingerprint
from rollwright.core.record import read_record, write_record
from rollwright.tables.archive import record_of
from rollwright.tables.proof import prove


class RecordTarget(Target):
    """What `rollwright verify` does with a file."""

    name = "record"
    words = (
        *(b"[Game ", b"[Rules ", b"[Options ", b"[Seats ", b"[Dice ", b"[Seed ", b"[Words "),
        *(b"[Start ", b"[Cards ", b"[Scores ", b"[Ranking ", b'"manual"', b'"provable"', b'"{}"'),
        *(b"1. ", b"0: ", b"1: ", b"2. ", b"done", b"\\\\", b'\\"', b"; ", b"- ", b'{\\"a\\":1}'),
    )

    def seeds(self) -> Iterable[bytes]:
        for game_id in game_ids():
            for steps in (0, 3, 12, 40):
                yield write_record(record_of(played(game_id, steps), with_seed=True)).encode()
        yield b'[Game "rolling-america"]\n; remark\n1. r3 w5 ; fine\n   0: r3>PA done\n'

    def take(self, data: bytes) -> None:
        text = data.decode(errors="replace")
        before = fingerprint()
        if refused(lambda: _verify(text)):
            unchanged(before, fingerprint())


def _verify(text: str) -> None:
    record = read_record(text)
    written = write_record(record)
    if read_record(written) != record or write_record(read_record(written)) != written:
        raise Broken("a record that is written does not read back equal")
    table = prove(record).table
    write_record(record_of(table))
