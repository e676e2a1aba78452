"""How the Python modules are laid out: no import in a circle, no crowded folder."""

import ast
from pathlib import Path

import mentsu

PACKAGE = Path(mentsu.__file__).parent
NATIVE = "mentsu._native"


def modules() -> dict[str, Path]:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = ("mentsu", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path) -> set[str]:
    """The modules that a module imports, those of whole packages by their names."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            children = {f"{source}.{alias.name}" for alias in node.names}
            known = children & {*modules(), NATIVE}
            found |= known if known == children else known | {source}
    return found - {name}


def test_no_module_imports_in_a_circle() -> None:
    left = {name: imported(name, path) for name, path in modules().items()}
    assert len(left) > 30 and all(left[name] for name in ("mentsu", "mentsu.batch", "mentsu.records"))
    while left:
        leaves = {name for name, known in left.items() if known.isdisjoint(left)}
        assert leaves, f"a circle among {sorted(left)}"
        for name in leaves:
            del left[name]


def test_no_folder_is_crowded() -> None:
    # The original has a file for each yaku.
    mirrored = PACKAGE / "compat" / "mahjong" / "hand_calculating" / "yaku_list"
    for folder in {path.parent for path in modules().values()} - {mirrored, mirrored / "yakuman"}:
        files = [path for path in folder.iterdir() if path.is_file() and path.suffix in (".py", ".pyi")]
        assert len(files) <= 12, folder
