//! The checked question: start hand, wall, and how far a path may go.

use super::far_hand::WantedKinds;
use super::special_forms::SpecialForms;
use super::wall::SeenTiles;
use crate::engine::{QuickRows, Rows, lacking};
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::plan::error::PlanError;
use crate::plan::opponents::Opponents;
use crate::plan::outlook::{MOST_DEPTH, MOST_DRAWS, Outlook, RiichiChoice};
use crate::riichi::Rules;
use crate::tile::TileSet;
use crate::wind::Wind;

/// Up to this many tiles from a win (3-shanten) paths may be longer than the shortest way.
const DEEP_LACKS: u8 = 4;

/// A plan's arguments with the checked start that they led to.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub(crate) start: &'a Start,
    pub(crate) hand: &'a Hand,
    pub(crate) outlook: &'a Outlook,
    pub(crate) rules: &'a Rules,
}

/// The start of all paths.
#[derive(Clone, Copy)]
pub(crate) struct Start {
    pub(crate) rows: QuickRows,
    /// The concealed tiles, by suit and rank, and as a word a suit.
    pub(crate) held: [[u8; 9]; 4],
    pub(crate) words: [u64; 4],
    /// The wall, by suit and rank, and its size.
    pub(crate) wall: [[u8; 9]; 4],
    pub(crate) tiles: u8,
    /// Red fives by suit: among the concealed tiles, and in the wall.
    pub(crate) reds: [u8; 3],
    pub(crate) red_wall: [u8; 3],
    /// The fives that may be red: as a set of ranks by suit, and as a set of tiles.
    pub(crate) red_fives: [u64; 4],
    pub(crate) red_five_tiles: u64,
    /// How many mentsu the concealed tiles have to make.
    pub(crate) mentsu: usize,
    pub(crate) special: SpecialForms,
    /// The most that tiles drawn and tiles lacking may add up to in a state.
    pub(crate) bound: u8,
    /// How many exchanges a path may make beyond the shortest way.
    pub(crate) depth: u8,
    pub(crate) draws: u8,
    /// How many tiles the other players discard between two draws.
    pub(crate) others: u8,
    /// Their other actions, if they are set and change anything.
    pub(crate) opponents: Option<Opponents>,
    /// Whether the hand draws before its first discard.
    pub(crate) waits: bool,
    /// When the hand declares riichi: an open one never does.
    pub(crate) riichi: RiichiChoice,
    /// Whether the first discard may declare double riichi.
    pub(crate) first_turn: bool,
    /// For a hand far from a win, the only kinds that it draws until one tile is lacking.
    pub(crate) wanted: Option<WantedKinds>,
}

impl Start {
    /// Checks a hand of 13 or 14 tiles, three for each meld.
    pub(crate) fn new(hand: &Hand, outlook: &Outlook, rules: &Rules) -> Result<Start, PlanError> {
        let (concealed, melds) = (hand.concealed().total(), hand.melds().len() as u8);
        if !matches!(concealed + 3 * melds, 13 | 14) {
            return Err(PlanError::WrongSize { concealed, melds });
        }
        let (draws, depth) = (outlook.draws(), outlook.depth());
        if !(1..=MOST_DRAWS).contains(&draws) {
            return Err(PlanError::WrongDraws { draws });
        }
        if depth > MOST_DEPTH {
            return Err(PlanError::TooDeep { depth });
        }
        if outlook.indicators() > 5 {
            return Err(PlanError::TooManyIndicators { count: outlook.indicators() });
        }
        if let Some(what) = outlook.opponents().and_then(Opponents::not_a_number) {
            return Err(PlanError::NotANumber { what });
        }
        if outlook.kita() > 0 && !rules.sanma() {
            return Err(PlanError::KitaOfFour);
        }
        if rules.sanma() && outlook.seat() == Wind::North {
            return Err(PlanError::NorthSeatInSanma);
        }
        if rules.sanma() && hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
            return Err(PlanError::ChiInSanma);
        }
        let (wall, red_wall) = SeenTiles::new(hand, outlook).wall(rules)?;
        let tiles = wall.iter().flatten().sum();
        if draws > tiles {
            return Err(PlanError::WallTooShort { tiles, draws });
        }
        let rows = if rules.sanma() { QuickRows::SANMA } else { QuickRows::ALL_KINDS };
        let words = hand.concealed().words();
        let mentsu = Hand::MAX_MELDS - usize::from(melds);
        let special = SpecialForms::of(hand);
        let standard = lacking(&rows, words, mentsu);
        // A hand of 14 that is won still has to discard, and is then tenpai.
        let lacks = standard.min(special.lacks()).max(1);
        // A far hand follows only the shortest ways, and beyond 4-shanten leaves out chiitoitsu
        // where mentsu are as near.
        let depth = if lacks > DEEP_LACKS { 0 } else { depth };
        // Every missing tile takes a draw, except the last one: tenpai is worth something too.
        let bound = (lacks + depth).min(draws + 1);
        let special = if lacks > DEEP_LACKS + 1 && standard == lacks {
            special.without_chiitoitsu()
        } else {
            special
        };
        let held_reds = hand.reds_by_suit();
        let reds: [u8; 3] =
            core::array::from_fn(|suit| if rules.reds()[suit] > 0 { held_reds[suit] } else { 0 });
        let red_five = |suit: usize| u64::from(suit < 3 && reds[suit] + red_wall[suit] > 0) << 16;
        Ok(Start {
            rows,
            held: words.map(|word| core::array::from_fn(|rank| (word >> (4 * rank) & 0xF) as u8)),
            words,
            wall,
            tiles,
            reds,
            red_wall,
            red_fives: core::array::from_fn(red_five),
            red_five_tiles: (0..3).map(|suit| (red_five(suit) >> 16) << (9 * suit + 4)).sum(),
            mentsu,
            special: special.within(bound),
            bound,
            depth,
            draws,
            others: outlook.others(),
            opponents: outlook
                .opponents()
                .map(Opponents::checked)
                .filter(|said| *said != Opponents::NONE),
            waits: concealed % 3 == 1,
            riichi: if hand.is_closed() { outlook.riichi() } else { RiichiChoice::Never },
            // The player's own kan or north ends the first turn.
            first_turn: outlook.first_turn() && hand.melds().is_empty() && outlook.kita() == 0,
            wanted: WantedKinds::new(&rows, words, &wall, mentsu, special, lacks),
        })
    }

    /// How many copies of a tile the wall still has when `held` of it are in the hand.
    #[inline(always)]
    pub(crate) fn left(&self, suit: usize, rank: usize, held: u8) -> u8 {
        self.wall[suit][rank].saturating_sub(held.saturating_sub(self.held[suit][rank]))
    }

    /// Whether a tile is a five that may be red.
    #[inline(always)]
    pub(crate) fn may_be_red(&self, suit: usize, rank: usize) -> bool {
        self.red_fives[suit] >> (4 * rank) & 1 > 0
    }

    /// The kinds in play.
    pub(crate) fn kinds_in_play(&self) -> TileSet {
        self.rows.in_play()
    }

    /// How often the round is still on after the discard that follows this many draws.
    pub(crate) fn is_on_after(&self, draws: u8) -> f32 {
        match (&self.opponents, draws.checked_sub(1)) {
            (Some(opponents), Some(last)) => opponents.is_on(last),
            _ => 1.0,
        }
    }

    /// How many tiles the wall has after some draws.
    pub(crate) fn tiles_after(&self, draws: u8) -> f32 {
        f32::from(self.tiles - draws)
    }
}
