//! Places and scores at the end of a game.

use crate::round::Outcome;
use crate::rules::{GameRules, LastSticks, Rounding, Ties};
use crate::seat::Seat;

/// The result of a game: places, points, and scores with uma and oka.
///
/// ```
/// use mentsu_table::{GameResult, GameRules, Seat};
///
/// let result = GameResult::from_points(&GameRules::TENHOU, [31_200, 15_300, 35_400, 18_100], 0);
/// assert_eq!(result.places(), [2, 4, 1, 3]);
/// assert_eq!(result.first(), Seat::ALL[2]);
/// assert_eq!(result.scores(), [11_200, -34_700, 45_400, -21_900]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    points: [i32; 4],
    #[cfg_attr(feature = "serde", serde(deserialize_with = "stored_places"))]
    places: [u8; 4],
    scores: [i32; 4],
    prizes: [i32; 4],
}

impl GameResult {
    pub(super) fn of(rules: &GameRules, outcome: &Outcome) -> GameResult {
        GameResult::from_points(rules, outcome.points, outcome.sticks)
    }

    /// The result of a game that ends with these points and sticks. Among players with equal
    /// points, the one who dealt first is placed higher. With [`Ties::Shared`] they have the same
    /// place and share sticks, uma and oka in whole points; the remainder goes to the one who dealt
    /// first.
    ///
    /// ```
    /// use mentsu_table::{GameResult, GameRules};
    ///
    /// let tied = [40_000, 40_000, 19_000, 20_000];
    /// let result = GameResult::from_points(&GameRules::EMA, tied, 1);
    /// assert_eq!(result.places(), [1, 1, 4, 3]);
    /// assert_eq!(result.points(), [40_500, 40_500, 19_000, 20_000]);
    /// assert_eq!(result.scores(), [20_500, 20_500, -26_000, -15_000]);
    /// ```
    #[must_use]
    pub fn from_points(rules: &GameRules, points: [i32; 4], sticks: u16) -> GameResult {
        let seats = Seat::of_players(rules.players());
        let mut places = [0; 4];
        for seat in seats {
            let tied = Tied::with(rules, points, seat.index());
            let own = points[seat.index()];
            let before = |other: &&Seat| {
                let others = points[other.index()];
                let is_tied = tied.has(other.index());
                others > own || (others == own && !is_tied && other.index() < seat.index())
            };
            places[seat.index()] = 1 + seats.iter().filter(before).count() as u8;
        }
        let mut result = GameResult { points, places, scores: [0; 4], prizes: [0; 4] };
        let first = result.first().index();
        if rules.last_sticks() == LastSticks::First {
            let firsts = Tied::with(rules, points, first);
            let sticks = 1_000 * i32::from(sticks);
            for seat in seats.iter().map(|seat| seat.index()).filter(|seat| firsts.has(*seat)) {
                result.points[seat] = points[seat].saturating_add(firsts.share(sticks, seat));
            }
        }
        let mut others = 0i32;
        for seat in seats.iter().map(|seat| seat.index()) {
            let own = rounded(result.points[seat], rules.rounding());
            let above = own.saturating_sub(rules.return_points());
            result.scores[seat] = above.saturating_add(result.bonus(rules, points, seat));
            if seat != first {
                others = others.saturating_add(result.scores[seat]);
            }
        }
        if rules.rounding() != Rounding::Exact {
            // The points that rounding takes from the others go to the first.
            result.scores[first] = 0i32.saturating_sub(others);
        }
        result
    }

    /// A player's uma and oka, shared with players of equal points if the rules say so.
    fn bonus(&self, rules: &GameRules, points: [i32; 4], seat: usize) -> i32 {
        let players = i32::from(rules.players());
        let oka =
            rules.return_points().saturating_sub(rules.start_points()).saturating_mul(players);
        let of_place = |place: u8| {
            let uma = rules.uma()[usize::from(place.clamp(1, 4)) - 1];
            if place == 1 { uma.saturating_add(oka) } else { uma }
        };
        let tied = Tied::with(rules, points, seat);
        // Two who share the second place share the uma of the second and third.
        let first = self.places[seat];
        let sum = (first..)
            .take(usize::from(tied.number()))
            .fold(0i32, |sum, place| sum.saturating_add(of_place(place)));
        tied.share(sum, seat)
    }

    /// Everyone's points, including the riichi sticks that were left.
    #[must_use]
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// Everyone's place, from 1; in sanma the fourth seat has 0. With [`Ties::Shared`] players of
    /// equal points have the same place, and the places below it stay empty: 1, 1, 3, 4.
    #[must_use]
    pub const fn places(&self) -> [u8; 4] {
        self.places
    }

    /// Everyone's score in points: points minus return points, plus uma, plus oka for the first.
    #[must_use]
    pub const fn scores(&self) -> [i32; 4] {
        self.scores
    }

    /// Sets each player's total of prizes ([`Prizes::points`]).
    ///
    /// [`Prizes::points`]: crate::Prizes::points
    #[must_use]
    pub const fn with_prizes(self, prizes: [i32; 4]) -> GameResult {
        GameResult { prizes, ..self }
    }

    /// Each player's total of prizes (negative: payments): chips, tobi and yakitori. They aren't
    /// part of the scores and change no place.
    #[must_use]
    pub const fn prizes(&self) -> [i32; 4] {
        self.prizes
    }

    /// The seat in first place; if several share it, the one who dealt first.
    #[must_use]
    pub fn first(&self) -> Seat {
        let first = Seat::ALL.into_iter().find(|seat| self.places[seat.index()] == 1);
        first.expect("somebody is first")
    }
}

/// The places of a stored result.
#[cfg(feature = "serde")]
fn stored_places<'de, D: serde::Deserializer<'de>>(stored: D) -> Result<[u8; 4], D::Error> {
    let places = <[u8; 4] as serde::Deserialize>::deserialize(stored)?;
    if places.contains(&1) { Ok(places) } else { Err(serde::de::Error::custom("nobody is first")) }
}

/// The players who share a place, its uma and oka, as one bit per seat.
struct Tied(u8);

impl Tied {
    /// This player, and all with equal points if ties are shared.
    fn with(rules: &GameRules, points: [i32; 4], seat: usize) -> Tied {
        let shares = |other: &Seat| {
            let other = other.index();
            other == seat || (rules.ties() == Ties::Shared && points[other] == points[seat])
        };
        let seats = Seat::of_players(rules.players()).iter().filter(|other| shares(other));
        Tied(seats.fold(0, |bits, other| bits | 1 << other.index()))
    }

    const fn has(&self, seat: usize) -> bool {
        self.0 >> seat & 1 == 1
    }

    /// How many they are, at least one.
    const fn number(&self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One player's share. The remainder goes to the one who dealt first.
    fn share(&self, sum: i32, seat: usize) -> i32 {
        let number = i32::from(self.number());
        let is_first = self.0.trailing_zeros() as usize == seat;
        sum.div_euclid(number) + if is_first { sum.rem_euclid(number) } else { 0 }
    }
}

fn rounded(points: i32, rounding: Rounding) -> i32 {
    match rounding {
        Rounding::Exact => points,
        Rounding::Thousands => {
            let half = if points < 0 { -500 } else { 500 };
            points.saturating_add(half) / 1_000 * 1_000
        }
        Rounding::ThousandsUp => points.saturating_add(500).div_euclid(1_000).saturating_mul(1_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From recorded games of Tenhou, above and below zero.
    #[test]
    fn halves_of_points_are_rounded_away_from_zero() {
        let [yonma, sanma] = [GameRules::TENHOU, GameRules::TENHOU_SANMA]
            .map(|rules| rules.with_rounding(Rounding::Thousands));
        let scores = |points| GameResult::from_points(&yonma, points, 0).scores();
        let first = scores([17_500, -100, 45_000, 37_600]);
        assert_eq!(first, [-22_000, -50_000, 54_000, 18_000]);
        let second = scores([34_500, 15_000, 35_500, 15_000]);
        assert_eq!(second, [15_000, -25_000, 45_000, -35_000]);
        let sanma = |points| GameResult::from_points(&sanma, points, 0).scores();
        assert_eq!(sanma([16_000, 49_500, 39_500, 0]), [-44_000, 44_000, 0, 0]);
        assert_eq!(sanma([111_000, 17_500, -23_500, 0]), [106_000, -22_000, -84_000, 0]);
        let below = scores([32_800, 41_800, -500, 25_900]);
        assert_eq!(below, [13_000, 52_000, -51_000, -14_000]);
    }

    #[test]
    fn halves_of_points_are_rounded_upward() {
        let rules = GameRules::TENHOU.with_rounding(Rounding::ThousandsUp);
        let scores = |points| GameResult::from_points(&rules, points, 0).scores();
        assert_eq!(scores([-1_500, 83_800, 6_000, 11_700]), [-51_000, 93_000, -34_000, -8_000]);
        assert_eq!(scores([-501, 42_500, -500, 58_501]), [-51_000, 23_000, -40_000, 68_000]);
        assert_eq!(scores([i32::MIN, i32::MAX, 0, 0])[0], i32::MIN);
    }
}
