"""The stand-in for `mahjong` agrees with itself and with mentsu."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from compat_hands import Win, answer, random_win

import mentsu
import mentsu.compat
from mentsu.compat.mahjong.agari import Agari
from mentsu.compat.mahjong.constants import EAST, SOUTH
from mentsu.compat.mahjong.hand_calculating import hand
from mentsu.compat.mahjong.hand_calculating.divider import HandDivider
from mentsu.compat.mahjong.hand_calculating.hand import HandCalculator
from mentsu.compat.mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mentsu.compat.mahjong.hand_calculating.scores import Aotenjou, ScoresCalculator
from mentsu.compat.mahjong.hand_calculating.yaku_config import YakuConfig
from mentsu.compat.mahjong.hand_calculating.yaku_list import Tanyao, Toitoi
from mentsu.compat.mahjong.meld import Meld
from mentsu.compat.mahjong.shanten import Shanten
from mentsu.compat.mahjong.tile import TilesConverter
from mentsu.types import Wind

tiles_of = TilesConverter.one_line_string_to_136_array
estimate = HandCalculator.estimate_hand_value


class Names:
    """The arguments of random wins."""

    Meld, OptionalRules, HandConfig, HandCalculator = Meld, OptionalRules, HandConfig, HandCalculator


def test_the_native_estimate_is_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    wins = [random_win(rng, unusual=0.02) for _ in range(4_000)]
    native = hand._estimate
    kinds: dict[type, int] = {}

    def counted(*arguments: Any) -> Any:
        known = native(*arguments)
        kinds[type(known)] = kinds.get(type(known), 0) + 1
        return known

    monkeypatch.setattr(hand, "_estimate", counted)
    quick = [answer(win.ask(Names)) for win in wins]
    assert kinds[tuple] > 2_500 and kinds[str] > 300
    monkeypatch.setattr(hand, "_estimate", lambda *_: None)
    for win, known in zip(wins, quick, strict=True):
        assert answer(win.ask(Names)) == known, win


@pytest.mark.parametrize("how", ["aotenjou", "changed han", "no config"])
def test_the_native_estimate_is_the_reference_in_other_ways(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    rng = random.Random(7)
    native = hand._estimate
    known = [0, 0]

    def counted(*arguments: Any) -> Any:
        answered = native(*arguments)
        known[answered is None] += 1
        return answered

    def asked(win: Win, changed: dict[str, int]) -> dict[str, Any]:
        more: dict[str, Any] = {"aotenjou": {"scores_calculator_factory": Aotenjou}}.get(how, {})
        melds = [Meld(*meld) for meld in win.melds]
        config = HandConfig(**win.config, options=OptionalRules(**win.rules))
        for name, han in changed.items():
            yaku = getattr(config.yaku, name)
            yaku.han_open = yaku.han_closed = han
        given = None if how == "no config" else config
        said = estimate(win.tiles, win.win_tile, melds, win.dora, given, ura_dora_indicators=win.ura, **more)
        return answer(said)

    names = ("riichi", "renhou", "tsumo", "pinfu", "tanyao", "toitoi", "haku", "ippatsu", "nagashi_mangan", "suuankou")
    for _ in range(2_000):
        win = random_win(rng, unusual=0.1)
        changed = {name: rng.randrange(6) for name in rng.sample(names, 4)} if how == "changed han" else {}
        monkeypatch.setattr(hand, "_estimate", counted)
        quick = asked(win, changed)
        monkeypatch.setattr(hand, "_estimate", lambda *_: None)
        assert asked(win, changed) == quick, (win, changed)
    # The reference counts yaku beside a yakuman without limits, and hands with all winds that have no wind of their own.
    assert known[1] < (400 if how == "aotenjou" else 60) and sum(known) == 2_000


def text_of(tiles: list[int]) -> str:
    return TilesConverter.to_one_line_string(tiles, print_aka_dora=True)


def in_mentsu(win: Win) -> mentsu.Hand:
    """The hand as mentsu's text."""
    declared = [tile for _, tiles, _ in win.melds for tile in tiles]
    concealed = [tile for tile in win.tiles if tile not in (*declared, win.win_tile)]
    won = f"+{text_of([win.win_tile])}" if win.config["is_tsumo"] else ""
    melds = ""
    for kind, tiles, opened in win.melds:
        text = text_of(tiles)
        if kind == "shouminkan":
            text = f"{text[:3]}/{text[3:]}"
        melds += f"({text})" if opened else f"[{text}]"
    return mentsu.Hand(f"{text_of(concealed)}{won}{melds}")


def test_random_wins_are_worth_what_mentsu_says() -> None:
    rng = random.Random(2)
    outcomes = [0, 0]
    while sum(outcomes) < 2_000:
        win = random_win(rng, unusual=0)
        if len(win.tiles) < 14:
            continue
        others = rng.sample([tile for tile in range(136) if tile not in win.tiles], 4)
        win.dora, win.ura = others[:2], others[2:]
        riichi = not any(opened for _, _, opened in win.melds) and rng.random() < 0.5
        seat, round_ = rng.randrange(4), rng.randrange(4)
        tsumo = rng.random() < 0.5
        win.config = {"is_tsumo": tsumo, "is_riichi": riichi}
        win.config |= {"player_wind": EAST + seat, "round_wind": EAST + round_}
        win.rules = {"has_aka_dora": True, "has_open_tanyao": True, "has_double_yakuman": False}
        response = win.ask(Names)
        winds: tuple[Wind, ...] = ("east", "south", "west", "north")
        situation = mentsu.Situation(
            ron=None if tsumo else text_of([win.win_tile]),
            seat=winds[seat],
            round=winds[round_],
            riichi=riichi,
            dora=text_of(win.dora),
            ura=text_of(win.ura) if riichi else "",
        )
        outcomes[response.error is None] += 1
        try:
            score = in_mentsu(win).score(situation)
        except mentsu.NoWin:
            assert response.error == HandCalculator.ERR_NO_YAKU, win
            continue
        assert response.cost["total"] == score.points, win
        if score.yakuman == 0:
            assert (response.han, response.fu) == (score.han, score.fu), win
    assert min(outcomes) > 100


def test_shanten_is_what_mentsu_says() -> None:
    rng = random.Random(3)
    for _ in range(2_000):
        tiles = rng.sample(range(136), rng.choice([1, 2, 4, 5, 7, 8, 10, 11, 13, 14]))
        counts = TilesConverter.to_34_array(tiles)
        shanten = mentsu.Hand(TilesConverter.to_one_line_string(tiles)).shanten()
        assert Shanten.calculate_shanten(counts) == shanten
        assert Agari.is_agari(counts) is (shanten == -1)


RIICHI = tiles_of("234567m23488p678s")


def test_changed_yaku_are_asked() -> None:
    config = HandConfig()
    assert estimate(RIICHI, RIICHI[0], config=config).han == 2
    config.yaku.tanyao.han_closed = 4
    changed = estimate(RIICHI, RIICHI[0], config=config)
    assert changed.han == 5 and changed.yaku is not None
    assert any(one is config.yaku.tanyao for one in changed.yaku)
    # The other configuration has objects of its own.
    assert estimate(RIICHI, RIICHI[0], config=HandConfig()).han == 2


def test_replaced_yaku_are_asked() -> None:
    class Never(Tanyao):
        def is_condition_met(self, hand: Any, *args: object) -> bool:
            return False

    class Always(Toitoi):
        def is_condition_met(self, hand: Any, *args: object) -> bool:
            return True

    config = HandConfig()
    config.yaku.tanyao = Never()
    assert str(estimate(RIICHI, RIICHI[0], config=config).yaku) == "[Pinfu]"
    config = HandConfig()
    config.yaku.toitoi = Always()
    koutsu = tiles_of("22444m333567p678s")
    assert str(estimate(koutsu, koutsu[0], config=config).yaku) == "[Tanyao, Toitoi]"
    # As in the original it isn't asked without a koutsu.
    assert str(estimate(RIICHI, RIICHI[0], config=config).yaku) == "[Pinfu, Tanyao]"
    other = HandConfig()
    other.yaku = YakuConfig()
    assert str(estimate(RIICHI, RIICHI[0], config=other).yaku) == "[Pinfu, Tanyao]"


def test_own_configurations_and_calculators_are_asked() -> None:
    class Lucky(HandConfig):
        @property
        def is_riichi(self) -> bool:
            return True

        @is_riichi.setter
        def is_riichi(self, value: bool) -> None: ...

    assert estimate(RIICHI, RIICHI[0], config=Lucky()).han == 3

    class Double(ScoresCalculator):
        @staticmethod
        def calculate_scores(han: int, fu: int, config: HandConfig, is_yakuman: bool = False) -> Any:
            cost = ScoresCalculator.calculate_scores(han, fu, config, is_yakuman)
            return cost | {"total": 2 * cost["total"]}

    response = estimate(RIICHI, RIICHI[0], scores_calculator_factory=Double)
    assert response.cost is not None and response.cost["total"] == 2 * 2_000


def test_double_yakuman_stay_counted_once() -> None:
    config = HandConfig(options=OptionalRules(has_double_yakuman=False))
    tiles = tiles_of("119m19p19s1234567z")
    assert estimate(tiles, 0, config=config).han == 13
    assert config.yaku.daburu_kokushi.han_closed == config.yaku.daisuushi.han_open == 13
    assert estimate(tiles, 0).han == 26


@pytest.mark.parametrize("known", [True, False], ids=["native", "reference"])
def test_a_yakuman_goes_before_a_counted_one(monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    if not known:
        monkeypatch.setattr(hand, "_estimate", lambda *_: None)
    tiles = tiles_of("11122233344455m")
    config = HandConfig(is_tsumo=True, is_riichi=True)
    response = estimate(tiles, tiles[11], dora_indicators=[0, 1, 2, 12], config=config)
    # Three shuntsu thrice would have more than 20 han.
    assert (str(response.yaku), response.han) == ("[Suu Ankou]", 13)


def test_other_tiles_of_a_meld_have_other_kinds() -> None:
    meld = Meld(Meld.PON, [0, 1, 2])
    assert meld.tiles_34 == [0, 0, 0]
    meld.tiles = (4, 5, 6)
    assert meld.tiles_34 == [1, 1, 1] and repr(meld) == "Type: pon, Tiles: 222m (4, 5, 6)"


def test_dora_tell_how_many_they_are() -> None:
    responses = [
        estimate(RIICHI, RIICHI[0], dora_indicators=dora) for dora in ([0], [0, 1], [0, 1, 2])
    ]
    assert [str(response.yaku) for response in responses] == [
        f"[Pinfu, Tanyao, Dora {dora}]" for dora in (1, 2, 3)
    ]


def test_responses_may_be_changed() -> None:
    first, second = (estimate(RIICHI, RIICHI[0]) for _ in range(2))
    assert first.cost is not None and first.fu_details is not None
    first.cost["main"] += 1
    first.fu_details[0]["fu"] = 0
    first.fu_details.append({"fu": 2, "reason": "own"})
    assert second.cost != first.cost and second.fu_details == [{"fu": 30, "reason": "base"}]
    assert first.fu_details[1]["reason"] == "own"


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_values_are_copied_and_pickled(copied: Any) -> None:
    rules = OptionalRules(kiriage=True, kazoe_limit=2)
    config = HandConfig(is_tsumo=True, player_wind=SOUTH, tsumi_number=3, options=rules)
    setattr(config, "note", "kept")  # noqa: B010  # it is no attribute of the class
    other = copied(config)
    assert other.note == "kept" and other.options.kiriage and other.options.kazoe_limit == 2
    assert (other.is_tsumo, other.is_dealer, other.player_wind) == (True, False, SOUTH)
    one, two = (estimate(RIICHI, RIICHI[0], config=each) for each in (config, other))
    assert answer(one) == answer(two) == answer(copied(one))
    meld = copied(Meld(Meld.PON, [0, 1, 2]))
    assert meld.tiles_34 == [0, 0, 0]


def test_fields_take_what_is_true_or_false() -> None:
    config = HandConfig(is_tsumo=1, is_riichi=[])  # type: ignore[arg-type]
    assert str(estimate(RIICHI, RIICHI[0], config=config).yaku) == "[Menzen Tsumo, Pinfu, Tanyao]"
    config.is_riichi = "yes"  # type: ignore[assignment]
    assert str(estimate(RIICHI, RIICHI[0], config=config).yaku) == "[Menzen Tsumo, Riichi, Pinfu, Tanyao]"


def test_without_winds_no_wind_counts() -> None:
    tiles = tiles_of("234m55p111222333z")
    response = estimate(tiles, 4)
    assert response.error is None and str(response.yaku) == "[San Ankou]"
    everywhere = tiles_of("11122233344455z")
    response = estimate(everywhere, 108, config=HandConfig(is_tsumo=True))
    assert str(response.yaku) == "[Suu Ankou, Tsuu Iisou, Dai Suushii]"
    assert estimate(everywhere, 108, scores_calculator_factory=Aotenjou).error is None


HOSTILE = [
    None,
    5,
    "abc",
    [None],
    ["1"],
    [1.5],
    [-1],
    [136],
    [2**70],
    [-(2**70)],
    [0] * 14,
    list(range(136)),
    [],
    (),
    b"abc",
    {1, 2},
    range(14),
    iter([1, 2]),
]


@pytest.mark.parametrize("bad", HOSTILE, ids=lambda bad: str(bad)[:20])
def test_hostile_input_is_an_answer_or_an_ordinary_error(bad: Any) -> None:
    asked: list[Callable[[], Any]] = [
        lambda: estimate(bad, 0),
        lambda: estimate(RIICHI, bad),
        lambda: estimate(RIICHI, RIICHI[0], melds=bad),
        lambda: estimate(RIICHI, RIICHI[0], melds=[Meld(Meld.PON, bad)]),
        lambda: estimate(RIICHI, RIICHI[0], melds=[Meld(bad, [0, 1, 2])]),
        lambda: estimate(RIICHI, RIICHI[0], melds=[Meld(Meld.CHI, [4, 8, 12])] * 5),
        lambda: estimate(RIICHI, RIICHI[0], dora_indicators=bad),
        lambda: estimate(RIICHI, RIICHI[0], config=bad),
        lambda: estimate(RIICHI, RIICHI[0], config=HandConfig(options=bad)),
        lambda: estimate(RIICHI, RIICHI[0], config=HandConfig(player_wind=bad)),
        lambda: estimate(RIICHI, RIICHI[0], config=HandConfig(tsumi_number=bad)),
        lambda: Shanten.calculate_shanten(bad),
        lambda: Shanten.calculate_shanten_for_regular_hand(bad),
        lambda: Shanten.calculate_shanten_for_chiitoitsu_hand(bad),
        lambda: Shanten.calculate_shanten_for_kokushi_hand(bad),
        lambda: Agari.is_agari(bad),
        lambda: Agari.is_agari([2] + [0] * 33, bad),
        lambda: Agari.is_agari([2] + [0] * 33, [bad]),
        lambda: HandDivider.divide_hand(bad),
        lambda: HandDivider.divide_hand([2] + [0] * 33, bad),
    ]
    for question in asked:
        try:
            question()
        except Exception as error:
            # A panic isn't one of these.
            assert isinstance(
                error, (TypeError, ValueError, IndexError, AttributeError, OverflowError, RuntimeError)
            ), repr(error)


def test_errors_of_shanten() -> None:
    for counts, why in (
        ([4] * 4 + [0] * 30, "Too many tiles = 16"),
        ([3] + [0] * 33, "Invalid tile count = 3. Valid counts: 1, 2, 4, 5, 7, 8, 10, 11, 13, 14."),
        ([1] + [0] * 34, "a hand in 34-format has 34 counts, not 35"),
    ):
        with pytest.raises(ValueError, match=why.replace("(", ".")):
            Shanten.calculate_shanten(counts)
    with pytest.raises(ValueError, match="Invalid tile for three player"):
        Shanten.calculate_shanten([0, 1] + [0] * 32, is_three_player=True)
    with pytest.raises(IndexError):
        Shanten.calculate_shanten([1] + [0] * 32)
    with pytest.raises(ValueError, match="1m"):
        Shanten.calculate_shanten([5] + [0] * 33)


def test_arrays_of_numpy_are_read() -> None:
    numpy = pytest.importorskip("numpy")
    for dtype in ("int8", "uint8", "int64", "float64"):
        counts = numpy.array(TilesConverter.to_34_array(RIICHI), dtype=dtype)
        if dtype == "float64":
            with pytest.raises(TypeError):
                Shanten.calculate_shanten(counts)
        else:
            assert Shanten.calculate_shanten(counts) == -1
    tiles = numpy.array(RIICHI)
    assert estimate(tiles, tiles[0]).han == 2


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_one_line_installs_it() -> None:
    program = """
import mentsu.compat; mentsu.compat.install(); mentsu.compat.install()
import mahjong.hand_calculating.yaku_list.yakuman.kokushi as kokushi
from mahjong.hand_calculating.hand import HandCalculator
import mahjong, mentsu.compat.mahjong, sys
assert mahjong is mentsu.compat.mahjong and mahjong.hand_calculating.hand.HandCalculator is HandCalculator
assert kokushi is mahjong.hand_calculating.yaku_list.yakuman.kokushi
mentsu.compat.uninstall()
print([name for name in sys.modules if name.startswith("mahjong")])
"""
    assert run(program) == "[]"


def test_another_package_of_the_name_is_told_of() -> None:
    program = """
import sys, types, mentsu.compat
sys.modules["mahjong"] = other = types.ModuleType("mahjong")
try: mentsu.compat.install()
except ImportError as error: print(error)
assert sys.modules["mahjong"] is other
mentsu.compat.uninstall()
assert sys.modules["mahjong"] is other
mentsu.compat.install(replace=True)
import mahjong.shanten
print(mahjong.shanten.Shanten.__module__)
"""
    told, module = run(program).splitlines()
    assert told == "mahjong has been imported before; install first, or replace it"
    assert module == "mentsu.compat.mahjong.shanten"


def test_attributes_are_listed() -> None:
    """`vars` has what the original has, though much of it is made late."""
    config = HandConfig()
    assert list(vars(config.yaku)) == [name for name in YakuConfig.__annotations__ if not name.startswith("_")]
    assert vars(config.yaku)["tanyao"] is config.yaku.tanyao and len(vars(config.yaku)) == 63
    response = estimate(RIICHI, RIICHI[0], config=config)
    assert set(vars(response)) == {"cost", "han", "fu", "error", "is_open_hand", "fu_details", "yaku"}
    assert vars(response)["fu_details"] is response.fu_details == [{"fu": 30, "reason": "base"}]
    assert set(vars(estimate(RIICHI[1:], RIICHI[1]))) == set(vars(response))
    assert str(estimate(RIICHI, RIICHI[0], config=config).yaku) == "[Pinfu, Tanyao]"
    told = HandConfig(is_tsumo=True, player_wind=28, options=OptionalRules(kiriage=True))
    assert len(vars(told)) == 22 and vars(told)["player_wind"] == 28 and len(vars(told.options)) == 15
    told.note = "mine"  # type: ignore[attr-defined]
    told_again = HandConfig()
    told_again.__dict__.update(told.__dict__)
    assert told_again.is_tsumo and told_again.player_wind == 28 and told_again.options.kiriage
    assert vars(told_again)["note"] == "mine" and vars(pickled(told))["note"] == "mine"
    vars(told)["is_tsumo"] = False
    assert not told.is_tsumo and vars(told.options)["kiriage"] is True
    named = {name: value for name, value in vars(told_again).items() if name not in ("yaku", "is_dealer", "note")}
    assert HandConfig(**named).player_wind == 28
    with pytest.raises(AttributeError, match="no attribute 'fu_detail'"):
        response.fu_detail  # type: ignore[attr-defined]
    config.yaku.tanyao = Tanyao()
    other = pickled(config.yaku)
    assert len(vars(config.yaku)) == len(vars(other)) == 63 and vars(response) == vars(pickled(response)) | {
        "yaku": response.yaku
    }
