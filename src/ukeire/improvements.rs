//! Beyond ukeire: good waits, and draws that widen what helps.

use smallvec::SmallVec;

use super::{Discard, Ukeire, View, discards, ukeire};
use crate::shanten::Shanten;
use crate::tile::{Counts, Tile, TileSet};

/// Of the tiles that bring a 1-shanten hand to tenpai, those after which a good wait can be kept.
///
/// A wait is good if one of its shapes is a ryanmen, if it has three kinds or more, or two kinds
/// with at least five copies outside the hand (nobetan, say). Shanpon, kanchan, penchan and tanki
/// alone are not.
///
/// ```
/// use mentsu::{Hand, View, ukeire::good_waits};
///
/// // 3p and 6p leave the kanchan 13s, 2s leaves the ryanmen 45p
/// let hand: Hand = "123m45p13789s113z".parse()?;
/// assert_eq!(good_waits(hand.concealed(), &View::of(&hand)).tiles(), "2s".parse()?);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "良形")]
#[doc(alias = "ryoukei")]
#[doc(alias = "good shape")]
#[must_use]
pub fn good_waits(concealed: &Counts, view: &View) -> Ukeire {
    let all = ukeire(concealed, view);
    let good = all.tiles.iter().filter(|&tile| {
        let drawn = concealed.with_even_a_fifth(tile);
        drawn.kinds().iter().any(|discard| {
            drawn
                .without(discard)
                .is_some_and(|rest| is_good(&rest, &view.having_discarded(discard)))
        })
    });
    all.only(if all.shanten.get() == 1 { good.collect() } else { TileSet::EMPTY })
}

fn is_good(tenpai: &Counts, view: &View) -> bool {
    let accepted = ukeire(tenpai, view);
    if accepted.shanten != Shanten::TENPAI || accepted.tiles.len() < 2 {
        return false;
    }
    let outside = |tile| 4u8.saturating_sub(tenpai.get(tile) + view.declared.get(tile));
    let copies: u8 = accepted.tiles.iter().map(outside).sum();
    accepted.tiles.len() >= 3
        || copies >= 5
        || crate::wait::waits(tenpai, &view.declared, view.fifth)
            .readings()
            .iter()
            .any(|reading| reading.shape() == crate::wait::WaitShape::Ryanmen)
}

/// A draw that doesn't lower shanten, but after which more tiles do.
///
/// ```
/// use mentsu::{Hand, Tile, View, ukeire::improvements};
///
/// // 24m and 5m make a ryanmen of the kanchan
/// let hand: Hand = "24m456p789s111z33z".parse()?;
/// let better = improvements(hand.concealed(), &View::of(&hand));
/// let five = better.iter().find(|better| better.draw() == Tile::M5).ok_or("5m is one")?;
/// assert_eq!(five.best().tile(), Tile::M2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "手変わり")]
#[doc(alias = "tegawari")]
#[doc(alias = "改良")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Improvement {
    draw: Tile,
    best: Discard,
}

impl Improvement {
    /// The tile to draw.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, View, ukeire::improvements};
    ///
    /// let hand: Hand = "24m456p789s111z33z".parse()?;
    /// let better = improvements(hand.concealed(), &View::of(&hand));
    /// assert!(better.iter().any(|better| better.draw() == Tile::M5));
    /// assert!(!better.iter().any(|better| better.draw() == Tile::M3), "3m wins");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "自摸")]
    #[doc(alias = "tsumo")]
    #[must_use]
    pub const fn draw(&self) -> Tile {
        self.draw
    }

    /// The best discard then.
    ///
    /// ```
    /// use mentsu::{Hand, View, ukeire::improvements};
    ///
    /// let hand: Hand = "24m456p789s111z33z".parse()?;
    /// let most = hand.ukeire().total();
    /// for better in improvements(hand.concealed(), &View::of(&hand)) {
    ///     assert!(better.best().ukeire().total() > most);
    /// }
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[must_use]
    pub const fn best(&self) -> &Discard {
        &self.best
    }
}

/// The draws after which the best discard keeps the shanten and more tiles lower it than before,
/// in order of tile; 3n+1 tiles.
///
/// ```
/// use mentsu::{Hand, Tile, View, ukeire::improvements};
///
/// // a kanchan that 5m turns into a ryanmen
/// let hand: Hand = "24m456p789s111z33z".parse()?;
/// let better = improvements(hand.concealed(), &View::of(&hand));
/// assert!(better.iter().any(|b| b.draw() == Tile::M5 && b.best().tile() == Tile::M2));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "手変わり")]
#[doc(alias = "tegawari")]
#[doc(alias = "改良")]
#[must_use]
pub fn improvements(concealed: &Counts, view: &View) -> SmallVec<[Improvement; 16]> {
    let now = ukeire(concealed, view);
    let mut better = SmallVec::new();
    if concealed.total() % 3 != 1 || concealed.total() > 13 {
        return better;
    }
    for draw in view.in_play - now.tiles {
        let Ok(drawn) = concealed.with(draw) else { continue };
        if view.left(concealed, draw) == 0 {
            continue;
        }
        if let Some(best) = discards(&drawn, view).first() {
            if best.shanten() == now.shanten && best.ukeire().total() > now.total() {
                better.push(Improvement { draw, best: *best });
            }
        }
    }
    better
}
