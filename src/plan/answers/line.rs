//! A line of play: the reply of an objective's policy to each draw.

use super::planner::{Planner, start_with_discard};
use crate::hand::Hand;
use crate::plan::error::PlanError;
use crate::plan::figures::{Figures, Objective};
use crate::plan::outlook::{MOST_DRAWS, Outlook};
use crate::plan::states::{Question, Start, suit_and_rank};
use crate::plan::turns::Policy;
use crate::riichi::{Riichi, Rules, Situation, quick_points};
use crate::shanten::shantens;
use crate::tile::{Face, Tile};

/// The policy's reply to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The hand is won (自摸和了).
    Win,
    /// A tile is discarded.
    Discard {
        /// The discarded tile.
        face: Face,
        /// Whether riichi is declared with it.
        riichi: bool,
    },
}

/// A line of play, draws and discards in turn, that follows or departs from the policy of an
/// objective.
///
/// ```
/// use mentsu::plan::{Objective, Outlook, Planner, Reply};
/// use mentsu::riichi::Rules;
/// use mentsu::{face, hand};
///
/// let mut planner = Planner::new();
/// let hand = hand!("135m123456p23499s");
/// let mut line = planner.line(Objective::Win, &hand, &Outlook::new(), &Rules::TENHOU)?;
/// line.discard(face!("1m"))?;
/// line.draw(face!("6m"))?;
/// // Riichi wins no more often, but it is worth more
/// assert_eq!(line.reply(), Reply::Discard { face: face!("3m"), riichi: true });
/// line.discard(face!("3m"))?;
/// line.draw(face!("7m"))?;
/// assert_eq!(line.reply(), Reply::Win);
/// # Ok::<(), mentsu::plan::PlanError>(())
/// ```
pub struct Line<'a> {
    planner: &'a Planner,
    policy: Policy,
    start: Start,
    outlook: Outlook,
    rules: Rules,
    objective: Objective,
    first: Hand,
    hand: Hand,
    /// How many draws were made, and what was drawn.
    made: u8,
    drawn: [Face; MOST_DRAWS as usize],
    riichi: Riichi,
    /// Whether the next draw is the first since riichi.
    ippatsu: bool,
}

impl Planner {
    /// A line of play under the policy of an objective. Every turn is kept for it, which takes some
    /// hundred megabytes at 3-shanten.
    ///
    /// # Errors
    /// [`PlanError`].
    pub fn line(
        &mut self,
        objective: Objective,
        hand: &Hand,
        outlook: &Outlook,
        rules: &Rules,
    ) -> Result<Line<'_>, PlanError> {
        let start = start_with_discard(hand, outlook, rules)?;
        self.find(&Question { start: &start, hand, outlook, rules })?;
        let policy = self.follow(objective, &start, true, |_, _| {});
        Ok(Line {
            planner: self,
            policy,
            start,
            outlook: *outlook,
            rules: *rules,
            objective,
            first: *hand,
            hand: *hand,
            made: 0,
            drawn: [Face::plain(Tile::M1); MOST_DRAWS as usize],
            riichi: Riichi::None,
            ippatsu: false,
        })
    }
}

impl Line<'_> {
    /// Returns to the start.
    pub fn rewind(&mut self) {
        self.hand = self.first;
        (self.made, self.riichi, self.ippatsu) = (0, Riichi::None, false);
    }

    /// The hand as it is now.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How many draws are left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.start.draws - self.made
    }

    /// Whether riichi was declared.
    #[must_use]
    pub const fn riichi(&self) -> Riichi {
        self.riichi
    }

    /// The figures of the hand after a discard, under the policy from now on. In riichi they are
    /// those before it was declared. They are 0 for a hand outside the depth.
    #[must_use]
    pub fn figures(&self) -> Figures {
        self.figures_of(&self.hand)
    }

    /// Draws a tile of the wall.
    ///
    /// # Errors
    /// [`PlanError::WrongDraws`] if no draw is left, [`PlanError::WrongSize`] if the hand has to
    /// discard first, [`PlanError::NotInWall`].
    pub fn draw(&mut self, face: impl Into<Face>) -> Result<(), PlanError> {
        let face = face.into();
        if self.left() == 0 {
            return Err(PlanError::WrongDraws { draws: self.made + 1 });
        }
        if self.has_drawn() {
            return Err(PlanError::wrong_size(&self.hand));
        }
        let tile = face.tile();
        let drawn = self.hand.draw(face).ok().filter(|_| self.is_in_wall(face));
        self.hand = drawn.ok_or(PlanError::NotInWall { tile })?;
        self.drawn[usize::from(self.made)] = face;
        self.made += 1;
        Ok(())
    }

    /// Discards a tile, with riichi if the policy declares it.
    ///
    /// # Errors
    /// [`PlanError::NotHeld`], in riichi also for any tile but the drawn one;
    /// [`PlanError::WrongSize`] if the hand has to draw first.
    pub fn discard(&mut self, face: impl Into<Face>) -> Result<(), PlanError> {
        let face = face.into();
        if !self.has_drawn() {
            return Err(PlanError::wrong_size(&self.hand));
        }
        let not_held = PlanError::NotHeld { tile: face.tile() };
        if self.riichi != Riichi::None && self.hand.drawn() != Some(face) {
            return Err(not_held);
        }
        let declares = self.riichi == Riichi::None && self.declares_with(face);
        self.hand = self.hand.discard(face).map_err(|_| not_held)?;
        self.ippatsu = declares;
        if declares {
            let double = self.start.first_turn && self.made == 0;
            self.riichi = if double { Riichi::DoubleRiichi } else { Riichi::Riichi };
        }
        Ok(())
    }

    /// The policy's reply to the hand after a draw; before any draw, its first discard.
    #[must_use]
    pub fn reply(&self) -> Reply {
        if self.made > 0 && self.points().is_some() {
            return Reply::Win;
        }
        let drawn = self.hand.drawn();
        if let (Some(face), true) = (drawn, self.riichi != Riichi::None) {
            return Reply::Discard { face, riichi: false };
        }
        if let Some(face) = drawn.filter(|_| self.made > 0 && !self.is_within_depth()) {
            // Discards a tile that leads out of the depth, but a plain five before a red one.
            let tile = face.tile();
            let plain = Face::plain(tile);
            let swaps = face.is_red() && self.hand.reds(tile) < self.hand.concealed().get(tile);
            let face = if swaps { plain } else { face };
            return Reply::Discard { face, riichi: self.declares_with(face) };
        }
        let mut best: Option<(Figures, Face)> = None;
        for face in self.hand.faces().filter(|&face| self.may_discard(face)) {
            let after = self.hand.discard(face).ok();
            // A hand outside the plan has no figures to compare.
            let Some(after) = after.filter(|after| self.state_and_lane(after).is_some()) else {
                continue;
            };
            let figures = self.figures_of(&after);
            if best.as_ref().is_none_or(|(best, _)| self.objective.prefers(&figures, best)) {
                best = Some((figures, face));
            }
        }
        let face = best.map(|(_, face)| face).or(drawn).or_else(|| self.hand.faces().next());
        let face = face.expect("a hand has concealed tiles");
        Reply::Discard { face, riichi: self.declares_with(face) }
    }

    /// The points of a win with the drawn tile, without ura dora; `None` if it isn't a win.
    #[must_use]
    pub fn points(&self) -> Option<u32> {
        quick_points(&self.hand, &self.situation(), &self.rules).ok()
    }

    /// The situation of a win with the drawn tile, without ura dora.
    pub fn situation(&self) -> Situation {
        let situation = Situation::tsumo()
            .with_seat(self.outlook.seat())
            .with_round(self.outlook.round())
            .with_dora(self.outlook.dora().iter().copied())
            .with_kita(self.outlook.kita())
            .with_honba(self.outlook.honba());
        let situation = match self.riichi {
            Riichi::None => situation,
            Riichi::Riichi => situation.with_riichi(),
            Riichi::DoubleRiichi => situation.with_double_riichi(),
        };
        // No wall ends within a turn of double riichi.
        let ends_it = self.left() == 0 && self.riichi == Riichi::DoubleRiichi;
        let ippatsu = self.ippatsu && !ends_it;
        let situation = if ippatsu { situation.with_ippatsu() } else { situation };
        if self.left() == 0 { situation.with_haitei() } else { situation }
    }

    fn has_drawn(&self) -> bool {
        self.hand.concealed().total() % 3 == 2
    }

    /// Whether the wall of the start still has a face that wasn't drawn; red and plain fives are
    /// counted separately.
    fn is_in_wall(&self, face: Face) -> bool {
        let (suit, rank) = suit_and_rank(face.tile().index());
        let red = if self.start.may_be_red(suit, rank) { self.start.red_wall[suit] } else { 0 };
        let left = if face.is_red() { red } else { self.start.wall[suit][rank] - red };
        let drawn = self.drawn[..usize::from(self.made)].iter().filter(|&&drawn| drawn == face);
        drawn.count() < usize::from(left)
    }

    /// Whether the tiles after a draw are within the depth.
    fn is_within_depth(&self) -> bool {
        let concealed = self.hand.concealed();
        let over: u8 = (Tile::ALL.iter())
            .map(|&tile| {
                let (suit, rank) = suit_and_rank(tile.index());
                concealed.get(tile).saturating_sub(self.start.held[suit][rank])
            })
            .sum();
        let shanten = shantens(concealed, self.start.kinds_in_play()).least();
        i16::from(over) + i16::from(shanten.get()) < i16::from(self.start.bound)
    }

    /// Whether the policy may discard a face: a red five only if there is no plain one.
    fn may_discard(&self, face: Face) -> bool {
        let tile = face.tile();
        !face.is_red() || self.hand.reds(tile) == self.hand.concealed().get(tile)
    }

    fn figures_of(&self, hand: &Hand) -> Figures {
        let Some((state, lane)) = self.state_and_lane(hand) else { return Figures::default() };
        let figures = self.policy.at(self.made, self.start.draws, state, lane);
        figures.given(self.start.is_on_after(self.made))
    }

    fn declares_with(&self, face: Face) -> bool {
        let Ok(after) = self.hand.discard(face) else { return false };
        let state = self.state_and_lane(&after).filter(|_| self.left() > 0);
        state.is_some_and(|(state, lane)| {
            self.policy.declares(&self.planner.tenpai, self.made, state, lane)
        })
    }

    fn state_and_lane(&self, hand: &Hand) -> Option<(u32, usize)> {
        let state = self.planner.graph.states.find(hand.concealed().words())?;
        Some((state, self.planner.lane(hand.reds_by_suit())))
    }
}

impl core::fmt::Debug for Line<'_> {
    /// The hand, how many draws are left, and riichi.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Line")
            .field("hand", &self.hand)
            .field("left", &self.left())
            .field("riichi", &self.riichi)
            .finish_non_exhaustive()
    }
}
