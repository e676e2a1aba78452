"""
The value of a hand by the yaku objects themselves.

It asks the yaku of the configuration in the order and where the original asks them, and any
calculator for the payments. The native part answers for yaku and calculators that nobody has
replaced; tests compare both.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ..constants import AKA_DORAS, CHUN, HAKU, HATSU, NORTH
from ..meld import Meld
from ..tile import TilesConverter
from ..utils import build_dora_count_map, classify_hand_suits, count_dora_for_hand
from ._errors import HandErrors, contradiction
from .divider import HandDivider
from .fu import FuCalculator, FuDetail
from .hand_config import HandConfig
from .hand_response import HandResponse
from .scores import Aotenjou, ScoresCalculator, ScoresResult
from .yaku import Yaku
from .yaku_config import YakuConfig, count_yakuman_once
from .yaku_list._blocks import koutsu, shuntsu

Blocks = list[list[int]]

# All suits of `classify_hand_suits` together.
_ALL_SUITS = 7
_SEAT_WINDS = ("seat_wind_east", "seat_wind_south", "seat_wind_west", "seat_wind_north")
_ROUND_WINDS = ("round_wind_east", "round_wind_south", "round_wind_west", "round_wind_north")


@dataclass
class _Reading:
    """A reading of a hand and its value; without payments it can't win."""

    yaku: list[Yaku]
    han: int
    fu: int
    fu_details: list[FuDetail]
    cost: ScoresResult | None

    def rank(self) -> tuple[int, bool, int, int, int]:
        """The best is the greatest, and the first of equals."""
        return (
            self.cost["total"] if self.cost else -1,
            any([yaku.is_yakuman for yaku in self.yaku]),
            self.han,
            self.fu,
            sum([item["fu"] for item in self.fu_details]),
        )


@dataclass
class _WonHand:
    """A hand, and how it was won."""

    tiles: Collection[int]
    win_tile: int
    melds: Collection[Meld]
    config: HandConfig
    calculator: ScoresCalculator
    dora_indicators: Collection[int]
    ura_dora_indicators: Collection[int]
    tiles_34: list[int]

    def __post_init__(self) -> None:
        self.is_open = any(meld.opened for meld in self.melds)

    def readings(self) -> Iterator[_Reading]:
        """All readings, in the order of the blocks."""
        yaku = self.config.yaku
        for blocks in HandDivider.divide_hand(self.tiles_34, self.melds):
            is_chiitoitsu = yaku.chiitoitsu.is_condition_met(blocks)
            is_tanyao = yaku.tanyao.is_condition_met(blocks)
            for completed in self._completed(blocks):
                yield self._reading(blocks, completed, is_chiitoitsu, is_tanyao)
        if not self.is_open and yaku.kokushi.is_condition_met(None, self.tiles_34):
            yield self._kokushi()

    def _completed(self, blocks: Blocks) -> Blocks:
        """The blocks that the winning tile may have completed: those that aren't called."""
        called = [sorted(meld.tiles_34) for meld in self.melds if meld.opened]
        completed: Blocks = []
        for block in blocks:
            if block in called:
                called.remove(block)
            elif self.win_tile // 4 in block and block not in completed:
                completed.append(block)
        return completed

    def _reading(
        self, blocks: Blocks, completed: list[int], is_chiitoitsu: bool, is_tanyao: bool
    ) -> _Reading:
        config = self.config
        valued = [HAKU, HATSU, CHUN, config.player_wind, config.round_wind]
        details, fu = FuCalculator.calculate_fu(
            blocks, self.win_tile, completed, config, valued, self.melds
        )
        is_pinfu = len(details) == 1 and not is_chiitoitsu and not self.is_open
        yaku = [
            *self._of_form(blocks, is_pinfu, is_chiitoitsu, is_tanyao),
            *self._of_situation(),
            *self._of_tiles(blocks, is_tanyao),
        ]
        if config.paarenchan > 0 and config.options.paarenchan_needs_yaku and yaku:
            yaku.append(self._paarenchan())
        return self._value(yaku, fu, details)

    def _paarenchan(self) -> Yaku:
        paarenchan = self.config.yaku.paarenchan
        paarenchan.set_paarenchan_count(self.config.paarenchan)
        return paarenchan

    def _of_situation(self) -> Iterator[Yaku]:
        """The yaku that don't depend on the tiles."""
        config, yaku, options = self.config, self.config.yaku, self.config.options
        if config.is_daburu_riichi:
            yield yaku.daburu_open_riichi if config.is_open_riichi else yaku.daburu_riichi
        elif config.is_riichi:
            yield yaku.open_riichi if config.is_open_riichi else yaku.riichi
        yield from self._sashikomi()
        told = (
            (config.is_ippatsu, yaku.ippatsu),
            (config.is_rinshan, yaku.rinshan),
            (config.is_chankan, yaku.chankan),
            (config.is_haitei, yaku.haitei),
            (config.is_houtei, yaku.houtei),
            (config.is_renhou and not options.renhou_as_yakuman, yaku.renhou),
        )
        yield from (found for is_there, found in told if is_there)
        yield from self._of_first_turn()

    def _sashikomi(self) -> Iterator[Yaku]:
        config = self.config
        shown = config.is_open_riichi and (config.is_riichi or config.is_daburu_riichi)
        if shown and config.options.has_sashikomi_yakuman and not config.is_tsumo:
            yield config.yaku.sashikomi

    def _of_first_turn(self) -> Iterator[Yaku]:
        """The yakuman of the first turn."""
        config, yaku = self.config, self.config.yaku
        if config.is_renhou and config.options.renhou_as_yakuman:
            yield yaku.renhou_yakuman
        if config.is_tenhou:
            yield yaku.tenhou
        if config.is_chiihou:
            yield yaku.chiihou

    def _of_form(
        self, blocks: Blocks, is_pinfu: bool, is_chiitoitsu: bool, is_tanyao: bool
    ) -> Iterator[Yaku]:
        """Tsumo, and the yaku that depend on blocks and rules."""
        yaku, options = self.config.yaku, self.config.options
        if self.config.is_tsumo and not self.is_open:
            yield yaku.tsumo
        if is_pinfu:
            yield yaku.pinfu
        if is_chiitoitsu:
            yield yaku.chiitoitsu
        other_suits = options.has_daisharin_other_suits
        if options.has_daisharin and yaku.daisharin.is_condition_met(blocks, other_suits):
            yaku.daisharin.rename(blocks)
            yield yaku.daisharin
        if options.has_daichisei and yaku.daichisei.is_condition_met(blocks):
            yield yaku.daichisei
        if is_tanyao and (not self.is_open or options.has_open_tanyao):
            yield yaku.tanyao

    def _of_tiles(self, blocks: Blocks, is_tanyao: bool) -> Iterator[Yaku]:
        """
        The yaku that depend on the blocks, the winning tile and the melds.

        The original asks some only where they are possible, which yaku of one's own notice.
        """
        config, yaku = self.config, self.config.yaku
        suits, honors = classify_hand_suits(blocks)
        has_shuntsu = bool(shuntsu(blocks))
        if yaku.chinitsu.is_condition_met(blocks):
            yield yaku.chinitsu
        elif yaku.honitsu.is_condition_met(blocks):
            yield yaku.honitsu
        if not has_shuntsu:
            if honors and yaku.tsuisou.is_condition_met(blocks):
                yield yaku.tsuisou
            if not is_tanyao and yaku.honroto.is_condition_met(blocks):
                yield yaku.honroto
            if not is_tanyao and not honors and yaku.chinroto.is_condition_met(blocks):
                yield yaku.chinroto
        if yaku.ryuisou.is_condition_met(blocks):
            yield yaku.ryuisou
        if config.paarenchan > 0 and not config.options.paarenchan_needs_yaku:
            yield self._paarenchan()
        if has_shuntsu:
            yield from self._of_shuntsu(blocks, is_tanyao, suits)
        if koutsu(blocks):
            yield from self._of_koutsu(blocks, is_tanyao, suits, honors)

    def _of_shuntsu(self, blocks: Blocks, is_tanyao: bool, suits: int) -> Iterator[Yaku]:
        """The yaku that need a shuntsu."""
        yaku = self.config.yaku
        if not is_tanyao:
            outside: tuple[Yaku, ...] = (yaku.chantai, yaku.junchan, yaku.ittsu)
            yield from (one for one in outside if one.is_condition_met(blocks))
        if not self.is_open:
            if yaku.ryanpeiko.is_condition_met(blocks):
                yield yaku.ryanpeiko
            elif yaku.iipeiko.is_condition_met(blocks):
                yield yaku.iipeiko
        if suits == _ALL_SUITS and yaku.sanshoku.is_condition_met(blocks):
            yield yaku.sanshoku

    def _of_koutsu(
        self, blocks: Blocks, is_tanyao: bool, suits: int, honors: int
    ) -> Iterator[Yaku]:
        """The yaku that need a koutsu."""
        config, yaku = self.config, self.config.yaku
        if yaku.toitoi.is_condition_met(blocks):
            yield yaku.toitoi
        if yaku.sanankou.is_condition_met(blocks, self.win_tile, self.melds, config.is_tsumo):
            yield yaku.sanankou
        if suits == _ALL_SUITS and yaku.sanshoku_douko.is_condition_met(blocks):
            yield yaku.sanshoku_douko
        if honors:
            yield from self._of_honors(blocks)
        copies = self.tiles_34[self.win_tile // 4]
        if not self.melds and not is_tanyao and yaku.chuuren_poutou.is_condition_met(blocks):
            yield yaku.daburu_chuuren_poutou if copies in (2, 4) else yaku.chuuren_poutou
        if not self.is_open:
            if yaku.suuankou.is_condition_met(blocks, self.win_tile, config.is_tsumo):
                yield yaku.suuankou_tanki if copies == 2 else yaku.suuankou
        for kans in (yaku.sankantsu, yaku.suukantsu):
            if kans.is_condition_met(blocks, self.melds):
                yield kans

    def _of_honors(self, blocks: Blocks) -> Iterator[Yaku]:
        """The yaku that need a koutsu and an honor."""
        config, yaku = self.config, self.config.yaku
        dragons: tuple[Yaku, ...] = (yaku.shosangen, yaku.haku, yaku.hatsu, yaku.chun)
        yield from (one for one in dragons if one.is_condition_met(blocks))
        for names, wind in ((_SEAT_WINDS, config.player_wind), (_ROUND_WINDS, config.round_wind)):
            winds = (getattr(yaku, name) for name in names)
            yield from (one for one in winds if one.is_condition_met(blocks, wind))
        yakuman: tuple[Yaku, ...] = (yaku.daisangen, yaku.shosuushi, yaku.daisuushi)
        yield from (one for one in yakuman if one.is_condition_met(blocks))

    def _value(self, yaku: list[Yaku], fu: int, details: list[FuDetail]) -> _Reading:
        config = self.config
        yakuman = [one for one in yaku if one.is_yakuman]
        if yakuman and isinstance(self.calculator, Aotenjou):
            self.calculator.aotenjou_filter_yaku(yaku, config)
            yakuman = []
        yaku = yakuman or yaku
        han = sum([(self.is_open and one.han_open) or one.han_closed for one in yaku])
        if han == 0:
            return _Reading(yaku, 0, fu, details, None)
        if not yakuman:
            han += self._add_dora(yaku, self._dora(max(config.num_nuki_dora, 0)))
        if config.options.limit_to_sextuple_yakuman and not isinstance(self.calculator, Aotenjou):
            han = min(han, 78)
        cost = self.calculator.calculate_scores(han, fu, config, bool(yakuman))
        return _Reading(yaku, han, fu, details, cost)

    def _dora(self, norths: int) -> list[int]:
        """How many dora, red fives and ura dora there are, norths set aside included."""
        config, options = self.config, self.config.options

        def meant(indicators: Collection[int]) -> int:
            dora = build_dora_count_map(indicators, options.is_three_player)
            return count_dora_for_hand(self.tiles_34, dora) + dora.get(NORTH, 0) * norths

        reds = sum(tile in AKA_DORAS for tile in self.tiles) if options.has_aka_dora else 0
        has_riichi = config.is_riichi or config.is_daburu_riichi
        ura = meant(self.ura_dora_indicators) if has_riichi else 0
        return [meant(self.dora_indicators) + norths, reds, ura]

    def _add_dora(self, yaku: list[Yaku], counts: list[int]) -> int:
        """Add the dora to the yaku; return how many there are."""
        known = self.config.yaku
        for one, dora in zip((known.dora, known.aka_dora, known.ura_dora), counts, strict=True):
            if dora:
                one.han_closed = dora
                if one is not known.ura_dora:
                    one.han_open = dora
                yaku.append(one)
        return sum(counts)

    def _kokushi(self) -> _Reading:
        config, yaku = self.config, self.config.yaku
        is_wide = self.tiles_34[self.win_tile // 4] == 2
        found: list[Yaku] = [yaku.daburu_kokushi if is_wide else yaku.kokushi]
        found += [*self._sashikomi(), *self._of_first_turn()]
        if config.paarenchan > 0:
            found.append(self._paarenchan())
        han, fu = sum(one.han_closed for one in found), 0
        if isinstance(self.calculator, Aotenjou):
            fu = 30 if config.is_tsumo else 40
            # The original doesn't count norths set aside here.
            han += self._add_dora(found, self._dora(0))
        cost = self.calculator.calculate_scores(han, fu, config, True)
        return _Reading(found, han, fu, [], cost)


def estimate(
    tiles: Collection[int],
    win_tile: int,
    melds: Collection[Meld] | None,
    dora_indicators: Collection[int] | None,
    config: HandConfig | None,
    calculator: ScoresCalculator,
    ura_dora_indicators: Collection[int] | None,
) -> HandResponse:
    """The value of a hand."""
    config = config or HandConfig()
    tiles_34 = TilesConverter.to_34_array(tiles)
    dora, ura = dora_indicators or (), ura_dora_indicators or ()
    if config.is_nagashi_mangan:
        nagashi = config.yaku.nagashi_mangan
        cost = calculator.calculate_scores(nagashi.han_closed, 30, config, False)
        return HandResponse(cost, nagashi.han_closed, 30, [nagashi])
    if win_tile not in tiles:
        return HandResponse(error=HandErrors.ERR_NO_WINNING_TILE)
    is_open = any(meld.opened for meld in melds or ())
    error = contradiction(config, bool(melds), is_open)
    if error:
        return HandResponse(error=error)
    if type(config.yaku) is YakuConfig:
        config.yaku._make_all()
    won = _WonHand(tiles, win_tile, melds or (), config, calculator, dora, ura, tiles_34)
    if not config.options.has_double_yakuman:
        count_yakuman_once(config.yaku)
    best = max(won.readings(), key=_Reading.rank, default=None)
    if best is None:
        return HandResponse(error=HandErrors.ERR_HAND_NOT_WINNING)
    if best.cost is None:
        return HandResponse(error=HandErrors.ERR_NO_YAKU)
    return HandResponse(
        best.cost, best.han, best.fu, best.yaku, None, best.fu_details, won.is_open
    )
