//! The points of a win in the model: one call of `score` for each number of ura dora.

use mentsu::plan::Opponents;
use mentsu::riichi::{NoWin, Riichi, Rules, Situation, dora_of, score};
use mentsu::{Counts, Face, Hand, Meld, Tile, Wind};

/// When riichi is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declares {
    Best,
    Always,
    Never,
}

/// The question, besides the hand and the rules.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) draws: usize,
    pub(crate) depth: i32,
    pub(crate) seat: Wind,
    pub(crate) round: Wind,
    pub(crate) dora: Vec<Face>,
    pub(crate) seen: Vec<Face>,
    pub(crate) riichi: Declares,
    pub(crate) ura: bool,
    pub(crate) honba: u16,
    pub(crate) kita: u8,
    pub(crate) others: u8,
    pub(crate) first_turn: bool,
    pub(crate) sticks: u16,
    pub(crate) opponents: Option<Opponents>,
}

impl Asked {
    /// Seat and round East, no indicator, riichi where it is better, ura on.
    pub(crate) fn new(draws: usize, depth: i32) -> Asked {
        Asked {
            draws,
            depth,
            seat: Wind::East,
            round: Wind::East,
            dora: Vec::new(),
            seen: Vec::new(),
            riichi: Declares::Best,
            ura: true,
            honba: 0,
            kita: 0,
            others: 0,
            first_turn: false,
            sticks: 0,
            opponents: None,
        }
    }

    /// The wall at the start, and the red fives among it.
    pub(crate) fn wall(&self, hand: &Hand, rules: &Rules) -> ([u8; 34], [u8; 3]) {
        let (mut wall, mut reds) = ([4_u8; 34], rules.reds());
        if rules.sanma() {
            wall[1..8].fill(0);
        }
        let held = hand.faces().chain(hand.melds().iter().flat_map(|meld| meld.faces()));
        let norths = (0..self.kita).map(|_| Face::plain(Tile::North));
        for face in
            held.chain(self.dora.iter().copied()).chain(self.seen.iter().copied()).chain(norths)
        {
            let tile = face.tile().index();
            wall[tile] = wall[tile].saturating_sub(1);
            if face.is_red() {
                reds[tile / 9] = reds[tile / 9].saturating_sub(1);
            }
        }
        for (suit, red) in reds.iter_mut().enumerate() {
            *red = wall[9 * suit + 4].min(*red);
        }
        (wall, reds)
    }
}

/// How a hand is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Won {
    pub(crate) by_ron: bool,
    pub(crate) riichi: Riichi,
    pub(crate) ippatsu: bool,
    pub(crate) last: bool,
}

/// The facts that all wins of a question share.
#[derive(Debug)]
pub(crate) struct Scorer {
    pub(crate) asked: Asked,
    pub(crate) rules: Rules,
    pub(crate) melds: Vec<Meld>,
}

impl Scorer {
    /// The points received for one win with these ura indicators; `None` without a yaku.
    pub(crate) fn points(
        &self,
        concealed: &[u8; 34],
        reds: [u8; 3],
        face: Face,
        won: Won,
        ura: &[Face],
    ) -> Option<f64> {
        let counts = Counts::from_array(*concealed).expect("four of each at most");
        let waiting = Hand::from_counts(counts, reds, &self.melds).expect("a hand");
        let situation = if won.by_ron { Situation::ron(face) } else { Situation::tsumo() };
        let mut situation = situation
            .with_seat(self.asked.seat)
            .with_round(self.asked.round)
            .with_dora(self.asked.dora.iter().copied())
            .with_honba(self.asked.honba)
            .with_kita(self.asked.kita)
            .with_ura(ura.iter().copied());
        situation = match won.riichi {
            Riichi::None => situation,
            Riichi::Riichi => situation.with_riichi(),
            Riichi::DoubleRiichi => situation.with_double_riichi(),
        };
        // No round ends in its second turn, and `score` refuses that.
        if won.ippatsu && !(won.last && won.riichi == Riichi::DoubleRiichi) {
            situation = situation.with_ippatsu();
        }
        if won.last {
            situation = if won.by_ron { situation.with_houtei() } else { situation.with_haitei() };
        }
        let hand = if won.by_ron { Ok(waiting) } else { waiting.draw(face) };
        match score(&hand.expect("no fifth copy"), &situation, &self.rules) {
            Ok(score) => {
                let sticks = 1_000.0 * f64::from(self.asked.sticks);
                Some(f64::from(score.payments().received()) + sticks)
            }
            Err(NoWin::NoYaku(_) | NoWin::BelowMinimum(_)) => None,
            Err(error) => panic!("{waiting} {face} {situation:?}: {error:?}"),
        }
    }

    /// How many ura indicators count.
    pub(crate) fn ura_indicators(&self) -> usize {
        let turned = if self.rules.kan_dora() {
            self.asked.dora.len()
        } else {
            self.asked.dora.len().min(1)
        };
        if self.asked.ura && self.rules.ura() { turned } else { 0 }
    }

    /// The expected points of a win over all sets of ura indicators among the unseen tiles, the
    /// winning tile excluded.
    pub(crate) fn expected(
        &self,
        concealed: &[u8; 34],
        reds: [u8; 3],
        face: Face,
        won: Won,
        unseen: &[u8; 34],
    ) -> Option<f64> {
        let indicators = self.ura_indicators();
        if won.riichi == Riichi::None || indicators == 0 {
            return self.points(concealed, reds, face, won, &[]);
        }
        let mut hand = *concealed;
        hand[face.tile().index()] += 1;
        for meld in &self.melds {
            meld.faces().for_each(|face| hand[face.tile().index()] += 1);
        }
        hand[Tile::North.index()] += self.asked.kita;
        // The unseen tiles by how many dora each would make as an indicator.
        let mut by_dora: Vec<Vec<Tile>> = vec![Vec::new(); 9];
        for tile in Tile::ALL {
            let dora = hand[dora_of(tile, self.rules.sanma()).index()];
            let left = unseen[tile.index()] - u8::from(tile == face.tile());
            for _ in 0..left {
                by_dora[usize::from(dora)].push(tile);
            }
        }
        let total: usize = by_dora.iter().map(Vec::len).sum();
        let mut sum = 0.0;
        let mut weight = 0.0;
        let mut of_number = std::collections::BTreeMap::new();
        for chosen in shares(&by_dora.iter().map(Vec::len).collect::<Vec<_>>(), indicators) {
            let picks = chosen.iter().zip(&by_dora);
            let ways: f64 = picks.clone().map(|(&n, tiles)| choose(tiles.len(), n)).product();
            let dora: usize = chosen.iter().enumerate().map(|(dora, n)| dora * n).sum();
            let turned: Vec<Face> =
                picks.flat_map(|(&n, tiles)| tiles[..n].iter().map(|&tile| tile.into())).collect();
            let points = *of_number
                .entry(dora)
                .or_insert_with(|| self.points(concealed, reds, face, won, &turned));
            sum += ways * points?;
            weight += ways;
        }
        assert!((weight / choose(total, indicators) - 1.0).abs() < 1e-9, "every set is counted");
        Some(sum / weight)
    }
}

/// Every way to take `n` things from groups of these sizes, as numbers by group.
fn shares(sizes: &[usize], n: usize) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = sizes.split_first() else {
        return if n == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for taken in 0..=first.min(n) {
        for mut more in shares(rest, n - taken) {
            more.insert(0, taken);
            all.push(more);
        }
    }
    all
}

fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}
