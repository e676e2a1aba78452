"""The threads of an environment: they stay between steps, end with it, and a forked process has its own."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np
import pytest
from mentsu.env import VectorEnv

linux = pytest.mark.skipif(sys.platform != "linux", reason="threads are counted and processes forked on Linux")


def threads() -> set[str]:
    """The threads of this process that environments have begun, by number."""
    found = set()
    for task in Path("/proc/self/task").iterdir():
        with contextlib.suppress(OSError):  # it has just ended
            if (task / "comm").read_text().startswith("mentsu-env"):
                found.add(task.name)
    return found


def begun(before: set[str], number: int) -> set[str]:
    """The new threads, once there are `number` of them: each names itself as it begins."""
    until = time.monotonic() + 30
    while len(now := threads() - before) != number and time.monotonic() < until:
        time.sleep(0.01)
    return now


def play(env: VectorEnv, steps: int) -> np.ndarray:
    for _ in range(steps):
        env.step(env.sample())
    return env.observations


@linux
def test_threads_stay_between_steps_and_end_with_their_environment() -> None:
    before = threads()
    env = VectorEnv(128, seed=3, threads=4)
    play(env, 1)
    first = begun(before, 3)
    assert len(first) == 3  # the asking one steps, too
    play(env, 20)
    assert threads() - before == first
    env.reset(4)
    assert threads() - before == first
    del env
    assert begun(before, 0) == set()


def test_few_tables_need_no_threads() -> None:
    one, more = (VectorEnv(33, seed=3, threads=threads) for threads in (1, 8))
    assert np.array_equal(play(one, 50), play(more, 50))


def child(env: VectorEnv, pipe: Connection) -> None:
    pipe.send(play(env, 20).sum())


@linux
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forks beside threads
def test_a_forked_process_steps() -> None:
    env, alone = (VectorEnv(128, seed=5, threads=threads) for threads in (2, 1))
    play(env, 3)
    play(alone, 3)
    ours, theirs = multiprocessing.get_context("fork").Pipe()
    process = multiprocessing.get_context("fork").Process(target=child, args=(env, theirs))
    process.start()
    assert ours.poll(60), "the child waits for threads that it hasn't"
    there = ours.recv()
    process.join(60)
    assert process.exitcode == 0
    assert there == play(env, 20).sum() == play(alone, 20).sum()
