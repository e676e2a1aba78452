//! The counts of one player.

use core::ops::AddAssign;

use mentsu::riichi::{DoraKind, Yaku};

/// The struct of counts, their names, and operations over all of them.
macro_rules! counts {
    ($($(#[$doc:meta])* $count:ident,)+) => {
        /// What is counted of one player: sums, from which every [`Figure`](super::Figure) is a
        /// ratio.
        ///
        /// Points are points of the game; those of [`points_given_up`](Counts::points_given_up)
        /// are thousandths, so that a sum doesn't depend on the order of its parts.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct Counts {
            $($(#[$doc])* pub $count: i64,)+
            yaku: [i64; Yaku::COUNT],
            dora: [DoraCount; DoraKind::ALL.len()],
        }

        impl Default for Counts {
            /// Nothing counted.
            fn default() -> Counts {
                Counts {
                    $($count: 0,)+
                    yaku: [0; Yaku::COUNT],
                    dora: [DoraCount::default(); DoraKind::ALL.len()],
                }
            }
        }

        impl Counts {
            /// The names of the counts, in order, without those of yaku and dora.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($count)),+];

            /// The counts with their names, in order, without those of yaku and dora.
            pub fn iter(&self) -> impl Iterator<Item = (&'static str, i64)> + use<> {
                [$((stringify!($count), self.$count)),+].into_iter()
            }
        }

        impl AddAssign<&Counts> for Counts {
            fn add_assign(&mut self, more: &Counts) {
                $(self.$count = self.$count.saturating_add(more.$count);)+
                for (sum, more) in self.yaku.iter_mut().zip(more.yaku) {
                    *sum = sum.saturating_add(more);
                }
                for (sum, more) in self.dora.iter_mut().zip(more.dora) {
                    sum.wins = sum.wins.saturating_add(more.wins);
                    sum.han = sum.han.saturating_add(more.han);
                }
            }
        }
    };
}

counts! {
    /// Games whose end is known (対局数).
    games,
    /// Games ended in first place (1位); a shared place counts for each who shares it.
    first,
    /// … in second place (2位).
    second,
    /// … in third place (3位).
    third,
    /// … in fourth place (4位).
    fourth,
    /// The sum of the places.
    places,
    /// The sum of the points at the end, without uma and oka (持ち点).
    points,
    /// Games ended with less than nothing (飛び).
    busted,
    /// Rounds that were followed to their end (局数).
    rounds,
    /// What all rounds brought, riichi sticks paid and taken among it (局収支).
    balance,
    /// Wins (和了).
    wins,
    /// Wins by tsumo (自摸和).
    tsumo,
    /// The points of the wins, without honba and sticks (打点).
    hand_points,
    /// The points that the wins brought, with honba and sticks.
    won,
    /// The turns of the wins: the player's discards before each, and one for the winning tile.
    win_turns,
    /// The han of dora of all kinds in the wins.
    dora_han,
    /// Rounds in which others won on the player's tile (放銃); a double ron is one.
    deal_ins,
    /// The points paid for them, honba and both wins of a double ron included.
    paid,
    /// Rounds with a riichi (立直), one whose tile was won on among them.
    riichi,
    /// The turns of the riichi: the number of the discard that declared it.
    riichi_turns,
    /// Riichi before which nobody had declared one in the round (先制立直).
    first_riichi,
    /// Rounds won after a riichi.
    riichi_wins,
    /// Rounds with a riichi and a deal-in.
    riichi_deal_ins,
    /// Rounds with a chi, pon or daiminkan (副露). A kakan adds to a pon; an ankan or kita is no
    /// call.
    called,
    /// The chi, pon and daiminkan.
    calls,
    /// Rounds won after a call.
    called_wins,
    /// Rounds with a call and a deal-in.
    called_deal_ins,
    /// Rounds that ended while the player was tenpai, with a closed hand and without riichi, or had
    /// just won so (ダマ, 黙聴).
    dama,
    /// Rounds won with a closed hand and without riichi (ダマ和了).
    dama_wins,
    /// Rounds whose wall ran out (流局), a nagashi mangan among them; no abortive draws.
    draws,
    /// Those in which the player showed a tenpai hand (流局時聴牌).
    draws_tenpai,
    /// Rounds that ended with a nagashi mangan of the player (流し満貫).
    nagashi,
    /// Rounds whose dealt hand is known (配牌).
    dealt,
    /// The sum of the shanten of the dealt hands of 13 tiles.
    dealt_shanten,
    /// The dora among the dealt tiles: of the first indicator, and red fives.
    dealt_dora,
    /// Draws that completed a tenpai hand, whether or not it won.
    winning_draws,
    /// How many of them were to be expected, in thousandths: at each draw of a tenpai hand the
    /// share of its waits among the tiles that the player didn't see.
    winning_draws_expected,
    /// Rounds in which the player was tenpai after a discard (聴牌).
    tenpai,
    /// The turns of tenpai: the number of the first discard that left the hand tenpai.
    tenpai_turns,
    /// Discards that were compared with the best one; 0 without an analysis.
    discards,
    /// Those of them that gave up nothing by tile count.
    best_discards,
    /// Those that raised shanten more than the best.
    further_discards,
    /// The tiles that the others gave up of ukeire.
    tiles_given_up,
    /// Those on which somebody could have won.
    into_wins,
    /// Discards with a plan, so that what they gave up in points is known.
    planned,
    /// The thousandths of expected points that these gave up.
    points_given_up,
}

/// In how many wins a kind of dora counted, and how much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DoraCount {
    /// The wins with one or more.
    pub wins: i64,
    /// Their han.
    pub han: i64,
}

impl Counts {
    /// The wins with this yaku (役).
    #[must_use]
    pub fn yaku(&self, yaku: Yaku) -> i64 {
        self.yaku[yaku as usize]
    }

    /// The wins with dora of this kind. With a yakuman no dora count.
    #[must_use]
    pub const fn dora(&self, kind: DoraKind) -> DoraCount {
        self.dora[kind as usize]
    }

    /// Counts the yaku and dora of a win.
    pub(super) fn add_worth(&mut self, worth: &crate::event::Worth) {
        for (yaku, _) in &worth.yaku {
            self.yaku[*yaku as usize] += 1;
        }
        for (kind, han) in &worth.dora {
            self.dora_han += i64::from(*han);
            let count = &mut self.dora[*kind as usize];
            count.wins += 1;
            count.han += i64::from(*han);
        }
    }
}
