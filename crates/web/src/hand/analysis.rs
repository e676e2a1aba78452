//! The analysis of a hand: shanten, winning forms, waits, discards.

use mentsu::riichi::legality::{CannotWin, furiten};
use mentsu::riichi::{WaitScore, score_waits};
use mentsu::{Discard, FifthCopy, Hand, Improvement, Shanten, Ukeire, Visible, Wait};

use crate::hand::blocks::{form, reading};
use crate::hand::info::{info, tile_counts};
use crate::hand::score::{cannot_win, in_short, no_win};
use crate::hand::situation::Situated;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list, object};
use crate::wire::request::Request;

/// Analyses a hand.
pub fn analyse(hand: &Hand, request: Request) -> Result<impl Json + use<>, Failure> {
    let hand = *hand;
    let situated = Situated::read(request)?;
    let view = situated.view(&hand)?;
    let worth: Vec<WaitScore> = if is_whole(&hand) {
        // The library ignores haitei and rinshan for ron, houtei and chankan for tsumo.
        let any = situated.tsumo()?;
        score_waits(&hand, &any, situated.passed(), &situated.rules).collect()
    } else {
        Vec::new()
    };
    let furiten = furiten(&hand, situated.passed());
    Ok(object(move |o| {
        let shantens = hand.shantens_in(&view);
        let least = shantens.least();
        o.put("hand", info(&hand)).put(
            "shanten",
            object(|o| {
                o.put("least", least.get())
                    .put("standard", shantens.standard().get())
                    .put("chiitoitsu", reachable(shantens.chiitoitsu()))
                    .put("kokushi", reachable(shantens.kokushi()));
            }),
        );
        let is_win = !hand.awaits_draw() && hand.is_win();
        let state = if is_win {
            "won"
        } else if hand.awaits_draw() && hand.is_tenpai() {
            "tenpai"
        } else {
            "noten"
        };
        let waits = hand.waits();
        let held = if hand.awaits_draw() {
            hand.wait_tiles_in(&Visible::of(&hand).with_fifth_copy(FifthCopy::Ignored))
                - waits.tiles()
        } else {
            mentsu::TileSet::EMPTY
        };
        let ukeire = hand.awaits_draw().then(|| hand.ukeire_in(&view));
        let improvements =
            (hand.awaits_draw() && !hand.is_tenpai()).then(|| hand.improvements_in(&view));
        let discards = ranked(&hand, &view);
        o.put("state", state)
            .put("forms", list(hand.win_forms().into_iter().map(|of| form(of, hand.melds()))))
            .put("waits", list(waits.iter().map(|wait| one_wait(wait, &hand, &view, &worth))))
            .put("heldWaits", held)
            .put("furiten", furiten.map(|of| cannot_win(&CannotWin::Furiten(of))))
            .put("ukeire", ukeire.map(|ukeire| tiles_that_help(&ukeire)))
            .put(
                "improvements",
                list(improvements.iter().flatten().map(|one| improvement(one, &hand, &view))),
            )
            .put("discards", discards);
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
    let ukeire = *ukeire;
    object(move |o| {
        o.put("total", ukeire.total()).put("tiles", tile_counts(ukeire.iter()));
    })
}

fn improvement(one: &Improvement, hand: &Hand, view: &Visible) -> impl Json + use<> {
    let (draw, best) = (one.draw(), *one.best());
    let left = view.left(hand.concealed(), draw);
    object(move |o| {
        o.put("draw", draw)
            .put("left", left)
            .put("discard", best.tile())
            .put("total", best.ukeire().total());
    })
}

/// The discards of a hand that isn't won, the best first.
pub fn ranked(hand: &Hand, view: &Visible) -> impl Json + use<> {
    let (hand, view) = (*hand, *view);
    let discards = (!hand.awaits_draw() && !hand.is_win()).then(|| hand.discards_in(&view));
    list(discards.into_iter().flatten().map(move |discard| one_discard(&discard, &hand, &view)))
}

fn one_discard(discard: &Discard, hand: &Hand, view: &Visible) -> impl Json + use<> {
    let discard = *discard;
    let rest = hand.concealed().without(discard.tile()).ok();
    let after = view.after_discard(discard.tile());
    let good = rest
        .filter(|_| discard.shanten().get() == 1)
        .map(|rest| rest.good_waits_in(&after).total());
    object(move |o| {
        put_discard(o, &discard);
        o.put("good", good);
    })
}

/// Puts a discard, its shanten, and the tiles that help afterwards.
pub fn put_discard(o: &mut crate::wire::json::Object<'_>, discard: &Discard) {
    let ukeire = *discard.ukeire();
    o.put("tile", discard.tile())
        .put("shanten", discard.shanten().get())
        .put("total", ukeire.total())
        .put("tiles", tile_counts(ukeire.iter()));
}

fn one_wait<'a>(
    wait: Wait,
    hand: &'a Hand,
    view: &Visible,
    worth: &'a [WaitScore],
) -> impl Json + use<'a> {
    let left = view.left(hand.concealed(), wait.tile());
    object(move |o| {
        let tile = wait.tile();
        let of_tile = worth.iter().filter(move |worth| worth.face().tile() == tile);
        o.put("tile", tile)
            .put("left", left)
            .put("shapes", list(wait.shapes().iter()))
            .put("readings", list(wait.readings().iter().map(|of| reading(of, hand))))
            .put("worth", list(of_tile.map(wait_worth)));
    })
}

fn wait_worth(worth: &WaitScore) -> impl Json + '_ {
    object(move |o| {
        let (ron, tsumo) = (worth.ron(), worth.tsumo());
        o.put("face", worth.face())
            .put("ron", ron.as_ref().ok().map(|score| in_short(score)))
            .put("whyNotRon", ron.as_ref().err().map(cannot_win))
            .put("tsumo", tsumo.as_ref().ok().map(|score| in_short(score)))
            .put("whyNotTsumo", tsumo.as_ref().err().map(no_win));
    })
}
