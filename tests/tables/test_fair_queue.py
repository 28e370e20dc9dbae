"""The fair queue: who has one job does not wait for the many of somebody else."""

from functools import partial

from rollwright.tables.fair_queue import FairQueue


def test_owners_take_turns() -> None:
    queue, begun = FairQueue(1), list[str]()
    for number in range(3):
        queue.add("ann", partial(begun.append, f"ann {number}"))
    for owner in ("bob", "eve"):
        queue.add(owner, partial(begun.append, owner))
    assert begun == ["ann 0"]
    for _ in range(5):
        queue.done()
    assert begun == ["ann 0", "ann 1", "bob", "eve", "ann 2"]


def test_no_more_run_at_a_time_than_may() -> None:
    queue, begun = FairQueue(2), list[int]()
    for number in range(5):
        queue.add("ann", partial(begun.append, number))
    assert begun == [0, 1]
    queue.done()
    assert begun == [0, 1, 2]
    queue.clear()
    queue.done()
    queue.done()
    assert begun == [0, 1, 2]
    queue.add("ann", lambda: begun.append(9))
    assert begun[-1] == 9


def test_a_job_may_end_at_once() -> None:
    queue, begun = FairQueue(1), list[int]()

    def job(number: int) -> None:
        begun.append(number)
        queue.done()

    for number in range(3):
        queue.add("ann", partial(job, number))
    assert begun == [0, 1, 2]
