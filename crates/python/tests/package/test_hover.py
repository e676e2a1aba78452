"""An editor shows the documentation of a name: pyright's language server answers a hover with the docstring."""

from __future__ import annotations

import inspect
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import mentsu

NAMES = [
    "mentsu.Hand", "mentsu.Hand.score", "mentsu.Hand.shanten", "mentsu.Hand.waits", "mentsu.Hand.discards",
    "mentsu.Hand.yaku_ways", "mentsu.Tile", "mentsu.TileSet", "mentsu.Meld", "mentsu.Counts", "mentsu.PartialHand",
    "mentsu.Situation", "mentsu.Situation.replace", "mentsu.Rules", "mentsu.Score", "mentsu.Waits.left",
    "mentsu.batch.shanten", "mentsu.batch.Column", "mentsu.decisions", "mentsu.records.Game.rates",
    "mentsu.records.Decision.dangers", "mentsu.table.Round", "mentsu.legality.furiten", "mentsu.mcr.score",
]


class Server:
    """A language server behind pipes."""

    def __init__(self, command: list[str], root: Path) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.ask("initialize", processId=os.getpid(), rootUri=root.as_uri(), capabilities={}, workspaceFolders=[
            {"uri": root.as_uri(), "name": "root"}
        ])
        self.send(method="initialized", params={})

    def send(self, **message: Any) -> None:
        assert self.process.stdin
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout
        length = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        assert length, "the language server has ended"
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def ask(self, method: str, **params: Any) -> Any:
        """The answer to a request. The server's own requests get no values."""
        self.number += 1
        self.send(id=self.number, method=method, params=params)
        while True:
            message = self.receive()
            if "method" in message and "id" in message:
                items = message.get("params", {}).get("items")
                self.send(id=message["id"], result=None if items is None else [None] * len(items))
            elif message.get("id") == self.number:
                assert "error" not in message, message
                return message["result"]


def words(text: str) -> str:
    """The words of a documentation, without its marks and before its examples."""
    return " ".join(re.findall(r"\w+", text.replace("&nbsp;", " ").partition(">>>")[0]))


def item(name: str) -> Any:
    found: Any = mentsu
    for part in name.split(".")[1:]:
        found = getattr(found, part)
    return found


def test_an_editor_shows_the_documentation(tmp_path: Path) -> None:
    named = os.environ.get("MENTSU_PYRIGHT")
    installed = shutil.which("pyright-langserver")
    if not named and not installed:
        pytest.skip("pyright's language server isn't installed")
    command = ["node", named] if named else [str(installed)]
    packages = Path(mentsu.__file__).parents[1]
    (tmp_path / "pyrightconfig.json").write_text(json.dumps({"extraPaths": [str(packages)]}))
    modules = ("batch", "legality", "mcr", "records", "table")
    lines = ["import mentsu", *(f"import mentsu.{module}" for module in modules), *NAMES]
    file = tmp_path / "asked.py"
    file.write_text("\n".join(lines))
    server = Server([*command, "--stdio"], tmp_path)
    try:
        document = {"uri": file.as_uri(), "languageId": "python", "version": 1, "text": file.read_text()}
        server.send(method="textDocument/didOpen", params={"textDocument": document})
        for line, name in enumerate(lines):
            if name in NAMES:
                position = {"line": line, "character": len(name) - 1}
                hover = server.ask("textDocument/hover", textDocument={"uri": file.as_uri()}, position=position)
                shown = hover["contents"]["value"] if hover else ""
                documented = words(inspect.getdoc(item(name)) or "")
                assert documented and documented in words(shown), f"{name}: {shown}"
    finally:
        server.process.kill()
        server.process.wait()
        for pipe in (server.process.stdin, server.process.stdout):
            if pipe:
                pipe.close()
