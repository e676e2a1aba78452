//! Hands by their waits.

use core::ops::RangeInclusive;

use smallvec::SmallVec;

use super::one_suit::{OneSuitHands, Ranks};
use super::random::{RandomSource, below};
use super::{PuzzleError, waiting_size};
use crate::hand::Hand;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Suit, Tile, TileSet};
use crate::wait::{FifthCopy, WaitShapes, wait_tiles, waits};

/// What is asked of the waits of a hand: each part that isn't set may be anything.
///
/// Tiles that the hand holds four times are no waits ([`FifthCopy::Any`]).
///
/// ```
/// use mentsu::puzzle::Query;
/// use mentsu::{Suit, WaitShape};
///
/// // seven tiles that wait for 147m and nothing else, by ryanmen alone
/// let query = Query::new().waits("147m".parse()?).shapes(WaitShape::Ryanmen.into());
/// let mut hands = query.hands_in(Suit::Man, 7)?;
/// assert_eq!(hands.next(), Some("2345688m".parse()?));
/// assert!(hands.all(|hand| hand.waits().tiles().to_string() == "147m"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "逆引き")]
#[doc(alias = "inverse search")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    waits: Option<TileSet>,
    number: (usize, usize),
    shapes: Option<WaitShapes>,
    readings: (usize, usize),
    looks_tenpai: bool,
    once: bool,
}

impl Default for Query {
    fn default() -> Query {
        Query::new()
    }
}

impl Query {
    /// Of random hands of several suits, how many are drawn before it is given up.
    pub const TRIES: usize = 100_000;

    /// Anything, tenpai or not.
    #[must_use]
    pub const fn new() -> Query {
        let any = (0, usize::MAX);
        let (waits, shapes) = (None, None);
        Query { waits, number: any, shapes, readings: any, looks_tenpai: false, once: false }
    }

    /// With exactly these waits.
    #[must_use]
    pub const fn waits(self, tiles: TileSet) -> Query {
        Query { waits: Some(tiles), ..self }
    }

    /// With so many different waits, 0 to 13.
    #[must_use]
    pub const fn number_of_waits(self, number: RangeInclusive<usize>) -> Query {
        Query { number: (*number.start(), *number.end()), ..self }
    }

    /// With waits of these shapes and no others, every one of the shapes there.
    #[must_use]
    pub const fn shapes(self, shapes: WaitShapes) -> Query {
        Query { shapes: Some(shapes), ..self }
    }

    /// With so many readings of all waits together, 0 to 20: how ambiguous the hand is.
    #[must_use]
    pub const fn number_of_readings(self, number: RangeInclusive<usize>) -> Query {
        Query { readings: (*number.start(), *number.end()), ..self }
    }

    /// That look tenpai and aren't: only a fifth copy of a tile would win.
    #[must_use]
    pub const fn looks_tenpai(self) -> Query {
        Query { looks_tenpai: true, ..self }
    }

    /// Of hands that match and are the same but for where they lie in the suit, mirrored ones among
    /// them, only the first. In the honors, which have no neighbours, nothing is the same.
    #[must_use]
    pub const fn up_to_place(self) -> Query {
        Query { once: true, ..self }
    }

    /// Whether concealed tiles match. Of any other number of them than 1, 4, 7, 10 or 13 there are
    /// no waits.
    #[must_use]
    pub fn matches(&self, concealed: &Counts) -> bool {
        let none = Counts::EMPTY;
        let tiles = wait_tiles(concealed, &none, FifthCopy::Any);
        let (fewest, most) = self.number;
        if self.waits.is_some_and(|asked| asked != tiles) || !(fewest..=most).contains(&tiles.len())
        {
            return false;
        }
        if self.looks_tenpai
            && (!tiles.is_empty() || wait_tiles(concealed, &none, FifthCopy::Ignored).is_empty())
        {
            return false;
        }
        if self.shapes.is_none() && self.readings == (0, usize::MAX) {
            return true;
        }
        let waits = waits(concealed, &none, FifthCopy::Any);
        let shapes: WaitShapes = waits.readings().iter().map(|reading| reading.shape()).collect();
        let (fewest, most) = self.readings;
        self.shapes.is_none_or(|asked| asked == shapes)
            && (fewest..=most).contains(&waits.readings().len())
    }

    /// Every hand of so many tiles in one suit that matches, in the order of [`OneSuitHands`].
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless it is 1, 4, 7, 10 or 13.
    pub fn hands_in(&self, suit: Suit, tiles: usize) -> Result<QueryHands, PuzzleError> {
        waiting_size(tiles).map(|tiles| self.hands_sized(suit, tiles))
    }

    pub(super) fn hands_sized(&self, suit: Suit, tiles: u8) -> QueryHands {
        QueryHands { query: *self, suit, all: OneSuitHands::sized(suit, tiles) }
    }

    /// A random hand of so many tiles of some kinds that matches.
    ///
    /// In one suit ([`TileSet::MAN`], say) every hand that matches is as likely, and `None` says
    /// that none does. Over more or other kinds wins of all forms are drawn at random and lose
    /// a tile, and `None` says that [`TRIES`](Self::TRIES) of them didn't match.
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless it is 1, 4, 7, 10 or 13.
    pub fn random<R: RandomSource>(
        &self,
        source: &mut R,
        kinds: TileSet,
        tiles: usize,
    ) -> Result<Option<Hand>, PuzzleError> {
        let size = waiting_size(tiles)?;
        if let Some(suit) = Suit::ALL.into_iter().find(|&suit| kinds == TileSet::of_suit(suit)) {
            let matching = self.hands_sized(suit, size).count();
            return Ok(self.hands_sized(suit, size).nth(below(source, matching)));
        }
        let deal = Deal::new(kinds, usize::from(size / 3));
        let may_be_noten = self.number.0 == 0
            && self.shapes.is_none_or(WaitShapes::is_empty)
            && self.waits.is_none_or(TileSet::is_empty);
        for nth in 0..Query::TRIES {
            let drawn = match self.waits {
                _ if may_be_noten && nth % 2 == 0 => deal.tiles(source, size),
                Some(waits) if !waits.is_empty() => deal.waiting_for(source, waits),
                _ => deal.waiting(source),
            };
            if let Some(concealed) = drawn.filter(|concealed| self.matches(concealed)) {
                return Ok(Hand::from_counts(concealed, [0; 3], &[]).ok());
            }
        }
        Ok(None)
    }

    /// Whether no hand that is the same but for its place matches and comes earlier.
    fn is_first_of_its_kind(&self, suit: Suit, concealed: &Counts) -> bool {
        let ranks = Ranks::of(concealed.suit(suit));
        // Hands come from the greatest array down.
        ranks.moved().all(|moved| moved <= ranks || !self.matches(&moved.in_suit(suit)))
    }
}

/// The hands of one suit that match a [`Query`]; see [`Query::hands_in`].
///
/// ```
/// use mentsu::Suit;
/// use mentsu::puzzle::Query;
///
/// let mut noten = Query::new().looks_tenpai().hands_in(Suit::Sou, 4)?;
/// assert_eq!(noten.next(), Some("1111s".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "手牌")]
#[derive(Clone, Debug)]
pub struct QueryHands {
    query: Query,
    suit: Suit,
    all: OneSuitHands,
}

impl Iterator for QueryHands {
    type Item = Hand;

    fn next(&mut self) -> Option<Hand> {
        let QueryHands { query, suit, all } = self;
        let concealed = all.find(|concealed| {
            query.matches(concealed)
                && (!query.once
                    || *suit == Suit::Honor
                    || query.is_first_of_its_kind(*suit, concealed))
        })?;
        Hand::from_counts(concealed, [0; 3], &[]).ok()
    }
}

impl core::iter::FusedIterator for QueryHands {}

/// The three forms of a win.
enum Form {
    Standard,
    Chiitoitsu,
    Kokushi,
}

/// Random hands of some kinds and so many mentsu.
struct Deal {
    kinds: TileSet,
    mentsu: usize,
    /// All mentsu of the kinds: 55 of all 34.
    all: SmallVec<[Mentsu; 55]>,
}

impl Deal {
    fn new(kinds: TileSet, mentsu: usize) -> Deal {
        let koutsu = kinds.iter().map(Mentsu::koutsu);
        let shuntsu = kinds.iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        let inside = |mentsu: &Mentsu| mentsu.tiles().all(|tile| kinds.contains(tile));
        Deal { kinds, mentsu, all: koutsu.chain(shuntsu.filter(inside)).collect() }
    }

    /// Any tiles, so many, each copy as likely.
    fn tiles<R: RandomSource>(&self, source: &mut R, tiles: u8) -> Option<Counts> {
        let mut left = self.kinds.iter().fold(Counts::EMPTY, |counts, tile| {
            (0..4).fold(counts, |counts, _| counts.with_even_a_fifth(tile))
        });
        let mut drawn = Counts::EMPTY;
        for _ in 0..tiles {
            let tile = left.tiles().nth(below(source, left.total().into()))?;
            left = left.without(tile)?;
            drawn = drawn.with(tile).ok()?;
        }
        Some(drawn)
    }

    /// In which form the next win is drawn: chiitoitsu and kokushi are rarer, as in play.
    fn form<R: RandomSource>(&self, source: &mut R) -> Form {
        match self.mentsu {
            4 => match below(source, 256) {
                0 => Form::Kokushi,
                1..=4 => Form::Chiitoitsu,
                _ => Form::Standard,
            },
            _ => Form::Standard,
        }
    }

    /// A random win without one of its tiles, unless a tile is then held five times.
    fn waiting<R: RandomSource>(&self, source: &mut R) -> Option<Counts> {
        let mut won = [0; Tile::COUNT];
        match self.form(source) {
            Form::Standard => {
                won[self.any_of(source, self.kinds)?.index()] = 2;
                self.add_mentsu(source, self.mentsu, &mut won)?;
            }
            Form::Chiitoitsu => self.add_pairs(source, TileSet::EMPTY, &mut won)?,
            Form::Kokushi => self.add_orphans(source, &mut won)?,
        }
        let mut nth = below(source, 3 * self.mentsu + 2);
        for count in &mut won {
            match nth.checked_sub(usize::from(*count)) {
                Some(rest) => nth = rest,
                None => {
                    *count -= 1;
                    break;
                }
            }
        }
        self.allowed(won)
    }

    /// The same without one of these tiles.
    fn waiting_for<R: RandomSource>(&self, source: &mut R, waits: TileSet) -> Option<Counts> {
        let last = self.any_of(source, waits)?;
        let mut won = [0; Tile::COUNT];
        match self.form(source) {
            Form::Standard => self.add_standard_with(source, last, &mut won)?,
            Form::Chiitoitsu => self.add_pairs(source, last.into(), &mut won)?,
            Form::Kokushi => self.add_orphans(source, &mut won)?,
        }
        won[last.index()] = won[last.index()].checked_sub(1)?;
        self.allowed(won)
    }

    /// Mentsu and a jantou, this tile in one of them.
    fn add_standard_with<R: RandomSource>(
        &self,
        source: &mut R,
        last: Tile,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        // The block that it completes: the jantou, or a mentsu with it.
        let with_it = self.all.iter().filter(|mentsu| mentsu.contains(last));
        let of_mentsu = if self.mentsu == 0 { 0 } else { with_it.clone().count() };
        match below(source, of_mentsu + 1).checked_sub(1) {
            None => {
                won[last.index()] = 2;
                self.add_mentsu(source, self.mentsu, won)
            }
            Some(nth) => {
                add(*with_it.clone().nth(nth)?, won);
                won[self.any_of(source, self.kinds)?.index()] += 2;
                self.add_mentsu(source, self.mentsu - 1, won)
            }
        }
    }

    /// Seven pairs, these among them.
    fn add_pairs<R: RandomSource>(
        &self,
        source: &mut R,
        mut pairs: TileSet,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        while pairs.len() < 7 {
            pairs.insert(self.any_of(source, self.kinds - pairs)?);
        }
        for tile in pairs {
            won[tile.index()] = 2;
        }
        Some(())
    }

    /// Every terminal and honor, and one of them again.
    fn add_orphans<R: RandomSource>(
        &self,
        source: &mut R,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        for tile in TileSet::YAOCHUU {
            won[tile.index()] = 1;
        }
        won[self.any_of(source, TileSet::YAOCHUU)?.index()] += 1;
        Some(())
    }

    fn any_of<R: RandomSource>(&self, source: &mut R, tiles: TileSet) -> Option<Tile> {
        tiles.iter().nth(below(source, tiles.len()))
    }

    /// The tiles, if they are of the kinds and of one wall.
    fn allowed(&self, tiles: [u8; Tile::COUNT]) -> Option<Counts> {
        Counts::from_array(tiles).ok().filter(|counts| counts.kinds().is_subset(self.kinds))
    }

    fn add_mentsu<R: RandomSource>(
        &self,
        source: &mut R,
        mentsu: usize,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        for _ in 0..mentsu {
            add(*self.all.get(below(source, self.all.len()))?, won);
        }
        Some(())
    }
}

fn add(mentsu: Mentsu, won: &mut [u8; Tile::COUNT]) {
    for tile in mentsu.tiles() {
        won[tile.index()] += 1;
    }
}
