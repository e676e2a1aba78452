//! What a win is worth with every number of dora more: one row of points for each fu, and the chances
//! of ura dora.

use super::outlook::Outlook;
use super::start::Start;
use crate::list::{Filler, List};
use crate::riichi::{PlainWins, PlainWorth, Rules, dora_of};
use crate::tile::Tile;

impl Filler for PlainWorth {
    const FILLER: PlainWorth = PlainWorth { han: 0, fu: 0, yakuman: 0 };
}

impl Filler for Tile {
    const FILLER: Tile = Tile::M1;
}

/// No hand has more readings.
type Worths = List<PlainWorth, 12>;

/// The most ura dora that are told apart: five indicators of four tiles each.
pub(super) const MOST_URA: usize = 20;

/// What 13 han and more are worth stands last.
const HAN: usize = 14;

/// As many times as any number of han more may be asked for.
const ROW: usize = HAN + MOST_MORE + MOST_URA;

/// What wins bring in, by fu and han; behind the last han goes on what it is worth.
pub(super) struct PointsTable {
    by_fu: [[f32; ROW]; 52],
    known: u64,
}

impl PointsTable {
    pub(super) const fn new() -> PointsTable {
        PointsTable { by_fu: [[0.0; ROW]; 52], known: 0 }
    }

    /// The points of so many fu, and of so many han and more.
    #[inline(always)]
    fn of<const N: usize>(&mut self, fu: u8, han: u8, wins: &PlainWins<'_>) -> [f32; N] {
        let place = usize::from(fu / 5);
        if self.known >> place & 1 == 0 {
            self.fill(place, fu, wins);
        }
        let row = &self.by_fu[place][usize::from(han).min(HAN - 1)..];
        row.first_chunk().copied().unwrap_or([0.0; N])
    }

    #[cold]
    fn fill(&mut self, place: usize, fu: u8, wins: &PlainWins<'_>) {
        self.known |= 1 << place;
        for (han, points) in self.by_fu[place].iter_mut().enumerate() {
            *points = wins.received_for(han.min(HAN - 1) as u8, fu) as f32;
        }
    }
}

/// One winning hand: its readings, and the dora that don't depend on luck.
pub(super) struct Won {
    worths: Worths,
    /// Dora of the indicators, kita and the red fives of melds.
    dora: u8,
    /// Whether every reading has han enough as it is.
    has_yaku: bool,
    minimum: u8,
}

/// The most han that events and red fives add, double riichi, ippatsu and haitei, thirteen red fives;
/// and with the few red fives of most rules, and one ura indicator.
pub(super) const MOST_MORE: usize = 18;
pub(super) const FEW_MORE: usize = 12;
pub(super) const FEW_URA: usize = 4;

impl Won {
    /// Of concealed tiles and the winning one among them.
    #[inline(always)]
    pub(super) fn of(
        concealed: [u64; 4],
        tile: Tile,
        dora: u8,
        wins: &PlainWins<'_>,
        minimum: u8,
    ) -> Won {
        let (mut worths, mut has_yaku) = (Worths::new(), true);
        wins.each_reading(concealed, tile, |worth| {
            has_yaku &= worth.yakuman > 0 || worth.han >= minimum;
            worths.push(worth);
        });
        Won { worths, dora, has_yaku, minimum }
    }

    /// Whether it may be won with so many han of events.
    #[inline(always)]
    pub(super) fn counts(&self, events: u8) -> bool {
        let enough = |worth: &PlainWorth| worth.yakuman > 0 || worth.han + events >= self.minimum;
        self.has_yaku || self.worths.iter().any(enough)
    }

    /// Whether every reading counts without events, so that it is all the same what adds han.
    #[inline(always)]
    pub(super) fn has_yaku(&self) -> bool {
        self.has_yaku
    }

    /// The points with no to so many han more, of readings that count with so many han of events.
    #[inline(always)]
    pub(super) fn points<const N: usize>(
        &self,
        events: u8,
        table: &mut PointsTable,
        wins: &PlainWins<'_>,
    ) -> [f32; N] {
        let mut most = [0.0; N];
        for worth in self.worths.as_slice() {
            let of_reading = if worth.yakuman > 0 {
                [wins.received(worth.yakuman) as f32; N]
            } else if worth.han + events >= self.minimum {
                table.of(worth.fu, worth.han + self.dora, wins)
            } else {
                continue;
            };
            for (most, points) in most.iter_mut().zip(of_reading) {
                *most = if points > *most { points } else { *most };
            }
        }
        most
    }

    /// Whether every reading counts with so many han of events, so that it is all the same whether
    /// there are more.
    #[inline(always)]
    pub(super) fn all_count(&self, events: u8) -> bool {
        let enough = |worth: &PlainWorth| worth.yakuman > 0 || worth.han + events >= self.minimum;
        self.worths.as_slice().iter().all(enough)
    }
}

/// What is left to luck: which tiles are dora, and which may turn out to be ura.
pub(super) struct Luck<'a> {
    start: &'a Start,
    /// The tiles that the indicators make dora.
    dora: List<Tile, 5>,
    /// Kita, and red fives of melds.
    sure: u8,
    kita: u8,
    /// How many ura indicators count, and 0 where none does.
    ura: u8,
    /// The indicator that makes each kind dora.
    indicators: [u8; Tile::COUNT],
}

impl<'a> Luck<'a> {
    pub(super) fn new(
        start: &'a Start,
        outlook: &Outlook,
        wins: &PlainWins<'_>,
        rules: &Rules,
    ) -> Luck<'a> {
        let counted = if rules.kan_dora() { outlook.dora().len() } else { 1 };
        let dora = outlook.dora().iter().take(counted);
        let dora = List::of(dora.map(|face| dora_of(face.tile(), rules.sanma())));
        let ura = if outlook.ura() && rules.ura() { dora.count() as u8 } else { 0 };
        let kita = outlook.kita();
        let mut indicators = [0; Tile::COUNT];
        for tile in start.rows_in_play() {
            indicators[dora_of(tile, rules.sanma()).index()] = tile as u8;
        }
        Luck { start, dora, sure: kita + wins.reds(), kita, ura, indicators }
    }

    /// The dora of all tiles that don't depend on luck, kita and the red fives of melds among them.
    pub(super) fn dora(&self, tiles: [u64; 4]) -> u8 {
        let set_aside = |tile: Tile| if tile == Tile::North { self.kita } else { 0 };
        let count_of = |&tile: &Tile| count(&tiles, tile) + set_aside(tile);
        self.dora.as_slice().iter().map(count_of).sum::<u8>() + self.sure
    }

    /// Whether ura dora are reckoned with.
    pub(super) fn has_ura(&self) -> bool {
        self.ura > 0
    }

    /// Which unseen tiles are an indicator of ura dora among the concealed tiles of a suit and those of
    /// melds, where such a tile may be about to come again.
    #[inline(always)]
    pub(super) fn indicators_of(
        &self,
        suit: usize,
        concealed: u64,
        declared: u64,
        again: Option<u8>,
    ) -> UraIndicators {
        let norths = if suit == 3 { u64::from(self.kita) << 12 } else { 0 };
        let mut word = concealed + declared + norths;
        let mut all = 0;
        while word != 0 {
            let rank = word.trailing_zeros() as usize / 4;
            let number = (word >> (4 * rank) & 0xF).min(4) as u32;
            word &= !(0xF << (4 * rank));
            // An indicator is of the same suit.
            let indicator = self.indicators[9 * suit + rank];
            let of_suit = usize::from(indicator % 9);
            let held = (concealed >> (4 * of_suit) & 0xF) as u8;
            let left = self.start.left(suit, of_suit, held);
            let left = u32::from(left.saturating_sub(u8::from(again == Some(indicator))));
            all += left << (8 * (number - 1));
        }
        UraIndicators(all)
    }

    /// The chance of each number of ura dora, told the indicators of all suits: any unseen tile may be
    /// one.
    pub(super) fn ura(&self, UraIndicators(all): UraIndicators, drawn: u8) -> Ura {
        let unseen = u32::from(self.start.tiles.saturating_sub(drawn)).max(1);
        let [one, two, three, four] = all.to_le_bytes().map(u32::from);
        let none = unseen.saturating_sub(one + two + three + four);
        let of_number = [none, one, two, three, four];
        if self.ura == 1 {
            let share = 1.0 / unseen as f32;
            return Ura { chances: of_number.map(|tiles| tiles as f32 * share), more: None };
        }
        let all = several(of_number, unseen, self.ura);
        let mut chances = [0.0; 5];
        chances.copy_from_slice(&all[..5]);
        Ura { chances, more: Some(all) }
    }
}

/// How many unseen tiles are an indicator of one, two, three and four ura dora: a byte each, from the
/// lowest, so that suits are added up at once. No hand's tiles have more than 56 indicators.
#[derive(Clone, Copy, Default)]
pub(super) struct UraIndicators(u32);

impl UraIndicators {
    /// Those of four suits, one of them replaced.
    #[inline(always)]
    pub(super) fn of_suits(all: [UraIndicators; 4], suit: usize, with: UraIndicators) -> Self {
        let sum = all[0].0 + all[1].0 + all[2].0 + all[3].0;
        UraIndicators(sum - all[suit].0 + with.0)
    }
}

/// The chance of each number of ura dora: of up to four, and of all where there are more.
#[derive(Clone, Copy)]
pub(super) struct Ura {
    chances: [f32; 5],
    more: Option<[f32; MOST_URA + 1]>,
}

impl Ura {
    pub(super) const NONE: Ura = Ura { chances: [1.0, 0.0, 0.0, 0.0, 0.0], more: None };

    /// Whether no more than the few ura dora of one indicator are told apart.
    #[inline(always)]
    pub(super) fn is_few(&self) -> bool {
        self.more.is_none()
    }

    /// What is expected of points by han, with no to so many han more.
    #[inline(always)]
    pub(super) fn expected<const ALL: usize, const MORE: usize>(
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
        match &self.more {
            None => (0..=FEW_URA).for_each(|ura| add(ura, self.chances[ura])),
            Some(all) => all.iter().enumerate().for_each(|(ura, &chance)| add(ura, chance)),
        }
        expected
    }
}

/// The chances of each sum where several indicators are taken together from the tiles.
fn several(of_number: [u32; 5], unseen: u32, indicators: u8) -> [f32; MOST_URA + 1] {
    let choose = |of: u32, some: u32| -> f64 {
        (0..some).map(|n| f64::from(of - n.min(of)) / f64::from(n + 1)).product()
    };
    let indicators = u32::from(indicators).min(unseen);
    // Ways to take so many indicators with such a sum.
    let mut ways = [[0.0f64; MOST_URA + 1]; 6];
    ways[0][0] = 1.0;
    for (number, &tiles) in of_number.iter().enumerate() {
        let mut next = [[0.0; MOST_URA + 1]; 6];
        for (taken, by_sum) in ways.iter().enumerate() {
            for (sum, &known) in by_sum.iter().enumerate().filter(|&(_, &known)| known > 0.0) {
                for more in 0..=indicators as usize - taken.min(indicators as usize) {
                    let sum = sum + number * more;
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

fn count(words: &[u64; 4], tile: Tile) -> u8 {
    (words[tile.index() / 9] >> (4 * (tile.index() % 9)) & 0xF) as u8
}
