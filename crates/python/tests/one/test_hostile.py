"""Any argument gives an answer, a `MentsuError` or a `TypeError`, never a panic."""

import itertools
import pickle
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mentsu
from mentsu import (
    ChanceError, Counts, Face, Hand, HandError, Meld, MentsuError, Outlook, ParseError, PartialHand,
    PlanError, Rules, RulesError, Situation, Tile, TileSet,
)
from mentsu import strategies as ours
from mentsu.compat.mahjong.agari import Agari
from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
from mentsu.compat.mahjong.shanten import Shanten
from mentsu.legality import Passed, Turn
from mentsu.puzzle import Query, Quiz


class Liar:
    """An object that claims to be many things and is none."""

    def __iter__(self) -> "Liar":
        return self

    def __next__(self) -> str:
        return "1m"

    def __len__(self) -> int:
        return -1

    def __index__(self) -> int:
        raise RuntimeError("no")


RECURSIVE: list[object] = []
RECURSIVE.append(RECURSIVE)
ODD = [
    None, True, -1, 0, 34, 2**64, 10**400, 10**5000, 1.5, float("nan"), b"123m", bytearray(b"1"), "", " ", "0z",
    "\ud800", "1m\udfff", "9" * 5000 + "m", "１m", "🀀", "\0", [], [None], ["1m"] * 5, ["1m"] * 10_000,
    {"1m": 2}, object(), Liar(), RECURSIVE, range(10**12), Tile, Tile("1m"), Face("0m"), TileSet("1m"),
    Hand("11m"), Meld("(111z)"), Rules(), Situation(), Counts("1m"),
]
ASKED: list[Callable[[object], object]] = [
    Tile, Face, Face.list, TileSet, Counts, Meld, Hand, PartialHand, Rules,
    Tile.from_index, TileSet.from_bits, Meld.from_mjlog, Counts.from_array34, Hand.from_array34,
    Hand.from_ids136, Hand.from_mjai, Hand.of, Meld.ankan, Face.from_mjai,
    lambda odd: Tile.of(odd, odd),
    lambda odd: Meld.chi(odd, odd),
    lambda odd: Meld.pon(odd, odd, odd),
    lambda odd: Hand("11m").draw(odd),
    lambda odd: Hand("11m").discard(odd),
    lambda odd: Hand("1112345678999m").ukeire(seen=odd),
    lambda odd: Hand("1112345678999m").shanten(in_play=odd),
    lambda odd: Hand("1112345678999m").waits(fifth_copy=odd),
    lambda odd: Hand("1112345678999m").readings(odd),
    lambda odd: Hand("11m").score(odd),
    lambda odd: Hand("11m").score(None, odd),
    lambda odd: Hand("123m").chance(odd),
    lambda odd: Hand("1112345678999m+1m").chance(1, odd),
    lambda odd: Hand("1112345678999m+1m").discard_chances(1, wall=odd),
    lambda odd: Hand("1112345678999m+1p").plan(odd),
    lambda odd: Hand("1112345678999m+1p").plan(Outlook(1), odd),
    lambda odd: Hand("1112345678999m").plan_calls(odd, "toimen"),
    lambda odd: Hand("1112345678999m").plan_calls("1m", odd),
    lambda odd: Hand("1112345678999m").plan_calls("1m", "toimen", odd),
    lambda odd: Hand("1112345678999m").plan_calls("1m", "toimen", Outlook(1), odd),
    lambda odd: Situation(odd),
    lambda odd: Situation(seat=odd),
    lambda odd: Situation(dora=odd),
    lambda odd: Situation(kita=odd),
    lambda odd: Situation(pao=odd),
    lambda odd: Situation(riichi=odd),
    lambda odd: Outlook(odd),
    lambda odd: Outlook(seen=odd),
    lambda odd: Rules("tenhou", reds=odd),
    lambda odd: Rules("tenhou", pao=odd),
    lambda odd: Rules("tenhou", honba=odd),
    lambda odd: Rules().replace(kuikae=odd),
    lambda odd: Passed(odd),
    lambda odd: Turn(kans=odd) and mentsu.legality.own_kans("1111m456p11s7z(777=z)+9p", Turn(kans=odd)),
    lambda odd: mentsu.legality.calls(odd, odd, odd),
    lambda odd: mentsu.legality.tenpai_payments(odd),
    lambda odd: mentsu.legality.suukaikan(odd),
    lambda odd: mentsu.legality.sanchahou(odd),
    lambda odd: mentsu.legality.liable(odd, "east"),
    lambda odd: mentsu.base_points(odd, odd),
    lambda odd: mentsu.payments(odd),
    lambda odd: mentsu.yaku(odd),
    lambda odd: mentsu.ask(odd),
    lambda odd: mentsu.puzzle.atlas(odd),
    lambda odd: mentsu.puzzle.measure(odd),
    lambda odd: Query(odd),
    lambda odd: Query(number_of_waits=odd),
    lambda odd: Query(number_of_waits=(odd, 3)),
    lambda odd: Query(number_of_readings=(0, odd)),
    lambda odd: Query().hands_in(odd, 4),
    lambda odd: Query().random("m", 4, seed=odd),
    lambda odd: Quiz(odd).ask(seed=1),
    lambda odd: Quiz(4, odd).ask(seed=1),
    lambda odd: Quiz(4).ask(seed=odd),
    lambda odd: mentsu.batch.shanten(odd),
    lambda odd: mentsu.batch.shanten(["1m"], form=odd),
    lambda odd: mentsu.batch.shanten(["1m"], threads=odd),
    lambda odd: mentsu.batch.shanten(["1m"], errors=odd),
    lambda odd: mentsu.batch.waits(["1m"], fifth_copy=odd),
    lambda odd: mentsu.batch.score(["11m"], ron=odd),
    lambda odd: mentsu.batch.score(["11m"], honba=odd),
    lambda odd: mentsu.batch.score(["11m"], riichi=odd),
    lambda odd: mentsu.batch.score(["11m"], rules=odd),
    lambda odd: mentsu.batch.plan(["1112345678999m+1p"], draws=odd),
    lambda odd: mentsu.batch.plan(["1112345678999m+1p"], draws=1, objective=odd),
    lambda odd: mentsu.batch.plan(["1112345678999m+1p"], draws=1, riichi=odd),
    lambda odd: mentsu.encode(["11m"], plan=odd),
    lambda odd: mentsu.encode(["11m"], planes=[odd]),
    lambda odd: mentsu.encode_views([], planes=[odd]),
    lambda odd: mentsu.encode_views([], plan=odd),
    lambda odd: mentsu.decisions([], threads=odd),
    lambda odd: mentsu.decisions([], plan=odd),
    lambda odd: mentsu.decisions([], columns=[odd]),
    lambda odd: mentsu.decisions([], errors=odd),
    lambda odd: PartialHand("1m?").fill(odd),
    lambda odd: PartialHand("1m?", kinds=odd),
]


@pytest.mark.parametrize("ask", range(len(ASKED)))
def test_odd_arguments_are_errors(ask: int) -> None:
    for odd in ODD:
        try:
            ASKED[ask](odd)
        except (MentsuError, TypeError):
            pass
        except RuntimeError as error:  # the liar's own
            assert str(error) == "no"


class Endless:
    """An endless iterable of numbers, names or tiles, with or without a `__len__`."""

    def __init__(self, element: object) -> None:
        self.element = element

    def __iter__(self) -> "Endless":
        return self

    def __next__(self) -> object:
        return self.element

    def __len__(self) -> int:
        return 10**12

    def __getitem__(self, _: object) -> object:
        return self.element


class Sequences(Sequence[object]):
    """A sequence with too many elements for a list."""

    def __init__(self, element: object) -> None:
        self.element = element

    def __len__(self) -> int:
        return 10**12

    def __getitem__(self, _: object) -> object:
        return self.element


#: Whatever takes a collection of numbers, names or values, by what is in it.
COLLECTIONS: dict[object, list[Callable[[object], object]]] = {
    1: [
        Counts.from_array34, Hand.from_array34, Hand.from_ids136, mentsu.legality.suukaikan,
        mentsu.legality.tenpai_payments, mentsu.batch.shanten, mentsu.batch.score, mentsu.encode,
        lambda many: mentsu.batch.score(["11m"], ron=many),
        lambda many: mentsu.batch.plan(["11m"], draws=many),
        lambda many: mentsu.decisions(many),
        lambda many: mentsu.decisions([], columns=many),
        lambda many: mentsu.encode(["11m"], planes=many),
        lambda many: mentsu.encode_views(many),
        lambda many: mentsu.encode_views([], planes=many),
        Shanten.calculate_shanten, Agari.is_agari,
        lambda many: HandCalculator.estimate_hand_value(many, 1),
        lambda many: HandCalculator.estimate_hand_value([1], 1, dora_indicators=many),
    ],
    "1m": [
        Face.list, TileSet, Counts, Hand.of, Meld.ankan, mentsu.legality.sanchahou, mentsu.batch.shanten,
        mentsu.encode,
        lambda many: Hand("11m", melds=many),
        lambda many: Situation(dora=many),
        lambda many: Outlook(seen=many),
        lambda many: Passed(many),
        lambda many: mentsu.legality.liable(many, "east"),
    ],
    "hand_1": [lambda many: mentsu.encode(["11m"], planes=many), lambda many: mentsu.encode_views([], planes=many)],
    "turn": [lambda many: mentsu.decisions([], columns=many)],
    ("daisangen", "west"): [lambda many: Situation(pao=many)],
    (True, "1m"): [lambda many: mentsu.Line("135m123456p23499s", moves=many)],
}


@pytest.mark.parametrize("element", COLLECTIONS, ids=repr)
def test_no_collection_is_believed_to_be_as_long_as_it_says(element: object) -> None:
    """Endless iterables are refused as soon as they are too long."""
    resource = pytest.importorskip("resource", reason="memory is limited by POSIX alone")
    pytest.importorskip("numpy", reason="planes are written into its arrays")
    many = [Endless(element), Sequences(element), itertools.repeat(element)]
    if element == 1:
        many += [range(1, 10**12), range(10**12)]
    limits = resource.getrlimit(resource.RLIMIT_AS)
    statm = Path("/proc/self/statm")
    if not statm.exists():
        pytest.skip("nobody says how much memory is in use")
    used = resource.getpagesize() * int(statm.read_text().split()[0])
    for place, ask in enumerate(COLLECTIONS[element]):
        for collection in many:
            resource.setrlimit(resource.RLIMIT_AS, (used + (4 << 30), limits[1]))
            try:
                ask(collection)
            except (ValueError, TypeError, IndexError) as error:
                assert type(error).__name__ != "_ArrayMemoryError", (element, place, collection)
            finally:
                resource.setrlimit(resource.RLIMIT_AS, limits)


@given(st.text(alphabet="0123456789mpsz()[]+-=/? 🀀E\u3042\ud800", max_size=40))
def test_no_text_but_errors_have_their_position(text: str) -> None:
    for read in (Tile, Face, TileSet, Counts, Meld, Hand, PartialHand):
        try:
            read(text)
        except ParseError as error:
            assert error.position is not None and 0 <= error.position <= len(text)
            assert error.reason and error.kind and str(error).startswith(error.reason)
            again = pickle.loads(pickle.dumps(error))
            assert (again.args, again.position) == (error.args, error.position)


@given(st.text(max_size=60))
def test_any_request_has_an_answer(text: str) -> None:
    try:
        assert mentsu.ask(text).startswith("{")
    except ParseError:
        assert any(0xD800 <= ord(c) < 0xE000 for c in text)


def test_positions_count_characters() -> None:
    with pytest.raises(ParseError) as caught:
        Hand("🀀🀀x")
    assert (caught.value.position, caught.value.kind) == (2, "unknown_character")
    with pytest.raises(ParseError) as caught:
        Hand("1m\ud800")
    assert caught.value.position == 2


@pytest.mark.parametrize(
    ("raised", "kind", "ask"),
    [
        (ParseError, "too_many_copies", lambda: Hand("11111m")),
        (ParseError, "wrong_size", lambda: Hand("123m")),
        (ParseError, "red_five", lambda: Tile("0m")),
        (HandError, "not_held", lambda: Hand("11m").discard("2m")),
        (HandError, "wrong_size", lambda: Hand("11m").draw("2m")),
        (mentsu.MeldError, "not_one_kind", lambda: Meld.pon("11z", "3z", "toimen")),
        (mentsu.MeldError, "wrong_length", lambda: Meld.pon("1z", "1z", "toimen")),
        (mentsu.NotationError, "wrong_length", lambda: Hand.from_array34([1])),
        (mentsu.NotationError, "repeated", lambda: Hand.from_ids136([1, 1])),
        (mentsu.TileError, "no_such_index", lambda: Tile.from_index(34)),
        (MentsuError, "out_of_range", lambda: Tile.from_index(-1)),
        (mentsu.NoWin, "not_won", lambda: Hand("1112345678999m+1p").score()),
        (mentsu.NoWin, "no_yaku", lambda: Hand("456p789s11z45s(123m)").score(Situation("6s", seat="west"))),
        (mentsu.NoWin, "riichi_with_open_hand", lambda: Hand("456p789s11z45s(123m)").score(Situation("6s", riichi=True))),
        (mentsu.IllegalAction, "open", lambda: mentsu.legality.riichi_discards("1230667m567s1z(234-p)")),
        (MentsuError, "wrong_value", lambda: Outlook(19)),
        (PlanError, "call", lambda: Hand("1112345678999m+1p").plan_calls("1p", "toimen")),
        (ChanceError, "too_many_draws", lambda: Hand("1112345678999m").chance(10)),
        (mentsu.PuzzleError, "wrong_size", lambda: mentsu.puzzle.atlas(5)),
        (RulesError, "unknown_rule", lambda: Rules("tenhou", kuitan=True)),
        (RulesError, "wrong_value", lambda: Rules("tenhou", kiriage="yes")),
        (RulesError, "unknown_name", lambda: Rules("house")),
    ],
)
def test_errors_are_of_their_class_and_kind(
    raised: type[MentsuError], kind: str, ask: Callable[[], object]
) -> None:
    with pytest.raises(raised) as caught:
        ask()
    assert type(caught.value) is raised and caught.value.kind == kind
    assert issubclass(raised, ValueError) and issubclass(raised, MentsuError)


@given(ours.hands(), ours.situations(), ours.rules())
def test_any_situation_has_a_score_or_a_reason(hand: Hand, situation: Situation, rules: Rules) -> None:
    try:
        score = hand.score(situation, rules)
    except mentsu.NoWin as error:
        assert error.reason and error.kind
    else:
        assert score.points == hand.quick_points(situation, rules) > 0


def test_nothing_leaks_references() -> None:
    hand = Hand("2344m111p789s")
    hand.waits(), hand.discards(), hand.shantens()
    before = sys.getrefcount(None)
    for _ in range(1000):
        hand.waits()
        with pytest.raises(ParseError):
            Hand("1z2")
    assert abs(sys.getrefcount(None) - before) < 500
