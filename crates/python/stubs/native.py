"""The stub of the native module: what PyO3 kept of the Rust items, with the types of this package."""

from __future__ import annotations

import ast
import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from names import imports, module_file
from writing import statement

MANIFEST = Path(__file__).parents[1] / "Cargo.toml"

#: A set of more words than these is a `str`, as there is no name for it and nobody reads them.
MOST_WORDS = 12

ORDERED = ("__lt__", "__le__", "__gt__", "__ge__")
RULES = ("Rules", "GameRules", "McrRules")
FIELDED = ("Situation", "McrSituation", "Outlook", "Turn", "Passed")
OPERATORS = tuple(f"__{side}{name}__" for name in ("add", "and", "or", "sub", "xor") for side in ("", "r"))


def attributes(members: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The members of a class, with an attribute in place of two functions that get and set it."""

    def sets(node: ast.stmt) -> bool:
        return isinstance(node, ast.FunctionDef) and any(isinstance(one, ast.Attribute) for one in node.decorator_list)

    settable = {node.name for node in members if isinstance(node, ast.FunctionDef) and sets(node)}
    for node in members:
        if not isinstance(node, ast.FunctionDef) or node.name not in settable:
            yield node
        elif not sets(node) and node.returns:
            yield ast.AnnAssign(ast.Name(node.name, ast.Store()), node.returns, simple=1)


def matched(name: str) -> tuple[str, ...]:
    """The attributes that a pattern of a class matches by place."""
    from mentsu import _native

    names: tuple[str, ...] = getattr(_native, name).__match_args__
    return names


class Typed(ast.NodeTransformer):
    """Gives the stub that PyO3 writes the types of this package."""

    def __init__(self) -> None:
        tree = ast.parse(module_file("types").read_text(encoding="utf-8"))
        aliases = [node for node in tree.body if isinstance(node, ast.Assign)]
        self.likes = {ast.unparse(node.targets[0]) for node in aliases}
        #: The name of each set of words.
        self.words: dict[str, str] = {}
        for node in aliases:
            self.words.setdefault(ast.unparse(node.value), ast.unparse(node.targets[0]))
        self.class_name = ""

    def annotation(self, node: ast.expr | None) -> ast.expr | None:
        """An annotation, which may be written as text."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        return self.visit(node) if node else None

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A name without the number that PyO3 appends where an imported name is also defined here."""
        node.id = re.sub(r"(?<=[a-z])2$", "", node.id)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if ast.unparse(node.value) != "Literal":
            self.generic_visit(node)
            return node
        words = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if name := self.words.get(ast.unparse(node)):
            return ast.Name(name, ast.Load())
        return ast.Name("str", ast.Load()) if len(words) > MOST_WORDS else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.class_name = node.name
        self.generic_visit(node)
        names = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        node.body = list(attributes(node.body))
        for member in node.body:
            if isinstance(member, ast.AnnAssign) and ast.unparse(member.target) == "__match_args__":
                member.annotation = ast.Name("Final", ast.Load())
                member.value = ast.Constant(matched(node.name))
        if "__eq__" in names and "__hash__" not in names:
            node.body.append(ast.parse("__hash__: ClassVar[None]").body[0])
        self.class_name = ""
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        arguments = node.args
        each = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
        for argument in each:
            if argument:
                argument.annotation = self.annotation(argument.annotation)
        node.returns = self.annotation(node.returns)
        if node.name == "__new__":
            node.returns = ast.Name("Self", ast.Load())
        if node.name == "__iter__" and node.returns and ast.unparse(node.returns) == "Iterator":
            node.returns = ast.parse("Iterator[Any]", mode="eval").body
        # Of other types they know nothing, and say so to Python.
        if node.name in ORDERED:
            arguments.posonlyargs[1].annotation = ast.Name(self.class_name, ast.Load())
        if node.name in OPERATORS and f"{self.class_name}Like" in self.likes:
            arguments.posonlyargs[1].annotation = ast.Name(f"{self.class_name}Like", ast.Load())
        # Nobody passes `self` by name.
        if [one.arg for one in arguments.posonlyargs] == ["self"]:
            arguments.args.insert(0, arguments.posonlyargs.pop())
        return node


def rule_types(name: str, values: str, value: Any) -> tuple[str, str]:
    """The type of a rule as an argument and as an attribute, by its values in words and one of them."""
    if value is None:
        return ("int | None",) * 2
    if isinstance(value, (bool, int)):
        return (type(value).__name__,) * 2
    if isinstance(value, str):
        return (f"Literal{re.split(', | or ', values)}",) * 2
    member = "str" if values.startswith("some of") else "int"
    return f"Iterable[{member}]", f"tuple[{member}, ...]"


def rule_classes(name: str) -> list[ast.stmt]:
    """Two classes before a class of rules: its rules as arguments, and as attributes."""
    from mentsu import _native

    rules = getattr(_native, name)
    # A game's rules are those of a hand, and more.
    base, others = ("Rules", _native.Rules.fields()) if name == "GameRules" else ("", {})
    changes = f"class _{name}Changes({f'_{base}Changes' if base else 'TypedDict'}, total=False):\n"
    kept = f"class _{name}Attributes{f'(_{base}Attributes)' if base else ''}:\n"
    for rule, values in rules.fields().items():
        if rule not in others:
            argument, attribute = rule_types(rule, values, getattr(rules(), rule))
            changes += f"    {rule}: {argument}\n"
            kept += f'    @property\n    def {rule}(self) -> {attribute}:\n        """{values}"""\n'
    return ast.parse(changes + kept).body


def field_types(values: str, value: Any) -> tuple[str, str]:
    """The type of a field as an argument and as an attribute, by its values in words and its default."""
    if isinstance(value, (bool, int)):
        return (type(value).__name__,) * 2
    if re.match(r"a number .* or none$", values):
        return ("int | None",) * 2
    if values == "a tile or none":
        return "FaceLike | None", "Face | None"
    if values.endswith(" tiles"):
        return "FacesLike", "tuple[Face, ...]"
    if values == "kinds of tile":
        return "TileSetLike", "TileSet"
    if values.startswith("a seat for"):
        return "Iterable[tuple[str, WindLike]]", "tuple[tuple[str, Wind], ...]"
    words = re.split(", | or ", values)
    none = " | None" * (words[0] == "none")
    if words[-1] == "north":
        return f"WindLike{none}", f"Wind{none}"
    return (f"Literal{words}",) * 2


def fielded(node: ast.ClassDef) -> None:
    """Gives a class of fields its arguments and its attributes."""
    import inspect

    from mentsu import _native

    of = getattr(_native, node.name)
    arguments, unnamed, attributes = "", True, ""
    for name, parameter in inspect.signature(of).parameters.items():
        argument, attribute = field_types(of.fields()[name], getattr(of(), name))
        if unnamed and parameter.kind is parameter.KEYWORD_ONLY:
            arguments, unnamed = arguments + "*, ", False
        arguments += f"{name}: {argument} = {parameter.default!r}, "
        values = of.fields()[name]
        attributes += f'@property\ndef {name}(self) -> {attribute}:\n    """{values}"""\n'
    changes = "*, " + arguments.replace("*, ", "").replace("= None,", "= ...,")
    changes = re.sub(r"= [^,]*?(\(\))?, (?=\w+:|$)", "= ..., ", changes)
    made = {
        "__new__": f"def __new__(cls, {arguments}) -> Self: ...",
        "replace": f"def replace(self, {changes}) -> {node.name}: ...",
    }
    for number, one in enumerate(node.body):
        if isinstance(one, ast.FunctionDef) and one.name in made:
            new = ast.parse(made[one.name]).body[0]
            assert isinstance(new, ast.FunctionDef)
            one.args = new.args
    node.body += ast.parse(attributes).body


def native() -> str:
    command = ["maturin", "generate-stubs", "--quiet", "--locked", "--profile", "dev", "--features", "stubs"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([*command, "--manifest-path", MANIFEST, "--out", folder], check=True)
        tree = ast.parse(Path(folder, "mentsu", "_native.pyi").read_text(encoding="utf-8"))
    body: list[ast.stmt] = []
    for node in Typed().visit(tree).body:
        if isinstance(node, ast.ImportFrom):
            continue
        if isinstance(node, ast.ClassDef) and node.name in RULES:
            node.bases = [ast.Name(f"_{node.name}Attributes", ast.Load())]
            body += rule_classes(node.name)
        if isinstance(node, ast.ClassDef) and node.name in FIELDED:
            fielded(node)
        body.append(node)
    lines = ['"""The native part of the package, which is written in Rust. `crates/python/stubs` writes this file."""', ""]
    lines += imports(body, "_native")
    for node in body:
        lines += statement(node)
    text = re.sub(r"( +__hash__: ClassVar\[None\])", r"\1  # type: ignore[assignment]", "\n".join(lines) + "\n")
    if vague := re.findall(r".*(?:Incomplete|-> (?:tuple|list|dict):).*", text):
        raise SystemExit("types that say nothing:\n" + "\n".join(vague))
    return text
