//! The analysis of a hand: shanten, winning forms, waits, discards.

use mentsu::riichi::legality::{CannotWin, furiten};
use mentsu::riichi::{WaitScore, score_waits};
use mentsu::{Discard, FifthCopy, Hand, Improvement, Shanten, Ukeire, Visible, Wait};
use mentsu_protocol::{NothingAnswer, ScoreAnswer, WaitReadingPart, WinFormPart};

use crate::hand::info::{info, tile_counts};
use crate::hand::situation::Situated;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list};
use crate::wire::protocol::ShortScore;
use crate::wire::request::Request;
use crate::{object, word};

/// Analyses a hand.
pub fn analyse(hand: &Hand, request: Request) -> Result<impl Json + use<>, Failure> {
    let situated = Situated::read(request)?;
    let view = situated.view(hand)?;
    let worth: Vec<WaitScore> = if is_whole(hand) {
        // The library ignores haitei and rinshan for ron, houtei and chankan for tsumo.
        let any = situated.tsumo()?;
        score_waits(hand, &any, situated.passed(), &situated.rules).collect()
    } else {
        Vec::new()
    };
    let furiten = furiten(hand, situated.passed());
    let shantens = hand.shantens_in(&view);
    let is_win = !hand.awaits_draw() && hand.is_win();
    let is_tenpai = hand.awaits_draw() && hand.is_tenpai();
    let waits = hand.waits();
    let held = if hand.awaits_draw() {
        hand.wait_tiles_in(&Visible::of(hand).with_fifth_copy(FifthCopy::Ignored)) - waits.tiles()
    } else {
        mentsu::TileSet::EMPTY
    };
    let ukeire = hand.awaits_draw().then(|| hand.ukeire_in(&view));
    let improvements = (hand.awaits_draw() && !is_tenpai).then(|| hand.improvements_in(&view));
    Ok(object!(Analysis {
        hand: info(hand),
        /// −1 is won, 0 tenpai; null is a form out of reach.
        shanten: object!(Inline {
            least: shantens.least().get(),
            standard: shantens.standard().get(),
            chiitoitsu: reachable(shantens.chiitoitsu()),
            kokushi: reachable(shantens.kokushi()),
        }),
        /// Of 3n+2 tiles won or noten: shanten 0 after a discard is in `discards`.
        state: word!(match (is_win, is_tenpai) {
            (true, _) => "won",
            (_, true) => "tenpai",
            _ => "noten",
        }),
        /// 3n+2 tiles, won: all ways.
        forms: list(hand.win_forms().into_iter().map(|of| WinFormPart::of(of, hand.melds()))),
        /// 3n+1 tiles.
        waits: list(waits.iter().map(|wait| one_wait(&wait, hand, &view, &worth))),
        /// Waits of which the hand has all four copies.
        heldWaits: held,
        furiten: furiten.map(|of| NothingAnswer::of(&CannotWin::Furiten(of), hand, true)),
        /// 3n+1 tiles.
        ukeire: ukeire.map(|ukeire| tiles_that_help(&ukeire)),
        /// 3n+1 tiles: draws that keep shanten and increase ukeire.
        improvements: list(improvements.iter().flatten().map(|one| improvement(one, hand, &view))),
        /// 3n+2 tiles, not won: the best first.
        discards: ranked(hand, &view),
    }))
}

/// Whether a hand has 13 or 14 tiles, melds counted as three.
pub fn is_whole(hand: &Hand) -> bool {
    matches!(usize::from(hand.concealed().total()) + 3 * hand.melds().len(), 13 | 14)
}

fn reachable(shanten: Shanten) -> Option<i8> {
    (shanten != Shanten::NEVER).then(|| shanten.get())
}

/// Tiles that help, with copies left.
pub fn tiles_that_help(ukeire: &Ukeire) -> impl Json + use<> {
    object!(TilesThatHelp { total: ukeire.total(), tiles: tile_counts(ukeire.iter()) })
}

fn improvement(one: &Improvement, hand: &Hand, view: &Visible) -> impl Json + use<> {
    object!(Improvement {
        draw: one.draw(),
        left: view.left(hand.concealed(), one.draw()),
        discard: one.best().tile(),
        total: one.best().ukeire().total(),
    })
}

/// The discards of a hand that isn't won, the best first.
pub fn ranked(hand: &Hand, view: &Visible) -> impl Json + use<> {
    let discards = (!hand.awaits_draw() && !hand.is_win()).then(|| hand.discards_in(view));
    let discards = discards.iter().flatten().map(|discard| one_discard(discard, hand, view));
    list(discards).finished()
}

fn one_discard(discard: &Discard, hand: &Hand, view: &Visible) -> impl Json + use<> {
    let rest = hand.concealed().without(discard.tile()).ok();
    let after = view.after_discard(discard.tile());
    let good = rest
        .filter(|_| discard.shanten().get() == 1)
        .map(|rest| rest.good_waits_in(&after).total());
    object!(Discard {
        tile: discard.tile(),
        shanten: discard.shanten().get(),
        total: discard.ukeire().total(),
        tiles: tile_counts(discard.ukeire().iter()),
        /// After a discard that leaves 1-shanten: how many tiles of `total` lead to a good wait.
        good,
    })
}

fn one_wait(wait: &Wait, hand: &Hand, view: &Visible, worth: &[WaitScore]) -> impl Json + use<> {
    let of_tile = worth.iter().filter(|worth| worth.face().tile() == wait.tile());
    object!(WaitView {
        tile: wait.tile(),
        left: view.left(hand.concealed(), wait.tile()),
        shapes: list(wait.shapes().iter()),
        readings: list(wait.readings().iter().map(|of| WaitReadingPart::of(of, hand.melds()))),
        /// Of a whole hand: one entry, for the plain tile.
        worth: list(of_tile.map(|worth| wait_worth(worth, hand))),
    })
}

fn wait_worth(worth: &WaitScore, hand: &Hand) -> impl Json + use<> {
    object!(WaitWorths {
        face: worth.face(),
        ron: ShortScore(ScoreAnswer::in_short(worth.ron(), hand)),
        tsumo: ShortScore(ScoreAnswer::in_short(worth.tsumo().map_err(CannotWin::from), hand)),
    })
}
