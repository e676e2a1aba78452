//! Checks with plain code whether a fact is true of a reading and rules out a fan.

use std::collections::BTreeSet;

use super::sets::{instances, missing};
use crate::mcr::brute::wins;
use mentsu::mcr::{Fan, Form, FormKind, KnittedStraight, NoFan, ReadingAttempts, Rules, Situation};
use mentsu::{FormBlock, Hand, MeldKind, Mentsu, Tile, TileSet};

/// A reading of a win, as the facts ask for it.
pub(super) struct Seen<'a> {
    pub(super) reading: ReadingAttempts<'a>,
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    tile: Tile,
    /// The concealed tiles before the winning one.
    before: Vec<Tile>,
    all: Vec<Tile>,
    declared: Vec<(Mentsu, MeldKind)>,
    own: Vec<Mentsu>,
    pair: Option<Tile>,
}

fn tiles(text: &str) -> TileSet {
    text.parse().expect("tiles")
}

impl<'a> Seen<'a> {
    pub(super) fn new(
        hand: &Hand,
        situation: &'a Situation,
        rules: &'a Rules,
        reading: ReadingAttempts<'a>,
    ) -> Seen<'a> {
        let drawn = hand.drawn().map(|face| face.tile());
        let tile = situation.winning_tile().or(drawn).expect("a winning tile");
        let mut before: Vec<Tile> = hand.concealed().tiles().collect();
        if situation.is_self_drawn() {
            before.remove(before.iter().position(|one| *one == tile).expect("held"));
        }
        let declared: Vec<(Mentsu, MeldKind)> =
            hand.melds().iter().map(|meld| (meld.mentsu(), meld.kind())).collect();
        let melded = declared.iter().flat_map(|(set, _)| set.tiles());
        let all = before.iter().copied().chain([tile]).chain(melded).collect();
        let (own, pair) = match reading.form() {
            Form::Standard(split) => (split.mentsu().to_vec(), Some(split.jantou())),
            Form::KnittedStraight { pair, set, .. } => (set.iter().copied().collect(), Some(*pair)),
            _ => (vec![], None),
        };
        Seen { reading, situation, rules, tile, before, all, declared, own, pair }
    }

    fn count(&self, tile: Tile) -> usize {
        self.all.iter().filter(|one| **one == tile).count()
    }

    fn is_kong(&self, tile: Tile) -> bool {
        self.declared.iter().any(|(set, kind)| kind.is_kan() && set.first() == tile)
    }

    /// All sets, kongs as pungs.
    fn sets(&self) -> Vec<Mentsu> {
        let declared = self
            .declared
            .iter()
            .map(|(set, _)| if set.is_shuntsu() { *set } else { Mentsu::koutsu(set.first()) });
        declared.chain(self.own.iter().copied()).collect()
    }

    /// The lowest tile of each number suit.
    fn suits(&self) -> TileSet {
        let of =
            |suit: usize| self.all.iter().filter(move |tile| tile.suit().index() == suit).min();
        (0..3).filter_map(of).copied().collect()
    }

    fn kongs(&self) -> (u8, u8) {
        let of = |concealed: bool| {
            let is = |kind: MeldKind| kind.is_kan() && (kind == MeldKind::Ankan) == concealed;
            self.declared.iter().filter(|(_, kind)| is(*kind)).count() as u8
        };
        (of(false), of(true))
    }

    /// Whether the sets, or their absence, are as the fan wants them.
    pub(super) fn is_made(&self, fan: Fan) -> Option<bool> {
        let (seat, prevalent) = (self.situation.seat(), self.situation.prevalent());
        let (ways, pair) = (instances(fan, seat, prevalent)?, self.pair?);
        Some(ways.iter().any(|way| missing(way, &self.sets(), pair).is_empty()))
    }

    /// Whether a fact is true and rules out a fan.
    pub(super) fn stands(&self, fan: Fan, fact: NoFan) -> bool {
        let (drawn, kind) = (self.situation.is_self_drawn(), self.reading.form().kind());
        match fact {
            NoFan::OtherForm(other) => other == kind && !may_have(kind, fan),
            NoFan::Tile(tile) => self.all.contains(&tile) && !allowed(fan).contains(tile),
            NoFan::NoneOf(none) => self.lacks_all(fan, none),
            NoFan::Suits(lowest) => {
                let wanted = match fan {
                    Fan::FullFlush | Fan::HalfFlush | Fan::NineGates => 1,
                    Fan::OneVoidedSuit => 2,
                    _ => return false,
                };
                lowest == self.suits() && lowest.len() != wanted
            }
            NoFan::TooFew { tile, held, needed } => match fan {
                Fan::TileHog => {
                    let others = self.all.iter().filter(|one| !self.is_kong(**one));
                    let most = others.map(|one| self.count(*one)).max();
                    most == Some(held.into())
                        && self.count(tile) == usize::from(held)
                        && needed == 4
                        && held < 4
                }
                Fan::NineGates => {
                    let has = self.before.iter().filter(|one| **one == tile).count();
                    let gates = if tile.rank() == 1 || tile.rank() == 9 { 3 } else { 1 };
                    (has, gates) == (held.into(), needed.into())
                        && has < gates
                        && tile.suit() == self.tile.suit()
                }
                _ => false,
            },
            NoFan::Pair(pair) => {
                let is_even = !pair.is_honor() && pair.rank() % 2 == 0;
                self.pair == Some(pair)
                    && match fan {
                        Fan::AllChows => pair.is_honor(),
                        Fan::AllEvenPungs => !is_even,
                        Fan::OutsideHand => !pair.is_yaochuu(),
                        Fan::AllFives => !pair.is_five(),
                        _ => false,
                    }
            }
            NoFan::Set(set) => self.has_wrong(fan, set),
            NoFan::Melded(set) => {
                let is_open =
                    |(other, kind): &(Mentsu, MeldKind)| *other == set && *kind != MeldKind::Ankan;
                matches!(fan, Fan::ConcealedHand | Fan::FullyConcealedHand)
                    && self.declared.iter().any(is_open)
            }
            NoFan::Concealed(set) => {
                let kong = (set, MeldKind::Ankan);
                fan == Fan::MeldedHand && (self.own.contains(&set) || self.declared.contains(&kong))
            }
            NoFan::Lacks(blocks) => self.lacks(fan, &blocks),
            NoFan::ConcealedPungs(number) => {
                let wanted = match fan {
                    Fan::TwoConcealedPungs => 2,
                    Fan::ThreeConcealedPungs => 3,
                    Fan::FourConcealedPungs => 4,
                    _ => return false,
                };
                number == self.concealed_pungs() && number != wanted
            }
            NoFan::Kongs { melded, concealed } => {
                let wanted: &[(u8, u8)] = match fan {
                    Fan::MeldedKong => &[(1, 0)],
                    Fan::ConcealedKong => &[(0, 1)],
                    Fan::MeldedAndConcealedKong => &[(1, 1)],
                    Fan::TwoMeldedKongs => &[(2, 0)],
                    Fan::TwoConcealedKongs => &[(0, 2)],
                    Fan::ThreeKongs => &[(3, 0), (2, 1), (1, 2), (0, 3)],
                    Fan::FourKongs => &[(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)],
                    _ => return false,
                };
                self.kongs() == (melded, concealed) && !wanted.contains(&(melded, concealed))
            }
            NoFan::NotCompleted(tile) => tile == self.tile && !self.completed().contains(&fan),
            NoFan::WaitsFor(other) => {
                let mut won = self.before.clone();
                let held = won.iter().filter(|one| **one == other).count();
                won.push(other);
                won.sort();
                let is_wait = matches!(fan, Fan::EdgeWait | Fan::ClosedWait | Fan::SingleWait);
                let may_come = held < 4 || self.rules.waits_by_shape();
                is_wait && other != self.tile && may_come && wins(&won)
            }
            NoFan::Instead(other) => match fan {
                Fan::ChickenHand => {
                    other != Fan::FlowerTile && self.reading.of(other).counted().is_some()
                }
                Fan::ClosedWait | Fan::SingleWait => {
                    other < fan
                        && self.completed().contains(&other)
                        && self.reading.of(other).is_there()
                }
                _ => false,
            },
            NoFan::ByDiscard => {
                let of_draw = [
                    Fan::LastTileDraw,
                    Fan::OutWithReplacementTile,
                    Fan::FullyConcealedHand,
                    Fan::SelfDrawn,
                ];
                !drawn && of_draw.contains(&fan)
            }
            NoFan::SelfDrawn => {
                let of_discard =
                    [Fan::LastTileClaim, Fan::RobbingTheKong, Fan::ConcealedHand, Fan::MeldedHand];
                drawn && of_discard.contains(&fan)
            }
            NoFan::TilesLeft => {
                let last = matches!(fan, Fan::LastTileDraw | Fan::LastTileClaim);
                last && !self.situation.is_last_tile()
            }
            NoFan::NotAboutKong => {
                let kong = matches!(fan, Fan::OutWithReplacementTile | Fan::RobbingTheKong);
                kong && !self.situation.is_about_kong()
            }
            NoFan::NotLastCopy { seen } => {
                let melded = self.declared.iter().flat_map(|(set, _)| set.tiles());
                let shown = melded.filter(|tile| *tile == self.tile).count();
                let known = shown + usize::from(self.situation.seen().unwrap_or(0));
                let is_said = self.situation.is_last_copy();
                fan == Fan::LastTile && !is_said && known == usize::from(seen) && known < 3
            }
            NoFan::NoFlowers => fan == Fan::FlowerTile && self.situation.flowers() == 0,
            NoFan::Rule(name) => {
                let is_off = self.rules.get(name).is_some_and(|value| {
                    matches!(value.to_string().as_str(), "false" | "single_wait" | "outside")
                });
                let is_his = match name {
                    "flowers" => fan == Fan::FlowerTile,
                    "all_types_of_pairs" => fan == Fan::AllTypes && kind == FormKind::SevenPairs,
                    "waits_of_straights" => {
                        matches!(fan, Fan::EdgeWait | Fan::ClosedWait | Fan::SingleWait)
                            && kind == FormKind::KnittedStraight
                    }
                    _ => false,
                };
                is_off && is_his
            }
            _ => false,
        }
    }

    /// Whether the hand has none of these tiles, and the fan needs one of them, or all.
    fn lacks_all(&self, fan: Fan, none: TileSet) -> bool {
        let is_needed = match fan {
            Fan::AllTerminalsAndHonors => none == tiles("19m19p19s") || none == tiles("1234567z"),
            Fan::HalfFlush => none == tiles("1234567z"),
            Fan::AllTypes => {
                let types = ["123456789m", "123456789p", "123456789s", "1234z", "567z"];
                types.iter().any(|one| none == tiles(one))
            }
            Fan::GreaterHonorsAndKnittedTiles => none.is_subset(tiles("1234567z")),
            Fan::KnittedStraight => {
                let numbers: TileSet = self.all.iter().copied().filter(|t| !t.is_honor()).collect();
                let is_all = |straight: &KnittedStraight| straight.tiles() == numbers | none;
                KnittedStraight::ALL.iter().any(is_all)
            }
            _ => false,
        };
        is_needed && !none.is_empty() && none.iter().all(|tile| !self.all.contains(&tile))
    }

    fn has_wrong(&self, fan: Fan, set: Mentsu) -> bool {
        let first = set.first();
        let is_wrong = match fan {
            Fan::AllPungs => set.is_shuntsu(),
            Fan::AllChows => !set.is_shuntsu(),
            Fan::AllEvenPungs => set.is_shuntsu() || first.is_honor() || first.rank() % 2 == 1,
            Fan::OutsideHand => set.tiles().all(|tile| !tile.is_yaochuu()),
            Fan::AllFives => set.tiles().all(|tile| !tile.is_five()),
            Fan::NineGates => return self.declared.iter().any(|(other, _)| *other == set),
            _ => false,
        };
        is_wrong && self.sets().contains(&set)
    }

    /// Whether these blocks are the fewest that a fan lacks.
    fn lacks(&self, fan: Fan, blocks: &[FormBlock]) -> bool {
        if let (Fan::SevenShiftedPairs, Form::SevenPairs(pairs)) = (fan, self.reading.form()) {
            let rows = (0..27usize).filter(|low| low % 9 <= 2).map(|low| {
                let row = Tile::ALL[low..low + 7].iter().filter(|tile| !pairs.contains(tile));
                row.map(|tile| FormBlock::Pair(*tile)).collect::<Vec<_>>()
            });
            let rows: Vec<_> = rows.collect();
            let fewest = rows.iter().map(Vec::len).min();
            return fewest == Some(blocks.len())
                && !blocks.is_empty()
                && rows.contains(&blocks.to_vec());
        }
        let (seat, prevalent) = (self.situation.seat(), self.situation.prevalent());
        let (Some(ways), Some(pair)) = (instances(fan, seat, prevalent), self.pair) else {
            return false;
        };
        let sorted = |mut blocks: Vec<FormBlock>| {
            blocks.sort();
            blocks
        };
        let all: Vec<_> = ways.iter().map(|way| sorted(missing(way, &self.sets(), pair))).collect();
        let fewest = all.iter().map(Vec::len).min();
        let is_one = all.contains(&sorted(blocks.to_vec()));
        fewest == Some(blocks.len()) && !blocks.is_empty() && is_one
    }

    fn concealed_pungs(&self) -> u8 {
        let kongs = self.declared.iter().filter(|(_, kind)| *kind == MeldKind::Ankan).count();
        let pungs: Vec<_> = self.own.iter().filter(|set| !set.is_shuntsu()).collect();
        // A claimed tile may be in any block that contains it, and opens a pung if only a pung
        // contains it.
        let straight = match self.reading.form() {
            Form::KnittedStraight { straight, .. } => straight.tiles(),
            _ => TileSet::EMPTY,
        };
        let in_chow = self.own.iter().any(|set| set.is_shuntsu() && set.contains(self.tile));
        let free = in_chow || self.pair == Some(self.tile) || straight.contains(self.tile);
        let claimed = !self.situation.is_self_drawn() && !free;
        let open = pungs.iter().filter(|set| claimed && set.contains(self.tile)).count();
        (kongs + pungs.len() - open) as u8
    }

    /// The fan of waits whose block the winning tile may complete.
    fn completed(&self) -> BTreeSet<Fan> {
        let mut fans = BTreeSet::new();
        for chow in self.own.iter().filter(|set| set.is_shuntsu() && set.contains(self.tile)) {
            let place = self.tile.rank() - chow.first().rank();
            match (chow.first().rank(), place) {
                (1, 2) | (7, 0) => fans.insert(Fan::EdgeWait),
                (_, 1) => fans.insert(Fan::ClosedWait),
                _ => false,
            };
        }
        if self.pair == Some(self.tile) {
            fans.insert(Fan::SingleWait);
        }
        fans
    }
}

/// The tiles that a fan allows.
fn allowed(fan: Fan) -> TileSet {
    tiles(match fan {
        Fan::AllGreen => "23468s6z",
        Fan::ReversibleTiles => "1234589p245689s5z",
        Fan::AllTerminals => "19m19p19s",
        Fan::AllHonors => "1234567z",
        Fan::AllTerminalsAndHonors => "19m19p19s1234567z",
        Fan::UpperTiles => "789m789p789s",
        Fan::MiddleTiles => "456m456p456s",
        Fan::LowerTiles => "123m123p123s",
        Fan::UpperFour => "6789m6789p6789s",
        Fan::LowerFour => "1234m1234p1234s",
        Fan::AllSimples => "2345678m2345678p2345678s",
        Fan::NoHonors | Fan::FullFlush | Fan::NineGates => "123456789m123456789p123456789s",
        _ => "123456789m123456789p123456789s1234567z",
    })
}

/// Whether a form may have a fan.
fn may_have(kind: FormKind, fan: Fan) -> bool {
    let of_form = [
        (Fan::SevenPairs, FormKind::SevenPairs),
        (Fan::SevenShiftedPairs, FormKind::SevenPairs),
        (Fan::ThirteenOrphans, FormKind::ThirteenOrphans),
        (Fan::LesserHonorsAndKnittedTiles, FormKind::HonorsAndKnitted),
        (Fan::GreaterHonorsAndKnittedTiles, FormKind::HonorsAndKnitted),
    ];
    if let Some((_, form)) = of_form.iter().find(|(one, _)| *one == fan) {
        return *form == kind;
    }
    if fan == Fan::KnittedStraight {
        return matches!(kind, FormKind::KnittedStraight | FormKind::HonorsAndKnitted);
    }
    let of_four_sets = [
        Fan::AllPungs,
        Fan::AllEvenPungs,
        Fan::OutsideHand,
        Fan::AllFives,
        Fan::MeldedHand,
        Fan::NineGates,
    ];
    let of_sets = [
        Fan::AllChows,
        Fan::TwoConcealedPungs,
        Fan::ThreeConcealedPungs,
        Fan::FourConcealedPungs,
        Fan::EdgeWait,
        Fan::ClosedWait,
        Fan::SingleWait,
    ];
    let is_of_sets =
        of_sets.contains(&fan) || instances(fan, mentsu::Wind::East, mentsu::Wind::East).is_some();
    match kind {
        FormKind::Standard => true,
        FormKind::KnittedStraight => !of_four_sets.contains(&fan),
        _ => !of_four_sets.contains(&fan) && !is_of_sets,
    }
}
