"""Records for tests: games that the arena plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def play(directory: Path, games: int, seed: int, *options: str) -> list[Path]:
    """So many games between two bots that discard by tile count and one or two that do anything, as mjai."""
    arguments = ["--games", str(games), "--seed", str(seed), "--threads", "1", "--logs", str(directory)]
    bots = ["efficiency", "random", "efficiency", "random"][: 3 if any("sanma" in option for option in options) else 4]
    command = [sys.executable, "-m", "mentsu", "arena", *bots, *arguments, *options]
    subprocess.run(command, check=True, capture_output=True)
    return sorted(directory.glob("*.mjai.gz"))
