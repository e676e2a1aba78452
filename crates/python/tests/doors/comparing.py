"""Answers of the doors next to those of the protocol."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from questions import Question

#: What a door gives: keys of the protocol's answer, or `error` with the reason. An empty reason is no reason of mentsu.
Answer = dict[str, Any]

#: The key that the protocol names before a reason, and the place in a text after it.
KEY = re.compile(r"^(closed|win|rules|seen|flowers|wild|kong|last_copy|depth|draws|discarded|meld \d+): ")
PLACE = re.compile(r" \(at (byte|position) \d+\)$")

#: What the protocol refuses and the library answers, and so the wheel does: double riichi replaces riichi, and of a
#: tile that is seen too often none is left. The program refuses both.
LENIENT = re.compile(r"riichi and double_riichi together|^seen: more of")

#: Reasons that doors put into words of their own, because they read a hand in one text or name an option.
SAME_REASON = [
    # The size of a hand: the protocol counts the tiles of `closed`.
    re.compile(
        r"a hand (has|of \d sets)|there is no tile|can't win:|don't make fourteen|a plan (takes|is for)|one tile is not a hand"
        r"|no place|has yet to draw"
    ),
    # Tiles that aren't in play: the protocol quotes what it has read.
    re.compile(r"is not of tiles in play"),
    # More copies of a tile than there are.
    re.compile(r"there are only 4|more than four|more of \w\w than"),
]


def _has_drawn(question: Question) -> bool:
    """Whether a win by tsumo has the winning tile among its tiles, as doors allow; the protocol leaves it out."""
    tiles = sum(letter not in "mpsz" for letter in question["closed"])
    return tiles % 3 == 2 and bool(question.get("tsumo") or question.get("self_drawn"))


def bare(reason: object) -> str:
    """A reason without the place."""
    return PLACE.sub("", KEY.sub("", str(reason)))


def _same_reason(expected: str, reason: str) -> bool:
    # What the protocol looks at first; of several faults a door names another.
    if re.match(r"kita is a number|flags: riichi and double_riichi together", expected):
        return True
    worded = any(words.search(expected) and words.search(reason) for words in SAME_REASON)
    return worded or reason in ("", bare(expected))


def _same(expected: object, answer: object) -> bool:
    """Whether two values are equal, the order of keys included."""
    return json.dumps(expected) == json.dumps(answer)


def _plain(answer: Answer, expected: Answer) -> Answer:
    """A plan with plain fives in suits without red ones: the protocol reads a hand so, the doors keep its faces."""
    if "calls" in answer:
        wanted = {call["meld"]: call for call in expected["calls"]}
        calls: Answer = {}
        for call in answer["calls"]:
            meld = call["meld"] if call["meld"] in wanted else call["meld"].replace("0", "5")
            calls.setdefault(meld, _plain(call | {"meld": meld}, wanted.get(meld, {})))
        order = list(wanted) if calls.keys() == wanted.keys() else list(calls)
        return answer | {"calls": [calls[meld] for meld in order]}
    if "discards" not in answer:
        return answer
    return answer | {"discards": _plain_discards(answer["discards"], expected.get("discards", {}))}


def _plain_discards(discards: Answer, expected: Answer) -> Answer:
    plain: Answer = {}
    for face, figures in discards.items():
        name = face if face in expected else face.replace("0", "5")
        # A red five is worth what a plain one is.
        if plain.setdefault(name, figures) != figures:
            plain[face] = figures
    return plain


@dataclass
class Comparison:
    """The answers of one door, compared with the protocol's."""

    door: str
    #: The number of compared answers by kind of question.
    counted: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def add(self, question: Question, expected: Answer, answer: Answer | None) -> None:
        """Compares an answer with what the door has of the protocol's; `None` if it doesn't know the question."""
        if answer is None or _has_drawn(question):
            return
        if "error" not in answer and self.door != "program" and LENIENT.search(expected.get("error", "")):
            return
        if "error" in expected or "error" in answer:
            self.counted[f"{question['op']} refused"] += 1
            same = "error" in expected and "error" in answer and _same_reason(expected["error"], answer["error"])
        else:
            self.counted[question["op"]] += 1
            answer = _plain(answer, expected) if question["op"] == "plan" else answer
            same = all(key in answer and _same(value, answer[key]) for key, value in expected.items())
        if not same:
            self.differences.append(
                f"{json.dumps(question, ensure_ascii=False)}\n  protocol {expected}\n  {self.door} {answer}"
            )
