"""The licences of what the wheel bundles are inside it."""

import re
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).parents[2]


def licence(name: str) -> str:
    (file,) = [file for file in distribution("mentsu").files or [] if file.name == name]
    return Path(str(file.locate())).read_text(encoding="utf-8")


def test_the_wheel_names_every_crate_it_was_built_of() -> None:
    locked = re.findall(r'name = "([^"]+)"\nversion = "([^"]+)"\nsource', (PACKAGE / "Cargo.lock").read_text())
    notices = licence("THIRD-PARTY.txt")
    named = re.findall(r"([\w-]+) (\d[\w.+-]*)(?=,|$)", "\n".join(re.findall(r"^[\w.-]+: .*$", notices, re.M)), re.M)
    assert len(named) > 50
    assert set(named) <= set(locked)
    assert ("pyo3", dict(locked)["pyo3"]) in named


def test_the_wheel_has_its_own_licences() -> None:
    assert "MIT License" in licence("LICENSE-MIT")
    assert "Apache License" in licence("LICENSE-APACHE")
    assert distribution("mentsu").metadata["License-Expression"] == "MIT OR Apache-2.0"
