"""Types that repeat the library's names agree with the library.

`python crates/python/tests/package/test_names.py` writes the rules' types into `_native.pyi` again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import mentsu
from mentsu import Rules, _native, batch, types

STUB = Path(mentsu.__file__).with_name("_native.pyi")
BEGIN, END = "# rules, written by tests/package/test_names.py\n", "# the end of the rules\n"


def rule_types() -> dict[str, tuple[str, str]]:
    """The type of each rule as an argument and as an attribute."""
    found = {}
    for name, values in Rules.fields().items():
        value = getattr(Rules(), name)
        if isinstance(value, (bool, int)):
            found[name] = (type(value).__name__,) * 2
        elif isinstance(value, str):
            choices = ", ".join(f'"{choice}"' for choice in re.split(", | or ", values))
            found[name] = (f"Literal[{choices}]",) * 2
        else:
            member = "str" if values.startswith("some of") else "int"
            found[name] = (f"Iterable[{member}]", f"tuple[{member}, ...]")
    return found


def rules_stub() -> str:
    rules = rule_types().items()
    changes = "".join(f"    {name}: {given}\n" for name, (given, _) in rules)
    attributes = "".join(f"    @property\n    def {name}(self) -> {kept}: ...\n" for name, (_, kept) in rules)
    return (
        f"{BEGIN}class _RuleChanges(TypedDict, total=False):\n{changes}\n"
        f"class _RuleAttributes:\n{attributes}{END}"
    )


def rewritten() -> str:
    text = STUB.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return before + rules_stub() + rest.partition(END)[2]


def test_the_stub_has_every_rule() -> None:
    assert STUB.read_text(encoding="utf-8") == rewritten(), "run this file to write them again"


def test_literals_are_the_names_of_the_library() -> None:
    names = dict(_native._names())
    for name in (
        "FifthCopy", "Goal", "Level", "Limit", "MeldKind", "NotenBappu", "Objective", "Riichi", "RiichiChoice", "Source",
        "Suit",
    ):
        assert list(get_args(getattr(types, name))) == names[name], name
    assert list(get_args(types.WaitShape)) == names["WaitShape"]
    assert list(get_args(types.Wind)) == names["Wind"] == list(get_args(types.Payer))[:4]
    assert set(names["MentsuKind"]) < set(get_args(types.BlockKind))
    assert Rules.presets() == names["Preset"]
    assert list(batch.LIMITS) == names["Limit"] and list(batch.YAKU) == names["Yaku"]


def test_every_rule_is_an_attribute() -> None:
    rules = Rules("m_league")
    assert rules.to_dict() == {name: getattr(rules, name) for name in Rules.fields()}
    assert all(Rules(preset).replace(**rules.to_dict()) == rules for preset in Rules.presets())


if __name__ == "__main__":
    STUB.write_text(rewritten(), encoding="utf-8")
