//! The condition of each yaku, in plain words, and every win of some kinds of tile.

use std::collections::BTreeSet;

use mentsu::riichi::{Rules, Yaku, YakuSet};
use mentsu::{Counts, Hand, Meld, MeldKind, Mentsu, Suit, Tile, TileSet, WinForm, Wind, tiles};

/// What yaku depend on besides the concealed tiles.
#[derive(Clone, Debug)]
pub(super) struct Around {
    pub(super) melds: Vec<Meld>,
    pub(super) seat: Wind,
    pub(super) round: Wind,
    pub(super) rules: Rules,
}

impl Around {
    fn is_closed(&self) -> bool {
        self.melds.iter().all(|meld| !meld.is_open())
    }

    fn is_valued(&self, tile: Tile) -> bool {
        let norths = self.rules.sanma() && self.rules.north_yakuhai() && tile == Tile::North;
        let wind = tile == self.seat.tile() || tile == self.round.tile();
        TileSet::DRAGONS.contains(tile) || wind || norths
    }

    /// The yaku of a win in one form on its last tile, by ron or by tsumo.
    pub(super) fn yaku(&self, won: &Counts, form: &WinForm, last: Tile) -> YakuSet {
        let mut found = match form {
            WinForm::Standard(split) => self.of_blocks(split.jantou(), split.mentsu(), last),
            WinForm::Chiitoitsu(_) => YakuSet::EMPTY.with(Yaku::Chiitoitsu),
            WinForm::Kokushi { jantou } => {
                let all = YakuSet::EMPTY.with(Yaku::Kokushi);
                return if *jantou == last { all.with(Yaku::Kokushi13) } else { all };
            }
        };
        let melded = self.melds.iter().flat_map(|meld| meld.mentsu().tiles());
        let tiles: Vec<Tile> = won.tiles().chain(melded).collect();
        let all = |set: TileSet| tiles.iter().all(|&tile| set.contains(tile));
        let mut add = |test: bool, yaku: Yaku| {
            found = if test { found.with(yaku) } else { found };
        };
        add(all(TileSet::SIMPLES) && (self.is_closed() || self.rules.open_tanyao()), Yaku::Tanyao);
        add(all(TileSet::YAOCHUU), Yaku::Honroutou);
        add(all(TileSet::HONORS), Yaku::Tsuuiisou);
        add(all(TileSet::TERMINALS), Yaku::Chinroutou);
        add(all(tiles!("23468s6z")), Yaku::Ryuuiisou);
        for suit in [Suit::Man, Suit::Pin, Suit::Sou] {
            let of_suit = TileSet::of_suit(suit);
            add(all(of_suit), Yaku::Chinitsu);
            add(all(of_suit | TileSet::HONORS) && !all(TileSet::HONORS), Yaku::Honitsu);
        }
        if self.melds.is_empty() && tiles.len() == 14 && all(TileSet::of_suit(last.suit())) {
            let mut over = [0; 10];
            tiles.iter().for_each(|tile| over[usize::from(tile.rank())] += 1);
            let gates = [0, 3, 1, 1, 1, 1, 1, 1, 1, 3];
            add((1..10).all(|rank| over[rank] >= gates[rank]), Yaku::Chuuren);
            over[usize::from(last.rank())] -= 1;
            add(!last.is_honor() && over == gates, Yaku::JunseiChuuren);
        }
        found
    }

    /// The yaku of concealed blocks and the melds.
    fn of_blocks(&self, jantou: Tile, concealed: &[Mentsu], last: Tile) -> YakuSet {
        let as_koutsu =
            |set: Mentsu| if set.is_shuntsu() { set } else { Mentsu::koutsu(set.first()) };
        let melds = self.melds.iter().map(|meld| as_koutsu(meld.mentsu()));
        let sets: Vec<Mentsu> = concealed.iter().copied().chain(melds).collect();
        let shuntsu = |first: Tile| Mentsu::shuntsu(first).is_ok_and(|set| sets.contains(&set));
        let koutsu = |tile: Tile| sets.contains(&Mentsu::koutsu(tile));
        let number_of = |tiles: TileSet| tiles.iter().filter(|&tile| koutsu(tile)).count();
        let at = |suit: usize, rank: usize| Tile::ALL[9 * suit + rank];
        let no_shuntsu = sets.iter().all(|set| !set.is_shuntsu());
        let each_has = |set: TileSet| {
            sets.iter().all(|mentsu| mentsu.tiles().any(|tile| set.contains(tile)))
                && set.contains(jantou)
        };
        let ankan = self.melds.iter().filter(|meld| meld.kind() == MeldKind::Ankan).count();
        let ankou = ankan + concealed.iter().filter(|set| !set.is_shuntsu()).count();
        let twice = |first: usize| {
            let copies =
                concealed.iter().filter(|set| **set == Mentsu::shuntsu(Tile::ALL[first]).unwrap());
            copies.count() / 2
        };
        let pairs: usize = (0..27).filter(|first| first % 9 < 7).map(twice).sum();
        let ryanmen = |set: &Mentsu| {
            let first = set.first();
            set.is_shuntsu()
                && ((last == first && first.rank() < 7)
                    || (last.index() == first.index() + 2 && first.rank() > 1))
        };
        let mut found = YakuSet::EMPTY;
        let mut add = |test: bool, yaku: Yaku| {
            found = if test { found.with(yaku) } else { found };
        };
        let all_shuntsu = self.melds.is_empty() && concealed.iter().all(|set| set.is_shuntsu());
        add(all_shuntsu && !self.is_valued(jantou) && concealed.iter().any(ryanmen), Yaku::Pinfu);
        add(self.is_closed() && pairs >= 1, Yaku::Iipeikou);
        add(self.is_closed() && pairs >= 2, Yaku::Ryanpeikou);
        add(koutsu(self.seat.tile()), Yaku::SeatWind);
        add(koutsu(self.round.tile()), Yaku::RoundWind);
        let norths = self.rules.sanma() && self.rules.north_yakuhai();
        add(norths && koutsu(Tile::North), Yaku::NorthWind);
        add(koutsu(Tile::White), Yaku::Haku);
        add(koutsu(Tile::Green), Yaku::Hatsu);
        add(koutsu(Tile::Red), Yaku::Chun);
        add(!no_shuntsu && each_has(TileSet::YAOCHUU), Yaku::Chanta);
        add(!no_shuntsu && each_has(TileSet::TERMINALS), Yaku::Junchan);
        let straight = |suit| [0, 3, 6].into_iter().all(|rank| shuntsu(at(suit, rank)));
        add((0..3).any(straight), Yaku::Ittsu);
        let in_all_suits =
            |has: &dyn Fn(Tile) -> bool| (0..9).any(|rank| (0..3).all(|suit| has(at(suit, rank))));
        add(in_all_suits(&shuntsu), Yaku::SanshokuDoujun);
        add(in_all_suits(&koutsu), Yaku::SanshokuDoukou);
        add(no_shuntsu, Yaku::Toitoi);
        add(ankou >= 3, Yaku::Sanankou);
        add(ankou == 4, Yaku::Suuankou);
        add(ankou == 4 && jantou == last, Yaku::SuuankouTanki);
        let (dragons, winds) = (number_of(TileSet::DRAGONS), number_of(TileSet::WINDS));
        add(dragons == 2 && TileSet::DRAGONS.contains(jantou), Yaku::Shousangen);
        add(dragons == 3, Yaku::Daisangen);
        add(winds == 3 && TileSet::WINDS.contains(jantou), Yaku::Shousuushi);
        add(winds == 4, Yaku::Daisuushi);
        found
    }

    /// The yaku of a won hand in any form, on this tile.
    pub(super) fn yaku_in_any_form(&self, won: &Counts, last: Tile) -> YakuSet {
        let forms = won.win_forms();
        forms.iter().fold(YakuSet::EMPTY, |all, form| all | self.yaku(won, form, last))
    }
}

/// Every win of `mentsu` concealed mentsu of these kinds, in any form.
pub(super) fn wins_of(kinds: TileSet, mentsu: usize, is_whole: bool) -> BTreeSet<Counts> {
    let mut wins = BTreeSet::new();
    let starts = kinds.iter().filter_map(|tile| Mentsu::shuntsu(tile).ok());
    let shuntsu = starts.filter(|set| set.tiles().all(|tile| kinds.contains(tile)));
    let sets: Vec<Mentsu> = kinds.iter().map(Mentsu::koutsu).chain(shuntsu).collect();
    for jantou in kinds {
        let pair = Counts::from_tiles([jantou; 2]).unwrap();
        add_sets(&sets, mentsu, pair, &mut |won| {
            wins.insert(won);
        });
    }
    if is_whole {
        crate::common::wins::for_each_seven_pairs(kinds, |won| {
            wins.insert(won);
        });
        if TileSet::YAOCHUU.is_subset(kinds) {
            crate::common::wins::for_each_kokushi(|won| {
                wins.insert(won);
            });
        }
    }
    wins
}

fn add_sets(sets: &[Mentsu], more: usize, won: Counts, visit: &mut impl FnMut(Counts)) {
    if more == 0 {
        return visit(won);
    }
    for (nth, set) in sets.iter().enumerate() {
        let tiles = Counts::from_tiles(set.tiles()).unwrap();
        if let Ok(won) = won.union(&tiles) {
            add_sets(&sets[nth..], more - 1, won, visit);
        }
    }
}

/// The hand with these concealed tiles, of which the last one was drawn if it is known.
pub(super) fn hand_of(concealed: Counts, melds: &[Meld], last: Option<Tile>) -> Option<Hand> {
    let hand = Hand::from_counts(concealed, [0; 3], melds).ok()?;
    Some(last.map_or(hand, |tile| hand.with_drawn(tile).expect("it holds the tile")))
}
