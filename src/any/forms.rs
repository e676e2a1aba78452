//! Every winning form of a hand with jokers.
//!
//! A form is blocks that cover the tiles held; the jokers are the rest of its tiles. With its
//! jantou chosen, the mentsu are found tile by tile: how many shuntsu begin there, and how many
//! koutsu there are. A table of what the later tiles can still take lets no choice lead nowhere.

use super::AnyHand;
use super::form::{AnyForm, Blocks};
use crate::list::List;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Suit, Tile, TileSet};

/// The most shuntsu that begin at one tile, and the most mentsu.
const MOST: usize = 5;

/// How many tiles of each kind a form must use at least, and may use at most.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    pub(super) least: [u8; Tile::COUNT],
    pub(super) most: [u8; Tile::COUNT],
}

impl Bounds {
    /// The bounds of a hand's forms.
    pub(super) fn of(hand: &AnyHand) -> Bounds {
        let least = hand.known().to_array();
        if hand.takes_fifth_copies() {
            return Bounds { least, most: [u8::MAX; Tile::COUNT] };
        }
        let declared = hand.visible().declared().to_array();
        Bounds { least, most: declared.map(|declared| 4 - declared) }
    }

    /// The bounds of what is left beside some tiles; `None` if they are too many.
    pub(super) fn beside(&self, tiles: impl IntoIterator<Item = Tile>) -> Option<Bounds> {
        let mut bounds = self.clone();
        for tile in tiles {
            let (least, most) = (&mut bounds.least[tile.index()], &mut bounds.most[tile.index()]);
            *least = least.saturating_sub(1);
            *most = most.checked_sub(1)?;
        }
        Some(bounds)
    }
}

/// What the tiles from each place on can take.
type Later = [[[u8; MOST + 1]; MOST + 1]; Tile::COUNT + 1];

/// How many mentsu begin at a tile.
#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    shuntsu: u8,
    koutsu: u8,
}

impl Begun {
    /// How many tiles of its kind are used if shuntsu of the two tiles before reach it.
    fn tiles(self, before: [u8; 2]) -> u8 {
        before[0] + before[1] + self.shuntsu + 3 * self.koutsu
    }

    fn mentsu(self) -> u8 {
        self.shuntsu + self.koutsu
    }

    /// The next choice in order: more shuntsu come first, then more koutsu.
    fn next(self, left: u8, can_begin: bool) -> Option<Begun> {
        match (self.shuntsu, self.koutsu) {
            (_, 1..) => Some(Begun { koutsu: self.koutsu - 1, ..self }),
            (1.., _) if can_begin => {
                Some(Begun { shuntsu: self.shuntsu - 1, koutsu: left - (self.shuntsu - 1) })
            }
            _ => None,
        }
    }

    /// The first choice.
    fn first(left: u8, can_begin: bool) -> Begun {
        if can_begin {
            Begun { shuntsu: left, koutsu: 0 }
        } else {
            Begun { shuntsu: 0, koutsu: left }
        }
    }
}

fn can_begin(place: usize) -> bool {
    let tile = Tile::ALL[place];
    tile.suit() != Suit::Honor && tile.rank() <= 7
}

/// Every choice at a place with this many mentsu left.
fn choices(place: usize, left: u8) -> impl Iterator<Item = Begun> {
    let can_begin = can_begin(place);
    let first = Begun::first(left, can_begin);
    core::iter::successors(Some(first), move |begun| begun.next(left, can_begin))
}

/// Iterator over the winning forms of an [`AnyHand`], from [`AnyHand::win_forms`].
#[derive(Clone, Debug)]
pub struct AnyForms {
    known: Counts,
    jokers: u8,
    bounds: Bounds,
    mentsu: u8,
    standard: Option<Walk>,
    /// The next jantou to try.
    jantou: usize,
    pairs: Option<Pairs>,
    /// The tiles that may still be the pair of kokushi.
    kokushi: TileSet,
}

impl AnyForms {
    /// Whether the jokers make a jantou of a tile, which costs far less than to look for its forms.
    fn can_pair(&self, tile: Tile) -> bool {
        self.known.get(tile) + self.jokers >= 2
    }
}

/// The forms of one jantou.
#[derive(Clone, Debug)]
struct Walk {
    jantou: Tile,
    bounds: Bounds,
    /// `later[place][first][second]`, a bit for each number of mentsu: whether the tiles from
    /// `place` on can take this number, if `first` shuntsu began two tiles before and `second` one
    /// before.
    later: Later,
    /// What was chosen at each tile.
    chosen: [Begun; Tile::COUNT],
    /// How many tiles have their choice.
    depth: usize,
    mentsu: u8,
    is_over: bool,
}

impl Walk {
    fn new(jantou: Tile, bounds: &Bounds, mentsu: u8) -> Option<Walk> {
        let bounds = bounds.beside([jantou; 2])?;
        let later = later(&bounds);
        if later[0][0][0] >> mentsu & 1 == 0 {
            return None;
        }
        let chosen = [Begun::default(); Tile::COUNT];
        Some(Walk { jantou, bounds, later, chosen, depth: 0, mentsu, is_over: false })
    }

    /// Shuntsu that began two tiles before a place and one before.
    fn before(&self, place: usize) -> [u8; 2] {
        [2, 1].map(|back| place.checked_sub(back).map_or(0, |at| self.chosen[at].shuntsu))
    }

    /// How many mentsu are left for the tiles from a place on.
    fn left(&self, place: usize) -> u8 {
        self.mentsu - self.chosen[..place].iter().map(|begun| begun.mentsu()).sum::<u8>()
    }

    fn fits(&self, place: usize, begun: Begun) -> bool {
        let before = self.before(place);
        let tiles = begun.tiles(before);
        let left = self.left(place) - begun.mentsu();
        self.bounds.least[place] <= tiles
            && tiles <= self.bounds.most[place]
            && self.later[place + 1][usize::from(before[1])][usize::from(begun.shuntsu)] >> left & 1
                == 1
    }

    /// Chooses for all tiles from `place` on, first `begun` or the next choice that fits there;
    /// goes back where none does.
    fn settle(&mut self, mut place: usize, mut begun: Option<Begun>) -> bool {
        loop {
            let left = self.left(place);
            let fitting = core::iter::successors(begun, |begun| begun.next(left, can_begin(place)))
                .find(|&begun| self.fits(place, begun));
            match (fitting, place) {
                (Some(fitting), _) => {
                    self.chosen[place] = fitting;
                    place += 1;
                    if place == Tile::COUNT {
                        return true;
                    }
                    begun = Some(Begun::first(self.left(place), can_begin(place)));
                }
                (None, 0) => return false,
                (None, _) => {
                    place -= 1;
                    begun = self.chosen[place].next(self.left(place), can_begin(place));
                }
            }
        }
    }

    fn next(&mut self) -> Option<List<Mentsu, MOST>> {
        if self.is_over {
            return None;
        }
        let found = if self.depth == 0 {
            self.settle(0, Some(Begun::first(self.mentsu, can_begin(0))))
        } else {
            let last = Tile::COUNT - 1;
            let next = self.chosen[last].next(self.left(last), can_begin(last));
            self.settle(last, next)
        };
        self.depth = Tile::COUNT;
        self.is_over = !found;
        found.then(|| {
            List::of(Tile::ALL.into_iter().zip(self.chosen).flat_map(|(tile, begun)| {
                let shuntsu = Mentsu::shuntsu(tile).ok();
                let shuntsu = shuntsu.into_iter().cycle().take(begun.shuntsu.into());
                shuntsu.chain(core::iter::repeat_n(Mentsu::koutsu(tile), begun.koutsu.into()))
            }))
        })
    }
}

/// What the tiles from each place on can take, without a jantou.
fn later(bounds: &Bounds) -> Later {
    let mut later = [[[0; MOST + 1]; MOST + 1]; Tile::COUNT + 1];
    later[Tile::COUNT][0][0] = 1;
    for place in (0..Tile::COUNT).rev() {
        let next = later[place + 1];
        for (first, seconds) in later[place].iter_mut().enumerate() {
            for (second, takes) in seconds.iter_mut().enumerate() {
                for begun in choices(place, MOST as u8) {
                    let tiles = begun.tiles([first as u8, second as u8]);
                    if (bounds.least[place]..=bounds.most[place]).contains(&tiles) {
                        *takes |= next[second][usize::from(begun.shuntsu)] << begun.mentsu();
                    }
                }
            }
        }
    }
    later
}

/// Every set of kinds that chiitoitsu can have beside those held.
#[derive(Clone, Debug)]
struct Pairs {
    held: TileSet,
    /// The kinds to choose from, and those chosen: ascending places among them.
    others: List<Tile, { Tile::COUNT }>,
    chosen: List<u8, 7>,
    is_over: bool,
}

impl Pairs {
    fn of(known: &Counts) -> Pairs {
        let held = known.kinds();
        let others = List::of((TileSet::ALL - held).iter());
        let chosen = List::of(0..7 - held.len() as u8);
        Pairs { held, others, chosen, is_over: false }
    }

    fn next(&mut self) -> Option<[Tile; 7]> {
        if self.is_over {
            return None;
        }
        let chosen = self.chosen.iter().map(|&place| self.others[usize::from(place)]);
        let kinds: TileSet = self.held.iter().chain(chosen).collect();
        let mut tiles = kinds.iter();
        let pairs = core::array::from_fn(|_| tiles.next().expect("seven kinds"));
        let (last, len) = (self.others.len(), self.chosen.len());
        let chosen = self.chosen.as_mut_slice();
        match (0..len).rev().find(|&i| usize::from(chosen[i]) < last - (len - i)) {
            Some(i) => {
                let first = chosen[i] + 1;
                for (place, more) in chosen[i..].iter_mut().zip(0..) {
                    *place = first + more;
                }
            }
            None => self.is_over = true,
        }
        Some(pairs)
    }
}

impl AnyHand {
    /// Every way in which it is won, each once: standard forms by jantou and then by their mentsu
    /// (on the same tile shuntsu before koutsu), then chiitoitsu by its pairs, then kokushi by its
    /// pair. None unless it [is won](Self::is_win).
    ///
    /// A form is its blocks: which joker lies in which of them makes no other form. With many
    /// jokers there are many forms; [`win_form_count`](Self::win_form_count) counts them at once.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    ///
    /// let hand: AnyHand = "111?3m".parse()?;
    /// let forms: Vec<String> = hand.win_forms().map(|form| form.to_string()).collect();
    /// assert_eq!(forms, ["11m 123m", "33m 111m"]);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn win_forms(&self) -> AnyForms {
        let lacks = self.shantens();
        let has_drawn = !self.awaits_draw();
        let kinds = self.known().at_least(2);
        let kokushi = if !has_drawn || !lacks.kokushi().is_win() {
            TileSet::EMPTY
        } else if kinds.is_empty() {
            TileSet::YAOCHUU
        } else {
            kinds
        };
        let is_standard = has_drawn && lacks.standard().is_win();
        let is_chiitoitsu = has_drawn && lacks.chiitoitsu().is_win();
        AnyForms {
            known: *self.known(),
            jokers: self.jokers(),
            bounds: Bounds::of(self),
            mentsu: self.mentsu_needed() as u8,
            standard: None,
            jantou: if is_standard { 0 } else { Tile::COUNT },
            pairs: is_chiitoitsu.then(|| Pairs::of(self.known())),
            kokushi,
        }
    }

    /// How many [winning forms](Self::win_forms) it has.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    ///
    /// let hand: AnyHand = "123m456p78s11z?".parse()?;
    /// assert_eq!(hand.win_form_count(), 2);
    /// let hand: AnyHand = "123m????????".parse()?;
    /// assert!(hand.win_form_count() > 50_000);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn win_form_count(&self) -> u64 {
        let forms = self.win_forms();
        let jantou = Tile::ALL[forms.jantou..].iter().filter(|&&tile| forms.can_pair(tile));
        let bounds = jantou.filter_map(|&tile| forms.bounds.beside([tile; 2]));
        let standard = bounds.map(|bounds| count(&bounds, self.mentsu_needed())).sum::<u64>();
        let pairs = forms.pairs.map_or(0, |pairs| {
            let (all, chosen) = (pairs.others.len() as u64, pairs.chosen.len() as u64);
            (0..chosen).fold(1, |ways, i| ways * (all - i) / (i + 1))
        });
        standard + pairs + forms.kokushi.len() as u64
    }
}

/// How many forms without a jantou have these bounds.
fn count(bounds: &Bounds, mentsu: usize) -> u64 {
    let mut ways = [[[0u64; MOST + 1]; MOST + 1]; MOST + 1];
    ways[0][0][0] = 1;
    for place in 0..Tile::COUNT {
        let mut next = [[[0u64; MOST + 1]; MOST + 1]; MOST + 1];
        for (first, seconds) in ways.iter().enumerate() {
            for (second, of_each) in seconds.iter().enumerate() {
                for (taken, before) in of_each.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    for begun in choices(place, (mentsu - taken) as u8) {
                        let tiles = begun.tiles([first as u8, second as u8]);
                        if !(bounds.least[place]..=bounds.most[place]).contains(&tiles) {
                            continue;
                        }
                        let taken = taken + usize::from(begun.mentsu());
                        next[second][usize::from(begun.shuntsu)][taken] += before;
                    }
                }
            }
        }
        ways = next;
    }
    ways[0][0][mentsu]
}

impl Iterator for AnyForms {
    type Item = AnyForm;

    fn next(&mut self) -> Option<AnyForm> {
        loop {
            if let Some(walk) = &mut self.standard {
                if let Some(mentsu) = walk.next() {
                    let blocks = Blocks::Standard { jantou: walk.jantou, mentsu };
                    return Some(AnyForm::of(blocks, &self.known));
                }
            }
            let Some(&jantou) = Tile::ALL.get(self.jantou) else { break };
            self.jantou += 1;
            let can_pair = self.can_pair(jantou);
            self.standard =
                can_pair.then(|| Walk::new(jantou, &self.bounds, self.mentsu)).flatten();
        }
        if let Some(pairs) = self.pairs.as_mut().and_then(Pairs::next) {
            return Some(AnyForm::of(Blocks::Chiitoitsu(pairs), &self.known));
        }
        let jantou = self.kokushi.first()?;
        self.kokushi.remove(jantou);
        Some(AnyForm::of(Blocks::Kokushi { jantou }, &self.known))
    }
}

impl core::iter::FusedIterator for AnyForms {}
