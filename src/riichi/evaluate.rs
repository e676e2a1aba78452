//! The one walk over a won hand's readings that everything asks but points alone, which know the best
//! reading of a decomposition beforehand: masks instead of lists.
//!
//! A hand's mentsu are words of 34 bits: where shuntsu begin, of which tiles there are koutsu
//! (kantsu included). Yaku are tests on these words. Whatever doesn't depend on the decomposition is
//! found once ([`Context`]), whatever doesn't depend on the block of the winning tile once for a
//! decomposition ([`Decomposed`]).

use super::dora::Dora;
use super::found::Found;
use super::fu::{concealed_koutsu, jantou_fu};
use super::held::{ENDS, Held};
use super::points::{Limit, base_points, total};
use super::rules::{Renhou, Rules};
use super::situation::{Situation, flag};
use super::yaku::Yaku;
use super::yaku_set::YakuSet;
use super::yakuman;
use crate::engine::{BlockMasks, HandSplit, splits};
use crate::form::{Decomposition, WinForm, chiitoitsu, kokushi};
use crate::mentsu::Mentsu;
use crate::tile::{Tile, TileSet};
use crate::wait::Block;

const YAOCHUU: u64 = TileSet::YAOCHUU.bits();
const HONORS: u64 = TileSet::HONORS.bits();
/// 1, 10 and 19: the first ranks of the three number suits.
const FIRST_OF_SUITS: u64 = 1 | 1 << 9 | 1 << 18;
/// Where 123 and 789 begin.
const EDGES: u64 = FIRST_OF_SUITS | FIRST_OF_SUITS << 6;

/// What all readings of a hand share.
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    pub(super) held: &'a Held,
    pub(super) tile: Tile,
    pub(super) closed: bool,
    pub(super) dora: Dora,
    /// Yaku and yakuman that don't depend on the decomposition.
    shared: Found,
    pub(super) tsumo_fu: u8,
}

/// What all readings of one decomposition share.
#[derive(Clone, Copy)]
pub(super) struct Decomposed {
    pub(super) found: Found,
    /// All fu but those of the wait, koutsu counted as concealed.
    pub(super) fu: u8,
    /// Concealed koutsu and ankan, as if by tsumo.
    pub(super) ankou: u8,
    pub(super) jantou_fu: u8,
    /// Whether a ryanmen makes it pinfu.
    pub(super) flat: bool,
    /// Where the winning tile may stand.
    pub(super) places: u8,
    /// Where it completes a kanchan, penchan or tanki.
    pub(super) narrow: u8,
}

/// Where the winning tile may stand in a decomposition, a bit for each block, in the order of
/// readings.
pub(super) mod places {
    pub(in crate::riichi) const JANTOU: u8 = 1;
    /// The highest of a shuntsu.
    pub(in crate::riichi) const HIGH: u8 = 1 << 1;
    pub(in crate::riichi) const MIDDLE: u8 = 1 << 2;
    /// The lowest of a shuntsu.
    pub(in crate::riichi) const LOW: u8 = 1 << 3;
    pub(in crate::riichi) const KOUTSU: u8 = 1 << 4;
    pub(in crate::riichi) const SHUNTSU: u8 = HIGH | MIDDLE | LOW;
}

/// Who wants to know of every reading.
pub(super) trait Visitor {
    fn visit(&mut self, evaluated: Evaluated);
}

/// One reading with what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Evaluated {
    pub(super) form: WinForm,
    pub(super) block: Block,
    pub(super) jantou_fu: u8,
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
    pub(super) fn new(held: &'a Held, situation: &'a Situation, rules: &'a Rules) -> Context<'a> {
        let closed = held.is_closed();
        let tsumo_fu = if situation.is_tsumo() {
            let rinshan = situation.has(flag::RINSHAN);
            if rinshan && !rules.rinshan_fu { 0 } else { 2 }
        } else {
            10 * u8::from(closed)
        };
        Context {
            situation,
            rules,
            held,
            tile: held.tile,
            closed,
            dora: Dora::count(held, situation, rules),
            shared: find_shared(held, situation, rules),
            tsumo_fu,
        }
    }

    /// Visits every reading in the order of [`readings`](crate::Hand::readings).
    #[inline(always)]
    pub(super) fn visit(&self, visitor: &mut impl Visitor) {
        for split in splits(&self.held.won) {
            self.visit_standard(&split, visitor);
        }
        if !self.held.has_melds() {
            if let Some(evaluated) = self.other_form() {
                visitor.visit(evaluated);
            }
        }
    }

    #[inline(always)]
    fn other_form(&self) -> Option<Evaluated> {
        let mut found = self.shared;
        let (form, fu) = if let Some(pairs) = chiitoitsu::pairs(&self.held.won) {
            found.add(true, Yaku::Chiitoitsu);
            (WinForm::Chiitoitsu(pairs), 25)
        } else {
            let jantou = kokushi::jantou(&self.held.won)?;
            found.add(jantou != self.tile, Yaku::Kokushi);
            found.add(jantou == self.tile, Yaku::Kokushi13);
            (WinForm::Kokushi { jantou }, 0)
        };
        let worth = self.worth(found, fu);
        Some(Evaluated { form, block: Block::Whole, jantou_fu: 0, worth })
    }

    #[inline(always)]
    fn visit_standard(&self, split: &HandSplit, visitor: &mut impl Visitor) {
        let (masks, form) = (split.masks(), WinForm::Standard(Decomposition::of(split.blocks())));
        let way = self.decomposed(&masks);
        let (index, ron) = (self.tile.index() as u8, !self.situation.is_tsumo());
        let mut left = way.places;
        while left != 0 {
            let nth = left.trailing_zeros() as u8;
            let place = 1 << nth;
            left ^= place;
            // A shuntsu has four times its first tile as its code, a koutsu one more.
            let code = match place {
                places::KOUTSU => 4 * index + 1,
                _ => (4 * (index + nth)).wrapping_sub(4 * 3),
            };
            let block = match place {
                places::JANTOU => Block::Jantou,
                _ => Block::Mentsu(Mentsu::from_code(code)),
            };
            let narrow = place & way.narrow != 0;
            let open_koutsu = ron && place == places::KOUTSU;
            let (found, fu) = way.read(self, narrow, open_koutsu, place == places::JANTOU);
            let worth = self.worth(found, fu);
            visitor.visit(Evaluated { form, block, jantou_fu: way.jantou_fu, worth });
        }
    }

    /// What every reading of a decomposition has.
    #[inline(always)]
    pub(super) fn decomposed(&self, masks: &BlockMasks) -> Decomposed {
        let held = self.held;
        let (shuntsu, koutsu) = (masks.shuntsu | held.shuntsu, masks.koutsu | held.koutsu);
        let jantou = masks.jantou;
        let (ankou, koutsu_fu) = concealed_koutsu(masks.koutsu);
        let jantou_fu = jantou_fu(jantou, self.situation, self.rules);
        let pinfu = self.closed && (self.rules.pinfu_tsumo || !self.situation.is_tsumo());

        let mut found = self.shared;
        found.add_twins(if self.closed { masks.equal_pairs } else { 0 });
        let ittsu = shuntsu & shuntsu >> 3 & shuntsu >> 6 & FIRST_OF_SUITS;
        found.add_if(ittsu != 0, Yaku::Ittsu, self.closed);
        let doujun = shuntsu & shuntsu >> 9 & shuntsu >> 18 & 0x7F;
        found.add_if(doujun != 0, Yaku::SanshokuDoujun, self.closed);
        let inside = (shuntsu & !EDGES) | (koutsu | jantou) & !YAOCHUU;
        if inside == 0 && shuntsu != 0 {
            let honors = (koutsu | jantou) & HONORS != 0;
            found.add_if(honors, Yaku::Chanta, self.closed);
            found.add_if(!honors, Yaku::Junchan, self.closed);
        }
        found.add_honors(koutsu, jantou, self.situation);
        let doukou = koutsu & koutsu >> 9 & koutsu >> 18 & 0x1FF;
        found.add(doukou != 0, Yaku::SanshokuDoukou);
        found.add(shuntsu == 0, Yaku::Toitoi);
        Decomposed {
            found,
            fu: 20 + self.tsumo_fu + held.fu + koutsu_fu + jantou_fu,
            ankou: ankou + held.ankan,
            jantou_fu,
            flat: pinfu && koutsu == 0 && jantou_fu == 0,
            places: self.places(masks),
            // 12 waits for 3, 89 for 7.
            narrow: match self.tile.rank() {
                3 => places::JANTOU | places::MIDDLE | places::HIGH,
                7 => places::JANTOU | places::MIDDLE | places::LOW,
                _ => places::JANTOU | places::MIDDLE,
            },
        }
    }

    /// In which blocks the winning tile may stand.
    #[inline(always)]
    fn places(&self, masks: &BlockMasks) -> u8 {
        let index = self.tile.index();
        let jantou = masks.jantou >> index & 1;
        // Shuntsu that begin two tiles before it, one tile before it, and with it.
        let shuntsu = masks.shuntsu << 2 >> index & 0b111;
        let koutsu = masks.koutsu >> index & 1;
        (jantou | shuntsu << 1 | koutsu << 4) as u8
    }

    /// Points of what was found.
    #[inline(always)]
    fn worth(&self, found: Found, fu: u8) -> Worth {
        let yaku = found.yaku();
        if !found.yakuman().is_empty() {
            return self.yakuman_worth(found.yakuman());
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
    fn yakuman_worth(&self, yaku: YakuSet) -> Worth {
        let (base, yaku) = yakuman::base_points(yaku, self.situation, self.rules);
        Worth {
            yaku,
            yaku_han: 0,
            han: 0,
            fu: 0,
            yakuman: (base / 8_000) as u8,
            base,
            limit: Limit::Yakuman,
            points: total(base, self.situation, self.rules),
        }
    }
}

/// Yaku of the situation, of the kinds of tiles held and of kans.
#[inline(always)]
fn find_shared(held: &Held, situation: &Situation, rules: &Rules) -> Found {
    let (flags, closed) = (situation.flags, held.is_closed());
    let mut found = Found::NONE;
    found.add(closed && situation.is_tsumo(), Yaku::MenzenTsumo);
    found.add(flags & flag::ANY_RIICHI == flag::RIICHI, Yaku::Riichi);
    if flags & !flag::RIICHI != 0 {
        found.add(flags & flag::DOUBLE_RIICHI != 0, Yaku::DoubleRiichi);
        found.add(flags & flag::IPPATSU != 0 && rules.ippatsu, Yaku::Ippatsu);
        found.add(flags & flag::CHANKAN != 0, Yaku::Chankan);
        found.add(flags & flag::RINSHAN != 0, Yaku::Rinshan);
        found.add(flags & flag::HAITEI != 0, Yaku::Haitei);
        found.add(flags & flag::HOUTEI != 0, Yaku::Houtei);
        let five_han = rules.renhou == Renhou::FiveHan;
        found.add(flags & flag::RENHOU != 0 && five_han, Yaku::Renhou);
    }
    let [man, pin, sou, honors] = held.tiles;
    let (numbers, honors) = (man | pin | sou, honors != 0);
    let simples = numbers & ENDS == 0 && !honors;
    found.add(simples && (closed || rules.open_tanyao), Yaku::Tanyao);
    let suits = u8::from(man != 0) + u8::from(pin != 0) + u8::from(sou != 0);
    if suits <= 1 {
        found.add_if(suits == 1 && honors, Yaku::Honitsu, closed);
        found.add_if(suits == 1 && !honors, Yaku::Chinitsu, closed);
    }
    let routou = held.is_routou();
    if routou {
        found.add(honors && numbers != 0, Yaku::Honroutou);
    }
    if held.kans >= 3 {
        found.add(held.kans == 3, Yaku::Sankantsu);
        found.add(held.kans == 4, Yaku::Suukantsu);
    }
    if flags & yakuman::FLAGS != 0 || routou || suits <= 1 {
        found.add_yakuman(yakuman::of_tiles(held, situation));
    }
    found
}

impl Decomposed {
    /// The yaku and fu of a reading: of a wait that has fu, with a koutsu that ron completed, or
    /// with the jantou as the block that was waited for.
    #[inline(always)]
    pub(super) fn read(
        &self,
        context: &Context<'_>,
        narrow: bool,
        open_koutsu: bool,
        tanki: bool,
    ) -> (Found, u8) {
        let Decomposed { mut found, mut fu, mut ankou, flat, .. } = *self;
        let opened = u8::from(open_koutsu);
        ankou -= opened;
        fu -= opened * if context.tile.is_yaochuu() { 4 } else { 2 };
        found.add(ankou == 3, Yaku::Sanankou);
        if ankou == 4 {
            found.add(!tanki, Yaku::Suuankou);
            found.add(tanki, Yaku::SuuankouTanki);
        }
        let pinfu = flat && !narrow;
        found.add(pinfu, Yaku::Pinfu);
        fu += 2 * u8::from(narrow);
        let counted = if fu == 20 { 30 } else { fu.div_ceil(10) * 10 };
        // Pinfu has nothing but the base and the fu of menzen ron; by tsumo not even its fu.
        let pinfu_fu = if context.situation.is_tsumo() { 20 } else { 30 };
        (found, if pinfu { pinfu_fu } else { counted })
    }
}
