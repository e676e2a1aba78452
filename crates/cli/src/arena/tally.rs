//! What happened to each seat in a game, as a journal has it.

use mentsu_table::stats::Counts;

/// What happened to a player in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) wins: i64,
    /// The points of its wins, with sticks and honba.
    pub(super) won: i64,
    /// Rounds in which others won on its tile.
    pub(super) deal_ins: i64,
    /// The points that it paid in these.
    pub(super) paid: i64,
    /// Rounds with a riichi of its own.
    pub(super) riichi: i64,
    /// Rounds with a chi, pon or daiminkan of its own.
    pub(super) called: i64,
    /// Rounds that ended with an empty wall.
    pub(super) draws: i64,
    /// Those of them in which it was tenpai.
    pub(super) tenpai: i64,
}

impl Tally {
    /// What was counted of a player.
    pub(super) const fn of(counts: &Counts) -> Tally {
        let Counts { wins, won, deal_ins, paid, riichi, called, draws, .. } = *counts;
        Tally { wins, won, deal_ins, paid, riichi, called, draws, tenpai: counts.draws_tenpai }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_the_count_of_its_name() {
        let mut counts = Counts::default();
        let Counts { wins, won, deal_ins, paid, riichi, called, draws, draws_tenpai, .. } =
            &mut counts;
        let all = [wins, won, deal_ins, paid, riichi, called, draws, draws_tenpai];
        all.into_iter().zip(1..).for_each(|(count, number)| *count = number);
        let Tally { wins, won, deal_ins, paid, riichi, called, draws, tenpai } = Tally::of(&counts);
        assert_eq!(
            [wins, won, deal_ins, paid, riichi, called, draws, tenpai],
            [1, 2, 3, 4, 5, 6, 7, 8]
        );
    }
}
