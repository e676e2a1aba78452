"""The yaku of a configuration."""

from typing import Any

from . import yaku_list as _plain
from .yaku import Yaku
from .yaku_list import yakuman as _yakuman

# In the order of Tenhou's numbers.
_TENHOU_ORDER: tuple[type[Yaku], ...] = (
    _plain.Tsumo,
    _plain.Riichi,
    _plain.Ippatsu,
    _plain.Chankan,
    _plain.Rinshan,
    _plain.Haitei,
    _plain.Houtei,
    _plain.Pinfu,
    _plain.Tanyao,
    _plain.Iipeiko,
    _plain.SeatWindEast,
    _plain.SeatWindSouth,
    _plain.SeatWindWest,
    _plain.SeatWindNorth,
    _plain.RoundWindEast,
    _plain.RoundWindSouth,
    _plain.RoundWindWest,
    _plain.RoundWindNorth,
    _plain.Haku,
    _plain.Hatsu,
    _plain.Chun,
    _plain.DaburuRiichi,
    _plain.Chiitoitsu,
    _plain.Chantai,
    _plain.Ittsu,
    _plain.Sanshoku,
    _plain.SanshokuDoukou,
    _plain.SanKantsu,
    _plain.Toitoi,
    _plain.Sanankou,
    _plain.Shosangen,
    _plain.Honroto,
    _plain.Ryanpeikou,
    _plain.Junchan,
    _plain.Honitsu,
    _plain.Chinitsu,
    _plain.Renhou,
    _yakuman.Tenhou,
    _yakuman.Chiihou,
    _yakuman.Daisangen,
    _yakuman.Suuankou,
    _yakuman.SuuankouTanki,
    _yakuman.Tsuuiisou,
    _yakuman.Ryuuiisou,
    _yakuman.Chinroutou,
    _yakuman.ChuurenPoutou,
    _yakuman.DaburuChuurenPoutou,
    _yakuman.KokushiMusou,
    _yakuman.DaburuKokushiMusou,
    _yakuman.DaiSuushii,
    _yakuman.Shousuushii,
    _yakuman.Suukantsu,
    _plain.Dora,
    _plain.UraDora,
    _plain.AkaDora,
)

# Tenhou's numbers of yaku by those of this package.
YAKU_ID_TO_TENHOU_ID: dict[int, int] = {
    yaku.yaku_id: tenhou for tenhou, yaku in enumerate(_TENHOU_ORDER)
}


class _Attributes:
    """An object whose attributes are in a dictionary."""


class YakuConfig(_Attributes):
    """
    All yaku, each an object of its own that may be changed.

    An object is made when it is first asked for: a hand has few yaku. `vars` asks for all of them.

    >>> from mentsu.compat.mahjong.hand_calculating.yaku_config import YakuConfig
    >>> yaku = YakuConfig()
    >>> yaku.tanyao.han_open
    1
    >>> yaku.tanyao is yaku.tanyao
    True
    >>> len(vars(yaku))
    63
    """

    tsumo: _plain.Tsumo
    riichi: _plain.Riichi
    open_riichi: _plain.OpenRiichi
    ippatsu: _plain.Ippatsu
    chankan: _plain.Chankan
    rinshan: _plain.Rinshan
    haitei: _plain.Haitei
    houtei: _plain.Houtei
    daburu_riichi: _plain.DaburuRiichi
    daburu_open_riichi: _plain.DaburuOpenRiichi
    nagashi_mangan: _plain.NagashiMangan
    renhou: _plain.Renhou
    pinfu: _plain.Pinfu
    tanyao: _plain.Tanyao
    iipeiko: _plain.Iipeiko
    haku: _plain.Haku
    hatsu: _plain.Hatsu
    chun: _plain.Chun
    seat_wind_east: _plain.SeatWindEast
    seat_wind_south: _plain.SeatWindSouth
    seat_wind_west: _plain.SeatWindWest
    seat_wind_north: _plain.SeatWindNorth
    round_wind_east: _plain.RoundWindEast
    round_wind_south: _plain.RoundWindSouth
    round_wind_west: _plain.RoundWindWest
    round_wind_north: _plain.RoundWindNorth
    sanshoku: _plain.Sanshoku
    ittsu: _plain.Ittsu
    chantai: _plain.Chantai
    honroto: _plain.Honroto
    toitoi: _plain.Toitoi
    sanankou: _plain.Sanankou
    sankantsu: _plain.SanKantsu
    sanshoku_douko: _plain.SanshokuDoukou
    chiitoitsu: _plain.Chiitoitsu
    shosangen: _plain.Shosangen
    honitsu: _plain.Honitsu
    junchan: _plain.Junchan
    ryanpeiko: _plain.Ryanpeikou
    chinitsu: _plain.Chinitsu
    kokushi: _yakuman.KokushiMusou
    chuuren_poutou: _yakuman.ChuurenPoutou
    suuankou: _yakuman.Suuankou
    daisangen: _yakuman.Daisangen
    shosuushi: _yakuman.Shousuushii
    ryuisou: _yakuman.Ryuuiisou
    suukantsu: _yakuman.Suukantsu
    tsuisou: _yakuman.Tsuuiisou
    chinroto: _yakuman.Chinroutou
    daisharin: _yakuman.Daisharin
    daichisei: _yakuman.Daichisei
    daisuushi: _yakuman.DaiSuushii
    daburu_kokushi: _yakuman.DaburuKokushiMusou
    suuankou_tanki: _yakuman.SuuankouTanki
    daburu_chuuren_poutou: _yakuman.DaburuChuurenPoutou
    tenhou: _yakuman.Tenhou
    chiihou: _yakuman.Chiihou
    renhou_yakuman: _yakuman.RenhouYakuman
    sashikomi: _yakuman.Sashikomi
    paarenchan: _yakuman.Paarenchan
    dora: _plain.Dora
    aka_dora: _plain.AkaDora
    ura_dora: _plain.UraDora

    def __getattr__(self, name: str) -> Yaku:
        """Make the object of this name."""
        try:
            made = YAKU_CLASSES[name]()
        except KeyError:
            raise AttributeError(f"{type(self).__name__!r} has no yaku {name!r}") from None
        self._made[name] = made
        return made

    def _make_all(self) -> None:
        """Make all objects at once."""
        made = self._made
        if len(made) < len(YAKU_CLASSES):
            made.update([(name, one()) for name, one in YAKU_CLASSES.items() if name not in made])

    def __setattr__(self, name: str, value: Any) -> None:
        """Replace an object, and remember that one was replaced."""
        self._made["_replaced"] = True
        super().__setattr__(name, value)

    # The attributes as they are: those that were made, and whether one was replaced.
    _made: dict[str, Any] = vars(_Attributes)["__dict__"]

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        """All yaku by their names, and what else was set."""
        yaku = {name: getattr(self, name) for name in YakuConfig.__annotations__ if name in YAKU_CLASSES}
        return yaku | {name: value for name, value in self._made.items() if name != "_replaced"}

    def __getstate__(self) -> dict[str, Any]:
        return self._made

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._made.update(state)

    def __dir__(self) -> list[str]:
        """The names of all yaku, and those of any object."""
        return sorted({*super().__dir__(), *YAKU_CLASSES})


# The class of each yaku, by the attribute of `YakuConfig`.
YAKU_CLASSES: dict[str, type[Yaku]] = {**_plain.CLASSES, **_yakuman.CLASSES}

# The yakuman that count twice by default.
DOUBLE_YAKUMAN = ("daburu_kokushi", "suuankou_tanki", "daburu_chuuren_poutou", "daisuushi")


def count_yakuman_once(yaku: YakuConfig) -> None:
    """Make every yakuman count once from now on."""
    for name in DOUBLE_YAKUMAN:
        getattr(yaku, name).han_closed = 13
    yaku.daisuushi.han_open = 13
