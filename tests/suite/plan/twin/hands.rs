//! Random hands from a seed, and whole questions about hands of every kind.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::Rules;
use mentsu::{Counts, Face, Hand, Meld, MeldKind, Mentsu, Tile, Wind};

use crate::plan::figures::worth::{Asked, Declares};
use crate::plan::opponents::any_opponents;

/// 14 tiles of a shuffled wall, of the given shanten.
pub(crate) fn dealt(random: &mut SplitMix64, shanten: i8, rules: &Rules) -> Hand {
    let mut wall = deck(rules);
    loop {
        random.shuffle(&mut wall);
        let counts = Counts::from_tiles(wall[..14].iter().map(|face| face.tile()));
        if counts.expect("four of each").shanten().get() == shanten {
            return Hand::new(wall[..14].iter().copied(), &[]).expect("a hand");
        }
    }
}

/// All tiles of a game.
fn deck(rules: &Rules) -> Vec<Face> {
    let mut deck = Vec::new();
    for tile in
        Tile::ALL.into_iter().filter(|tile| !rules.sanma() || !(1..8).contains(&tile.index()))
    {
        let reds = if tile.is_five() { rules.reds()[tile.index() / 9] } else { 0 };
        deck.extend((0..reds).map(|_| Face::red(tile).expect("a five")));
        deck.extend((reds..4).map(|_| Face::plain(tile)));
    }
    deck
}

/// A whole question.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) hand: Hand,
    pub(crate) asked: Asked,
    pub(crate) rules: Rules,
}

impl Case {
    /// Among random opponents, who discard more often than in other cases, and with sticks.
    pub(crate) fn among_opponents(mut self, random: &mut SplitMix64) -> Case {
        self.asked.opponents = any_opponents(random);
        if self.asked.opponents.is_some() {
            self.asked.others = [0, 1, 3, 3][random.below(4)];
        }
        self.asked.sticks = [0, 0, 1, 3][random.below(4)];
        self
    }
}

/// How many tiles the wall has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wall {
    /// Most of it is there.
    Large,
    /// A dozen tiles more than are drawn.
    Small,
    /// A few more at most.
    Empty,
}

/// A random question about a hand of at most this shanten.
pub(crate) fn any_case(random: &mut SplitMix64, most: i8, depth: i32, wall: Wall) -> Case {
    let rules = [
        Rules::TENHOU,
        Rules::TENHOU_SANMA,
        Rules::MAHJONG_SOUL,
        Rules::WRC,
        Rules::EMA,
        Rules::M_LEAGUE,
        Rules::TENHOU.with_reds([1, 2, 1]),
        Rules::TENHOU.with_reds([0, 2, 4]).with_kan_dora(false),
        Rules::TENHOU.with_ippatsu(false).with_ura(false).with_open_tanyao(false),
        Rules::MAHJONG_SOUL_SANMA.with_minimum_han(2),
    ][random.below(10)];
    loop {
        let mut deck = deck(&rules);
        random.shuffle(&mut deck);
        let hand = match random.below(6) {
            0 => Hand::new(deck.drain(..14), &[]).ok(),
            _ => near(random, &rules, &mut deck),
        };
        let Some(hand) = hand.filter(|hand| hand.shanten().get() <= most) else { continue };
        let mut asked = Asked::new(1 + random.below(18), depth);
        asked.dora = deck.drain(..[0, 1, 1, 1, 2, 3, 5][random.below(7)]).collect();
        asked.seat = Wind::ALL[random.below(if rules.sanma() { 3 } else { 4 })];
        asked.round = Wind::ALL[random.below(2)];
        asked.riichi =
            [Declares::Best, Declares::Best, Declares::Always, Declares::Never][random.below(4)];
        asked.ura = random.below(4) > 0;
        asked.honba = [0, 0, 1, 3][random.below(4)];
        asked.others = [0, 0, 0, 1, 3][random.below(5)];
        asked.first_turn = random.below(4) == 0;
        if rules.sanma() {
            let norths = deck.iter().filter(|face| face.tile() == Tile::North).count();
            asked.kita = random.below(norths.min(2) + 1) as u8;
            for _ in 0..asked.kita {
                let at = deck.iter().position(|face| face.tile() == Tile::North);
                deck.swap_remove(at.expect("a north"));
            }
        }
        let seen = match wall {
            Wall::Large => [0, 5, 20, 40][random.below(4)].min(deck.len() - 40),
            Wall::Small => deck.len() - asked.draws - 8 - random.below(12),
            Wall::Empty => deck.len() - asked.draws - random.below(4),
        };
        asked.seen = deck.drain(..seen).collect();
        return Case { hand, asked, rules };
    }
}

/// A win with up to three of its tiles exchanged, and some of its mentsu declared.
fn near(random: &mut SplitMix64, rules: &Rules, deck: &mut Vec<Face>) -> Option<Hand> {
    let kinds = [&Tile::ALL[..], &Tile::ALL[9..34], &Tile::ALL[18..27], &Tile::ALL[19..26]]
        [random.below(4)];
    let declared = [0, 0, 0, 1, 2, 4][random.below(6)];
    let mut take = |tile: Tile| {
        let at = deck.iter().position(|face| face.tile() == tile)?;
        Some(deck.swap_remove(at))
    };
    let (mut concealed, mut melds) = (Vec::new(), Vec::new());
    let pairs = random.below(5) == 0 && declared == 0;
    for _ in 0..if pairs { 7 } else { 1 } {
        let tile = kinds[random.below(kinds.len())];
        concealed.extend([take(tile)?, take(tile)?]);
    }
    for nth in 0..if pairs { 0 } else { 4 } {
        let tile = kinds[random.below(kinds.len())];
        let shuntsu = Mentsu::shuntsu(tile).ok().filter(|_| random.below(4) > 0);
        let mentsu = shuntsu.unwrap_or(Mentsu::koutsu(tile));
        let faces = mentsu.tiles().map(&mut take).collect::<Option<Vec<Face>>>()?;
        if nth >= declared {
            concealed.extend(faces);
        } else if mentsu.is_shuntsu() {
            (!rules.sanma()).then_some(())?;
            melds.push(Meld::from_faces(MeldKind::Chi, &faces).ok()?);
        } else if random.below(2) == 0 {
            melds.push(Meld::from_faces(MeldKind::Pon, &faces).ok()?);
        } else {
            let all = [faces[0], faces[1], faces[2], take(tile)?];
            melds.push(Meld::ankan(all).ok()?);
        }
    }
    for _ in 0..random.below(4) {
        let (at, other) = (random.below(concealed.len()), random.below(deck.len()));
        std::mem::swap(&mut concealed[at], &mut deck[other]);
    }
    Hand::new(concealed, &melds).ok()
}
