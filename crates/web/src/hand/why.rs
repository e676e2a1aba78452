//! Every decomposition of a hand by the reference algorithm, step by step.

use mentsu::attempts::{Attempt, Outcome, koutsu_candidates, without_jantou};
use mentsu::{Counts, Hand, HandError, NotHeld, Tile, TileSet, WinForm};
use mentsu_protocol::WinFormPart;

use crate::hand::info::info;
use crate::object;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};

/// Every jantou and set of koutsu, with the shuntsu stripped from the left and the tiles left over.
pub fn why(hand: &Hand) -> Result<impl Json + use<>, Failure> {
    if hand.awaits_draw() {
        let message = "the hand has 3n+1 tiles: draw one first";
        return Err(Failure::new(FailureKind::Hand, message));
    }
    let jantou: TileSet = hand.attempts().map(|attempt| attempt.jantou()).collect();
    let jantou = jantou.iter().map(|tile| of_jantou(tile, hand)).collect::<Result<Vec<_>, _>>();
    let all = hand.attempts();
    let complete = all.clone().filter(|attempt| attempt.decomposition().is_some()).count();
    let special = hand.win_forms();
    let special = special.iter().copied().filter(|of| !matches!(of, WinForm::Standard(_)));
    Ok(object!(Why {
        hand: info(hand),
        jantou: jantou.map_err(HandError::from)?,
        total: all.count(),
        complete,
        /// Chiitoitsu and kokushi if they hold.
        special: list(special.map(|of| WinFormPart::of(of, hand.melds()))),
    }))
}

fn of_jantou(tile: Tile, hand: &Hand) -> Result<impl Json + use<>, NotHeld> {
    let attempts = hand.attempts().filter(|attempt| attempt.jantou() == tile);
    Ok(object!(Inline {
        tile,
        /// Tiles with three copies left.
        koutsuCandidates: koutsu_candidates(&without_jantou(hand.concealed(), tile)?),
        attempts: list(attempts.map(|of| attempt(&of, hand))),
    }))
}

fn attempt(of: &Attempt, hand: &Hand) -> impl Json + use<> {
    let left_over = match of.outcome() {
        Outcome::LeftOver(tiles) => tiles,
        Outcome::Complete(_) => Counts::EMPTY,
    };
    let shuntsu = of
        .shuntsu()
        .map(|mentsu| object!(Inline { text: mentsu.to_string(), tiles: list(mentsu.tiles()) }));
    let complete = of.decomposition();
    object!(Attempt {
        jantou: of.jantou(),
        /// Taken out.
        koutsu: of.koutsu(),
        /// The tiles before shuntsu are stripped.
        rest: of.rest(),
        /// Stripped from the left, in order.
        shuntsu: list(shuntsu),
        /// Empty where it is complete.
        leftOver: &left_over,
        complete: complete.is_some(),
        form: complete.map(|way| WinFormPart::of(WinForm::Standard(way), hand.melds())),
    })
}
