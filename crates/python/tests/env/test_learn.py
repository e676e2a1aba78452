"""The example that learns: its loss falls, and its policy plays a game in the arena without a fault."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the examples learn with PyTorch")
pytest.importorskip("matplotlib", reason="the examples draw with matplotlib")

EXAMPLES = Path(__file__).parents[2] / "examples"


# Seconds that nothing takes but what hangs, on a processor that is slow and shared.
PATIENCE = 1200


def run(*command: str) -> str:
    one_thread = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=one_thread)
    assert done.returncode == 0, done.stdout + done.stderr[-4000:]
    return done.stdout


def told(output: str, name: str) -> list[float]:
    """The figures of a name, in order."""
    return [float(part.split()[1]) for line in output.splitlines() for part in line.split(", ") if part.startswith(name)]


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("learn")
    options = "--games", "16", "--seed", "9", "--tonpuu", "--logs", str(directory)
    run(sys.executable, "-m", "mentsu", "arena", "efficiency", *options)
    return directory


def plays(policy: Path) -> None:
    """A game against `efficiency`; the arena ends with an error if a bot had a fault."""
    program = f"kept:{shlex.join([sys.executable, str(EXAMPLES / 'learn.py'), 'play', str(policy)])}"
    assert "1 game, " in run(sys.executable, "-m", "mentsu", "arena", program, "efficiency", "--games", "1", "--tonpuu")


def test_it_learns_and_plays(logs: Path, tmp_path: Path) -> None:
    policy, picture = tmp_path / "policy.pt", tmp_path / "learning.svg"
    said = run(
        sys.executable, str(EXAMPLES / "learn.py"), "train", str(logs), "--policy", str(policy), "--plot", str(picture),
        "--passes", "4", "--games", "4",
    )
    losses, held_out = told(said, "loss"), told(said, "held_out")
    assert len(losses) == len(held_out) >= 12
    assert losses[-1] < losses[0] / 1.5 and held_out[-1] < held_out[0] / 1.5, said
    assert "</svg>" in picture.read_text()
    plays(policy)


def test_few_files_and_folders_with_dots_are_learned_from(logs: Path, tmp_path: Path) -> None:
    few, policy = tmp_path / "2024.01" / "a.b", tmp_path / "policy.pt"
    (few / "c.d").mkdir(parents=True)
    for number, file in enumerate(sorted(logs.iterdir())[:2]):
        (few / f"{number}.{file.name}").write_bytes(file.read_bytes())
    learn = sys.executable, str(EXAMPLES / "learn.py"), "train", "--policy", str(policy), "--games", "1"
    said = run(*learn, str(tmp_path / "2024.01"), "--passes", "1")
    lines = [line for line in said.splitlines() if line.startswith("decisions ")]
    learned, held_out = (int(number) for number in said.split() if number.isdigit())
    # All of them are learned from, the last ones, too, before the last line is printed.
    assert told(lines[-1], "decisions")[0] == learned and held_out > 0, said
    assert len(lines) == min(12, -(-learned // 512)), said
    for wrong, why in (([str(few / "c.d")], "0 files of records"), ([str(sorted(few.glob("0.*"))[0])], "1 files")):
        done = subprocess.run([*learn, *wrong], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 1 and done.stderr.startswith(why), done.stderr


def test_the_last_batches_are_learned_from_and_told() -> None:
    sys.path.insert(0, str(EXAMPLES))
    try:
        import torch
        from learn import PLANES, Policy, Rows, learn
    finally:
        sys.path.remove(str(EXAMPLES))
    for rows, passes, reports, lines in ((1, 1, 12, 1), (513, 1, 12, 2), (5_000, 1, 12, 10), (1_400, 5, 4, 4)):
        given = Rows(
            torch.zeros((rows, len(PLANES), 34), dtype=torch.uint8),
            torch.ones((rows, 124), dtype=torch.bool),
            torch.zeros(rows, dtype=torch.int64),
        )
        said = list(learn(Policy(8, 1), given, passes, reports))
        assert len(said) == lines and said[-1]["decisions"] == rows * passes
        assert [line["decisions"] for line in said] == sorted({line["decisions"] for line in said})


def test_actors_learn_with_ray(logs: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray isn't installed")
    policy = tmp_path / "policy.pt"
    said = run(
        sys.executable, str(EXAMPLES / "learn_ray.py"), str(logs), "--policy", str(policy),
        "--passes", "6", "--rounds", "24", "--games", "4",
    )
    losses = told(said, "loss")
    assert said.count("2 actors") == 24
    assert losses[-1] < losses[0] / 1.5 and told(said, "held_out")[0] < losses[0] / 1.5, said
    plays(policy)
