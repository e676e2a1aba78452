//! The one walk over a won hand's readings that everything asks but points alone, which know the best
//! reading of a decomposition beforehand: masks instead of lists.
//!
//! A hand's mentsu are words of 34 bits: where shuntsu begin, of which tiles there are koutsu
//! (kantsu included). Yaku are tests on these words. Whatever doesn't depend on the decomposition is
//! found once ([`Context`]), whatever doesn't depend on the block of the winning tile once for a
//! decomposition ([`Decomposed`]).

use super::dora::Dora;
use super::events::flag;
use super::found::Found;
use super::held::Held;
use super::points::{Limit, base_points, total};
use super::rules::{Renhou, Rules};
use super::situation::Situation;
use super::yaku::Yaku;
use super::yaku_set::YakuSet;
use super::yakuman;
use crate::agari::{Masks, Way, WinForm, chiitoitsu, kokushi, ways};
use crate::mentsu::Mentsu;
use crate::tile::Tile;
use crate::tile_set::TileSet;
use crate::wait::{Block, WaitShape};

const YAOCHUU: u64 = TileSet::YAOCHUU.bits();
pub(super) const HONORS: u64 = TileSet::HONORS.bits();
const DRAGONS: u64 = TileSet::DRAGONS.bits();
/// 1, 10 and 19: the first ranks of the three number suits.
const FIRST_OF_SUITS: u64 = 1 | 1 << 9 | 1 << 18;
/// The nibbles of 1 and 9.
const ENDS: u64 = 0xF_0000_000F;
/// Where 123 and 789 begin.
const EDGES: u64 = FIRST_OF_SUITS | FIRST_OF_SUITS << 6;

/// What all readings of a hand share.
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    pub(super) held: Held,
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
    /// Whether a ryanmen makes it pinfu.
    pub(super) flat: bool,
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
    pub(super) fn new(held: Held, situation: &'a Situation, rules: &'a Rules) -> Context<'a> {
        let closed = held.is_closed();
        let tsumo_fu = if situation.is_tsumo() {
            let rinshan = situation.has(flag::RINSHAN);
            if rinshan && !rules.rinshan_fu { 0 } else { 2 }
        } else {
            10 * u8::from(closed)
        };
        let mut context = Context {
            situation,
            rules,
            held,
            tile: situation.face.tile(),
            closed,
            dora: Dora::count(&held, situation, rules),
            shared: Found::NONE,
            tsumo_fu,
        };
        context.shared = context.find_shared();
        context
    }

    /// Yaku of the situation, of the kinds of tiles held and of kans.
    #[inline(always)]
    fn find_shared(&self) -> Found {
        let flags = self.situation.flags;
        let mut found = Found::NONE;
        found.add(self.closed && self.situation.is_tsumo(), Yaku::MenzenTsumo);
        found.add(flags & flag::ANY_RIICHI == flag::RIICHI, Yaku::Riichi);
        if flags & !flag::RIICHI != 0 {
            found.add(flags & flag::DOUBLE_RIICHI != 0, Yaku::DoubleRiichi);
            found.add(flags & flag::IPPATSU != 0 && self.rules.ippatsu, Yaku::Ippatsu);
            found.add(flags & flag::CHANKAN != 0, Yaku::Chankan);
            found.add(flags & flag::RINSHAN != 0, Yaku::Rinshan);
            found.add(flags & flag::HAITEI != 0, Yaku::Haitei);
            found.add(flags & flag::HOUTEI != 0, Yaku::Houtei);
            let five_han = self.rules.renhou == Renhou::FiveHan;
            found.add(flags & flag::RENHOU != 0 && five_han, Yaku::Renhou);
        }
        let [man, pin, sou, honors] = self.held.tiles;
        let (numbers, honors) = (man | pin | sou, honors != 0);
        let simples = numbers & ENDS == 0 && !honors;
        found.add(simples && (self.closed || self.rules.open_tanyao), Yaku::Tanyao);
        let suits = u8::from(man != 0) + u8::from(pin != 0) + u8::from(sou != 0);
        if suits <= 1 {
            found.add_if(suits == 1 && honors, Yaku::Honitsu, self.closed);
            found.add_if(suits == 1 && !honors, Yaku::Chinitsu, self.closed);
        }
        let routou = self.is_routou();
        if routou {
            found.add(honors && numbers != 0, Yaku::Honroutou);
        }
        if self.held.kans >= 3 {
            found.add(self.held.kans == 3, Yaku::Sankantsu);
            found.add(self.held.kans == 4, Yaku::Suukantsu);
        }
        if flags & yakuman::FLAGS != 0 || routou || suits <= 1 {
            found.add_yakuman(yakuman::of_tiles(&self.held, self.situation));
        }
        found
    }

    /// Whether all tiles are terminals and honors.
    #[inline(always)]
    fn is_routou(&self) -> bool {
        let [man, pin, sou, _] = self.held.tiles;
        (man | pin | sou) & !ENDS == 0
    }

    /// Visits every reading in the order of [`readings`](crate::wait::readings).
    #[inline(always)]
    pub(super) fn visit(&self, mut visit: impl FnMut(Evaluated)) {
        for way in ways(&self.held.won) {
            self.visit_standard(&way, &mut visit);
        }
        if !self.held.has_melds() {
            self.visit_others(&mut visit);
        }
    }

    #[inline(always)]
    fn visit_others(&self, visit: &mut impl FnMut(Evaluated)) {
        if let Some(pairs) = chiitoitsu::pairs(&self.held.won) {
            let mut found = self.shared;
            found.add(true, Yaku::Chiitoitsu);
            let worth = self.worth(found, 25);
            visit(Evaluated { form: WinForm::Chiitoitsu(pairs), block: Block::Whole, worth });
        } else if self.is_routou() {
            if let Some(jantou) = kokushi::jantou(&self.held.won) {
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
    fn visit_standard(&self, way: &Way, visit: &mut impl FnMut(Evaluated)) {
        let (masks, form) = (way.masks(), WinForm::Standard(way.decomposition()));
        let way = self.decomposed(&masks);
        let mut read = |block: Block, wait_fu: u8, open_koutsu: bool| {
            let tanki = matches!(block, Block::Jantou);
            let (found, fu) = way.read(self, wait_fu, open_koutsu, tanki);
            visit(Evaluated { form, block, worth: self.worth(found, fu) });
        };
        let (index, ron) = (self.tile.index(), !self.situation.is_tsumo());
        if masks.jantou >> index & 1 == 1 {
            read(Block::Jantou, 2, false);
        }
        if masks.shuntsu & (0b111 << index) >> 2 != 0 {
            let rank = self.tile.rank();
            for (start, narrow) in [
                (index.wrapping_sub(2), rank == 3),
                (index.wrapping_sub(1), true),
                (index, rank == 7),
            ] {
                if start < 34 && masks.shuntsu >> start & 1 == 1 {
                    let run = Mentsu::from_code(start as u8 * 4);
                    read(Block::Mentsu(run), if narrow { 2 } else { 0 }, false);
                }
            }
        }
        if masks.koutsu >> index & 1 == 1 {
            read(Block::Mentsu(Mentsu::koutsu(self.tile)), 0, ron);
        }
    }

    /// What every reading of a decomposition has.
    #[inline(always)]
    pub(super) fn decomposed(&self, masks: &Masks) -> Decomposed {
        let held = &self.held;
        let (shuntsu, koutsu) = (masks.shuntsu | held.shuntsu, masks.koutsu | held.koutsu);
        let jantou = masks.jantou;
        let (ankou, koutsu_fu) = concealed_koutsu(masks.koutsu);
        let jantou_fu = jantou_fu(jantou, self.situation, self.rules);
        let pinfu = self.closed && (self.rules.pinfu_tsumo || !self.situation.is_tsumo());

        let mut found = self.shared;
        found.add_twins(if self.closed { masks.twins } else { 0 });
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
            flat: pinfu && koutsu == 0 && jantou_fu == 0,
        }
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

impl Decomposed {
    /// The yaku and fu of a reading: with the wait's fu, with a koutsu that ron completed, or with
    /// the jantou as the block that was waited for.
    #[inline(always)]
    pub(super) fn read(
        &self,
        context: &Context<'_>,
        wait_fu: u8,
        open_koutsu: bool,
        tanki: bool,
    ) -> (Found, u8) {
        let Decomposed { mut found, mut fu, mut ankou, flat } = *self;
        let opened = u8::from(open_koutsu);
        ankou -= opened;
        fu -= opened * if context.tile.is_yaochuu() { 4 } else { 2 };
        found.add(ankou == 3, Yaku::Sanankou);
        if ankou == 4 {
            found.add(!tanki, Yaku::Suuankou);
            found.add(tanki, Yaku::SuuankouTanki);
        }
        let pinfu = flat && wait_fu == 0;
        found.add(pinfu, Yaku::Pinfu);
        fu += wait_fu;
        let counted = if fu == 20 { 30 } else { fu.div_ceil(10) * 10 };
        // Pinfu has nothing but the base and the fu of menzen ron; by tsumo not even its fu.
        let pinfu_fu = if context.situation.is_tsumo() { 20 } else { 30 };
        (found, if pinfu { pinfu_fu } else { counted })
    }
}

/// How many koutsu there are, and their fu as concealed ones.
#[inline(always)]
fn concealed_koutsu(koutsu: u64) -> (u8, u8) {
    let suit = |suit: u32| CONCEALED_KOUTSU[(koutsu >> (9 * suit) & 0x1FF) as usize];
    let honors = CONCEALED_KOUTSU_OF_HONORS[(koutsu >> 27 & 0x7F) as usize];
    let sum = suit(0) + suit(1) + suit(2) + honors;
    (sum & 0xF, (sum >> 4) * 4)
}

/// By the ranks of a number suit: how many koutsu, and in the upper four bits a quarter of their
/// fu.
static CONCEALED_KOUTSU: [u8; 512] = koutsu_of(0x101);
static CONCEALED_KOUTSU_OF_HONORS: [u8; 128] = koutsu_of(0x7F);

/// Of suits of which these ranks are terminals or honors; of more than four koutsu nobody asks.
const fn koutsu_of<const N: usize>(yaochuu: usize) -> [u8; N] {
    let mut all = [0; N];
    let mut ranks = 0;
    while ranks < N {
        let (koutsu, ends) = (ranks.count_ones(), (ranks & yaochuu).count_ones());
        if koutsu <= 4 {
            all[ranks] = (koutsu + ((koutsu + ends) << 4)) as u8;
        }
        ranks += 1;
    }
    all
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

/// Fu of the jantou: 2 for a dragon, the seat's or the round's wind, and what the rules say for a
/// wind that is both.
#[inline(always)]
pub(super) fn jantou_fu(jantou: u64, situation: &Situation, rules: &Rules) -> u8 {
    let (seat, round) = (situation.seat.tile(), situation.round.tile());
    let (seat, round) = (1u64 << seat.index(), 1u64 << round.index());
    let twice = if rules.double_wind_fu < 4 { 0 } else { seat & round };
    2 * u8::from(jantou & (DRAGONS | seat | round) != 0) + 2 * u8::from(jantou & twice != 0)
}

/// Fu of a wait.
#[inline]
pub(super) const fn wait_fu(shape: WaitShape) -> u8 {
    match shape {
        WaitShape::Kanchan | WaitShape::Penchan | WaitShape::Tanki => 2,
        _ => 0,
    }
}
