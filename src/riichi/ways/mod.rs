//! The way to each yaku that tiles decide.
//!
//! `yaku` says which wins have a yaku, `shape` finds the nearest standard win with given blocks,
//! suit by suit, and `nearest` compares wins.

mod nearest;
mod shape;
mod yaku;

use self::nearest::{Nearest, Tiles};
use self::yaku::YakuSearch;
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::riichi::rules::Rules;
use crate::riichi::situation::Situation;
use crate::riichi::yaku::Yaku;
use crate::riichi::yaku::set::YakuSet;
use crate::shanten::Shanten;
use crate::tile::{Counts, Tile, TileSet};
use crate::ukeire::Ukeire;
use crate::visible::Visible;

/// A yaku in reach: its distance, the tiles that help, and what the nearest win with it lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct YakuWay {
    yaku: Yaku,
    ukeire: Ukeire,
    missing: Counts,
    won: Counts,
}

/// The yaku in reach of a hand, each once.
pub type YakuWays = List<YakuWay, 34>;

impl Filler for YakuWay {
    const FILLER: YakuWay = YakuWay {
        yaku: Yaku::Pinfu,
        ukeire: Ukeire::FILLER,
        missing: Counts::EMPTY,
        won: Counts::EMPTY,
    };
}

impl YakuWay {
    /// The yaku.
    #[must_use]
    pub const fn yaku(&self) -> Yaku {
        self.yaku
    }

    /// How far the hand is from tenpai for a win that has the yaku: -1 if it is won with it.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.ukeire.shanten()
    }

    /// The tiles that lower this shanten, with the copies left. At tenpai, the waits that have the
    /// yaku.
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }

    /// The tiles that the nearest such win lacks, the winning tile among them. Of several nearest
    /// wins it is the one for whose lacking tiles the most copies are left.
    #[must_use]
    pub const fn missing(&self) -> &Counts {
        &self.missing
    }

    /// The concealed tiles of that win, the winning tile among them.
    #[must_use]
    pub const fn won(&self) -> &Counts {
        &self.won
    }
}

/// The yaku that tiles decide, but those of kans and the old ones.
const BY_TILES: YakuSet = YakuSet::EMPTY
    .with(Yaku::Pinfu)
    .with(Yaku::Tanyao)
    .with(Yaku::Iipeikou)
    .with(Yaku::Ryanpeikou)
    .with(Yaku::SeatWind)
    .with(Yaku::RoundWind)
    .with(Yaku::NorthWind)
    .with(Yaku::Haku)
    .with(Yaku::Hatsu)
    .with(Yaku::Chun)
    .with(Yaku::Chiitoitsu)
    .with(Yaku::Chanta)
    .with(Yaku::Junchan)
    .with(Yaku::Ittsu)
    .with(Yaku::SanshokuDoujun)
    .with(Yaku::SanshokuDoukou)
    .with(Yaku::Toitoi)
    .with(Yaku::Sanankou)
    .with(Yaku::Shousangen)
    .with(Yaku::Honroutou)
    .with(Yaku::Honitsu)
    .with(Yaku::Chinitsu)
    .with(Yaku::Daisangen)
    .with(Yaku::Suuankou)
    .with(Yaku::SuuankouTanki)
    .with(Yaku::Tsuuiisou)
    .with(Yaku::Ryuuiisou)
    .with(Yaku::Chinroutou)
    .with(Yaku::Chuuren)
    .with(Yaku::JunseiChuuren)
    .with(Yaku::Kokushi)
    .with(Yaku::Kokushi13)
    .with(Yaku::Daisuushi)
    .with(Yaku::Shousuushi);

/// The yaku that depend on which tile wins.
const BY_LAST_TILE: YakuSet = YakuSet::EMPTY
    .with(Yaku::Pinfu)
    .with(Yaku::SuuankouTanki)
    .with(Yaku::JunseiChuuren)
    .with(Yaku::Kokushi13);

/// For each yaku that tiles decide: how far the hand is from it, which tiles help, and what is
/// missing. The nearest yaku comes first, and equally near ones are in the order of [`Yaku`].
///
/// The shanten towards a yaku is the least number of tiles to exchange until the hand waits for a
/// tile on which it wins with the yaku, by ron or by tsumo. Melds stay as they are. A yaku out of
/// reach isn't listed: its tiles are gone ([`Visible::left`]) or not in play, it needs a closed
/// hand, or a meld prevents it.
///
/// A win counts for a yaku if it meets the yaku's condition, even if another yaku replaces it or a
/// yakuman hides it: chinitsu counts for honitsu, ryanpeikou for iipeikou, suuankou for toitoi.
/// Kokushi is no honroutou, and honors alone are no honitsu.
///
/// Only the winds of the situation matter. The list has no yaku of events, such as riichi or
/// haitei; none of kans, which are declared rather than drawn; and none of the old yaku.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, Yaku, yaku_ways};
/// use mentsu::{Visible, counts, hand, tiles};
///
/// let hand = hand!("123m45p13789s113z");
/// let ways = yaku_ways(&hand, &Visible::of(&hand), &Situation::tsumo(), &Rules::TENHOU);
/// let chanta = ways.iter().find(|way| way.yaku() == Yaku::Chanta).unwrap();
/// assert_eq!((chanta.shanten().get(), chanta.ukeire().tiles()), (2, tiles!("2s13z")));
/// assert_eq!(chanta.missing(), &counts!("2s33z"));
/// assert_eq!(chanta.won(), &counts!("123m123789s11333z"));
/// assert!(ways[0].yaku() == Yaku::Pinfu && ways.last().unwrap().yaku() == Yaku::Ryuuiisou);
/// ```
#[doc(alias = "手役")]
#[doc(alias = "distance to a yaku")]
#[must_use]
pub fn yaku_ways(hand: &Hand, visible: &Visible, situation: &Situation, rules: &Rules) -> YakuWays {
    let visible = visible.with_in_play(visible.in_play() & rules.kinds());
    let left = visible.unseen(hand.concealed());
    let tiles = Tiles::new(hand.concealed(), &left);
    let search = YakuSearch::new(&tiles, hand, situation, rules);
    let is_win = hand.awaits_discard() && hand.is_win();
    let way = |yaku: Yaku| {
        let mut nearest = search.nearest(yaku);
        if is_win && BY_LAST_TILE.contains(yaku) && wins_with(yaku, hand, &left, situation, rules) {
            nearest = tiles.take_all(hand.concealed(), None);
        }
        nearest.is_some().then(|| YakuWay::of(yaku, &nearest, hand.concealed(), &visible))
    };
    let mut ways = YakuWays::of(BY_TILES.iter().filter_map(way));
    ways.sort_by_key(YakuWay::shanten);
    ways
}

/// Whether a hand is won with a yaku that depends on the winning tile: the one drawn last, or if
/// that isn't known any.
fn wins_with(yaku: Yaku, hand: &Hand, left: &Counts, situation: &Situation, rules: &Rules) -> bool {
    let drawn = hand.drawn().map(|face| TileSet::from(face.tile()));
    drawn.unwrap_or(hand.concealed().kinds()).into_iter().any(|tile| {
        let Ok(before) = hand.concealed().without(tile) else { return false };
        let mut tiles = Tiles::new(&before, left);
        tiles.left[tile.index()] += 1;
        let search = YakuSearch::new(&tiles, hand, situation, rules);
        let nearest = search.nearest(yaku);
        nearest.lacking == 1 && nearest.helping.contains(tile)
    })
}

impl YakuWay {
    fn of(yaku: Yaku, nearest: &Nearest, held: &Counts, visible: &Visible) -> YakuWay {
        let mut missing = Counts::EMPTY;
        for tile in Tile::ALL {
            let is_last = nearest.last == Some(tile);
            let before = nearest.won.get(tile) - u8::from(is_last);
            let lacking = before.saturating_sub(held.get(tile)) + u8::from(is_last);
            for _ in 0..lacking {
                missing = missing.with(tile).expect("a win has at most four alike");
            }
        }
        let shanten = Shanten::lacking(nearest.lacking);
        let ukeire = Ukeire::of_tiles(shanten, nearest.helping, held, visible);
        YakuWay { yaku, ukeire, missing, won: nearest.won }
    }
}
