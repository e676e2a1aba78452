"""Values: text, order, hash, pickling, pictures and immutability."""

import copy
import pickle
import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mentsu
from mentsu import Counts, Face, Hand, Line, Meld, Outlook, PartialHand, Rules, Situation, Tile, TileSet
from mentsu import strategies as ours
from mentsu.legality import Passed, Turn
from mentsu.puzzle import Query, Question, Quiz

VALUES = [
    Tile("5m"),
    Face("0p"),
    TileSet("36p2s"),
    TileSet(),
    Counts("1122z9s"),
    Meld("(06-7s)"),
    Meld("(777=7z)"),
    Hand("406m1z+1z(777=z)"),
    Hand("11123m"),
    PartialHand("345m?55667s77p111z"),
    PartialHand("345m?55667s77p111z", kinds="4s"),
    Rules("mahjong_soul", kiriage=True, reds=(0, 1, 2)),
    Situation(ron="0p", seat="south", riichi=True, dora="3m", pao=[("daisangen", "west")]),
    Outlook(12, dora="4p", seen="11z9s", riichi="never"),
    Turn(riichi=True),
    Passed(discards="19m"),
    Query(waits="14m"),
    Quiz(7, level="hard"),
    Question.of("2344m111p789s"),
    Line("135m123456p23499s", "win").discard("1m"),
]
ANSWERS = [
    Hand("11223344456789m").win_forms(),
    Hand("2344m111p789s").waits(),
    Hand("2344m111p789s").readings("4m"),
    Hand("23333444556688m").attempts(),
    Hand("123m45p13789s113z").shantens(),
    Hand("123m45p13789s113z").ukeire(),
    Hand("123m45p13789s113z").improvements(),
    Hand("123m45p13789s113z+9m").discards(),
    Hand("23467m345p34588s").score(Situation(ron="5m", riichi=True)),
    Hand("23467m345p34588s").score_waits(),
    Hand("23467m345p34588s+1z").score_riichi_discards(),
    Hand("123m45p13789s113z").yaku_ways(),
    Hand("135m123456p23499s").plan(Outlook(4)),
    Hand("123456m123p4567s").prospect(Outlook(3)),
    Hand("2368m2467p357s77z").plan_calls("7z", "toimen", Outlook(2)),
    Hand("123m45p13789s113z+9m").discard_chances(1),
    PartialHand("1112345678999m?").completions(),
    mentsu.yaku("riichi"),
    mentsu.puzzle.atlas(4),
    mentsu.puzzle.measure("1112345678999m"),
]


@pytest.mark.parametrize("value", VALUES + ANSWERS, ids=repr)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_values_survive_pickling_and_copying(value: object, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))
    assert again == value and type(again) is type(value) and repr(again) == repr(value)
    assert copy.deepcopy(value) == value and copy.copy(value) == value


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_hash_and_dont_change(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert hash(again) == hash(value) and {value: 1}[again] == 1
    for name in ("text", "kind", "ron", "hand", "draws", "discards", "new"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, 1)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_differ_from_others(value: object) -> None:
    assert value != 1 and value != "5m" and value is not None
    assert sum(value == other for other in VALUES) == 1


@pytest.mark.parametrize("value", [v for v in VALUES if not isinstance(v, Line)], ids=repr)
def test_repr_makes_the_value_again(value: object) -> None:
    names = {**vars(mentsu), "Turn": Turn, "Passed": Passed, "Query": Query, "Quiz": Quiz}
    names |= {"Question": Question, "Measure": mentsu.puzzle.Measure}
    assert eval(repr(value), names) == value


@given(ours.hands())
def test_text_is_read_back(hand: Hand) -> None:
    assert Hand(str(hand)) == hand
    assert Hand(hand.before_draw().to_unicode()) == hand.before_draw()
    if not hand.melds:
        before = hand.before_draw()
        assert Hand.from_mjai(" ".join(before.to_mjai())) == before
        assert Hand.from_ids136(before.to_ids136()) == before
        assert Hand.from_array34(before.to_array34()).concealed == before.concealed


@given(ours.melds())
def test_melds_are_read_back(meld: Meld) -> None:
    assert Meld(str(meld)) == meld
    assert Meld.from_mjlog(meld.to_mjlog()) == meld


@given(ours.tile_sets(), ours.tile_sets())
def test_sets_are_like_pythons(one: TileSet, other: TileSet) -> None:
    left, right = frozenset(one), frozenset(other)
    assert frozenset(one | other) == left | right
    assert frozenset(one & other) == left & right
    assert frozenset(one - other) == left - right
    assert frozenset(one ^ other) == left ^ right
    assert frozenset(~one) == frozenset(Tile.all()) - left
    assert (one < other, one <= other, one > other, one >= other, one == other) == (
        left < right, left <= right, left > right, left >= right, left == right,
    )
    assert len(one) == len(left) and bool(one) == bool(left)
    assert "5m" | TileSet("5m") == TileSet("5m") and "15m" - TileSet("5m") == TileSet("1m")


@given(ours.counts(), ours.counts(most=10))
def test_counts_add_up(one: Counts, other: Counts) -> None:
    summed = [a + b for a, b in zip(one.to_array34(), other.to_array34())]
    if max(summed) <= 4:
        assert (one + other).to_array34() == summed
        assert (one + other) - other == one
    else:
        with pytest.raises(mentsu.TileError):
            one + other
    assert one.total == len(one) == len(list(one)) == sum(one.to_array34())
    assert Counts(str(one)) == one == Counts.from_array34(one.to_array34())


@given(st.lists(ours.faces(), max_size=20))
def test_faces_sort_as_players_sort_them(faces: list[Face]) -> None:
    order = [(face.tile.index, not face.is_red) for face in sorted(faces)]
    assert order == sorted(order)


@given(ours.hands())
def test_pictures_are_well_formed(hand: Hand) -> None:
    root = ElementTree.fromstring(hand._repr_html_())
    groups = root.findall("{http://www.w3.org/2000/svg}g")
    assert len(groups) == len(hand.faces) + sum(len(meld.faces) for meld in hand.melds)


@pytest.mark.parametrize(("fu", "yakuman", "hand"), [(30, 0, "23467m345p34588s"), (None, 1, "19m19p19s1234567z")])
def test_scores_have_a_table(fu: int | None, yakuman: int, hand: str) -> None:
    score = Hand(hand).score(mentsu.Situation(ron="5m" if fu else "1z", dora="7s", riichi=fu is not None))
    table = ElementTree.fromstring(score._repr_html_())
    rows = [[cell.text for cell in row] for row in table.iter("tr")]
    assert (score.fu, bool(score.yakuman)) == (fu, bool(yakuman))
    assert len(rows) == len(score.yaku) + len(score.dora) + len(score.fu_items) > 0
    unit = "yakuman" if yakuman else "han"
    assert rows[0] == [next(iter(score.yaku)).replace("_", " "), f"{next(iter(score.yaku.values()))} {unit}"]
    assert str(score.points) in str(table.findtext("caption"))


@given(ours.hands())
def test_a_hand_is_its_concealed_tiles(hand: Hand) -> None:
    assert len(hand) == len(hand.concealed) and tuple(hand) == hand.faces
    for face in [*map(Face, map(str, Tile.all())), *Face.list("0m0p0s")]:
        held = [one for one in hand if one.tile == face.tile]
        assert (face in hand) == (face in held if face.is_red else bool(held))
        assert (face.tile in hand) == bool(held) and (str(face) in hand) == (face in hand)


@pytest.mark.parametrize(
    ("meld", "seen"),
    [
        ("(7-89s)", "_||"),
        ("(78-9s)", "_||"),
        ("(789-s)", "_||"),
        ("(777-z)", "_||"),
        ("(777=z)", "|_|"),
        ("(777+z)", "||_"),
        ("(7777-z)", "_|||"),
        ("(7777=z)", "|_||"),
        ("(7777+z)", "|||_"),
        ("(777-7z)", "=||"),
        ("(777=7z)", "|=|"),
        ("(777+7z)", "||="),
        ("(789s)", "|||"),
        ("[7777z]", "#||#"),
    ],
)
def test_pictures_of_melds_turn_the_called_tile_to_its_player_and_hide_an_ankans(meld: str, seen: str) -> None:
    root = ElementTree.fromstring(Meld(meld)._repr_html_())
    tiles = root.findall("{http://www.w3.org/2000/svg}g")
    picture, right = "", 0.0
    for tile in tiles:
        place, turn, *_ = tile.attrib["transform"].split(") ") + [""]
        x, y = map(float, place.removeprefix("translate(").rstrip(")").split())
        if turn and x < right:
            # It lies on the tile before it, as wide as that one is high.
            assert (x, y) == (right - 40, 10) and picture[-1] == "_"
            picture = picture[:-1] + "="
            continue
        assert (x, y) == (right, 40 if turn else 0)
        # A tile that lies face down shows nothing but its back.
        picture += "_" if turn else "#" if len(tile) == 1 else "|"
        right += 40 if turn else 30
    assert picture == seen
    above = 20 if "=" in picture else 0
    assert root.attrib["viewBox"] == f"0 {-above} {right:g} {40 + above}"


def test_names_of_mjai_are_a_text_or_a_list() -> None:
    for text in ("406m11z", "05m", "1m", "340m78p11s+1s"):
        hand = Hand(text).before_draw()
        names = hand.to_mjai()
        assert Hand.from_mjai(names) == Hand.from_mjai(iter(names)) == Hand.from_mjai(" ".join(names)) == hand
    assert Hand.from_mjai(["4m"], ["(777=z)"]) == Hand.from_mjai("4m", ["(777=z)"])
    for wrong, position in ((["1m", "x"], 3), (["1m", "\ud800"], 0)):
        with pytest.raises(mentsu.ParseError) as caught:
            Hand.from_mjai(wrong)
        assert caught.value.position == position
    for odd in ([1], 1, None, [None], [["1m"]]):
        with pytest.raises(TypeError):
            Hand.from_mjai(odd)  # type: ignore[arg-type]


def test_the_drawn_tile_and_melds_stand_apart() -> None:
    def places(hand: str) -> list[float]:
        root = ElementTree.fromstring(Hand(hand)._repr_html_())
        tiles = root.findall("{http://www.w3.org/2000/svg}g")
        return [float(tile.attrib["transform"].split("(")[1].split()[0]) for tile in tiles]

    def gaps(hand: str) -> list[int]:
        steps = places(hand)
        width = steps[1] - steps[0]
        return [i for i, (one, next) in enumerate(zip(steps, steps[1:]), 1) if next - one > width]

    assert gaps("123m4p") == []
    assert gaps("123m4p+5p") == [4]
    assert gaps("123m4p(777z)") == [4]


@pytest.mark.parametrize("tile", Tile.all(), ids=str)
def test_each_tile_has_a_picture_of_its_own(tile: Tile) -> None:
    others = {other._repr_html_() for other in Tile.all() if other != tile}
    assert tile._repr_html_() not in others
    if tile.is_five:
        assert Face("0" + tile.suit)._repr_html_().replace("0", "5") != tile._repr_html_()


def test_rules_are_those_of_the_presets() -> None:
    for name in Rules.presets():
        assert repr(Rules(name)) == f"Rules('{name}')"
        fields = Rules(name).to_dict()
        assert Rules(**fields) == Rules(name)
        for rule, value in fields.items():
            assert getattr(Rules(name), rule) == value
    assert Rules("tenhou_sanma").players == 3


def test_an_answer_with_a_wrong_tile_isnt_right() -> None:
    question = mentsu.puzzle.Question.of("2344m111p789s")
    verdicts = {answer: question.check(answer) for answer in ("14m", "4m", "14m9s", "")}
    assert [answer for answer, verdict in verdicts.items() if verdict.is_right] == ["14m"]
    assert verdicts["14m9s"].wrong == TileSet("9s") and not verdicts["14m9s"].missed
    assert verdicts[""].missed == TileSet("14m") and not verdicts[""].wrong


def test_seeds_are_any_whole_numbers() -> None:
    np = pytest.importorskip("numpy")
    for seed in (3, 2**64 - 1, -1, 2**64 + 3):
        assert Quiz(7).ask(seed=seed) == Quiz(7).ask(seed=seed % 2**64)
    for integer in (np.int64, np.uint8, np.uint64):
        assert Quiz(7).ask(seed=integer(3)) == Quiz(7).ask(seed=3)
        assert Query().random("mp", 7, seed=integer(3)) == Query().random("mp", 7, seed=3)
    for odd in (1.5, "3", [3]):
        with pytest.raises(TypeError):
            Quiz(7).ask(seed=odd)  # type: ignore[arg-type]


@pytest.mark.parametrize("event", ["kanburi", "tsubame_gaeshi"])
def test_events_of_old_yaku_count_where_they_are_played(event: str) -> None:
    hand, ron = Hand("123m456p789s1122z"), Situation(ron="2z", seat="south").replace(**{event: True})
    assert event in hand.score(ron, "mahjong_soul_old_yaku").yaku
    assert event not in hand.score(ron, "mahjong_soul").yaku
