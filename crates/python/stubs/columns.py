"""The stubs of questions about columns: an overload for each kind of column, with the answers that it gets."""

from __future__ import annotations

import ast
import importlib
import itertools
import re
from collections.abc import Iterator
from typing import Any

from names import imports, module_file
from writing import expression, function, statement

#: What a stub of columns begins with, after what its module has.
KINDS = '''
_Hand = TypeVar("_Hand", bound=str | bytes | Hand)
_MaybeHand = TypeVar("_MaybeHand", bound=str | bytes | Hand | None)
_Arrays = dict[str, NDArray[Any]]
_MaskedArrays = dict[str, MaskedArray[Any, dtype[Any]]]

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: Any = ...) -> Any: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: Any = ...) -> Any: ...

class _PandasColumn(Protocol):
    def to_numpy(self) -> Any: ...
    @property
    def array(self) -> Any: ...
'''

#: The kinds of column in the order of the overloads: hands, `errors` and `lazy`, and what the answers are in.
RAISE, LAZY, EAGER = 'Literal["raise"] = ...', "Literal[True]", "Literal[False] = ..."
OVERLOADS = (
    ("list[_Hand] | tuple[_Hand, ...]", RAISE, EAGER, "{list}"),
    ("list[_MaybeHand] | tuple[_MaybeHand, ...]", "Errors = ...", EAGER, "{missing}"),
    ("NDArray[Any]", RAISE, EAGER, "{array}"),
    ("NDArray[Any]", 'Literal["null"]', EAGER, "{masked}"),
    ("_ArrowArray", "Errors = ...", EAGER, "Column"),
    ("_ArrowStream", "Errors = ...", EAGER, "ChunkedColumn"),
    ("_ArrowArray | _ArrowStream", "Errors = ...", LAZY, "LazyColumn"),
    ("_PandasColumn", "Errors = ...", EAGER, "Any"),
)

#: Hands whose answers show the types. Each question has an answer for at least one of them.
SAMPLES = ["123m406p789s1122z", "123m406p789s1112z+2z"]


def answers(question: Any, arguments: dict[str, Any]) -> dict[str, str]:
    """The types of the answers to a question in lists and in NumPy's arrays, each with and without missing ones."""
    import numpy

    listed = question(SAMPLES, errors="null", **arguments)
    columns = list(listed.values()) if isinstance(listed, dict) else [listed]
    types = {type(answer).__name__ for column in columns for answer in column if answer is not None}
    element = types.pop() if len(types) == 1 else "Any"
    if isinstance(listed, dict):
        missing = element if element == "Any" else f"{element} | None"
        lists = {"list": f"dict[str, list[{element}]]", "missing": f"dict[str, list[{missing}]]"}
        return lists | {"array": "_Arrays", "masked": "_MaskedArrays"}
    element = "list[int]" if element == "list" else element
    name = question(numpy.array(SAMPLES), errors="null", **arguments).dtype.name
    scalar = {"object": "Any", "bool": "bool_"}.get(name, name)
    lists = {"list": f"list[{element}]", "missing": f"list[{element} | None]"}
    return lists | {"array": f"NDArray[{scalar}]", "masked": f"MaskedArray[Any, dtype[{scalar}]]"}


def choices(argument: ast.arg) -> list[Any]:
    """The values of a flag, or of a set of words; none of other arguments."""
    text = ast.unparse(argument.annotation) if argument.annotation else ""
    words = re.fullmatch(r"Literal\[(.*)\]", text)
    return [False, True] if text == "bool" else list(ast.literal_eval(f"[{words[1]}]")) if words else []


def families(question: Any, arguments: list[ast.arg]) -> Iterator[tuple[dict[str, str], dict[str, list[Any]]]]:
    """The types of the answers, and the values of arguments that lead to them; other arguments change no type."""
    found: list[tuple[dict[str, str], dict[str, list[Any]]]] = [(answers(question, {}), {})]
    for argument in arguments:
        for value in choices(argument):
            types = answers(question, {argument.arg: value})
            if types not in [known for known, _ in found]:
                found.append((types, {}))
            given = next(given for known, given in found if known == types)
            given.setdefault(argument.arg, []).append(value)
    for types, given in found:
        yield types, {one.arg: given[one.arg] for one in arguments if given.get(one.arg, choices(one)) != choices(one)}


def overloads(node: ast.FunctionDef, question: Any) -> Iterator[str]:
    """A question about columns: an overload for each kind of column, and for each type of answers."""
    defaults = {one.arg: default for one, default in zip(node.args.kwonlyargs, node.args.kw_defaults)}
    own = [one for one in node.args.kwonlyargs if one.arg not in ("errors", "lazy")]
    for types, given in families(question, own):
        arguments = []
        for argument in own:
            default = defaults[argument.arg]
            values = given.get(argument.arg)
            if values and default and ast.literal_eval(default) not in values:
                # A flag that isn't known before the call may be this one.
                arguments.append(f"{argument.arg}: {'bool' if values == [True] else f'Literal{values}'}")
            else:
                kind = f"Literal{values}" if values else ast.unparse(argument.annotation or ast.Name("Any"))
                arguments.append(f"{argument.arg}: {kind} = ...")
        for hands, errors, lazy, answer in OVERLOADS:
            written = ", ".join([f"hands: {hands}, /, *", *arguments, f"errors: {errors}", f"lazy: {lazy}"])
            source = f"@overload\ndef {node.name}({written}) -> {answer.format(**types)}: ..."
            yield from itertools.chain.from_iterable(map(statement, ast.parse(source).body))


def columns(name: str) -> str:
    """The stub of a module whose questions are about columns."""
    module = importlib.import_module(f"mentsu.{name}")
    lines = []
    for node in ast.parse(module_file(name).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            is_question = "lazy" in [one.arg for one in node.args.kwonlyargs]
            lines += ["", *(overloads(node, getattr(module, node.name)) if is_question else function(node))]
        elif isinstance(node, ast.AnnAssign):
            # A value says more than `Final` alone, and no more than another type.
            node.value = node.value if ast.unparse(node.annotation) == "Final" else None
            lines += statement(node)
        elif isinstance(node, ast.Assign):
            lines += statement(node)
    kinds = KINDS if name == "batch" else KINDS.partition("\nclass")[0]
    text = "\n".join(lines).replace("\n\n@overload", f"{kinds.rstrip()}\n\n@overload", 1) + "\n"
    head = f'"""The types of `mentsu.{name}`. `crates/python/stubs` writes this file."""'
    return "\n".join([head, "", *imports(ast.parse(text).body, name), text])
