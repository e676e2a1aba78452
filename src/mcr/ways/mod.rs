//! The way to eight fan: for each fan the fewest exchanges that reach it, and for each discard the
//! chance of a win that is worth enough.

mod error;
mod graph;
mod outlook;
mod reached;
mod suit;
mod wins;

use alloc::vec::Vec;

use smallvec::SmallVec;

pub use self::error::WaysError;
use self::graph::{EnoughWin, Exchanged, Graph, MOST_EXCHANGES, State, StateSearch};
pub use self::outlook::Outlook;
pub use self::reached::FanWay;
use self::reached::Reached;
use self::suit::missing;
use self::wins::{MOST_WINS, Root, wins_within};
use super::distance::shantens;
use super::fan::Fan;
use super::form::counts_are_won;
use super::rules::Rules;
use super::score::score;
use super::situation::Situation;
use crate::hand::Hand;
use crate::tile::{Counts, Tile};
use crate::visible::Visible;

/// The greatest shanten for which ways are searched.
const MOST_SHANTEN: i8 = 2;

/// The most wins that may be worth enough. Five exchanges lead to each through 200 hands.
const MOST_WORTH_ENOUGH: usize = 1 << 15;

/// The ways of a hand to wins that are worth the minimum (起和).
///
/// An exchange is a drawn tile that is kept and, except for the last one, a discard. Melds don't
/// change: only the winning tile is claimed. The search includes every win that lacks at most
/// `depth` tiles more than the nearest win that is worth enough, and at most five. Wins by another
/// player's discard count if others discard. A hand that is already won is searched as if it
/// played on, and wins again if its discard comes back.
///
/// ```
/// use mentsu::mcr::{Fan, Outlook, Rules, Ways};
/// use mentsu::{hand, tile, tiles};
///
/// // 6p and 7s make a mixed straight, 3p and 7s mixed shifted chows
/// let ways = Ways::of(&hand!("123m45p77m23489s6m"), &Outlook::new(), &Rules::MIL)?;
/// assert_eq!(ways.least(), Some(2));
/// let straight = ways.of_fan(Fan::MixedStraight).unwrap();
/// assert_eq!((straight.lacking(), straight.total(), straight.tile()), (2, 15, tile!("7s")));
/// assert_eq!(straight.won().kinds(), tiles!("1237m456p234789s"));
/// assert!(ways.chances()[0].chance() > 0.3);
/// # Ok::<(), mentsu::mcr::WaysError>(())
/// ```
#[doc(alias = "起和")]
#[derive(Clone, Debug)]
pub struct Ways {
    least: Option<u8>,
    fans: SmallVec<[FanWay; 16]>,
    chances: SmallVec<[WayChance; 14]>,
}

/// The chance to win with enough points, after a discard or for a hand that awaits a draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WayChance {
    discard: Option<Tile>,
    chance: f64,
}

impl WayChance {
    /// The tile to discard; `None` for a hand that awaits a draw.
    #[must_use]
    pub const fn discard(&self) -> Option<Tile> {
        self.discard
    }

    /// How likely a win worth the minimum is within the draws that are left, 0 to 1.
    #[must_use]
    pub const fn chance(&self) -> f64 {
        self.chance
    }
}

impl Ways {
    /// The ways of a hand of thirteen or fourteen tiles, melds included, that is 2-shanten or less
    /// in one of the five forms.
    ///
    /// # Errors
    /// The hand has another size or is farther away, tiles are seen that it holds, there are fewer
    /// tiles than draws, or more ways than can be looked at.
    pub fn of(hand: &Hand, outlook: &Outlook, rules: &Rules) -> Result<Ways, WaysError> {
        let asked = Asked::new(hand, outlook, rules)?;
        let Some((reached, mut wins)) = asked.wins_worth_enough()? else {
            return Ok(Ways { least: None, fans: SmallVec::new(), chances: asked.hopeless() });
        };
        let search = StateSearch {
            held: asked.hand.concealed(),
            come_back: &asked.come_back,
            limit: reached.limit,
            has_drawn: asked.has_drawn,
        };
        let states = search.states_before(&reached.ends);
        wins.extend(asked.wins_on_discarded(&states));
        let graph = Graph::new(states, wins, &asked.unseen, asked.has_drawn);
        let mut chances = asked.hopeless();
        for (discard, chance) in graph.chances(outlook) {
            if let Some(of) = chances.iter_mut().find(|of| of.discard == discard) {
                of.chance = chance;
            }
        }
        let mut ranked = SmallVec::<[WayChance; 14]>::new();
        for one in chances {
            let is_less = |other: &WayChance| other.chance.total_cmp(&one.chance).is_lt();
            let at = ranked.iter().position(is_less).unwrap_or(ranked.len());
            ranked.insert(at, one);
        }
        Ok(Ways { least: reached.least(), fans: reached.fans(), chances: ranked })
    }

    /// How many tiles the nearest win that is worth enough lacks; `None` if none lacks five or
    /// fewer.
    #[must_use]
    pub const fn least(&self) -> Option<u8> {
        self.least
    }

    /// The fan of the wins that are worth enough, each with the nearest of them in which it counts:
    /// the nearest fan first, then those of more points.
    #[must_use]
    pub fn fans(&self) -> &[FanWay] {
        &self.fans
    }

    /// The nearest win that is worth enough in which this fan counts.
    #[must_use]
    pub fn of_fan(&self, fan: Fan) -> Option<&FanWay> {
        self.fans.iter().find(|way| way.fan() == fan)
    }

    /// For each discard, or the hand itself if it awaits a draw, how likely it wins with enough
    /// points: the best first, equal ones in order of tile.
    ///
    /// Tiles come as from a wall that holds all unseen ones, and one that is drawn and discarded
    /// again is taken for one that may still come. A discard that a win needs may come back as
    /// another copy, and counts as one more tile that the win lacks. So a chance is exact for a
    /// player who keeps tiles of these wins alone.
    #[must_use]
    pub fn chances(&self) -> &[WayChance] {
        &self.chances
    }
}

/// A hand that may be asked about.
struct Asked<'a> {
    hand: &'a Hand,
    outlook: &'a Outlook,
    rules: &'a Rules,
    unseen: Counts,
    root: Root,
    has_drawn: bool,
    /// The tiles held of which another copy may come.
    come_back: SmallVec<[Tile; 14]>,
}

impl<'a> Asked<'a> {
    fn new(hand: &'a Hand, outlook: &'a Outlook, rules: &'a Rules) -> Result<Asked<'a>, WaysError> {
        let (concealed, melds) = (*hand.concealed(), hand.melds().len());
        let whole = usize::from(concealed.total()) + 3 * melds;
        if whole != 13 && whole != 14 {
            return Err(WaysError::WrongSize { concealed: concealed.total(), melds: melds as u8 });
        }
        hand.all_tiles().union(outlook.seen()).map_err(WaysError::TooManyCopies)?;
        let shanten = shantens(hand).least();
        if shanten.get() > MOST_SHANTEN {
            return Err(WaysError::TooFar { shanten });
        }
        let unseen = Visible::of(hand).with_seen(*outlook.seen()).unseen(&concealed);
        let others = u16::from(outlook.others());
        // A hand that has drawn discards, and the others do, before the first draw.
        let before = if whole == 14 { others } else { 0 };
        let tiles = u16::from(outlook.draws()) * (1 + others) + before;
        if tiles > u16::from(unseen.total()) {
            return Err(WaysError::WallTooShort { tiles: unseen.total(), drawn: tiles });
        }
        let (held, left) = (concealed.words(), unseen.words());
        let most = core::array::from_fn(|suit| held[suit] + left[suit]);
        let root = Root { held, most, sets: 4 - melds as u8 };
        let kinds = concealed.kinds().into_iter();
        let come_back = kinds.filter(|tile| unseen.get(*tile) > 0).collect();
        Ok(Asked { hand, outlook, rules, unseen, root, has_drawn: whole == 14, come_back })
    }

    /// Every discard, or the hand itself, without a chance.
    fn hopeless(&self) -> SmallVec<[WayChance; 14]> {
        let hopeless = |discard| WayChance { discard, chance: 0.0 };
        if self.has_drawn {
            let kinds = self.hand.concealed().kinds();
            kinds.into_iter().map(Some).map(hopeless).collect()
        } else {
            SmallVec::from_iter([hopeless(None)])
        }
    }

    /// The wins that are worth enough, and what they reach; `None` if there is none. If wins are
    /// worth enough only on a tile that was discarded and is drawn again, the list is empty and
    /// [`Reached::ends`] has their tiles.
    fn wins_worth_enough(&self) -> Result<Option<(Reached, Vec<EnoughWin>)>, WaysError> {
        let mut most = None;
        for limit in 1..=MOST_EXCHANGES {
            let (reached, wins) = self.wins_within(limit)?;
            if !wins.is_empty() {
                let more = limit.saturating_add(self.outlook.depth()).min(MOST_EXCHANGES);
                return if more == limit {
                    Ok(Some((reached, wins)))
                } else {
                    self.wins_within(more).map(Some)
                };
            }
            most = Some((reached, wins)).filter(|(reached, _)| !reached.ends.is_empty());
        }
        Ok(most)
    }

    fn wins_within(&self, limit: u8) -> Result<(Reached, Vec<EnoughWin>), WaysError> {
        let all = wins_within(&self.root, limit);
        if all.len() > MOST_WINS {
            return Err(WaysError::TooManyWays);
        }
        let (mut reached, mut wins) = (Reached::new(limit), Vec::new());
        let mut aside = Reached::new(limit);
        for words in all {
            let comes = Exchanged::of(core::array::from_fn(|suit| {
                missing(words[suit], self.root.held[suit])
            }));
            let goes = Exchanged::of(core::array::from_fn(|suit| {
                missing(self.root.held[suit], words[suit])
            }));
            let before = wins.len();
            for (tile, came) in comes.each() {
                let [by_discard, self_drawn] = self.is_enough(&words, tile, &mut reached);
                if by_discard || self_drawn {
                    let state = State { came, went: goes };
                    wins.push(EnoughWin { state, tile, self_drawn, by_discard });
                }
            }
            let is_spare = comes.len() < u32::from(limit);
            if wins.len() > before || is_spare && self.wins_on_held(&words, comes, &mut aside) {
                reached.ends.push((comes, goes));
            }
            if reached.ends.len() > MOST_WORTH_ENOUGH {
                return Err(WaysError::TooManyWays);
            }
        }
        Ok((reached, wins))
    }

    /// Whether a win is worth enough on a tile that is held, discarded and drawn again.
    fn wins_on_held(&self, words: &[u64; 4], comes: Exchanged, aside: &mut Reached) -> bool {
        let won = Counts::from_words(*words);
        let tiles = self.come_back.iter().filter(|tile| won.get(**tile) > 0);
        let mut tiles = tiles.filter(|tile| comes.count(**tile) == 0);
        tiles.any(|tile| self.is_enough(words, *tile, aside) != [false; 2])
    }

    /// The wins from these states on a tile that was discarded on the way.
    fn wins_on_discarded(&self, states: &[State]) -> Vec<EnoughWin> {
        let (mut wins, mut aside) = (Vec::new(), Reached::new(0));
        for &state in states {
            let mut before = self.root.held;
            let mut change = |tiles: Exchanged, by: u64| {
                for tile in tiles.tiles() {
                    let index = tile.index();
                    before[index / 9] = before[index / 9].wrapping_add(by << (4 * (index % 9)));
                }
            };
            change(state.came, 1);
            change(state.went, u64::MAX);
            for (tile, _) in state.went.each() {
                let (mut words, index) = (before, tile.index());
                words[index / 9] += 1 << (4 * (index % 9));
                if self.unseen.get(tile) == 0 || !counts_are_won(&Counts::from_words(words)) {
                    continue;
                }
                let [by_discard, self_drawn] = self.is_enough(&words, tile, &mut aside);
                if by_discard || self_drawn {
                    wins.push(EnoughWin { state, tile, self_drawn, by_discard });
                }
            }
        }
        wins
    }

    /// Whether a win on this tile is worth enough: on the discard of another player, if others
    /// discard at all, and self-drawn.
    fn is_enough(&self, words: &[u64; 4], tile: Tile, reached: &mut Reached) -> [bool; 2] {
        let won = Counts::from_words(*words);
        let Ok(waiting) = won.without(tile) else { return [false; 2] };
        let Ok(waiting) = Hand::from_counts(waiting, [0; 3], self.hand.melds()) else {
            return [false; 2];
        };
        let lacking =
            Exchanged::of(core::array::from_fn(|suit| missing(words[suit], self.root.held[suit])));
        let start = Situation::self_drawn()
            .with_seat(self.outlook.seat())
            .with_prevalent(self.outlook.prevalent())
            .with_seen(self.outlook.seen().get(tile));
        [true, false].map(|by_discard| {
            if by_discard && self.outlook.others() == 0 {
                return false;
            }
            let (hand, situation) = if by_discard {
                (waiting, start.as_next(Some(tile)))
            } else {
                match waiting.draw(tile) {
                    Ok(drawn) => (drawn, start),
                    Err(_) => return false,
                }
            };
            match score(&hand, &situation, self.rules) {
                Ok(score) if score.is_enough() => {
                    reached.note(&score, lacking.len() as u8, won, tile, !by_discard);
                    true
                }
                _ => false,
            }
        })
    }
}
