//! The options that describe a win under Chinese rules.

use clap::Args;
use mentsu::mcr::{Outlook, Rules, Score, Situation, score};
use mentsu::{Counts, Face, Hand, Tile, Visible};
use mentsu_protocol::mcr_how_far;

use crate::arguments::fields::{Described, Options};
use crate::arguments::{counts, face, seen_and_held};
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

    #[command(flatten)]
    situation: Options<Situation>,

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
        self.of_a_win().filter(|_| self.winning(hand).is_none())
    }

    /// An option about a hand whose tiles are all known.
    pub(super) fn of_whole_hands(&self) -> Option<&'static str> {
        let win = self.win.map(|_| "--win");
        win.or_else(|| self.of_a_win()).or_else(|| self.seen.map(|_| "--seen"))
    }

    /// An option that says how a hand was won.
    fn of_a_win(&self) -> Option<&'static str> {
        let has = |field| self.situation.has(|name| name == field);
        let given = [
            (self.self_drawn, "--self-drawn"),
            (has("kong"), "--kong"),
            (has("last_copy"), "--last-copy"),
        ];
        given.into_iter().find_map(|(is_given, option)| is_given.then_some(option))
    }

    /// What is known of the rest of the hand.
    pub(super) fn outlook(&self) -> Outlook {
        let situation = self.situation.value();
        let outlook = Outlook::new().with_seat(situation.seat());
        let outlook = outlook.with_prevalent(situation.prevalent());
        self.seen.map_or(outlook, |seen| outlook.with_seen(seen))
    }

    /// The seat, the prevalent wind and the rules, for a title.
    pub(super) fn seat_and_rules(&self) -> String {
        let (situation, house) = (self.situation.value(), self.house.name());
        format!("seat {}, prevalent {}, {house}", situation.seat(), situation.prevalent())
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
        self.situation.set_in(Situation::self_drawn())
    }

    /// What a wait is worth if another player discards it, without flowers.
    pub(super) fn score_of_wait(&self, hand: &Hand, wait: Face) -> Option<Score> {
        let seen = self.visible(hand).seen().get(wait.tile());
        let won = self.situation.set_in(Situation::by_discard(wait)).with_seen(seen);
        score(hand, &won.with_flowers(0), &self.rules()).ok()
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
        let situation = self.situation.set_in(situation);
        Ok((
            winner,
            self.seen.map_or(situation, |seen| situation.with_seen(seen.get(winning.tile()))),
        ))
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
}

impl Described for Situation {
    // `--win` names the tile, and `--seen` all tiles that lie open.
    const WITHOUT: &'static [&'static str] = &["discard", "seen"];

    const EXCLUSIVE: &'static [(&'static str, &'static str)] = &[];

    fn start() -> Situation {
        Situation::self_drawn()
    }
}
