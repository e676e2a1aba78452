//! The score of a win and its reasons, or the reason why it is not a win.

use mentsu::riichi::legality::{CannotWin, Furiten, may_win};
use mentsu::riichi::{DoraKind, FuItem, FuReason, NoWin, Payer, Payment, Score, ScoredReading};
use mentsu::{Face, Hand, Tile};
use mentsu_table::record::YakuName;

use crate::hand::blocks::reading;
use crate::hand::situation::Situated;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::Request;
use crate::wire::shape::{Always, Either, Maybe};
use crate::{object, one_of, word};

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
    Ok(one_of!(ScoreAnswer: match worth {
        Ok(score) => object!(Inline { won: Always::<true>, score: whole(&score, &hand) }),
        Err(why) => object!(Inline { won: Always::<false>, why: cannot_win(&why) }),
    }))
}

/// The hand with this tile as the drawn one; a waiting hand draws it.
fn winner(hand: &Hand, win: Face) -> Result<Hand, Failure> {
    let drawn = if hand.awaits_draw() { hand.draw(win) } else { hand.with_drawn(win) };
    Ok(drawn?)
}

/// A score with all its parts.
pub fn whole(score: &Score, hand: &Hand) -> impl Json + use<> {
    let payments = score.payments();
    let paid = |payment: Payment| {
        let payer = match payment.payer() {
            Payer::Discarder => Either::This(word!("discarder")),
            Payer::Seat(wind) => Either::Other(wind),
        };
        object!(Inline {
            payer,
            points: payment.points(),
            honba: payment.honba(),
            total: payment.total(),
        })
    };
    object!(Score {
        best: scored(score.best(), hand),
        /// Every reading, `best` among them.
        readings: list(score.readings().iter().map(|of| scored(of, hand))),
        payments: list(payments.iter().map(paid)),
        points: payments.points(),
        honba: payments.honba(),
        sticks: payments.sticks(),
        /// Points, honba and sticks.
        received: payments.received(),
    })
}

fn scored(of: &ScoredReading, hand: &Hand) -> impl Json + use<> {
    let dora = of.dora();
    let yakuman = of.yakuman() > 0;
    object!(ScoredReading {
        reading: reading(of.reading(), hand),
        yaku: list(of.yaku().map(|(yaku, worth)| yaku_row(YakuName::Yaku(yaku), worth, yakuman))),
        dora: object!(Inline {
            dora: dora.dora(),
            ura: dora.ura(),
            aka: dora.aka(),
            kita: dora.kita(),
        }),
        han: of.han(),
        fu: of.fu(),
        yakuman: of.yakuman(),
        limit: of.limit(),
        base: of.base_points(),
        points: of.points(),
        fuRows: list(of.fu_items().iter().map(fu_row)),
    })
}

/// A yaku or kind of dora, worth han or yakuman.
pub fn yaku_row(name: YakuName, worth: u8, yakuman: bool) -> impl Json + use<> {
    let (kanji, english) = match name {
        YakuName::Yaku(yaku) => (yaku.kanji(), yaku.english()),
        YakuName::Dora(DoraKind::Dora) => ("ドラ", "dora"),
        YakuName::Dora(DoraKind::UraDora) => ("裏ドラ", "ura dora"),
        YakuName::Dora(DoraKind::AkaDora) => ("赤ドラ", "red fives"),
        YakuName::Dora(_) => ("抜きドラ", "norths"),
    };
    let id = match name {
        YakuName::Yaku(yaku) => Either::This(yaku),
        YakuName::Dora(kind) => Either::Other(kind),
    };
    object!(YakuRow {
        id,
        kanji,
        english,
        han: if yakuman { 0 } else { worth },
        yakuman: if yakuman { worth } else { 0 },
    })
}

/// An item of fu.
pub fn fu_row(item: &FuItem) -> impl Json + use<> {
    let (tiles, concealed, shape): (Vec<Tile>, _, _) = match item.reason() {
        FuReason::Mentsu { mentsu, concealed } => (mentsu.tiles().collect(), Some(concealed), None),
        FuReason::Jantou(tile) => (vec![tile; 2], None, None),
        FuReason::Wait(shape) => (Vec::new(), None, Some(shape)),
        _ => (Vec::new(), None, None),
    };
    object!(FuRow {
        kind: item.reason().kind(),
        fu: item.fu(),
        text: item.reason().to_string(),
        tiles,
        concealed,
        shape,
    })
}

/// The summary of a score.
pub fn in_short(score: &Score) -> impl Json + use<> {
    let best = score.best();
    object!(WaitWorth {
        points: best.points(),
        han: best.han(),
        fu: best.fu(),
        yakuman: best.yakuman(),
        limit: best.limit(),
        yaku: list(best.yaku().map(|(yaku, _)| yaku)),
    })
}

/// Why a hand may not win.
pub fn cannot_win(why: &CannotWin) -> impl Json + use<> {
    let tiles = match why {
        CannotWin::Furiten(
            Furiten::Riichi(tiles) | Furiten::Discards(tiles) | Furiten::Temporary(tiles),
        ) => Some(*tiles),
        _ => None,
    };
    object!(WhyNot {
        kind: word!(match why {
            CannotWin::NotWon { .. } => "not_won",
            CannotWin::NoYaku(_) => "no_yaku",
            CannotWin::BelowMinimum(_) => "below_minimum",
            CannotWin::AnkanRobbed => "ankan_robbed",
            CannotWin::Furiten(Furiten::Riichi(_)) => "furiten_riichi",
            CannotWin::Furiten(Furiten::Discards(_)) => "furiten_discards",
            CannotWin::Furiten(Furiten::Temporary(_)) => "furiten_temporary",
            _ => "impossible",
        }),
        message: why.to_string(),
        /// Of furiten: the tiles that cause it.
        tiles: Maybe(tiles),
    })
}

/// Why a hand doesn't win.
pub fn no_win(why: &NoWin) -> impl Json + use<> {
    cannot_win(&CannotWin::from(*why))
}
