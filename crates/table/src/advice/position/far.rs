//! Hands too far from a win to plan: by tile count.

use mentsu::{Face, Hand, Tile, TileSet, Wind};

use super::Position;

/// The value of each kind of tile as a discard of a far hand.
pub(super) struct Ranking {
    /// The points over folding of the best possible discard.
    most: f64,
    /// Each kind's share of it.
    shares: [f64; Tile::COUNT],
    dora: TileSet,
}

impl Ranking {
    pub(super) fn of(position: &Position<'_>) -> Ranking {
        let view = position.view;
        let (table, hand) = (view.table(), view.hand());
        let winds = [table.round(), table.wind_of_player(view.seat())].map(Wind::tile);
        let yakuhai = TileSet::DRAGONS | winds.into_iter().collect();
        let ranked = hand.discards_in(&table.known_to(view.seat(), hand));
        let best = ranked.iter().next();
        let (nearest, most) =
            best.map_or((0, 1), |best| (best.shanten().get(), best.ukeire().total().max(1)));
        let mut shares = [0.0; Tile::COUNT];
        for discard in ranked.iter() {
            let tile = discard.tile();
            let helping = f64::from(discard.ukeire().total()) / f64::from(most);
            let near =
                if discard.shanten().get() == nearest { 0.6 + 0.4 * helping } else { GOING_BACK };
            // Among equals, tiles that are likelier to become a mentsu or a yaku are worth keeping.
            let kept = if yakuhai.contains(tile) {
                0.05
            } else if tile.is_honor() {
                0.0
            } else if tile.is_yaochuu() {
                0.02
            } else if matches!(tile.rank(), 2 | 8) {
                0.04
            } else {
                0.07
            };
            shares[tile.index()] = near - kept;
        }
        Ranking { most: position.far_worth(nearest), shares, dora: table.dora().collect() }
    }

    /// The points over folding after a discard.
    pub(super) fn going_on(&self, face: Face) -> f64 {
        let tile = face.tile();
        let dora = u8::from(self.dora.contains(tile)) + u8::from(face.is_red());
        self.most * (self.shares[tile.index()] - DORA * f64::from(dora)).max(0.0)
    }
}

impl Position<'_> {
    /// The points over folding of a far hand that sets a north aside and draws.
    pub(super) fn far_after_north(&self, hand: &Hand) -> f64 {
        self.far_worth(hand.shanten().get()) + NORTH
    }
}

/// The share that remains after a discard that moves the hand farther from a win.
const GOING_BACK: f64 = 0.5;

/// The share lost with a dora.
const DORA: f64 = 0.25;

/// The value of a north set aside, which is a han: 1,580 ± 370 points at 4-shanten in the fitted
/// games (541 decisions).
const NORTH: f64 = 1_300.0;
