//! The options that describe a win under the rules of a family.

use clap::Args;
use mentsu::any::AnyTile;
use mentsu_families::{Impossible, Win};

use crate::arguments::fields::{Described, Options};
use crate::family::typed::winning;

/// How a hand is won, or would be won.
#[derive(Args)]
pub(super) struct WinOptions {
    /// The winning tile, ? for a joker; the hand leaves it out, or with --self-drawn may include it
    #[arg(long, value_name = "TILE", value_parser = winning)]
    pub(super) win: Option<AnyTile>,

    /// Won on the own draw
    #[arg(long, visible_alias = "tsumo")]
    self_drawn: bool,

    #[command(flatten)]
    circumstances: Options<Win>,
}

impl WinOptions {
    /// Whether the winner drew the tile; `drawn` is what the hand says that it drew.
    pub(super) fn is_self_drawn(&self, drawn: Option<AnyTile>) -> bool {
        self.self_drawn || drawn.is_some()
    }

    /// An option that says how a hand was won.
    pub(super) fn about_a_win(&self) -> Option<&'static str> {
        let has = |field| self.circumstances.has(|name| name == field);
        let given = [
            (self.self_drawn, "--self-drawn"),
            (has("kong"), "--kong"),
            (has("last_copy"), "--last-copy"),
            (has("events"), "--events"),
            (has("discarder"), "--discarder"),
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

    /// The seat and the prevalent wind in words.
    pub(super) fn seat_and_prevalent(&self) -> String {
        let win = self.circumstances.value();
        format!("seat {}, prevalent {}", win.seat(), win.prevalent())
    }

    /// The win.
    pub(super) fn to_win(&self, is_self_drawn: bool) -> Win {
        self.circumstances.set_in(if is_self_drawn { Win::self_drawn() } else { Win::by_discard() })
    }
}

impl Described for Win {
    // An option of its own, since a hand may say which tile was drawn.
    const WITHOUT: &'static [&'static str] = &["self_drawn"];

    const EXCLUSIVE: &'static [(&'static str, &'static str)] = &[];

    fn start() -> Win {
        Win::by_discard()
    }
}
