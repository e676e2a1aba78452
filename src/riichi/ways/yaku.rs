//! For each yaku that tiles decide: which wins have it.

use super::nearest::{Nearest, Tiles};
use super::shape::{FIRST_OF_SHUNTSU, Required, Shape, ShapeWins};
use crate::engine::{BlockMasks, mentsu_needed};
use crate::hand::Hand;
use crate::list::List;
use crate::meld::MeldKind;
use crate::mentsu::Mentsu;
use crate::riichi::fu::jantou::Jantou;
use crate::riichi::rules::Rules;
use crate::riichi::situation::Situation;
use crate::riichi::yaku::Yaku;
use crate::riichi::yaku::yakuman::{GREENS, NINE_GATES};
use crate::tile::{Counts, Suit, Tile, TileSet};

const NUMBER_SUITS: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

/// A hand that looks for yaku.
pub(super) struct YakuSearch<'a> {
    tiles: &'a Tiles,
    melds: List<Mentsu, { Hand::MAX_MELDS }>,
    /// How many melds are open, and how many are ankan.
    open: u8,
    ankan: u8,
    /// How many mentsu aren't melded.
    mentsu: u8,
    situation: &'a Situation,
    rules: &'a Rules,
    /// All standard wins.
    any: ShapeWins<'a>,
}

impl<'a> YakuSearch<'a> {
    pub(super) fn new(
        tiles: &'a Tiles,
        hand: &Hand,
        situation: &'a Situation,
        rules: &'a Rules,
    ) -> YakuSearch<'a> {
        let mentsu = mentsu_needed(hand.concealed().total()) as u8;
        let melds = hand.melds();
        let count =
            |is: fn(&crate::Meld) -> bool| melds.iter().filter(|meld| is(meld)).count() as u8;
        YakuSearch {
            tiles,
            melds: List::of(melds.iter().map(|meld| without_fourth(meld.mentsu()))),
            open: count(|meld| meld.is_open()),
            ankan: count(|meld| meld.kind() == MeldKind::Ankan),
            mentsu,
            situation,
            rules,
            any: ShapeWins::new(tiles, Shape::of_tiles(TileSet::ALL), mentsu),
        }
    }

    /// The nearest win that has a yaku.
    pub(super) fn nearest(&self, yaku: Yaku) -> Nearest {
        match yaku {
            Yaku::Pinfu => self.pinfu(),
            Yaku::Tanyao if self.open > 0 && !self.rules.open_tanyao => Nearest::NONE,
            Yaku::Tanyao => self.of_tiles(TileSet::SIMPLES),
            Yaku::Iipeikou => self.iipeikou(),
            Yaku::Ryanpeikou => self.ryanpeikou(),
            Yaku::SeatWind => self.koutsu(&[self.situation.seat.tile()]),
            Yaku::RoundWind => self.koutsu(&[self.situation.round.tile()]),
            Yaku::NorthWind if self.rules.norths_count() => self.koutsu(&[Tile::North]),
            Yaku::Haku => self.koutsu(&[Tile::White]),
            Yaku::Hatsu => self.koutsu(&[Tile::Green]),
            Yaku::Chun => self.koutsu(&[Tile::Red]),
            Yaku::Chiitoitsu => self.seven_pairs(TileSet::ALL, TileSet::ALL),
            Yaku::Chanta => self.outside(TileSet::YAOCHUU),
            Yaku::Junchan => self.outside(TileSet::TERMINALS),
            Yaku::Ittsu => self.ittsu(),
            Yaku::SanshokuDoujun => {
                self.sanshoku(FIRST_OF_SHUNTSU & TileSet::MAN, |tile| Mentsu::shuntsu(tile).ok())
            }
            Yaku::SanshokuDoukou => self.sanshoku(TileSet::MAN, |tile| Some(Mentsu::koutsu(tile))),
            Yaku::Toitoi => self.standard(Shape::koutsu_of(TileSet::ALL)),
            Yaku::Sanankou => self.sanankou(),
            Yaku::Shousangen => self.little(TileSet::DRAGONS),
            Yaku::Honroutou => self
                .standard(Shape::koutsu_of(TileSet::YAOCHUU))
                .or(self.seven_pairs(TileSet::YAOCHUU, TileSet::YAOCHUU)),
            Yaku::Honitsu => self.of_suits(|suit| TileSet::of_suit(suit) | TileSet::HONORS),
            Yaku::Chinitsu => self.of_suits(TileSet::of_suit),
            Yaku::Daisangen => self.koutsu(&[Tile::White, Tile::Green, Tile::Red]),
            Yaku::Suuankou => self.suuankou(),
            Yaku::SuuankouTanki => self.suuankou_tanki(),
            Yaku::Tsuuiisou => self.of_tiles(TileSet::HONORS),
            Yaku::Ryuuiisou => self.of_tiles(GREENS),
            Yaku::Chinroutou => self.standard(Shape::koutsu_of(TileSet::TERMINALS)),
            Yaku::Chuuren => self.nine_gates(),
            Yaku::JunseiChuuren => self.true_nine_gates(),
            Yaku::Kokushi => self.kokushi(),
            Yaku::Kokushi13 => self.kokushi_13(),
            Yaku::Daisuushi => self.koutsu(&[Tile::East, Tile::South, Tile::West, Tile::North]),
            Yaku::Shousuushi => self.little(TileSet::WINDS),
            _ => Nearest::NONE,
        }
    }

    /// The nearest standard win of this shape.
    fn standard(&self, shape: Shape) -> Nearest {
        self.wins(shape).map_or(Nearest::NONE, |wins| wins.nearest())
    }

    /// The standard wins of this shape, if it permits all melds.
    fn wins(&self, shape: Shape) -> Option<ShapeWins<'a>> {
        let permitted = self.melds.iter().all(|&meld| shape.permits(meld));
        permitted.then(|| ShapeWins::new(self.tiles, shape, self.mentsu))
    }

    /// The nearest of all standard wins that have these mentsu, melds among them, and this jantou.
    fn with_blocks(
        &self,
        blocks: impl IntoIterator<Item = Mentsu>,
        jantou: Option<Tile>,
    ) -> Nearest {
        let concealed = blocks.into_iter().filter(|block| !self.melds.contains(block));
        let required = concealed.fold(Required::NONE, Required::mentsu);
        self.any.nearest_with(&jantou.map_or(required, |tile| required.jantou(tile)))
    }

    fn koutsu(&self, tiles: &[Tile]) -> Nearest {
        self.with_blocks(tiles.iter().map(|&tile| Mentsu::koutsu(tile)), None)
    }

    /// Standard wins and seven pairs of these tiles.
    fn of_tiles(&self, tiles: TileSet) -> Nearest {
        self.standard(Shape::of_tiles(tiles)).or(self.seven_pairs(tiles, tiles))
    }

    /// Seven pairs of these kinds, one at least of `needed`.
    fn seven_pairs(&self, kinds: TileSet, needed: TileSet) -> Nearest {
        if self.is_whole() { self.tiles.seven_pairs(kinds, needed) } else { Nearest::NONE }
    }

    /// Whether all tiles of a whole hand are concealed, without ankan.
    fn is_whole(&self) -> bool {
        self.mentsu == 4 && self.melds.is_empty()
    }

    /// Wins of one suit and whatever else these tiles have.
    fn of_suits(&self, tiles: impl Fn(Suit) -> TileSet) -> Nearest {
        nearest_of(NUMBER_SUITS, |suit| {
            let (tiles, of_suit) = (tiles(suit), TileSet::of_suit(suit));
            let pairs = self.seven_pairs(tiles, of_suit);
            let Some(mut wins) = self.wins(Shape::of_tiles(tiles)) else { return pairs };
            if !self.melds.iter().any(|meld| meld.suit() == suit) {
                wins.must_have(suit);
            }
            wins.nearest().or(pairs)
        })
    }

    /// Four shuntsu, a jantou without fu, and a ryanmen that is completed last.
    fn pinfu(&self) -> Nearest {
        if !self.melds.is_empty() {
            return Nearest::NONE;
        }
        let has_no_fu = |tile: &Tile| {
            Jantou::at(BlockMasks::koutsu_at(*tile), self.situation, self.rules).fu() == 0
        };
        let jantou = TileSet::ALL.into_iter().filter(has_no_fu).collect();
        let any = Shape::of_tiles(TileSet::ALL);
        let Some(wins) = self.wins(Shape { koutsu: TileSet::EMPTY, jantou, ..any }) else {
            return Nearest::NONE;
        };
        nearest_of(FIRST_OF_SHUNTSU, |first| {
            let Ok(shuntsu) = Mentsu::shuntsu(first) else { return Nearest::NONE };
            let with = Required::NONE.mentsu(shuntsu);
            // 89 waits for the 7 as penchan, 12 for the 3.
            let low = (first.rank() < 7).then(|| wins.nearest_with(&with.won_on(first)));
            let high = first.next().and_then(Tile::next).filter(|_| first.rank() > 1);
            let high = high.map(|last| wins.nearest_with(&with.won_on(last)));
            low.unwrap_or(Nearest::NONE).or(high.unwrap_or(Nearest::NONE))
        })
    }

    fn iipeikou(&self) -> Nearest {
        if self.open > 0 {
            return Nearest::NONE;
        }
        nearest_of(FIRST_OF_SHUNTSU, |first| {
            let shuntsu = Mentsu::shuntsu(first).into_iter();
            self.with_blocks(shuntsu.flat_map(|shuntsu| [shuntsu; 2]), None)
        })
    }

    fn ryanpeikou(&self) -> Nearest {
        if !self.is_whole() {
            return Nearest::NONE;
        }
        let any = Shape::of_tiles(TileSet::ALL);
        self.standard(Shape { koutsu: TileSet::EMPTY, shuntsu_twice: true, ..any })
    }

    /// Chanta, or with terminals alone junchan: one of these in each block, and one shuntsu at
    /// least.
    fn outside(&self, ends: TileSet) -> Nearest {
        let at_an_end = |first: &Tile| matches!(first.rank(), 1 | 7);
        let shuntsu: TileSet = FIRST_OF_SHUNTSU.into_iter().filter(at_an_end).collect();
        let Some(wins) = self.wins(Shape { shuntsu, ..Shape::koutsu_of(ends) }) else {
            return Nearest::NONE;
        };
        if self.melds.iter().any(|meld| meld.is_shuntsu()) {
            return wins.nearest();
        }
        with_one_shuntsu(&wins, shuntsu)
    }

    fn ittsu(&self) -> Nearest {
        nearest_of(NUMBER_SUITS, |suit| {
            let first = suit.first().index();
            let three = [first, first + 3, first + 6].map(|index| Tile::ALL[index]);
            self.with_blocks(three.into_iter().flat_map(Mentsu::shuntsu), None)
        })
    }

    /// The same mentsu in all number suits; `of_man` has those of man.
    fn sanshoku(&self, of_man: TileSet, mentsu: impl Fn(Tile) -> Option<Mentsu>) -> Nearest {
        nearest_of(of_man, |tile| {
            let three = [0, 9, 18].map(|suit| Tile::ALL[tile.index() + suit]);
            self.with_blocks(three.into_iter().filter_map(&mentsu), None)
        })
    }

    /// Three concealed koutsu or more; the fourth mentsu may be a meld or a shuntsu.
    fn sanankou(&self) -> Nearest {
        let concealed = self.mentsu + self.ankan;
        if concealed < 3 {
            return Nearest::NONE;
        }
        let wins = ShapeWins::new(self.tiles, Shape::koutsu_of(TileSet::ALL), self.mentsu);
        let of_koutsu = wins.nearest();
        if concealed == 3 {
            return of_koutsu;
        }
        of_koutsu.or(with_one_shuntsu(&wins, FIRST_OF_SHUNTSU))
    }

    fn suuankou(&self) -> Nearest {
        if self.mentsu + self.ankan < 4 {
            return Nearest::NONE;
        }
        self.standard(Shape::koutsu_of(TileSet::ALL))
    }

    fn suuankou_tanki(&self) -> Nearest {
        if self.mentsu + self.ankan < 4 {
            return Nearest::NONE;
        }
        let Some(wins) = self.wins(Shape::koutsu_of(TileSet::ALL)) else { return Nearest::NONE };
        nearest_of(TileSet::ALL, |tile| {
            wins.nearest_with(&Required::NONE.jantou(tile).won_on(tile))
        })
    }

    /// Shousangen or shousuushi: koutsu of all these but one, which is the jantou.
    fn little(&self, tiles: TileSet) -> Nearest {
        nearest_of(tiles, |jantou| {
            let others = tiles - TileSet::from(jantou);
            self.with_blocks(others.into_iter().map(Mentsu::koutsu), Some(jantou))
        })
    }

    fn nine_gates(&self) -> Nearest {
        self.over_nine_gates(|won, _| self.tiles.take_all(won, None))
    }

    fn true_nine_gates(&self) -> Nearest {
        self.over_nine_gates(|won, over| self.tiles.take_all(won, Some(over)).helped_by_last())
    }

    /// 1112345678999 of a suit, and any tile of it.
    fn over_nine_gates(&self, nearest: impl Fn(&Counts, Tile) -> Nearest) -> Nearest {
        nearest_of(NUMBER_SUITS, |suit| {
            let mut words = [0; 4];
            words[suit.index()] = NINE_GATES;
            let gates = Counts::from_words(words);
            self.with_one_more(&gates, TileSet::of_suit(suit), &nearest)
        })
    }

    fn kokushi(&self) -> Nearest {
        self.orphans(|won, _| self.tiles.take_all(won, None))
    }

    fn kokushi_13(&self) -> Nearest {
        self.orphans(|won, jantou| self.tiles.take_all(won, Some(jantou)).helped_by_last())
    }

    /// The thirteen terminals and honors, and one of them twice.
    fn orphans(&self, nearest: impl Fn(&Counts, Tile) -> Nearest) -> Nearest {
        let one_each = Counts::from_tiles(TileSet::YAOCHUU).unwrap_or(Counts::EMPTY);
        self.with_one_more(&one_each, TileSet::YAOCHUU, nearest)
    }

    /// The nearest of the wins of thirteen tiles and one more of these.
    fn with_one_more(
        &self,
        thirteen: &Counts,
        more: TileSet,
        nearest: impl Fn(&Counts, Tile) -> Nearest,
    ) -> Nearest {
        if !self.is_whole() {
            return Nearest::NONE;
        }
        nearest_of(more, |tile| {
            thirteen.with(tile).map_or(Nearest::NONE, |won| nearest(&won, tile))
        })
    }
}

/// The nearest of these wins that have a shuntsu which begins with one of these tiles.
fn with_one_shuntsu(wins: &ShapeWins<'_>, first: TileSet) -> Nearest {
    nearest_of(first.into_iter().flat_map(Mentsu::shuntsu), |shuntsu| {
        wins.nearest_with(&Required::NONE.mentsu(shuntsu))
    })
}

fn nearest_of<T>(each: impl IntoIterator<Item = T>, nearest: impl Fn(T) -> Nearest) -> Nearest {
    each.into_iter().fold(Nearest::NONE, |all, one| all.or(nearest(one)))
}

/// A kantsu as koutsu.
fn without_fourth(mentsu: Mentsu) -> Mentsu {
    if mentsu.is_shuntsu() { mentsu } else { Mentsu::koutsu(mentsu.first()) }
}
