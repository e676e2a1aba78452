"""One hand under Chinese official rules: the golden wins, values, and hostile arguments."""

import copy
import itertools
import json
import pickle
from typing import Any, get_args

import pytest
from mcr_wins import situation_of, wins

import mentsu
from mentsu import mcr
from mentsu.types import McrFormKind


def test_golden_wins_have_their_totals() -> None:
    chinese = {fan.name: fan.chinese for fan in mcr.all_fan()}
    listed = 0
    for words in wins():
        hand, situation = situation_of(words)
        score = mcr.score(hand, situation)
        assert score.total == int(words[6]), words
        assert score.total == sum(one.total for one in score.fans)
        assert score.is_enough == (score.without_flowers >= 8)
        named = {chinese[one.fan] + (f"*{one.times}" if one.times > 1 else "") for one in score}
        listed += named == set(words[7:])
        assert mcr.is_win(hand if situation.is_self_drawn else mentsu.Hand(hand).draw(words[1]))
    assert listed >= len(wins()) - 3, "equal but for ties"


def test_ways_are_those_of_the_protocol() -> None:
    request = {"op": "mcr_hand", "closed": "123m45p77m23489s6m1z", "draws": 9, "others": 3, "seen": "77s"}
    answer = json.loads(mentsu.ask(json.dumps(request)))["ways"]
    ways = mcr.ways("123677m45p23489s1z", draws=9, others=3, seen="77s")
    assert ways.least == answer["least"] == 2
    assert {str(one.discard): one.chance for one in ways.chances} == answer["chances"]
    assert [way.lacking for way in ways.fans] == [way["lacking"] for way in answer["fans"].values()]
    straight = ways.of_fan("mixed_straight")
    assert straight and straight.total == answer["fans"]["花龙"]["total"]
    assert ways.of_fan("big_four_winds") is None
    (only,) = mcr.ways("123677m45p23489s", seat="S", rules="ema", depth=0).chances
    assert only.discard is None and 0 < only.chance < 1


def test_attempts_are_what_counts_and_is_left_out() -> None:
    for words in wins()[::25]:
        hand, situation = situation_of(words)
        score = mcr.score(hand, situation)
        readings = mcr.fan_attempts(hand, situation)
        (best,) = [reading for reading in readings if reading.is_best]
        assert best.form == score.form and len(best.fans) == len(mcr.all_fan())
        assert tuple(one.counted for one in best.fans if one.counted) == score.fans
        assert tuple(one.left_out for one in best.fans if one.left_out) == score.left_out
        assert all(bool(one.counted or one.left_out) == one.is_there == (one.against is None) for one in best.fans)
        won = mentsu.Hand(hand) if situation.is_self_drawn else mentsu.Hand(hand).draw(words[1])
        attempts = mcr.form_attempts(won)
        assert {one.kind for one in attempts} == set(get_args(McrFormKind))
        there = {one.form for one in attempts if one.form}
        assert there and there <= set(mcr.forms(won)) and {form.kind for form in there} == {form.kind for form in mcr.forms(won)}
    with pytest.raises(KeyError):
        best.of("riichi")


def test_waits_tell_what_they_complete() -> None:
    waits = mcr.waits("147m258p369s23m55z", seen="1m")
    assert [(str(wait.tile), wait.left) for wait in waits] == [("1m", 2), ("4m", 3)]
    assert [(one.block, one.shape) for one in waits[0].readings] == [("123m", "ryanmen"), ("147m258p369s", None)]
    (pair,) = mcr.waits("1144m2255p3366s7z")
    assert [(one.block, one.shape, one.form.kind) for one in pair.readings] == [(None, None, "seven_pairs")]
    (one,) = mcr.completions("147m258p369s5z?(234p)")
    assert str(one.tiles) == "5z" and one.forms[0].kind == "knitted_straight" and mcr.is_win(one.hand)
    assert [str(one.tiles) for one in mcr.completions("147m258p36s1234z?")] == ["9s", "5z", "6z", "7z"]


def test_values_compare_hash_and_pickle() -> None:
    situation = mcr.Situation("6s", seat="S", flowers=2, seen=1)
    score = mcr.score("123m456p789s45s22z", situation)
    waits = mcr.wait_worths("123m456p77m23489s")
    values: list[Any] = [situation, score, mcr.Rules("ema", cap=100), mcr.fan("all_pungs"), *waits, mcr.shantens("1m")]
    values += [*mcr.form_attempts("11112233445566m"), *mcr.waits("1m"), *mcr.completions("1m?")]
    values += mcr.fan_attempts("123m456p789s45s22z", situation)
    values += [*mcr.forms("11112233445566m"), mcr.ways("123677m45p23489s")]
    exercise = mcr.Query(["all_pungs"]).random(seed=3)
    values += [exercise, mcr.Query(["all_pungs"], only=[], points=(8, 88), form="standard", number_of_waits=(1, 2))]
    for value in values:
        for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
            assert twin == value and hash(twin) == hash(value) and repr(twin) == repr(value)
        assert type(value).__module__ == "mentsu.mcr"
    assert eval(repr(situation), {"Situation": mcr.Situation, "Face": mentsu.Face}) == situation
    assert mcr.Rules(**mcr.Rules("japan").to_dict()) == mcr.Rules("japan")  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", mcr.Rules.presets())
def test_rules_have_every_field_as_an_attribute(preset: str) -> None:
    rules = mcr.Rules(preset)
    assert rules.to_dict() == {name: getattr(rules, name) for name in mcr.Rules.fields()}


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (lambda: mcr.Rules("tenhou"), "unknown_name"),
        (lambda: mcr.Rules(kiriage=True), "unknown_rule"),  # type: ignore[call-arg]
        (lambda: mcr.Rules(mixed_kongs=7), "wrong_value"),
        (lambda: mcr.Rules(cap=1 << 70), "wrong_value"),
        (lambda: mcr.Rules(cap=True), "wrong_value"),
        (lambda: mcr.Rules(flowers=None), "wrong_value"),  # type: ignore[arg-type]
        (lambda: mcr.Situation(seat="left"), "unknown_name"),  # type: ignore[arg-type]
        (lambda: mcr.Situation(flowers=-1), "wrong_value"),
        (lambda: mcr.Situation("9x"), "unknown_character"),
        (lambda: mcr.fan("riichi"), "unknown_name"),
        (lambda: mcr.score("123m456p789s45s22z", mcr.Situation("6s", flowers=9)), "wrong_value"),
        (lambda: mcr.score("123m456p789s45s22z"), "nothing_drawn"),
        (lambda: mcr.score("123m456p789s45s22z", mcr.Situation("1z")), "not_won"),
        (lambda: mcr.score("123m44p56788s(777z)", mcr.Situation("4p", kong=True)), "robbed_kong_held"),
        (lambda: mcr.win_chance("123m456p77m23489s", 40), "too_many_draws"),
        (lambda: mcr.Query(["riichi"]), "unknown_name"),
        (lambda: mcr.Query(only=["all_pungs", ""]), "unknown_name"),
        (lambda: mcr.Query(left_out=["all_pungs"] * 1001), "too_long"),
        (lambda: mcr.Query(form="kokushi"), "unknown_name"),  # type: ignore[arg-type]
        (lambda: mcr.Query(points=(0, 1 << 16)), "out_of_range"),
        (lambda: mcr.Query(number_of_melds=(-1, 4)), "out_of_range"),
        (lambda: mcr.Query(number_of_waits=(1, 1 << 70)), "out_of_range"),
        (lambda: mcr.Query().random("tenhou", seed=1), "unknown_name"),
        (lambda: mcr.Query().matches("11111m"), "too_many_copies"),
        (lambda: mcr.ways("159m159p159s1234z"), "too_far"),
        (lambda: mcr.ways("123m4p"), "wrong_size"),
        (lambda: mcr.ways("123677m45p23489s", draws=99, others=3), "wall_too_short"),
        (lambda: mcr.ways("123677m45p23489s", draws=300), "out_of_range"),
        (lambda: mcr.win_chance("123m456p77m23489s", 1, wall="7777s11119999z"), ""),
    ],
)
def test_wrong_arguments_are_errors_of_their_kind(ask: Any, kind: str) -> None:
    with pytest.raises(mentsu.MentsuError) as error:
        ask()
    assert not kind or error.value.kind == kind, error.value.kind


@pytest.mark.parametrize("wrong", [None, 3, b"1m", object(), ["1m"], [3]])
def test_wrong_types_are_type_errors(wrong: Any) -> None:
    asked: list[Any] = [mcr.is_win, mcr.forms, mcr.shantens, mcr.ukeire, mcr.discards, mcr.score, mcr.wait_worths]
    asked += [mcr.form_attempts, mcr.fan_attempts, mcr.waits, mcr.completions]
    for ask in asked:
        with pytest.raises((TypeError, mentsu.MentsuError)):
            ask(wrong)
    with pytest.raises(TypeError):
        mcr.score("123m456p789s45s22z", wrong if wrong is not None else 3)
    with pytest.raises(TypeError):
        mcr.score("123m456p789s45s22z", None, wrong if wrong is not None else 3)


@pytest.mark.parametrize("fan", [fan.name for fan in mcr.all_fan()])
def test_every_fan_is_found_by_a_query(fan: str) -> None:
    query = mcr.Query([fan])
    found = query.random(seed=5)
    assert found is not None and fan in [one.fan for one in found.score.fans]
    assert found == query.random("mil", seed=5 + 2**64) and found.situation.is_self_drawn == (found.hand.drawn is not None)
    assert found.score == mcr.score(found.hand, found.situation) == query.matches(found.hand, found.situation)


def is_match(query: mcr.Query, hand: mentsu.Hand, situation: mcr.Situation, score: mcr.Score) -> bool:
    """What a query asks for, by its docstring."""
    counted, left_out = {one.fan for one in score.fans}, {one.fan for one in score.left_out}
    waits = mcr.ukeire(hand.before_draw()).tiles
    return all([
        counted >= set(query.fans),
        query.only is None or counted <= {*query.fans, *query.only},
        left_out >= set(query.left_out),
        query.points is None or query.points[0] <= score.without_flowers <= query.points[1],
        query.form is None or query.form == score.form.kind,
        query.number_of_melds is None or query.number_of_melds[0] <= len(hand.melds) <= query.number_of_melds[1],
        query.number_of_waits is None or query.number_of_waits[0] <= len(waits) <= query.number_of_waits[1],
    ])


@pytest.mark.parametrize("preset", ["mil", "green_book"])
def test_queries_match_what_they_say(preset: str) -> None:
    often = ["all_chows", "concealed_hand", "mixed_double_chow", "flower_tile", "self_drawn", "short_straight"]
    queries = [
        mcr.Query(),
        mcr.Query(["flower_tile", "all_chows"]),
        mcr.Query(["all_chows"], only=often),
        mcr.Query(only=[]),
        mcr.Query(only=often),
        mcr.Query(left_out=["short_straight"]),
        mcr.Query(left_out=["no_honors", "single_wait"]),
        mcr.Query(points=(8, 12)),
        mcr.Query(points=(9, 8)),
        mcr.Query(number_of_melds=(0, 1)),
        mcr.Query(number_of_melds=(4, 4)),
        mcr.Query(number_of_waits=(2, 13)),
        mcr.Query(["all_types"], points=(6, 20), form="standard", number_of_melds=(1, 4), number_of_waits=(1, 1)),
        *(mcr.Query(form=form) for form in get_args(McrFormKind)),
    ]
    matched = dict.fromkeys(queries, 0)
    for hand, situation in map(situation_of, wins()):
        score = mcr.score(hand, situation, preset)
        for query in queries:
            found = query.matches(hand, situation, preset)
            assert found == (score if is_match(query, mentsu.Hand(hand), situation, score) else None), (query, hand)
            matched[query] += found is not None
    never = {query for query, times in matched.items() if not times}
    assert never == {mcr.Query(only=[]), mcr.Query(points=(9, 8))}, never


def test_a_query_that_nothing_matches() -> None:
    assert mcr.Query(["all_honors", "no_honors"]).random(seed=1) is None
    assert mcr.Query(["all_pungs"]).matches("123m456p789s45s22z") is None, "nothing is drawn, so nothing is won"
    twice = mcr.Query(["no_honors", "all_pungs", "no_honors"])
    assert twice.fans == ("all_pungs", "no_honors") and twice == mcr.Query(["all_pungs", "no_honors"])


@pytest.mark.parametrize("wrong", [3, b"ab", object(), "all_pungs", [3], [None], True, itertools.repeat(3)])
def test_queries_of_wrong_types(wrong: Any) -> None:
    asked: list[Any] = [
        mcr.Query,
        lambda wrong: mcr.Query(only=wrong),
        lambda wrong: mcr.Query(left_out=wrong),
        lambda wrong: mcr.Query(points=wrong),
        lambda wrong: mcr.Query(points=(8, None if isinstance(wrong, int) else wrong)),
        lambda wrong: mcr.Query(form=wrong),
        lambda wrong: mcr.Query(number_of_melds=wrong),
        lambda wrong: mcr.Query(number_of_waits=wrong),
        lambda wrong: mcr.Query().matches(wrong),
        lambda wrong: mcr.Query().matches("11m", wrong),
        lambda wrong: mcr.Query().matches("11m", None, wrong),
        lambda wrong: mcr.Query().random(wrong, seed=1),
    ]
    for ask in asked:
        with pytest.raises((TypeError, mentsu.MentsuError)):
            ask(wrong)
    if wrong not in (3, True):
        with pytest.raises(TypeError):
            mcr.Query().random(seed=wrong)
