"""
Runs the tests of PyPI's `mahjong` against the stand-in, as a program of its own.

`python mahjong_own_tests.py FOLDER WAY` takes a checkout or an unpacked source distribution: the
doctests of the modules under `mahjong`, and the files `tests_*.py` wherever they lie. The way is
`installed`, by `mentsu.compat.install()`, or `mapped`, with every module entered by its name. It
prints each test's id and "" for one that passes, or what went wrong, as JSON.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import importlib
import io
import json
import pkgutil
import sys
from pathlib import Path

import pytest

import mentsu.compat


def doctests(folder: Path) -> dict[str, str]:
    """Run the examples in docstrings, with the names of our module of the same name."""
    outcomes = {}
    for path in sorted((folder / "mahjong").rglob("*.py")):
        if "tests" in path.relative_to(folder).parts:
            continue
        name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for qualified, text in docstrings(ast.parse(path.read_text()), name):
            parser = doctest.DocTestParser()
            names = dict(vars(importlib.import_module(name)))
            test = parser.get_doctest(text, names, qualified, str(path), 0)
            if test.examples:
                out = io.StringIO()
                doctest.DocTestRunner(verbose=False).run(test, out=out.write)
                outcomes[f"{path.relative_to(folder)}::{qualified}"] = out.getvalue()
    return outcomes


def docstrings(node: ast.AST, name: str) -> list[tuple[str, str]]:
    """All docstrings of a module, by the names of their objects."""
    found = []
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
        text = ast.get_docstring(node)
        if text:
            found.append((name, text))
        for child in node.body:
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                found += docstrings(child, f"{name}.{child.name}")
    return found


class Outcomes:
    """A pytest plugin that keeps the outcome of each test."""

    def __init__(self) -> None:
        self.outcomes: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test fails if any phase fails, and passes if its call doesn't fail."""
        if report.failed:
            self.outcomes[report.nodeid] = report.longreprtext
        elif report.when == "call":
            self.outcomes.setdefault(report.nodeid, "")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """An unreadable file is a failure under its own name."""
        if report.failed:
            self.outcomes[report.nodeid] = report.longreprtext


def unit_tests(folder: Path) -> dict[str, str]:
    """Run the files of tests."""
    plugin = Outcomes()
    files = sorted(str(path) for path in folder.rglob("tests_*.py") if path.stem != "tests_mixin")
    if files:
        sys.path.insert(0, str(folder))
        arguments = ["-c", "/dev/null", f"--rootdir={folder}", "-p", "no:cacheprovider", "-q"]
        arguments += ["--continue-on-collection-errors"]
        arguments += ["--import-mode=importlib", "-o", "python_files=tests_*.py"]
        pytest.main([*arguments, *files], plugins=[plugin])
    return plugin.outcomes


def map_modules() -> None:
    """Enter each module of the stand-in under the original's name, as programs do that list them."""
    ours = importlib.import_module("mentsu.compat.mahjong")
    sys.modules["mahjong"] = ours
    for found in pkgutil.walk_packages(ours.__path__, "mahjong."):
        sys.modules[found.name] = importlib.import_module(f"mentsu.compat.{found.name}")


def main() -> None:
    """Run all tests of the folder."""
    folder = Path(sys.argv[1]).resolve()
    {"installed": mentsu.compat.install, "mapped": map_modules}[sys.argv[2]]()
    with contextlib.redirect_stdout(sys.stderr):
        outcomes = doctests(folder) | unit_tests(folder)
    print(json.dumps(outcomes))


if __name__ == "__main__":
    main()
