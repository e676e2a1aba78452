"""Bots that play by mjai: what is chosen from a view is what the table gets."""

from __future__ import annotations

import gzip
import io
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from mentsu import MentsuError, RecordError
from mentsu.table import Action, GameRules, Round, View, event_to_mjai, play_mjai, view_from_mjai

BOT = """
from mentsu.table import play_mjai
play_mjai(lambda view: view.bot("efficiency"))
"""


def arena(directory: Path, *bots: str, options: tuple[str, ...] = ()) -> list[list[dict[str, Any]]]:
    """The events of games between bots, without names; a bot with a fault fails."""
    command = [sys.executable, "-m", "mentsu", "arena", *bots, "--games", "4", "--seed", "5", "--logs", str(directory)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    logs = [gzip.decompress(file.read_bytes()).splitlines() for file in sorted(directory.glob("*.mjai.gz"))]
    return [[json.loads(line) for line in log[1:]] for log in logs]


@pytest.mark.parametrize("options", [("--tonpuu",), ("--players", "3"), ("--rules", "mahjong_soul", "--tonpuu")])
def test_a_bot_in_a_program_of_its_own_plays_as_the_one_within(tmp_path: Path, options: tuple[str, ...]) -> None:
    program = f"kept:{shlex.join([sys.executable, '-c', BOT])}"
    apart = arena(tmp_path / "apart", program, "efficiency", options=options)
    within = arena(tmp_path / "within", "efficiency", "efficiency", options=options)
    assert len(apart) == 4 and apart == within
    assert any(event["type"] == "reach" for game in apart for event in game)


def test_a_view_follows_the_events() -> None:
    for seed in range(20):
        round = Round("wrc", seed=seed)
        events = [*round.events]
        while round.awaited:
            seat = round.awaited[0]
            lines = [event_to_mjai(event.seen_by(seat)) for event in events]
            assert view_from_mjai(lines, seat, rules="wrc") == round.view(seat)
            lines.insert(0, {"type": "start_game", "id": seat})
            assert view_from_mjai(lines, rules=GameRules("wrc")) == round.view(seat)
            events += round.act(seat, round.view(seat).bot("random", seed=seed))


def test_riichi_is_answered_in_two_lines() -> None:
    """The discard follows the own riichi event, and `choose` is called once for both."""
    for seed in range(200):
        round = Round(seed=seed)
        events = [*round.events]
        while round.awaited and not any(action.kind == "riichi" for action in round.options(round.awaited[0])):
            seat = round.awaited[0]
            events += round.act(seat, round.view(seat).bot("efficiency"))
        if round.awaited:
            break
    seat = round.awaited[0]
    asked: list[View] = []

    def choose(view: View) -> Action:
        asked.append(view)
        return next((action for action in view.options if action.kind == "riichi"), view.default_action)

    lines = [{"type": "start_game", "id": seat}]
    lines += [event_to_mjai(event.seen_by(seat)) for event in events]
    lines += [{"type": "reach", "actor": seat}]
    answers = io.StringIO()
    play_mjai(choose, map(json.dumps, lines), answers)
    said = [json.loads(answer) for answer in answers.getvalue().splitlines()]
    assert len(said) == len(lines)
    assert said[-2] == {"type": "reach", "actor": seat}
    assert said[-1]["type"] == "dahai" and said[-1]["actor"] == seat
    assert asked[-1] == round.view(seat)


def test_another_riichi_is_no_answer_to_the_own() -> None:
    """A server that takes another discard for a riichi is answered nothing at a later riichi of another."""
    round = Round(seed=7)
    lines = [{"type": "start_game", "id": 0}, *(event_to_mjai(event.seen_by(0)) for event in round.events)]
    refused = {"type": "dahai", "actor": 0, "pai": "2s", "tsumogiri": False}

    def choose(view: View) -> Action:
        riichi = [action for action in view.options if action.kind == "riichi"]
        return riichi[0] if riichi else view.bot("efficiency")

    answers = io.StringIO()
    later = [{"type": "tsumo", "actor": 1, "pai": "?"}, {"type": "reach", "actor": 1}]
    play_mjai(choose, map(json.dumps, [*lines, refused, *later]), answers)
    assert json.loads(answers.getvalue().splitlines()[-1]) == {"type": "none"}
    # What the rules don't allow is an error that says so.
    with pytest.raises(MentsuError, match="seat 0 declares riichi"):
        play_mjai(choose, map(json.dumps, [*lines, refused, {"type": "reach", "actor": 0}]), io.StringIO())


def test_a_line_that_is_no_event_is_named() -> None:
    for line, why in [("{}", "not an event"), ("[]", "not an event"), ("null", "not an event"), ("{", "not JSON")]:
        with pytest.raises(RecordError, match=why) as told:
            play_mjai(lambda view: view.default_action, ['{"type": "start_game", "id": 0}', "\n", line], io.StringIO())
        assert told.value.place == "line 3"


def test_what_is_no_game_is_named() -> None:
    with pytest.raises(RecordError, match="start_kyoku|round"):
        view_from_mjai([{"type": "start_game", "id": 0}])
    deal = event_to_mjai(Round(seed=7).events[0])
    with pytest.raises(MentsuError, match="give the seat"):
        view_from_mjai([deal])
    with pytest.raises(MentsuError):
        view_from_mjai([deal], 4)
    with pytest.raises(MentsuError):
        view_from_mjai([deal], 0, rules="tenhou_sanma")
    with pytest.raises(RecordError):
        view_from_mjai([deal, {"type": "dahai", "actor": 7, "pai": "1m", "tsumogiri": False}], 0)
