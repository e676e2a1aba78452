"""Questions of the protocol as commands of the program: JSON where it prints that, otherwise what a reader sees."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from typing import Any

import wheel
from comparing import Answer, bare
from questions import WINDS, Question

SEATS = dict(zip(("east", "south", "west", "north"), WINDS, strict=True))


class Refused(Exception):
    """The program has refused the arguments or the hand."""


def _options(question: Question, names: tuple[str, ...]) -> list[str]:
    """Fields of the same name as options."""
    options = []
    for name in names:
        value, option = question.get(name), f"--{name.replace('_', '-')}"
        if value is True:
            options.append(option)
        elif value not in (None, False, "", []):
            options += [option, "".join(value) if isinstance(value, list) else str(value)]
    return options


def _rules(given: Any) -> list[str]:
    changes = {"preset": given} if isinstance(given, str) else dict(given)
    options = ["--rules", changes.pop("preset").replace("_", "-")]
    for name, value in changes.items():
        if isinstance(value, list):
            value = ",".join(map(str, value)) or "none"
        options += ["--rule", f"{name}={'none' if value is None else str(value).lower()}"]
    return options


def _paragraph(text: str) -> str:
    return " ".join(text.strip().split("\n\n")[0].split())


class Program:
    """The program at a path."""

    def __init__(self, path: str) -> None:
        self._path = path

    def _run(self, *arguments: str) -> str:
        done = subprocess.run(
            [self._path, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8",
            env={"COLUMNS": "1000"}, check=False,
        )
        if done.returncode not in (0, 1):
            raise Refused(_paragraph(done.stderr or done.stdout))
        return done.stdout

    def _paragraphs(self, *arguments: str) -> list[str]:
        """What is printed below the tiles."""
        return [paragraph.strip() for paragraph in self._run(*arguments).split("\n\n")[1:]]

    def _json(self, command: str, *arguments: str) -> Answer:
        answer: Answer = json.loads(self._run(command, "--json", *arguments))
        return answer

    def ask(self, question: Question) -> Answer | None:
        """The answer of a command; `None` if there is none."""
        commands: dict[str, Callable[[Question], Answer | None]] = {
            "hand": self._hand, "score": self._score, "plan": self._plan,
            "mcr_hand": self._mcr_hand, "mcr_score": self._mcr_score, "family": self._family,
        }
        try:
            return commands[question["op"]](question)
        except Refused as refused:
            reason = re.sub(r"^(wrong hand|no plan|no ways|no score|mentsu: --wild): ", "", str(refused))
            # Clap refuses an option with its own words, and a tile that sanma lacks is the first thing it looks for.
            return {"error": "" if reason.startswith(("error: ", "sanma doesn't have ")) else bare(reason)}

    # what a reader sees

    def _hand(self, question: Question) -> Answer:
        title, *paragraphs = self._paragraphs("analyse", "--", wheel.hand_text(question))
        if "?" in question["closed"]:
            rows = [line.split() for paragraph in paragraphs for line in paragraph.splitlines()]
            return {"completions": sorted(_completion(row) for row in rows if not row[0].isascii())}
        if title.startswith("Won in"):
            return {"won": 1 if "one way" in title else int(title.split()[2])}
        if title.startswith("Not won"):
            return {"discards": [_discard(line.split()) for line in paragraphs[0].splitlines()[1:]]}
        if title.startswith("Tenpai without"):
            return {"waits": {}}
        if title.startswith("Tenpai"):
            return {"waits": _waits(paragraphs[0].splitlines()[1:])}
        cells = paragraphs[0].split()
        ukeire = {tile: int(left) for tile, left in zip(cells[1::3], cells[2::3], strict=True)}
        return {"shanten": title.splitlines()[-1].split(":")[0].strip(), "ukeire": ukeire}

    def _score(self, question: Question) -> Answer:
        options = _options(question, ("tsumo", "seat", "round", "dora", "ura", "kita", "honba", "sticks", "discarder"))
        options += [f"--{flag.replace('_', '-')}" for flag in question["flags"]]
        for yakuman, seat in question.get("pao", {}).items():
            options += ["--pao", f"{yakuman}={seat}"]
        options += ["--win", question["win"], *_rules(question["rules"])]
        title, *paragraphs = self._paragraphs("analyse", *options, "--", wheel.hand_text(question))
        worth = title.split(": ", 1)[1].removesuffix(".")
        points = re.match(r"(\d+) points", worth)
        if not points:
            return {"error": bare(worth)}
        answer: Answer = {"points": int(points[1]), "han": None, "fu": None}
        yaku: dict[str, int] = {}
        for paragraph in paragraphs:
            first, *rows = paragraph.splitlines()
            if first.startswith(("yaku", "dora ")):
                yaku |= dict(_named(row) for row in rows)
            elif paid := re.findall(r"(\w+) pays (\d+)", first):
                answer["paid"] = {SEATS.get(who.lower(), "discarder"): int(number) for who, number in paid}
                # The sum stands there unless one player pays it.
                received = re.search(r"[:;] (\d+) received", first)
                answer["received"] = int(received[1] if received else paid[0][1])
            elif found := re.fullmatch(r"(\d+) han, (\d+) fu", first.strip()):
                answer |= {"han": int(found[1]), "fu": int(found[2])}
        return answer | {"yaku": yaku}

    # JSON

    def _plan(self, question: Question) -> Answer:
        names = ("draws", "dora", "seen", "seat", "round", "riichi", "others", "honba", "sticks", "kita", "first_turn")
        options = [*_options(question, (*names, "discarded", "from")), "--depth", str(question["depth"])]
        options += [] if question["ura"] else ["--no-ura"]
        return self._json("plan", *options, *_rules(question["rules"]), "--", wheel.hand_text(question))

    def _mcr_hand(self, question: Question) -> Answer | None:
        if "?" in question["closed"]:
            return None
        options = _options(question, ("seen", "flowers", "last_tile", "seat", "prevalent"))
        if "draws" in question:
            options += ["--ways", str(question["draws"]), "--others", str(question["others"])]
            options += ["--depth", str(question["depth"])]
        return self._json("mcr", *options, *_rules(question["rules"]), "--", wheel.hand_text(question))

    def _mcr_score(self, question: Question) -> Answer:
        names = ("win", "self_drawn", "last_copy", "kong", "last_tile", "flowers", "seat", "prevalent")
        options = _options(question, names)
        answer = self._json("mcr", *options, *_rules(question["rules"]), "--", wheel.hand_text(question))
        return {"error": bare(answer["why"])} if "why" in answer else answer

    def _family(self, question: Question) -> Answer:
        names = ("win", "self_drawn", "last_copy", "kong", "last_tile", "seat", "wild")
        options = _options(question, names) + ["--prevalent", question["prevalent"]]
        if question["flowers"]:
            options += ["--flowers", ",".join(question["flowers"])]
        return self._json("family", *options, question["family"].replace("_", "-"), "--", wheel.hand_text(question))


def _named(row: str) -> tuple[str, int]:
    """A row of a table: a name, in English and perhaps in Japanese, and a number."""
    *words, number = row.split()
    return "_".join(word for word in words if word.isascii()), int(number)


def _completion(words: list[str]) -> str:
    """The tiles of a row: after their characters."""
    return next(word for word in words if word.isascii())


def _discard(words: list[str]) -> list[Any]:
    """A row: character, tile, shanten, number of tiles, for 1-shanten those that are good, and the tiles."""
    _, tile, shanten, total, *others = words
    return [tile, shanten, int(total), "".join(others[1:] if shanten == "1-shanten" else others)]


def _waits(rows: list[str]) -> dict[str, Any]:
    """Rows of waits: character, tile, number left, shape; further shapes of a tile stand alone."""
    waits: dict[str, Any] = {}
    tile = ""
    for row in rows:
        words = row.split()
        if not words[0].isascii():
            _, tile, left, *words = words
            waits[tile] = [int(left), []]
        waits[tile][1].append(words[0])
    return {tile: [left, sorted(set(shapes))] for tile, (left, shapes) in waits.items()}


def _shanten(number: int) -> str:
    return "tenpai" if number == 0 else f"{number}-shanten"


def _joined(tiles: dict[str, int]) -> str:
    suits = {suit: "".join(tile[0] for tile in tiles if tile[1] == suit) for suit in "mpsz"}
    return "".join(ranks + suit for suit, ranks in suits.items() if ranks)


def reduced(question: Question, expected: Any) -> Answer:
    """What the program prints of the protocol's answer."""
    match question["op"]:
        case "hand":
            return _hand_reduced(expected)
        case "score":
            return _score_reduced(question, expected)
        case "mcr_score" if "why" in expected:
            return {"error": expected["why"]}
        case _:
            return {key: value for key, value in expected.items() if key != "id"}


def _hand_reduced(expected: Any) -> Answer:
    if "completions" in expected:
        return {"completions": expected["completions"]}
    if expected.get("is_win"):
        return {"won": len(expected["decompositions"]) + expected["chiitoitsu"] + expected["kokushi"]}
    if "discards" in expected:
        return {
            "discards": [
                [tile, _shanten(one["shanten"]), sum(one["ukeire"].values()), _joined(one["ukeire"])]
                for tile, one in expected["discards"].items()
            ]
        }
    if expected["shanten"] == 0:
        return {"waits": {tile: [expected["ukeire"][tile], shapes] for tile, shapes in expected["waits"].items()}}
    return {"shanten": _shanten(expected["shanten"]), "ukeire": expected["ukeire"]}


def _score_reduced(question: Question, expected: Any) -> Answer:
    if "error" in expected or "why" in expected:
        # In words it is the same whether a win is impossible or worth nothing.
        return {"error": expected.get("error", expected.get("why"))}
    paid = {one["payer"]: one["points"] + one["honba"] for one in expected["payments"]}
    received = sum(paid.values()) + 1000 * question.get("sticks", 0)
    return {
        "points": expected["points"], "han": expected["han"], "fu": expected["fu"], "paid": paid, "received": received,
        "yaku": expected["yaku"],
    }
