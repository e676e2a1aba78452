//! Every decomposition of a hand by the reference algorithm, step by step.

use mentsu::attempts::{Attempt, Outcome, koutsu_candidates, without_jantou};
use mentsu::{Counts, Hand, HandError, MentsuKind, NotHeld, Tile, TileSet, WinForm};

use crate::hand::blocks::form;
use crate::hand::info::info;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list, object};

/// Every jantou and set of koutsu, with the shuntsu stripped from the left and the tiles left over.
pub fn why(hand: &Hand) -> Result<impl Json + use<>, Failure> {
    if hand.awaits_draw() {
        let message = "the hand has 3n+1 tiles: draw one first";
        return Err(Failure::new(FailureKind::Hand, message));
    }
    let hand = *hand;
    let jantou: TileSet = hand.attempts().map(|attempt| attempt.jantou()).collect();
    let candidates =
        |tile: Tile| Ok((tile, koutsu_candidates(&without_jantou(hand.concealed(), tile)?)));
    let jantou = jantou.iter().map(candidates).collect::<Result<Vec<_>, NotHeld>>();
    let jantou = jantou.map_err(HandError::from)?;
    Ok(object(move |o| {
        let all = hand.attempts();
        let special = hand.win_forms();
        let special = special.iter().copied().filter(|of| !matches!(of, WinForm::Standard(_)));
        let complete = all.clone().filter(|attempt| attempt.decomposition().is_some()).count();
        o.put("hand", info(&hand))
            .put("jantou", list(jantou.into_iter().map(|one| of_jantou(one, &hand))))
            .put("total", all.count())
            .put("complete", complete)
            .put("special", list(special.map(|of| form(of, hand.melds()))));
    }))
}

fn of_jantou((jantou, koutsu): (Tile, TileSet), hand: &Hand) -> impl Json + '_ {
    object(move |o| {
        let attempts = hand.attempts().filter(move |attempt| attempt.jantou() == jantou);
        o.put("tile", jantou)
            .put("koutsuCandidates", koutsu)
            .put("attempts", list(attempts.map(|of| attempt(&of, hand))));
    })
}

fn attempt<'a>(of: &Attempt, hand: &'a Hand) -> impl Json + use<'a> {
    let of = *of;
    object(move |o| {
        let left_over = match of.outcome() {
            Outcome::LeftOver(tiles) => tiles,
            Outcome::Complete(_) => Counts::EMPTY,
        };
        let shuntsu = of.shuntsu().into_iter().map(|mentsu| {
            object(move |o| {
                o.put("text", mentsu.to_string()).put("tiles", list(mentsu.tiles()));
            })
        });
        let complete = of.decomposition();
        o.put("jantou", of.jantou())
            .put(MentsuKind::Koutsu.name(), of.koutsu())
            .put("rest", of.rest())
            .put(MentsuKind::Shuntsu.name(), list(shuntsu))
            .put("leftOver", &left_over)
            .put("complete", complete.is_some())
            .put("form", complete.map(|way| form(WinForm::Standard(way), hand.melds())));
    })
}
