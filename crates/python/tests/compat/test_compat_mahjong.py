"""The tests of PyPI's `mahjong` pass with the stand-in, but for the deviations listed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DEVIATIONS = HERE.parents[1] / "deviations.txt"


WAYS = pytest.mark.parametrize("way", ["installed", "mapped"])


def run(folder: Path, way: str) -> dict[str, str]:
    """What becomes of each test in the folder: "", or what went wrong."""
    program = [sys.executable, str(HERE / "mahjong_own_tests.py"), str(folder), way]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    outcomes: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return outcomes


def deviations(text: str, tests: dict[str, str]) -> dict[str, str]:
    """The listed tests and their reasons. The id of a known test may have spaces."""
    listed = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            known = [test for test in tests if line.startswith(f"{test} ")]
            test = max(known, key=len, default=line.split(" ")[0])
            listed[test] = line.removeprefix(test).strip()
    return listed


def complaints(outcomes: dict[str, str], listed: dict[str, str]) -> list[str]:
    """The unexpected outcomes."""
    failed = [f"{test} fails:\n{why}" for test, why in outcomes.items() if why]
    failed = [text for text in failed if text.split(" fails:")[0] not in listed]
    passing = [f"{test} is listed, but passes" for test in listed if outcomes.get(test) == ""]
    bare = [f"{test} is listed without a reason" for test, reason in listed.items() if not reason]
    return failed + passing + bare


@WAYS
def test_the_tests_of_mahjong_pass(way: str) -> None:
    named = os.environ.get("MAHJONG_TESTS")
    if not named:
        pytest.skip("MAHJONG_TESTS names no checkout or unpacked source distribution of mahjong")
    outcomes = run(Path(named), way)
    assert len(outcomes) > 50, "there are hardly any tests in this folder"
    listed = deviations(DEVIATIONS.read_text(), outcomes)
    print(f"{list(outcomes.values()).count('')} of {len(outcomes)} pass, {len(listed)} deviate")
    assert not (wrong := complaints(outcomes, listed)), "\n".join(wrong)


def test_every_deviation_has_a_reason() -> None:
    for test, reason in deviations(DEVIATIONS.read_text(), {}).items():
        assert test and reason


@WAYS
def test_a_folder_is_run_and_judged(tmp_path: Path, way: str) -> None:
    (tmp_path / "mahjong").mkdir()
    (tmp_path / "mahjong" / "tile.py").write_text(
        'def one():\n    """\n    >>> TilesConverter.to_34_array([0])[0]\n    1\n    """\n'
        'def two():\n    """\n    >>> TilesConverter.to_34_array([0])[0]\n    2\n    """\n'
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "helper.py").write_text("from mahjong.shanten import Shanten\n")
    (tmp_path / "tests" / "tests_some.py").write_text(
        "import pytest\nfrom tests.helper import Shanten\n"
        "@pytest.mark.parametrize('x', [-1, 5], ids=['so it is', 'so it is not'])\n"
        "def test_it(x):\n    assert Shanten.AGARI_STATE == x\n"
        "def test_whose():\n    assert 'mentsu.compat' in Shanten.__module__\n"
    )
    (tmp_path / "tests" / "tests_none.py").write_text("import mahjong.there_is_none\n")
    outcomes = run(tmp_path, way)
    good = {test for test, why in outcomes.items() if not why}
    bad = outcomes.keys() - good
    some = "tests/tests_some.py::test"
    assert good == {"mahjong/tile.py::mahjong.tile.one", f"{some}_it[so it is]", f"{some}_whose"}
    failing = f"{some}_it[so it is not]"
    assert bad == {"mahjong/tile.py::mahjong.tile.two", failing, "tests/tests_none.py"}

    text = f"# comment\n{failing} why not\n{some}_whose because\nmahjong/tile.py::mahjong.tile.two\n"
    listed = deviations(text, outcomes)
    assert listed[failing] == "why not"
    wrong = complaints(outcomes, listed)
    assert [line.split("\n")[0] for line in wrong] == [
        "tests/tests_none.py fails:",
        f"{some}_whose is listed, but passes",
        "mahjong/tile.py::mahjong.tile.two is listed without a reason",
    ]
