//! The score of a hand: its best reading, the others, and the payments.

pub(in crate::riichi) mod evaluate;
pub(in crate::riichi) mod quick;
mod receipt;
pub(in crate::riichi) mod riichi_scores;
pub(in crate::riichi) mod score_waits;
pub(in crate::riichi) mod scored_reading;
#[cfg(feature = "plan")]
pub(in crate::riichi) mod self_drawn;

use crate::engine::BYTES_COUNT;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::Meld;
use crate::riichi::fu::FuItems;
use crate::riichi::payments::Payments;
use crate::riichi::payments::points::Limit;
use crate::riichi::refusal::no_win;
use crate::riichi::refusal::no_win::NoWin;
use crate::riichi::rules::Rules;
use crate::riichi::score::evaluate::{EvaluatedReading, ReadingVisitor, WonHand};
use crate::riichi::score::scored_reading::{ScoredReading, YakuHan, declared_koutsu};
use crate::riichi::situation::Situation;
use crate::riichi::tiles::dora::Dora;
use crate::riichi::tiles::winner_tiles::WinningTile;
use crate::riichi::yaku::set::YakuSet;

/// The score of a hand: its best reading (高点法), every other one, and the payments.
///
/// The best reading is the one with the most points, then a yakuman before a counted one, then the
/// most han, then the most fu, then the one that has the first yaku in the order of
/// [`Yaku`](crate::riichi::Yaku) which the other hasn't. A `Score` answers the common questions for
/// its best reading; [`best`](Score::best) has the rest.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::ron(tile!("8s"));
/// let score = score(&hand!("234567m23488p67s"), &won, &Rules::TENHOU).unwrap();
/// assert_eq!(score.points(), 2_900);
/// assert_eq!(score.yaku_set().to_string(), "pinfu tanyao");
/// ```
#[doc(alias = "点数")]
#[doc(alias = "高点法")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    readings: List<ScoredReading, 8>,
    payments: Payments,
}

impl Score {
    /// The best reading.
    #[must_use]
    pub fn best(&self) -> &ScoredReading {
        &self.readings[0]
    }

    /// Every reading, the best first and the others in the order of
    /// [`Hand::readings`](crate::Hand::readings). One that can't win has 0 points.
    #[must_use]
    pub fn readings(&self) -> &[ScoredReading] {
        &self.readings
    }

    /// The payments for the best reading.
    #[must_use]
    pub const fn payments(&self) -> &Payments {
        &self.payments
    }
}

/// The value of the best reading.
impl Score {
    /// The points received, without honba and sticks.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.best().points()
    }

    /// The han of yaku and dora; `None` with a yakuman.
    #[must_use]
    pub fn han(&self) -> Option<u8> {
        self.best().han()
    }

    /// The fu, rounded; `None` with a yakuman.
    #[must_use]
    pub fn fu(&self) -> Option<u8> {
        self.best().fu()
    }

    /// How many times a yakuman: 0 without one.
    #[must_use]
    pub fn yakuman(&self) -> u8 {
        self.best().yakuman()
    }

    /// The limit that caps the base points.
    #[must_use]
    pub fn limit(&self) -> Limit {
        self.best().limit()
    }

    /// The yaku with their han, in order; a yakuman has its multiple instead.
    #[must_use]
    pub fn yaku(&self) -> YakuHan<'_> {
        self.best().yaku()
    }

    /// The yaku. With a yakuman only yakuman are listed.
    #[must_use]
    pub fn yaku_set(&self) -> YakuSet {
        self.best().yaku_set()
    }

    /// The dora that count, by kind: none with a yakuman.
    #[must_use]
    pub fn dora(&self) -> Dora {
        self.best().dora()
    }

    /// The fu item by item.
    #[must_use]
    pub fn fu_items(&self) -> FuItems {
        self.best().fu_items()
    }
}

/// Scores a hand as it was won, with the reasons.
///
/// By ron the hand has 13 tiles, and the situation names the tile taken; by tsumo it has 14 and
/// knows which was drawn ([`Hand::drawn`]). Four tiles of a kan count three. It doesn't allocate.
///
/// ```
/// use mentsu::riichi::{Limit, NoWin, Rules, Situation, score};
/// use mentsu::{Wind, hand, tile};
///
/// let ron = Situation::ron(tile!("5m")).with_seat(Wind::South).with_riichi();
/// let won = score(&hand!("23467m345p34588s"), &ron.with_dora([tile!("7s")]), &Rules::TENHOU)?;
/// assert_eq!(won.yaku_set().to_string(), "riichi pinfu tanyao");
/// assert_eq!((won.han(), won.fu()), (Some(5), Some(30)));
/// assert_eq!((won.limit(), won.points()), (Limit::Mangan, 8_000));
///
/// let open = score(&hand!("234m456s11p78p(999s)"), &Situation::ron(tile!("9p")), &Rules::TENHOU);
/// assert!(matches!(open, Err(NoWin::NoYaku(_))));
/// # Ok::<(), NoWin>(())
/// ```
///
/// # Errors
/// [`NoWin`], if the situation is impossible, the tiles aren't won, or there is no yaku.
#[doc(alias = "点数計算")]
#[doc(alias = "calculate points")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    score_as(hand, WinningTile::of(hand, situation)?, situation, rules)
}

/// The score of a hand, with the error that the caller returns.
#[inline(always)]
pub(in crate::riichi) fn score_as<E: From<NoWin>>(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, E> {
    if BYTES_COUNT {
        return Ok(score_apart(hand, winning, situation, rules)?);
    }
    score_in_place(hand, winning, situation, rules)
}

/// The same, compiled once for all callers.
#[inline(never)]
fn score_apart(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, NoWin> {
    score_in_place(hand, winning, situation, rules)
}

#[inline(always)]
fn score_in_place<E: From<NoWin>>(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, E> {
    let mut words = [0; 4];
    let won = WonHand::checked(hand, winning, situation, rules, &mut words)?;
    // A score is large, so it is made in one place and moved once.
    let mut score = Score { readings: List::new(), payments: Payments::NONE };
    let mut all = AllReadings { readings: &mut score.readings, melds: hand.melds(), best: 0 };
    won.each_reading(&mut all);
    let best = all.best;
    if score.readings.get(best).is_none_or(|best| best.base_points() == 0) {
        return Err(no_win(&won).into());
    }
    if best > 0 {
        score.readings.as_mut_slice()[..=best].rotate_right(1);
    }
    score.payments = Payments::of_hand(&score.readings[0], situation, rules);
    Ok(score)
}

/// The readings of a hand, and which of them is the best so far.
struct AllReadings<'a> {
    readings: &'a mut List<ScoredReading, 8>,
    melds: &'a [Meld],
    best: usize,
}

impl ReadingVisitor for AllReadings<'_> {
    #[inline(always)]
    fn visit(&mut self, reading: EvaluatedReading, won: &WonHand<'_>) {
        let place = self.readings.len();
        let melds = declared_koutsu(self.melds);
        self.readings.push(ScoredReading::new(reading, won, melds));
        if place > 0 && self.readings[place].beats(&self.readings[self.best]) {
            self.best = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meld::MeldKind;
    use crate::mentsu::Mentsu;
    use crate::random::RandomSource as _;

    use crate::random::SplitMix64;
    use crate::riichi::quick_points;
    use crate::riichi::yaku::Yaku;
    use crate::tile::{Face, Tile};
    use crate::wind::Wind;

    const RULES: [Rules; 6] = [
        Rules::TENHOU,
        Rules::MAHJONG_SOUL.with_minimum_han(3),
        Rules::EMA,
        Rules::WRC.with_rinshan_fu(false).with_pinfu_tsumo(false),
        Rules::M_LEAGUE.with_open_tanyao(false),
        Rules::MAHJONG_SOUL.with_kan_dora(false).with_ippatsu(false).with_ura(false),
    ];

    /// A win without one tile, and that tile: of few kinds so that there are many forms, or of all
    /// kinds. Some of the mentsu are declared.
    fn won(random: &mut SplitMix64) -> Option<(Hand, Face)> {
        let kinds = [&Tile::ALL[..], &Tile::ALL[18..27], &Tile::ALL[20..34]][random.below(3)];
        let pick = |random: &mut SplitMix64| kinds[random.below(kinds.len())];
        let jantou = pick(random);
        let (mut concealed, mut melds) =
            (List::<Face, 14>::of([jantou.into(); 2]), List::<Meld, 4>::new());
        let declared = random.below(4).saturating_sub(1);
        for nth in 0..4 {
            let (tile, kind) = (pick(random), random.below(8));
            let mentsu = Mentsu::shuntsu(tile).ok().filter(|_| kind > 2);
            let mentsu = mentsu.unwrap_or(Mentsu::koutsu(tile));
            let faces = || mentsu.tiles().map(Face::from);
            if nth >= declared {
                concealed.push_all(faces());
            } else if mentsu.is_shuntsu() || kind > 5 {
                let kind = if mentsu.is_shuntsu() { MeldKind::Chi } else { MeldKind::Pon };
                melds.push(Meld::from_faces(kind, &List::<Face, 3>::of(faces())).ok()?);
            } else {
                melds.push(Meld::ankan([tile; 4]).ok()?);
            }
        }
        let reds = concealed.into_iter().map(|face| match random.below(4) {
            0 => Face::red(face.tile()).unwrap_or(face),
            _ => face,
        });
        let concealed = List::<Face, 14>::of(reds);
        let face = concealed[random.below(concealed.len())];
        let hand = Hand::new(concealed, &melds).ok()?;
        Some((hand.discard(face).ok()?, face))
    }

    type Event = fn(Situation) -> Situation;

    /// Some rare circumstances, many of them impossible.
    fn with_events(mut asked: Situation, random: &mut SplitMix64) -> Situation {
        let mut once_in = |n| random.below(n) == 0;
        let events: [(usize, Event); 12] = [
            (3, Situation::with_ippatsu),
            (5, Situation::with_double_riichi),
            (5, Situation::with_haitei),
            (5, Situation::with_houtei),
            (9, Situation::with_rinshan),
            (9, Situation::with_chankan),
            (20, Situation::with_robbed_ankan),
            (20, Situation::with_tenhou),
            (20, Situation::with_renhou),
            (9, |asked| asked.with_kita(1)),
            (4, |asked| asked.with_discarder(Wind::West)),
            (9, |asked| asked.with_pao(Yaku::Daisangen, Wind::South)),
        ];
        for (often, event) in events {
            asked = if once_in(often) { event(asked) } else { asked };
        }
        let faces = |random: &mut SplitMix64| {
            let tile = Tile::ALL[random.below(34)];
            Face::red(tile).unwrap_or(Face::plain(tile))
        };
        let count = random.below(7);
        let dora = List::<Face, 6>::of((0..count).map(|_| faces(random)));
        let ura = List::<Face, 6>::of(
            (0..count.saturating_sub(random.below(9) / 8)).map(|_| faces(random)),
        );
        asked.with_dora(dora).with_ura(ura)
    }

    #[test]
    fn points_alone_are_those_of_the_score() {
        let (mut random, mut paid) = (SplitMix64::new(1), [0; 9]);
        for nth in 0..300_000 {
            let Some((hand, tile)) = won(&mut random) else { continue };
            let mut asked = if nth % 2 == 0 { Situation::tsumo() } else { Situation::ron(tile) };
            asked = asked.with_seat(Wind::ALL[nth / 2 % 4]).with_dora([Tile::ALL[nth % 34]]);
            if nth / 8 % 2 == 0 && hand.is_closed() {
                asked = asked.with_riichi().with_ura([Tile::ALL[nth % 33]]);
            }
            if random.below(4) == 0 {
                asked = with_events(asked, &mut random);
            }
            let Ok(hand) = (if nth % 2 == 0 { hand.draw(tile) } else { Ok(hand) }) else {
                continue;
            };
            let rules = &RULES[nth / 16 % 6];
            let one = score(&hand, &asked, rules);
            assert_eq!(
                quick_points(&hand, &asked, rules),
                one.as_ref().map(Score::points).map_err(|why| *why)
            );
            if let Ok(score) = one {
                paid[score.readings().len()] += 1;
                assert_eq!(
                    *score.payments(),
                    Payments::of(score.best().base_points(), &asked, rules)
                );
            }
        }
        assert!(paid[1..5].iter().all(|&paid| paid > 100), "{paid:?}");
    }
}
