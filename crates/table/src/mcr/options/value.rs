//! Everything a player may do, as a value.

use mentsu::{List, Meld, MeldKind, TileSet};

use crate::mcr::action::Action;

/// Everything a player may do now: a small value without a heap.
///
/// The order of actions: win, kongs, calls, discards by tile, pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub(super) win: bool,
    pub(super) discards: TileSet,
    /// Kongs of one's own turn: `1111m2222m3333m44m` has three.
    pub(super) kongs: List<Meld, 3>,
    /// A tile makes five calls at most: three chows, a pung and a kong.
    pub(super) calls: List<Meld, 5>,
    pub(super) pass: bool,
}

impl Options {
    /// Nothing: the player isn't awaited.
    pub const NONE: Options = Options {
        win: false,
        discards: TileSet::EMPTY,
        kongs: List::new(),
        calls: List::new(),
        pass: false,
    };

    /// Whether there is nothing to do.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        !self.pass && self.discards.is_empty()
    }

    /// Whether the player may win.
    #[must_use]
    pub const fn win(&self) -> bool {
        self.win
    }

    /// The tiles that may be discarded.
    #[must_use]
    pub const fn discards(&self) -> TileSet {
        self.discards
    }

    /// The kongs that may be declared in one's own turn.
    #[must_use]
    pub fn kongs(&self) -> &[Meld] {
        &self.kongs
    }

    /// The chows, pungs and kongs for which the tile may be claimed.
    #[must_use]
    pub fn calls(&self) -> &[Meld] {
        &self.calls
    }

    /// Whether the player may pass.
    #[must_use]
    pub const fn pass(&self) -> bool {
        self.pass
    }

    /// How many actions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.win as usize
            + self.kongs().len()
            + self.calls().len()
            + self.discards.len()
            + self.pass as usize
    }

    /// The `nth` action, from 0.
    #[must_use]
    pub fn nth(&self, nth: usize) -> Option<Action> {
        let Some(nth) = nth.checked_sub(usize::from(self.win)) else { return Some(Action::Win) };
        if let Some(meld) = self.kongs.get(nth) {
            return Some(Action::Kong(*meld));
        }
        let nth = nth - self.kongs.len();
        if let Some(meld) = self.calls.get(nth) {
            return Some(Action::Call(*meld));
        }
        let nth = nth - self.calls.len();
        match self.discards.iter().nth(nth) {
            Some(tile) => Some(Action::Discard(tile)),
            None => (self.pass && nth == self.discards.len()).then_some(Action::Pass),
        }
    }

    /// Each action, in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        let win = self.win.then_some(Action::Win);
        let kongs = self.kongs().iter().map(|meld| Action::Kong(*meld));
        let calls = self.calls().iter().map(|meld| Action::Call(*meld));
        let discards = self.discards.into_iter().map(Action::Discard);
        let pass = self.pass.then_some(Action::Pass);
        win.into_iter().chain(kongs).chain(calls).chain(discards).chain(pass)
    }

    /// Whether this action is one of them.
    #[must_use]
    pub fn contains(&self, action: &Action) -> bool {
        match action {
            Action::Discard(tile) => self.discards.contains(*tile),
            Action::Call(meld) => self.calls().contains(meld),
            Action::Kong(meld) => self.kongs().contains(meld),
            Action::Win => self.win,
            Action::Pass => self.pass,
        }
    }

    /// The only action, if there is but one.
    #[must_use]
    pub fn only(&self) -> Option<Action> {
        if self.len() == 1 { self.nth(0) } else { None }
    }

    /// Whether the tile may be claimed for a pung or a kong.
    pub(in crate::mcr) fn has_pung(&self) -> bool {
        self.calls().iter().any(|meld| meld.kind() != MeldKind::Chi)
    }
}
