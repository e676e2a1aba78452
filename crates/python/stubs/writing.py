"""How a stub is written: each item in one line if it fits."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterable, Iterator

#: The longest line, documentation aside.
WIDTH = 120


def docstring(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The lines of a docstring, none without."""
    text = ast.get_docstring(node)
    if not text:
        return []
    lines = text.replace("\\", "\\\\").splitlines()
    return [f'"""{lines[0]}"""'] if len(lines) == 1 else [f'"""{lines[0]}', *lines[1:], '"""']


def indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" if line else line for line in lines]


def expression(node: ast.AST) -> str:
    """Code, with double quotes."""
    return re.sub(r"'([^'\"\\]*)'", r'"\1"', ast.unparse(node))


def parameter(argument: ast.arg, prefix: str = "", default: ast.expr | None = None) -> str:
    text = prefix + argument.arg + (f": {expression(argument.annotation)}" if argument.annotation else "")
    return f"{text} = {expression(default)}" if default else text


def parameters(arguments: ast.arguments) -> Iterator[str]:
    """Each parameter as it is written, and the marks between them."""
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults = [None] * (len(plain) - len(arguments.defaults)) + arguments.defaults
    for number, (argument, default) in enumerate(zip(plain, defaults), 1):
        yield parameter(argument, default=default)
        if number == len(arguments.posonlyargs):
            yield "/"
    if arguments.vararg:
        yield parameter(arguments.vararg, "*")
    elif arguments.kwonlyargs:
        yield "*"
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        yield parameter(argument, default=default)
    if arguments.kwarg:
        yield parameter(arguments.kwarg, "**")


def function(node: ast.FunctionDef, indent: int = 0) -> list[str]:
    """A function; its parameters are in lines of their own if it doesn't fit into one."""
    documentation = docstring(node)
    answer = (f" -> {expression(node.returns)}" if node.returns else "") + (":" if documentation else ": ...")
    each = list(parameters(node.args))
    head = [f"def {node.name}({', '.join(each)}){answer}"]
    if indent + len(head[0]) > WIDTH:
        # Lines end between parameters, not within one.
        text = " ".join(f"{one},".replace(" ", "\0") for one in each)
        lines = [line.replace("\0", " ") for line in textwrap.wrap(text, WIDTH - indent - 4)]
        head = [f"def {node.name}(", *indented(lines), f"){answer}"]
    return [*(f"@{expression(one)}" for one in node.decorator_list), *head, *indented(documentation)]


def statement(node: ast.stmt, indent: int = 0) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return function(node, indent)
    if isinstance(node, ast.ClassDef):
        documentation = docstring(node)
        lines = list(documentation)
        for member in node.body[1:] if documentation else node.body:
            lines += statement(member, indent + 4)
        bases = ", ".join([expression(one).replace(" = ", "=") for one in [*node.bases, *node.keywords]])
        head = f"class {node.name}({bases}):" if bases else f"class {node.name}:"
        return ["", *(f"@{expression(one)}" for one in node.decorator_list), head, *indented(lines)]
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.List):
        names = [expression(one) + "," for one in node.value.elts]
        return ["", f"{expression(node.targets[0])} = [", *indented(names), "]", ""]
    return [expression(node)]
