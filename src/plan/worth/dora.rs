//! Dora of a winning hand: those that the indicators give, and the chances of ura dora.

use crate::list::List;
use crate::plan::states::{Question, Start, count};
use crate::riichi::{PlainWins, dora_of};
use crate::tile::Tile;

/// The most ura dora: five indicators of four tiles each.
pub(crate) const MOST_URA: usize = 20;

/// The most ura dora of one indicator.
pub(crate) const FEW_URA: usize = 4;

/// The tiles that are dora, and those that may turn out to be ura dora.
pub(crate) struct DoraOdds<'a> {
    start: &'a Start,
    dora: List<Tile, 5>,
    /// Dora that no concealed tile changes: kita, and red fives of melds.
    fixed: u8,
    kita: u8,
    /// How many ura indicators count; 0 where there are no ura dora.
    ura: u8,
    /// For each tile the indicator that makes it dora.
    indicators: [u8; Tile::COUNT],
    sanma: bool,
}

impl<'a> DoraOdds<'a> {
    pub(crate) fn new(question: &Question<'a>, wins: &PlainWins<'_>) -> DoraOdds<'a> {
        let Question { start, outlook, rules, .. } = *question;
        let (kita, sanma) = (outlook.kita(), rules.sanma());
        let counted = if rules.kan_dora() { outlook.dora().len() } else { 1 };
        let dora = outlook.dora().iter().take(counted);
        let dora = List::of(dora.map(|face| dora_of(face.tile(), sanma)));
        let ura = if outlook.ura() && rules.ura() { dora.count() as u8 } else { 0 };
        let mut indicators = [0; Tile::COUNT];
        for tile in start.kinds_in_play() {
            indicators[dora_of(tile, sanma).index()] = tile as u8;
        }
        DoraOdds { start, dora, fixed: kita + wins.reds(), kita, ura, indicators, sanma }
    }

    /// The dora of all tiles, kita and red fives of melds included, ura dora excluded.
    pub(crate) fn dora(&self, tiles: [u64; 4]) -> u8 {
        let set_aside = |tile: Tile| if tile == Tile::North { self.kita } else { 0 };
        let held = |tile: Tile| count(tiles[tile.index() / 9], tile.index() % 9);
        let count_of = |&tile: &Tile| held(tile) + set_aside(tile);
        self.dora.as_slice().iter().map(count_of).sum::<u8>() + self.fixed
    }

    /// Whether there may be ura dora.
    pub(crate) fn has_ura(&self) -> bool {
        self.ura > 0
    }

    /// A suit's tiles with the norths set aside.
    #[inline(always)]
    fn with_kita(&self, suit: usize, word: u64) -> u64 {
        if suit == 3 { word + (u64::from(self.kita) << 12) } else { word }
    }

    /// The unseen tiles that would make tiles of a suit ura dora, by how many. An indicator and its
    /// dora are of one suit.
    pub(crate) fn indicators_of(
        &self,
        suit: usize,
        concealed: u64,
        declared: u64,
    ) -> UraIndicators {
        let all = self.with_kita(suit, concealed + declared);
        let mut indicators = UraIndicators(0);
        for rank in (0..9).filter(|&rank| count(all, rank) > 0) {
            let of_kind = self.of_kind(suit, rank, count(all, rank), concealed);
            indicators = UraIndicators(indicators.0 + of_kind.0);
        }
        indicators
    }

    /// The unseen indicators of a kind of which the winner has `copies`.
    #[inline(always)]
    fn of_kind(&self, suit: usize, rank: usize, copies: u8, concealed: u64) -> UraIndicators {
        let indicator = usize::from(self.indicators[9 * suit + rank] % 9);
        UraIndicators::of(copies, self.start.left(suit, indicator, count(concealed, indicator)))
    }

    /// The indicators of four suits after one more tile from the wall. `concealed` and `declared`
    /// are the words of its suit without it.
    #[inline(always)]
    pub(crate) fn indicators_with(
        &self,
        of_suits: [UraIndicators; 4],
        tile: Tile,
        concealed: u64,
        declared: u64,
    ) -> UraIndicators {
        let (suit, rank) = (tile.index() / 9, tile.index() % 9);
        let all = self.with_kita(suit, concealed + declared);
        let copies = count(all, rank);
        let before = self.of_kind(suit, rank, copies, concealed);
        let with = self.of_kind(suit, rank, copies + 1, concealed);
        // The wall has one tile less that could be an indicator.
        let indicated = dora_of(tile, self.sanma).index() % 9;
        let fewer = UraIndicators::of(count(all, indicated), 1);
        let [man, pin, sou, honors] = of_suits.map(|UraIndicators(of_suit)| of_suit);
        UraIndicators(man + pin + sou + honors + with.0 - before.0 - fewer.0)
    }

    /// The chance of each number of ura dora: every unseen tile is as likely to be an indicator.
    /// `drawn`: how many tiles the winner has drawn at least.
    pub(crate) fn ura(&self, UraIndicators(all): UraIndicators, drawn: u8) -> UraOdds {
        let unseen = u32::from(self.start.tiles.saturating_sub(drawn)).max(1);
        let [one, two, three, four] = all.to_le_bytes().map(u32::from);
        let none = unseen.saturating_sub(one + two + three + four);
        let by_ura = [none, one, two, three, four];
        if self.ura == 1 {
            let share = 1.0 / unseen as f32;
            return UraOdds { chances: by_ura.map(|tiles| tiles as f32 * share), several: None };
        }
        let all = odds_of_several(by_ura, unseen, self.ura);
        let mut chances = [0.0; 5];
        chances.copy_from_slice(&all[..5]);
        UraOdds { chances, several: Some(all) }
    }
}

/// How many unseen tiles would be the indicator of one, two, three and four ura dora: a byte each
/// from the lowest, so that one addition adds up a suit. No hand's tiles have more than 56
/// indicators.
#[derive(Clone, Copy, Default)]
pub(crate) struct UraIndicators(u32);

impl UraIndicators {
    /// `tiles` unseen indicators of a kind of which the winner has `copies`.
    #[inline(always)]
    fn of(copies: u8, tiles: u8) -> UraIndicators {
        let byte = copies.clamp(1, 4) - 1;
        UraIndicators(if copies > 0 { u32::from(tiles) << (8 * byte) } else { 0 })
    }
}

/// The chance of each number of ura dora: of 0 to 4, and of all where there are several indicators.
#[derive(Clone, Copy)]
pub(crate) struct UraOdds {
    chances: [f32; 5],
    several: Option<[f32; MOST_URA + 1]>,
}

impl UraOdds {
    pub(crate) const NONE: UraOdds = UraOdds { chances: [1.0, 0.0, 0.0, 0.0, 0.0], several: None };

    /// Whether there is one indicator at most.
    #[inline(always)]
    pub(crate) fn is_few(&self) -> bool {
        self.several.is_none()
    }

    /// The expectation over ura dora of points with 0, 1, 2, … han on top, from `points` by han.
    #[inline(always)]
    pub(crate) fn expected<const ALL: usize, const MORE: usize>(
        &self,
        points: &[f32; ALL],
    ) -> [f32; MORE] {
        let mut expected = [0.0; MORE];
        let mut add = |ura: usize, chance: f32| {
            let points: Option<&[f32; MORE]> = points[ura..].first_chunk();
            for (expected, points) in expected.iter_mut().zip(points.into_iter().flatten()) {
                *expected += chance * points;
            }
        };
        match &self.several {
            None => (0..=FEW_URA).for_each(|ura| add(ura, self.chances[ura])),
            Some(all) => all.iter().enumerate().for_each(|(ura, &chance)| add(ura, chance)),
        }
        expected
    }
}

/// The chance of each sum of ura dora over several indicators drawn together.
fn odds_of_several(by_ura: [u32; 5], unseen: u32, indicators: u8) -> [f32; MOST_URA + 1] {
    let choose = |of: u32, some: u32| -> f64 {
        (0..some).map(|n| f64::from(of - n.min(of)) / f64::from(n + 1)).product()
    };
    let indicators = u32::from(indicators).min(unseen);
    // The number of ways, by indicators taken so far and their sum.
    let mut ways = [[0.0f64; MOST_URA + 1]; 6];
    ways[0][0] = 1.0;
    for (ura, &tiles) in by_ura.iter().enumerate() {
        let mut next = [[0.0; MOST_URA + 1]; 6];
        for (taken, by_sum) in ways.iter().enumerate() {
            for (sum, &known) in by_sum.iter().enumerate().filter(|&(_, &known)| known > 0.0) {
                for more in 0..=indicators as usize - taken.min(indicators as usize) {
                    let sum = sum + ura * more;
                    if sum <= MOST_URA {
                        next[taken + more][sum] += known * choose(tiles, more as u32);
                    }
                }
            }
        }
        ways = next;
    }
    let all = choose(unseen, indicators).max(1.0);
    ways[indicators as usize].map(|known| (known / all) as f32)
}
