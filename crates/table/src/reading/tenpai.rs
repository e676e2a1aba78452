//! Who is tenpai (聴牌): a logistic regression on what a player has discarded and called.
//!
//! The signs are those that players name: the number of melds, the turn, whether the last discards
//! came from the hand (手出し) or the wall (ツモ切り), which tiles were given up, and whether a player who
//! faces a riichi keeps discarding tiles that the riichi could win on (押し).

use mentsu::{Face, Meld, MeldKind, Tile, TileSet, Wind};

use super::sigmoid::sigmoid;
use super::signs::{one, signs};
use super::weights::tenpai::{FOUR, THREE};
use super::{TableReading, dora, yakuhai};
use crate::seat::Seat;
use crate::table::{Discarded, Table};

/// The most discards of one player that are looked at.
const MOST: usize = 32;

signs! {
    /// The names of the features in [`TableReading::tenpai_signs`], in order.
    pub TENPAI_SIGNS;
    fn signs_of(table: &Table, of: Seat) {
        let player = table.player(of);
        let river = OwnRiver::of(table, of);
        let discards = river.discards();
        let melds = player.melds().iter().filter(|meld| meld.is_open()).count();
        let closed = |sign: f64| if melds == 0 { sign } else { 0.0 };
        let opened = |sign: f64| if melds == 0 { 0.0 } else { sign };
        let up_to = |number: usize, most: usize| number.min(most) as f64;
        let turns = f64::from(player.discarded());
        let (early, late) = ((turns.min(9.0)) / 10.0, (turns - 9.0).max(0.0) / 10.0);

        let last = discards.last();
        let drawn = |discard: &&Discarded| discard.tsumogiri;
        let drawn_in_a_row = discards.iter().rev().take_while(drawn).count();
        let drawn_of_five = discards.iter().rev().take(5).filter(drawn).count();
        let from_hand = discards.iter().rposition(|discard| !discard.tsumogiri);
        let given_up = from_hand.map(|at| discards[at].face.tile());
        let is_late = from_hand.is_some_and(|at| at >= 6);

        let dora = dora(table);
        let is_dear =
            |discard: &Discarded| discard.face.is_red() || dora.contains(discard.face.tile());
        let before = &discards[..discards.len().saturating_sub(1)];
        let beside =
            |discard: &Discarded| dora.iter().any(|tile| is_beside(discard.face.tile(), tile));
        let first = discards.iter().take(6).filter(|discard| is_middle(discard.face.tile())).count();

        let since_call = &discards[river.last_call.min(discards.len())..];
        let kept = since_call.iter().filter(|discard| !discard.tsumogiri).count();
        let shown = Shown::of(table, of);
        let since_riichi = river.riichi_at.map_or(0, |at| discards.len() - at.min(discards.len()));
        let pushed = river.pushed.iter().filter(|is| **is).count();
        let pushed_last = discards.len().checked_sub(1).is_some_and(|last| river.pushed[last]);
    }
    "always" => 1.0,
    "closed: discards beyond the first three, in tens, up to nine" =>
        closed((early - 0.3).max(0.0)),
    "closed: discards beyond the ninth, in tens" => closed(late),
    "one meld" => one(melds == 1),
    "one meld: discards up to nine, in tens" => one(melds == 1) * early,
    "one meld: discards beyond the ninth, in tens" => one(melds == 1) * late,
    "two melds" => one(melds == 2),
    "two melds: discards up to nine, in tens" => one(melds == 2) * early,
    "two melds: discards beyond the ninth, in tens" => one(melds == 2) * late,
    "three melds" => one(melds >= 3),
    "three melds: discards up to nine, in tens" => one(melds >= 3) * early,
    "three melds: discards beyond the ninth, in tens" => one(melds >= 3) * late,
    "four melds" => one(melds >= 4),
    "closed: the last discard was drawn" =>
        closed(one(last.is_some_and(|discard| discard.tsumogiri))),
    "open: the last discard was drawn" =>
        opened(one(last.is_some_and(|discard| discard.tsumogiri))),
    "closed: drawn discards in a row, up to five" => closed(up_to(drawn_in_a_row, 5)),
    "open: drawn discards in a row, up to five" => opened(up_to(drawn_in_a_row, 5)),
    "closed: drawn ones among the last five discards" => closed(drawn_of_five as f64),
    "open: drawn ones among the last five discards" => opened(drawn_of_five as f64),
    "closed: the last discard from the hand was a 3 to 7" =>
        closed(one(given_up.is_some_and(is_middle))),
    "open: the last discard from the hand was a 3 to 7" =>
        opened(one(given_up.is_some_and(is_middle))),
    "closed: it was a terminal or honor, after the sixth discard" =>
        closed(one(is_late && given_up.is_some_and(Tile::is_yaochuu))),
    "open: it was a terminal or honor, after the sixth discard" =>
        opened(one(is_late && given_up.is_some_and(Tile::is_yaochuu))),
    "closed: the last discard was a dora or red" => closed(one(last.is_some_and(is_dear))),
    "open: the last discard was a dora or red" => opened(one(last.is_some_and(is_dear))),
    "a dora or red discarded before" => one(before.iter().any(is_dear)),
    "closed: the last discard lies beside a dora" => closed(one(last.is_some_and(beside))),
    "open: the last discard lies beside a dora" => opened(one(last.is_some_and(beside))),
    "closed: 3 to 7 among the first six discards" => closed(first as f64),
    "open: 3 to 7 among the first six discards" => opened(first as f64),
    "open: discards since the last call, up to six" => opened(up_to(since_call.len(), 6)),
    "open: from the hand since the last call, up to four" => opened(up_to(kept, 4)),
    "open: a meld of dragons or own winds" => one(shown.yakuhai),
    "open: two melds or more, all of one suit and honors" => one(melds >= 2 && shown.one_suit),
    "open: two melds or more, no chi" => one(melds >= 2 && shown.no_chi),
    "kans" => f64::from(player.kans()),
    "closed: somebody else is in riichi" => closed(one(river.riichi_at.is_some())),
    "open: somebody else is in riichi" => opened(one(river.riichi_at.is_some())),
    "closed: discards that this riichi could have won on, up to four" => closed(up_to(pushed, 4)),
    "open: discards that this riichi could have won on, up to four" => opened(up_to(pushed, 4)),
    "the last discard was one of these" => one(pushed_last),
    "discards since this riichi that it couldn't win on, up to six" =>
        up_to(since_riichi - pushed.min(since_riichi), 6),
    "dealer" => one(table.wind_of_player(of) == Wind::East),
}

impl TableReading<'_> {
    /// The chance that a player is tenpai, 0 to 1: 1 in riichi, otherwise the rate among recorded
    /// players with similar discards and calls. 0 for an empty seat.
    ///
    /// For an opponent, the chance holds while they have 13 tiles. For the reader, it is 1 if the
    /// own hand is tenpai, otherwise 0.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let view = round.view(Seat::ALL[0]).unwrap();
    /// assert!(TableReading::of(&view).tenpai(Seat::ALL[1]) < 0.02);
    /// ```
    #[must_use]
    pub fn tenpai(&self, of: Seat) -> f64 {
        let table = self.table;
        if !table.seats().contains(&of) {
            return 0.0;
        }
        if of == self.seat {
            return f64::from(u8::from(self.hand.before_draw().is_tenpai()));
        }
        if table.player(of).is_in_riichi() {
            return 1.0;
        }
        let weights = if table.rules().players() == 3 { &THREE } else { &FOUR };
        let signs = self.tenpai_signs(of);
        sigmoid(signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum())
    }

    /// The features of [`tenpai`](TableReading::tenpai), each named in [`TENPAI_SIGNS`]. Their
    /// weighted sum is the log odds.
    #[must_use]
    pub fn tenpai_signs(&self, of: Seat) -> [f64; TENPAI_SIGNS.len()] {
        signs_of(self.table, of)
    }
}

/// What the melds show.
struct Shown {
    /// A koutsu or kantsu of dragons or own winds.
    yakuhai: bool,
    /// No tiles of a second number suit.
    one_suit: bool,
    no_chi: bool,
}

impl Shown {
    fn of(table: &Table, of: Seat) -> Shown {
        let open = || table.player(of).melds().iter().filter(|meld| meld.is_open());
        let worth = yakuhai(table, of);
        let is_worth =
            |meld: &Meld| meld.kind() != MeldKind::Chi && worth.contains(meld.mentsu().first());
        let suits = open().map(|meld| meld.mentsu().first()).filter(|tile| !tile.is_honor());
        let suits: [bool; 3] = suits.fold([false; 3], |mut suits, tile| {
            suits[tile.index() / 9 % 3] = true;
            suits
        });
        Shown {
            yakuhai: open().any(is_worth),
            one_suit: suits.iter().filter(|is| **is).count() <= 1,
            no_chi: open().all(|meld| meld.kind() != MeldKind::Chi),
        }
    }
}

/// A player's discards, and what happened between them.
struct OwnRiver {
    discards: [Discarded; MOST],
    number: usize,
    /// How many discards the player had made at the own last call.
    last_call: usize,
    /// How many the player had made when the first other player declared riichi.
    riichi_at: Option<usize>,
    /// Which discards that riichi could have won on.
    pushed: [bool; MOST],
}

impl OwnRiver {
    fn of(table: &Table, of: Seat) -> OwnRiver {
        let nothing = Discarded {
            seat: of,
            face: Face::plain(Tile::East),
            tsumogiri: false,
            riichi: false,
            called: None,
        };
        let mut river = OwnRiver {
            discards: [nothing; MOST],
            number: 0,
            last_call: 0,
            riichi_at: None,
            pushed: [false; MOST],
        };
        // Each player's discards: those made before declaring riichi are safe, too.
        let (mut discarded, mut declarer) = ([TileSet::EMPTY; 4], None);
        let mut safe = TileSet::EMPTY;
        for discard in table.discards() {
            let tile = discard.face.tile();
            if discard.seat == of && river.number < MOST {
                river.discards[river.number] = discard;
                river.pushed[river.number] = declarer.is_some() && !safe.contains(tile);
                river.number += 1;
            }
            if discard.called == Some(of) {
                river.last_call = river.number;
            }
            if declarer.is_some() {
                safe = safe.with(tile);
                continue;
            }
            let own = &mut discarded[discard.seat.index()];
            *own = own.with(tile);
            if discard.riichi && discard.seat != of {
                (declarer, safe) = (Some(discard.seat), *own);
                river.riichi_at = Some(river.number);
            }
        }
        river
    }

    fn discards(&self) -> &[Discarded] {
        &self.discards[..self.number]
    }
}

/// Whether it is a 3 to 7.
fn is_middle(tile: Tile) -> bool {
    !tile.is_honor() && (2..=6).contains(&(tile.index() % 9))
}

/// Whether two tiles of one suit lie side by side.
fn is_beside(one: Tile, other: Tile) -> bool {
    !one.is_honor()
        && !other.is_honor()
        && one.index() / 9 == other.index() / 9
        && one.index().abs_diff(other.index()) == 1
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use mentsu::random::SplitMix64;
    use mentsu::riichi::Riichi;

    use super::*;
    use crate::{Event, GameRules, Round, RoundStart, View, Wall, bot};

    fn round(seed: u64) -> Round {
        played(seed).0
    }

    /// A round played by tile count, and all that happened.
    fn played(seed: u64) -> (Round, Vec<Event>) {
        let rules = GameRules::TENHOU;
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
        let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        let mut events = round.last_events().to_vec();
        while let Some(seat) = round.awaited().next() {
            let action = bot::efficiency(&round.view(seat).unwrap());
            events.extend_from_slice(round.act(seat, action).unwrap());
        }
        (round, events)
    }

    #[test]
    fn every_sign_is_written_in_its_place() {
        let round = round(3);
        let table = round.table();
        for &seat in table.seats() {
            let player = table.player(seat);
            let signs = signs_of(table, seat);
            assert_eq!(signs[0], 1.0);
            let named =
                |name: &str| signs[TENPAI_SIGNS.iter().position(|sign| *sign == name).unwrap()];
            let dealer = f64::from(u8::from(seat == table.dealer()));
            assert_eq!(named("dealer"), dealer);
            assert_eq!(*signs.last().unwrap(), dealer);
            let beyond = f64::from(player.discarded().saturating_sub(9)) / 10.0;
            assert_eq!(named("closed: discards beyond the ninth, in tens"), beyond);
            assert_eq!(named("one meld"), 0.0);
        }
    }

    #[test]
    fn riichi_is_certain_and_nobody_sits_in_an_empty_seat() {
        let rounds = (0..40).map(round);
        let mut in_riichi = 0;
        for round in rounds {
            for &of in round.table().seats() {
                let reader = of.next(4);
                let reading = TableReading::new(round.table(), reader, round.hand(reader).unwrap());
                let chance = reading.tenpai(of);
                let riichi = round.table().player(of).riichi() != Riichi::None;
                assert!((0.0..=1.0).contains(&chance) && (chance == 1.0) == riichi, "{chance}");
                in_riichi += usize::from(riichi);
            }
        }
        assert!(in_riichi > 10);
        let rules = GameRules::TENHOU_SANMA;
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
        let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        let view = round.view(Seat::ALL[0]).unwrap();
        assert_eq!(TableReading::of(&view).tenpai(Seat::ALL[3]), 0.0);
    }

    /// While the discard of a riichi is on offer, the riichi isn't accepted yet, but the player is
    /// tenpai. A player who may call needs that chance.
    #[test]
    fn a_riichi_that_is_declared_is_certain_before_it_is_accepted() {
        let mut asked = 0;
        for seed in 0..60 {
            let rules = GameRules::TENHOU;
            let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
            let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
            while let Some(seat) = round.awaited().next() {
                let view = round.view(seat).unwrap();
                let (table, reading) = (view.table(), TableReading::of(&view));
                for of in table.seats().iter().copied().filter(|of| *of != seat) {
                    let player = table.player(of);
                    if player.riichi() != Riichi::None && !player.riichi_accepted() {
                        asked += 1;
                        assert_eq!(reading.tenpai(of), 1.0);
                        assert!(reading.cost(Tile::P5, of) > 5_000.0);
                    }
                }
                round.act(seat, bot::efficiency(&view)).unwrap();
            }
        }
        assert!(asked > 5, "{asked}");
    }

    /// The next suit's tile, so that 5m becomes 5p and a red one a red one.
    fn shifted(face: Face) -> Face {
        let tile = face.tile();
        if tile.is_honor() {
            return face;
        }
        let next = Tile::ALL[(tile.index() + 9) % 27];
        if face.is_red() { Face::red(next).unwrap() } else { Face::plain(next) }
    }

    /// Suits have no names to the model, and what is hidden doesn't matter.
    #[test]
    fn suits_can_be_exchanged() {
        let seat = Seat::ALL[0];
        for seed in 0..20 {
            let (round, events) = played(seed);
            let events: Vec<Event> = events.iter().map(|event| event.seen_by(seat)).collect();
            let [plain, exchanged] = [false, true].map(|exchanges| {
                let new = |face: Face| if exchanges { shifted(face) } else { face };
                let mut events = events.iter().cloned().map(|mut event| {
                    match &mut event {
                        Event::Deal(deal) => {
                            deal.indicator = new(deal.indicator);
                            deal.hands[0].iter_mut().for_each(|face| *face = new(*face));
                        }
                        Event::Draw { face: Some(face), .. }
                        | Event::Discard { face, .. }
                        | Event::Dora { face } => *face = new(*face),
                        _ => {}
                    }
                    event
                });
                let Some(Event::Deal(deal)) = events.next() else { panic!("a deal") };
                let mut view = View::new(round.table().rules(), seat, &deal).unwrap();
                let on = events.take_while(|event| !matches!(event, Event::Win(_)));
                on.for_each(|event| view.apply(&event).unwrap());
                Seat::ALL.map(|of| TableReading::of(&view).tenpai(of))
            });
            assert_eq!(plain, exchanged, "{seed}");
        }
    }

    #[test]
    fn discards_that_a_riichi_could_win_on_differ_from_safe_ones() {
        let round = (0..200).map(round).find(|round| {
            let river = OwnRiver::of(round.table(), Seat::ALL[1]);
            river.riichi_at.is_some_and(|at| river.number > at + 4)
        });
        let round = round.unwrap();
        let (table, of) = (round.table(), Seat::ALL[1]);
        let river = OwnRiver::of(table, of);
        let riichi = table.discards().position(|it| it.riichi && it.seat != of).unwrap();
        let declarer = table.discards().nth(riichi).unwrap().seat;
        let mut own = 0;
        for (at, discard) in table.discards().enumerate() {
            if discard.seat != of {
                continue;
            }
            let safe = table.discards().take(at).enumerate().any(|(place, before)| {
                before.face.tile() == discard.face.tile()
                    && (before.seat == declarer || place > riichi)
            });
            assert_eq!(river.pushed[own], at > riichi && !safe, "{own}");
            own += 1;
        }
        assert_eq!(own, river.number);
    }
}
