"""Types that repeat the library's names agree with the library."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from mentsu import Rules, _native, batch, types
from mentsu.table import GameRules


def test_a_wrong_rule_is_a_wrong_type(tmp_path: Path) -> None:
    """A checker of types sees each rule of a game."""
    mypy = pytest.importorskip("mypy.api", reason="types are checked by mypy")
    file = tmp_path / "house.py"
    file.write_text(
        "from mentsu.table import GameRules\n"
        'reveal_type(GameRules("wrc", length="tonpuu", kiriage=True, uma=[9, 3, -3, -9]).uma)\n'
        'GameRules(length="half")\n'
        'GameRules().replace(start_points="many")\n'
        "GameRules().no_rule\n"
    )
    told, _, _ = mypy.run(["--strict", "--no-incremental", str(file)])
    lines = [line for line in told.splitlines() if "house.py:" in line]
    assert "tuple[int, ...]" in lines[0], told
    assert [line.split(":")[1] for line in lines[1:] if " error: " in line] == ["3", "4", "5"], told


def test_literals_are_the_names_of_the_library() -> None:
    names = dict(_native._names())
    for name in (
        "FifthCopy", "Goal", "Level", "Limit", "MeldKind", "NotenBappu", "Objective", "Riichi", "RiichiChoice", "Suit",
    ):
        assert list(get_args(getattr(types, name))) == names[name], name
    assert list(get_args(types.Source)) == names["CalledFrom"]
    assert list(get_args(types.WaitShape)) == names["WaitShape"]
    assert list(get_args(types.Wind)) == names["Wind"] == list(get_args(types.Payer))[:4]
    assert set(names["MentsuKind"]) < set(get_args(types.BlockKind))
    assert Rules.presets() == names["Preset"]
    of_players = dict(_native._player_names())
    assert sorted(of_players) == ["Bot", "Reward"]
    assert all(list(get_args(getattr(types, name))) == of_players[name] for name in of_players)
    assert list(batch.LIMITS) == names["Limit"] and list(batch.YAKU) == names["Yaku"]


def test_every_rule_is_an_attribute() -> None:
    rules = Rules("m_league")
    assert rules.to_dict() == {name: getattr(rules, name) for name in Rules.fields()}
    played = GameRules("m_league")
    assert played.to_dict() == {name: getattr(played, name) for name in GameRules.fields()}
    assert all(Rules(preset).replace(**rules.to_dict()) == rules for preset in Rules.presets())
