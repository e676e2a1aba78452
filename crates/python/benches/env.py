"""How many decisions a second `VectorEnv` takes, beside PyPI's riichienv in the same run.

`python crates/python/benches/env.py`; `pip install riichienv==0.4.11` for the other. Every legal action is as likely as
another; both compute what is legal at each decision, and for the second figure their observations. Seconds are those
of the processor, so that other programs take nothing away; two threads are measured by the clock, which needs two idle
cores.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable

from mentsu.env import VectorEnv


def vector(
    tables: int,
    steps: int,
    planes: tuple[str, ...] | None,
    threads: int = 1,
    clock: Callable[[], float] = time.process_time,
) -> float:
    """Decisions a second of a number of tables."""
    env = VectorEnv(tables, "tenhou", seed=1, planes=planes, threads=threads)
    actions = env.sample()
    start = clock()
    for _ in range(steps):
        env.step(actions)
        env.sample(actions)
    return tables * steps / (clock() - start)


def two_threads(tables: int, steps: int, planes: tuple[str, ...] | None, times: int) -> float:
    """How many times as fast two threads are as one, by the clock."""
    clock = time.perf_counter
    runs = [[vector(tables, steps, planes, threads, clock) for threads in (1, 2)] for _ in range(times)]
    return statistics.median(two / one for one, two in runs)


def peer(decisions: int, encode: bool) -> float:
    """Decisions a second of riichienv, which plays one table."""
    from riichienv import RiichiEnv

    source = random.Random(1)
    env = RiichiEnv(game_mode="4p-red-half")
    seen = env.reset()
    done = 0
    start = time.process_time()
    while done < decisions:
        if env.done():
            seen = env.reset()
        actions = {}
        for seat, observation in seen.items():
            legal = observation.legal_actions()
            if encode:
                observation.encode()
                observation.mask()
            actions[seat] = source.choice(legal)
        done += len(actions)
        seen = env.step(actions)
    return done / (time.process_time() - start)


def best(times: int, measure: Callable[[], float]) -> float:
    """The median of several runs."""
    return statistics.median(measure() for _ in range(times))


def main() -> None:
    """Prints a line for each measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=2_000)
    parser.add_argument("--times", type=int, default=5)
    arguments = parser.parse_args()
    tables, steps, times = arguments.tables, arguments.steps, arguments.times
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if "model name" in line), "")
    print(f"{platform.machine()}, {model}; {tables} tables")
    masks = best(times, lambda: vector(tables, steps, ()))
    full = best(times, lambda: vector(tables, steps // 4, None))
    print(f"masks: {masks:,.0f} decisions a second; two threads x {two_threads(tables, steps, (), times):.2f}")
    print(f"full observation: {full:,.0f}; two threads x {two_threads(tables, steps // 4, None, times):.2f}")
    try:
        plain, encoded = best(times, lambda: peer(20_000, False)), best(times, lambda: peer(20_000, True))
    except ImportError:
        print("riichienv isn't installed")
        return
    print(f"riichienv: {plain:,.0f}, encoded {encoded:,.0f}: {masks / plain:.1f} and {full / encoded:.1f} times")


if __name__ == "__main__":
    main()
