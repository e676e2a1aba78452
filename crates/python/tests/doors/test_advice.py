"""The wheel and the program give the protocol's advice for every decision of recorded games."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from made_logs import events_of
from questions import answers
from wheel import single

import mentsu
from mentsu._native import action_of

pytestmark = pytest.mark.skipif("MENTSU_BIN" not in os.environ, reason="no MENTSU_BIN names the program of Rust")

Answer = dict[str, Any]

FIGURES = ("value", "deal_in", "deal_in_points", "win", "going_on", "folding")


def question(events: list[dict[str, Any]], place: str, seat: int) -> str:
    """What to do before the event of a line."""
    line = int(place.removeprefix("line ")) - 1
    start = max(nth for nth in range(line) if events[nth]["type"] == "start_kyoku")
    return json.dumps({"op": "advise", "seat": seat, "events": [events[0], *events[start:line]]})


def printed(path: Path, seat: int) -> list[Answer]:
    """The decisions of a seat as the program prints them."""
    command = [os.environ["MENTSU_BIN"], "advise", "--json", "--seat", str(seat), str(path)]
    done = subprocess.run(command, capture_output=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_seat(others: list[Answer]) -> list[Answer]:
    """The program lists the others from the player on, the protocol from seat 0 on."""
    return sorted(others, key=lambda other: int(other["seat"]))


@pytest.mark.parametrize("players", ["four", "three"])
def test_advice(logs: Path, players: str) -> None:
    path = sorted((logs / players).glob("*.mjai.gz"))[0]
    events = events_of(path)
    (game,) = mentsu.read_log(path)
    decisions = [decision for round in game.rounds for decision in round.decisions]
    lines = [question(events, decision.place, decision.seat) for decision in decisions]
    expected = answers(os.environ["MENTSU_BIN"], lines)
    for decision, answer in zip(decisions, expected, strict=True):
        found = decision.advice()
        actions = answer["actions"]
        assert [one.action for one in found] == [action_of(json.dumps(one["action"])) for one in actions], decision
        for one, wanted in zip(found, actions, strict=True):
            assert {name: single(getattr(one, name)) for name in FIGURES} == {name: wanted[name] for name in FIGURES}

    by_place = {(decision.seat, decision.place): answer for decision, answer in zip(decisions, expected, strict=True)}
    seen = 0
    for seat in range(4 if players == "four" else 3):
        for line in printed(path, seat):
            answer = by_place[seat, line["place"]]
            actions = [{key: value for key, value in one.items() if key != "mjai"} for one in answer["actions"]]
            assert (line["actions"], by_seat(line["others"])) == (actions, by_seat(answer["others"])), line["place"]
            seen += 1
    print(f"advice: {len(decisions)} decisions of the wheel and {seen} of the program compared")
    assert len(decisions) > 100 and seen > 100
