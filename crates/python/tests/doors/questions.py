"""Random questions for every front door, as lines of the protocol: the same lines for the same seed.

    python questions.py PROGRAM NUMBER [SEED]

The names of rules, events and presets come from the program's help, so that a new one is part of the questions at once.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections import Counter
from typing import Any

Question = dict[str, Any]
Values = dict[str, list[Any]]

SUITS = "mpsz"
WINDS = "ESWN"
KINDS = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10 if suit != "z" else 8)]
IN_SANMA = [0, *range(8, 34)]
ORPHANS = [kind for kind in KINDS if kind[0] in "19" or kind[1] == "z"]


def answers(program: str, lines: list[str]) -> list[dict[str, Any]]:
    """The answers of the protocol."""
    asked = "".join(f"{line}\n" for line in lines).encode()
    done = subprocess.run([program, "batch", "--threads", "1"], input=asked, capture_output=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class Words:
    """The words of the protocol: events, presets, and the rules with some of their values."""

    def __init__(self, program: str) -> None:
        self._program = program
        done = subprocess.run([program, "batch", "--help"], capture_output=True, check=True)
        paragraphs = done.stdout.decode().split("\n\n")
        named = dict(paragraph.split(":", 1) for paragraph in paragraphs if re.match(r"[A-Z][\w ]+:", paragraph))
        self.flags = _listed(named["Flags"])
        self.presets = _listed(named["Presets"])
        self.mcr_presets = _listed(named["Presets of Chinese rules"])
        self.families = _listed(named["Families"])
        self.flowers = _listed(named["Flowers"])
        self.rules = self._rules(named["Rules"])
        self.mcr_rules = self._rules(named["Chinese rules"])

    def _rules(self, text: str) -> Values:
        lines = [line.strip().split(": ") for line in text.strip().splitlines()]
        return {name: self._values(name, values) for name, values in lines}

    def _values(self, name: str, text: str) -> list[Any]:
        if text == "true or false":
            return [False, True]
        if text == "a list of yaku":
            # A refusal lists them.
            rules = {name: ["?"]}
            line = json.dumps({"op": "score", "closed": "1m", "win": "1m", "seat": "E", "round": "E", "rules": rules})
            yaku = answers(self._program, [line])[0]["error"].split(" some of ")[1].split()
            return [[], yaku, *([one] for one in yaku), yaku[::2], yaku[1::3]]
        if found := re.fullmatch(r"(\d+) numbers from (\d+) to (\d+)", text):
            count, least, most = map(int, found.groups())
            return [[number] * count for number in range(least, most + 1)] + [[least, least + 1, most]]
        if found := re.fullmatch(r"a number from (\d+) to (\d+)( or none)?", text):
            least, most = int(found[1]), int(found[2])
            numbers = [least, least + 1, least + 2, least + 8, 100, 1500, most]
            return [*(number for number in numbers if number <= most), *([None] if found[3] else [])]
        return [int(word) if word.isdigit() else word for word in re.split(", | or ", text)]


def _listed(text: str) -> list[str]:
    return text.replace("\n", " ").strip(" .").split(", ")


class Dealer:
    """Makes questions from a source of chance."""

    def __init__(self, words: Words, number: int, seed: int) -> None:
        self.words = words
        self.chance = random.Random(seed)
        # Columns have one set of rules: many questions share each.
        houses = max(12, number // 60)
        self.houses = [self._house(words.presets, words.rules) for _ in range(houses)]
        self.mcr_houses = [self._house(words.mcr_presets, words.mcr_rules) for _ in range(houses)]

    def likely(self, chance: float) -> bool:
        return self.chance.random() < chance

    def _house(self, presets: list[str], rules: Values) -> Any:
        """A preset, or one with a rule that differs, or some."""
        preset = self.chance.choice(presets)
        if self.likely(0.3):
            return preset
        changed = self.chance.sample(sorted(rules), 1 if self.likely(0.7) else self.chance.randint(2, 4))
        # The protocol changes the honba with the number of players, for old requests, unless it is named.
        changed += ["honba"] if "sanma" in changed and "honba" not in changed else []
        return {"preset": preset, **{name: self.chance.choice(rules[name]) for name in changed}}

    def sanma(self, rules: Any) -> bool:
        """Whether the question is made for three players: mostly if that are the rules."""
        changed = {} if isinstance(rules, str) else rules
        of_rules = changed.get("sanma", "sanma" in changed.get("preset", rules))
        return bool(of_rules) != self.likely(0.05)

    # hands

    def _blocks(self, sets: int) -> list[list[int]]:
        """Sets of tiles of few or many suits."""
        first, last = self.chance.choice([(0, 34), (0, 34), (0, 9), (9, 27), (0, 27), (18, 34), (27, 34)])
        blocks = []
        for _ in range(sets):
            kind = self.chance.randrange(first, last)
            is_run = kind < 27 and kind % 9 < 7 and self.likely(0.65)
            blocks.append([kind, kind + 1, kind + 2] if is_run else [kind] * 3)
        return blocks

    def _special(self, *, chinese: bool) -> list[int]:
        """A hand that isn't of sets and a pair."""
        kinds = list(range(34))
        if self.likely(0.5):
            return sorted(2 * self.chance.sample(kinds, 7))
        orphans = [KINDS.index(kind) for kind in ORPHANS]
        if not chinese or self.likely(0.3):
            return [*orphans, self.chance.choice(orphans)]
        suits = self.chance.sample([0, 9, 18], 3)
        knitted = [suit + start + step for start, suit in enumerate(suits) for step in (0, 3, 6)]
        if self.likely(0.5):
            return sorted(self.chance.sample([*knitted, *range(27, 34)], 14))
        pair = [self.chance.randrange(34)] * 2
        return [*knitted, *self._blocks(1)[0], *pair]

    def _meld(self, block: list[int]) -> tuple[str, list[int]]:
        if block[0] != block[1]:
            return "chi", block
        kind = self.chance.choice(["pon", "pon", "pon", "daiminkan", "kakan", "ankan", "ankan"])
        return kind, block if kind == "pon" else [block[0]] * 4

    def won(
        self, *, chinese: bool = False, short: bool = False, sanma: bool = False
    ) -> tuple[list[int], list[tuple[str, list[int]]]]:
        """The concealed tiles and the melds of a hand that is won."""
        while True:
            melds: list[tuple[str, list[int]]] = []
            if self.likely(0.18 if chinese else 0.08):
                concealed = self._special(chinese=chinese)
            else:
                blocks = self._blocks(self.chance.randint(0, 3) if short else 4)
                called = 0 if self.likely(0.5) else self.chance.randint(0, len(blocks))
                melds = [self._meld(block) for block in blocks[:called]]
                pair = self.chance.choice([self.chance.randrange(34), *(kind for block in blocks for kind in block)])
                concealed = [kind for block in blocks[called:] for kind in block] + [pair] * 2
            held = Counter(concealed + [kind for _, tiles in melds for kind in tiles])
            is_legal = held.keys() <= set(IN_SANMA) and all(kind != "chi" for kind, _ in melds)
            if max(held.values()) <= 4 and (is_legal or not sanma):
                return concealed, melds

    def swapped(
        self, concealed: list[int], melds: list[tuple[str, list[int]]], most: int, *, sanma: bool = False
    ) -> list[int]:
        """The tiles with up to this many of them replaced."""
        held = Counter(concealed + [kind for _, tiles in melds for kind in tiles])
        swapped = list(concealed)
        for _ in range(self.chance.randint(0, most)):
            wall = [kind for kind in (IN_SANMA if sanma else range(34)) for _ in range(4 - held[kind])]
            place, drawn = self.chance.randrange(len(swapped)), self.chance.choice(wall)
            held[swapped[place]] -= 1
            held[drawn] += 1
            swapped[place] = drawn
        return swapped

    def dealt(self, size: int) -> list[int]:
        """Tiles of a shuffled wall."""
        first, last = self.chance.choice([(0, 34), (0, 9), (9, 27), (0, 27)])
        return self.chance.sample([kind for kind in range(first, last) for _ in range(4)], size)

    # texts

    def face(self, kind: int) -> str:
        text = KINDS[kind]
        return "0" + text[1] if text[0] == "5" and text[1] != "z" and self.likely(0.2) else text

    def text(self, kinds: list[int]) -> str:
        """Tiles in mpsz."""
        faces = [self.face(kind) for kind in kinds]
        if self.likely(0.05):
            self.chance.shuffle(faces)
            return "".join(faces)
        faces.sort(key=lambda face: (SUITS.index(face[1]), face[0]))
        parts = ((suit, "".join(face[0] for face in faces if face[1] == suit)) for suit in SUITS)
        return "".join(ranks + suit for suit, ranks in parts if ranks)

    def melds(self, melds: list[tuple[str, list[int]]]) -> list[dict[str, str]]:
        written = []
        for kind, tiles in melds:
            faces = [self.face(tile) for tile in tiles]
            written.append({"type": kind, "tiles": "".join(face[0] for face in faces) + faces[0][1]})
        return written

    def _seat(self, sanma: bool) -> str:
        return self.chance.choice(WINDS[:3] if sanma else WINDS)

    def few(self, most: int) -> list[str]:
        return [self.face(self.chance.randrange(34)) for _ in range(self.chance.randint(0, most))]

    def spoilt(self, question: Question) -> Question:
        """A question that has no answer, most of the time."""
        closed = question["closed"]
        question["closed"] = self.chance.choice(
            [closed + "1m", closed + "11111m", closed + "8z", closed + "5q", closed[2:], ""]
        )
        return question

    # questions

    def hand(self) -> Question:
        concealed, melds = self.won(short=self.likely(0.15))
        concealed = self.swapped(concealed, melds, 2)
        if self.likely(0.1):
            concealed, melds = self.dealt(self.chance.choice([13, 14, 14, 10, 11, 5])), []
        elif self.likely(0.55):
            concealed.pop(self.chance.randrange(len(concealed)))
        question: Question = {"op": "hand"}
        if self.likely(0.12):
            for _ in range(self.chance.randint(1, min(2, len(concealed)))):
                concealed.pop(self.chance.randrange(len(concealed)))
                question["unknown"] = question.get("unknown", 0) + 1
        question["closed"] = self.text(concealed) + "?" * question.pop("unknown", 0)
        question["melds"] = self.melds(melds)
        if "?" not in question["closed"]:
            question["discards"] = True
        elif self.likely(0.1):
            question["closed"], question["melds"] = self.text(concealed[:2]) + "?", []
        return question

    def score(self) -> Question:
        rules = self.chance.choice(self.houses)
        sanma, tsumo = self.sanma(rules), self.likely(0.5)
        concealed, melds = self.won(short=self.likely(0.02), sanma=sanma)
        if self.likely(0.2):
            concealed = self.swapped(concealed, melds, 2, sanma=sanma)
        win = self.face(concealed.pop(self.chance.randrange(len(concealed))))
        indicators = self.few(3)
        seat, kinds = self._seat(sanma), {kind for kind, _ in melds}
        question: Question = {
            "op": "score", "closed": self.text(concealed), "melds": self.melds(melds), "win": win, "tsumo": tsumo,
            "seat": seat, "round": self.chance.choice(WINDS), "dora": indicators,
            "flags": self._flags(seat, kinds, tsumo=tsumo),
            "rules": rules, "payments": True,
        }
        if self.likely(0.4):
            question["ura"] = [self.face(self.chance.randrange(34)) for _ in indicators]
        if sanma or self.likely(0.02):
            question["kita"] = 5 if self.likely(0.03) else self.chance.randint(0, 4)
        if self.likely(0.4):
            question |= {"honba": self.chance.randint(0, 9), "sticks": self.chance.randint(0, 4)}
        if self.likely(0.3) and (not tsumo or self.likely(0.1)):
            question["discarder"] = self._seat(sanma)
        if self.likely(0.03):
            yakuman = self.chance.choice(["daisangen", "daisuushi", "suukantsu"])
            question["pao"] = {yakuman: self.chance.choice(WINDS)}
        return question

    def liable(self) -> Question:
        """A score for which somebody may be liable."""
        question = self.score()
        three = [("pon", [kind] * 3) for kind in (31, 32, 33)]
        four = [("pon", [kind] * 3) for kind in (27, 28, 29, 30)]
        sanma = self.sanma(question["rules"])
        kinds = self.chance.sample(IN_SANMA if sanma else range(34), 4)
        kans = [("ankan" if self.likely(0.5) else "daiminkan", [kind] * 4) for kind in kinds]
        melds, yakuman = self.chance.choice([(three, "daisangen"), (four, "daisuushi"), (kans, "suukantsu")])
        pair = self.chance.choice([kind for kind in range(9, 27) if all(kind not in tiles for _, tiles in melds)])
        closed = [pair] if len(melds) == 4 else [pair, *([9, 10, 11] if pair != 10 else [12, 13, 14])]
        question |= {"closed": self.text(closed), "melds": self.melds(melds), "win": KINDS[pair], "flags": []}
        question["pao"] = {yakuman: self.chance.choice([wind for wind in WINDS if wind != question["seat"]])}
        return question

    def _flags(self, seat: str, melds: set[str], *, tsumo: bool) -> list[str]:
        """Events, most often ones that may happen together."""
        if self.likely(0.07):
            return self.chance.sample(self.words.flags, self.chance.randint(1, 3))
        flags = []
        if melds <= {"ankan"} and self.likely(0.4):
            flags = [self.chance.choice(["riichi", "riichi", "riichi", "double_riichi"])]
            flags += [flag for flag in ("ippatsu", "open_riichi") if self.likely(0.2)]
        possible = ["haitei"] if tsumo else ["houtei", "chankan", "kanburi", "tsubame_gaeshi"]
        if tsumo and melds & {"daiminkan", "kakan", "ankan"}:
            possible += ["rinshan"] * 2
        if not melds and not flags:
            possible += ["tenhou" if seat == "E" else "chiihou"] if tsumo else ["renhou"]
        if self.likely(0.2):
            flags.append(self.chance.choice(possible))
        return flags

    def plan(self) -> Question:
        rules = self.chance.choice(self.houses)
        sanma = self.sanma(rules)
        concealed, melds = self.won(sanma=sanma)
        concealed = self.swapped(concealed, melds, 2, sanma=sanma)
        question: Question = {
            "op": "plan", "closed": self.text(concealed), "melds": self.melds(melds), "detail": True,
            "draws": self.chance.randint(1, 3), "depth": self.chance.choice([0, 0, 1]), "dora": self.few(2),
            "seen": "".join(self.few(4)), "seat": self._seat(sanma), "round": self.chance.choice(WINDS),
            "riichi": self.chance.choice(["best", "always", "never"]), "ura": self.likely(0.7),
            "others": self.chance.choice([0, 0, 3]), "honba": self.chance.randint(0, 3),
            "sticks": self.chance.randint(0, 2), "first_turn": self.likely(0.1), "rules": rules,
        }
        if sanma:
            question["kita"] = self.chance.randint(0, 2)
        if self.likely(0.15):
            drawn = concealed.pop(self.chance.randrange(len(concealed)))
            question |= {"closed": self.text(concealed), "discarded": self.face(drawn)}
            question["from"] = self.chance.choice(["shimocha", "toimen", "kamicha"])
        return question

    def mcr_hand(self) -> Question:
        concealed, melds = self.won(chinese=True, short=self.likely(0.1))
        concealed = self.swapped(concealed, melds, 2)
        if self.likely(0.6):
            concealed.pop(self.chance.randrange(len(concealed)))
        if self.likely(0.1):
            for _ in range(self.chance.randint(1, min(2, len(concealed)))):
                concealed.pop()
            size = 14 - 3 * len(melds)
            closed = self.text(concealed) + "?" * max(1, min(2, size - len(concealed)))
            return {"op": "mcr_hand", "closed": closed, "melds": self.melds(melds), "wins": True}
        question: Question = {
            "op": "mcr_hand", "closed": self.text(concealed), "melds": self.melds(melds), "discards": True,
            "seen": "".join(self.few(2)), "flowers": self.chance.choice([0, 0, 0, 0, 0, 1, 2, 8, 9]),
            "last_tile": self.likely(0.1), "seat": self.chance.choice(WINDS), "prevalent": self.chance.choice(WINDS),
            "rules": self.chance.choice(self.mcr_houses),
        }
        if self.likely(0.03):
            question |= {"draws": self.chance.randint(1, 6), "others": self.chance.randint(0, 3), "depth": 0}
        return question

    def mcr_score(self) -> Question:
        concealed, melds = self.won(chinese=True)
        if self.likely(0.15):
            concealed = self.swapped(concealed, melds, 2)
        win = self.face(concealed.pop(self.chance.randrange(len(concealed))))
        has_kong = any(len(tiles) == 4 for _, tiles in melds)
        return {
            "op": "mcr_score", "closed": self.text(concealed), "melds": self.melds(melds), "win": win,
            "flowers": self.chance.choice([0, 0, 0, 0, 0, 1, 3, 8, 9]),
            "self_drawn": self.likely(0.5), "last_copy": self.likely(0.08),
            "kong": self.likely(0.3 if has_kong else 0.04), "last_tile": self.likely(0.1),
            "seat": self.chance.choice(WINDS), "prevalent": self.chance.choice(WINDS),
            "rules": self.chance.choice(self.mcr_houses),
        }

    def family(self) -> Question:
        concealed, melds = self.won(chinese=True)
        if self.likely(0.15):
            concealed = self.swapped(concealed, melds, 2)
        family = self.chance.choice(self.words.families)
        if family == "taiwan":
            # Five sets.
            concealed = sorted(concealed + self._blocks(1)[0])
        win = self.face(concealed.pop(self.chance.randrange(len(concealed))))
        question: Question = {
            "op": "family", "family": family, "closed": self.text(concealed),
            "melds": self.melds(melds), "win": win, "self_drawn": self.likely(0.5), "last_copy": self.likely(0.08),
            "kong": self.likely(0.04), "last_tile": self.likely(0.1), "seat": self.chance.choice(WINDS),
            "prevalent": self.chance.choice(WINDS),
            "flowers": self.chance.sample(self.words.flowers, self.chance.choice([0] * 9 + [1, 3, 8])),
        }
        if self.likely(0.3):
            question["wild"] = self.face(self.chance.randrange(34))
        return question

    def question(self) -> Question:
        kinds = [self.hand, self.score, self.liable, self.plan, self.mcr_hand, self.mcr_score, self.family]
        (kind,) = self.chance.choices(kinds, [28, 36, 2, 6, 11, 11, 6])
        question = kind()
        return self.spoilt(question) if "?" not in question["closed"] and self.likely(0.03) else question


def questions(program: str, number: int, seed: int = 1) -> list[Question]:
    """This many questions, numbered from 0."""
    dealer = Dealer(Words(program), number, seed)
    return [{"id": nth, **dealer.question()} for nth in range(number)]


if __name__ == "__main__":
    for line in questions(sys.argv[1], *map(int, sys.argv[2:])):
        print(json.dumps(line, ensure_ascii=False))
