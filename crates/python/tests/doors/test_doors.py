"""The wheel and the program give the answers of the protocol to random questions: 300, or as many as `MENTSU_DOORS`
says. `crates/web/npm/tests/doors.test.js` asks the npm module the same ones."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

import columns
import pytest
import wheel
from comparing import Answer, Comparison
from program import Program
from program import reduced as as_printed
from questions import Question, answers, questions

pytestmark = pytest.mark.skipif("MENTSU_BIN" not in os.environ, reason="no MENTSU_BIN names the program of Rust")

NUMBER = int(os.environ.get("MENTSU_DOORS", "300"))

#: The least share of compared answers by kind of question.
FLOORS = {
    "hand": 0.2, "score": 0.15, "plan": 0.02, "mcr_hand": 0.01, "mcr_score": 0.06, "score refused": 0.08,
    "mcr_score refused": 0.01,
}

Asked = list[tuple[Question, Answer]]
Reduced = Callable[[Question, Answer], Answer]


@pytest.fixture(scope="module")
def asked() -> Asked:
    """Questions and the protocol's answers."""
    program = os.environ["MENTSU_BIN"]
    made = questions(program, NUMBER)
    return list(zip(made, answers(program, [json.dumps(question) for question in made]), strict=True))


def compare(door: str, asked: Asked, found: list[Answer | None], reduced: Reduced) -> None:
    comparison = Comparison(door)
    for (question, expected), answer in zip(asked, found, strict=True):
        wanted = expected if "error" in expected or answer is None else reduced(question, expected)
        comparison.add(question, wanted, answer)
    print(f"{door}: {sum(comparison.counted.values())} answers compared: {dict(sorted(comparison.counted.items()))}")
    shown = "\n".join(comparison.differences[:8])
    assert not comparison.differences, f"{len(comparison.differences)} differences\n{shown}"
    for kind, share in FLOORS.items():
        assert comparison.counted[kind] >= share * len(asked), (kind, comparison.counted)


def test_single_answers(asked: Asked) -> None:
    compare("wheel", asked, [wheel.ask(question) for question, _ in asked], wheel.reduced)


def test_columns(asked: Asked) -> None:
    compare("columns", asked, columns.ask([question for question, _ in asked]), columns.reduced)


def test_commands(asked: Asked) -> None:
    program = Program(os.environ["MENTSU_BIN"])
    # Each is a process.
    few = asked[: max(300, NUMBER // 10)]
    compare("program", few, [program.ask(question) for question, _ in few], as_printed)
