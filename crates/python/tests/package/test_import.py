"""The wheel is installed and imported quickly: slow modules load when they are used."""

import ast
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

import mentsu
import mentsu._native


def test_the_native_part_is_built() -> None:
    assert mentsu._native.__file__
    assert mentsu.__doc__


def test_every_name_is_there_when_it_is_asked_for() -> None:
    """Names that are imported late are those that checkers of types see, and the same objects."""
    tree = ast.parse(Path(mentsu.__file__).read_text(encoding="utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom)]
    for node in imports:
        for alias in node.names:
            value = getattr(mentsu, alias.name)
            if node.module:
                module = sys.modules[f"mentsu.{node.module}"]
                assert value is getattr(module, alias.name), alias.name
    late = {alias.name for node in imports for alias in node.names}
    # `from mentsu import *` must not need NumPy or Hypothesis.
    heavy = {"encoding", "env", "strategies", "table"}
    assert late - heavy < set(mentsu.__all__) <= set(dir(mentsu))
    assert set(mentsu._HOMES) | set(mentsu._MODULES) == late  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="has no attribute 'Shantenn'"):
        mentsu.Shantenn  # type: ignore[attr-defined]


def seconds(code: str) -> float:
    """What the processor takes to run this in a new interpreter, without what it takes to begin."""
    program = f"import time; began = time.process_time(); {code}; print(time.process_time() - began)"
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)


def test_it_is_imported_as_soon_as_mahjong() -> None:
    pytest.importorskip("mahjong", reason="PyPI's mahjong isn't installed")
    ours, theirs = ("import mentsu", "import mahjong.hand_calculating.hand")
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(7)]
    assert statistics.median(our for our, _ in pairs) <= statistics.median(their for _, their in pairs)


def test_another_interpreter_of_the_process_is_refused() -> None:
    """From Python 3.12 on, where interpreters may run beside one another; before, they share one lock."""
    code = (
        "import mentsu\n"
        "try:\n    import _interpreters as made\n"
        "except ImportError:\n    import _xxsubinterpreters as made\n"
        "run = getattr(made, 'run_string')\n"
        "try:\n    result = run(made.create(), 'import mentsu')\n"
        "except Exception as error:\n    result = error\n"
        "print(result)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert ("ImportError" in done.stdout) == (sys.version_info >= (3, 12)), done.stdout
