"""What is read of the others, and advice: columns of the decisions' table, and values."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import mentsu
import pytest
from made_logs import events_of, rows

pytest.importorskip("pyarrow", reason="PyArrow reads the tables in these tests")

READING = ("danger", "danger_least", "tenpai_others")
ADVICE = ("advice_value", "advice_best", "advice_loss", "advice_mistake")


@pytest.fixture(scope="module")
def files(logs: Path) -> list[Path]:
    """A game of four and one of three."""
    return [logs / "four" / "game-000001.mjai.gz", logs / "three" / "game-000001.mjai.gz"]


def test_reading_is_what_the_program_tells(files: list[Path]) -> None:
    options = ["--analyse", "--advice", "--json", "--expected", "0"]
    command = [sys.executable, "-m", "mentsu", "replay", *options, *map(str, files)]
    answered = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    told = [json.loads(line) for line in answered.splitlines()]
    table = rows(files, reading=True)
    assert len(table) == len(told) > 500
    judged = mistakes = dangerous = 0
    for row, other in zip(table, told, strict=True):
        assert row["tenpai_others"] == pytest.approx(sum(one["tenpai"] for one in other["others"]), abs=1e-6)
        if row["discarded"]:
            dangers = {one["tile"]: one["danger"] for one in other["discards"]}
            assert row["danger"] == pytest.approx(dangers[row["discarded"].replace("0", "5")], abs=1e-7)
            assert min(dangers.values()) - 1e-7 <= row["danger_least"] <= row["danger"]
            dangerous += row["danger"] > 0.02
        else:
            assert row["danger"] is row["danger_least"] is None
        if advice := other.get("advice"):
            judged += 1
            mistakes += row["advice_mistake"] is not None
            assert row["advice_value"] == pytest.approx(advice["value"], abs=0.01)
            assert row["advice_loss"] == pytest.approx(advice["given_up"], abs=0.01)
            assert row["advice_mistake"] == advice.get("mistake")
        else:
            assert [row[name] for name in ADVICE] == [None] * 4
    assert judged > 300 and mistakes > 100 and dangerous > 100


def test_without_reading_nothing_is_told(files: list[Path]) -> None:
    for row in rows(files[:1]):
        assert [row[name] for name in (*READING, *ADVICE)] == [None] * 7


def test_threads_and_columns_change_nothing(files: list[Path]) -> None:
    table = rows(files, reading=True)
    assert rows(files, reading=True, threads=2) == table
    for names in (READING, ADVICE):
        assert rows(files, reading=True, columns=names) == [{name: row[name] for name in names} for row in table]


def test_a_decision_is_its_row(files: list[Path]) -> None:
    (game,) = mentsu.read_log(files[0])
    (round, *_) = game.rounds
    table = [row for row in rows(files[:1], reading=True) if row["round"] == 0]
    for decision, row in zip(round.decisions, table, strict=True):
        assert decision.row(reading=True) == row
        advice = decision.advice()
        assert {one.action for one in advice} == set(decision.options)
        assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
        for one in advice:
            assert one.value == pytest.approx(one.deal_in_points + one.going_on + one.folding, abs=0.01)
            assert 0 <= one.deal_in <= 1 and 0 <= one.win <= 1 and one == one
        if row["advice_best"] is not None:
            made = next(one for one in advice if one.action == decision.action)
            assert row["advice_value"] == made.value
            assert row["advice_loss"] == advice[0].value - made.value
            assert row["advice_best"] == str(advice[0].action)
            assert repr(advice[0]) == f"<Advised {advice[0].action}: {advice[0].value:.0f}>"


def test_the_example_plays_as_the_advisor_does(tmp_path: Path) -> None:
    """A game by the example's process, and the same by the bot that is built in."""
    example = Path(__file__).parents[2] / "examples" / "advisor.py"
    command = f"'{sys.executable}' '{example}'"
    for name, bot in {"example": command, "built-in": "advisor"}.items():
        bots = [f"a={bot}", "b=efficiency", "c=efficiency", "d=efficiency"]
        options = ["--games", "1", "--tonpuu", "--seed", "5", "--threads", "1", "--logs", str(tmp_path / name)]
        subprocess.run([sys.executable, "-m", "mentsu", "arena", *bots, *options], check=True, capture_output=True)
    example_played, built_in_played = (sorted((tmp_path / name).iterdir()) for name in ("example", "built-in"))
    (one,), (other,) = ([path for path in paths if "mjai" in path.name] for paths in (example_played, built_in_played))
    assert events_of(one) == events_of(other)
    assert sum(event["type"] == "hora" for event in events_of(one)) > 0
