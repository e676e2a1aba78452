//! The score of each wait of a hand.

use crate::hand::Hand;
use crate::riichi::legality::{CannotWin, Furiten, Passed, barred, furiten};
use crate::riichi::refusal::no_win::NoWin;
use crate::riichi::rules::Rules;
use crate::riichi::score::{Score, score_as};
use crate::riichi::situation::Situation;
use crate::riichi::tiles::winner_tiles::WinningTile;
use crate::tile::{Face, Tile, TileSetIter};

/// A tile waited for, with its scores by ron and by tsumo.
#[doc(alias = "wait value")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitScore {
    face: Face,
    ron: Result<Score, CannotWin>,
    tsumo: Result<Score, NoWin>,
}

impl WaitScore {
    /// The winning tile; a five is the plain one.
    #[must_use]
    pub const fn face(&self) -> Face {
        self.face
    }

    /// The result of [`may_win`](crate::riichi::legality::may_win()) by ron: furiten is the error
    /// if a ron would otherwise pay.
    ///
    /// # Errors
    /// [`CannotWin`].
    pub const fn ron(&self) -> Result<&Score, CannotWin> {
        match &self.ron {
            Ok(score) => Ok(score),
            Err(why) => Err(*why),
        }
    }

    /// The score by tsumo, which furiten doesn't bar.
    ///
    /// # Errors
    /// [`NoWin`].
    pub const fn tsumo(&self) -> Result<&Score, NoWin> {
        match &self.tsumo {
            Ok(score) => Ok(score),
            Err(why) => Err(*why),
        }
    }
}

/// The scores by ron and by tsumo of each tile that a hand waits for, or why it can't win, in order
/// of tile.
///
/// The hand is one of 13 tiles. A tile of which it holds all four is no wait ([`Hand::waits`]). The
/// tiles that the player let pass decide [furiten](crate::riichi::legality::furiten()): one of them
/// among the waits bars ron on all waits.
///
/// Whether the situation is a ron or a tsumo doesn't matter, and only the events that fit count:
/// haitei, rinshan, tenhou and chiihou by tsumo; houtei, chankan, renhou and the discarder by ron.
///
/// ```
/// use mentsu::riichi::legality::Passed;
/// use mentsu::riichi::{NoWin, Rules, Situation, score_waits};
/// use mentsu::{face, hand};
///
/// let last = Situation::tsumo().with_houtei();
/// let hand = hand!("234m456s22p78p(999s)");
/// let nine = score_waits(&hand, &last, &Passed::NOTHING, &Rules::TENHOU).nth(1).unwrap();
/// assert_eq!(nine.face(), face!("9p"));
/// assert_eq!(nine.ron().map(|score| score.points()), Ok(1_500));
/// assert!(matches!(nine.tsumo(), Err(NoWin::NoYaku(_))));
/// ```
#[doc(alias = "wait values")]
pub fn score_waits(
    hand: &Hand,
    situation: &Situation,
    passed: &Passed,
    rules: &Rules,
) -> WaitScores {
    WaitScores {
        tiles: hand.wait_tiles().iter(),
        hand: *hand,
        ron: situation.as_ron(Face::plain(Tile::M1)),
        tsumo: situation.as_tsumo(),
        barred: furiten(hand, passed),
        rules: *rules,
    }
}

/// Iterator over the scores of a hand's waits: [`score_waits`].
#[derive(Clone, Debug)]
#[must_use]
pub struct WaitScores {
    tiles: TileSetIter,
    hand: Hand,
    ron: Situation,
    tsumo: Situation,
    barred: Option<Furiten>,
    rules: Rules,
}

impl Iterator for WaitScores {
    type Item = WaitScore;

    #[inline]
    fn next(&mut self) -> Option<WaitScore> {
        // A wait is never a fifth copy, so it can be drawn.
        let winning = WinningTile { face: Face::plain(self.tiles.next()?), held: false };
        let ron = self.ron.as_ron(winning.face);
        Some(WaitScore {
            face: winning.face,
            ron: score_by_ron(&self.hand, winning, &ron, &self.rules, self.barred),
            tsumo: score_as(&self.hand, winning, &self.tsumo, &self.rules),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.tiles.size_hint()
    }
}

#[inline(always)]
fn score_by_ron(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
    furiten: Option<Furiten>,
) -> Result<Score, CannotWin> {
    match furiten {
        None => score_as(hand, winning, situation, rules),
        Some(furiten) => Err(barred(hand, situation, rules, furiten)),
    }
}
