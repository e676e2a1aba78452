"""The native module's stub has the documentation that editors show. `crates/python/stubs` writes and compares it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mentsu
from mentsu import _native

STUB = Path(mentsu.__file__).with_name("_native.pyi")
Item = ast.FunctionDef | ast.ClassDef


def items() -> Iterator[tuple[str, Item, Any]]:
    """Each class, function and method of the stub that the module has."""
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body:
        if isinstance(node, Item) and hasattr(_native, node.name):
            yield node.name, node, getattr(_native, node.name)
            for member in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(member, ast.FunctionDef) and not member.name.startswith("__"):
                    name = f"{node.name}.{member.name}"
                    yield name, member, getattr(getattr(_native, node.name), member.name)


def test_the_documentation_is_that_of_the_module() -> None:
    differing = [name for name, node, item in items() if (ast.get_docstring(node) or "") != (inspect.getdoc(item) or "")]
    assert differing == []


def test_what_users_see_is_documented() -> None:
    shown = {name: ast.get_docstring(node) for name, node, _ in items()}
    public = [name for name in shown if hasattr(mentsu, name.partition(".")[0]) and "._" not in name]
    assert len(public) > 100 and [name for name in public if not shown[name]] == []
