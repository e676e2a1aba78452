//! The factors of clues, in the order in which the shares look them up.

use super::clue::Clue;
use super::wait::{HELD_UNSEEN, KINDS, PAIRS, WAIT_UNSEEN, WAITS_UNSEEN, above_suit};

/// The factors of four or of three players. A missing clue has the factor 1: a look-up costs less
/// than a mispredicted branch.
pub(super) struct Factors {
    /// Of each clue, and of none.
    pub(super) of: [f64; Clue::COUNT + 1],
    /// By when a tile was discarded and how far above it, less four, a wait lies: of a ryanmen and
    /// a kanchan by the lower tile held, of a tanki, and of a shanpon.
    pub(super) near: [[[f64; 4]; 8]; 8],
    /// By when it was discarded: a tile held in a penchan, and the tile beyond its wait.
    pub(super) penchan: [[f64; 8]; 2],
    /// By the rank of the lower tile, from 0 on.
    pub(super) ryanmen: [f64; 16],
    pub(super) kanchan: [f64; 16],
    /// By unseen copies of a tile held: the factor times the copies.
    pub(super) held: [f64; 8],
    /// By unseen copies of both waits of a ryanmen.
    pub(super) waits: [f64; 16],
    /// By unseen copies of a kanchan's or penchan's wait.
    pub(super) wait: [f64; 8],
    /// By unseen copies, of numbers and of honors: tanki times the copies, shanpon times the pairs.
    pub(super) tanki: [[f64; 8]; 2],
    pub(super) shanpon: [[f64; 8]; 2],
    /// By discards of the suit: of blocks, and of a tile alone.
    pub(super) suit: [[f64; 8]; 2],
    /// By turn, and by the tile of the riichi: kanchan and penchan, number tanki, honor tanki,
    /// shanpon.
    pub(super) turn: [[f64; 4]; 4],
    pub(super) riichi: [[f64; 4]; 4],
    /// By 1 for a wait that is dora and 2 for a tile held that is.
    pub(super) dora: [f64; 4],
}

impl Factors {
    pub(super) const fn new(factors: &[f64; Clue::COUNT]) -> Factors {
        let mut of = [1.0; Clue::COUNT + 1];
        let mut clue = 0;
        while clue < factors.len() {
            of[clue] = factors[clue];
            clue += 1;
        }
        let mut all = Factors {
            of,
            near: [[[1.0; 4]; 8]; 8],
            penchan: [[1.0; 8]; 2],
            ryanmen: [1.0; 16],
            kanchan: [1.0; 16],
            held: [0.0; 8],
            waits: [1.0; 16],
            wait: [1.0; 8],
            tanki: [[1.0; 8]; 2],
            shanpon: [[1.0; 8]; 2],
            suit: [[1.0; 8]; 2],
            turn: [[1.0; 4]; 4],
            riichi: [[1.0; 4]; 4],
            dora: [1.0; 4],
        };
        let mut at = 0;
        while at < 16 {
            all.ryanmen[at] = of[(Clue::RYANMEN + KINDS.ryanmen[at]) as usize];
            all.kanchan[at] = of[(Clue::KANCHAN + KINDS.kanchan[at]) as usize];
            all.waits[at] = of[WAITS_UNSEEN[at] as usize];
            at += 1;
        }
        all.by_copies().by_moment().by_river()
    }

    const fn by_copies(mut self) -> Factors {
        let of = self.of;
        let mut at = 0;
        while at < 8 {
            self.held[at] = of[HELD_UNSEEN[at] as usize] * at as f64;
            self.wait[at] = of[WAIT_UNSEEN[at] as usize];
            let pairs = PAIRS[at] as f64;
            self.tanki[0][at] = at as f64;
            self.tanki[1][at] = at as f64;
            self.shanpon[0][at] = pairs;
            self.shanpon[1][at] = pairs;
            if at == 1 || at == 2 {
                self.tanki[0][at] *= of[Clue::TANKI_UNSEEN as usize + at - 1];
                self.tanki[1][at] *= of[Clue::HONOR_TANKI_UNSEEN as usize + at - 1];
            }
            if at == 3 || at == 4 {
                self.shanpon[0][at] *= of[Clue::SHANPON_UNSEEN as usize + at - 3];
                self.shanpon[1][at] *= of[Clue::HONOR_SHANPON_UNSEEN as usize];
            }
            self.suit[0][at] = of[above_suit(Clue::SUIT_OF_BLOCK, at as u8) as usize];
            self.suit[1][at] = of[above_suit(Clue::SUIT_OF_TILE, at as u8) as usize];
            at += 1;
        }
        self
    }

    const fn by_moment(mut self) -> Factors {
        let of = self.of;
        let mut what = 0;
        while what < 4 {
            self.turn[what][0] = of[Clue::TURN as usize + 2 * what];
            self.turn[what][2] = of[Clue::TURN as usize + 2 * what + 1];
            // Tanki of numbers and of honors are alike here.
            let group = Clue::RIICHI_TILE as usize + 2 * [0, 1, 1, 2][what];
            self.riichi[what][1] = of[group];
            self.riichi[what][2] = of[group + 1];
            what += 1;
        }
        let (wait, held) = (of[Clue::DORA as usize], of[Clue::DORA as usize + 1]);
        self.dora = [1.0, wait, held, wait * held];
        self
    }

    const fn by_river(mut self) -> Factors {
        let mut time = 1;
        while time <= 4 {
            let mut distance = 0;
            while distance < 8 {
                let mut shape = 0;
                while shape < 4 {
                    let group = NEAR[shape][distance];
                    if group != Clue::NONE {
                        self.near[time][distance][shape] = self.of[group as usize + time - 1];
                    }
                    shape += 1;
                }
                distance += 1;
            }
            self.penchan[0][time] = self.of[Clue::KANCHAN_HELD as usize + time - 1];
            self.penchan[1][time] = self.of[Clue::PENCHAN_BEYOND as usize + time - 1];
            time += 1;
        }
        self
    }
}

/// The group of clues that a discard gives a wait, by how far the wait lies above it, from four
/// below to three above.
const NEAR: [[u8; 8]; 4] = {
    const NONE: u8 = Clue::NONE;
    let (held, beside, beyond) = (Clue::RYANMEN_HELD, Clue::RYANMEN_BESIDE, Clue::RYANMEN_BEYOND);
    let ryanmen = [beyond, beside, NONE, held, held, NONE, beside, beyond];
    let (held, off, beside) = (Clue::KANCHAN_HELD, Clue::KANCHAN_TWO_OFF, Clue::KANCHAN_BESIDE);
    let kanchan = [off, beside, held, NONE, held, beside, off, NONE];
    let (one, two, suji) = (Clue::TANKI_NEAR, Clue::TANKI_NEAR + 4, Clue::TANKI_NEAR + 8);
    let tanki = [NONE, suji, two, one, NONE, one, two, suji];
    let (one, two, suji) = (Clue::SHANPON_NEAR, Clue::SHANPON_NEAR + 4, Clue::SHANPON_NEAR + 8);
    let shanpon = [NONE, suji, two, one, NONE, one, two, suji];
    [ryanmen, kanchan, tanki, shanpon]
};
