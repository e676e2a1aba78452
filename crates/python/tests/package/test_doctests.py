"""Every docstring of the package is run, those of the native part included."""

import doctest
import importlib
import inspect
import pkgutil
import sys
import types
from collections.abc import Iterator

import pytest

import mentsu

FLAGS = doctest.ELLIPSIS


@pytest.fixture(autouse=True)
def no_original() -> Iterator[None]:
    """Restores the modules that an example put in the place of PyPI's `mahjong` or `PyMahjongGB`."""
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if is_original(name)}
    yield
    for name in [name for name in sys.modules if is_original(name)]:
        del sys.modules[name]
    sys.modules.update(kept)


def is_original(name: str) -> bool:
    return name.split(".")[0] in ("mahjong", "MahjongGB")


@pytest.fixture(autouse=True)
def no_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compares errors by class and message; notes (PEP 678) depend on Python's version."""

    def only_message(kind: type[BaseException], error: BaseException) -> list[str]:
        return [f"{kind.__module__}.{kind.__qualname__}: {error}\n"]

    monkeypatch.setattr("traceback.format_exception_only", only_message)


def modules() -> Iterator[types.ModuleType]:
    """The package's modules but those that need another library."""
    yield mentsu
    for found in pkgutil.walk_packages(mentsu.__path__, "mentsu."):
        if found.name != "mentsu.__main__":
            try:
                yield importlib.import_module(found.name)
            except ImportError as error:  # a library that is optional isn't there
                if (error.name or "").startswith("mentsu"):
                    raise


def told_by(member: object) -> object:
    """What has the docstring of a class's member: a native static method's wrapper has `staticmethod`'s own."""
    return member.__func__ if isinstance(member, (staticmethod, classmethod)) else member


def documented() -> dict[str, str]:
    """Docstrings by the names of their objects, each once."""
    found: dict[str, str] = {}
    seen: set[int] = set()

    def add(name: str, value: object) -> None:
        doc = getattr(value, "__doc__", None)
        if isinstance(doc, str) and doc.strip() and id(value) not in seen:
            seen.add(id(value))
            found.setdefault(name, inspect.cleandoc(doc))

    for module in modules():
        add(module.__name__, module)
        for name, value in vars(module).items():
            home = getattr(value, "__module__", None) or ""
            if isinstance(value, type) and home.split(".")[0] == "mentsu":
                add(f"{module.__name__}.{name}", value)
                for member, inner in vars(value).items():
                    if not isinstance(inner, type):
                        add(f"{module.__name__}.{name}.{member}", told_by(inner))
            elif inspect.isroutine(value) and home.split(".")[0] == "mentsu":
                add(f"{module.__name__}.{name}", value)
    return found


DOCUMENTED = documented()
EXAMPLES = {name: doc for name, doc in DOCUMENTED.items() if ">>>" in doc}


def test_there_are_examples_enough() -> None:
    assert len(EXAMPLES) > 100


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_the_example(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(EXAMPLES[name], {}, name, None, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


PUBLIC = [getattr(mentsu, name) for name in mentsu.__all__ if not name.startswith("__")]


@pytest.mark.parametrize("value", PUBLIC, ids=lambda value: getattr(value, "__name__", "?"))
def test_everything_public_is_documented(value: object) -> None:
    assert (value.__doc__ or "").strip()
    if isinstance(value, type):
        for name, member in vars(value).items():
            member = told_by(member)
            public = not name.startswith("_") and not isinstance(member, types.MemberDescriptorType)
            if public and (inspect.isroutine(member) or isinstance(member, property)):
                assert (getattr(member, "__doc__", "") or "").strip(), name


MODULES = (
    *("", ".batch", ".compat.MahjongGB", ".encoding", ".env", ".legality", ".mcr", ".mcr.batch", ".puzzle"),
    *(".records", ".strategies", ".table"),
)


def test_every_public_member_is_documented() -> None:
    """Functions and classes of all public modules, and the methods and properties of the classes."""
    members: dict[str, object] = {}
    for module in (importlib.import_module(f"mentsu{name}") for name in MODULES):
        names = getattr(module, "__all__", [name for name in vars(module) if not name.startswith("_")])
        for name, value in ((name, getattr(module, name)) for name in names):
            is_ours = (getattr(value, "__module__", "") or "").startswith("mentsu")
            if is_ours and (isinstance(value, type) or inspect.isroutine(value)):
                members[f"{module.__name__}.{name}"] = value
            for member, inner in vars(value).items() if is_ours and isinstance(value, type) else ():
                kinds = (property, types.GetSetDescriptorType, staticmethod, classmethod)
                if not member.startswith("_") and (inspect.isroutine(inner) or isinstance(inner, kinds)):
                    members[f"{module.__name__}.{name}.{member}"] = told_by(inner)
    assert len(members) > 400
    bare = [name for name, value in members.items() if not (getattr(value, "__doc__", "") or "").strip()]
    assert not bare
