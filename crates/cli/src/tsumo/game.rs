//! The state of the game: wall, hand, river.

use mentsu::random::RandomSource;
use mentsu::{Counts, Face, Hand, Suit, Tile, TileSet, Visible};

/// The dead wall (王牌), which is never drawn.
const DEAD_WALL: usize = 14;

pub(crate) struct Game {
    suit: Option<Suit>,
    /// The next draw is last.
    wall: Vec<Tile>,
    indicator: Option<Tile>,
    /// Without the drawn tile.
    rest: Hand,
    drawn: Option<Tile>,
    river: Vec<Tile>,
    turn: usize,
}

/// Why a tile can't be discarded.
pub(crate) struct Refused(pub(crate) String);

impl Game {
    /// Deals 13 tiles from a shuffled wall.
    pub(crate) fn deal(
        source: &mut impl RandomSource,
        suit: Option<Suit>,
        draws: Option<usize>,
    ) -> Game {
        let kinds = suit.map_or(TileSet::ALL, TileSet::of_suit);
        let mut wall: Vec<Tile> = kinds.iter().flat_map(|tile| [tile; 4]).collect();
        source.shuffle(&mut wall);
        // A wall of one suit has too few tiles for a dead wall.
        let dead = if suit.is_none() { wall.split_off(wall.len() - DEAD_WALL) } else { Vec::new() };
        let dealt = wall.split_off(wall.len() - 13);
        let rest = Hand::new(dealt, &[]).expect("13 tiles of a wall are a hand");
        let kept = wall.len().min(draws.unwrap_or(wall.len()));
        wall.drain(..wall.len() - kept);
        let indicator = dead.first().copied();
        Game { suit, wall, indicator, rest, drawn: None, river: Vec::new(), turn: 0 }
    }

    /// Draws a tile; `false` if none is left.
    pub(crate) fn draw(&mut self) -> bool {
        self.drawn = self.wall.pop();
        self.turn += usize::from(self.drawn.is_some());
        self.drawn.is_some()
    }

    /// Discards a tile of the hand or the drawn one.
    pub(crate) fn discard(&mut self, tile: Tile) -> Result<(), Refused> {
        let rest = self.hand().discard(tile);
        self.rest = rest.map_err(|_| Refused(format!("You hold no {tile}.")))?;
        self.drawn = None;
        self.river.push(tile);
        Ok(())
    }

    /// The 14 tiles, or 13 before a draw.
    pub(crate) fn hand(&self) -> Hand {
        match self.drawn {
            Some(drawn) => self.rest.draw(drawn).expect("a wall holds four of each tile"),
            None => self.rest,
        }
    }

    /// The hand without the drawn tile.
    pub(crate) fn rest(&self) -> &Hand {
        &self.rest
    }

    pub(crate) fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    pub(crate) fn river(&self) -> &[Tile] {
        &self.river
    }

    pub(crate) fn indicator(&self) -> Option<Tile> {
        self.indicator
    }

    pub(crate) fn suit(&self) -> Option<Suit> {
        self.suit
    }

    /// The number of the last draw, from 1.
    pub(crate) fn turn(&self) -> usize {
        self.turn
    }

    pub(crate) fn draws_left(&self) -> usize {
        self.wall.len()
    }

    /// The player's view: river and indicator are seen, the wall's kinds are in play.
    pub(crate) fn view(&self) -> Visible {
        let seen = self.river.iter().copied().chain(self.indicator);
        let seen = Counts::from_tiles(seen).expect("a wall holds four of each tile");
        let in_play = self.suit.map_or(TileSet::ALL, TileSet::of_suit);
        Visible::NOTHING.with_seen(seen).with_in_play(in_play)
    }

    /// The drawn tile, as the winning tile.
    pub(crate) fn winning(&self) -> Option<Face> {
        self.drawn.map(Face::plain)
    }
}
