//! The fan that pungs and kongs make together, found with masks: a bit for each tile's pung, as the
//! engine places them.

use super::times::Times;
use crate::engine::BlockMasks;
use crate::mcr::fan::{Fan, FanSet};
use crate::tile::{Tile, TileSet};
use crate::wind::Wind;

/// The pungs and kongs of a reading.
#[derive(Clone, Copy)]
pub(super) struct Pungs {
    /// The places of [`BlockMasks`].
    pub(super) places: u64,
    /// The number of pungs and kongs, and how many of them are concealed.
    pub(super) count: u8,
    pub(super) concealed: u8,
}

const WINDS: u64 = BlockMasks::koutsu_of(TileSet::WINDS);
const DRAGONS: u64 = BlockMasks::koutsu_of(TileSet::DRAGONS);
const TERMINALS: u64 = BlockMasks::koutsu_of(TileSet::TERMINALS);
const EVEN: u64 = 0b0_1010_1010 << 7 | 0b0_1010_1010 << 23 | 0b0_1010_1010 << 39;

/// The nine places of a number suit's pungs, lowest first.
const fn of_suit(places: u64, suit: u32) -> u64 {
    places >> (16 * suit + 7) & 0x1FF
}

impl Pungs {
    /// The fan of these pungs with this pair, how often each repeatable fan applies, and how often
    /// it may count.
    #[inline(always)]
    pub(super) fn fans(self, pair: Tile, winds: [Wind; 2]) -> (FanSet, Times, Times) {
        if self.places == 0 {
            return (FanSet::EMPTY, Times::NONE, Times::NONE);
        }
        let concealed = match self.concealed {
            0 | 1 => FanSet::EMPTY,
            2 => FanSet::EMPTY.with(Fan::TwoConcealedPungs),
            3 => FanSet::EMPTY.with(Fan::ThreeConcealedPungs),
            _ => FanSet::EMPTY.with(Fan::FourConcealedPungs),
        };
        let (honors, terminals, other_winds) = self.of_honors(pair, winds);
        let (numbers, double_pungs) =
            if self.count > 1 { self.of_numbers(pair) } else { (FanSet::EMPTY, 0) };
        let four = concealed.with_if(self.count == 4, Fan::AllPungs);
        let times =
            |pungs| Times::NONE.with(Fan::DoublePung, double_pungs).with(Fan::TerminalPung, pungs);
        // A fan of three or four winds has their pungs.
        let may_count = if honors.contains(Fan::BigThreeWinds) { 0 } else { other_winds };
        (four | honors | numbers, times(terminals + other_winds), times(terminals + may_count))
    }

    /// The fan of winds and dragons, and the number of pungs of terminals and of winds that are
    /// neither the seat's nor the round's.
    #[inline(always)]
    fn of_honors(self, pair: Tile, [seat, prevalent]: [Wind; 2]) -> (FanSet, u8, u8) {
        let terminals = (self.places & TERMINALS).count_ones() as u8;
        if self.places & (WINDS | DRAGONS) == 0 {
            return (FanSet::EMPTY, terminals, 0);
        }
        let (winds, dragons) = (self.places & WINDS, self.places & DRAGONS);
        let (wind_count, dragon_count) = (winds.count_ones(), dragons.count_ones());
        let pair_is = |tiles: TileSet| tiles.contains(pair);
        let own = BlockMasks::koutsu_of_wind(seat) | BlockMasks::koutsu_of_wind(prevalent);
        let others = (winds & !own).count_ones() as u8;
        let fans = FanSet::EMPTY
            .with_if(wind_count == 4, Fan::BigFourWinds)
            .with_if(wind_count == 3 && pair_is(TileSet::WINDS), Fan::LittleFourWinds)
            .with_if(wind_count >= 3, Fan::BigThreeWinds)
            .with_if(dragon_count == 3, Fan::BigThreeDragons)
            .with_if(dragon_count == 2 && pair_is(TileSet::DRAGONS), Fan::LittleThreeDragons)
            .with_if(dragon_count >= 2, Fan::TwoDragonPungs)
            .with_if(dragon_count >= 1, Fan::DragonPung)
            .with_if(winds & BlockMasks::koutsu_of_wind(seat) != 0, Fan::SeatWind)
            .with_if(winds & BlockMasks::koutsu_of_wind(prevalent) != 0, Fan::PrevalentWind);
        (fans, terminals, others)
    }

    /// The fan of two or more pungs of numbers, and how often two have the same rank.
    #[inline(always)]
    fn of_numbers(self, pair: Tile) -> (FanSet, u8) {
        let [man, pin, sou] = [0, 1, 2].map(|suit| of_suit(self.places, suit));
        let in_a_row = |suit: u64| suit & suit >> 1 & suit >> 2;
        let rows = [man, pin, sou].map(in_a_row);
        let four = [man, pin, sou].iter().zip(rows).any(|(suit, row)| row & suit >> 3 != 0);
        let shifted = |a: u64, b: u64, c: u64| a & b >> 1 & c >> 2;
        let mixed = shifted(man, pin, sou)
            | shifted(man, sou, pin)
            | shifted(pin, man, sou)
            | shifted(pin, sou, man)
            | shifted(sou, man, pin)
            | shifted(sou, pin, man);
        let triple = man & pin & sou != 0;
        let double = (man & pin | man & sou | pin & sou).count_ones() as u8;
        let even = self.count == 4 && self.places & !EVEN == 0;
        let pair_is_even = !pair.is_honor() && pair.rank() % 2 == 0;
        let fans = FanSet::EMPTY
            .with_if(four, Fan::FourPureShiftedPungs)
            .with_if(even && pair_is_even, Fan::AllEvenPungs)
            .with_if(rows.iter().any(|&row| row != 0), Fan::PureShiftedPungs)
            .with_if(triple, Fan::TriplePung)
            .with_if(mixed != 0, Fan::MixedShiftedPungs);
        (fans, double)
    }
}
