""" Stand-ins for other packages, implemented by mentsu.

`mentsu.compat.mahjong` is a stand-in for PyPI's `mahjong` 2.1, and `mentsu.compat.MahjongGB` for PyPI's `PyMahjongGB`
1.4. Import it in place of that package, or put one line before the first import of the package:

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
from collections.abc import Iterable
from types import ModuleType

__all__ = ["install", "uninstall"]

_NAMES = ("mahjong", "MahjongGB")


def _modules(names: tuple[str, ...]) -> dict[str, ModuleType]:
    """All modules of stand-ins, by the names under which they are installed."""
    for name in names:
        module = importlib.import_module(f"{__name__}.{name}")
        for found in pkgutil.walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
            importlib.import_module(found.name)
    own = {name.removeprefix(f"{__name__}."): module for name, module in sys.modules.items()}
    return {
        name: module
        for name, module in own.items()
        if _package(name) in names and module.__name__.startswith(f"{__name__}.")
    }


def _package(name: str) -> str:
    return name.partition(".")[0]


def install(replace: bool = False, *, names: Iterable[str] = ("mahjong",)) -> None:
    """ Make `import mahjong` import `mentsu.compat.mahjong`, here and in all modules imported later.
    `names=["MahjongGB"]` does the same for `mentsu.compat.MahjongGB`.

    Calling it again changes nothing. An `ImportError` means that a package of the name has already been imported, so
    that other modules may have its classes. Install first, or use `replace=True`.

    >>> import mentsu.compat
    >>> mentsu.compat.install(replace=True, names=["MahjongGB"])
    >>> from MahjongGB import MahjongShanten
    >>> MahjongShanten((), ("W1",))
    0
    >>> mentsu.compat.uninstall()
    """
    names = tuple(names)
    for name in names:
        if name not in _NAMES:
            raise ValueError(f"{name} is none of {', '.join(_NAMES)}")
    ours = _modules(names)
    imported = {name: module for name, module in sys.modules.items() if _package(name) in names}
    strangers = sorted(name for name, module in imported.items() if module is not ours.get(name))
    if strangers and not replace:
        raise ImportError(f"{strangers[0]} has been imported before; install first, or replace it")
    for name in strangers:
        del sys.modules[name]
    sys.modules.update(ours)


def uninstall() -> None:
    """Undo every `install`: the next `import mahjong` looks for the package of that name."""
    for name, module in _modules(_NAMES).items():
        if sys.modules.get(name) is module:
            del sys.modules[name]
