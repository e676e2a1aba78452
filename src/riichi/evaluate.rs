//! The one walk over a won hand's readings that everything asks: masks instead of lists.
//!
//! A hand's mentsu are three words of 34 bits: where shuntsu start, of which tiles there are
//! koutsu (kantsu included), and which of those are concealed. Yaku are tests on these words.
//! Whatever doesn't depend on the decomposition is found once, whatever doesn't depend on the
//! block of the winning tile once for a decomposition.

use super::dora::Dora;
use super::points::{Limit, base_points, total};
use super::rules::{Renhou, Rules};
use super::situation::{Situation, Wind, flag};
use super::yaku::{Yaku, YakuSet};
use super::yakuman;
use crate::agari::{Decomposition, WinForm, chiitoitsu, decompositions, kokushi};
use crate::counts::Counts;
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::mentsu::Mentsu;
use crate::suit::SuitCounts;
use crate::tile::Tile;
use crate::tile_set::TileSet;
use crate::wait::{Block, WaitShape};

/// One bit for each tile at which a mentsu stands.
const YAOCHUU: u64 = TileSet::YAOCHUU.bits();
const TERMINALS: u64 = TileSet::TERMINALS.bits();
pub(super) const HONORS: u64 = TileSet::HONORS.bits();
const DRAGONS: u64 = TileSet::DRAGONS.bits();
/// 1, 10 and 19: the first ranks of the three number suits.
const FIRST_OF_SUITS: u64 = 1 | 1 << 9 | 1 << 18;
/// 123 and 789.
const EDGES: u64 = FIRST_OF_SUITS | FIRST_OF_SUITS << 6;

/// Yaku found: a bit for each, and their han in the top byte.
#[derive(Clone, Copy)]
pub(super) struct Found(pub(super) u64);

impl Found {
    const HAN: u32 = 56;

    #[inline(always)]
    const fn of(yaku: Yaku, closed: bool) -> u64 {
        let han = if closed { yaku.closed_han() } else { yaku.open_han() };
        1 << yaku as u64 | (han as u64) << Found::HAN
    }

    #[inline(always)]
    pub(super) fn add(&mut self, condition: bool, yaku: Yaku) {
        if condition {
            self.0 += const { closed_of() }[yaku as usize];
        }
    }

    /// A yaku that an open hand gets one han less for, or none.
    #[inline(always)]
    fn add_if(&mut self, condition: bool, yaku: Yaku, closed: bool) {
        if condition {
            let han = if closed { yaku.closed_han() } else { yaku.open_han() };
            self.0 += 1 << yaku as u64 | u64::from(han) << Found::HAN;
        }
    }

    #[inline(always)]
    pub(super) const fn han(self) -> u8 {
        (self.0 >> Found::HAN) as u8
    }

    #[inline(always)]
    pub(super) const fn yaku(self) -> YakuSet {
        YakuSet::from_bits(self.0 & ((1 << Found::HAN) - 1))
    }
}

const fn closed_of() -> [u64; Yaku::COUNT] {
    let mut all = [0; Yaku::COUNT];
    let mut i = 0;
    while i < Yaku::COUNT {
        all[i] = Found::of(Yaku::ALL[i], true);
        i += 1;
    }
    all
}

/// What all readings of a hand share.
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    pub(super) melds: &'a [crate::meld::Meld],
    pub(super) won: Counts,
    pub(super) tile: Tile,
    pub(super) closed: bool,
    /// The kinds in concealed tiles and melds.
    pub(super) kinds: u64,
    pub(super) dora: Dora,
    /// Yaku and yakuman that don't depend on the decomposition.
    shared: Found,
    /// The melds' mentsu.
    shuntsu: u64,
    koutsu: u64,
    ankan: u64,
    kans: u8,
    /// The melds' fu and that of the way of winning.
    meld_fu: u8,
    pub(super) tsumo_fu: u8,
}

/// One reading with what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Evaluated {
    pub(super) form: WinForm,
    pub(super) block: Block,
    pub(super) worth: Worth,
}

/// What a reading is worth.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub(super) yaku: YakuSet,
    /// Han of the yaku alone; 0 for a yakuman.
    pub(super) yaku_han: u8,
    /// With the dora that count.
    pub(super) han: u8,
    pub(super) fu: u8,
    pub(super) yakuman: u8,
    pub(super) base: u32,
    pub(super) limit: Limit,
    /// Points received without honba and sticks; 0 where it can't be won.
    pub(super) points: u32,
}

impl Worth {
    /// Whether it is taken rather than another: points, a yakuman before a counted one, han,
    /// fu, and the earlier yaku.
    #[inline]
    pub(super) fn beats(&self, other: &Worth) -> bool {
        let key = |worth: &Worth| {
            let order = worth.yaku.bits().reverse_bits();
            (worth.points, worth.yakuman, worth.han, worth.fu, order)
        };
        key(self) > key(other)
    }
}

impl<'a> Context<'a> {
    #[inline(always)]
    pub(super) fn new(
        hand: &'a Hand,
        situation: &'a Situation,
        rules: &'a Rules,
        tiles: &[u64; 4],
    ) -> Context<'a> {
        let tile = situation.face.tile();
        let (mut shuntsu, mut koutsu, mut ankan) = (0, 0, 0);
        let (mut kans, mut meld_fu, mut closed) = (0, 0, true);
        for meld in hand.melds() {
            let bit = 1u64 << meld.mentsu().first().index();
            meld_fu += mentsu_fu(meld.mentsu(), !meld.is_open());
            closed &= !meld.is_open();
            match meld.kind() {
                MeldKind::Chi => shuntsu |= bit,
                MeldKind::Pon => koutsu |= bit,
                kind => {
                    koutsu |= bit;
                    kans += 1;
                    if kind == MeldKind::Ankan {
                        ankan |= bit;
                    }
                }
            }
        }
        let tsumo = situation.is_tsumo();
        let rinshan = situation.has(flag::RINSHAN);
        let tsumo_fu = match (tsumo, closed) {
            (true, _) if rinshan && !rules.rinshan_fu => 0,
            (true, _) => 2,
            (false, true) => 10,
            (false, false) => 0,
        };
        let won = hand.concealed().with_even_a_fifth(tile);
        let mut context = Context {
            situation,
            rules,
            melds: hand.melds(),
            won,
            tile,
            closed,
            kinds: kinds(tiles, situation.kita),
            dora: Dora::count(hand, situation, rules, tiles),
            shared: Found(0),
            shuntsu,
            koutsu,
            ankan,
            kans,
            meld_fu,
            tsumo_fu,
        };
        context.shared = context.find_shared();
        context
    }

    /// Yaku of the situation and of the kinds of tiles held.
    #[inline(always)]
    fn find_shared(&self) -> Found {
        let (flags, kinds) = (self.situation.flags, self.kinds);
        let mut found = Found(0);
        found.add(self.closed && self.situation.is_tsumo(), Yaku::MenzenTsumo);
        if flags != 0 {
            let double = flags & flag::DOUBLE_RIICHI != 0;
            found.add(flags & flag::RIICHI != 0 && !double, Yaku::Riichi);
            found.add(double, Yaku::DoubleRiichi);
            found.add(flags & flag::IPPATSU != 0 && self.rules.ippatsu, Yaku::Ippatsu);
            found.add(flags & flag::CHANKAN != 0, Yaku::Chankan);
            found.add(flags & flag::RINSHAN != 0, Yaku::Rinshan);
            found.add(flags & flag::HAITEI != 0, Yaku::Haitei);
            found.add(flags & flag::HOUTEI != 0, Yaku::Houtei);
            if flags & flag::RENHOU != 0 {
                found.add(self.rules.renhou == Renhou::FiveHan, Yaku::Renhou);
            }
        }
        let simples = kinds & YAOCHUU == 0;
        found.add(simples && (self.closed || self.rules.open_tanyao), Yaku::Tanyao);
        let numbers = kinds & !HONORS;
        let suit = numbers & 0x1FF != 0;
        let suits = u8::from(suit)
            + u8::from(numbers >> 9 & 0x1FF != 0)
            + u8::from(numbers >> 18 & 0x1FF != 0);
        if suits <= 1 {
            let honors = kinds & HONORS != 0;
            found.add_if(suits == 1 && honors, Yaku::Honitsu, self.closed);
            found.add_if(suits == 1 && !honors, Yaku::Chinitsu, self.closed);
        }
        let routou = kinds & !YAOCHUU == 0;
        found.add(routou && kinds & HONORS != 0 && numbers != 0, Yaku::Honroutou);
        if flags & yakuman::FLAGS != 0 || routou || suits <= 1 {
            found.0 |= yakuman::of_tiles(self).bits();
        }
        found
    }

    /// Visits every reading in the order of [`readings`](crate::wait::readings).
    #[inline(always)]
    pub(super) fn visit(&self, mut visit: impl FnMut(Evaluated)) {
        for way in &decompositions(&self.won) {
            self.visit_standard(way, &mut visit);
        }
        if self.melds.is_empty() {
            self.visit_others(&mut visit);
        }
    }

    #[inline(always)]
    fn visit_others(&self, visit: &mut impl FnMut(Evaluated)) {
        if let Some(pairs) = chiitoitsu::pairs(&self.won) {
            let mut found = self.shared;
            found.add(true, Yaku::Chiitoitsu);
            let worth = self.worth(found, 25);
            visit(Evaluated { form: WinForm::Chiitoitsu(pairs), block: Block::Whole, worth });
        } else if self.kinds & !YAOCHUU == 0 {
            if let Some(jantou) = kokushi::jantou(&self.won) {
                let thirteen = jantou == self.tile;
                let mut found = self.shared;
                found.add(!thirteen, Yaku::Kokushi);
                found.add(thirteen, Yaku::Kokushi13);
                let worth = self.worth(found, 0);
                visit(Evaluated { form: WinForm::Kokushi { jantou }, block: Block::Whole, worth });
            }
        }
    }

    #[inline(always)]
    fn visit_standard(&self, way: &Decomposition, visit: &mut impl FnMut(Evaluated)) {
        let (mut runs, mut odd, mut pairs) = (0u64, 0u64, 0);
        let (mut ankou, mut fu) = (self.ankan, 20 + self.meld_fu + self.tsumo_fu);
        for mentsu in way.mentsu() {
            let bit = 1u64 << mentsu.first().index();
            if mentsu.is_shuntsu() {
                runs |= bit;
                pairs += u8::from(odd & bit != 0);
                odd ^= bit;
            } else {
                ankou |= bit;
                fu += if bit & YAOCHUU != 0 { 8 } else { 4 };
            }
        }
        let (shuntsu, koutsu) = (runs | self.shuntsu, ankou | self.koutsu);
        let jantou = 1u64 << way.jantou().index();
        let jantou_fu = jantou_fu(way.jantou(), self.situation, self.rules);
        fu += jantou_fu;
        let found = self.find_standard(shuntsu, koutsu, jantou, pairs);

        let (index, ron) = (self.tile.index(), !self.situation.is_tsumo());
        let at = |start: usize| start < 34 && runs >> start & 1 == 1;
        let mut read = |block: Block, wait_fu: u8, open_koutsu: bool| {
            let mut found = found;
            let (mut ankou, mut fu) = (ankou, fu + wait_fu);
            if open_koutsu {
                ankou &= !(1 << index);
                fu -= if self.tile.is_yaochuu() { 4 } else { 2 };
            }
            let tanki = matches!(block, Block::Jantou);
            match ankou.count_ones() {
                3 => found.add(true, Yaku::Sanankou),
                4 => {
                    found.add(!tanki, Yaku::Suuankou);
                    found.add(tanki, Yaku::SuuankouTanki);
                }
                _ => {}
            }
            let flat = koutsu == 0 && jantou_fu == 0 && wait_fu == 0;
            let fu = if flat && self.closed && self.rules.pinfu(!ron) {
                found.add(true, Yaku::Pinfu);
                if ron { 30 } else { 20 }
            } else {
                if fu == 20 { 30 } else { fu.div_ceil(10) * 10 }
            };
            let worth = self.worth(found, fu);
            visit(Evaluated { form: WinForm::Standard(*way), block, worth });
        };
        if way.jantou() == self.tile {
            read(Block::Jantou, 2, false);
        }
        if runs & (0b111 << index) >> 2 != 0 {
            let rank = self.tile.rank();
            for (start, penchan) in [
                (index.wrapping_sub(2), rank == 3),
                (index.wrapping_sub(1), true),
                (index, rank == 7),
            ] {
                if at(start) {
                    let run = Mentsu::from_code(start as u8 * 4);
                    read(Block::Mentsu(run), if penchan { 2 } else { 0 }, false);
                }
            }
        }
        if (ankou & !self.ankan) >> index & 1 == 1 {
            read(Block::Mentsu(Mentsu::koutsu(self.tile)), 0, ron);
        }
    }

    /// Yaku that every reading of a decomposition has.
    #[inline(always)]
    fn find_standard(&self, shuntsu: u64, koutsu: u64, jantou: u64, pairs: u8) -> Found {
        let mut found = self.shared;
        let closed = self.closed;
        if closed && pairs != 0 {
            found.add(pairs == 1, Yaku::Iipeikou);
            found.add(pairs == 2, Yaku::Ryanpeikou);
        }
        if shuntsu != 0 {
            found.add_if(
                shuntsu & shuntsu >> 3 & shuntsu >> 6 & FIRST_OF_SUITS != 0,
                Yaku::Ittsu,
                closed,
            );
            found.add_if(
                shuntsu & shuntsu >> 9 & shuntsu >> 18 & 0x7F != 0,
                Yaku::SanshokuDoujun,
                closed,
            );
            if (shuntsu & !EDGES) | (koutsu | jantou) & !YAOCHUU == 0 {
                let honors = (koutsu | jantou) & HONORS != 0;
                found.add_if(honors, Yaku::Chanta, closed);
                found.add_if(!honors, Yaku::Junchan, closed);
            }
        }
        if koutsu == 0 {
            return found;
        }
        if koutsu & HONORS != 0 {
            let has = |tile: Tile| koutsu >> tile.index() & 1 == 1;
            found.add(has(self.situation.seat.tile()), Yaku::SeatWind);
            found.add(has(self.situation.round.tile()), Yaku::RoundWind);
            found.add(has(Tile::White), Yaku::Haku);
            found.add(has(Tile::Green), Yaku::Hatsu);
            found.add(has(Tile::Red), Yaku::Chun);
            let dragons = (koutsu & DRAGONS).count_ones();
            found.add(dragons == 2 && jantou & DRAGONS != 0, Yaku::Shousangen);
            found.0 |= yakuman::of_honors(koutsu, jantou).bits();
        }
        found.add(koutsu & koutsu >> 9 & koutsu >> 18 & 0x1FF != 0, Yaku::SanshokuDoukou);
        found.add(shuntsu == 0, Yaku::Toitoi);
        found.add(self.kans == 3, Yaku::Sankantsu);
        found.add(self.kans == 4, Yaku::Suukantsu);
        found
    }

    /// Points of what was found.
    #[inline(always)]
    fn worth(&self, found: Found, fu: u8) -> Worth {
        let yaku = found.yaku();
        if yaku.bits() & YakuSet::YAKUMAN.bits() != 0 {
            return self.yakuman_worth(YakuSet::from_bits(yaku.bits() & YakuSet::YAKUMAN.bits()));
        }
        let yaku_han = found.han();
        let mut worth = Worth {
            yaku,
            yaku_han,
            han: yaku_han + self.dora.total(),
            fu,
            yakuman: 0,
            base: 0,
            limit: Limit::None,
            points: 0,
        };
        if yaku_han >= self.rules.minimum_han.max(1) {
            (worth.base, worth.limit) = base_points(worth.han, fu, self.rules);
            worth.points = total(worth.base, self.situation, self.rules);
        }
        if self.situation.flags & flag::RENHOU != 0 {
            return self.with_renhou(worth);
        }
        worth
    }

    #[cold]
    #[inline(never)]
    fn with_renhou(&self, without: Worth) -> Worth {
        let renhou = YakuSet::EMPTY.with(Yaku::Renhou);
        match self.rules.renhou {
            Renhou::Yakuman => self.yakuman_worth(renhou),
            Renhou::Mangan if without.base < 2_000 => Worth {
                yaku: renhou,
                yaku_han: 5,
                han: 5,
                base: 2_000,
                limit: Limit::Mangan,
                points: total(2_000, self.situation, self.rules),
                ..without
            },
            _ => without,
        }
    }

    #[cold]
    #[inline(never)]
    fn yakuman_worth(&self, mut yaku: YakuSet) -> Worth {
        if self.situation.has(flag::RENHOU) && self.rules.renhou == Renhou::Yakuman {
            yaku = yaku.with(Yaku::Renhou);
        }
        let multiple = yakuman::multiple(yaku, self.rules);
        let base = 8_000 * u32::from(multiple);
        Worth {
            yaku,
            yaku_han: 0,
            han: 0,
            fu: 0,
            yakuman: multiple,
            base,
            limit: Limit::Yakuman,
            points: total(base, self.situation, self.rules),
        }
    }
}

impl Rules {
    #[inline(always)]
    const fn pinfu(&self, tsumo: bool) -> bool {
        self.pinfu_tsumo || !tsumo
    }
}

/// The kinds of tiles in words that hold norths set aside, without these.
#[inline(always)]
fn kinds(tiles: &[u64; 4], kita: u8) -> u64 {
    let kinds = |word: u64| u64::from(SuitCounts::from_word(word).at_least(1).bits());
    let honors = tiles[3] - (u64::from(kita) << 12);
    // A nibble of more than 5 can't be: at most four copies passed the check.
    kinds(tiles[0]) | kinds(tiles[1]) << 9 | kinds(tiles[2]) << 18 | kinds(honors) << 27
}

/// Fu of a mentsu: 2 for a koutsu, doubled for terminals and honors, doubled if concealed, and
/// fourfold as a kantsu.
#[inline]
pub(super) const fn mentsu_fu(mentsu: Mentsu, concealed: bool) -> u8 {
    if mentsu.is_shuntsu() {
        return 0;
    }
    let doublings = mentsu.first().is_yaochuu() as u8 + concealed as u8;
    let doublings = if mentsu.len() == 4 { doublings + 2 } else { doublings };
    2 << doublings
}

/// Fu of the jantou: 2 for a dragon, the seat's or the round's wind.
#[inline]
pub(super) fn jantou_fu(tile: Tile, situation: &Situation, rules: &Rules) -> u8 {
    if !tile.is_honor() {
        return 0;
    }
    match Wind::from_tile(tile) {
        None => 2,
        Some(wind) => match (wind == situation.seat, wind == situation.round) {
            (true, true) => {
                if rules.double_wind_fu < 4 {
                    2
                } else {
                    4
                }
            }
            (false, false) => 0,
            _ => 2,
        },
    }
}

/// Fu of a wait.
#[inline]
pub(super) const fn wait_fu(shape: WaitShape) -> u8 {
    match shape {
        WaitShape::Kanchan | WaitShape::Penchan | WaitShape::Tanki => 2,
        _ => 0,
    }
}

/// Whether every bit of a word is a terminal.
#[inline]
pub(super) const fn all_terminals(kinds: u64) -> bool {
    kinds & !TERMINALS == 0
}
