//! A player's legal actions as a value.

use core::ops::Range;

use mentsu::{CalledFrom, Face, List, Meld};

use super::calls::Calls;
use super::faces::Faces;
use crate::action::Action;

/// All legal actions of a player now: a small value without heap memory.
///
/// The order of actions in one's own turn: tsumo, kyuushu kyuuhai, kans, kita, riichi by tile, open
/// riichi by tile, discards by tile (tsumogiri last). In a reply: ron, calls, pass. The last action
/// is always harmless; [`default_action`](crate::Round::default_action) returns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Faces that can be discarded from the hand as it was before the draw.
    pub(crate) discards: Faces,
    /// Faces from there that can be discarded with riichi.
    pub(crate) riichi: Faces,
    /// The drawn tile, if it can be discarded.
    pub(crate) drawn: Option<Face>,
    pub(crate) drawn_riichi: Option<Face>,
    /// A riichi may be declared open.
    pub(crate) open: bool,
    pub(crate) kans: List<Meld, 3>,
    pub(crate) calls: Calls,
    /// The tile that may be called, and its source.
    pub(crate) called: Option<(Face, CalledFrom)>,
    pub(crate) ron: bool,
    pub(crate) tsumo: bool,
    pub(crate) kyuushu: bool,
    pub(crate) kita: bool,
    pub(crate) pass: bool,
}

impl Options {
    /// Nothing: the player isn't awaited.
    pub const NONE: Options = Options {
        discards: Faces(0),
        riichi: Faces(0),
        drawn: None,
        drawn_riichi: None,
        open: false,
        kans: List::new(),
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
        let riichi = self.riichi.len() + usize::from(self.drawn_riichi.is_some());
        self.before_riichi()
            + riichi
            + if self.open { riichi } else { 0 }
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

    /// The `nth` action, from 0.
    #[must_use]
    pub fn nth(&self, nth: usize) -> Option<Action> {
        let mut nth = nth;
        // The place among the next `number` actions; otherwise these are counted off.
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
        if self.open {
            if let Some(nth) = among(self.riichi.len()) {
                return Some(Action::OpenRiichi { face: self.riichi.nth(nth)?, tsumogiri: false });
            }
            if among(one(self.drawn_riichi.is_some())).is_some() {
                return Some(Action::OpenRiichi { face: self.drawn_riichi?, tsumogiri: true });
            }
        }
        if let Some(nth) = among(self.discards.len()) {
            return Some(Action::Discard { face: self.discards.nth(nth)?, tsumogiri: false });
        }
        if among(one(self.drawn.is_some())).is_some() {
            return Some(Action::Discard { face: self.drawn?, tsumogiri: true });
        }
        among(one(self.pass)).map(|_| Action::Pass)
    }

    /// A harmless legal action: the last one, a pass or the discard of the drawn tile. A pass if
    /// there is nothing to do.
    #[must_use]
    pub fn default_action(&self) -> Action {
        self.iter().next_back().unwrap_or(Action::Pass)
    }

    /// The discard of this tile, marked as drawn or not. If the hand holds the same face twice, the
    /// drawn tile goes. `None` if the tile can't be discarded now.
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::{Action, GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let east = Seat::ALL[0];
    /// let drawn = round.view(east).unwrap().hand().drawn().unwrap();
    /// let discard = round.options(east).discard(drawn).unwrap();
    /// assert_eq!(discard, Action::Discard { face: drawn, tsumogiri: true });
    /// round.act(east, discard)?;
    /// # Ok::<(), mentsu_table::Refused>(())
    /// ```
    #[must_use]
    pub fn discard(&self, face: Face) -> Option<Action> {
        let discard = |tsumogiri| Action::Discard { face, tsumogiri };
        [true, false].map(discard).into_iter().find(|action| self.contains(action))
    }

    /// The riichi with this discard, marked as drawn or not as in [`discard`](Options::discard).
    /// `None` if it can't be declared now.
    #[must_use]
    pub fn riichi_with(&self, face: Face) -> Option<Action> {
        let riichi = |tsumogiri| Action::Riichi { face, tsumogiri };
        [true, false].map(riichi).into_iter().find(|action| self.contains(action))
    }

    /// The only action, if there is exactly one: the discard of a riichi, for example.
    #[must_use]
    pub fn only(&self) -> Option<Action> {
        if self.len() == 1 { self.nth(0) } else { None }
    }

    /// All actions, in order.
    #[must_use]
    pub fn iter(&self) -> OptionsIter<'_> {
        OptionsIter { options: self, left: 0..self.len() }
    }

    /// Whether the player may do this.
    #[must_use]
    pub fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::Discard { face, tsumogiri: false } => self.discards.contains(face),
            Action::Discard { face, tsumogiri: true } => self.drawn == Some(face),
            Action::Riichi { face, tsumogiri: false } => self.riichi.contains(face),
            Action::Riichi { face, tsumogiri: true } => self.drawn_riichi == Some(face),
            Action::OpenRiichi { face, tsumogiri } => {
                self.open && self.contains(&Action::Riichi { face, tsumogiri })
            }
            Action::Call(meld) => self.calls().any(|call| call == meld),
            Action::Kan(meld) => self.kans.contains(&meld),
            Action::Kita => self.kita,
            Action::Ron => self.ron,
            Action::Tsumo => self.tsumo,
            Action::Kyuushu => self.kyuushu,
            Action::Pass => self.pass,
        }
    }

    /// The chi (by their lowest tile), pon and daiminkan, red fives before plain ones.
    #[must_use]
    pub fn calls(&self) -> CallsIter<'_> {
        CallsIter { options: self, left: 0..self.calls.len() }
    }

    /// The ankan and kakan, by tile.
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

    /// Whether the player may declare riichi.
    #[must_use]
    pub const fn riichi(&self) -> bool {
        !self.riichi.is_empty() || self.drawn_riichi.is_some()
    }

    /// Whether the player may declare an open riichi.
    #[must_use]
    pub const fn open_riichi(&self) -> bool {
        self.open && self.riichi()
    }
}

impl<'a> IntoIterator for &'a Options {
    type Item = Action;
    type IntoIter = OptionsIter<'a>;

    fn into_iter(self) -> OptionsIter<'a> {
        self.iter()
    }
}

/// The actions of [`Options`], in order.
#[derive(Clone, Debug)]
pub struct OptionsIter<'a> {
    options: &'a Options,
    left: Range<usize>,
}

impl Iterator for OptionsIter<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.options.nth(self.left.next()?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl DoubleEndedIterator for OptionsIter<'_> {
    fn next_back(&mut self) -> Option<Action> {
        self.options.nth(self.left.next_back()?)
    }
}

impl ExactSizeIterator for OptionsIter<'_> {}

/// The calls among [`Options`]: chi by their lowest tile, pon, daiminkan.
#[derive(Clone, Debug)]
pub struct CallsIter<'a> {
    options: &'a Options,
    left: Range<usize>,
}

impl Iterator for CallsIter<'_> {
    type Item = Meld;

    fn next(&mut self) -> Option<Meld> {
        let (face, from) = self.options.called?;
        self.options.calls.nth(self.left.next()?, face, from)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        if self.options.called.is_some() { self.left.size_hint() } else { (0, Some(0)) }
    }
}
