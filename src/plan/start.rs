//! What a plan starts from: the hand, the wall, and how far a path may go.

use super::error::PlanError;
use super::outlook::{MOST_DEPTH, MOST_DRAWS, Outlook};
use super::special::Special;
use super::wanted::Wanted;
use crate::engine::{QuickRows, Rows, lacking};
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::riichi::{Rules, Wind};
use crate::tile::{Suit, Tile, TileSet, TooManyCopies};

/// The most tiles that a hand lacks whose paths may go beyond the shortest way: those of 3-shanten.
const DEEP_LACKS: u8 = 4;

/// The checked question.
#[derive(Clone, Copy)]
pub(super) struct Start {
    pub(super) rows: QuickRows,
    /// The concealed tiles by suit and rank.
    pub(super) held: [[u8; 9]; 4],
    pub(super) words: [u64; 4],
    /// The wall by suit and rank.
    pub(super) wall: [[u8; 9]; 4],
    /// How many tiles the wall has.
    pub(super) tiles: u8,
    /// Red fives among the concealed tiles, and in the wall.
    pub(super) reds: [u8; 3],
    pub(super) red_wall: [u8; 3],
    /// The rank of those that may be red, as a set by suit.
    pub(super) red_fives: [u64; 4],
    /// All of them, as a set of tiles, one bit each.
    pub(super) red_five_tiles: u64,
    pub(super) mentsu: usize,
    pub(super) special: Special,
    /// How many tiles the start hand lacks.
    pub(super) lacks: u8,
    /// How many tiles more than the start hand's a path may need: those that it lacks and the depth, as
    /// far as there are draws.
    pub(super) bound: u8,
    /// How many exchanges beyond the shortest way there are.
    pub(super) depth: u8,
    pub(super) draws: u8,
    /// Whether the first discard may declare double riichi.
    pub(super) first_turn: bool,
    /// Where the way is far, the only kinds that may be drawn as long as much is lacking.
    pub(super) wanted: Option<Wanted>,
}

impl Start {
    /// Of a hand of 13 or 14 tiles, melds counted as three.
    pub(super) fn new(hand: &Hand, outlook: &Outlook, rules: &Rules) -> Result<Start, PlanError> {
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
        if outlook.kita() > 0 && !rules.sanma() {
            return Err(PlanError::KitaOfFour);
        }
        if rules.sanma() && outlook.seat() == Wind::North {
            return Err(PlanError::NorthSeatInSanma);
        }
        if rules.sanma() && hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
            return Err(PlanError::ChiInSanma);
        }
        let gone = Gone::new(hand, outlook);
        let (wall, red_wall) = gone.wall(rules)?;
        let tiles = wall.iter().flatten().sum();
        if draws > tiles {
            return Err(PlanError::WallTooShort { tiles, draws });
        }
        let rows = if rules.sanma() { QuickRows::SANMA } else { QuickRows::ALL_KINDS };
        let words = hand.concealed().words();
        let mentsu = Hand::MAX_MELDS - usize::from(melds);
        let special = Special::of(hand);
        let standard = lacking(&rows, words, mentsu);
        // A won hand is asked what to discard as one that is tenpai.
        let lacks = standard.min(special.lacks()).max(1);
        // So far away there is time for the shortest ways alone, and further still for mentsu alone
        // where they are as near.
        let depth = if lacks > DEEP_LACKS { 0 } else { depth };
        // Each tile that is needed takes a draw, but the last one if tenpai is enough.
        let bound = (lacks + depth).min(draws + 1);
        let special = if lacks > DEEP_LACKS + 1 && standard == lacks {
            special.without_pairs()
        } else {
            special
        };
        let played = |suit: u8| rules.reds()[usize::from(suit)] > 0;
        let reds = hand.reds_by_suit();
        let of_rules = |suit: usize| if played(suit as u8) { reds[suit] } else { 0 };
        let reds = [of_rules(0), of_rules(1), of_rules(2)];
        let red_five = |suit: usize| u64::from(suit < 3 && reds[suit] + red_wall[suit] > 0) << 16;
        Ok(Start {
            rows,
            held: words.map(ranks),
            words,
            wall,
            tiles,
            reds,
            red_wall,
            red_fives: core::array::from_fn(red_five),
            red_five_tiles: (0..3).map(|suit| (red_five(suit) >> 16) << (9 * suit + 4)).sum(),
            mentsu,
            special: special.within(bound),
            lacks,
            bound,
            depth,
            draws,
            // A kan or a north of one's own ended it.
            first_turn: outlook.first_turn() && hand.melds().is_empty() && outlook.kita() == 0,
            wanted: Wanted::new(&rows, words, &wall, mentsu, special, lacks),
        })
    }

    /// How many copies of a kind are left where so many of it are held.
    #[inline(always)]
    pub(super) fn left(&self, suit: usize, rank: usize, held: u8) -> u8 {
        self.wall[suit][rank].saturating_sub(held.saturating_sub(self.held[suit][rank]))
    }

    /// Whether a tile is a five that may be red.
    pub(super) fn is_red(&self, tile: u8) -> bool {
        self.is_red_five(usize::from(tile / 9), usize::from(tile % 9))
    }

    /// The same of a tile by suit and rank.
    #[inline(always)]
    pub(super) fn is_red_five(&self, suit: usize, rank: usize) -> bool {
        self.red_fives[suit] >> (4 * rank) & 1 > 0
    }

    /// The kinds in play.
    pub(super) fn rows_in_play(&self) -> TileSet {
        self.rows.in_play()
    }

    /// How many tiles the wall has after so many draws.
    pub(super) fn tiles_after(&self, draws: u8) -> f32 {
        f32::from(self.tiles - draws)
    }
}

fn ranks(word: u64) -> [u8; 9] {
    core::array::from_fn(|rank| (word >> (4 * rank) & 0xF) as u8)
}

/// The tiles that aren't in the wall.
struct Gone {
    counts: [u8; Tile::COUNT],
    reds: [u8; 3],
}

impl Gone {
    fn new(hand: &Hand, outlook: &Outlook) -> Gone {
        let mut gone = Gone { counts: hand.all_tiles().to_array(), reds: hand.reds_by_suit() };
        for meld in hand.melds() {
            if meld.reds() > 0 {
                gone.reds[meld.mentsu().first().suit().index()] += meld.reds();
            }
        }
        for face in outlook.dora() {
            gone.add(face.tile(), 1, face.is_red());
        }
        for tile in Tile::ALL {
            gone.add(tile, outlook.seen(tile), false);
        }
        for (reds, seen) in gone.reds.iter_mut().zip(outlook.seen_reds()) {
            *reds = reds.saturating_add(seen);
        }
        gone.add(Tile::North, outlook.kita(), false);
        gone
    }

    fn add(&mut self, tile: Tile, copies: u8, red: bool) {
        let count = &mut self.counts[tile.index()];
        *count = count.saturating_add(copies);
        if red {
            self.reds[tile.index() / 9] += 1;
        }
    }

    /// What is left of each kind, and the red fives among it.
    fn wall(&self, rules: &Rules) -> Result<([[u8; 9]; 4], [u8; 3]), PlanError> {
        let (mut wall, mut red_wall) = ([[0; 9]; 4], [0; 3]);
        let in_play = if rules.sanma() { TileSet::SANMA } else { TileSet::ALL };
        for tile in Tile::ALL {
            let gone = self.counts[tile.index()];
            if gone > 4 {
                return Err(PlanError::TooManyCopies(TooManyCopies { tile, count: gone }));
            }
            if in_play.contains(tile) {
                wall[tile.index() / 9][tile.index() % 9] = 4 - gone;
            } else if gone > 0 {
                return Err(PlanError::NotInPlay { tile });
            }
        }
        for suit in Suit::NUMBERS.map(Suit::index) {
            let (there_are, gone) = (rules.reds()[suit], self.reds[suit]);
            if there_are > 0 && gone > there_are {
                let tile = Tile::ALL[9 * suit + 4];
                return Err(PlanError::TooManyReds { tile, count: gone });
            }
            red_wall[suit] = there_are.saturating_sub(gone).min(wall[suit][4]);
        }
        Ok((wall, red_wall))
    }
}
