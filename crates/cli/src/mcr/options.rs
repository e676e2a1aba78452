//! The options that describe a win under Chinese rules.

use clap::Args;
use mentsu::mcr::{Outlook, Rules, Score, Situation, score};
use mentsu::{Counts, Face, Hand, Tile, Visible, Wind};
use mentsu_protocol::mcr_how_far;

use crate::arguments::{counts, face, seen_and_held, wind};
use crate::mcr::house::House;

/// How a hand is won, or would be won.
#[derive(Args)]
pub(super) struct WinOptions {
    /// The winning tile; the hand leaves it out, or with --self-drawn may include it
    #[arg(long, value_name = "TILE", value_parser = face)]
    win: Option<Face>,

    /// Won on the own draw
    #[arg(long)]
    self_drawn: bool,

    /// The winner's seat
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    seat: Wind,

    /// The prevalent wind, that of the round
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    prevalent: Wind,

    /// Flower tiles, which don't count towards the minimum; only --json adds them to what waits are
    /// worth
    #[arg(long, value_name = "0-8", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=8))]
    flowers: u8,

    /// Won on a kong's replacement tile, or by robbing a kong
    #[arg(long)]
    kong: bool,

    /// No tile is left: won on the last tile of the wall, or on the discard after it
    #[arg(long)]
    last_tile: bool,

    /// Won on the last tile of its kind, with the other three visible to all
    #[arg(long)]
    last_copy: bool,

    /// Tiles that lie open outside the own melds, as in 777s1z
    #[arg(long, value_name = "TILES", value_parser = counts)]
    seen: Option<Counts>,

    #[command(flatten)]
    house: House,
}

impl WinOptions {
    /// The winning tile, if the options ask for a win or the hand says what it drew and is won.
    pub(super) fn winning(&self, hand: &Hand) -> Option<Face> {
        self.win.or_else(|| hand.drawn().filter(|_| self.self_drawn || mentsu::mcr::is_win(hand)))
    }

    /// Whether the winner drew the tile.
    pub(super) fn is_self_drawn(&self, hand: &Hand) -> bool {
        self.self_drawn || self.win.is_none() && hand.drawn().is_some()
    }

    /// The rules.
    pub(super) fn rules(&self) -> Rules {
        self.house.rules()
    }

    /// An option that says how a hand was won, if no winning tile is known.
    pub(super) fn without_win(&self, hand: &Hand) -> Option<&'static str> {
        let told = [
            (self.self_drawn, "--self-drawn"),
            (self.kong, "--kong"),
            (self.last_copy, "--last-copy"),
        ];
        let option = told.into_iter().find_map(|(is_told, option)| is_told.then_some(option));
        option.filter(|_| self.winning(hand).is_none())
    }

    /// An option about a hand whose tiles are all known.
    pub(super) fn of_whole_hands(&self) -> Option<&'static str> {
        let told = [
            (self.win.is_some(), "--win"),
            (self.self_drawn, "--self-drawn"),
            (self.kong, "--kong"),
            (self.last_copy, "--last-copy"),
            (self.seen.is_some(), "--seen"),
        ];
        told.into_iter().find_map(|(is_told, option)| is_told.then_some(option))
    }

    /// What is known of the rest of the hand.
    pub(super) fn outlook(&self) -> Outlook {
        let outlook = Outlook::new().with_seat(self.seat).with_prevalent(self.prevalent);
        self.seen.map_or(outlook, |seen| outlook.with_seen(seen))
    }

    /// The seat, the prevalent wind and the rules, for a title.
    pub(super) fn seat_and_rules(&self) -> String {
        let house = self.house.name();
        format!("seat {}, prevalent {}, {house}", self.seat, self.prevalent)
    }

    /// A tile of which more are seen and held than there are.
    pub(super) fn seen_and_held(&self, hand: &Hand) -> Option<Tile> {
        seen_and_held(hand, self.seen.as_ref()?)
    }

    /// What can still come.
    pub(super) fn visible(&self, hand: &Hand) -> Visible {
        let visible = Visible::of(hand);
        self.seen.map_or(visible, |seen| visible.with_seen(seen))
    }

    /// The situation of the next tile, for questions about all waits.
    pub(super) fn next(&self) -> Situation {
        let next = Situation::self_drawn().with_seat(self.seat).with_prevalent(self.prevalent);
        let next = next.with_flowers(self.flowers);
        if self.last_tile { next.with_last_tile() } else { next }
    }

    /// What a wait is worth if another player discards it, flowers and special circumstances aside.
    pub(super) fn score_of_wait(&self, hand: &Hand, wait: Face) -> Option<Score> {
        let seen = self.visible(hand).seen().get(wait.tile());
        let won = Situation::by_discard(wait).with_seen(seen);
        let won = won.with_seat(self.seat).with_prevalent(self.prevalent);
        let won = if self.last_tile { won.with_last_tile() } else { won };
        score(hand, &won, &self.rules()).ok()
    }

    /// The winner's hand and how it is won, or why it can't be.
    pub(super) fn winner(&self, hand: &Hand, winning: Face) -> Result<(Hand, Situation), String> {
        let is_self_drawn = self.is_self_drawn(hand);
        let winner = match (is_self_drawn, hand.awaits_draw(), hand.drawn()) {
            (false, ..) => Ok(*hand),
            (true, true, _) => hand.draw(winning),
            (true, false, Some(drawn)) if drawn != winning => {
                return Err(format!("the hand says that it drew {drawn}"));
            }
            (true, false, _) => hand.with_drawn(winning),
        };
        let winner = winner.map_err(|why| why.to_string())?;
        let situation =
            if is_self_drawn { Situation::self_drawn() } else { Situation::by_discard(winning) };
        Ok((winner, self.described(situation, winning.tile())))
    }

    /// What the win is worth, or why it is none.
    pub(super) fn score(&self, hand: &Hand, winning: Face) -> Result<Score, String> {
        let (winner, situation) = self.winner(hand, winning)?;
        score(&winner, &situation, &self.rules()).map_err(|why| match why {
            mentsu::mcr::NoWin::NotWon if hand.awaits_draw() => {
                format!("not won: {}", mcr_how_far(hand))
            }
            why => why.to_string(),
        })
    }

    fn described(&self, situation: Situation, winning: Tile) -> Situation {
        type Event = fn(Situation) -> Situation;
        let events: [(bool, Event); 3] = [
            (self.kong, Situation::with_kong),
            (self.last_tile, Situation::with_last_tile),
            (self.last_copy, Situation::with_last_copy),
        ];
        let happened = events.into_iter().filter(|(happened, _)| *happened);
        let situation = happened.fold(situation, |situation, (_, event)| event(situation));
        let situation = match self.seen {
            Some(seen) => situation.with_seen(seen.get(winning)),
            None => situation,
        };
        situation.with_seat(self.seat).with_prevalent(self.prevalent).with_flowers(self.flowers)
    }
}
