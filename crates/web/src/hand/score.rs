//! The score of a win and its reasons, or the reason why it is not a win.

use mentsu::riichi::legality::{CannotWin, Furiten, may_win};
use mentsu::riichi::{FuItem, FuReason, NoWin, Payer, Score, ScoredReading, Yaku};
use mentsu::{Face, Hand, Tile};

use crate::hand::blocks::reading;
use crate::hand::situation::Situated;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, Object, list, object};
use crate::wire::request::Request;

/// How a hand is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// On another player's tile.
    Ron,
    /// On the tile just drawn.
    Tsumo,
}

mentsu::names! { By, "way to win": Ron "ron", Tsumo "tsumo" }

/// The score of a win, or the reason why it is not a win.
pub fn score(
    hand: &Hand,
    win: Face,
    by: By,
    request: Request,
) -> Result<impl Json + use<>, Failure> {
    let situated = Situated::read(request)?;
    let (hand, situation) = match by {
        By::Ron => (*hand, situated.ron(win)?),
        By::Tsumo => (winner(hand, win)?, situated.tsumo()?),
    };
    if hand.awaits_draw() != (by == By::Ron) {
        let message = "for a ron the hand has 13 tiles, less 3 a meld, without the winning tile";
        return Err(Failure::new(FailureKind::Hand, message));
    }
    let worth = may_win(&hand, &situation, situated.passed(), &situated.rules);
    if let Err(CannotWin::Impossible(impossible)) = worth {
        return Err(impossible.into());
    }
    Ok(object(move |o| match worth {
        Ok(score) => {
            o.put("won", true).put("score", whole(&score, &hand));
        }
        Err(why) => {
            o.put("won", false).put("why", cannot_win(&why));
        }
    }))
}

/// The hand with this tile as the drawn one; a waiting hand draws it.
fn winner(hand: &Hand, win: Face) -> Result<Hand, Failure> {
    let drawn = if hand.awaits_draw() { hand.draw(win) } else { hand.with_drawn(win) };
    Ok(drawn?)
}

/// A score with all its parts.
pub fn whole(score: &Score, hand: &Hand) -> impl Json + use<> {
    let (score, hand) = (score.clone(), *hand);
    object(move |o| {
        let payments = score.payments();
        let paid = payments.iter().map(|payment| {
            object(move |o| {
                let payer = match payment.payer() {
                    Payer::Discarder => "discarder",
                    Payer::Seat(wind) => wind.name(),
                };
                o.put("payer", payer)
                    .put("points", payment.points())
                    .put("honba", payment.honba())
                    .put("total", payment.total());
            })
        });
        o.put("best", scored(score.best(), &hand))
            .put("readings", list(score.readings().iter().map(|of| scored(of, &hand))))
            .put("payments", list(paid))
            .put("points", payments.points())
            .put("honba", payments.honba())
            .put("sticks", payments.sticks())
            .put("received", payments.received());
    })
}

fn scored<'a>(of: &'a ScoredReading, hand: &'a Hand) -> impl Json + use<'a> {
    object(move |o| {
        let dora = of.dora();
        let yakuman = of.yakuman() > 0;
        let yaku = of.yaku().map(|(yaku, worth)| yaku_row(yaku, worth, yakuman));
        o.put("reading", reading(of.reading(), hand))
            .put("yaku", list(yaku))
            .put(
                "dora",
                object(|o| {
                    o.put("dora", dora.dora())
                        .put("ura", dora.ura())
                        .put("aka", dora.aka())
                        .put("kita", dora.kita());
                }),
            )
            .put("han", of.han())
            .put("fu", of.fu())
            .put("yakuman", of.yakuman())
            .put("limit", of.limit())
            .put("base", of.base_points())
            .put("points", of.points())
            .put("fuRows", list(of.fu_items().iter().map(fu_row)));
    })
}

fn yaku_row(yaku: Yaku, worth: u8, yakuman: bool) -> impl Json {
    object(move |o| {
        o.put("id", yaku)
            .put("kanji", yaku.kanji())
            .put("english", yaku.english())
            .put("han", if yakuman { 0 } else { worth })
            .put("yakuman", if yakuman { worth } else { 0 });
    })
}

/// An item of fu.
pub fn fu_row(item: &FuItem) -> impl Json + use<> {
    let item = *item;
    object(move |o| {
        let (tiles, concealed, shape): (Vec<Tile>, _, _) = match item.reason() {
            FuReason::Mentsu { mentsu, concealed } => {
                (mentsu.tiles().collect(), Some(concealed), None)
            }
            FuReason::Jantou(tile) => (vec![tile; 2], None, None),
            FuReason::Wait(shape) => (Vec::new(), None, Some(shape)),
            _ => (Vec::new(), None, None),
        };
        o.put("kind", item.reason().kind())
            .put("fu", item.fu())
            .put("text", item.reason().to_string())
            .put("tiles", list(tiles))
            .put("concealed", concealed)
            .put("shape", shape);
    })
}

/// The summary of a score.
pub fn in_short(score: &Score) -> impl Json + use<> {
    let best = *score.best();
    object(move |o| {
        o.put("points", best.points())
            .put("han", best.han())
            .put("fu", best.fu())
            .put("yakuman", best.yakuman())
            .put("limit", best.limit())
            .put("yaku", list(best.yaku().map(|(yaku, _)| yaku)));
    })
}

/// Why a hand may not win.
pub fn cannot_win(why: &CannotWin) -> impl Json + use<> {
    let why = *why;
    object(move |o| {
        let (kind, tiles) = match why {
            CannotWin::NotWon { .. } => ("not_won", None),
            CannotWin::NoYaku(_) => ("no_yaku", None),
            CannotWin::BelowMinimum(_) => ("below_minimum", None),
            CannotWin::AnkanRobbed => ("ankan_robbed", None),
            CannotWin::Furiten(Furiten::Riichi(tiles)) => ("furiten_riichi", Some(tiles)),
            CannotWin::Furiten(Furiten::Discards(tiles)) => ("furiten_discards", Some(tiles)),
            CannotWin::Furiten(Furiten::Temporary(tiles)) => ("furiten_temporary", Some(tiles)),
            _ => ("impossible", None),
        };
        put_why(o, kind, &why.to_string(), tiles);
    })
}

/// Why a hand doesn't win.
pub fn no_win(why: &NoWin) -> impl Json + use<> {
    cannot_win(&CannotWin::from(*why))
}

fn put_why(o: &mut Object<'_>, kind: &str, message: &str, tiles: Option<mentsu::TileSet>) {
    o.put("kind", kind).put("message", message);
    if let Some(tiles) = tiles {
        o.put("tiles", tiles);
    }
}
