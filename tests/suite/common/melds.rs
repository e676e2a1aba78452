//! Every meld there is, and random hands that have them.

use std::collections::BTreeSet;

use mentsu::{CalledFrom, Counts, Face, Hand, Meld, MeldError, MeldKind, Mentsu, Tile};

use super::Random;

/// All 823 melds: every kind, of all tiles, each called tile from each source or from none knows
/// whom, with every number of red fives.
pub(crate) fn all_melds() -> BTreeSet<Meld> {
    let chis = Tile::ALL.into_iter().filter_map(|tile| Mentsu::shuntsu(tile).ok());
    let others = Tile::ALL.into_iter().map(of_one_kind);
    let melds = chis.map(of_shuntsu).chain(others).collect::<Result<Vec<_>, _>>();
    melds.expect("all of them are melds").into_iter().flatten().collect()
}

/// Its faces: a plain one, and for fives a red one.
fn faces(tile: Tile) -> impl Iterator<Item = Face> + Clone {
    Face::red(tile).into_iter().chain([Face::plain(tile)])
}

fn of_shuntsu(shuntsu: Mentsu) -> Result<Vec<Meld>, MeldError> {
    let tiles: Vec<Tile> = shuntsu.tiles().collect();
    let mut melds = Vec::new();
    for a in faces(tiles[0]) {
        for b in faces(tiles[1]) {
            for c in faces(tiles[2]) {
                melds.extend([
                    Meld::from_faces(MeldKind::Chi, &[a, b, c])?,
                    Meld::chi([b, c], a)?,
                    Meld::chi([a, c], b)?,
                    Meld::chi([a, b], c)?,
                ]);
            }
        }
    }
    Ok(melds)
}

fn of_one_kind(tile: Tile) -> Result<Vec<Meld>, MeldError> {
    let mut melds = Vec::new();
    let pairs = || faces(tile).flat_map(|a| faces(tile).map(move |b| [a, b]));
    for [a, b] in pairs() {
        for [c, d] in pairs() {
            let unknown = Meld::from_faces(MeldKind::Pon, &[a, b, c])?;
            melds.extend([
                unknown,
                Meld::kakan(unknown, d)?,
                Meld::from_faces(MeldKind::Daiminkan, &[a, b, c, d])?,
                Meld::ankan([a, b, c, d])?,
            ]);
            for from in CalledFrom::ALL {
                let pon = Meld::pon([a, b], c, from)?;
                melds.extend([pon, Meld::kakan(pon, d)?, Meld::daiminkan([a, b, c], d, from)?]);
            }
        }
    }
    Ok(melds)
}

impl Random {
    /// Any hand: of any size, with any melds and red fives.
    pub(crate) fn any_hand(&mut self, melds: &[Meld]) -> Hand {
        loop {
            let declared = self.below(5);
            let melds: Vec<Meld> = (0..declared).map(|_| *self.pick(melds)).collect();
            let tiles = 3 * self.below(5 - declared) + 1 + self.below(2);
            let kinds = [&Tile::ALL[..], &Tile::ALL[2..7]][self.below(2)];
            let concealed: Counts = self.tiles(kinds, tiles);
            let fives = [Tile::M5, Tile::P5, Tile::S5].map(|five| concealed[five]);
            let reds = fives.map(|held| self.below(usize::from(held) + 1) as u8);
            if let Ok(hand) = Hand::from_counts(concealed, reds, &melds) {
                return hand;
            }
        }
    }
}
