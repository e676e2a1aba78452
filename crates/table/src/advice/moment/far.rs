//! Hands too far from a win to plan: by tile count.

use mentsu::riichi::Wind;
use mentsu::{Face, Hand, Tile, TileSet};

use super::Moment;

/// What each kind of tile is worth as a discard of a far hand.
pub(super) struct Ranking {
    /// The points beyond folding of the best discard that could be.
    most: f64,
    /// The share of it that each kind has.
    shares: [f64; Tile::COUNT],
    dora: TileSet,
}

impl Ranking {
    pub(super) fn of(moment: &Moment<'_>) -> Ranking {
        let view = moment.view;
        let (table, hand) = (view.table(), view.hand());
        let winds = [table.round(), table.wind(view.seat())].map(Wind::tile);
        let yakuhai = TileSet::DRAGONS | winds.into_iter().collect();
        let ranked = hand.discards_in(&table.known_to(view.seat(), hand));
        let best = ranked.iter().next();
        let (nearest, most) =
            best.map_or((0, 1), |best| (best.shanten().get(), best.ukeire().total().max(1)));
        let mut shares = [0.0; Tile::COUNT];
        for discard in ranked.iter() {
            let tile = discard.tile();
            let helping = f64::from(discard.ukeire().total()) / f64::from(most);
            let near = match discard.shanten().get() == nearest {
                true => 0.6 + 0.4 * helping,
                false => GOING_BACK,
            };
            // Of equals, what stays is worth the more the likelier it becomes a mentsu or a yaku.
            let kept = match () {
                () if yakuhai.contains(tile) => 0.05,
                () if tile.is_honor() => 0.0,
                () if tile.is_yaochuu() => 0.02,
                () if matches!(tile.rank(), 2 | 8) => 0.04,
                () => 0.07,
            };
            shares[tile.index()] = near - kept;
        }
        Ranking { most: moment.far_worth(nearest), shares, dora: table.dora().collect() }
    }

    /// The points beyond folding after a discard.
    pub(super) fn going_on(&self, face: Face) -> f64 {
        let tile = face.tile();
        let dora = u8::from(self.dora.contains(tile)) + u8::from(face.is_red());
        self.most * (self.shares[tile.index()] - DORA * f64::from(dora)).max(0.0)
    }
}

impl Moment<'_> {
    /// The points beyond folding of a far hand that sets a north aside and draws.
    pub(super) fn far_after_north(&self, hand: &Hand) -> f64 {
        self.far_worth(hand.shanten().get()) + NORTH
    }
}

/// What is left after a discard that leaves the hand farther from a win: less than of any other.
const GOING_BACK: f64 = 0.5;

/// What goes with a dora.
const DORA: f64 = 0.25;

/// What a north set aside adds, a han: 1,580 ± 370 points came at 4-shanten in the games that are
/// fitted to (541 decisions).
const NORTH: f64 = 1_300.0;
