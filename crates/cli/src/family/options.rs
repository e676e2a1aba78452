//! The options that describe a win under the rules of a family.

use clap::Args;
use mentsu::{Flower, Flowers, Wind};
use mentsu_families::{Event, Impossible, Win, Winning};

use crate::arguments::{named, wind};
use crate::family::typed::winning;

/// How a hand is won, or would be won.
#[derive(Args)]
pub(super) struct WinOptions {
    /// The winning tile, ? for a joker; the hand leaves it out, or with --self-drawn may include it
    #[arg(long, value_name = "TILE", value_parser = winning)]
    pub(super) win: Option<Winning>,

    /// Won on the own draw
    #[arg(long, visible_alias = "tsumo")]
    self_drawn: bool,

    /// The winner's seat; E is the dealer
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    seat: Wind,

    /// The wind of the round
    #[arg(
        long,
        visible_alias = "prevalent",
        value_name = "E|S|W|N",
        default_value = "E",
        value_parser = wind,
    )]
    round: Wind,

    /// Who discarded the winning tile, or whose kong was robbed
    #[arg(long, value_name = "E|S|W|N", value_parser = wind)]
    discarder: Option<Wind>,

    /// The player's flowers
    #[arg(long, value_name = "NAMES", value_delimiter = ',', value_parser = named::<Flower>())]
    flowers: Vec<Flower>,

    /// No tile is left: won on the last tile of the wall, or on the discard after it
    #[arg(long)]
    last_tile: bool,

    /// Won on the last tile of its kind, with the other three visible to all
    #[arg(long)]
    last_copy: bool,

    /// Won on a kong's replacement tile, or by robbing a kong
    #[arg(long)]
    kong: bool,

    /// Something else that happened; may be repeated
    #[arg(long = "event", value_name = "NAME", value_parser = named::<Event>())]
    events: Vec<Event>,

    /// How often the dealer has stayed dealer
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 0,
        value_parser = clap::value_parser!(u8).range(..=i64::from(Win::MAX_STREAK)),
    )]
    streak: u8,

    /// Who has won before and pays no more, as in S,W
    #[arg(long, value_name = "SEATS", value_delimiter = ',', value_parser = wind)]
    out: Vec<Wind>,

    /// Who is liable and pays for all
    #[arg(long, value_name = "E|S|W|N", value_parser = wind)]
    pays_for_all: Option<Wind>,
}

impl WinOptions {
    /// Whether the winner drew the tile; `drawn` is what the hand says that it drew.
    pub(super) fn is_self_drawn(&self, drawn: Option<Winning>) -> bool {
        self.self_drawn || drawn.is_some()
    }

    /// A flower that is named twice.
    pub(super) fn flower_twice(&self) -> Option<Flower> {
        let twice = |(nth, flower): (usize, &Flower)| {
            self.flowers[..nth].contains(flower).then_some(*flower)
        };
        self.flowers.iter().enumerate().find_map(twice)
    }

    /// An option that says how a hand was won.
    pub(super) fn about_a_win(&self) -> Option<&'static str> {
        let given = [
            (self.self_drawn, "--self-drawn"),
            (self.kong, "--kong"),
            (self.last_copy, "--last-copy"),
            (!self.events.is_empty(), "--event"),
            (self.discarder.is_some(), "--discarder"),
        ];
        given.into_iter().find_map(|(is_given, option)| is_given.then_some(option))
    }

    /// The ways in which a waiting hand may win: what they are called, and the win. The options
    /// may exclude one of them.
    pub(super) fn ways(&self) -> Result<Vec<(&'static str, Win)>, Impossible> {
        let drawn = ("self-drawn", self.to_win(true));
        let discarded = ("by discard", self.to_win(false));
        let both = if self.self_drawn { vec![drawn] } else { vec![discarded, drawn] };
        let (can, cannot): (Vec<_>, Vec<_>) =
            both.into_iter().partition(|(_, win)| win.check().is_ok());
        match cannot.first() {
            Some((_, win)) if can.is_empty() => win.check().map(|()| can),
            _ => Ok(can),
        }
    }

    /// The seat and the round in words.
    pub(super) fn seat_and_round(&self) -> String {
        format!("seat {}, round {}", self.seat, self.round)
    }

    /// The win.
    pub(super) fn to_win(&self, is_self_drawn: bool) -> Win {
        let win = if is_self_drawn { Win::self_drawn() } else { Win::by_discard() };
        let flowers: Flowers = self.flowers.iter().copied().collect();
        let win = win.with_seat(self.seat).with_round(self.round).with_streak(self.streak);
        let win = self.discarder.map_or(win, |seat| win.with_discarder(seat));
        let win = self.pays_for_all.map_or(win, |seat| win.with_liable(seat));
        let win = if self.last_tile { win.with_last_tile() } else { win };
        let win = if self.last_copy { win.with_last_copy() } else { win };
        let win = if self.kong { win.with_kong() } else { win };
        let win = self.out.iter().fold(win, |win, seat| win.with_out(*seat));
        self.events.iter().fold(win, |win, event| win.with_event(*event)).with_flowers(flowers)
    }
}
