"""Threads: several give the same answers, and long calls release the GIL."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

from mentsu import Hand, Outlook, Situation

HANDS = [
    "123m45p13789s113z", "2344m111p789s555z", "1112345678999m", "19m19p19s1234567z", "135m123456p2349s",
    "3405m2238p23407s",
]


def everything(text: str) -> tuple[object, ...]:
    hand = Hand(text)
    return (
        hand.shantens(), hand.waits(), hand.ukeire(), hand.improvements(),
        hand.draw("4z").discards(), hand.draw("4z").plan(Outlook(3)).discards,
        hand.score_waits(Situation(riichi=True)),
    )


def test_threads_answer_alike() -> None:
    alone = [everything(text) for text in HANDS]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            assert list(pool.map(everything, HANDS)) == alone


def test_others_run_while_a_plan_is_made() -> None:
    """Another thread works during a plan, as it could not if the plan held the GIL."""
    ticks: list[float] = []
    done = threading.Event()

    def tick() -> None:
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    within = 0
    # A busy machine may take a while to give the other thread its turn.
    for _ in range(200):
        start = time.perf_counter()
        Hand("159m2468p13579s12z").plan(Outlook(17, depth=1))
        end = time.perf_counter()
        within += sum(start < moment < end for moment in ticks.copy())
        ticks.clear()
        if within >= 3:
            break
    done.set()
    thread.join()
    assert within >= 3
