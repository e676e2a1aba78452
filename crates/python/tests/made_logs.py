"""Records for tests: games of the arena as events, from one seat's view, and as rows."""

from __future__ import annotations

import copy
import gzip
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import mentsu


def play(directory: Path, games: int, seed: int, *options: str) -> list[Path]:
    """Games in mjai between two bots that discard by ukeire and one or two random bots."""
    arguments = ["--games", str(games), "--seed", str(seed), "--threads", "1", "--logs", str(directory)]
    bots = ["efficiency", "random", "efficiency", "random"][: 3 if any("sanma" in option for option in options) else 4]
    command = [sys.executable, "-m", "mentsu", "arena", *bots, *arguments, *options]
    subprocess.run(command, check=True, capture_output=True)
    return sorted(directory.glob("*.mjai.gz"))


def events_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def as_bytes(events: Iterable[dict[str, Any]]) -> bytes:
    return "\n".join(map(json.dumps, events)).encode()


def tile(name: str) -> str:
    """An mjai name in the library's text."""
    if name in "ESWNPFC":
        return f"{'ESWNPFC'.index(name) + 1}z"
    return f"0{name[1]}" if name.endswith("r") else name


def seen_by(events: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """A record from one seat's view."""
    seen = copy.deepcopy(events)
    for event in seen:
        if event["type"] == "start_kyoku":
            event["tehais"] = [
                hand if number == seat else ["?"] * 13 for number, hand in enumerate(event["tehais"])
            ]
        elif event["type"] == "tsumo" and event["actor"] != seat:
            event["pai"] = "?"
    return seen


def rows(*args: Any, **kwargs: Any) -> list[dict[str, Any]]:
    """The decisions' table in PyArrow."""
    import pyarrow as pa

    table: list[dict[str, Any]] = pa.table(mentsu.decisions(*args, **kwargs)).to_pylist()
    return table
