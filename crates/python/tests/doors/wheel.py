"""Questions of the protocol as calls of the wheel, one at a time, and the answers as the protocol writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

import mentsu
from mentsu import mcr
from mentsu import Block, WinForm

from comparing import Answer, bare
from questions import Question

LETTERS = {"east": "E", "south": "S", "west": "W", "north": "N"}


def meld(written: dict[str, str]) -> str:
    return str(mentsu.Meld.from_faces(written["type"], written["tiles"]))  # type: ignore[arg-type]


def hand_text(question: Question) -> str:
    """The hand with its melds, as every other door takes it."""
    return str(question["closed"]) + "".join(map(meld, question["melds"]))


def rules(given: Any, kind: Any = mentsu.Rules) -> Any:
    """The rules of a preset's name, or of a preset with rules that differ."""
    if isinstance(given, str):
        return kind(given)
    changes = dict(given)
    return kind(changes.pop("preset"), **changes)


def single(number: float) -> float:
    """A number in single precision with the digits that it needs, as the protocol writes figures."""
    return float(str(numpy.float32(number)))


def ukeire(found: Any) -> dict[str, int]:
    return {str(tile): left for tile, left in found if left > 0}


def discards(found: Any) -> Answer:
    return {str(one.tile): {"shanten": one.shanten, "ukeire": ukeire(one.ukeire)} for one in found}


def _block(block: Block) -> str:
    return str(block.tiles[0]) if len(block.tiles) == 2 else str(block)


def _forms(forms: tuple[WinForm, ...]) -> Answer:
    kinds = [form.kind for form in forms]
    return {"chiitoitsu": "chiitoitsu" in kinds, "kokushi": "kokushi" in kinds}


def hand(question: Question) -> Answer:
    if "?" in question["closed"]:
        return _completions(question)
    asked = mentsu.Hand(hand_text(question))
    if asked.awaits_draw:
        waits = {str(wait.tile): sorted(wait.shapes) for wait in asked.waits()}
        return {"shanten": asked.shanten(), "waits": waits, "ukeire": ukeire(asked.ukeire())}
    ways = sorted([_block(block) for block in form.blocks] for form in asked.decompositions())
    answer = {"shanten": asked.shanten(), "is_win": asked.is_win(), "decompositions": ways}
    answer |= _forms(asked.win_forms())
    return answer if asked.is_win() else answer | {"discards": discards(asked.discards())}


def _completions(question: Question) -> Answer:
    text, unknown = hand_text(question), question["closed"].count("?")
    try:
        partial = mentsu.PartialHand(text)
    except mentsu.ParseError:
        # A block of a hand.
        return {"completions": sorted(map(str, mentsu.completions(text))), "unknown": unknown}
    waits = (len(partial.known) + unknown) % 3 == 1
    found = partial.tenpai_completions() if waits else [one.tiles for one in partial.completions()]
    return {"completions": sorted(map(str, found)), "unknown": unknown}


def situation(question: Question) -> mentsu.Situation:
    """The situation of a win."""
    given = {key: question[key] for key in ("seat", "round", "kita", "honba", "sticks", "discarder") if key in question}
    given |= dict.fromkeys(question["flags"], True)
    for key in ("dora", "ura"):
        given[key] = "".join(question.get(key, []))
    won_on = None if question["tsumo"] else question["win"]
    return mentsu.Situation(won_on, pao=question.get("pao", {}).items(), **given)


def score(question: Question) -> Answer:
    asked = mentsu.Hand(hand_text(question))
    house, circumstances = rules(question["rules"]), situation(question)
    try:
        won = (asked.draw(question["win"]) if question["tsumo"] else asked).score(circumstances, house)
    except mentsu.NoWin as why:
        return no_win(why)
    return {
        "win": True, "han": won.han, "fu": won.fu, "yaku": won.yaku | won.dora, "yakuman": won.yakuman,
        "points": won.points,
        "payments": [
            {"payer": LETTERS.get(one.payer, one.payer), "points": one.points, "honba": one.honba}
            for one in won.payments
        ],
        "sticks": won.payments.sticks,
    }


#: The kinds of `NoWin` that are answers.
NO_WIN = ("not_won", "no_yaku", "below_minimum", "ankan_robbed")


def no_win(why: mentsu.MentsuError) -> Answer:
    """The answer to what isn't a win; other errors are raised again."""
    if why.kind not in NO_WIN:
        raise why
    # The protocol adds to "not won" how far the hand is from a win.
    reason = {} if why.kind == "not_won" else {"why": why.reason}
    return {"win": why.kind != "not_won", "points": 0, "yaku": {}, **reason}


def outlook(question: Question) -> mentsu.Outlook:
    """The outlook of a plan."""
    names = [
        "draws", "depth", "seen", "seat", "round", "riichi", "ura", "others", "honba", "sticks", "kita", "first_turn",
    ]
    given = {name: question[name] for name in names if name in question}
    return mentsu.Outlook(dora="".join(question["dora"]), room=1 << 22, **given)


def _by_draws(figures: Any) -> Answer:
    return {name: [single(getattr(one, name)) for one in figures[1:]] for name in ("tenpai", "win", "points")}


def _plan(found: mentsu.Plan) -> Answer:
    every = {
        str(one.face): {
            **_by_draws(one.by_draws), "ukeire": one.ukeire, "shanten": one.shanten, "riichi": list(one.riichi[1:]),
        }
        for one in found.ranked()
    }
    size = {"draws": found.draws, "depth": found.depth, "states": found.states}
    return {"shanten": found.shanten, **size, "discards": every}


def plan(question: Question) -> Answer:
    asked, house, ahead = mentsu.Hand(hand_text(question)), rules(question["rules"]), outlook(question)
    if "discarded" not in question:
        return _plan(asked.plan(ahead, house))
    found = asked.plan_calls(question["discarded"], question["from"], ahead, house)
    calls = [{"meld": str(call.meld), "left": call.left, **_plan(call.plan)} for call in found]
    return {"pass": _by_draws(found.pass_by_draws), "calls": calls}


# Chinese rules


def chinese(name: str) -> str:
    """The name of a fan in the protocol."""
    known = mcr.fan(name)
    waits = {"edge_wait": "独听・边张", "closed_wait": "独听・嵌张", "single_wait": "独听・单钓"}
    return waits.get(name, known.chinese)


def mcr_situation(question: Question, **more: Any) -> mcr.Situation:
    names = ("seat", "prevalent", "flowers", "kong", "last_tile")
    given = {name: question[name] for name in names if name in question}
    return mcr.Situation(**given, last_copy=question.get("last_copy", False), **more)


def mcr_score(question: Question) -> Answer:
    asked, house = mentsu.Hand(hand_text(question)), rules(question["rules"], mcr.Rules)
    drawn = question["self_drawn"]
    circumstances = mcr_situation(question, discard=None if drawn else question["win"])
    try:
        won = mcr.score(asked.draw(question["win"]) if drawn else asked, circumstances, house)
    except mentsu.NoWin as why:
        if why.kind != "not_won":
            raise
        return {"win": False, "total": 0, "fans": {}, "left_out": []}
    left_out = [
        {"fan": chinese(one.fan), "times": one.times, "principle": one.principle, "by": chinese(one.by)}
        for one in won.left_out
    ]
    fans = {chinese(one.fan): [one.points, one.times] for one in won.fans}
    return {"win": True, "total": won.total, "fans": fans, "left_out": left_out}


MCR_FORMS = ("standard", "knitted_straight", "seven_pairs", "thirteen_orphans", "honors_and_knitted")


def seen_in(question: Question) -> str:
    """The tiles seen elsewhere; arguments of kinds of tile take no red fives."""
    return str(question["seen"]).replace("0", "5")


def mcr_hand(question: Question) -> Answer | None:
    text = hand_text(question)
    if "?" in question["closed"]:
        return _mcr_completions(question, text)
    if question.get("flowers", 0) > 8 or question.get("last_tile") and "draws" in question:
        # `wait_worths` doesn't count flowers, and `ways` isn't asked about the last tile: neither refuses them.
        return None
    asked, house, seen = mentsu.Hand(text), rules(question["rules"], mcr.Rules), seen_in(question)
    every = mcr.shantens(asked)
    answer: Answer = {
        "shanten": mcr.shanten(asked), "shantens": {name: getattr(every, name) for name in MCR_FORMS},
    }
    if asked.awaits_draw:
        answer["ukeire"] = ukeire(mcr.ukeire(asked, seen=seen))
        answer["waits"] = _mcr_waits(question, asked, house)
    else:
        forms = mcr.forms(asked)
        kinds = [form.kind for form in forms]
        answer |= {name: name in kinds for name in MCR_FORMS[1:]}
        answer |= {"is_win": mcr.is_win(asked), "decompositions": sorted(_mcr_blocks(form) for form in forms)}
        if not forms:
            answer["discards"] = discards(mcr.discards(asked, seen=seen))
    if "draws" in question:
        answer["ways"] = _ways(question, asked, house)
    return answer


def _mcr_blocks(form: mcr.Form) -> list[str]:
    """The blocks, of sets and a pair the tile of the pair first."""
    if form.kind not in ("standard", "knitted_straight", "thirteen_orphans"):
        return list(form.blocks)
    (pair,) = (block for block in form.blocks if len(block) == 3)
    if form.kind == "thirteen_orphans":
        return [pair[1:], "19m19p19s1234567z"]
    return [pair[1:], *(block for block in form.blocks if block != pair)]


def _mcr_waits(question: Question, asked: mentsu.Hand, house: Any) -> Answer:
    seen, flowers = seen_in(question), question["flowers"] if house.flowers else 0
    is_whole = len(asked.concealed) + 3 * len(asked.melds) == 13
    worths = mcr.wait_worths(asked, mcr_situation(question), house, seen=seen)
    answer: Answer = {}
    for wait, worth in zip(mcr.waits(asked, seen=seen), worths, strict=True):
        assert wait.tile == worth.tile and wait.left == worth.left
        completes = [
            {"form": reading.form.kind, "block": reading.block, "shape": reading.shape} for reading in wait.readings
        ]
        answer[str(wait.tile)] = {
            "forms": list(dict.fromkeys(form.kind for form in mcr.forms(asked.draw(wait.tile)))),
            "completes": completes, "left": wait.left,
            "by_discard": worth.by_discard + flowers if is_whole else None,
            "self_drawn": worth.self_drawn + flowers if is_whole else None,
            "wins_by_discard": is_whole and worth.wins_by_discard,
            "wins_self_drawn": is_whole and worth.wins_self_drawn,
        }
    return answer


def _ways(question: Question, asked: mentsu.Hand, house: Any) -> Answer:
    names = ("draws", "others", "depth", "seat", "prevalent")
    found = mcr.ways(asked, rules=house, seen=seen_in(question), **{name: question[name] for name in names})
    fans = {
        chinese(way.fan): {
            "lacking": way.lacking, "total": way.total, "fans": [chinese(name) for name in way.fans],
            "closed": str(way.won - str(way.tile)), "win": str(way.tile), "self_drawn": way.is_self_drawn,
        }
        for way in found.fans
    }
    chances = [("draw" if one.discard is None else str(one.discard), one.chance) for one in found.chances]
    return {"least": found.least, "fans": fans, "chances": dict(chances)}


def _mcr_completions(question: Question, text: str) -> Answer:
    partial = mentsu.PartialHand(text)
    found, unknown = mcr.completions(partial), question["closed"].count("?")
    answer: Answer = {"completions": sorted(str(one.tiles) for one in found), "unknown": unknown}
    if (len(partial.known) + unknown) % 3 == 1:
        waits = {wait.tile for one in found for wait in mcr.waits(one.hand)}
        return answer | {"waits": [str(tile) for tile in sorted(waits)]}
    wins = {str(one.tiles): [{"form": form.kind, "blocks": _mcr_blocks(form)} for form in one.forms] for one in found}
    return answer | {"wins": wins}


DOORS: dict[str, Callable[[Question], Answer | None]] = {
    "hand": hand, "score": score, "plan": plan, "mcr_hand": mcr_hand, "mcr_score": mcr_score,
}


def ask(question: Question) -> Answer | None:
    """The answer of the wheel."""
    try:
        door = DOORS.get(question["op"])
        return door and door(question)
    except mentsu.MentsuError as why:
        return {"error": bare(why.reason)}


def reduced(question: Question, expected: Answer) -> Answer:
    """What the wheel has of the protocol's answer."""
    answer = {key: value for key, value in expected.items() if key != "id"}
    if answer.get("win") is False:
        # The protocol adds to "not won" how far the hand is from a win.
        del answer["why"]
    if question["op"] == "mcr_score":
        # Names are those of `mcr.fan`.
        more = ("english", "principle_chinese", "by_english")
        answer["left_out"] = [
            {key: value for key, value in one.items() if key not in more} for one in expected["left_out"]
        ]
    return answer
