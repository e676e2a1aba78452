//! All that a player may do, as a value.

use mentsu::{Face, Meld, Source};

use super::calls::Calls;
use super::faces::Faces;
use crate::action::Action;
use crate::short::Short;

/// Everything a player may do now: a small value without a heap.
///
/// In one's own turn the order is: tsumo, kyuushu kyuuhai, kans, kita, riichi by tile, discards by
/// tile (tsumogiri last). In reply to others: ron, calls, pass. The first of them is what a player
/// should at least look at, the last is always harmless, and what
/// [`default_action`](crate::Round::default_action) gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Faces that can be discarded from the hand as it was before the draw.
    pub(crate) discards: Faces,
    /// The same with riichi.
    pub(crate) riichi: Faces,
    /// The drawn tile, if it can be discarded.
    pub(crate) drawn: Option<Face>,
    pub(crate) drawn_riichi: Option<Face>,
    pub(crate) kans: Short<Meld, 3>,
    pub(crate) calls: Calls,
    /// The tile that may be called, and from whom.
    pub(crate) called: Option<(Face, Source)>,
    pub(crate) ron: bool,
    pub(crate) tsumo: bool,
    pub(crate) kyuushu: bool,
    pub(crate) kita: bool,
    pub(crate) pass: bool,
}

impl Options {
    /// Nothing: another player is to act.
    pub const NONE: Options = Options {
        discards: Faces(0),
        riichi: Faces(0),
        drawn: None,
        drawn_riichi: None,
        kans: Short::new(),
        calls: Calls { chi: 0, pon: 0, kan: None },
        called: None,
        ron: false,
        tsumo: false,
        kyuushu: false,
        kita: false,
        pass: false,
    };

    /// Whether there is nothing to do.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        !self.pass && self.discards.is_empty() && self.drawn.is_none()
    }

    /// How many actions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.before_riichi()
            + self.riichi.len()
            + usize::from(self.drawn_riichi.is_some())
            + self.discards.len()
            + usize::from(self.drawn.is_some())
            + usize::from(self.pass)
    }

    fn before_riichi(&self) -> usize {
        self.before_kans() + self.kans.len() + usize::from(self.kita) + self.calls.len()
    }

    fn before_kans(&self) -> usize {
        usize::from(self.tsumo) + usize::from(self.kyuushu) + usize::from(self.ron)
    }

    /// The action so many places after the first.
    #[must_use]
    pub fn nth(&self, nth: usize) -> Option<Action> {
        let mut nth = nth;
        // Whether it is among the next so many; if not, they are counted off.
        let mut among = |number: usize| match nth.checked_sub(number) {
            Some(rest) => {
                nth = rest;
                None
            }
            None => Some(nth),
        };
        let one = usize::from;
        if among(one(self.tsumo)).is_some() {
            return Some(Action::Tsumo);
        }
        if among(one(self.kyuushu)).is_some() {
            return Some(Action::Kyuushu);
        }
        if among(one(self.ron)).is_some() {
            return Some(Action::Ron);
        }
        if let Some(nth) = among(self.kans.len()) {
            return self.kans.get(nth).map(|meld| Action::Kan(*meld));
        }
        if among(one(self.kita)).is_some() {
            return Some(Action::Kita);
        }
        if let (Some((face, from)), Some(nth)) = (self.called, among(self.calls.len())) {
            return self.calls.nth(nth, face, from).map(Action::Call);
        }
        if let Some(nth) = among(self.riichi.len()) {
            return Some(Action::Riichi { face: self.riichi.nth(nth)?, tsumogiri: false });
        }
        if among(one(self.drawn_riichi.is_some())).is_some() {
            return Some(Action::Riichi { face: self.drawn_riichi?, tsumogiri: true });
        }
        if let Some(nth) = among(self.discards.len()) {
            return Some(Action::Discard { face: self.discards.nth(nth)?, tsumogiri: false });
        }
        if among(one(self.drawn.is_some())).is_some() {
            return Some(Action::Discard { face: self.drawn?, tsumogiri: true });
        }
        among(one(self.pass)).map(|_| Action::Pass)
    }

    /// A legal action without a plan: the last of them, which is to pass or to discard the drawn
    /// tile. A pass where there is nothing to do.
    #[must_use]
    pub fn default_action(&self) -> Action {
        self.iter().next_back().unwrap_or(Action::Pass)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Action> + DoubleEndedIterator + '_ {
        (0..self.len()).map(|nth| self.nth(nth).unwrap_or(Action::Pass))
    }

    /// Whether the player may do this.
    #[must_use]
    pub fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::Discard { face, tsumogiri: false } => self.discards.contains(face),
            Action::Discard { face, tsumogiri: true } => self.drawn == Some(face),
            Action::Riichi { face, tsumogiri: false } => self.riichi.contains(face),
            Action::Riichi { face, tsumogiri: true } => self.drawn_riichi == Some(face),
            Action::Call(meld) => self.calls().any(|call| call == meld),
            Action::Kan(meld) => self.kans.contains(&meld),
            Action::Kita => self.kita,
            Action::Ron => self.ron,
            Action::Tsumo => self.tsumo,
            Action::Kyuushu => self.kyuushu,
            Action::Pass => self.pass,
        }
    }

    /// The chi, pon and daiminkan among them: chi by their lowest tile, pon, daiminkan, red fives
    /// before plain ones.
    pub fn calls(&self) -> impl Iterator<Item = Meld> + '_ {
        let called = self.called.into_iter();
        called.flat_map(move |(face, from)| {
            (0..self.calls.len()).filter_map(move |nth| self.calls.nth(nth, face, from))
        })
    }

    /// The ankan and kakan among them, by tile.
    #[must_use]
    pub fn kans(&self) -> &[Meld] {
        &self.kans
    }

    /// Whether the player may win by ron.
    #[must_use]
    pub const fn ron(&self) -> bool {
        self.ron
    }

    /// Whether the player may win by tsumo.
    #[must_use]
    pub const fn tsumo(&self) -> bool {
        self.tsumo
    }

    /// Whether the player may abort the round with nine kinds of terminals and honors.
    #[must_use]
    pub const fn kyuushu(&self) -> bool {
        self.kyuushu
    }

    /// Whether the player may set a north aside.
    #[must_use]
    pub const fn kita(&self) -> bool {
        self.kita
    }

    /// Whether the player may let the tile pass.
    #[must_use]
    pub const fn pass(&self) -> bool {
        self.pass
    }

    /// Whether the player may win, by ron or by tsumo.
    #[must_use]
    pub const fn win(&self) -> bool {
        self.ron || self.tsumo
    }

    /// Whether riichi can be declared.
    #[must_use]
    pub const fn riichi(&self) -> bool {
        !self.riichi.is_empty() || self.drawn_riichi.is_some()
    }
}
