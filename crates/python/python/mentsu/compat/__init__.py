"""
Stand-ins for other packages, with mentsu inside.

`mentsu.compat.mahjong` is one for PyPI's `mahjong` 2.1: import it in place of that package, or put
one line before whatever imports `mahjong`:

>>> import mentsu.compat
>>> mentsu.compat.install()
>>> from mahjong.shanten import Shanten
>>> Shanten.__module__
'mentsu.compat.mahjong.shanten'
>>> mentsu.compat.uninstall()
"""

import importlib
import pkgutil
import sys
from types import ModuleType

__all__ = ["install", "uninstall"]

_NAME = "mahjong"


def _modules() -> dict[str, ModuleType]:
    """All modules of the stand-in, by the names that they are to have."""
    package = importlib.import_module(f"{__name__}.{_NAME}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(found.name)
    own = {name.removeprefix(f"{__name__}."): module for name, module in sys.modules.items()}
    return {name: module for name, module in own.items() if _is_ours(name) and module.__name__.startswith(__name__)}


def install(replace: bool = False) -> None:
    """
    Make `import mahjong` import `mentsu.compat.mahjong`, here and in all modules imported later.

    Calling it again changes nothing. An `ImportError` tells that the package `mahjong` has been
    imported before: whoever did keeps its classes, so install first, or say `replace=True`.
    """
    ours = _modules()
    imported = {name: module for name, module in sys.modules.items() if _is_ours(name)}
    strangers = sorted(name for name, module in imported.items() if module is not ours.get(name))
    if strangers and not replace:
        raise ImportError(f"{strangers[0]} has been imported before; install first, or replace it")
    for name in strangers:
        del sys.modules[name]
    sys.modules.update(ours)


def uninstall() -> None:
    """Take back `install`: the next `import mahjong` looks for the package of that name."""
    for name, module in _modules().items():
        if sys.modules.get(name) is module:
            del sys.modules[name]


def _is_ours(name: str) -> bool:
    return name == _NAME or name.startswith(f"{_NAME}.")
