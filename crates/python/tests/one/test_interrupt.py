"""Ctrl-C stops a long computation soon."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import _thread, threading, time
from mentsu import Hand, Outlook, mcr, puzzle
threading.Timer(0.5, _thread.interrupt_main).start()
begun = time.perf_counter()
try:
    {question}
except KeyboardInterrupt:
    print("stopped", time.perf_counter() - begun - 0.5)
else:
    print("finished", time.perf_counter() - begun)
import os; os._exit(0)
"""


@pytest.mark.parametrize(
    "question",
    [
        "Hand('123m45p13789s113z').chance(8)",
        "Hand('159m159p159s12345z').discard_chances(8, 'tenpai')",
        "Hand('1479m258p369s123z+5z').plan(Outlook(room=1 << 26))",
        "mcr.win_chance('123m45p13789s113z', 8)",
    ],
)
def test_a_long_question_stops(question: str) -> None:
    program = PROGRAM.format(question=question)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    how, seconds = said.stdout.split()
    assert how == "stopped", said.stdout
    assert float(seconds) < 0.4
