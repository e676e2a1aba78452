//! What a win is worth, and why; or why it isn't one.

use mentsu::riichi::legality::{CannotWin, Furiten, may_win};
use mentsu::riichi::{FuItem, FuReason, Limit, NoWin, Payer, Score, ScoredReading, Yaku};
use mentsu::{Face, Hand, Tile};

use crate::blocks::reading;
use crate::failure::{Failure, FailureKind};
use crate::json::{Json, Object, list, object};
use crate::request::{Request, WINDS, one_of};
use crate::situation::Situated;

/// How a hand is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// On another's tile.
    Ron,
    /// On the tile just drawn.
    Tsumo,
}

/// `ron` or `tsumo`.
pub fn by(word: &str) -> Result<By, Failure> {
    one_of(word, "by", &[("ron", By::Ron), ("tsumo", By::Tsumo)])
}

/// What a win is worth, or why it is none.
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
    if hand.is_waiting() != (by == By::Ron) {
        let message = "by ron a hand holds all but the tile won on, 13 less 3 a meld";
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

/// The hand with the drawn tile marked; one that waits draws it.
fn winner(hand: &Hand, win: Face) -> Result<Hand, Failure> {
    let drawn = if hand.is_waiting() { hand.draw(win) } else { hand.with_drawn(win) };
    Ok(drawn?)
}

/// A score with all its parts.
pub fn whole(score: &Score, hand: &Hand) -> impl Json + use<> {
    let (score, hand) = (*score, *hand);
    object(move |o| {
        let payments = score.payments();
        let paid = payments.iter().map(|payment| {
            object(move |o| {
                let payer = match payment.payer() {
                    Payer::Discarder => "discarder",
                    Payer::Seat(wind) => WINDS[wind as usize].0,
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
            .put("limit", limit(of.limit()))
            .put("base", of.base_points())
            .put("points", of.points())
            .put("fuRows", list(of.fu_items().iter().map(fu_row)));
    })
}

fn yaku_row(yaku: Yaku, worth: u8, yakuman: bool) -> impl Json {
    object(move |o| {
        o.put("id", yaku.id())
            .put("kanji", yaku.kanji())
            .put("english", yaku.english())
            .put("han", if yakuman { 0 } else { worth })
            .put("yakuman", if yakuman { worth } else { 0 });
    })
}

fn fu_row(item: &FuItem) -> impl Json + use<> {
    let item = *item;
    object(move |o| {
        let (kind, tiles, concealed, shape): (_, Vec<Tile>, _, _) = match item.reason() {
            FuReason::Chiitoitsu => ("chiitoitsu", Vec::new(), None, None),
            FuReason::MenzenRon => ("menzen_ron", Vec::new(), None, None),
            FuReason::Tsumo => ("tsumo", Vec::new(), None, None),
            FuReason::Mentsu { mentsu, concealed } => {
                ("mentsu", mentsu.tiles().collect(), Some(concealed), None)
            }
            FuReason::Jantou(tile) => ("jantou", vec![tile; 2], None, None),
            FuReason::Wait(shape) => ("wait", Vec::new(), None, Some(shape.name())),
            FuReason::OpenPinfu => ("open_pinfu", Vec::new(), None, None),
            FuReason::Rounding => ("rounding", Vec::new(), None, None),
            _ => ("base", Vec::new(), None, None),
        };
        o.put("kind", kind)
            .put("fu", item.fu())
            .put("text", item.reason().to_string())
            .put("tiles", list(tiles))
            .put("concealed", concealed)
            .put("shape", shape);
    })
}

/// The word of a limit.
pub const fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::None => "none",
        Limit::Mangan => "mangan",
        Limit::Haneman => "haneman",
        Limit::Baiman => "baiman",
        Limit::Sanbaiman => "sanbaiman",
        Limit::CountedYakuman => "counted_yakuman",
        Limit::Yakuman => "yakuman",
    }
}

/// What a wait would be worth, in short.
pub fn in_short(score: &Score) -> impl Json + use<> {
    let score = *score;
    object(move |o| {
        let best = score.best();
        o.put("points", best.points())
            .put("han", best.han())
            .put("fu", best.fu())
            .put("yakuman", best.yakuman())
            .put("limit", limit(best.limit()))
            .put("yaku", list(best.yaku().map(|(yaku, _)| yaku.id())));
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

/// Why a hand doesn't win by tsumo.
pub fn no_win(why: &NoWin) -> impl Json + use<> {
    cannot_win(&CannotWin::from(*why))
}

fn put_why(o: &mut Object<'_>, kind: &str, message: &str, tiles: Option<mentsu::TileSet>) {
    o.put("kind", kind).put("message", message);
    if let Some(tiles) = tiles {
        o.put("tiles", tiles);
    }
}
