//! The fu of a reading, item by item as `FuCalculator` lists them.

use mentsu::{Tile, WaitShape};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::divide::{Block, BlockKind};
use super::fields::{HouseRules, WonHow};

/// An item of fu, by its index in [`FuItem::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FuItem(u8);

impl FuItem {
    /// Every item.
    const ALL: [(u8, &'static str); 18] = [
        (2, "penchan"),
        (2, "kanchan"),
        (2, "valued_pair"),
        (4, "double_valued_pair"),
        (2, "pair_wait"),
        (2, "tsumo"),
        (2, "hand_without_fu"),
        (20, "base"),
        (30, "base"),
        (25, "base"),
        (2, "open_pon"),
        (4, "closed_pon"),
        (4, "open_terminal_pon"),
        (8, "closed_terminal_pon"),
        (8, "open_kan"),
        (16, "closed_kan"),
        (16, "open_terminal_kan"),
        (32, "closed_terminal_kan"),
    ];

    const PENCHAN: FuItem = FuItem(0);
    const KANCHAN: FuItem = FuItem(1);
    const VALUED_PAIR: FuItem = FuItem(2);
    const DOUBLE_VALUED_PAIR: FuItem = FuItem(3);
    const PAIR_WAIT: FuItem = FuItem(4);
    const TSUMO: FuItem = FuItem(5);
    const HAND_WITHOUT_FU: FuItem = FuItem(6);
    const BASE: FuItem = FuItem(7);
    const BASE_OF_CLOSED_RON: FuItem = FuItem(8);
    const BASE_OF_PAIRS: FuItem = FuItem(9);
    /// The first of the koutsu: open before closed, simples before others, pon before kan.
    const KOUTSU: FuItem = FuItem(10);

    fn koutsu(tile: u8, kan: bool, open: bool) -> FuItem {
        let yaochuu = Tile::ALL[usize::from(tile)].is_yaochuu();
        FuItem(FuItem::KOUTSU.0 + u8::from(!open) + 2 * u8::from(yaochuu) + 4 * u8::from(kan))
    }

    fn fu(self) -> i64 {
        i64::from(FuItem::ALL[usize::from(self.0)].0)
    }
}

/// The fu of a reading. At most: four koutsu, wait, pair twice, tsumo and the base.
#[derive(Clone, Copy)]
pub(super) struct FuItems {
    items: [FuItem; 9],
    len: usize,
    /// The sum of the items.
    pub(super) sum: i64,
    /// The sum rounded up to ten; 25 for seven pairs.
    pub(super) rounded: i64,
}

impl FuItems {
    pub(super) const NONE: FuItems =
        FuItems { items: [FuItem::BASE; 9], len: 0, sum: 0, rounded: 0 };

    pub(super) fn of_seven_pairs() -> FuItems {
        let mut fu = FuItems::NONE;
        fu.push(FuItem::BASE_OF_PAIRS);
        fu.rounded = fu.sum;
        fu
    }

    fn as_slice(&self) -> &[FuItem] {
        &self.items[..self.len]
    }

    /// The indices of the items in [`FuItem::ALL`], the most fu first.
    pub(super) fn places(&self) -> ([u8; 9], usize) {
        (self.items.map(|item| item.0), self.len)
    }

    /// Adds an item after those of equal fu.
    fn push(&mut self, item: FuItem) {
        let place = self.as_slice().iter().position(|other| other.fu() < item.fu());
        let place = place.unwrap_or(self.len);
        if self.len < self.items.len() {
            self.items.copy_within(place..self.len, place + 1);
            self.items[place] = item;
            self.len += 1;
            self.sum += item.fu();
        }
    }
}

/// A reading of a standard form: all blocks, and the one that the winning tile completed.
pub(super) struct StandardReading<'a> {
    pub(super) blocks: &'a [Block],
    /// The declared koutsu and kans that are open.
    pub(super) open: &'a [Block],
    pub(super) completed: Block,
    pub(super) shape: WaitShape,
    pub(super) closed: bool,
}

impl StandardReading<'_> {
    /// The items in `mahjong`'s order.
    pub(super) fn fu(&self, won: &WonHow, rules: &HouseRules) -> FuItems {
        let mut fu = FuItems::NONE;
        match self.shape {
            WaitShape::Penchan => fu.push(FuItem::PENCHAN),
            WaitShape::Kanchan => fu.push(FuItem::KANCHAN),
            _ => {}
        }
        if let Some(pair) = self.blocks.iter().find(|block| block.kind() == BlockKind::Pair) {
            let tile = Some(i64::from(pair.first()));
            let dragon = u8::from(pair.first() >= Tile::White.index() as u8);
            let wind = u8::from(tile == won.player_wind) + u8::from(tile == won.round_wind);
            match dragon + wind {
                0 => {}
                1 => fu.push(FuItem::VALUED_PAIR),
                _ => fu.push(FuItem::DOUBLE_VALUED_PAIR),
            }
        }
        if self.completed.kind() == BlockKind::Pair {
            fu.push(FuItem::PAIR_WAIT);
        }
        for &block in self.blocks {
            let kan = block.kind() == BlockKind::Kantsu;
            if kan || block.kind() == BlockKind::Koutsu {
                let by_ron = !won.is_tsumo && block == self.completed;
                fu.push(FuItem::koutsu(block.first(), kan, by_ron || self.open.contains(&block)));
            }
        }
        if won.is_tsumo && (fu.sum > 0 || rules.fu_for_pinfu_tsumo) {
            fu.push(FuItem::TSUMO);
        }
        if !self.closed && fu.sum == 0 && rules.fu_for_open_pinfu {
            fu.push(FuItem::HAND_WITHOUT_FU);
        }
        fu.push(if self.closed && !won.is_tsumo {
            FuItem::BASE_OF_CLOSED_RON
        } else {
            FuItem::BASE
        });
        fu.rounded = (fu.sum + 9) / 10 * 10;
        fu
    }
}

/// The fu details at these indices.
#[pyfunction]
#[pyo3(signature = (places) -> "list[Any]")]
pub(crate) fn fu_details<'py>(py: Python<'py>, places: &[u8]) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let items = places.iter().filter_map(|&place| FuItem::ALL.get(usize::from(place)));
    let detail = |&(fu, reason): &(u8, &str)| {
        let detail = PyDict::new(py);
        detail.set_item(pyo3::intern!(py, "fu"), fu)?;
        detail.set_item(pyo3::intern!(py, "reason"), reason)?;
        Ok(detail)
    };
    items.map(detail).collect()
}
