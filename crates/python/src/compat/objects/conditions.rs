//! The yaku that blocks decide. As in `mahjong`, each stands for itself: none excludes another.

use mentsu::riichi::Yaku;
use mentsu::{Tile, TileSet};

use crate::compat::divide::{Block, BlockKind, Blocks};
use crate::compat::names::{DAICHISEI, DAISHARIN, ROUND_WINDS, SEAT_WINDS};
use crate::compat::question::Question;

/// The blocks of a hand as sets of kinds, a bit each.
pub(super) struct BlockSets {
    blocks: Blocks,
    /// The kinds of all tiles.
    kinds: u64,
    /// The lowest kinds of shuntsu.
    shuntsu: u64,
    /// How many pairs of equal shuntsu there are.
    equal_shuntsu: usize,
    /// The kinds of koutsu and kantsu.
    koutsu: u64,
    /// The kinds of pairs.
    pairs: u64,
    /// How many tiles of each rank there are, whatever the suit.
    ranks: [u8; 9],
}

const SUIT: u64 = (1 << 9) - 1;
const HONORS: u64 = 0x7F << 27;
const WINDS: u64 = 0xF << 27;
const DRAGONS: u64 = 0x7 << 31;
const YAOCHUU: u64 = TERMINALS | HONORS;
const TERMINALS: u64 = 0x101 | 0x101 << 9 | 0x101 << 18;
/// 23468s and green dragons.
const GREEN: u64 = 0b1010_1110 << 18 | 1 << 32;

impl BlockSets {
    pub(super) fn new(blocks: Blocks) -> BlockSets {
        let mut sets = BlockSets {
            blocks,
            kinds: 0,
            shuntsu: 0,
            equal_shuntsu: 0,
            koutsu: 0,
            pairs: 0,
            ranks: [0; 9],
        };
        let mut single: Option<Block> = None;
        for &block in blocks.as_slice() {
            let first = 1 << block.first();
            match block.kind() {
                BlockKind::Kantsu | BlockKind::Koutsu => sets.koutsu |= first,
                BlockKind::Pair => sets.pairs |= first,
                BlockKind::Shuntsu => {
                    sets.shuntsu |= first;
                    // Equal blocks are neighbours.
                    let completes = single == Some(block);
                    sets.equal_shuntsu += usize::from(completes);
                    single = (!completes).then_some(block);
                }
            }
            for tile in block.tiles() {
                sets.kinds |= 1 << tile;
                if tile < 27 {
                    sets.ranks[usize::from(tile % 9)] += 1;
                }
            }
        }
        sets
    }

    pub(super) fn as_slice(&self) -> &[Block] {
        self.blocks.as_slice()
    }

    pub(super) const fn has_shuntsu(&self) -> bool {
        self.shuntsu != 0
    }

    pub(super) const fn has_koutsu(&self) -> bool {
        self.koutsu != 0
    }

    pub(super) const fn has_honors(&self) -> bool {
        self.kinds & HONORS != 0
    }

    /// How many suits there are.
    pub(super) fn suits(&self) -> usize {
        (0..3).filter(|suit| self.kinds >> (9 * suit) & SUIT != 0).count()
    }

    const fn are_all(&self, among: u64) -> bool {
        self.kinds & !among == 0
    }

    /// Whether the same rank of all suits is there.
    const fn in_every_suit(firsts: u64) -> bool {
        firsts & firsts >> 9 & firsts >> 18 & SUIT != 0
    }

    /// Whether the blocks have a yaku, by its index in `names`. `win` is the winning tile by index.
    pub(super) fn has(&self, place: usize, question: &Question, win: u8) -> bool {
        let won = &question.won;
        let wind = |wind: Option<i64>, first: usize| {
            let kind = Tile::East.index() + place - first;
            wind == Some(kind as i64) && self.koutsu >> kind & 1 != 0
        };
        match place {
            DAISHARIN => {
                let suits = if question.rules.daisharin_other_suits {
                    self.suits() == 1
                } else {
                    self.suits() == 1 && self.kinds & SUIT << 9 != 0
                };
                suits && !self.has_honors() && self.ranks[1..8].iter().all(|copies| *copies == 2)
            }
            DAICHISEI => self.are_all(HONORS) && self.as_slice().len() == 7,
            SEAT_WINDS..ROUND_WINDS => wind(won.player_wind, SEAT_WINDS),
            ROUND_WINDS.. => wind(won.round_wind, ROUND_WINDS),
            _ => Yaku::ALL.get(place).is_some_and(|yaku| self.has_known(*yaku, question, win)),
        }
    }

    fn has_known(&self, yaku: Yaku, question: &Question, win: u8) -> bool {
        let of_one_suit = self.suits() == 1;
        let koutsu = |tile: Tile| self.koutsu >> tile.index() & 1 != 0;
        match yaku {
            Yaku::Chiitoitsu => self.as_slice().len() == 7,
            Yaku::Tanyao => self.kinds & YAOCHUU == 0,
            Yaku::Chinitsu => of_one_suit && !self.has_honors(),
            Yaku::Honitsu => of_one_suit && self.has_honors(),
            Yaku::Tsuuiisou => self.are_all(HONORS),
            Yaku::Honroutou => self.are_all(YAOCHUU),
            Yaku::Chinroutou => self.are_all(TERMINALS),
            Yaku::Ryuuiisou => self.are_all(GREEN),
            Yaku::Chanta => {
                let (terminals, honors) = self.outside();
                self.has_shuntsu() && terminals > 0 && honors > 0 && terminals + honors == 5
            }
            Yaku::Junchan => self.has_shuntsu() && self.outside().0 == 5,
            Yaku::Ittsu => (0..3).any(|suit| self.shuntsu >> (9 * suit) & 0b100_1001 == 0b100_1001),
            Yaku::Ryanpeikou => self.equal_shuntsu >= 2,
            Yaku::Iipeikou => self.equal_shuntsu >= 1,
            Yaku::SanshokuDoujun => BlockSets::in_every_suit(self.shuntsu),
            Yaku::SanshokuDoukou => BlockSets::in_every_suit(self.koutsu),
            Yaku::Toitoi => self.koutsu.count_ones() == 4,
            Yaku::Sanankou => self.concealed_koutsu(question, win).count_ones() == 3,
            Yaku::Shousangen => {
                let dragons = |kinds: u64| (kinds & DRAGONS).count_ones();
                dragons(self.koutsu) + dragons(self.pairs) == 3 && dragons(self.koutsu) >= 2
            }
            Yaku::Haku => koutsu(Tile::White),
            Yaku::Hatsu => koutsu(Tile::Green),
            Yaku::Chun => koutsu(Tile::Red),
            Yaku::Daisangen => self.koutsu & DRAGONS == DRAGONS,
            Yaku::Shousuushi => (self.koutsu & WINDS).count_ones() == 3 && self.pairs & WINDS != 0,
            Yaku::Daisuushi => self.koutsu & WINDS == WINDS,
            Yaku::Chuuren => {
                let gates = [3, 1, 1, 1, 1, 1, 1, 1, 3];
                let are_there =
                    self.ranks.iter().zip(gates).all(|(copies, least)| *copies >= least);
                of_one_suit
                    && !self.has_honors()
                    && are_there
                    && self.ranks.iter().sum::<u8>() == 14
            }
            Yaku::Suuankou => {
                let by_ron = if question.won.tsumo { 0 } else { 1 << win };
                (self.koutsu & !by_ron).count_ones() == 4
            }
            Yaku::Sankantsu => question.declared.kans() == 3,
            Yaku::Suukantsu => question.declared.kans() == 4,
            // Whether the others are there doesn't depend on the blocks.
            _ => true,
        }
    }

    /// How many blocks have a terminal, and how many are of honors.
    fn outside(&self) -> (usize, usize) {
        let all = self.as_slice().iter();
        let has_terminal = |block: &&Block| block.tiles().any(|tile| TERMINALS >> tile & 1 != 0);
        (
            all.clone().filter(has_terminal).count(),
            all.filter(|block| HONORS >> block.first() & 1 != 0).count(),
        )
    }

    /// The kinds of koutsu that count as concealed: not one that ron has completed, unless a
    /// shuntsu can have been.
    fn concealed_koutsu(&self, question: &Question, win: u8) -> u64 {
        let open = &question.declared.open;
        let closed = self.as_slice().iter().filter(|block| !open.contains(block));
        let (mut koutsu, mut in_shuntsu) = (0u64, false);
        for block in closed {
            match block.kind() {
                BlockKind::Kantsu | BlockKind::Koutsu => koutsu |= 1 << block.first(),
                BlockKind::Shuntsu => in_shuntsu |= block.tiles().any(|tile| tile == win),
                BlockKind::Pair => {}
            }
        }
        if question.won.tsumo || in_shuntsu { koutsu } else { koutsu & !(1 << win) }
    }
}

/// The yaku that a yakuman is made of, where yakuman count like other yaku.
const CONTAINED: [(&[Yaku], &[Yaku]); 8] = [
    (&[Yaku::Daisangen], &[Yaku::Chun, Yaku::Hatsu, Yaku::Haku, Yaku::Shousangen]),
    (&[Yaku::Tsuuiisou], &[Yaku::Toitoi, Yaku::Honroutou]),
    (&[Yaku::Daisuushi], &[Yaku::Toitoi]),
    (&[Yaku::Suuankou, Yaku::SuuankouTanki], &[Yaku::Toitoi]),
    (&[Yaku::Chinroutou], &[Yaku::Toitoi, Yaku::Honroutou]),
    (&[Yaku::Suukantsu], &[Yaku::Toitoi]),
    (&[Yaku::Chuuren, Yaku::JunseiChuuren], &[Yaku::Chinitsu]),
    (&[Yaku::Ryuuiisou], &[Yaku::Honitsu]),
];
const IN_DAISHARIN: [Yaku; 5] =
    [Yaku::Chinitsu, Yaku::Pinfu, Yaku::Tanyao, Yaku::Ryanpeikou, Yaku::Chiitoitsu];

/// The yaku among these that a yakuman among them implies, all by index in `names`.
pub(super) fn contained(yaku: &[usize]) -> impl Iterator<Item = usize> {
    let has = |one: &Yaku| yaku.contains(&(*one as usize));
    let contained = CONTAINED.into_iter().filter(move |(yakuman, _)| yakuman.iter().any(has));
    let daisharin = yaku.contains(&DAISHARIN).then_some(&IN_DAISHARIN[..]);
    let all = contained.map(|(_, contained)| contained).chain(daisharin);
    all.flatten().map(|yaku| *yaku as usize)
}

/// The honors as the library numbers them.
const _: () = {
    assert!(Tile::East.index() == 27 && Tile::Green.index() == 32 && Tile::COUNT == 34);
    assert!(TileSet::YAOCHUU.bits() == YAOCHUU);
};
