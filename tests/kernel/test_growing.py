"""Lists that only grow and share what they have with their copies."""

import pickle
import threading

import pytest

from sweetbox.kernel.growing import Growing


def test_it_reads_like_a_list() -> None:
    numbers = Growing(range(5))
    assert (len(numbers), numbers[0], numbers[-1], numbers[1:3], list(numbers)) == (5, 0, 4, [1, 2], [0, 1, 2, 3, 4])
    assert numbers == [0, 1, 2, 3, 4] != numbers.first(4)
    assert numbers[-2:] == [3, 4]
    with pytest.raises(IndexError):
        numbers[5]


def test_copies_grow_apart() -> None:
    trunk = Growing([1, 2, 3])
    branch, short = trunk.first(3), trunk.first(1)
    trunk.append(4)
    branch.append(5)
    short.append(6)
    trunk.append(7)
    assert (trunk, branch, short) == ([1, 2, 3, 4, 7], [1, 2, 3, 5], [1, 6])
    assert trunk.first(3) == [1, 2, 3]
    with pytest.raises(IndexError):
        trunk.first(3)[3]


def test_copies_that_grow_in_many_threads_do_not_meet() -> None:
    trunk = Growing([0])
    begin = threading.Barrier(8)
    grown: dict[int, Growing[int]] = {number: trunk.first(1) for number in range(1, 9)}

    def grow(number: int) -> None:
        begin.wait()
        for _ in range(500):
            grown[number].append(number * 1000)

    threads = [threading.Thread(target=grow, args=(number,)) for number in grown]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(each == [0] + [number * 1000] * 500 for number, each in grown.items())


def test_it_is_pickled_without_what_its_copies_have() -> None:
    trunk = Growing([1])
    copy = trunk.first(1)
    trunk.append(2)
    assert pickle.loads(pickle.dumps(copy)) == [1]
