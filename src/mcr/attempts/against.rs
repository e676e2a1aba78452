//! Finds the first fact of a reading that rules out a fan, by the fan's definition.

use super::Win;
use super::lacking::{Blocks, lacked, lacked_pairs};
use super::no_fan::NoFan;
use crate::list::List;
use crate::mcr::count::{CountedReading, other_waits};
use crate::mcr::fan::Fan;
use crate::mcr::form::{Form, FormKind, KnittedStraight};
use crate::mcr::rules::{WaitsOfStraights, rule};
use crate::meld::{Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::tile::{Suit, Tile, TileSet};

/// The tiles of some ranks in each number suit.
fn numbers(low: u8, high: u8) -> TileSet {
    let is_in = |tile: &Tile| !tile.is_honor() && (low..=high).contains(&tile.rank());
    TileSet::ALL.iter().filter(is_in).collect()
}

/// Tiles written as ranks of pin and of sou, with some honors.
fn pin_and_sou(pin: &[usize], sou: &[usize], honors: TileSet) -> TileSet {
    let of = |base: usize, ranks: &[usize]| -> TileSet {
        ranks.iter().map(|rank| Tile::ALL[base + rank - 1]).collect()
    };
    of(9, pin) | of(18, sou) | honors
}

impl Win {
    /// The first fact that rules out a fan; `None` if the fan applies.
    pub(super) fn against(&self, fan: Fan, reading: &CountedReading) -> Option<NoFan> {
        use Fan::*;
        let only = |tiles: TileSet| (self.kinds() - tiles).first().map(NoFan::Tile);
        match fan {
            AllGreen => only(pin_and_sou(&[], &[2, 3, 4, 6, 8], Tile::Green.into())),
            ReversibleTiles => {
                only(pin_and_sou(&[1, 2, 3, 4, 5, 8, 9], &[2, 4, 5, 6, 8, 9], Tile::White.into()))
            }
            AllTerminals => only(TileSet::TERMINALS),
            AllHonors => only(TileSet::HONORS),
            AllTerminalsAndHonors => only(TileSet::YAOCHUU)
                .or_else(|| self.none_of(TileSet::TERMINALS))
                .or_else(|| self.none_of(TileSet::HONORS)),
            UpperTiles => only(numbers(7, 9)),
            MiddleTiles => only(numbers(4, 6)),
            LowerTiles => only(numbers(1, 3)),
            UpperFour => only(numbers(6, 9)),
            LowerFour => only(numbers(1, 4)),
            AllSimples => only(TileSet::SIMPLES),
            NoHonors => only(numbers(1, 9)),
            FullFlush => only(numbers(1, 9)).or_else(|| self.suits(1)),
            HalfFlush => self.suits(1).or_else(|| self.none_of(TileSet::HONORS)),
            OneVoidedSuit => self.suits(2),
            AllTypes => self.all_types(reading),
            TileHog => self.tile_hog(),
            FlowerTile if !self.rules.flowers() => {
                Some(NoFan::Rule(const { rule(stringify!(flowers)) }))
            }
            FlowerTile => (self.situation.flowers() == 0).then_some(NoFan::NoFlowers),
            ChickenHand => reading
                .counted
                .iter()
                .find(|one| *one != fan && *one != FlowerTile)
                .map(NoFan::Instead),
            MeldedKong
            | ConcealedKong
            | MeldedAndConcealedKong
            | TwoMeldedKongs
            | TwoConcealedKongs
            | ThreeKongs
            | FourKongs => self.kongs(fan),
            LastTileDraw
            | LastTileClaim
            | OutWithReplacementTile
            | RobbingTheKong
            | FullyConcealedHand
            | ConcealedHand
            | SelfDrawn
            | LastTile => self.circumstance(fan),
            SevenPairs
            | ThirteenOrphans
            | LesserHonorsAndKnittedTiles
            | GreaterHonorsAndKnittedTiles
            | SevenShiftedPairs
            | KnittedStraight => self.of_form(fan, &reading.form),
            _ => match self.blocks(&reading.form) {
                None => Some(NoFan::OtherForm(reading.form.kind())),
                Some(blocks) => self.of_blocks(fan, &reading.form, &blocks),
            },
        }
    }

    fn kinds(&self) -> TileSet {
        let mut kinds = self.tiles.won.kinds();
        for meld in self.hand.melds() {
            kinds |= meld.mentsu().tiles().collect();
        }
        kinds
    }

    fn none_of(&self, tiles: TileSet) -> Option<NoFan> {
        (self.kinds() & tiles).is_empty().then_some(NoFan::NoneOf(tiles))
    }

    /// The suits, if they aren't this many.
    fn suits(&self, number: usize) -> Option<NoFan> {
        let kinds = self.kinds();
        let of_suit = |suit| (kinds & TileSet::of_suit(suit)).first();
        let lowest: TileSet =
            [Suit::Man, Suit::Pin, Suit::Sou].into_iter().filter_map(of_suit).collect();
        (lowest.len() != number).then_some(NoFan::Suits(lowest))
    }

    fn all_types(&self, reading: &CountedReading) -> Option<NoFan> {
        let types = [TileSet::MAN, TileSet::PIN, TileSet::SOU, TileSet::WINDS, TileSet::DRAGONS];
        let missing = types.into_iter().find_map(|tiles| self.none_of(tiles));
        let is_of_pairs = reading.form.kind() == FormKind::SevenPairs;
        let by_rule = is_of_pairs && !self.rules.all_types_of_pairs();
        missing.or(by_rule.then_some(NoFan::Rule(const { rule(stringify!(all_types_of_pairs)) })))
    }

    /// No tile is held four times except as a kong: reports a tile with the most copies.
    fn tile_hog(&self) -> Option<NoFan> {
        let is_kong = |tile| {
            self.hand
                .melds()
                .iter()
                .any(|meld| meld.kind().is_kan() && meld.mentsu().first() == tile)
        };
        let held = |tile: Tile| {
            let melded = self.hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
            self.tiles.won.get(tile) + melded.filter(|one| *one == tile).count() as u8
        };
        let others = self.kinds().iter().filter(|tile| !is_kong(*tile));
        let (held, tile) =
            others.map(|tile| (held(tile), tile)).rev().max_by_key(|(held, _)| *held)?;
        (held < 4).then_some(NoFan::TooFew { tile, held, needed: 4 })
    }

    fn kongs(&self, fan: Fan) -> Option<NoFan> {
        let kongs = self.hand.melds().iter().filter(|meld| meld.kind().is_kan());
        let concealed = kongs.clone().filter(|meld| meld.kind() == MeldKind::Ankan).count() as u8;
        let melded = kongs.count() as u8 - concealed;
        let is_there = match fan {
            Fan::MeldedKong => (melded, concealed) == (1, 0),
            Fan::ConcealedKong => (melded, concealed) == (0, 1),
            Fan::MeldedAndConcealedKong => (melded, concealed) == (1, 1),
            Fan::TwoMeldedKongs => (melded, concealed) == (2, 0),
            Fan::TwoConcealedKongs => (melded, concealed) == (0, 2),
            Fan::ThreeKongs => melded + concealed == 3,
            _ => melded + concealed == 4,
        };
        (!is_there).then_some(NoFan::Kongs { melded, concealed })
    }

    fn melded_set(&self) -> Option<&Meld> {
        self.hand.melds().iter().find(|meld| meld.kind() != MeldKind::Ankan)
    }

    fn circumstance(&self, fan: Fan) -> Option<NoFan> {
        let situation = &self.situation;
        let drawn = situation.is_self_drawn();
        let is_drawn = || drawn.then_some(NoFan::SelfDrawn);
        let is_discard = || (!drawn).then_some(NoFan::ByDiscard);
        let melded = || self.melded_set().map(|meld| NoFan::Melded(meld.mentsu()));
        let tiles_left = || (!situation.is_last_tile()).then_some(NoFan::TilesLeft);
        let no_kong = || (!situation.is_about_kong()).then_some(NoFan::NotAboutKong);
        match fan {
            Fan::LastTileDraw => tiles_left().or_else(is_discard),
            Fan::LastTileClaim => tiles_left().or_else(is_drawn),
            Fan::OutWithReplacementTile => no_kong().or_else(is_discard),
            Fan::RobbingTheKong => no_kong().or_else(is_drawn),
            Fan::FullyConcealedHand => melded().or_else(is_discard),
            Fan::ConcealedHand => melded().or_else(is_drawn),
            Fan::SelfDrawn => is_discard(),
            _ => {
                let tile = self.tiles.tile;
                let melded = self.hand.melds().iter().flat_map(|meld| meld.mentsu().tiles());
                let shown = melded.filter(|one| *one == tile).count() as u8;
                let seen = shown + situation.seen().unwrap_or(0);
                let is_last = situation.is_last_copy() || seen == 3;
                (!is_last).then_some(NoFan::NotLastCopy { seen })
            }
        }
    }

    /// The first fact that rules out a fan that is a form.
    fn of_form(&self, fan: Fan, form: &Form) -> Option<NoFan> {
        let other = Some(NoFan::OtherForm(form.kind()));
        let missing = |tiles: TileSet| (!tiles.is_empty()).then_some(NoFan::NoneOf(tiles));
        match (fan, form) {
            (Fan::SevenPairs, Form::SevenPairs(_))
            | (Fan::ThirteenOrphans, Form::ThirteenOrphans { .. })
            | (Fan::KnittedStraight, Form::KnittedStraight { .. })
            | (Fan::LesserHonorsAndKnittedTiles, Form::HonorsAndKnitted(_)) => None,
            (Fan::GreaterHonorsAndKnittedTiles, Form::HonorsAndKnitted(tiles)) => {
                missing(TileSet::HONORS - *tiles)
            }
            (Fan::KnittedStraight, Form::HonorsAndKnitted(tiles)) => {
                let around = |straight: &KnittedStraight| {
                    (*tiles - TileSet::HONORS).is_subset(straight.tiles())
                };
                match KnittedStraight::ALL.iter().find(|straight| around(straight)) {
                    Some(straight) => missing(straight.tiles() - *tiles),
                    None => other,
                }
            }
            (Fan::SevenShiftedPairs, Form::SevenPairs(pairs)) => {
                let lacked = lacked_pairs(pairs.iter().copied().collect());
                (!lacked.is_empty()).then_some(NoFan::Lacks(lacked))
            }
            _ => other,
        }
    }

    /// The sets and the pair of a form that has them.
    fn blocks(&self, form: &Form) -> Option<Blocks> {
        let (pair, own): (Tile, List<Mentsu, 4>) = match form {
            Form::Standard(split) => (split.jantou(), List::of(split.mentsu().iter().copied())),
            Form::KnittedStraight { pair, set, .. } => (*pair, List::of(*set)),
            _ => return None,
        };
        let declared = self.hand.melds().iter().map(|meld| match meld.kind() {
            MeldKind::Chi => meld.mentsu(),
            _ => Mentsu::koutsu(meld.mentsu().first()),
        });
        Some(Blocks { pair, sets: List::of(declared.chain(own)) })
    }

    /// The first fact that rules out a fan of sets or waits.
    fn of_blocks(&self, fan: Fan, form: &Form, blocks: &Blocks) -> Option<NoFan> {
        use Fan::*;
        let has =
            |is: &dyn Fn(&Mentsu) -> bool| blocks.sets.iter().copied().find(is).map(NoFan::Set);
        let pair = |is_wrong: bool| is_wrong.then_some(NoFan::Pair(blocks.pair));
        let is_even = |tile: Tile| !tile.is_honor() && tile.rank() % 2 == 0;
        let is_straight = matches!(form, Form::KnittedStraight { .. });
        let other = is_straight.then_some(NoFan::OtherForm(FormKind::KnittedStraight));
        match fan {
            AllPungs => has(&|set| set.is_shuntsu()).or(other),
            AllChows => has(&|set| !set.is_shuntsu()).or(pair(blocks.pair.is_honor())),
            AllEvenPungs => has(&|set| set.is_shuntsu() || !is_even(set.first()))
                .or(other)
                .or(pair(!is_even(blocks.pair))),
            OutsideHand => other
                .or_else(|| has(&|set| !set.tiles().any(Tile::is_yaochuu)))
                .or(pair(!blocks.pair.is_yaochuu())),
            AllFives => other
                .or_else(|| has(&|set| !set.tiles().any(Tile::is_five)))
                .or(pair(!blocks.pair.is_five())),
            TwoConcealedPungs | ThreeConcealedPungs | FourConcealedPungs => {
                self.concealed_pungs(fan, form)
            }
            MeldedHand => self.melded_hand(form).or(other),
            NineGates => other.or_else(|| self.nine_gates()),
            EdgeWait | ClosedWait | SingleWait => self.wait(fan, form, blocks),
            _ => {
                let lacked = lacked(fan, blocks, &self.situation);
                lacked.filter(|lacked| !lacked.is_empty()).map(NoFan::Lacks)
            }
        }
    }

    /// The sets that the form has besides the melds.
    fn own_sets(form: &Form) -> &[Mentsu] {
        match form {
            Form::Standard(split) => split.mentsu(),
            Form::KnittedStraight { set, .. } => set.as_slice(),
            _ => &[],
        }
    }

    fn concealed_pungs(&self, fan: Fan, form: &Form) -> Option<NoFan> {
        let (own, tile) = (Win::own_sets(form), self.tiles.tile);
        let in_hand = own.iter().filter(|set| !set.is_shuntsu()).count();
        let kongs = self.hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Ankan).count();
        // If only a pung can contain the discard, that pung isn't concealed.
        let elsewhere = match form {
            Form::Standard(split) => split.jantou() == tile,
            Form::KnittedStraight { straight, pair, .. } => {
                *pair == tile || straight.contains(tile)
            }
            _ => false,
        };
        let in_chow = own.iter().any(|set| set.is_shuntsu() && set.contains(tile));
        let in_pung = own.iter().any(|set| !set.is_shuntsu() && set.contains(tile));
        let opened = in_pung && !in_chow && !elsewhere && !self.situation.is_self_drawn();
        let number = in_hand + kongs - usize::from(opened);
        let needed = match fan {
            Fan::TwoConcealedPungs => 2,
            Fan::ThreeConcealedPungs => 3,
            _ => 4,
        };
        (number != needed).then_some(NoFan::ConcealedPungs(number as u8))
    }

    fn melded_hand(&self, form: &Form) -> Option<NoFan> {
        let kongs = self.hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Ankan);
        let concealed = kongs.map(Meld::mentsu).chain(Win::own_sets(form).iter().copied());
        let first = concealed.map(NoFan::Concealed).next();
        first.or(self.situation.is_self_drawn().then_some(NoFan::SelfDrawn))
    }

    /// 1112345678999 of one suit and any tile of it.
    fn nine_gates(&self) -> Option<NoFan> {
        let (won, tile) = (&self.tiles.won, self.tiles.tile);
        if let Some(meld) = self.hand.melds().first() {
            return Some(NoFan::Set(meld.mentsu()));
        }
        if let Some(honor) = (won.kinds() & TileSet::HONORS).first() {
            return Some(NoFan::Tile(honor));
        }
        if let Some(suits) = self.suits(1) {
            return Some(suits);
        }
        let of_suit = TileSet::of_suit(tile.suit()).iter();
        of_suit
            .filter_map(|one| {
                let needed = if one.is_terminal() { 3 } else { 1 };
                let held = won.get(one) - u8::from(one == tile);
                (held < needed).then_some(NoFan::TooFew { tile: one, held, needed })
            })
            .next()
    }

    fn wait(&self, fan: Fan, form: &Form, blocks: &Blocks) -> Option<NoFan> {
        let (tile, by_shape) = (self.tiles.tile, self.rules.waits_by_shape());
        if let Form::KnittedStraight { straight, .. } = form {
            let counts = match self.rules.waits_of_straights() {
                WaitsOfStraights::All => true,
                WaitsOfStraights::Single => fan == Fan::SingleWait,
                WaitsOfStraights::Outside => !straight.contains(tile),
            };
            if !counts {
                return Some(NoFan::Rule(const { rule(stringify!(waits_of_straights)) }));
            }
        }
        let chows = Win::own_sets(form).iter().filter(|set| set.is_shuntsu() && set.contains(tile));
        let at = |place: u8| chows.clone().any(|chow| chow.first().rank() + place == tile.rank());
        let edge = at(2) && tile.rank() == 3 || at(0) && tile.rank() == 7;
        let (closed, single) = (at(1), blocks.pair == tile);
        let is_completed = match fan {
            Fan::EdgeWait => edge,
            Fan::ClosedWait => closed,
            _ => single,
        };
        if !is_completed {
            return Some(NoFan::NotCompleted(tile));
        }
        if let Some(other) = other_waits(&self.tiles.won, tile, by_shape).first() {
            return Some(NoFan::WaitsFor(other));
        }
        // Beside a straight these may not count.
        let alone = matches!(form, Form::KnittedStraight { .. })
            && self.rules.waits_of_straights() == WaitsOfStraights::Single;
        let before = [(edge && !alone, Fan::EdgeWait), (closed && !alone, Fan::ClosedWait)];
        let first = before.into_iter().find(|(is, _)| *is).map(|(_, fan)| fan);
        first.filter(|first| *first != fan).map(NoFan::Instead)
    }
}
