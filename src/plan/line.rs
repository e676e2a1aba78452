//! A line of play: what a goal's policy answers to each draw.

use super::error::PlanError;
use super::figures::{Figures, Goal};
use super::graph::Graph;
use super::lanes::Lanes;
use super::outlook::{MOST_DRAWS, Outlook};
use super::policy::Policy;
use super::start::Start;
use crate::hand::Hand;
use crate::riichi::{Riichi, Rules, Situation, quick_points};
use crate::tile::{Face, Tile};

/// What the policy answers to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The hand is won (自摸和了).
    Win,
    /// A tile is discarded.
    Discard {
        /// Which.
        face: Face,
        /// Whether riichi is declared with it.
        riichi: bool,
    },
}

/// A line of play that follows, or departs from, the policy of a goal: draws and discards in turn.
///
/// ```
/// use mentsu::plan::{Goal, Outlook, Planner, Reply};
/// use mentsu::riichi::Rules;
/// use mentsu::{face, hand};
///
/// let mut planner = Planner::new();
/// let hand = hand!("135m123456p23499s");
/// let mut line = planner.line(Goal::Win, &hand, &Outlook::new(), &Rules::TENHOU)?;
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
    graph: &'a Graph,
    policy: Policy,
    start: Start,
    lanes: Lanes,
    outlook: Outlook,
    rules: Rules,
    first: Hand,
    hand: Hand,
    goal: Goal,
    /// How many draws were made, and what was drawn.
    made: u8,
    drawn: [Face; MOST_DRAWS as usize],
    riichi: Riichi,
    /// Whether the next draw is the first since riichi.
    ippatsu: bool,
}

impl<'a> Line<'a> {
    pub(super) fn new(
        graph: &'a Graph,
        policy: Policy,
        start: Start,
        lanes: Lanes,
        (goal, hand, outlook, rules): (Goal, &Hand, &Outlook, &Rules),
    ) -> Line<'a> {
        Line {
            graph,
            policy,
            start,
            lanes,
            outlook: *outlook,
            rules: *rules,
            first: *hand,
            hand: *hand,
            goal,
            made: 0,
            drawn: [Face::plain(Tile::M1); MOST_DRAWS as usize],
            riichi: Riichi::None,
            ippatsu: false,
        }
    }

    /// Goes back to the beginning.
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

    /// The figures of the hand after a discard, by the policy from now on. In riichi they are those of
    /// the moment before it was declared.
    #[must_use]
    pub fn figures(&self) -> Figures {
        match self.state(&self.hand) {
            Some(state) => {
                self.policy.at(self.made, self.start.draws, state, self.lane(&self.hand))
            }
            None => Figures::default(),
        }
    }

    /// Draws a tile of the wall.
    ///
    /// # Errors
    /// [`PlanError::WrongDraws`] if no draw is left, [`PlanError::WrongSize`] if the hand has to discard
    /// first, [`PlanError::NotInWall`].
    pub fn draw(&mut self, face: impl Into<Face>) -> Result<(), PlanError> {
        let face = face.into();
        if self.left() == 0 {
            return Err(PlanError::WrongDraws { draws: self.made + 1 });
        }
        if self.hand.concealed().total() % 3 == 2 {
            return Err(self.wrong_size());
        }
        let tile = face.tile();
        let drawn = self.hand.draw(face).ok().filter(|_| self.is_in_wall(face));
        self.hand = drawn.ok_or(PlanError::NotInWall { tile })?;
        self.drawn[usize::from(self.made)] = face;
        self.made += 1;
        Ok(())
    }

    /// Whether the wall of the start has a face that wasn't drawn since: of fives the red and the plain
    /// ones apart.
    fn is_in_wall(&self, face: Face) -> bool {
        let (suit, rank) = (face.tile().index() / 9, face.tile().index() % 9);
        let red = if self.start.is_red_five(suit, rank) { self.start.red_wall[suit] } else { 0 };
        let left = if face.is_red() { red } else { self.start.wall[suit][rank] - red };
        let drawn = self.drawn[..usize::from(self.made)].iter().filter(|&&drawn| drawn == face);
        drawn.count() < usize::from(left)
    }

    /// Discards a tile, with riichi where the policy declares it.
    ///
    /// # Errors
    /// [`PlanError::NotHeld`], also for any tile but the drawn one in riichi; [`PlanError::WrongSize`]
    /// if the hand has to draw first.
    pub fn discard(&mut self, face: impl Into<Face>) -> Result<(), PlanError> {
        let face = face.into();
        if self.hand.concealed().total() % 3 != 2 {
            return Err(self.wrong_size());
        }
        let not_held = PlanError::NotHeld { tile: face.tile() };
        if self.riichi != Riichi::None && self.hand.drawn() != Some(face) {
            return Err(not_held);
        }
        let before = self.riichi;
        let declares = before == Riichi::None && self.declares_with(face);
        self.hand = self.hand.discard(face).map_err(|_| not_held)?;
        self.ippatsu = declares;
        if declares {
            let double = self.start.first_turn && self.made == 0;
            self.riichi = if double { Riichi::DoubleRiichi } else { Riichi::Riichi };
        }
        Ok(())
    }

    /// What the policy answers to the hand that has drawn: its first discard, before any draw.
    #[must_use]
    pub fn reply(&self) -> Reply {
        if self.made > 0 && self.points().is_some() {
            return Reply::Win;
        }
        let drawn = self.hand.drawn();
        if let (Some(face), true) = (drawn, self.riichi != Riichi::None) {
            return Reply::Discard { face, riichi: false };
        }
        if let Some(face) = drawn.filter(|_| self.made > 0 && !self.is_within()) {
            // A tile that leads too far goes, but a red five stays for a plain one.
            let tile = face.tile();
            let plain = Face::plain(tile);
            let swaps = face.is_red() && self.hand.reds(tile) < self.hand.concealed().get(tile);
            let face = if swaps { plain } else { face };
            return Reply::Discard { face, riichi: self.declares_with(face) };
        }
        let mut best: Option<(Figures, Face)> = None;
        for face in self.replies() {
            let figures = self.after(face);
            if best.as_ref().is_none_or(|(best, _)| self.goal.prefers(&figures, best)) {
                best = Some((figures, face));
            }
        }
        let face = best.map(|(_, face)| face).or(drawn);
        let face = face.or_else(|| self.hand.faces().next()).unwrap_or(Face::plain(Tile::M1));
        Reply::Discard { face, riichi: self.declares_with(face) }
    }

    /// What a win with the drawn tile brings in, without ura dora; `None` if it isn't won.
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

    /// Whether the tiles of the hand that has drawn are within the depth.
    fn is_within(&self) -> bool {
        let concealed = self.hand.concealed();
        let over: u8 = (0..Tile::COUNT)
            .map(|tile| {
                let held = concealed.get(Tile::ALL[tile]);
                held.saturating_sub(self.start.held[tile / 9][tile % 9])
            })
            .sum();
        let shanten = concealed.shantens_among(self.start.rows_in_play()).least();
        i16::from(over) + i16::from(shanten.get()) < i16::from(self.start.bound)
    }

    /// The discards to choose from: of the fives the plain one as long as there is one.
    fn replies(&self) -> impl Iterator<Item = Face> + use<> {
        let hand = self.hand;
        hand.faces().filter(move |face| {
            let tile = face.tile();
            !face.is_red() || hand.reds(tile) == hand.concealed().get(tile)
        })
    }

    /// The figures that a discard leaves.
    fn after(&self, face: Face) -> Figures {
        let Ok(after) = self.hand.discard(face) else { return Figures::default() };
        let Some(state) = self.state(&after) else { return Figures::default() };
        self.policy.at(self.made, self.start.draws, state, self.lane(&after))
    }

    fn declares_with(&self, face: Face) -> bool {
        let Ok(after) = self.hand.discard(face) else { return false };
        let lane = self.lane(&after);
        let state = self.state(&after);
        self.left() > 0 && state.is_some_and(|state| self.policy.declares(self.made, state, lane))
    }

    fn state(&self, hand: &Hand) -> Option<u32> {
        self.graph.state_of(hand.concealed().words())
    }

    fn lane(&self, hand: &Hand) -> usize {
        self.lanes.of_reds(hand.reds_by_suit())
    }

    fn wrong_size(&self) -> PlanError {
        let (concealed, melds) = (self.hand.concealed().total(), self.hand.melds().len() as u8);
        PlanError::WrongSize { concealed, melds }
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
