//! Counts with a known result, each over a whole domain.
//!
//! The slow oracle gives the complete suits; the tests ask mentsu about every hand made of them.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::thread;

use crate::common::wins::{
    CompleteSuit, for_each_kokushi, for_each_seven_pairs, for_each_standard_win,
};
use crate::common::{Ranks, in_suit, one_suit_hands};
use mentsu::{Counts, Hand, Suit, TileSet, WinForm};

/// The complete counts of man, pin, sou and honors, all 34 kinds in play.
static SUITS: LazyLock<[CompleteSuit; 4]> = LazyLock::new(|| {
    let number = CompleteSuit::of(Suit::Man, TileSet::ALL, is_complete);
    let honors = CompleteSuit::of(Suit::Honor, TileSet::ALL, is_complete);
    [number.clone(), number.clone(), number, honors]
});

fn is_complete(suit: Suit, ranks: Ranks) -> bool {
    !crate::oracle::splits(in_suit(suit, ranks).to_array()).is_empty()
}

/// The results of a count over many won hands.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    hands: u64,
    ways: u64,
    /// Hands by number of standard decompositions.
    by_ways: [u64; 6],
    /// Hands by number of winning forms.
    by_forms: [u64; 6],
    /// The most readings that one winning tile of a hand has.
    most_readings: usize,
}

impl Tally {
    /// Asks everything about one won hand.
    fn take(&mut self, hand: &Counts) {
        let ways = hand.decompositions();
        let forms = hand.win_forms();
        self.hands += 1;
        self.ways += ways.len() as u64;
        self.by_ways[ways.len()] += 1;
        self.by_forms[forms.len()] += 1;
        if forms.len() > 1 {
            // One form alone has three at most: three shuntsu, or the jantou and two.
            for tile in hand.kinds() {
                let readings = hand.readings(tile);
                self.most_readings = self.most_readings.max(readings.len());
            }
        }
    }

    fn add(&mut self, other: &Tally) {
        self.hands += other.hands;
        self.ways += other.ways;
        for (sum, more) in self.by_ways.iter_mut().zip(other.by_ways) {
            *sum += more;
        }
        for (sum, more) in self.by_forms.iter_mut().zip(other.by_forms) {
            *sum += more;
        }
        self.most_readings = self.most_readings.max(other.most_readings);
    }
}

/// Counts all standard wins of `mentsu` mentsu on two threads.
fn standard_wins(suits: &[CompleteSuit; 4], mentsu: usize) -> Tally {
    let half = |worker| {
        let mut tally = Tally::default();
        for_each_standard_win(suits, mentsu, (worker, 2), |hand| tally.take(&hand));
        tally
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut tally = half(0);
        tally.add(&other.join().expect("the other half is counted"));
        tally
    })
}

#[test]
fn complete_suits_and_the_ways_to_split_them() {
    let suits: Vec<Ranks> = SUITS[0].iter().collect();
    assert_eq!(suits.len(), 21_743);
    // A suit of mentsu alone is put to mentsu beside a jantou of another suit.
    let ways = suits.iter().map(|&ranks| {
        let tiles = in_suit(Suit::Man, ranks);
        let is_whole = tiles.total() % 3 == 2;
        let hand = if is_whole { tiles } else { crate::common::plus(tiles, "11z") };
        hand.decompositions().len()
    });
    assert_eq!(ways.sum::<usize>(), 23_533);
}

#[test]
fn standard_wins_of_2_to_11_tiles() {
    let wins = (0..4).map(|mentsu| standard_wins(&SUITS, mentsu).hands);
    assert!(wins.eq([34, 1_836, 49_332, 875_418]));
}

#[test]
fn standard_wins_of_14_tiles() {
    let tally = standard_wins(&SUITS, 4);
    assert_eq!(tally.hands, 11_498_658);
    assert_eq!(tally.ways, 11_580_567);
    assert_eq!(tally.by_ways, [0, 11_419_215, 77_025, 2_370, 48, 0]);
    // 4,668 are seven pairs as well: 4,389 with one standard form, 270 with two, 9 with three.
    assert_eq!(tally.by_forms, [0, 11_414_826, 81_144, 2_631, 57, 0]);
    assert_eq!(tally.most_readings, 8);
}

#[test]
fn hands_that_reach_the_most_forms_and_readings() -> Result<(), mentsu::ParseError> {
    for hand in ["22233344455566m", "11223344556677m"] {
        assert_eq!(hand.parse::<Hand>()?.win_forms().len(), 4, "{hand}");
    }
    assert_eq!("22233334444555m".parse::<Hand>()?.readings(mentsu::Tile::M3).len(), 8);
    Ok(())
}

/// Chiitoitsu and kokushi that aren't won in a standard form as well, and so not counted.
fn other_wins(kinds: TileSet) -> u64 {
    let mut wins = 0;
    for_each_seven_pairs(kinds, |hand| {
        let forms = hand.win_forms();
        assert!(matches!(forms.last(), Some(WinForm::Chiitoitsu(_))), "{hand}");
        wins += u64::from(forms.len() == 1);
    });
    for_each_kokushi(|hand| {
        assert!(matches!(hand.win_forms()[..], [WinForm::Kokushi { .. }]), "{hand}");
        wins += 1;
    });
    wins
}

#[test]
fn wins_of_14_tiles_in_any_form() {
    assert_eq!(11_498_658 + other_wins(TileSet::ALL), 16_873_619);
}

#[test]
fn wins_of_14_tiles_in_sanma() {
    let suits = Suit::ALL.map(|suit| CompleteSuit::of(suit, TileSet::SANMA, is_complete));
    assert_eq!(standard_wins(&suits, 4).hands + other_wins(TileSet::SANMA), 3_544_383);
}

#[test]
fn one_suit_hands_of_14_tiles() {
    let (mut hands, mut wins, mut all_wins) = (0, 0, 0);
    let mut tally = Tally::default();
    for ranks in one_suit_hands(14) {
        let hand = in_suit(Suit::Sou, ranks);
        let forms = hand.win_forms();
        let is_standard = forms.iter().any(|form| matches!(form, WinForm::Standard(_)));
        hands += 1;
        wins += u32::from(is_standard);
        all_wins += u32::from(!forms.is_empty());
        if is_standard {
            tally.take(&hand);
        }
    }
    assert_eq!((hands, wins, all_wins), (118_800, 13_259, 13_277));
    assert_eq!(tally.ways, 14_738);
    assert_eq!(tally.by_ways, [0, 11_984, 1_087, 172, 16, 0]);
}

#[test]
fn one_suit_hands_of_13_tiles_by_number_of_waits() {
    let mut standard = [0; 10];
    let mut with_chiitoitsu = [0; 10];
    for ranks in one_suit_hands(13) {
        let waits = in_suit(Suit::Man, ranks).waits();
        let of_standard = waits.iter().filter(|wait| {
            let mut forms = wait.readings().iter().map(|reading| reading.form());
            forms.any(|form| matches!(form, WinForm::Standard(_)))
        });
        standard[of_standard.count()] += 1;
        with_chiitoitsu[waits.len()] += 1;
    }
    let expected = [53_530, 14_067, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1];
    assert_eq!(standard, expected);
    assert_eq!(standard.iter().sum::<u32>(), 93_600);
    let expected = [53_404, 14_193, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1];
    assert_eq!(with_chiitoitsu, expected);
}

#[test]
fn pure_nine_gates_alone_waits_for_nine() -> Result<(), mentsu::ParseError> {
    let gates: Hand = "1112345678999m".parse()?;
    let waits = gates.waits();
    assert_eq!((waits.tiles(), waits.readings().len()), (TileSet::MAN, 15));

    let nine_waits = one_suit_hands(13)
        .map(|ranks| in_suit(Suit::Man, ranks))
        .filter(|hand| hand.wait_tiles().len() == 9);
    assert!(nine_waits.eq([*gates.concealed()]));
    Ok(())
}

/// Why two suits never multiply their ways: three koutsu against three shuntsu take nine tiles,
/// two places for the jantou eight.
#[test]
fn no_hand_has_two_suits_with_several_ways() {
    let mut least: BTreeMap<bool, u8> = BTreeMap::new();
    for ranks in SUITS[0].iter() {
        let tiles = in_suit(Suit::Man, ranks);
        if crate::oracle::splits(tiles.to_array()).len() > 1 {
            let least = least.entry(tiles.total() % 3 == 2).or_insert(u8::MAX);
            *least = tiles.total().min(*least);
        }
    }
    assert!(least.into_iter().eq([(false, 9), (true, 8)]));
}
