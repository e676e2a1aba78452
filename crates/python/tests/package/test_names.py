"""Types that repeat the library's names agree with the library.

`python crates/python/tests/package/test_names.py` writes the rules' types into `_native.pyi` again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import mentsu
import pytest
from mentsu import Rules, _native, batch, types
from mentsu.table import GameRules

STUB = Path(mentsu.__file__).with_name("_native.pyi")

# Where the rules of a hand stand in the stub, and those of a game that a hand doesn't have.
HAND = ("# rules, written by tests/package/test_names.py\n", "# the end of the rules\n")
GAME = ("# rules of a game, written by tests/package/test_names.py\n", "# the end of the rules of a game\n")


def rule_types(fields: dict[str, str], rules: Rules | GameRules) -> dict[str, tuple[str, str]]:
    """The type of each rule as an argument and as an attribute."""
    found = {}
    for name, values in fields.items():
        value = getattr(rules, name)
        if isinstance(value, (bool, int)):
            found[name] = (type(value).__name__,) * 2
        elif isinstance(value, str):
            choices = ", ".join(f'"{choice}"' for choice in re.split(", | or ", values))
            found[name] = (f"Literal[{choices}]",) * 2
        else:
            member = "str" if values.startswith("some of") else "int"
            found[name] = (f"Iterable[{member}]", f"tuple[{member}, ...]")
    return found


def stub_of(types: dict[str, tuple[str, str]], changes: str, attributes: str) -> str:
    """Two classes: the rules as arguments, and as attributes."""
    given = "".join(f"    {name}: {given}\n" for name, (given, _) in types.items())
    kept = "".join(f"    @property\n    def {name}(self) -> {kept}: ...\n" for name, (_, kept) in types.items())
    return f"class {changes}:\n{given}\nclass {attributes}:\n{kept}"


def rewritten() -> str:
    text = STUB.read_text(encoding="utf-8")
    of_hand, of_game = Rules.fields(), GameRules.fields()
    of_game = {name: values for name, values in of_game.items() if name not in of_hand}
    hand = stub_of(rule_types(of_hand, Rules()), "_RuleChanges(TypedDict, total=False)", "_RuleAttributes")
    bases = "_GameRuleChanges(_RuleChanges, total=False)", "_GameRuleAttributes(_RuleAttributes)"
    game = stub_of(rule_types(of_game, GameRules()), *bases)
    for (begin, end), stub in (HAND, hand), (GAME, game):
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}{stub}{end}{rest.partition(end)[2]}"
    return text


def test_the_stub_has_every_rule() -> None:
    assert set(Rules.fields()) < set(GameRules.fields())
    assert STUB.read_text(encoding="utf-8") == rewritten(), "run this file to write them again"


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


if __name__ == "__main__":
    STUB.write_text(rewritten(), encoding="utf-8")
