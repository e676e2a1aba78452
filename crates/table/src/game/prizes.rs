//! Prizes of a game, separate from its points: chips, tobi and yakitori.

use mentsu::riichi::{DoraKind, Score, Yaku};

use crate::event::{Event, Win, Worth};
use crate::round::{Round, RoundResult};
use crate::rules::{GameRules, Tobi};
use crate::seat::Seat;
use crate::table::Table;

/// The prizes (祝儀) of a game's rounds so far: chips, winners, and players who were broken.
///
/// A [`Game`](crate::Game) updates it; a score keeper adds each finished [`Round`]. By ron, the
/// player who gave the tile pays a chip; by tsumo, every other player does.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, Prizes, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU.with_red_chips(1).with_ura_chips(1).with_ippatsu_chips(1);
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// round.play_on(|view| Some(bot::efficiency(view)))?;
/// let prizes = Prizes::NONE.with_round(&round);
/// let winner = round.wins().next().unwrap().seat;
/// assert!(prizes.has_won(winner));
/// assert_eq!(prizes.chips().iter().sum::<i32>(), 0);
/// # Ok::<(), mentsu_table::Refused>(())
/// ```
#[doc(alias = "祝儀")]
#[doc(alias = "チップ")]
#[doc(alias = "chips")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Prizes {
    /// By payer, then by receiver.
    chips: [[u16; 4]; 4],
    won: [bool; 4],
    /// Who broke each player.
    broken_by: [Option<Seat>; 4],
}

impl Prizes {
    /// The prizes at the start of a game.
    pub const NONE: Prizes = Prizes { chips: [[0; 4]; 4], won: [false; 4], broken_by: [None; 4] };

    /// Adds a round by the rules of its table; an unfinished one adds nothing.
    #[must_use]
    pub fn with_round(mut self, round: &Round) -> Prizes {
        let Some(outcome) = round.outcome() else { return self };
        let table = round.table();
        for win in round.wins() {
            let chips = win.worth.as_deref().map_or(0, |worth| of_win(table.rules(), worth));
            for payer in table.seats().iter().filter(|seat| pays(win, **seat)) {
                let paid = &mut self.chips[payer.index()][win.seat.index()];
                *paid = paid.saturating_add(chips);
            }
        }
        let RoundResult::Won { winners } = outcome.result else { return self };
        for (has_won, won) in self.won.iter_mut().zip(winners) {
            *has_won |= won;
        }
        for event in round.last_events() {
            let deltas = match event {
                Event::Win(win) => win.deltas,
                Event::Ryuukyoku(draw) => draw.deltas,
                _ => continue,
            };
            self.note_broken(table, winners, deltas, event);
        }
        self
    }

    /// Notes the players broken by these payments of a win: the first paid winner broke them.
    fn note_broken(&mut self, table: &Table, winners: [bool; 4], deltas: [i32; 4], event: &Event) {
        let winds = mentsu::Wind::ALL.into_iter().take(table.seats().len());
        let mut from_dealer = winds.map(|wind| table.player_of(wind));
        let winner = match event {
            Event::Win(win) => Some(win.seat),
            _ => from_dealer.find(|seat| winners[seat.index()]),
        };
        for seat in table.seats() {
            let place = seat.index();
            let broken = is_broken(table.rules(), table.points()[place]) && deltas[place] < 0;
            if broken && self.broken_by[place].is_none() && winner != Some(*seat) {
                self.broken_by[place] = winner;
            }
        }
    }

    /// The chips that one player has paid another, so far.
    #[must_use]
    pub const fn chips_paid(&self, from: Seat, to: Seat) -> u16 {
        self.chips[from.index()][to.index()]
    }

    /// Everyone's chips: received less paid.
    #[must_use]
    pub fn chips(&self) -> [i32; 4] {
        Seat::ALL.map(|seat| {
            let received = self.chips.iter().map(|paid| i32::from(paid[seat.index()]));
            let paid = self.chips[seat.index()].iter().map(|chips| i32::from(*chips));
            received.sum::<i32>() - paid.sum::<i32>()
        })
    }

    /// Whether a player has won a round; a player who never does is a yakitori (焼き鳥).
    #[must_use]
    pub const fn has_won(&self, seat: Seat) -> bool {
        self.won[seat.index()]
    }

    /// The player who took this player's last points (飛ばし); `None` if a draw or a riichi stick did.
    #[must_use]
    pub const fn broken_by(&self, seat: Seat) -> Option<Seat> {
        self.broken_by[seat.index()]
    }

    /// The points that the first player pays the second at the end of the game: for chips, for
    /// being broken, and for being a yakitori if the second has won.
    #[must_use]
    pub fn paid(&self, rules: &GameRules, from: Seat, to: Seat) -> i32 {
        let chips = i32::from(self.chips_paid(from, to)).saturating_mul(rules.chip_points());
        let broken = if self.broken_by(from) == Some(to) { rules.tobi_prize() } else { 0 };
        let sits = |seat: Seat| Seat::of_players(rules.players()).contains(&seat);
        let never = sits(from) && !self.has_won(from) && self.has_won(to);
        let yakitori = if never { rules.yakitori() } else { 0 };
        chips.saturating_add(broken).saturating_add(yakitori)
    }

    /// Each player's prizes received less prizes paid at the end of the game, in points.
    #[must_use]
    pub fn points(&self, rules: &GameRules) -> [i32; 4] {
        Seat::ALL.map(|seat| {
            Seat::ALL.into_iter().fold(0i32, |sum, other| {
                let received = self.paid(rules, other, seat);
                sum.saturating_add(received).saturating_sub(self.paid(rules, seat, other))
            })
        })
    }

    /// Whether a game with these rules can have these prizes.
    #[cfg(feature = "serde")]
    pub(super) fn can_be(&self, rules: &GameRules) -> bool {
        let sits = |seat: Seat| Seat::of_players(rules.players()).contains(&seat);
        Seat::ALL.into_iter().all(|seat| {
            let (paid, broken) = (self.chips[seat.index()], self.broken_by(seat));
            let only_winners = Seat::ALL
                .into_iter()
                .all(|to| paid[to.index()] == 0 || (to != seat && sits(seat) && self.has_won(to)));
            let by_winner = broken.is_none_or(|by| by != seat && sits(seat) && self.has_won(by));
            only_winners && by_winner && (sits(seat) || !self.has_won(seat))
        })
    }
}

/// Whether a player pays the chips of a win.
fn pays(win: &Win, seat: Seat) -> bool {
    win.from.map_or(seat != win.seat, |from| from == seat)
}

/// Whether a player with these points is out, where the rules end the game by it.
fn is_broken(rules: &GameRules, points: i32) -> bool {
    match rules.tobi() {
        Tobi::Off => false,
        Tobi::BelowZero => points < 0,
        Tobi::AtZero => points <= 0,
    }
}

/// The chips that each payer of a win gives.
fn of_win(rules: &GameRules, worth: &Worth) -> u16 {
    let ippatsu = worth.yaku.iter().any(|(yaku, _)| *yaku == Yaku::Ippatsu);
    let dora =
        |kind: DoraKind| worth.dora.iter().find(|(of, _)| *of == kind).map_or(0, |(_, han)| *han);
    let [ura, reds] = [DoraKind::UraDora, DoraKind::AkaDora].map(dora);
    of_each_payer(rules, ippatsu, ura, reds, worth.yakuman)
}

/// The chips that everybody receives for a win with this score; negative ones are paid.
pub(crate) fn chips_of(rules: &GameRules, score: &Score, win: &Win) -> [i32; 4] {
    let (ippatsu, dora) = (score.yaku_set().contains(Yaku::Ippatsu), score.dora());
    let given = match score.yakuman() {
        0 => of_each_payer(rules, ippatsu, dora.ura(), dora.aka(), 0),
        yakuman => of_each_payer(rules, false, 0, 0, yakuman),
    };
    let mut received = [0; 4];
    for payer in Seat::of_players(rules.players()).iter().filter(|seat| pays(win, **seat)) {
        received[payer.index()] -= i32::from(given);
        received[win.seat.index()] += i32::from(given);
    }
    received
}

/// The chips that each payer gives for ippatsu, ura dora, red fives and a multiple yakuman.
fn of_each_payer(rules: &GameRules, ippatsu: bool, ura: u8, reds: u8, yakuman: u8) -> u16 {
    let all: u16 = rules.scoring().reds().into_iter().map(u16::from).sum();
    let all_reds = all > 0 && u16::from(reds) == all;
    [
        (rules.ippatsu_chips(), u16::from(ippatsu)),
        (rules.ura_chips(), ura.into()),
        (rules.red_chips(), reds.into()),
        (rules.all_red_chips(), u16::from(all_reds)),
        (rules.yakuman_chips(), yakuman.into()),
    ]
    .into_iter()
    .fold(0u16, |sum, (chips, times)| sum.saturating_add(u16::from(chips).saturating_mul(times)))
}
