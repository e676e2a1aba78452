//! A winning hand: its points with every number of han on top of its yaku.

use super::dora::MOST_URA;
use crate::list::{Filler, List};
use crate::plan::layout::first_chunk;
use crate::riichi::{PlainWins, PlainWorth};
use crate::tile::Tile;

impl Filler for PlainWorth {
    const FILLER: PlainWorth = PlainWorth { han: 0, fu: 0, yakuman: 0 };
}

/// The readings of a winning hand; none has more.
type ReadingWorths = List<PlainWorth, 12>;

/// The number of han values that differ in points; 13 han and more are the same.
const HANS: usize = 14;

/// The length of a row, with room for all han that may come on top.
const ROW: usize = HANS + MOST_MORE + MOST_URA;

/// The most han that the circumstances of a win add: double riichi, ippatsu and haitei.
pub(crate) const EVENTS: usize = 4;

/// The most han that circumstances and red fives add together: with thirteen red fives, and with as
/// many as most rules have.
pub(crate) const MOST_MORE: usize = 18;
pub(crate) const FEW_MORE: usize = 12;

/// The points of wins, a row for each fu: by han, with the last number repeated to the end.
pub(crate) struct PointsTable {
    by_fu: [[f32; ROW]; 52],
    filled: u64,
}

impl PointsTable {
    pub(crate) const fn new() -> PointsTable {
        PointsTable { by_fu: [[0.0; ROW]; 52], filled: 0 }
    }

    /// The points of some fu with `han`, `han + 1`, … han.
    #[inline(always)]
    fn points_from<const N: usize>(&mut self, fu: u8, han: u8, wins: &PlainWins<'_>) -> [f32; N] {
        let row = usize::from(fu / 5);
        if self.filled >> row & 1 == 0 {
            self.fill(row, fu, wins);
        }
        *first_chunk(&self.by_fu[row], usize::from(han).min(HANS - 1))
    }

    #[cold]
    fn fill(&mut self, row: usize, fu: u8, wins: &PlainWins<'_>) {
        self.filled |= 1 << row;
        for (han, points) in self.by_fu[row].iter_mut().enumerate() {
            *points = wins.received_for(han.min(HANS - 1) as u8, fu) as f32;
        }
    }
}

/// The readings of a winning hand, and its dora without ura dora and the hand's red fives.
pub(crate) struct WonHand {
    readings: ReadingWorths,
    dora: u8,
    /// Whether every reading has a yaku, and the han that the rules ask for, without circumstances.
    has_yaku: bool,
    /// The fewest han of yaku that a win needs.
    minimum: u8,
}

impl WonHand {
    /// Reads concealed tiles, the winning one among them.
    #[inline(always)]
    pub(crate) fn new(
        concealed: [u64; 4],
        tile: Tile,
        dora: u8,
        wins: &PlainWins<'_>,
        minimum: u8,
    ) -> WonHand {
        let mut won = WonHand { readings: List::new(), dora, has_yaku: true, minimum };
        wins.each_reading(concealed, tile, |reading| {
            won.has_yaku &= won.reading_counts(&reading, 0);
            won.readings.push(reading);
        });
        won
    }

    /// Whether a reading counts with this many han of circumstances.
    #[inline(always)]
    fn reading_counts(&self, reading: &PlainWorth, events: u8) -> bool {
        reading.yakuman > 0 || reading.han + events >= self.minimum
    }

    /// Whether every reading counts without circumstances.
    #[inline(always)]
    pub(crate) fn has_yaku(&self) -> bool {
        self.has_yaku
    }

    /// Whether the hand may win with this many han of circumstances.
    #[inline(always)]
    pub(crate) fn counts(&self, events: u8) -> bool {
        self.has_yaku || self.readings.iter().any(|reading| self.reading_counts(reading, events))
    }

    /// Whether every reading counts with this many han of circumstances.
    #[inline(always)]
    pub(crate) fn all_count(&self, events: u8) -> bool {
        self.readings.as_slice().iter().all(|reading| self.reading_counts(reading, events))
    }

    /// The points with 0, 1, 2, … han on top, of the readings that count with this many han of
    /// circumstances.
    #[inline(always)]
    pub(crate) fn points<const N: usize>(
        &self,
        events: u8,
        table: &mut PointsTable,
        wins: &PlainWins<'_>,
    ) -> [f32; N] {
        let mut most = [0.0; N];
        for reading in self.readings.as_slice() {
            let of_reading = if reading.yakuman > 0 {
                [wins.received(reading.yakuman) as f32; N]
            } else if self.reading_counts(reading, events) {
                table.points_from(reading.fu, reading.han + self.dora, wins)
            } else {
                continue;
            };
            for (most, points) in most.iter_mut().zip(of_reading) {
                *most = if points > *most { points } else { *most };
            }
        }
        most
    }
}
