"""Shared by all tests: the number of Hypothesis' cases, no deadline for slow machines, and recorded games."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from made_logs import play

settings.register_profile(
    "mentsu",
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("mentsu")


@pytest.fixture(scope="session")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory of five games of four and two of three."""
    directory = tmp_path_factory.mktemp("logs")
    play(directory / "four", 5, 1, "--tonpuu")
    play(directory / "three", 2, 2, "--tonpuu", "--rules", "tenhou-sanma")
    return directory


@pytest.fixture(scope="session")
def first(logs: Path) -> Path:
    return logs / "four" / "game-000001.mjai.gz"
