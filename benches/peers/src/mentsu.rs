//! mentsu itself, from a ready `Counts`, and from a `LiveHand` whose look-ups are ready; and as a
//! user calls it who has a [`Hand`], or an array of counts or a text, as other crates take them.

use ::mentsu::Wind;
use ::mentsu::notation::mpsz;
use ::mentsu::riichi::{self, CountedYakuman, NoWin, Rules, Score, Situation};
use ::mentsu::{
    CalledFrom, Decompositions, Face, Hand, LiveHand, Meld, MeldKind, Tile, TileSet, Ukeire,
};

use crate::hands::Random;
use crate::score::{Answer, Request};
use crate::{Counts, Kind, Splits, absent_kinds};

/// mentsu's input; the number of concealed tiles determines the number of melds.
pub type Input = ::mentsu::Counts;

/// Makes mentsu's input.
pub fn prepare(counts: &Counts, _melds: u8) -> Input {
    Input::from_array(*counts).expect("a checked hand")
}

/// Whether it is won in any form.
pub fn win(input: &Input) -> bool {
    input.is_win()
}

/// The shanten of the standard form.
pub fn shanten_standard(input: &Input) -> i8 {
    input.standard_shanten().get()
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    input.shanten().get()
}

/// The tiles waited for.
pub fn waits(input: &Input) -> TileSet {
    input.wait_tiles()
}

/// The waits as bits.
pub fn waits_mask(waits: &TileSet) -> u64 {
    waits.bits()
}

/// The tiles that lower shanten with how many are left.
pub fn ukeire(input: &Input) -> Ukeire {
    input.ukeire()
}

/// The accepted tiles as bits.
pub fn ukeire_mask(ukeire: &Ukeire) -> u64 {
    ukeire.tiles().bits()
}

/// All standard decompositions.
pub fn decompositions(input: &Input) -> Decompositions {
    input.decompositions()
}

/// The decompositions in neutral form.
pub fn normalise(found: &Decompositions) -> Splits {
    let mut splits: Splits = found
        .iter()
        .map(|way| {
            let mut mentsu: Vec<_> = way
                .mentsu()
                .iter()
                .map(|mentsu| {
                    let kind = if mentsu.is_shuntsu() { Kind::Shuntsu } else { Kind::Koutsu };
                    (kind, mentsu.first().index() as u8)
                })
                .collect();
            mentsu.sort();
            (way.jantou().index() as u8, mentsu)
        })
        .collect();
    splits.sort();
    splits
}

/// A user's hand. The declared melds are pons of kinds that the hand doesn't hold.
pub fn prepare_hand(counts: &Counts, melds: u8) -> Hand {
    let pon = |kind: u8| {
        let tile = Tile::ALL[usize::from(kind)];
        Meld::pon([tile; 2], tile, CalledFrom::Toimen).expect("three alike")
    };
    let melds: Vec<Meld> = absent_kinds(counts, melds).map(pon).collect();
    Hand::from_counts(prepare(counts, 0), [0; 3], &melds).expect("a checked hand")
}

/// Whether a hand is won in any form.
pub fn win_hand(hand: &Hand) -> bool {
    hand.is_win()
}

/// The least shanten of the three forms of a hand.
pub fn shanten_all_hand(hand: &Hand) -> i8 {
    hand.shanten().get()
}

/// The tiles a hand waits for.
pub fn waits_hand(hand: &Hand) -> TileSet {
    hand.wait_tiles()
}

/// The tiles that lower a hand's shanten with how many are left.
pub fn ukeire_hand(hand: &Hand) -> Ukeire {
    hand.ukeire()
}

/// All standard decompositions of a hand.
pub fn decompositions_hand(hand: &Hand) -> Decompositions {
    hand.decompositions()
}

/// The input for callers with 34 counts, which is also the input of xiangting and nyanten.
pub fn prepare_array(counts: &Counts, _melds: u8) -> Counts {
    *counts
}

/// Whether 34 numbers are won in any form: they are checked first.
pub fn win_array(counts: &Counts) -> bool {
    prepare(counts, 0).is_win()
}

/// The least shanten of the three forms of 34 numbers, which are checked first.
pub fn shanten_all_array(counts: &Counts) -> i8 {
    prepare(counts, 0).shanten().get()
}

/// The tiles that 34 numbers wait for, checked first.
pub fn waits_array(counts: &Counts) -> TileSet {
    prepare(counts, 0).wait_tiles()
}

/// The tiles that lower the shanten of 34 numbers, checked first.
pub fn ukeire_array(counts: &Counts) -> Ukeire {
    prepare(counts, 0).ukeire()
}

/// The least shanten of the three forms of a text.
pub fn shanten_all_text(text: &str) -> i8 {
    text.parse::<Hand>().expect("a checked hand").shanten().get()
}

/// A hand in play, its look-ups ready.
pub fn prepare_live(counts: &Counts, melds: u8) -> LiveHand {
    LiveHand::from_counts(&prepare(counts, melds))
}

/// Whether it is won in any form, look-ups ready.
pub fn win_live(hand: &LiveHand) -> bool {
    hand.is_win()
}

/// The shanten of the standard form, look-ups ready.
pub fn shanten_standard_live(hand: &LiveHand) -> i8 {
    hand.standard_shanten().get()
}

/// A hand that draws and discards on and on: how it starts, and for every turn the tile drawn and
/// the one discarded, taken from a list of hands so that turns differ.
pub fn turns(hands: &[Counts]) -> (LiveHand, Vec<(Tile, Tile)>) {
    let start = prepare_live(&hands[0], 0);
    let mut hand = *start.concealed();
    let mut turns = Vec::new();
    for other in hands {
        let mut draws = prepare(other, 0).tiles().collect::<Vec<_>>();
        draws.rotate_left(turns.len() % 13);
        let draw = draws.into_iter().find(|&tile| hand[tile] < 4).expect("a tile can come");
        hand = hand.with(draw).expect("fewer than four are held");
        let discard = hand.tiles().nth(turns.len() % 14).expect("14 tiles are held");
        hand = hand.without(discard).expect("it is held");
        turns.push((draw, discard));
    }
    (start, turns)
}

/// One turn: a draw and a discard, and the least shanten of the three forms after each.
pub fn turn(hand: &mut LiveHand, &(draw, discard): &(Tile, Tile)) -> i8 {
    let _ = hand.draw(draw);
    let drawn = hand.shanten().get();
    let _ = hand.discard(discard);
    drawn + hand.shanten().get()
}

/// A won hand of 14 tiles, of a player who draws tiles of the 136 and discards so that most tiles
/// help; one who hasn't won after 30 draws begins anew.
pub fn play(random: &mut Random) -> Counts {
    loop {
        let mut wall: Vec<usize> = (0..136).collect();
        let mut draw = || Tile::ALL[wall.swap_remove(random.below(wall.len())) / 4];
        let start = Input::from_tiles((0..13).map(|_| draw())).expect("of 136 tiles");
        let mut hand = Hand::from_counts(start, [0; 3], &[]).expect("13 tiles");
        for _ in 0..30 {
            let drawn = hand.draw(draw()).expect("of 136 tiles");
            if drawn.is_win() {
                return drawn.concealed().to_array();
            }
            let best = drawn.discards();
            hand = drawn.discard(best[0].tile()).expect("it is held");
        }
    }
}

/// Whether a win like this is paid.
pub fn is_worth_points(request: &Request) -> bool {
    prepare_score(request).is_some_and(|input| score(&input).is_ok())
}

/// mentsu's input for scoring.
pub struct ScoreInput {
    hand: Hand,
    situation: Situation,
    rules: Rules,
}

/// Makes mentsu's input.
pub fn prepare_score(request: &Request) -> Option<ScoreInput> {
    let melds: Option<Vec<Meld>> = request.melds.iter().map(meld).collect();
    let hand = Hand::new(mpsz::faces(&request.closed).ok()?, &melds?).ok()?;
    let winning: Face = request.win.parse().ok()?;
    let hand = if request.tsumo { hand.draw(winning).ok()? } else { hand };
    let situation = if request.tsumo { Situation::tsumo() } else { Situation::ron(winning) };
    let faces = |texts: &[String]| -> Vec<Face> {
        texts.iter().filter_map(|text| text.parse().ok()).collect()
    };
    let mut situation = situation
        .with_seat(wind(&request.seat)?)
        .with_round(wind(&request.round)?)
        .with_dora(faces(&request.dora))
        .with_ura(faces(&request.ura))
        .with_kita(request.kita);
    for flag in &request.flags {
        situation = match flag.as_str() {
            "riichi" => situation.with_riichi(),
            "double_riichi" => situation.with_double_riichi(),
            "ippatsu" => situation.with_ippatsu(),
            "haitei" => situation.with_haitei(),
            "houtei" => situation.with_houtei(),
            "rinshan" => situation.with_rinshan(),
            "chankan" => situation.with_chankan(),
            "tenhou" => situation.with_tenhou(),
            "chiihou" => situation.with_chiihou(),
            _ => return None,
        };
    }
    let mut rules = if request.rules.sanma { Rules::TENHOU_SANMA } else { Rules::TENHOU };
    rules = rules.with_reds([u8::from(request.rules.aka); 3]);
    rules = rules.with_open_tanyao(request.rules.kuitan);
    rules = rules.with_kiriage(request.rules.kiriage);
    rules = rules.with_double_wind_fu(request.rules.double_wind_fu);
    if request.rules.double_yakuman {
        rules = rules.with_double_yakuman(Rules::DOUBLE_YAKUMAN);
    }
    if !request.rules.kazoe {
        rules = rules.with_counted_yakuman(CountedYakuman::Sanbaiman);
    }
    Some(ScoreInput { hand, situation, rules })
}

fn meld(meld: &crate::score::Meld) -> Option<Meld> {
    let kind = MeldKind::ALL.into_iter().find(|kind| kind.name() == meld.kind)?;
    Meld::from_faces(kind, &mpsz::faces(&meld.tiles).ok()?).ok()
}

fn wind(text: &str) -> Option<Wind> {
    match text {
        "E" => Some(Wind::East),
        "S" => Some(Wind::South),
        "W" => Some(Wind::West),
        "N" => Some(Wind::North),
        _ => None,
    }
}

/// The best reading, and all readings.
pub fn score(input: &ScoreInput) -> Result<Score, NoWin> {
    riichi::score(&input.hand, &input.situation, &input.rules)
}

/// The points alone.
pub fn quick_points(input: &ScoreInput) -> Result<u32, NoWin> {
    riichi::quick_points(&input.hand, &input.situation, &input.rules)
}

/// The neutral answer; nothing where there is no win.
pub fn score_answer(score: &Result<Score, NoWin>) -> Option<Answer> {
    let score = score.as_ref().ok()?;
    Some(Answer { points: score.points(), counted: score.han().zip(score.fu()) })
}
