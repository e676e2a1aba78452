//! Others' wins: by tsumo, by ron on another or on the reader, and the cost of a tsumo.

use mentsu::Face;

use super::{chance, one, weighted};
use crate::reading::TableReading;
use crate::reading::signs::signs;
use crate::reading::weights::aftermath as weights;

signs! {
    /// The names of the features in [`TableReading::others_win_signs`], in order.
    pub OTHERS_WIN_SIGNS;
    fn others_win(reading: &TableReading<'_>, between: u8) {
        let in_riichi = reading.others_in_riichi();
        let own = reading.table.player(reading.seat);
        let shanten = reading.hand.shanten().get();
        let ahead = f64::from(between);
    }
    "always" => 1.0,
    "before the very next draw" => one(between == 0),
    "own draws between, in fives" => ahead / 5.0,
    "own turns by then, in tens" => (f64::from(own.discarded()) + ahead) / 10.0,
    "one other in riichi" => one(in_riichi == 1),
    "two others or more in riichi" => one(in_riichi >= 2),
    "others tenpai without riichi" => reading.others_tenpai(),
    "the reader in riichi" => one(own.is_in_riichi()),
    "the reader tenpai or one tile from it" => one(shanten <= 1),
    "the reader at 3-shanten or farther" => one(shanten >= 3),
    "the reader tenpai or one tile from it, another in riichi" =>
        one(shanten <= 1 && in_riichi > 0),
    "the reader open" => one(!own.is_closed()),
}

signs! {
    /// The names of the features in [`TableReading::tsumo_cost_signs`], in order.
    pub TSUMO_COST_SIGNS;
    fn tsumo_cost(reading: &TableReading<'_>, between: u8) {
        let (table, dealer) = (reading.table, reading.table.dealer());
        let dora = |face: Face| {
            let dora = table.dora().filter(|dora| *dora == face.tile());
            dora.count() as f64 + one(face.is_red())
        };
        let melds = || reading.others().flat_map(|of| table.player(of).melds());
        let norths = reading.others().map(|of| f64::from(table.player(of).kita())).sum::<f64>();
        let held: f64 = reading.hand.faces().map(dora).sum();
        let dealer_in_riichi = dealer != reading.seat && table.player(dealer).is_in_riichi();
    }
    "always" => 1.0,
    "the reader is the dealer" => one(dealer == reading.seat),
    "somebody else in riichi" => one(reading.others_in_riichi() > 0),
    "the dealer in riichi, not the reader" => one(dealer_in_riichi),
    "open melds of others" => melds().filter(|meld| meld.is_open()).count() as f64,
    "dora and red fives in melds of others, norths set aside" =>
        melds().flat_map(|meld| meld.faces()).map(dora).sum::<f64>() + norths,
    "dora and red fives that the reader holds, up to three" => held.min(3.0),
    "own draws between, in fives" => f64::from(between) / 5.0,
}

/// How others win, given that they do: three chances whose sum is 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OthersWin {
    tsumo: f64,
    on_reader: f64,
}

impl OthersWin {
    /// The chance of a tsumo, of which the reader pays a share.
    #[must_use]
    pub const fn tsumo(&self) -> f64 {
        self.tsumo
    }

    /// The chance that the reader deals in (放銃).
    #[must_use]
    pub const fn on_reader(&self) -> f64 {
        self.on_reader
    }

    /// The chance that another deals in, which costs the reader nothing (横移動).
    #[must_use]
    pub const fn on_another(&self) -> f64 {
        1.0 - self.tsumo - self.on_reader
    }
}

impl TableReading<'_> {
    /// How others win, given that they win between two own draws and the reader discards in between
    /// as recorded players did. `between` is the number of own draws in between: 0 from this
    /// discard to the next draw.
    ///
    /// It doesn't distinguish pushing from folding; [`deal_in_later`](Self::deal_in_later) does.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let [dealer, other] = [0, 1].map(|seat| round.view(Seat::ALL[seat]).unwrap());
    /// let by = TableReading::of(&dealer).others_win_by(8);
    /// // Each of three deals in as often, or it is a tsumo.
    /// assert!((0.3..0.5).contains(&by.tsumo()) && by.on_another() > by.on_reader());
    /// // The dealer pays more.
    /// let cost = |view| TableReading::of(view).tsumo_cost(8);
    /// assert!(cost(&dealer) > cost(&other) + 500.0);
    /// ```
    #[must_use]
    pub fn others_win_by(&self, between: u8) -> OthersWin {
        let signs = self.others_win_signs(between);
        let (on_reader, tsumo) = if self.is_sanma() {
            (&weights::THREE_ON_READER, &weights::THREE_TSUMO)
        } else {
            (&weights::FOUR_ON_READER, &weights::FOUR_TSUMO)
        };
        let on_reader = chance(&signs, on_reader);
        OthersWin { tsumo: (1.0 - on_reader) * chance(&signs, tsumo), on_reader }
    }

    /// The reader's average payment if another wins by tsumo, with honba and without sticks: at
    /// least 300.
    #[must_use]
    pub fn tsumo_cost(&self, between: u8) -> f64 {
        let points =
            if self.is_sanma() { &weights::THREE_TSUMO_COST } else { &weights::FOUR_TSUMO_COST };
        let rules = self.table.rules();
        let share = f64::from(rules.scoring().honba()) / f64::from(rules.players() - 1);
        let honba = f64::from(self.table.honba()) * share;
        weighted(&self.tsumo_cost_signs(between), points).max(300.0) + honba
    }

    /// The features of [`others_win_by`](Self::others_win_by), each named in [`OTHERS_WIN_SIGNS`].
    #[must_use]
    pub fn others_win_signs(&self, between: u8) -> [f64; OTHERS_WIN_SIGNS.len()] {
        others_win(self, between)
    }

    /// The features of [`tsumo_cost`](Self::tsumo_cost), each named in [`TSUMO_COST_SIGNS`]. Their
    /// weighted sum is the cost in points, without honba.
    #[must_use]
    pub fn tsumo_cost_signs(&self, between: u8) -> [f64; TSUMO_COST_SIGNS.len()] {
        tsumo_cost(self, between)
    }
}
