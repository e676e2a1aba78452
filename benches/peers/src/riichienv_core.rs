//! `riichienv-core` 0.4: win check, shanten of all forms at once, waits, decompositions, scoring.
//!
//! Ukeire is public only to Python; here it is the loop over its shanten that its own Python
//! function does. Its hand evaluator wants declared melds with tiles, so the neutral number
//! becomes pons of kinds that the hand doesn't hold.

use ::riichienv_core::agari::{Division, Mentsu, find_divisions, is_agari};
use ::riichienv_core::hand_evaluator::HandEvaluator;
use ::riichienv_core::shanten::calc_shanten_from_counts;
use ::riichienv_core::types::{Conditions, Hand, Meld, MeldType, WinResult, Wind};

use crate::score::{Answer, Request};
use crate::{Counts, Kind, Splits, absent_kinds, mpsz};

/// The peer's input.
pub struct Input {
    hand: Hand,
    mentsu: u8,
    evaluator: HandEvaluator,
}

/// Makes the peer's input.
pub fn prepare(counts: &Counts, melds: u8) -> Input {
    let concealed =
        (0..34u8).flat_map(|kind| (0..counts[usize::from(kind)]).map(move |copy| kind * 4 + copy));
    let pons = absent_kinds(counts, melds).map(|kind| {
        let tiles = vec![kind * 4, kind * 4 + 1, kind * 4 + 2];
        Meld::new(MeldType::Pon, tiles, true, 1, None)
    });
    Input {
        hand: Hand { counts: *counts },
        mentsu: counts.iter().sum::<u8>() / 3,
        evaluator: HandEvaluator::new(concealed.collect(), pons.collect()),
    }
}

/// Its win check, which works on the 34 bytes it is given and restores them.
pub fn win(input: &Input) -> bool {
    is_agari(&mut input.hand.clone())
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    calc_shanten_from_counts(&input.hand.counts, input.mentsu)
}

/// The tiles that lower shanten as bits, by asking for the shanten of each draw.
pub fn ukeire(input: &Input) -> u64 {
    let now = shanten_all(input);
    let mut counts = input.hand.counts;
    let mut tiles = 0;
    for tile in 0..34 {
        if counts[tile] < 4 {
            counts[tile] += 1;
            if calc_shanten_from_counts(&counts, input.mentsu) < now {
                tiles |= 1 << tile;
            }
            counts[tile] -= 1;
        }
    }
    tiles
}

/// The accepted tiles, which are bits already.
pub fn ukeire_mask(&tiles: &u64) -> u64 {
    tiles
}

/// The tiles that win.
pub fn waits(input: &Input) -> Vec<u8> {
    input.evaluator.get_waits_u8()
}

/// The waits as bits.
pub fn waits_mask(waits: &[u8]) -> u64 {
    waits.iter().map(|tile| 1 << tile).sum()
}

/// All standard decompositions.
pub fn decompositions(input: &Input) -> Vec<Division> {
    find_divisions(&input.hand)
}

/// The decompositions in neutral form.
pub fn normalise(found: &[Division]) -> Splits {
    let mut splits: Splits = found
        .iter()
        .map(|division| {
            let mut mentsu: Vec<_> = division
                .body
                .iter()
                .map(|mentsu| match *mentsu {
                    Mentsu::Koutsu(tile) => (Kind::Koutsu, tile),
                    Mentsu::Shuntsu(tile) => (Kind::Shuntsu, tile),
                })
                .collect();
            mentsu.sort();
            (division.head, mentsu)
        })
        .collect();
    splits.sort();
    splits
}

/// The peer's input for scoring.
pub struct ScoreInput {
    evaluator: HandEvaluator,
    win: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    conditions: Conditions,
}

/// Makes the peer's input; nothing where it doesn't know the rules asked for. Three players have an
/// evaluator of their own, which isn't used here.
pub fn prepare_score(request: &Request) -> Option<ScoreInput> {
    let rules = &request.rules;
    let known = rules.kuitan && rules.kazoe && !rules.kiriage && rules.double_wind_fu == 4;
    if !known || rules.sanma || !rules.aka && request.reds() > 0 {
        return None;
    }
    let mut ids = Ids { plain: [0; 34] };
    let concealed = ids.take(&request.closed);
    let win = ids.take(&request.win)[0];
    let melds = request.melds.iter().map(|meld| {
        let kind = match meld.kind.as_str() {
            "chi" => MeldType::Chi,
            "pon" => MeldType::Pon,
            "daiminkan" => MeldType::Daiminkan,
            "kakan" => MeldType::Kakan,
            _ => MeldType::Ankan,
        };
        Meld::new(kind, ids.take(&meld.tiles), kind != MeldType::Ankan, 1, None)
    });
    let melds = melds.collect();
    // Indicators may show copies of tiles that the hand holds: only their kind matters.
    let indicators = |texts: &[String]| -> Vec<u8> {
        texts.iter().flat_map(|text| mpsz::tiles(text)).map(|(kind, _)| kind * 4).collect()
    };
    let conditions = Conditions {
        tsumo: request.tsumo,
        riichi: request.has("riichi") || request.has("double_riichi"),
        double_riichi: request.has("double_riichi"),
        ippatsu: request.has("ippatsu"),
        haitei: request.has("haitei"),
        houtei: request.has("houtei"),
        rinshan: request.has("rinshan"),
        chankan: request.has("chankan"),
        tsumo_first_turn: request.has("tenhou") || request.has("chiihou"),
        player_wind: wind(&request.seat),
        round_wind: wind(&request.round),
        ..Conditions::default()
    };
    Some(ScoreInput {
        evaluator: HandEvaluator::new(concealed, melds),
        win,
        dora: indicators(&request.dora),
        ura: if conditions.riichi { indicators(&request.ura) } else { Vec::new() },
        conditions,
    })
}

/// Gives every tile an id of its own of the 136; copy 0 of a five is the red one.
struct Ids {
    plain: Counts,
}

impl Ids {
    fn take(&mut self, text: &str) -> Vec<u8> {
        let has_red = |kind: u8| [4, 13, 22].contains(&kind);
        mpsz::tiles(text)
            .into_iter()
            .map(|(kind, red)| {
                if red {
                    return kind * 4;
                }
                let copy = &mut self.plain[usize::from(kind)];
                *copy += 1;
                kind * 4 + (*copy - 1 + u8::from(has_red(kind))).min(3)
            })
            .collect()
    }
}

fn wind(text: &str) -> Wind {
    match text {
        "E" => Wind::East,
        "S" => Wind::South,
        "W" => Wind::West,
        _ => Wind::North,
    }
}

/// Its hand evaluator, which consumes its arguments: the copies made here are timed with it.
pub fn score(input: &ScoreInput) -> (WinResult, bool) {
    let conditions = input.conditions.clone();
    let result =
        input.evaluator.calc(input.win, input.dora.clone(), input.ura.clone(), Some(conditions));
    (result, input.conditions.player_wind == Wind::East)
}

/// The neutral answer; nothing where there is no yaku.
pub fn score_answer((result, dealer): &(WinResult, bool)) -> Option<Answer> {
    if !result.is_win {
        return None;
    }
    let tsumo = if *dealer {
        3 * result.tsumo_agari_ko
    } else {
        result.tsumo_agari_oya + 2 * result.tsumo_agari_ko
    };
    let counted = (!result.yakuman).then_some((result.han as u8, result.fu as u8));
    Some(Answer { points: result.ron_agari + tsumo, counted })
}
