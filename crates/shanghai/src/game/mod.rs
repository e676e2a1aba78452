//! A board while it is played.
//!
//! A game takes pairs, puts them back and takes them again. It keeps the tiles that are left, the
//! pairs taken and the pairs put back. It answers which pairs may be taken now, and can be recorded
//! and drawn.

mod record;
mod svg;

pub use self::record::{Record, RecordError};

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::board::{Board, Pair};
use crate::deal::{self, DealError};
use crate::layout::{Layout, TileId, freedom};
use crate::moves::Move;
use crate::rng::SplitMix64;
use crate::sorted::sorted;

/// A game on a board: the tiles that are left, and the pairs that were taken.
///
/// A tile is free if nothing lies on it and its left or its right side is open. Two free tiles
/// that match may be taken.
///
/// ```
/// use shanghai::{Board, Face, Game};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut game = Game::new(Board::from_grid(&[[[a, b, b, a]]])?);
/// assert_eq!(game.pairs().len(), 1);
/// game.take(game.pairs()[0])?;
/// game.take(game.pairs()[0])?;
/// assert!(game.is_cleared());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Two games are equal if their boards and the pairs taken are equal. Pairs that [`Game::redo`]
/// could take again don't count.
#[derive(Clone, Debug)]
#[doc(alias = "上海")]
#[doc(alias = "mahjong solitaire")]
pub struct Game {
    board: Board,
    /// The byte of each tile, gone ones included.
    held: Vec<u8>,
    gone: Vec<bool>,
    moves: Vec<Pair>,
    /// The pairs that were put back since the last one was taken, the most recent at the end.
    undone: Vec<Pair>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves && self.board == other.board
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.moves.hash(state);
        self.board.hash(state);
    }
}

/// Why a move can't be made.
///
/// ```
/// use shanghai::{Board, Face, Game, MoveError, Pair, TileId};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut game = Game::new(Board::from_grid(&[[[a, b, b, a]]])?);
/// let inner = Pair::new(TileId(1), TileId(2)).unwrap();
/// assert_eq!(game.take(inner), Err(MoveError::Held(TileId(1))));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MoveError {
    /// The board has no tile of this number.
    NoTile(TileId),
    /// The tile was taken before.
    Gone(TileId),
    /// The tiles don't match.
    Mismatch(Pair),
    /// Other tiles lie on the tile or block both of its sides.
    Held(TileId),
    /// No pair is taken, so none can be put back.
    NothingToUndo,
    /// No pair was put back since the last one was taken.
    NothingToRedo,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTile(tile) => write!(f, "there is no tile {}", tile.0),
            Self::Gone(tile) => write!(f, "tile {} was taken before", tile.0),
            Self::Mismatch(pair) => {
                let [a, b] = pair.tiles();
                write!(f, "the tiles {} and {} don't match", a.0, b.0)
            }
            Self::Held(tile) => write!(f, "tile {} isn't free", tile.0),
            Self::NothingToUndo => f.write_str("there is nothing to undo"),
            Self::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl core::error::Error for MoveError {}

impl Game {
    /// A game with all tiles of a board.
    ///
    /// ```
    /// use shanghai::{Game, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?;
    /// assert_eq!(Game::new(board).left(), 144);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(board: Board) -> Self {
        let held = board.layout().links().held().to_vec();
        Self { held, gone: vec![false; board.len()], moves: Vec::new(), undone: Vec::new(), board }
    }

    /// The board as it was dealt.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let board = Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?;
    /// assert_eq!(Game::new(board.clone()).board(), &board);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pairs that were taken, the first one first.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// let pair = game.pairs()[0];
    /// game.take(pair)?;
    /// assert_eq!(game.moves(), [pair]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> &[Pair] {
        &self.moves
    }

    /// The number of tiles that are left.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(game.left(), 2);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn left(&self) -> usize {
        self.board.len() - 2 * self.moves.len()
    }

    /// Whether all tiles are gone.
    ///
    /// ```
    /// use shanghai::{Board, Game, Layout};
    ///
    /// assert!(Game::new(Board::new(Layout::new([])?, &[])?).is_cleared());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_cleared(&self) -> bool {
        self.left() == 0
    }

    /// Whether a tile is left.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, TileId};
    ///
    /// let game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert!(game.has(TileId(1)) && !game.has(TileId(2)));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn has(&self, tile: TileId) -> bool {
        self.gone.get(tile.index()) == Some(&false)
    }

    /// Whether a tile is there and free: nothing on it, and its left or right side open.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, TileId};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let game = Game::new(Board::from_grid(&[[[a, b, b, a]]])?);
    /// assert!(game.is_free(TileId(0)) && !game.is_free(TileId(1)));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn is_free(&self, tile: TileId) -> bool {
        self.has(tile) && freedom::is_free(self.held[tile.index()])
    }

    /// The free tiles, by number.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, TileId};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let game = Game::new(Board::from_grid(&[[[a, b, b, a]]])?);
    /// assert!(game.free_tiles().eq([TileId(0), TileId(3)]));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn free_tiles(&self) -> impl Iterator<Item = TileId> {
        self.board.layout().tiles().filter(|&tile| self.is_free(tile))
    }

    /// The pairs that may be taken, in order.
    ///
    /// ```
    /// use shanghai::{Game, deal, layouts};
    ///
    /// let game = Game::new(deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?);
    /// assert!(game.pairs().iter().all(|&pair| game.clone().take(pair).is_ok()));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for a in self.free_tiles() {
            let later = self.board.group(a).filter(|&b| b > a && self.is_free(b));
            pairs.extend(later.filter_map(|b| Pair::new(a, b)));
        }
        sorted(pairs)
    }

    /// Takes a pair.
    ///
    /// # Errors
    /// [`MoveError`] names the tile that can't be taken, and why. The game is then unchanged.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, MoveError, TileId};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// let pair = game.pairs()[0];
    /// assert_eq!(game.take(pair), Ok(()));
    /// assert_eq!(game.take(pair), Err(MoveError::Gone(TileId(0))));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn take(&mut self, pair: Pair) -> Result<(), MoveError> {
        for tile in pair.tiles() {
            match self.gone.get(tile.index()) {
                None => return Err(MoveError::NoTile(tile)),
                Some(true) => return Err(MoveError::Gone(tile)),
                Some(false) => {}
            }
        }
        let [a, b] = pair.tiles();
        if !self.board.matches(a, b) {
            return Err(MoveError::Mismatch(pair));
        }
        if let Some(tile) = pair.tiles().into_iter().find(|&tile| !self.is_free(tile)) {
            return Err(MoveError::Held(tile));
        }
        self.undone.clear();
        self.lift(pair);
        Ok(())
    }

    /// Takes a pair without checking it.
    fn lift(&mut self, pair: Pair) {
        for tile in pair.indices() {
            self.gone[tile] = true;
            for &(other, weight) in self.board.layout().links().holds(tile) {
                self.held[usize::from(other)] -= weight;
            }
        }
        self.moves.push(pair);
    }

    /// Puts the last pair back and returns it; `None` if nothing was taken.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// let before = game.clone();
    /// let pair = game.pairs()[0];
    /// game.take(pair)?;
    /// assert_eq!(game.undo(), Some(pair));
    /// assert_eq!(game, before);
    /// assert_eq!(game.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Pair> {
        let pair = self.moves.pop()?;
        for tile in pair.indices() {
            self.gone[tile] = false;
            for &(other, weight) in self.board.layout().links().holds(tile) {
                self.held[usize::from(other)] += weight;
            }
        }
        self.undone.push(pair);
        Some(pair)
    }

    /// Takes the pair that was put back last again and returns it; `None` if there is none, or if
    /// another pair has been taken since.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// let pair = game.pairs()[0];
    /// game.take(pair)?;
    /// game.undo();
    /// assert_eq!(game.redo(), Some(pair));
    /// assert_eq!(game.redo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn redo(&mut self) -> Option<Pair> {
        // It was taken in the same position before, so it needs no check.
        let pair = self.undone.pop()?;
        self.lift(pair);
        Some(pair)
    }

    /// Makes a move and returns the pair that was taken or put back.
    ///
    /// # Errors
    /// As [`Game::take`], or [`MoveError::NothingToUndo`] and [`MoveError::NothingToRedo`].
    ///
    /// ```
    /// use shanghai::moves::Move;
    /// use shanghai::{Board, Face, Game, MoveError};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// let pair = game.pairs()[0];
    /// for one in [Move::Take(pair), Move::Undo, Move::Redo] {
    ///     assert_eq!(game.make(one), Ok(pair));
    /// }
    /// assert_eq!(game.make(Move::Redo), Err(MoveError::NothingToRedo));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn make(&mut self, one: Move) -> Result<Pair, MoveError> {
        match one {
            Move::Take(pair) => self.take(pair).map(|()| pair),
            Move::Undo => self.undo().ok_or(MoveError::NothingToUndo),
            Move::Redo => self.redo().ok_or(MoveError::NothingToRedo),
        }
    }

    /// A pair that looks good, found without a search: a harmless one if there is one (the rest of
    /// its group is free), else the one that frees most. `None` if no pair may be taken.
    /// [`Session::hint`](crate::Session::hint) returns a pair that is proven to keep the board
    /// clearable.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let game = Game::new(Board::from_grid(&[[[a, b, b, a]]])?);
    /// assert_eq!(game.hint(), Some(game.pairs()[0]));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn hint(&self) -> Option<Pair> {
        let harmless = |pair: Pair| {
            let mut group = self.board.group(pair.tiles()[0]).filter(|&tile| self.has(tile));
            group.all(|tile| self.is_free(tile))
        };
        let frees = |pair: Pair| {
            let mut next = self.clone();
            next.take(pair).map_or(0, |()| next.free_tiles().count())
        };
        let pairs = self.pairs();
        // `max_by_key` returns the last of equal pairs, and the first is wanted.
        let best = pairs.iter().rev().max_by_key(|&&pair| (harmless(pair), frees(pair)));
        best.copied()
    }

    /// The layout of the remaining tiles, and the number of each in this game.
    fn rest(&self) -> (Layout, Vec<usize>) {
        let tiles: Vec<usize> = (0..self.gone.len()).filter(|&tile| !self.gone[tile]).collect();
        let positions = self.board.layout().positions();
        // The tiles on a tile go before it, so none is left floating.
        let layout = Layout::new(tiles.iter().map(|&tile| positions[tile]))
            .unwrap_or_else(|error| unreachable!("{error}"));
        (layout, tiles)
    }

    /// A new game with the tiles that are left, their faces shuffled. Pairs taken before can't be
    /// put back in it.
    ///
    /// ```
    /// use shanghai::{Game, deal, layouts};
    ///
    /// let mut game = Game::new(deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?);
    /// game.take(game.pairs()[0])?;
    /// let shuffled = game.shuffled(7);
    /// assert_eq!(shuffled.left(), 142);
    /// assert_eq!(shuffled, game.shuffled(7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shuffled(&self, seed: u64) -> Self {
        let (layout, tiles) = self.rest();
        let (faces, keys) = (self.board.faces(), self.board.keys());
        let mut shown: Vec<_> = tiles.iter().map(|&tile| (faces[tile], keys[tile])).collect();
        SplitMix64::new(seed).shuffle(&mut shown);
        let (faces, keys): (_, Vec<_>) = shown.into_iter().unzip();
        // Tiles go in pairs, so every group is still even and not larger than before.
        let board = Board::with_keys(layout, faces, &keys);
        Self::new(board.unwrap_or_else(|error| unreachable!("{error}")))
    }

    /// A new game with the tiles that are left, shuffled so that it can be cleared.
    ///
    /// # Errors
    /// [`DealError`] if no faces make these places clearable (two tiles on top of each other, say),
    /// or if the search gave up.
    ///
    /// ```
    /// use shanghai::{Game, Verdict, deal, layouts, verdict};
    ///
    /// let mut game = Game::new(deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?);
    /// let shuffled = game.shuffled_clearable(7)?;
    /// let verdict = verdict(shuffled.board());
    /// assert!(matches!(verdict, Verdict::Clearable(_, _)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shuffled_clearable(&self, seed: u64) -> Result<Self, DealError> {
        let (layout, tiles) = self.rest();
        let (faces, keys) = (self.board.faces(), self.board.keys());
        let shown: Vec<_> = tiles.iter().map(|&tile| (faces[tile], keys[tile])).collect();
        deal::clearable_with_keys(layout, &shown, seed).map(Self::new)
    }
}
