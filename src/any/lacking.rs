//! How many tiles a hand lacks beside its jokers, in each form, and which tiles help.

use super::copies::{Limits, lacking_with_fifths, tiles_of};
use super::{AnyHand, Sets};
use crate::engine::{self, RowGroups, lacking, lacking_of_five, lowering_of_five};
use crate::shanten::{Shanten, Shantens, special_forms};
use crate::tile::{Counts, Tile, TileSet};

impl AnyHand {
    /// How many mentsu its concealed tiles need.
    pub(super) fn mentsu_needed(&self) -> usize {
        usize::from(self.total()) / 3
    }

    /// How many tiles the standard form lacks beside the jokers.
    pub(super) fn standard_lacks(&self, in_play: TileSet) -> u8 {
        let (known, mentsu) = (self.known(), self.mentsu_needed());
        if let Some(limits) = self.limits_of_few(in_play) {
            return limits.lacking(known, 0, mentsu).saturating_sub(self.jokers());
        }
        let four_each = engine::with_rows!(in_play, known, rows => match mentsu {
            5 => lacking_of_five(&rows, known.words()),
            _ => lacking(&rows, known.words(), mentsu),
        });
        if four_each <= self.jokers() || !self.may_use_fifth_copies(in_play) {
            return four_each.saturating_sub(self.jokers());
        }
        self.lacks_with_fifth_copies(in_play, four_each)
    }

    /// The limits where melds leave fewer than four copies of a kind, under the rule that a joker
    /// is no fifth copy. Without jokers the rule changes nothing.
    fn limits_of_few(&self, in_play: TileSet) -> Option<Limits> {
        if self.takes_fifth_copies() || self.jokers() == 0 || self.melds().is_empty() {
            return None;
        }
        Some(Limits::four_with(&self.meld_tiles(), in_play))
    }

    /// Whether a fourth copy may need a fifth one that is a joker, held or yet to come.
    fn may_use_fifth_copies(&self, in_play: TileSet) -> bool {
        self.takes_fifth_copies() && self.has_jokers(in_play) && self.known().hold_four_of_a_kind()
    }

    /// Whether it holds jokers or can draw some.
    fn has_jokers(&self, in_play: TileSet) -> bool {
        self.jokers() > 0 || !(self.wild() & in_play).is_empty()
    }

    #[cold]
    #[inline(never)]
    fn lacks_with_fifth_copies(&self, in_play: TileSet, four_each: u8) -> u8 {
        let (known, mentsu) = (self.known(), self.mentsu_needed());
        // Where tiles of a wild kind can come, any tile that comes may be a joker.
        let can_come = !(self.wild() & in_play).is_empty();
        let jokers = if can_come { AnyHand::MAX_CONCEALED as u8 } else { self.jokers() };
        let lacks = engine::with_rows!(in_play, known, rows => {
            lacking_with_fifths(&rows, known, mentsu, jokers, four_each)
        });
        lacks.saturating_sub(self.jokers())
    }

    /// Whether chiitoitsu and kokushi can be reached: four sets, and no meld.
    pub(super) fn has_special_forms(&self) -> bool {
        self.sets() == Sets::Four && self.total() >= 13
    }

    /// How many tiles each form lacks beside the jokers: the standard one, chiitoitsu, kokushi.
    pub(super) fn lacks(&self, in_play: TileSet) -> Shantens {
        let beside_jokers = |shanten: Shanten| match shanten {
            Shanten::NEVER => Shanten::NEVER,
            shanten => Shanten::lacking(shanten.lacks().saturating_sub(self.jokers())),
        };
        let total = if self.has_special_forms() { self.total() } else { 0 };
        let (chiitoitsu, kokushi) = special_forms(self.known(), total, in_play);
        Shantens {
            standard: Shanten::lacking(self.standard_lacks(in_play)),
            chiitoitsu: beside_jokers(chiitoitsu),
            kokushi: beside_jokers(kokushi),
        }
    }

    /// The tiles that lower the least of these, whether or not a copy is left. A tile that is held
    /// four times is never among them.
    pub(super) fn helping(&self, lacks: &Shantens, in_play: TileSet) -> TileSet {
        let least = lacks.least();
        if least == Shanten::WON || least == Shanten::NEVER {
            return TileSet::EMPTY;
        }
        // A drawn joker always helps.
        let mut helping = self.wild() & in_play;
        if lacks.standard == least {
            helping |= self.helping_standard(least.lacks(), in_play);
        }
        let (kinds, pairs) = (self.known().at_least(1), self.known().at_least(2));
        if lacks.chiitoitsu == least {
            let lone = (kinds - pairs) & in_play;
            helping |= lone;
            if 7 - pairs.len() > lone.len() {
                helping |= in_play - kinds;
            }
        }
        if lacks.kokushi == least {
            let yaochuu = TileSet::YAOCHUU & in_play;
            helping |= yaochuu - kinds;
            if (pairs & TileSet::YAOCHUU).is_empty() {
                helping |= yaochuu;
            }
        }
        helping - self.concealed().at_least(4)
    }

    /// The tiles that lower the number `lacks` of the standard form.
    fn helping_standard(&self, lacks: u8, in_play: TileSet) -> TileSet {
        let drawn_lacks_fewer = |tile: &Tile| {
            let mut drawn = *self;
            drawn.add_known(*tile);
            drawn.standard_lacks(in_play) < lacks
        };
        let known = self.known();
        if self.may_use_fifth_copies(in_play) || self.limits_of_few(in_play).is_some() {
            let tried = (in_play - known.at_least(4)) - self.wild();
            return tried.iter().filter(drawn_lacks_fewer).collect();
        }
        let mentsu = self.mentsu_needed();
        let words = engine::with_rows!(in_play, known, rows => match mentsu {
            5 => lowering_of_five(&rows, known.words()),
            _ => RowGroups::new(&rows, known.words(), mentsu).lowering(&rows, known.words()),
        });
        let helping = tiles_of(words) - known.at_least(4);
        if !self.has_jokers(in_play) || !self.takes_fifth_copies() {
            return helping;
        }
        // A fourth copy makes jokers fifth ones.
        let fourth = (known.at_least(3) & in_play) - helping;
        let may_help = |tile: &Tile| self.fourth_copy_may_help(*tile, helping, lacks, in_play);
        helping | fourth.iter().filter(may_help).filter(drawn_lacks_fewer).collect()
    }

    /// Whether a fourth copy of a tile may help more than the tables say. With four sets it can
    /// only begin a block, as a lone honor of another kind would, or be the second tile of a koutsu
    /// beside two shuntsu with that tile.
    fn fourth_copy_may_help(
        &self,
        tile: Tile,
        helping: TileSet,
        lacks: u8,
        in_play: TileSet,
    ) -> bool {
        let lone = (TileSet::HONORS & in_play) - self.known().kinds();
        if self.sets() == Sets::Five || lone.is_empty() || !(lone & helping).is_empty() {
            return true;
        }
        let Some(mentsu) = self.mentsu_needed().checked_sub(1) else { return false };
        let rest = self.known().without(tile).expect("three copies are held");
        let rest_lacks = engine::with_rows!(in_play, rest, rows => {
            lacking(&rows, rest.words(), mentsu)
        });
        rest_lacks + 1 < lacks + self.jokers()
    }

    /// The tiles of melds that are no jokers.
    fn meld_tiles(&self) -> Counts {
        *self.visible().declared()
    }
}
