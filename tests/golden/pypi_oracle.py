"""Scores golden cases, the eight request columns of README.md, with PyPI `mahjong`."""

import re

from mahjong.constants import EAST
from mahjong.hand_calculating import hand as calculator
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

YAKU = {
    "Menzen Tsumo": "menzen_tsumo", "Riichi": "riichi", "Double Riichi": "double_riichi",
    "Ippatsu": "ippatsu", "Chankan": "chankan", "Rinshan Kaihou": "rinshan",
    "Haitei Raoyue": "haitei", "Houtei Raoyui": "houtei", "Pinfu": "pinfu", "Tanyao": "tanyao",
    "Iipeiko": "iipeikou", "Ryanpeikou": "ryanpeikou", "Yakuhai (haku)": "haku",
    "Yakuhai (hatsu)": "hatsu", "Yakuhai (chun)": "chun", "Chiitoitsu": "chiitoitsu",
    "Chantai": "chanta", "Junchan": "junchan", "Ittsu": "ittsu",
    "Sanshoku Doujun": "sanshoku_doujun", "Sanshoku Doukou": "sanshoku_doukou",
    "Toitoi": "toitoi", "San Ankou": "sanankou", "San Kantsu": "sankantsu",
    "Shou Sangen": "shousangen", "Honroutou": "honroutou", "Honitsu": "honitsu",
    "Chinitsu": "chinitsu", "Dora": "dora", "Ura Dora": "ura_dora", "Aka Dora": "aka_dora",
    "Tenhou": "tenhou", "Chiihou": "chiihou", "Daisangen": "daisangen", "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou_tanki", "Tsuu Iisou": "tsuuiisou", "Ryuuiisou": "ryuuiisou",
    "Chinroutou": "chinroutou", "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei_chuuren", "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13", "Dai Suushii": "daisuushi",
    "Shousuushii": "shousuushi", "Suu Kantsu": "suukantsu", "Open Riichi": "open_riichi",
    "Double Open Riichi": "double_open_riichi", "Daisharin": "daisharin",
    "Daichikurin": "daichikurin", "Daisuurin": "daisuurin", "Daichisei": "daishichisei",
    "Renhou (yakuman)": "renhou", "Paarenchan": "paarenchan",
} | {
    f"Yakuhai ({kind} wind {wind})": f"{kind}_wind"
    for kind in ("seat", "round") for wind in ("east", "south", "west", "north")
}


class Ids:
    """Hands out the 136 tile ids: the red five is the first copy of its kind."""

    def __init__(self):
        self.given = set()

    def take(self, text):
        """The ids of mpsz text such as `406m1z`."""
        ids = []
        for digits, suit in re.findall(r"(\d+)([mpsz])", text):
            for digit in digits:
                kind = "mpsz".index(suit) * 9 + int(digit if digit != "0" else "5") - 1
                copies = range(4 * kind, 4 * kind + 4)
                if suit != "z" and digit in "05":
                    copies = copies[:1] if digit == "0" else copies[1:]
                ids.append(next(i for i in copies if i not in self.given))
                self.given.add(ids[-1])
        return ids


def meld(text, ids):
    tiles = ids.take(re.sub(r"[^\dmpsz]", "", text))
    if len(tiles) == 4:
        kind = Meld.SHOUMINKAN if "/" in text else Meld.KAN
    else:
        kind = Meld.PON if tiles[0] // 4 == tiles[1] // 4 else Meld.CHI
    return Meld(kind, tiles, opened=text[0] == "(")


readings = []
rank = calculator._hand_priority


def note(reading):
    """Ranks a reading as the library does, and remembers it."""
    readings.append((rank(reading), frozenset(yaku.name for yaku in reading["hand_yaku"])))
    return readings[-1][0]


calculator._hand_priority = note


def is_tied():
    """Whether the hand scored last has equally good readings with different yaku."""
    best = max(value for value, _ in readings)
    return len({yaku for value, yaku in readings if value == best}) > 1


def score(case):
    """`yaku|han|fu|yakuman|points`, yaku in the library's order."""
    readings.clear()
    closed, win, melds, situation, dora, ura, flags, rules = case.split("|")
    how, seat, round_ = situation
    flags = flags.split()
    ids = Ids()
    win_tile = ids.take(win)[0]
    melds = [meld(text, ids) for text in re.findall(r"[\[(][^\])]+[\])]", melds)]
    hand = [*ids.take(closed), win_tile, *(tile for m in melds for tile in m.tiles)]
    config = HandConfig(
        is_tsumo=how == "T",
        player_wind=EAST + "ESWN".index(seat),
        round_wind=EAST + "ESWN".index(round_),
        is_riichi="riichi" in flags,
        is_daburu_riichi="double_riichi" in flags,
        **{f"is_{flag}": flag in flags for flag in
           ("ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou",
            "open_riichi")},
        paarenchan=int("paarenchan" in flags),
        options=OptionalRules(
            has_aka_dora=True,
            has_open_tanyao="k" in rules,
            has_double_yakuman="d" in rules,
            kiriage="m" in rules,
            has_daisharin_other_suits="o" in rules,
            has_daichisei="o" in rules,
            renhou_as_yakuman=True,
            kazoe_limit=HandConfig.KAZOE_LIMITED if "z" in rules else HandConfig.KAZOE_SANBAIMAN,
        ),
    )
    result = HandCalculator.estimate_hand_value(
        hand, win_tile, melds, ids.take(dora), config, ura_dora_indicators=ids.take(ura))
    if result.error == HandCalculator.ERR_NO_YAKU:
        return "||||0"
    if result.error == HandCalculator.ERR_HAND_NOT_WINNING:
        return "not a win"
    if result.error:
        raise ValueError(f"{result.error}: {case}")
    values = [(YAKU[yaku.name], (result.is_open_hand and yaku.han_open) or yaku.han_closed)
              for yaku in result.yaku]
    points = result.cost["total"]
    if any(yaku.is_yakuman for yaku in result.yaku):
        yaku = " ".join(f"{name}:{han // 13}" for name, han in values)
        return f"{yaku}|||{result.han // 13}|{points}"
    yaku = " ".join(f"{name}:{han}" for name, han in values)
    return f"{yaku}|{result.han}|{result.fu}||{points}"
