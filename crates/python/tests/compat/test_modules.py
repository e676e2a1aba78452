"""The stand-in has a file for every module of the original."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import mentsu.compat.mahjong as ours
import pytest

ONE_BY_ONE = """
import importlib, pkgutil, sys
import mentsu.compat.mahjong as ours
sys.modules["mahjong"] = ours
for found in pkgutil.walk_packages(ours.__path__, "mahjong."):
    if not found.name.rpartition(".")[2].startswith("_"):
        sys.modules[found.name] = importlib.import_module("mentsu.compat." + found.name)
from mahjong.hand_calculating.yaku_list.tsumo import Tsumo
from mahjong.hand_calculating.yaku_list.yakuman.kokushi import KokushiMusou
print(Tsumo.__module__, KokushiMusou.__module__)
"""


def listed(package: str, path: object) -> set[str]:
    return {found.name.removeprefix(package) for found in pkgutil.walk_packages(path, package)}  # type: ignore[arg-type]


def test_every_module_of_the_original_is_a_file() -> None:
    theirs = pytest.importorskip("mahjong")
    names = listed("mahjong.", theirs.__path__)
    assert len(names) > 60
    missing = {name for name in names if ".tests" not in name} - listed("mentsu.compat.mahjong.", ours.__path__)
    assert not missing
    for name in names:
        module = importlib.import_module(f"mentsu.compat.mahjong.{name}")
        assert module.__file__ is not None and Path(module.__file__).suffix == ".py"
        original = importlib.import_module(f"mahjong.{name}")
        classes = {one for one, of in vars(original).items() if getattr(of, "__module__", "") == original.__name__}
        assert {one for one in classes if one[0] != "_"} <= set(vars(module)), name


def test_modules_can_be_mapped_one_by_one() -> None:
    said = subprocess.run([sys.executable, "-c", ONE_BY_ONE], capture_output=True, text=True, check=True).stdout
    assert said.split() == [
        "mentsu.compat.mahjong.hand_calculating.yaku_list.tsumo",
        "mentsu.compat.mahjong.hand_calculating.yaku_list.yakuman.kokushi",
    ]
