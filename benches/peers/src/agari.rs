//! `agari` 0.27: all questions, over a `HashMap` from tile to count.
//!
//! Its waits are its ukeire at tenpai. It wants declared melds with tiles, so the neutral number
//! becomes pons of kinds that the hand doesn't hold.

use ::agari::context::{GameContext, WinType};
use ::agari::hand::{
    HandStructure, KanType, Meld, decompose_hand, decompose_hand_with_melds, is_winning_hand,
};
use ::agari::parse::{TileCounts, parse_hand, to_counts};
use ::agari::rules::Rules;
use ::agari::scoring::{ScoringResult, calculate_score};
use ::agari::shanten::{
    UkeireResult, array_to_tilecounts, calculate_shanten_with_melds, calculate_standard_shanten,
    calculate_ukeire_with_melds, index_to_tile, tile_to_index,
};
use ::agari::tile::{Honor, Tile};
use ::agari::yaku::{YakuResult, detect_yaku_with_context};

use crate::score::{Answer, Request};
use crate::{Counts, Kind, Splits, absent_kinds, mpsz};

/// The peer's input.
pub struct Input {
    counts: TileCounts,
    called: Vec<Meld>,
}

impl Input {
    fn melds(&self) -> u8 {
        self.called.len() as u8
    }

    fn structures(&self) -> Vec<HandStructure> {
        if self.called.is_empty() {
            decompose_hand(&self.counts)
        } else {
            decompose_hand_with_melds(&self.counts, &self.called)
        }
    }
}

/// Makes the peer's input.
pub fn prepare(counts: &Counts, melds: u8) -> Input {
    let called = absent_kinds(counts, melds)
        .map(|kind| Meld::koutsu_open(index_to_tile(kind.into())))
        .collect();
    Input { counts: array_to_tilecounts(counts), called }
}

/// Its win check, which knows no melds; with melds, whether it finds a structure.
pub fn win(input: &Input) -> bool {
    if input.called.is_empty() {
        is_winning_hand(&input.counts)
    } else {
        !input.structures().is_empty()
    }
}

/// Shanten of the standard form alone.
pub fn shanten_standard(input: &Input) -> i8 {
    if input.called.is_empty() {
        calculate_standard_shanten(&input.counts)
    } else {
        calculate_shanten_with_melds(&input.counts, input.melds()).shanten
    }
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    calculate_shanten_with_melds(&input.counts, input.melds()).shanten
}

/// The least shanten of the three forms of a text.
pub fn shanten_all_text(text: &str) -> i8 {
    let tiles = parse_hand(text).expect("a checked text");
    calculate_shanten_with_melds(&to_counts(&tiles), 0).shanten
}

/// The tiles that lower shanten.
pub fn ukeire(input: &Input) -> UkeireResult {
    calculate_ukeire_with_melds(&input.counts, input.melds())
}

/// The accepted tiles as bits.
pub fn ukeire_mask(ukeire: &UkeireResult) -> u64 {
    ukeire.tiles.iter().map(|accepted| 1 << tile_to_index(accepted.tile)).sum()
}

/// Waits are the ukeire of a tenpai hand.
pub fn waits(input: &Input) -> UkeireResult {
    ukeire(input)
}

/// The waits as bits, none where the hand isn't tenpai.
pub fn waits_mask(waits: &UkeireResult) -> u64 {
    if waits.shanten == 0 { ukeire_mask(waits) } else { 0 }
}

/// All structures, chiitoitsu and kokushi among them.
pub fn decompositions(input: &Input) -> Vec<HandStructure> {
    input.structures()
}

/// The standard structures, less what was declared.
pub fn normalise(found: &[HandStructure]) -> Splits {
    let mut splits: Splits = found
        .iter()
        .filter_map(|structure| match structure {
            HandStructure::Standard { melds, pair } => Some((melds, *pair)),
            _ => None,
        })
        .map(|(melds, pair)| {
            let concealed = melds.iter().filter(|meld| !meld.is_open());
            let mut mentsu: Vec<_> = concealed.map(neutral).collect();
            mentsu.sort();
            (tile_to_index(pair) as u8, mentsu)
        })
        .collect();
    splits.sort();
    splits
}

fn neutral(meld: &Meld) -> (Kind, u8) {
    let kind = if meld.is_sequence() { Kind::Shuntsu } else { Kind::Koutsu };
    (kind, tile_to_index(meld.tile()) as u8)
}

/// The peer's input for scoring.
pub struct ScoreInput {
    hand: Input,
    all_counts: TileCounts,
    context: GameContext,
}

/// Makes the peer's input; nothing where it doesn't know the rules asked for.
pub fn prepare_score(request: &Request) -> Option<ScoreInput> {
    let rules = &request.rules;
    if !rules.kuitan || rules.kiriage || !rules.kazoe || rules.double_wind_fu != 4 {
        return None;
    }
    let tile = |kind: u8| index_to_tile(kind.into());
    let kinds = |text: &str| -> Vec<Tile> {
        mpsz::tiles(text).into_iter().map(|(kind, _)| tile(kind)).collect()
    };
    let concealed = kinds(&(request.closed.clone() + &request.win));
    let mut all = concealed.clone();
    let mut called = Vec::new();
    for meld in &request.melds {
        let tiles = kinds(&meld.tiles);
        let first = *tiles.iter().min()?;
        called.push(match meld.kind.as_str() {
            "chi" => Meld::shuntsu_open(first),
            "pon" => Meld::koutsu_open(first),
            "daiminkan" => Meld::kan(first, KanType::Open),
            "kakan" => Meld::kan(first, KanType::Added),
            "ankan" => Meld::kan(first, KanType::Closed),
            _ => return None,
        });
        all.extend(tiles);
    }
    let reds = if rules.aka { request.reds() } else { 0 };
    let win_type = if request.tsumo { WinType::Tsumo } else { WinType::Ron };
    let indicators = |texts: &[String]| texts.iter().flat_map(|text| kinds(text)).collect();
    let mut context = GameContext::new(win_type, wind(&request.round), wind(&request.seat))
        .with_winning_tile(kinds(&request.win)[0])
        .with_dora(indicators(&request.dora))
        .with_ura_dora(indicators(&request.ura))
        .with_aka(reds)
        .with_nukidora(request.kita)
        .with_rules(if rules.sanma { Rules::sanma() } else { Rules::default() });
    context.is_open = called.iter().any(Meld::is_open);
    context.is_double_riichi = request.has("double_riichi");
    context.is_riichi = request.has("riichi") || context.is_double_riichi;
    context.is_ippatsu = request.has("ippatsu");
    context.is_rinshan = request.has("rinshan");
    context.is_chankan = request.has("chankan");
    context.is_last_tile = request.has("haitei") || request.has("houtei");
    context.is_tenhou = request.has("tenhou");
    context.is_chiihou = request.has("chiihou");
    let hand = Input { counts: to_counts(&concealed), called };
    Some(ScoreInput { hand, all_counts: to_counts(&all), context })
}

fn wind(text: &str) -> Honor {
    match text {
        "E" => Honor::East,
        "S" => Honor::South,
        "W" => Honor::West,
        _ => Honor::North,
    }
}

/// Decomposes, finds the yaku of each structure and keeps the best paid.
pub fn score(input: &ScoreInput) -> Option<(YakuResult, ScoringResult)> {
    let structures = input.hand.structures();
    structures
        .iter()
        .map(|structure| {
            let yaku = detect_yaku_with_context(structure, &input.all_counts, &input.context);
            let score = calculate_score(structure, &yaku, &input.context);
            (yaku, score)
        })
        .filter(|(yaku, _)| !yaku.yaku_list.is_empty())
        .max_by_key(|(_, score)| (score.payment.total, score.han, score.fu.total))
}

/// The neutral answer; nothing where there is no yaku.
pub fn score_answer(scored: &Option<(YakuResult, ScoringResult)>) -> Option<Answer> {
    let (yaku, score) = scored.as_ref()?;
    let counted = (!yaku.is_yakuman).then_some((score.han, score.fu.total));
    Some(Answer { points: score.payment.total, counted })
}
