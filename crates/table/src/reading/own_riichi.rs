//! The chance that a riichi declared now wins (リーチの和了率), by tsumo or by ron.

use mentsu::{Face, Tile, TileSet};

use super::TableReading;

/// The chance that a riichi declared now wins, by tsumo and by ron.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnRiichi {
    tsumo: f64,
    ron: f64,
}

impl OwnRiichi {
    /// The chance to win by tsumo, 0 to 1.
    #[must_use]
    pub const fn tsumo(&self) -> f64 {
        self.tsumo
    }

    /// The chance to win by ron, 0 to 1.
    #[must_use]
    pub const fn ron(&self) -> f64 {
        self.ron
    }

    /// The chance to win, 0 to 1.
    #[must_use]
    pub const fn win(&self) -> f64 {
        self.tsumo + self.ron
    }
}

impl TableReading<'_> {
    /// The chance that a riichi declared with this discard wins. `None` if the hand doesn't hold
    /// the tile, or isn't tenpai without it. It doesn't check whether riichi is allowed: an open
    /// hand has a chance too.
    ///
    /// Before each own draw others discard ([`tiles_to_come`](Self::tiles_to_come)) or win
    /// ([`rest_in_riichi`](Self::rest_in_riichi)); the draw is any of the tiles unseen by then.
    ///
    /// ```
    /// use mentsu::{face, hand};
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{Event, GameRules, RoundStart, Seat, View};
    ///
    /// let rules = GameRules::TENHOU;
    /// let east = Seat::ALL[0];
    /// let mut deal = RoundStart::first(&rules).deal(face!("9p"));
    /// deal.hands[0] = hand!("234567m23488p67s").faces().collect();
    /// let mut view = View::new(&rules, east, &deal)?;
    /// view.apply(&Event::Draw { seat: east, face: Some(face!("1z")), rinshan: false })?;
    /// let riichi = TableReading::of(&view).own_riichi(face!("1z")).unwrap();
    /// assert!((0.6..0.9).contains(&riichi.win()) && riichi.ron() > 0.2);
    /// # Ok::<(), mentsu_table::ViewError>(())
    /// ```
    #[must_use]
    pub fn own_riichi(&self, discard: impl Into<Face>) -> Option<OwnRiichi> {
        let face = discard.into();
        let waits = self.hand.discard(face).ok()?.wait_tiles();
        if waits.is_empty() {
            return None;
        }
        let to_come = self.tiles_to_come(Some(face.tile()), true);
        let rest = self.rest_in_riichi();
        let others = self.table.rules().players() - 1;
        let own = self.table.player(self.seat).discards().with(face.tile());
        let rons = if (waits & own).is_empty() { waits } else { TileSet::EMPTY };
        // A north that is set aside gives another draw.
        let norths = if self.table.rules().sanma() {
            [Tile::North].into_iter().filter(|north| !waits.contains(*north)).collect()
        } else {
            TileSet::EMPTY
        };
        let (mut on, mut tsumo, mut ron) = (1.0, 0.0, 0.0);
        for between in 0..=rest.draws() {
            let last = between == rest.draws();
            // After the last own draw, only the players who draw the remaining tiles discard.
            let discards = if last { self.table.draws_left() % (others + 1) } else { others };
            let lost = if last { 0.0 } else { rest.others_win(between + 1) };
            let passes = 1.0 - to_come.discard_chance(rons, between);
            let won = 1.0 - (0..discards).fold(1.0, |chance, _| chance * passes);
            // If both would win, each is equally likely to be first.
            ron += on * won * (1.0 - lost / 2.0);
            on *= (1.0 - won) * (1.0 - lost);
            if !last {
                let again = to_come.draw_chance(norths, between);
                let drawn = (to_come.draw_chance(waits, between) * (1.0 + again)).min(1.0);
                tsumo += on * drawn;
                on *= 1.0 - drawn;
            }
        }
        Some(OwnRiichi { tsumo, ron })
    }
}

#[cfg(test)]
mod tests {
    use mentsu::{Hand, face, hand};

    use super::*;
    use crate::{Event, GameRules, RoundStart, Seat, View};

    /// The chances of a riichi with the tile drawn, in the first turn.
    fn riichi(hand: Hand, drawn: Face) -> Option<OwnRiichi> {
        let (rules, seat) = (GameRules::TENHOU, Seat::ALL[0]);
        let mut deal = RoundStart::first(&rules).deal(face!("9p"));
        deal.hands[0] = hand.faces().collect();
        let mut view = View::new(&rules, seat, &deal).unwrap();
        view.apply(&Event::Draw { seat, face: Some(drawn), rinshan: false }).unwrap();
        TableReading::of(&view).own_riichi(drawn)
    }

    #[test]
    fn more_tiles_win_more_and_furiten_wins_by_tsumo_alone() {
        let ryanmen = riichi(hand!("234567m23488p67s"), face!("1z")).unwrap();
        let kanchan = riichi(hand!("234567m23488p68s"), face!("1z")).unwrap();
        assert!(ryanmen.win() > kanchan.win() + 0.1, "{ryanmen:?} {kanchan:?}");
        let furiten = riichi(hand!("234567m23488p67s"), face!("5s")).unwrap();
        assert_eq!(furiten.ron(), 0.0);
        assert!(furiten.tsumo() > ryanmen.tsumo(), "{furiten:?}");
    }

    #[test]
    fn a_hand_that_is_not_tenpai_has_no_chance() {
        assert_eq!(riichi(hand!("234567m23488p69s"), face!("1z")), None);
        let reading = riichi(hand!("234567m23488p67s"), face!("1z"));
        assert!(reading.is_some_and(|chance| chance.win() < 1.0));
    }

    #[test]
    fn a_tile_that_is_not_held_cannot_be_discarded() {
        let (rules, seat) = (GameRules::TENHOU, Seat::ALL[0]);
        let mut deal = RoundStart::first(&rules).deal(face!("9p"));
        deal.hands[0] = hand!("234567m23488p67s").faces().collect();
        let view = View::new(&rules, seat, &deal).unwrap();
        assert_eq!(TableReading::of(&view).own_riichi(face!("7z")), None);
    }
}
