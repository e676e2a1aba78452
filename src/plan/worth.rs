//! What a win is worth with every number of dora more: one row of points for each fu, and the chances
//! of ura dora.

use super::outlook::Outlook;
use super::start::Start;
use super::suits::count;
use crate::list::{Filler, List};
use crate::riichi::{PlainWins, PlainWorth, Rules, dora_of};
use crate::tile::Tile;

impl Filler for PlainWorth {
    const FILLER: PlainWorth = PlainWorth { han: 0, fu: 0, yakuman: 0 };
}

impl Filler for Tile {
    const FILLER: Tile = Tile::M1;
}

/// No hand has more readings.
type Worths = List<PlainWorth, 12>;

/// The most ura dora that are told apart: five indicators of four tiles each.
pub(super) const MOST_URA: usize = 20;

/// What 13 han and more are worth stands last.
const HAN: usize = 14;

/// As many times as any number of han more may be asked for.
const ROW: usize = HAN + MOST_MORE + MOST_URA;

/// What wins bring in, by fu and han; behind the last han goes on what it is worth.
pub(super) struct PointsTable {
    by_fu: [[f32; ROW]; 52],
    known: u64,
}

impl PointsTable {
    pub(super) const fn new() -> PointsTable {
        PointsTable { by_fu: [[0.0; ROW]; 52], known: 0 }
    }

    /// The points of so many fu, and of so many han and more.
    #[inline(always)]
    fn of<const N: usize>(&mut self, fu: u8, han: u8, wins: &PlainWins<'_>) -> [f32; N] {
        let place = usize::from(fu / 5);
        if self.known >> place & 1 == 0 {
            self.fill(place, fu, wins);
        }
        let row = &self.by_fu[place][usize::from(han).min(HAN - 1)..];
        row.first_chunk().copied().unwrap_or([0.0; N])
    }

    #[cold]
    fn fill(&mut self, place: usize, fu: u8, wins: &PlainWins<'_>) {
        self.known |= 1 << place;
        for (han, points) in self.by_fu[place].iter_mut().enumerate() {
            *points = wins.received_for(han.min(HAN - 1) as u8, fu) as f32;
        }
    }
}

/// One winning hand: its readings, and the dora that don't depend on luck.
pub(super) struct Won {
    worths: Worths,
    /// Dora of the indicators, kita and the red fives of melds.
    dora: u8,
    /// Whether every reading has han enough as it is.
    has_yaku: bool,
    minimum: u8,
}

/// The most han that events add, double riichi, ippatsu and haitei; that these and thirteen red fives add;
/// and that the few red fives of most rules do, and one ura indicator.
pub(super) const EVENTS: usize = 4;
pub(super) const MOST_MORE: usize = 18;
pub(super) const FEW_MORE: usize = 12;
pub(super) const FEW_URA: usize = 4;

impl Won {
    /// Of concealed tiles and the winning one among them.
    #[inline(always)]
    pub(super) fn of(
        concealed: [u64; 4],
        tile: Tile,
        dora: u8,
        wins: &PlainWins<'_>,
        minimum: u8,
    ) -> Won {
        let (mut worths, mut has_yaku) = (Worths::new(), true);
        wins.each_reading(concealed, tile, |worth| {
            has_yaku &= worth.yakuman > 0 || worth.han >= minimum;
            worths.push(worth);
        });
        Won { worths, dora, has_yaku, minimum }
    }

    /// Whether it may be won with so many han of events.
    #[inline(always)]
    pub(super) fn counts(&self, events: u8) -> bool {
        let enough = |worth: &PlainWorth| worth.yakuman > 0 || worth.han + events >= self.minimum;
        self.has_yaku || self.worths.iter().any(enough)
    }

    /// Whether every reading counts without events, so that it is all the same what adds han.
    #[inline(always)]
    pub(super) fn has_yaku(&self) -> bool {
        self.has_yaku
    }

    /// The points with no to so many han more, of readings that count with so many han of events.
    #[inline(always)]
    pub(super) fn points<const N: usize>(
        &self,
        events: u8,
        table: &mut PointsTable,
        wins: &PlainWins<'_>,
    ) -> [f32; N] {
        let mut most = [0.0; N];
        for worth in self.worths.as_slice() {
            let of_reading = if worth.yakuman > 0 {
                [wins.received(worth.yakuman) as f32; N]
            } else if worth.han + events >= self.minimum {
                table.of(worth.fu, worth.han + self.dora, wins)
            } else {
                continue;
            };
            for (most, points) in most.iter_mut().zip(of_reading) {
                *most = if points > *most { points } else { *most };
            }
        }
        most
    }

    /// Whether every reading counts with so many han of events, so that it is all the same whether
    /// there are more.
    #[inline(always)]
    pub(super) fn all_count(&self, events: u8) -> bool {
        let enough = |worth: &PlainWorth| worth.yakuman > 0 || worth.han + events >= self.minimum;
        self.worths.as_slice().iter().all(enough)
    }
}

/// What is left to luck: which tiles are dora, and which may turn out to be ura.
pub(super) struct Luck<'a> {
    start: &'a Start,
    /// The tiles that the indicators make dora.
    dora: List<Tile, 5>,
    /// Kita, and red fives of melds.
    sure: u8,
    kita: u8,
    /// How many ura indicators count, and 0 where none does.
    ura: u8,
    /// The indicator that makes each kind dora.
    indicators: [u8; Tile::COUNT],
    sanma: bool,
}

impl<'a> Luck<'a> {
    pub(super) fn new(
        start: &'a Start,
        outlook: &Outlook,
        wins: &PlainWins<'_>,
        rules: &Rules,
    ) -> Luck<'a> {
        let counted = if rules.kan_dora() { outlook.dora().len() } else { 1 };
        let dora = outlook.dora().iter().take(counted);
        let dora = List::of(dora.map(|face| dora_of(face.tile(), rules.sanma())));
        let ura = if outlook.ura() && rules.ura() { dora.count() as u8 } else { 0 };
        let kita = outlook.kita();
        let mut indicators = [0; Tile::COUNT];
        for tile in start.rows_in_play() {
            indicators[dora_of(tile, rules.sanma()).index()] = tile as u8;
        }
        Luck { start, dora, sure: kita + wins.reds(), kita, ura, indicators, sanma: rules.sanma() }
    }

    /// The dora of all tiles that don't depend on luck, kita and the red fives of melds among them.
    pub(super) fn dora(&self, tiles: [u64; 4]) -> u8 {
        let set_aside = |tile: Tile| if tile == Tile::North { self.kita } else { 0 };
        let held = |tile: Tile| count(tiles[tile.index() / 9], tile.index() % 9);
        let count_of = |&tile: &Tile| held(tile) + set_aside(tile);
        self.dora.as_slice().iter().map(count_of).sum::<u8>() + self.sure
    }

    /// Whether ura dora are reckoned with.
    pub(super) fn has_ura(&self) -> bool {
        self.ura > 0
    }

    /// A suit's tiles with the norths set aside.
    #[inline(always)]
    fn with_kita(&self, suit: usize, word: u64) -> u64 {
        if suit == 3 { word + (u64::from(self.kita) << 12) } else { word }
    }

    /// Which unseen tiles are an indicator of ura dora among the concealed tiles of a suit and those of
    /// melds. An indicator is of the same suit.
    pub(super) fn indicators_of(
        &self,
        suit: usize,
        concealed: u64,
        declared: u64,
    ) -> UraIndicators {
        let all = self.with_kita(suit, concealed + declared);
        let mut indicators = UraIndicators(0);
        for rank in (0..9).filter(|&rank| count(all, rank) > 0) {
            let of_kind = self.of_kind(suit, rank, count(all, rank), concealed);
            indicators = UraIndicators(indicators.0 + of_kind.0);
        }
        indicators
    }

    /// Those of a kind of which there are so many tiles.
    #[inline(always)]
    fn of_kind(&self, suit: usize, rank: usize, number: u8, concealed: u64) -> UraIndicators {
        let indicator = usize::from(self.indicators[9 * suit + rank] % 9);
        UraIndicators::of(number, self.start.left(suit, indicator, count(concealed, indicator)))
    }

    /// The indicators of four suits with one more tile that the wall has, told the concealed tiles of its
    /// suit without it, and those of melds.
    #[inline(always)]
    pub(super) fn indicators_with(
        &self,
        of_suits: [UraIndicators; 4],
        tile: Tile,
        concealed: u64,
        declared: u64,
    ) -> UraIndicators {
        let (suit, rank) = (tile.index() / 9, tile.index() % 9);
        let all = self.with_kita(suit, concealed + declared);
        let number = count(all, rank);
        let before = self.of_kind(suit, rank, number, concealed);
        let with = self.of_kind(suit, rank, number + 1, concealed);
        // As an indicator the wall has one fewer of it.
        let meant = dora_of(tile, self.sanma).index() % 9;
        let fewer = UraIndicators::of(count(all, meant), 1);
        let [man, pin, sou, honors] = of_suits.map(|UraIndicators(of_suit)| of_suit);
        UraIndicators(man + pin + sou + honors + with.0 - before.0 - fewer.0)
    }

    /// The chance of each number of ura dora, told the indicators of all suits: any unseen tile may be
    /// one.
    pub(super) fn ura(&self, UraIndicators(all): UraIndicators, drawn: u8) -> Ura {
        let unseen = u32::from(self.start.tiles.saturating_sub(drawn)).max(1);
        let [one, two, three, four] = all.to_le_bytes().map(u32::from);
        let none = unseen.saturating_sub(one + two + three + four);
        let of_number = [none, one, two, three, four];
        if self.ura == 1 {
            let share = 1.0 / unseen as f32;
            return Ura { chances: of_number.map(|tiles| tiles as f32 * share), more: None };
        }
        let all = several(of_number, unseen, self.ura);
        let mut chances = [0.0; 5];
        chances.copy_from_slice(&all[..5]);
        Ura { chances, more: Some(all) }
    }
}

/// How many unseen tiles are an indicator of one, two, three and four ura dora: a byte each, from the
/// lowest, so that suits are added up at once. No hand's tiles have more than 56 indicators.
#[derive(Clone, Copy, Default)]
pub(super) struct UraIndicators(u32);

impl UraIndicators {
    /// So many tiles that are an indicator of a kind of which there are so many.
    #[inline(always)]
    fn of(number: u8, tiles: u8) -> UraIndicators {
        let before = number.clamp(1, 4) - 1;
        UraIndicators(if number > 0 { u32::from(tiles) << (8 * before) } else { 0 })
    }
}

/// The chance of each number of ura dora: of up to four, and of all where there are more.
#[derive(Clone, Copy)]
pub(super) struct Ura {
    chances: [f32; 5],
    more: Option<[f32; MOST_URA + 1]>,
}

impl Ura {
    pub(super) const NONE: Ura = Ura { chances: [1.0, 0.0, 0.0, 0.0, 0.0], more: None };

    /// Whether no more than the few ura dora of one indicator are told apart.
    #[inline(always)]
    pub(super) fn is_few(&self) -> bool {
        self.more.is_none()
    }

    /// What is expected of points by han, with no to so many han more.
    #[inline(always)]
    pub(super) fn expected<const ALL: usize, const MORE: usize>(
        &self,
        points: &[f32; ALL],
    ) -> [f32; MORE] {
        let mut expected = [0.0; MORE];
        let mut add = |ura: usize, chance: f32| {
            let points: Option<&[f32; MORE]> = points[ura..].first_chunk();
            for (expected, points) in expected.iter_mut().zip(points.into_iter().flatten()) {
                *expected += chance * points;
            }
        };
        match &self.more {
            None => (0..=FEW_URA).for_each(|ura| add(ura, self.chances[ura])),
            Some(all) => all.iter().enumerate().for_each(|(ura, &chance)| add(ura, chance)),
        }
        expected
    }
}

/// The chances of each sum where several indicators are taken together from the tiles.
fn several(of_number: [u32; 5], unseen: u32, indicators: u8) -> [f32; MOST_URA + 1] {
    let choose = |of: u32, some: u32| -> f64 {
        (0..some).map(|n| f64::from(of - n.min(of)) / f64::from(n + 1)).product()
    };
    let indicators = u32::from(indicators).min(unseen);
    // Ways to take so many indicators with such a sum.
    let mut ways = [[0.0f64; MOST_URA + 1]; 6];
    ways[0][0] = 1.0;
    for (number, &tiles) in of_number.iter().enumerate() {
        let mut next = [[0.0; MOST_URA + 1]; 6];
        for (taken, by_sum) in ways.iter().enumerate() {
            for (sum, &known) in by_sum.iter().enumerate().filter(|&(_, &known)| known > 0.0) {
                for more in 0..=indicators as usize - taken.min(indicators as usize) {
                    let sum = sum + number * more;
                    if sum <= MOST_URA {
                        next[taken + more][sum] += known * choose(tiles, more as u32);
                    }
                }
            }
        }
        ways = next;
    }
    let all = choose(unseen, indicators).max(1.0);
    ways[indicators as usize].map(|known| (known / all) as f32)
}
