//! How many fu a win has.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::{Rules, Situation, score};
use mentsu::{CalledFrom, Face, Hand, Meld, Mentsu, Suit, Tile, Wind};
use mentsu_protocol::WorthAnswer;

use crate::hand::info::info;
use crate::hand::score::By;
use crate::object;
use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::Json;
use crate::wire::request::Request;
use crate::wire::shape::Maybe;

/// Hands that are tried. One in a few has a yaku.
const TRIES: usize = 2_000;

/// The fu of questions.
const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// A hand as it is won.
struct Built {
    hand: Hand,
    win: Face,
    tsumo: bool,
    riichi: bool,
    seat: Wind,
    round: Wind,
}

/// A won hand, its situation, and each item of its fu.
pub fn question(seed: u64, request: Request) -> Result<impl Json + use<>, Failure> {
    let request = request.known(&["rules", "open"])?;
    let rules = rules::under(&request, "rules")?;
    let open: Option<bool> = request.get("open")?;
    let mut source = SplitMix64::new(seed);
    for _ in 0..TRIES {
        let Some(built) = built(&mut source, &rules, open) else { continue };
        let mut situation =
            if built.tsumo { Situation::tsumo() } else { Situation::ron(built.win) };
        if built.riichi {
            situation = situation.with_riichi();
        }
        let situation = situation.with_seat(built.seat).with_round(built.round);
        let Ok(worth) = score(&built.hand, &situation, &rules) else { continue };
        let Some(fu) = worth.best().fu() else { continue };
        let Some(choices) = choices(fu, &mut source) else { continue };
        return Ok(object!(FuQuestion {
            hand: info(&built.hand),
            win: built.win,
            by: if built.tsumo { By::Tsumo } else { By::Ron },
            situation: object!(Like::Situation {
                seat: built.seat,
                round: built.round,
                riichi: Maybe(built.riichi.then_some(true)),
            }),
            fu,
            choices,
            score: WorthAnswer::of(&worth, &built.hand, true, true),
        }));
    }
    Err(Failure::new(FailureKind::Request, "no hand with a yaku was found"))
}

/// The answer among three numbers near it, in order; `None` for more fu than a question may have.
fn choices(fu: u8, source: &mut SplitMix64) -> Option<Vec<u8>> {
    let place = FU.iter().position(|other| *other == fu)?;
    let first = place.saturating_sub(source.below(4)).min(FU.len() - 4);
    Some(FU[first..first + 4].to_vec())
}

/// A hand of four mentsu and a jantou, some of them declared.
fn built(source: &mut SplitMix64, rules: &Rules, open: Option<bool>) -> Option<Built> {
    let sanma = rules.sanma();
    let tile = |source: &mut SplitMix64| Tile::ALL[source.below(Tile::COUNT)];
    let is_open = open.unwrap_or_else(|| source.below(2) == 0);
    let (mut concealed, mut melds): (Vec<Face>, Vec<Meld>) = (Vec::new(), Vec::new());
    for nth in 0..4 {
        let first = tile(source);
        let shuntsu = Mentsu::shuntsu(first).ok().filter(|_| source.below(2) == 0);
        let own = |count: usize| vec![Face::plain(first); count];
        // An open hand has at least one call; an ankan leaves it closed.
        let is_call = is_open && (nth == 0 || source.below(3) == 0);
        match (shuntsu, is_call) {
            (Some(_), true) if sanma => return None,
            (Some(shuntsu), true) => {
                let tiles: Vec<Face> = shuntsu.tiles().map(Face::plain).collect();
                melds.push(Meld::chi([tiles[1], tiles[2]], tiles[0]).ok()?);
            }
            (Some(shuntsu), false) => concealed.extend(shuntsu.tiles().map(Face::plain)),
            (None, true) => {
                let from = [CalledFrom::Shimocha, CalledFrom::Kamicha][source.below(2)];
                let pon = Meld::pon([own(2)[0]; 2], first, from).ok()?;
                melds.push(match source.below(4) {
                    0 => Meld::kakan(pon, first).ok()?,
                    1 => Meld::daiminkan([own(1)[0]; 3], first, from).ok()?,
                    _ => pon,
                });
            }
            (None, false) if source.below(4) == 0 => {
                melds.push(Meld::ankan([own(1)[0]; 4]).ok()?);
            }
            (None, false) => concealed.extend(own(3)),
        }
    }
    let pair = tile(source);
    concealed.extend([Face::plain(pair); 2]);
    if sanma && concealed.iter().any(|face| is_missing_in_sanma(face.tile())) {
        return None;
    }
    let win = concealed[source.below(concealed.len())];
    let whole = Hand::new(concealed, &melds).ok()?;
    let tsumo = source.below(2) == 0;
    let hand = if tsumo { whole.with_drawn(win).ok()? } else { whole.discard(win).ok()? };
    let riichi = hand.is_closed() && source.below(2) == 0;
    let seats = Wind::seats(rules.players());
    let seat = seats[source.below(seats.len())];
    let round = [Wind::East, Wind::South][source.below(2)];
    Some(Built { hand, win, tsumo, riichi, seat, round })
}

fn is_missing_in_sanma(tile: Tile) -> bool {
    tile.suit() == Suit::Man && !tile.is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_one_of_the_choices() {
        let mut source = SplitMix64::new(1);
        for fu in FU {
            assert!(choices(fu, &mut source).is_some_and(|choices| choices.contains(&fu)), "{fu}");
        }
        // Three ankan of terminals and a chi, won by tanki for a double wind.
        assert_eq!(choices(130, &mut source), None, "more than a question may have");
    }
}
