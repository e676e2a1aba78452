"""What a value shows: `repr` with what matters in 200 characters, and tables for notebooks."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import mentsu
from mentsu import Counts, Hand, Outlook, Rules, Situation, TileSet, legality, mcr, puzzle, records, table

MOST = 200
ALL = TileSet("123456789m123456789p123456789s1234567z")


def parts(value: Any, seen: set[int]) -> Iterator[Any]:
    """A value, and all values that its public attributes, items and answers without arguments hold."""
    if id(value) in seen or len(seen) > 20_000:
        return
    seen.add(id(value))
    if isinstance(value, (tuple, list)):
        if type(value) not in (tuple, list):
            yield value
        for one in value:
            yield from parts(one, seen)
    elif type(value).__module__.startswith("mentsu"):
        yield value
        for name, _ in inspect.getmembers_static(type(value), is_attribute):
            if not name.startswith("_"):
                yield from parts(getattr(value, name), seen)
        if dataclasses.is_dataclass(value):
            for field in dataclasses.fields(value):
                yield from parts(getattr(value, field.name), seen)


def is_attribute(member: object) -> bool:
    return isinstance(member, property) or inspect.isgetsetdescriptor(member)


def situation() -> Situation:
    """One with as many fields as a situation may have."""
    return Situation(
        ron="5m", seat="south", round="south", double_riichi=True, ippatsu=True, houtei=True, dora="11112m",
        ura="4444p5p", honba=3, sticks=2, discarder="west", pao=[("daisangen", "west"), ("daisuushi", "north")],
    )


def values(first: Path) -> Iterator[Any]:
    """Large values of every kind."""
    hand, drawn = Hand("1112345678999m"), Hand("123m45p13789s113z+9m")
    long = Hand("[1111z][2222z][3333z](4444=z)5z+5z")
    won = Hand("23467m345p34588s")
    yield from (long, hand, drawn, Counts("1111222233334444555566667777m8888p"), ALL, situation())
    yield from (hand.waits(), drawn.discards(), drawn.shantens(), drawn.ukeire(), drawn.improvements(), drawn.yaku_ways())
    yield from (hand.draw("5m").score(), won.score(Situation(ron="5m", riichi=True, dora="7s")), won.score_waits())
    yield from (Hand("23333444556688m").attempts(), Hand("11223344456789m").win_forms(), hand.readings("5m"))
    yield from (mentsu.PartialHand("1112345678999m?").completions(), mentsu.all_yaku(), mentsu.payments(2000))
    yield Hand("23467m345p34588s+1z").score_riichi_discards()
    changes = {name: value for name, value in Rules("wrc").to_dict().items()}
    yield from (Rules(), Rules("wrc"), Rules("tenhou", **changes), Rules("m_league", reds=(3, 3, 3), kiriage=True))
    game_rules = table.GameRules("tenhou", start_points=1, target_points=2, tobi="off", length="iichan", honba=1)
    yield from (game_rules, mcr.Rules("green_book", cap=88), Outlook(draws=3, seen="1111222233334444m"))
    yield from (legality.Turn(kans=2), legality.Passed("123456789m123456789p123456789s1234567z"))
    yield from (puzzle.atlas(4), puzzle.Quiz(13).ask(seed=1), puzzle.Query(waits="123456789m"))
    verdict = puzzle.Quiz(13).ask(seed=1).check("1m")
    line = mentsu.Line("135m123456p23499s", "win").discard("1m").draw("6m")
    yield (verdict, puzzle.Quiz(13), mcr.Query(["mixed_straight"]), mcr.Query(["mixed_straight"]).random(seed=7))
    yield (line, line.reply, Hand("2368m2467p357s77z").plan_calls("7z", "toimen", Outlook(draws=3)))
    yield (Hand("123m45p13789s113z").improvements(), mentsu.PartialHand("1112345678999m?"))
    yield (mcr.shantens("147m258p39s12345z"), mcr.completions("147m258p36s1234z??"), mcr.ways("123m456p789s1134z+5z"))
    yield from (drawn.plan(Outlook(draws=3)), drawn.discard_chances(2))
    fans = Hand("1112345678999m+5m")
    yield from (mcr.score(fans), mcr.fan_attempts(fans), mcr.form_attempts(fans), mcr.forms(fans), mcr.all_fan())
    yield from (mcr.waits(hand), mcr.wait_worths(hand), mcr.discards(drawn), mcr.Situation("6s", seat="south", flowers=8))
    (game,) = mentsu.read_log(first)
    yield from (game, game.rounds, game.decisions[:40], [event for one in game.rounds for event in one.events])
    yield [one for decision in game.decisions[:3] for one in (decision.advice(), decision.dangers((decision.seat + 1) % 4))]
    played = table.Round("tenhou", seed=2)
    yield from (played, played.wall, played.table, played.view(0), table.Game("tenhou", seed=2))
    yield from (mentsu.decisions(first), mentsu.stats(first))


def test_no_repr_is_long(first: Path) -> None:
    shown: dict[type, str] = {}
    for value in values(first):
        for part in parts(value, set()):
            text = repr(part)
            assert len(text) <= MOST and "\n" not in text, text
            assert " object at 0x" not in text and text not in ("", f"<{type(part).__name__}>"), text
            shown[type(part)] = text
    left_out = {
        one.__name__ for one in classes() if one not in shown and not issubclass(one, (Exception, dict))
    }
    assert left_out == NOT_MADE, left_out ^ NOT_MADE


NOT_MADE = {"ChunkedColumn", "Column", "LazyColumn"}
"""The classes of which the test makes no value: `repr` of columns has the type of a column in full."""


def classes() -> Iterator[type]:
    """The public classes of the package."""
    for module in ["mentsu", *(f"mentsu.{one.name}" for one in pkgutil.iter_modules(mentsu.__path__))]:
        if module.rpartition(".")[2] in ("strategies", "compat", "env", "__main__", "_native", "_values"):
            continue
        for name in dir(loaded := importlib.import_module(module)):
            one = getattr(loaded, name)
            if not name.startswith("_") and isinstance(one, type) and one.__module__.startswith("mentsu"):
                yield one


def test_games_and_discards_are_tables(first: Path) -> None:
    (game,) = mentsu.read_log(first)
    shown = ElementTree.fromstring(game._repr_html_())
    assert len(shown.findall("./tbody/tr")) == len(game.rounds) + 1
    assert [cell.text for cell in shown.findall("./thead/tr/th")][2:] == list(game.names)
    assert f"{game.final_points[0]:,}" in game._repr_html_() if game.final_points else False
    for one in game.rounds:
        rows = ElementTree.fromstring(one._repr_html_()).findall("./tbody/tr")
        assert len(rows) == 4 and one._repr_html_().count("<svg") == 5
    for decision in game.decisions[:20]:
        html = decision._repr_html_()
        assert html.startswith(f"<div>Decision {decision.number}: seat {decision.seat} chose {decision.action} of ")
        ElementTree.fromstring(f"<p>{html}</p>".replace("<br>", "<br/>"))
    discards = Hand("123m45p13789s113z+9m").discards()
    rows = ElementTree.fromstring(discards._repr_html_()).findall("./tr")  # type: ignore[attr-defined]
    assert len(rows) == len(discards) + 1
    assert isinstance(discards, tuple) and discards == tuple(discards) and hash(discards) == hash(tuple(discards))


def test_names_are_escaped() -> None:
    game, = mentsu.read_log(
        b'{"title":["",""],"name":["<b>","a&b","C","D"],"rule":{"disp":"","aka":1},"dan":["\xe5\x85\xab\xe6\xae\xb5"],'
        b'"log":[[[0,0,0],[25000,25000,25000,25000],[14],[],[11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],'
        b"[12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],[26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],"
        b"[12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],[]]]}"
    )
    names = [cell.text for cell in ElementTree.fromstring(game._repr_html_()).findall("./thead/tr/th")]
    assert names == ["round", "result", "<b> 八段", "a&b", "C", "D"]
    assert repr(game) == "<Game of 4, 1 rounds, tenhou6: <b>, a&b, C, D>"
