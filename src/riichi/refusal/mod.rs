//! Finds why a hand has no score.

pub(in crate::riichi) mod no_win;

use crate::hand::Hand;
use crate::list::List;
use crate::riichi::refusal::no_win::{Missing, NoWin};
use crate::riichi::rules::Rules;
use crate::riichi::score::evaluate::{EvaluatedReading, ReadingVisitor, WonHand};
use crate::riichi::situation::Situation;
use crate::riichi::situation::check::check;
use crate::riichi::tiles::winner_tiles::{WinnerTiles, WinningTile};
use crate::shanten::shantens;
use crate::tile::{Counts, TileSet};

impl ReadingVisitor for Missing {
    fn visit(&mut self, reading: EvaluatedReading, _: &WonHand<'_>) {
        self.han.push(reading.worth.yaku_han);
    }
}

/// Why no reading of a hand wins.
#[cold]
#[inline(never)]
pub(in crate::riichi) fn no_win(won: &WonHand<'_>) -> NoWin {
    let mut missing = Missing { han: List::new(), minimum: won.rules.minimum_han.max(1) };
    won.each_reading(&mut missing);
    if missing.han.is_empty() {
        too_far(won.tiles.won, won.rules)
    } else if missing.han.iter().all(|&han| han == 0) {
        NoWin::NoYaku(missing)
    } else {
        NoWin::BelowMinimum(missing)
    }
}

/// Why a hand doesn't win by a tile that it doesn't wait for.
#[inline(never)]
pub(in crate::riichi) fn not_won(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> NoWin {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    match check(&tiles, hand.melds(), situation, rules) {
        Ok(_) => too_far(tiles.won, rules),
        Err(impossible) => NoWin::Impossible(impossible),
    }
}

fn too_far(won: Counts, rules: &Rules) -> NoWin {
    let shanten = if rules.sanma { shantens(&won, TileSet::SANMA).least() } else { won.shanten() };
    NoWin::NotWon { shanten }
}
