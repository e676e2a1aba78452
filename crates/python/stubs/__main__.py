"""Writes the stubs from the built package: `_native.pyi` from the Rust items, `batch.pyi` from the Python functions.

    python crates/python/stubs           with the wheel installed
    python crates/python/stubs --check   compares, as the gate does

A library that is built with the feature `stubs` keeps the names, signatures, types and documentation of its items, and
maturin reads them. These modules add what Rust can't say.

| module | what it does |
|---|---|
| `native` | types of operators, names of sets of words, and the rules, which are attributes by their tables |
| `columns` | an overload for each kind of column; the types of the answers are found by asking |
| `names` | finds what must be imported |
| `writing` | writes each item |
"""

from __future__ import annotations

import difflib
import functools
import sys
from collections.abc import Callable
from pathlib import Path

from columns import columns
from names import PACKAGE
from native import native

STUBS: dict[Path, Callable[[], str]] = {
    PACKAGE / "_native.pyi": native,
    PACKAGE / "batch.pyi": functools.partial(columns, "batch"),
    PACKAGE / "mcr" / "batch.pyi": functools.partial(columns, "mcr.batch"),
}


def main(arguments: list[str]) -> int:
    differ = False
    for path, write in STUBS.items():
        text, old = write(), path.read_text(encoding="utf-8") if path.exists() else ""
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif text != old:
            differ = True
            sys.stdout.writelines(difflib.unified_diff(
                old.splitlines(True), text.splitlines(True), str(path), "as it is written", n=1,
            ))
    if differ:
        print("the stubs differ: run `python crates/python/stubs` with this wheel installed")
    return int(differ)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
