//! The score of a hand, with everything it is made of.

use core::fmt;
use core::ops::Deref;

use smallvec::SmallVec;

use super::check::{Impossible, check};
use super::dora::Dora;
use super::evaluate::{Context, Evaluated, Worth, jantou_fu, mentsu_fu, wait_fu};
use super::fu::{FuItem, FuItems, FuReason};
use super::held::Held;
use super::payments::Payments;
use super::points::Limit;
use super::rules::Rules;
use super::situation::Situation;
use super::yaku::{Yaku, YakuSet};
use super::yakuman::multiple_of;
use crate::agari::WinForm;
use crate::hand::Hand;
use crate::meld::Meld;
use crate::mentsu::Mentsu;
use crate::shanten::{Shanten, of_each_form_among};
use crate::tile_set::TileSet;
use crate::wait::{Block, Reading};

/// What a hand is worth: its best reading (高点法), every other one, and who pays what.
///
/// The best reading is the one with the most points, then a yakuman before a counted one, then
/// the most han, then the most fu, then the one that has the first yaku in the order of
/// [`Yaku`] which the other hasn't. A `Score` can be asked everything that its best
/// [`ScoredReading`] can.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
///
/// let won = Situation::ron("8s".parse()?);
/// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
/// assert_eq!(score.points(), 2_900);
/// assert_eq!(score.yaku_set().to_string(), "pinfu tanyao");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "点数")]
#[doc(alias = "和了点")]
#[doc(alias = "points")]
#[doc(alias = "高点法")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    readings: SmallVec<[ScoredReading; 8]>,
    payments: Payments,
}

impl Score {
    /// The best reading.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.best(), &score.readings()[0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "高点法")]
    #[must_use]
    pub fn best(&self) -> &ScoredReading {
        &self.readings[0]
    }

    /// Every reading, the best first and the others in the order of
    /// [`readings`](crate::wait::readings). One that can't win has 0 points.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.readings().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "高点法")]
    #[doc(alias = "interpretations")]
    #[must_use]
    pub fn readings(&self) -> &[ScoredReading] {
        &self.readings
    }

    /// Who pays what for the best reading.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.payments().received(), 2_900);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "支払い")]
    #[must_use]
    pub const fn payments(&self) -> &Payments {
        &self.payments
    }
}

impl Deref for Score {
    type Target = ScoredReading;

    /// The best reading.
    fn deref(&self) -> &ScoredReading {
        self.best()
    }
}

/// One reading of a won hand with what it is worth.
///
/// ```
/// use mentsu::riichi::{Rules, ScoredReading, Situation, score};
///
/// let won = Situation::ron("8s".parse()?);
/// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
/// let best: &ScoredReading = score.best();
/// assert_eq!((best.han(), best.fu()), (Some(2), Some(30)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "高点法")]
#[doc(alias = "interpretation")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ScoredReading {
    reading: Reading,
    yaku: YakuSet,
    base: u32,
    points: u32,
    dora: Dora,
    yaku_han: u8,
    han: u8,
    fu: u8,
    yakuman: u8,
    limit: Limit,
    closed: bool,
    tsumo: bool,
    /// Fu of ron with a closed hand, or of tsumo.
    tsumo_fu: u8,
    jantou_fu: u8,
    doubled: YakuSet,
    melds: Declared,
}

/// The mentsu of the melds, and a bit for each that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Declared {
    mentsu: [Mentsu; 4],
    len: u8,
    open: u8,
}

impl Declared {
    #[inline(always)]
    fn new(melds: &[Meld]) -> Declared {
        let mut all = Declared { mentsu: [Mentsu::from_code(0); 4], len: 0, open: 0 };
        for (slot, meld) in all.mentsu.iter_mut().zip(melds) {
            *slot = meld.mentsu();
            all.open |= u8::from(meld.is_open()) << all.len;
            all.len += 1;
        }
        all
    }
}

impl ScoredReading {
    /// The winning form with the winning tile placed.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.reading().shape(), mentsu::WaitShape::Ryanmen);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "和了形")]
    #[doc(alias = "interpretation")]
    #[must_use]
    pub const fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The yaku. With a yakuman only yakuman are listed.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku_set().contains(Yaku::Pinfu));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "役")]
    #[must_use]
    pub const fn yaku_set(&self) -> YakuSet {
        self.yaku
    }

    /// The yaku with their han, in order; of yakuman the multiple.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, Yaku, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert!(score.yaku().eq([(Yaku::Pinfu, 1), (Yaku::Tanyao, 1)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "役")]
    #[doc(alias = "役一覧")]
    pub fn yaku(&self) -> impl Iterator<Item = (Yaku, u8)> + '_ {
        self.yaku.iter().map(|yaku| {
            let worth = if self.yakuman > 0 {
                1 + u8::from(self.doubled.contains(yaku))
            } else if self.closed {
                yaku.closed_han()
            } else {
                yaku.open_han()
            };
            (yaku, worth)
        })
    }

    /// The dora that count, by kind: none with a yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.dora().total(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ドラ")]
    #[must_use]
    pub const fn dora(&self) -> Dora {
        self.dora
    }

    /// The han of yaku and dora; `None` with a yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.han(), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "翻")]
    #[doc(alias = "fan")]
    #[doc(alias = "doubles")]
    #[doc(alias = "飜")]
    #[must_use]
    pub const fn han(&self) -> Option<u8> {
        if self.yakuman > 0 { None } else { Some(self.han) }
    }

    /// The han of the yaku alone; 0 with a yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.yaku_han(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "飜")]
    #[doc(alias = "翻")]
    #[must_use]
    pub const fn yaku_han(&self) -> u8 {
        self.yaku_han
    }

    /// The fu, rounded; `None` with a yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.fu(), Some(30));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "minipoints")]
    #[doc(alias = "符")]
    #[must_use]
    pub const fn fu(&self) -> Option<u8> {
        if self.yakuman > 0 { None } else { Some(self.fu) }
    }

    /// How many times a yakuman: 0 without one.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.yakuman(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "役満")]
    #[must_use]
    pub const fn yakuman(&self) -> u8 {
        self.yakuman
    }

    /// The limit that caps the base points.
    ///
    /// ```
    /// use mentsu::riichi::{Limit, Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.limit(), Limit::None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "満貫")]
    #[doc(alias = "mangan")]
    #[must_use]
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// The base points (基本点) of which the payments are multiples.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.base_points(), 30 << (2 + 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "基本点")]
    #[doc(alias = "kihonten")]
    #[must_use]
    pub const fn base_points(&self) -> u32 {
        self.base
    }

    /// The points received for the reading, without honba and sticks; 0 if it can't win.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let won = Situation::ron("8s".parse()?);
    /// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
    /// assert_eq!(score.points(), 2_900);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "点数")]
    #[doc(alias = "score")]
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// The fu item by item; they add up to [`fu`](Self::fu). None with a yakuman.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    ///
    /// let hand = "234m45p678s55z(777z)".parse()?;
    /// let score = score(&hand, &Situation::ron("3p".parse()?), &Rules::TENHOU)?;
    /// let items: Vec<String> =
    ///     score.fu_items().iter().map(|item| format!("{} {}", item.reason, item.fu)).collect();
    /// assert_eq!(items, ["base 20", "open 777z 4", "jantou 55z 2", "rounding 4"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "符計算")]
    #[doc(alias = "fu breakdown")]
    #[must_use]
    pub fn fu_items(&self) -> FuItems {
        let mut items = FuItems::new();
        if self.yakuman > 0 {
            return items;
        }
        let way = match self.reading.form() {
            WinForm::Standard(way) => way,
            WinForm::Chiitoitsu(_) => {
                items.push(FuItem { reason: FuReason::Chiitoitsu, fu: 25 });
                return items;
            }
            WinForm::Kokushi { .. } => return items,
        };
        let pinfu = self.yaku.contains(Yaku::Pinfu);
        let mut sum = 0;
        let mut push = |reason: FuReason, fu: u8| {
            if fu > 0 {
                items.push(FuItem { reason, fu });
            }
            sum += fu;
            sum
        };
        push(FuReason::Base, 20);
        if !self.tsumo {
            push(FuReason::MenzenRon, self.tsumo_fu);
        } else if !pinfu {
            push(FuReason::Tsumo, self.tsumo_fu);
        }
        let mut by_ron = match self.reading.block() {
            Block::Mentsu(mentsu) if !self.tsumo => Some(mentsu),
            _ => None,
        };
        for &mentsu in way.mentsu() {
            let concealed = by_ron != Some(mentsu);
            if !concealed {
                by_ron = None;
            }
            push(FuReason::Mentsu { mentsu, concealed }, mentsu_fu(mentsu, concealed));
        }
        for (i, &mentsu) in self.melds.mentsu[..usize::from(self.melds.len)].iter().enumerate() {
            let concealed = self.melds.open >> i & 1 == 0;
            push(FuReason::Mentsu { mentsu, concealed }, mentsu_fu(mentsu, concealed));
        }
        push(FuReason::Jantou(way.jantou()), self.jantou_fu);
        let shape = self.reading.shape();
        let sum = push(FuReason::Wait(shape), wait_fu(shape));
        if sum == 20 && !pinfu {
            items.push(FuItem { reason: FuReason::OpenPinfu, fu: self.fu - sum });
        } else if self.fu > sum {
            items.push(FuItem { reason: FuReason::Rounding, fu: self.fu - sum });
        }
        items
    }

    #[inline(always)]
    fn new(evaluated: Evaluated, context: &Context<'_>, melds: Declared) -> ScoredReading {
        let Worth { yaku, yaku_han, han, fu, yakuman, base, limit, points } = evaluated.worth;
        let dora =
            if yaku_han + context.dora.total() == han { context.dora } else { Dora::default() };
        let jantou = match evaluated.form {
            WinForm::Standard(way) => {
                jantou_fu(1 << way.jantou().index(), context.situation, context.rules)
            }
            _ => 0,
        };
        ScoredReading {
            reading: Reading::new(context.tile, evaluated.form, evaluated.block),
            yaku,
            base,
            points,
            dora,
            yaku_han,
            han,
            fu,
            yakuman,
            limit,
            closed: context.closed,
            tsumo: context.situation.is_tsumo(),
            tsumo_fu: context.tsumo_fu,
            jantou_fu: jantou,
            doubled: context.rules.double_yakuman,
            melds,
        }
    }
}

impl fmt::Debug for ScoredReading {
    /// The reading, the yaku and what it is worth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScoredReading")
            .field("form", &self.reading.form())
            .field("block", &self.reading.block())
            .field("yaku", &self.yaku)
            .field("dora", &self.dora)
            .field("han", &self.han())
            .field("fu", &self.fu())
            .field("yakuman", &self.yakuman)
            .field("points", &self.points)
            .finish_non_exhaustive()
    }
}

/// Why a hand has no score.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let hand: Hand = "234m456s11p78p(999s)".parse()?;
/// let ask = |tile: &str| {
///     let situation = Situation::ron(tile.parse().unwrap());
///     score(&hand, &situation, &Rules::TENHOU).unwrap_err()
/// };
/// assert!(matches!(ask("1m"), NoWin::NotWon { .. }));
/// assert!(matches!(ask("9p"), NoWin::NoYaku(_)));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "chombo")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoWin {
    /// The situation can't be.
    Impossible(Impossible),
    /// The tiles aren't won.
    #[doc(alias = "不聴")]
    #[doc(alias = "noten")]
    NotWon {
        /// How many tiles they are away from tenpai, with the winning tile.
        shanten: Shanten,
    },
    /// No reading has a yaku (役なし). Dora are none.
    #[doc(alias = "yakuless")]
    #[doc(alias = "役なし")]
    NoYaku(Missing),
    /// No reading has as many han of yaku as the rules ask for (縛り).
    #[doc(alias = "縛り")]
    BelowMinimum(Missing),
}

/// How many han of yaku each reading of a won hand has, where none has enough; in the order of
/// [`readings`](crate::wait::readings).
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let mut rules = Rules::TENHOU;
/// rules.minimum_han = 4;
/// let hand = "234567m23488p67s".parse()?;
/// let none = score(&hand, &Situation::ron("8s".parse()?), &rules);
/// let Err(NoWin::BelowMinimum(missing)) = none else { panic!("{none:?}") };
/// assert_eq!((missing.han(), missing.minimum()), (&[2][..], 4));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "翻不足")]
#[doc(alias = "han shortage")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing {
    han: [u8; 8],
    len: u8,
    /// How many han it takes.
    minimum: u8,
}

impl Missing {
    /// The han of each reading.
    ///
    /// ```
    /// use mentsu::riichi::{NoWin, Rules, Situation, score};
    ///
    /// let mut rules = Rules::TENHOU;
    /// rules.minimum_han = 4;
    /// let hand = "234567m23488p67s".parse()?;
    /// let none = score(&hand, &Situation::ron("8s".parse()?), &rules);
    /// let Err(NoWin::BelowMinimum(missing)) = none else { panic!("{none:?}") };
    /// assert_eq!(missing.han(), [2]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "飜")]
    #[doc(alias = "翻")]
    #[must_use]
    pub fn han(&self) -> &[u8] {
        &self.han[..usize::from(self.len)]
    }

    /// How many han of yaku it takes.
    ///
    /// ```
    /// use mentsu::riichi::{NoWin, Rules, Situation, score};
    ///
    /// let mut rules = Rules::TENHOU;
    /// rules.minimum_han = 4;
    /// let hand = "234567m23488p67s".parse()?;
    /// let none = score(&hand, &Situation::ron("8s".parse()?), &rules);
    /// let Err(NoWin::BelowMinimum(missing)) = none else { panic!("{none:?}") };
    /// assert_eq!(missing.minimum(), 4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "縛り")]
    #[doc(alias = "shibari")]
    #[must_use]
    pub const fn minimum(&self) -> u8 {
        self.minimum
    }
}

impl From<Impossible> for NoWin {
    fn from(error: Impossible) -> NoWin {
        NoWin::Impossible(error)
    }
}

impl fmt::Display for NoWin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWin::Impossible(error) => error.fmt(f),
            NoWin::NotWon { shanten } => write!(f, "not won: shanten {}", shanten.get()),
            NoWin::NoYaku(_) => f.write_str("no yaku"),
            NoWin::BelowMinimum(missing) => {
                let most = missing.han().iter().max().copied().unwrap_or(0);
                write!(f, "{most} han of yaku, but it takes {}", missing.minimum)
            }
        }
    }
}

impl core::error::Error for NoWin {}

/// What the hand is worth with the winning tile of the situation, and why.
///
/// The hand has 13 tiles, four of a kan counting three, and is without the winning tile, which
/// may be a red five. No heap is touched.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::{Limit, NoWin, Rules, Situation, Wind, score};
///
/// let hand = "23467m345p34588s".parse()?;
/// let situation =
///     Situation::ron("5m".parse()?).seat(Wind::South).riichi().dora([Tile::S7]);
/// let score = score(&hand, &situation, &Rules::TENHOU)?;
/// assert_eq!(score.yaku_set().to_string(), "riichi pinfu tanyao");
/// assert_eq!((score.han(), score.fu()), (Some(5), Some(30)));
/// assert_eq!((score.limit(), score.points()), (Limit::Mangan, 8_000));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Without a yaku it says so:
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let hand = "234m456s11p78p(999s)".parse()?;
/// let none = score(&hand, &Situation::ron("9p".parse()?), &Rules::TENHOU);
/// assert!(matches!(none, Err(NoWin::NoYaku(_))));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
///
/// # Errors
/// [`NoWin`], if the situation can't be, the tiles aren't won, or there is no yaku.
#[doc(alias = "点数計算")]
#[doc(alias = "evaluate")]
#[doc(alias = "calculate points")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    let held = Held::new(hand, situation);
    check(hand, &held, situation, rules)?;
    let context = Context::new(held, situation, rules);
    let melds = Declared::new(hand.melds());
    let mut readings: SmallVec<[ScoredReading; 8]> = SmallVec::new();
    let mut best: Option<(usize, Worth)> = None;
    context.visit(|evaluated| {
        if best.as_ref().is_none_or(|(_, worth)| evaluated.worth.beats(worth)) {
            best = Some((readings.len(), evaluated.worth));
        }
        readings.push(ScoredReading::new(evaluated, &context, melds));
    });
    match best {
        Some((index, worth)) if worth.points > 0 => {
            readings[..=index].rotate_right(1);
            let payments =
                Payments::of_hand(worth.base, worth.yaku, worth.yakuman, situation, rules);
            Ok(Score { readings, payments })
        }
        _ => Err(no_win(&context, readings.iter().map(|reading| reading.yaku_han))),
    }
}

/// Why a hand without a winning reading has none.
#[cold]
#[inline(never)]
pub(super) fn no_win(context: &Context<'_>, han: impl Iterator<Item = u8>) -> NoWin {
    let minimum = context.rules.minimum_han.max(1);
    let mut missing = Missing { han: [0; 8], len: 0, minimum };
    for (slot, han) in missing.han.iter_mut().zip(han) {
        *slot = han;
        missing.len += 1;
    }
    if missing.len == 0 {
        let in_play = if context.rules.sanma { TileSet::SANMA } else { TileSet::ALL };
        NoWin::NotWon { shanten: of_each_form_among(&context.held.won, in_play).least() }
    } else if missing.han().iter().all(|&han| han == 0) {
        NoWin::NoYaku(missing)
    } else {
        NoWin::BelowMinimum(missing)
    }
}

impl Rules {
    /// How many yakuman one is worth: 1 or 2.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Yaku};
    ///
    /// assert_eq!(Rules::MAHJONG_SOUL.yakuman_multiple(Yaku::Kokushi13), 2);
    /// assert_eq!(Rules::TENHOU.yakuman_multiple(Yaku::Kokushi13), 1);
    /// ```
    #[doc(alias = "ダブル役満")]
    #[doc(alias = "役満の倍率")]
    #[must_use]
    pub const fn yakuman_multiple(&self, yakuman: Yaku) -> u8 {
        multiple_of(yakuman, self)
    }
}
