//! The average cost of a deal-in (放銃の平均失点).

use mentsu::{Face, MentsuKind, Suit};

use crate::reading::signs::{one, signs};
use crate::reading::weights::cost::{FOUR_PLAYERS, THREE_PLAYERS};
use crate::reading::{TableReading, yakuhai};
use crate::seat::Seat;

signs! {
    /// The names of the features in [`TableReading::cost_signs`], in order.
    pub COST_SIGNS;
    fn cost_signs(reading: &TableReading<'_>, face: Face, of: Seat) {
        let table = reading.table();
        let player = table.player(of);
        let dora = |face: Face| {
            let dora = table.dora().filter(|dora| *dora == face.tile());
            dora.count() as f64 + one(face.is_red())
        };
        let in_melds: f64 = player.melds().iter().flat_map(|meld| meld.faces()).map(dora).sum();
        let yakuhai = yakuhai(table, of);
        let koutsu = player.melds().iter().map(|meld| meld.mentsu());
        let koutsu = koutsu.filter(|set| set.kind() != MentsuKind::Shuntsu);
        let of_yakuhai = koutsu.filter(|set| yakuhai.contains(set.first())).count();
        let suits = |suit: &Suit| player.melds().iter().any(|meld| meld.mentsu().suit() == *suit);
        let of_one_suit = [Suit::Man, Suit::Pin, Suit::Sou].iter().filter(|suit| suits(suit));
        let (closed, riichi) = (player.is_closed(), player.is_in_riichi());
        let dealer = table.dealer() == of;
    }
    "in riichi" => one(riichi),
    "closed without riichi" => one(!riichi && closed),
    "open" => one(!closed),
    "the dealer, in riichi" => one(riichi && dealer),
    "the dealer, not in riichi" => one(!riichi && dealer),
    "closed, dora discarded to it" => one(closed) * dora(face),
    "open, dora discarded to it" => one(!closed) * dora(face),
    "dora and red fives in melds, norths set aside" => in_melds + f64::from(player.kita()),
    "open, all melds of one suit and honors" =>
        one(!closed && player.melds().len() >= 2 && of_one_suit.count() <= 1),
    "koutsu of yakuhai in melds" => of_yakuhai as f64,
}

impl TableReading<'_> {
    /// The average payment of a player who deals in to this opponent with this tile, with honba and
    /// without sticks: at least 1,000. It is the mean of similar recorded wins, by dealer, riichi,
    /// melds and visible dora.
    ///
    /// ```
    /// use mentsu::Tile;
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let view = round.view(Seat::ALL[1]).unwrap();
    /// let cost = |of| TableReading::of(&view).cost(Tile::P4, of);
    /// assert!(cost(view.table().dealer()) > cost(Seat::ALL[2]) + 2_000.0);
    /// ```
    #[must_use]
    pub fn cost(&self, face: impl Into<Face>, of: Seat) -> f64 {
        let rules = self.table().rules();
        let values = if rules.sanma() { &THREE_PLAYERS } else { &FOUR_PLAYERS };
        let signs = self.cost_signs(face, of);
        let mean: f64 = signs.iter().zip(values).map(|(sign, value)| sign * value).sum();
        let honba = f64::from(self.table().honba()) * f64::from(rules.scoring().honba());
        mean.max(1_000.0) + honba
    }

    /// The features of [`cost`](TableReading::cost), each named in [`COST_SIGNS`]. Their
    /// weighted sum is the cost in points, without honba.
    #[must_use]
    pub fn cost_signs(&self, face: impl Into<Face>, of: Seat) -> [f64; COST_SIGNS.len()] {
        cost_signs(self, face.into(), of)
    }
}
