"""Where the names in a stub are imported from."""

from __future__ import annotations

import ast
import builtins
import functools
import importlib
from pathlib import Path

from writing import WIDTH

PACKAGE = Path(__file__).parents[1] / "python" / "mentsu"

#: Names that `typing` doesn't have in every version of Python.
NEWER = ("CapsuleType", "Self", "Unpack", "disjoint_base")
#: Modules of others that have names of types.
OTHERS = ("collections.abc", "typing", "fractions", "numpy", "numpy.typing", "numpy.ma")
#: Modules of this package, the first that defines a name.
OWN = (
    "types", "_values.plans", "_values.situation", "_values.errors", "legality", "puzzle",
    "env.vector", "_values.mcr",
)
#: `McrScore` is the name `Score` of the first of these modules that defines it.
PREFIX, PREFIXED = "Mcr", ("_values.mcr", "mcr._query")
#: Names that stubs take from other stubs.
STUBS = dict.fromkeys(("ChunkedColumn", "Column", "Hand", "LazyColumn"), "_native") | dict.fromkeys(
    ("Errors", "_ArrowArray", "_ArrowStream", "_PandasColumn"), "batch"
)


def module_file(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def assigned(node: ast.AST) -> set[str]:
    """The names that a statement gives a value or a type."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@functools.cache
def defined(module: str) -> set[str]:
    """The names that a module of this package defines, under `TYPE_CHECKING`, too."""
    tree = ast.parse(module_file(module).read_text(encoding="utf-8"))
    return set().union(*map(assigned, ast.walk(tree)))


def home(name: str) -> tuple[str, str]:
    """The module that a name is imported from, and how."""
    if name in NEWER:
        return "typing_extensions", name
    if name in STUBS:
        return f".{STUBS[name]}", name
    if name == "Date":
        # An attribute has the name that the class has in its module.
        return "datetime", "date as Date"
    for module in OTHERS:
        if hasattr(importlib.import_module(module), name):
            return module, name
    for module in OWN:
        if name in defined(module):
            return f".{module}", name
    for module in PREFIXED:
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) in defined(module):
            return f".{module}", f"{name.removeprefix(PREFIX)} as {name}"
    raise SystemExit(f"no module is known to have the name {name}")


def imports(body: list[ast.stmt], module: str) -> list[str]:
    """What must be imported for the names in the stub of a module."""
    used = set()
    for node in body:
        used |= {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}
        if assigned(node) == {"__all__"} and isinstance(node, ast.Assign):
            used |= set(ast.literal_eval(node.value))
    used -= set(dir(builtins)).union(*map(assigned, body))
    dots = "." * module.count(".")
    found: dict[str, list[str]] = {}
    for name in sorted(used):
        source, written = home(name)
        found.setdefault(dots + source if source.startswith(".") else source, []).append(written)
    lines = []
    for source, names in sorted(found.items(), key=lambda item: (item[0].startswith("."), item)):
        line = f"from {source} import {', '.join(names)}"
        fits = len(line) <= WIDTH
        lines += [line] if fits else [f"from {source} import (", *(f"    {name}," for name in names), ")"]
    return lines
