//! The articles that the library grew from, sentence by sentence: what each claims, with its own
//! hands and numbers.
//!
//! 1. On finding wins where fixed orders of taking mentsu fail (2018, a blog on programming): the
//!    algorithm of `attempts`, and a list of 222 hands.
//! 2. On the same algorithm in Power Apps (2024), with chiitoitsu and kokushi.
//! 3. On mahjong in Prolog and Common Lisp (a blog of a Lisp's author): unknown tiles, the four
//!    forms of tenpai, waits, Unicode's tiles.
//!
//! The articles on solitaire and on Othello are tested in `crates/shanghai` and
//! `crates/three-colour-othello`, in files of the same name.

use mentsu::attempts::{
    Outcome, jantou_candidates, koutsu_candidates, koutsu_subsets, strip_shuntsu, without_jantou,
    without_koutsu,
};
use mentsu::notation::unicode;
use mentsu::puzzle::FixedOrder;
use mentsu::{
    Counts, Hand, Mentsu, ParseError, PartialBlock, PartialHand, Tile, TileSet, WaitShape, counts,
    hand, tile, tiles,
};

/// The tiles that an attempt left over, or the decomposition it found.
fn ends(hand: &Hand, jantou: Tile) -> Vec<(String, String)> {
    let with_jantou = hand.attempts().filter(|attempt| attempt.jantou() == jantou);
    with_jantou
        .map(|attempt| {
            let end = match attempt.outcome() {
                Outcome::Complete(decomposition) => format!("won: {decomposition}"),
                Outcome::LeftOver(rest) => format!("{rest} left"),
            };
            (attempt.koutsu().to_string(), end)
        })
        .collect()
}

mod what_orders_miss {
    use super::*;

    const HAND: Hand = hand!("23333444556688m");

    /// "Taking every koutsu first, 3m and 4m, doesn't end in a win; nor does taking shuntsu first."
    #[test]
    fn both_orders_fail() {
        assert!(HAND.is_win());
        for order in FixedOrder::ALL {
            assert!(!order.finds(HAND.concealed()), "{order:?}");
        }
    }

    /// "Count the tiles of each kind; every kind held twice is a candidate for the jantou."
    #[test]
    fn steps_1_and_2_count_and_choose_the_jantou() {
        let counts = HAND.concealed();
        let held = tiles!("234568m").iter().map(|tile| counts[tile]);
        assert!(held.eq([1, 4, 3, 2, 2, 2]));
        assert_eq!(jantou_candidates(counts), tiles!("34568m"));
    }

    /// "With 8m as the jantou, the koutsu are 3m and 4m: none, 3m, 4m, and both are four cases."
    #[test]
    fn steps_3_to_5_combine_the_koutsu() -> Result<(), mentsu::NotHeld> {
        let rest = without_jantou(HAND.concealed(), tile!("8m"))?;
        assert_eq!(rest, counts!("233334445566m"));
        let candidates = koutsu_candidates(&rest);
        assert_eq!(candidates, tiles!("34m"));
        let subsets = ["", "3m", "4m", "34m"];
        assert!(koutsu_subsets(candidates).map(|set| set.to_string()).eq(subsets));
        Ok(())
    }

    /// "No koutsu: no win. 3m alone: a win. 4m alone, and both: no win."
    #[test]
    fn steps_6_to_8_take_shuntsu_from_the_end() {
        let expected = [
            ("", "366m left"),
            ("3m", "won: 88m 234m 333m 456m 456m"),
            ("4m", "233335566m left"),
            ("34m", "235566m left"),
        ];
        let expected = expected.map(|(koutsu, end)| (koutsu.to_owned(), end.to_owned()));
        assert_eq!(ends(&HAND, tile!("8m")), expected);
        assert_eq!(HAND.decompositions().len(), 1, "that is the one way of all jantou");
    }

    /// "Three candidates give 2^3 = 8 cases, four give 2^4 = 16."
    #[test]
    fn n_koutsu_are_2_to_the_n_cases() {
        for (candidates, cases) in [("", 1), ("3m", 2), ("34m", 4), ("345m", 8), ("345m7z", 16)] {
            let candidates: TileSet = candidates.parse().unwrap();
            assert_eq!(koutsu_subsets(candidates).count(), cases);
        }
    }

    /// "In 11223344 there are several ways, and whether 11223344456789 has ittsu depends on the
    /// jantou, 1m or 4m, so all ways have to be found."
    #[test]
    fn every_way_is_found() {
        let ways = hand!("11223344456789m").decompositions();
        assert!(ways.iter().map(|way| way.jantou()).eq([tile!("1m"), tile!("4m")]));
        let ittsu = [Tile::M1, Tile::M4, Tile::M7].map(|first| Mentsu::shuntsu(first).unwrap());
        let has_ittsu = ways.iter().map(|way| ittsu.iter().all(|part| way.mentsu().contains(part)));
        assert!(has_ittsu.eq([false, true]));
        let ways = hand!("11223344m").decompositions();
        assert!(ways.iter().map(|way| way.jantou()).eq([tile!("1m"), tile!("4m")]));
    }

    /// "Taking 123 out of 12345 makes 234 and 345 impossible; taking a koutsu touches no other
    /// koutsu."
    #[test]
    fn koutsu_are_independent_and_shuntsu_are_not() -> Result<(), mentsu::NotHeld> {
        let shuntsu = |tiles: &Counts, first: Tile| {
            let shuntsu = Mentsu::shuntsu(first).unwrap();
            shuntsu.tiles().try_fold(*tiles, |rest, tile| rest.without(tile)).ok()
        };
        let tiles = counts!("12345m");
        let firsts = [Tile::M1, Tile::M2, Tile::M3];
        assert!(firsts.iter().all(|first| shuntsu(&tiles, *first).is_some()));
        let rest = shuntsu(&tiles, Tile::M1).unwrap();
        assert!(firsts.iter().all(|first| shuntsu(&rest, *first).is_none()));

        let koutsu = counts!("333444m");
        assert_eq!(without_koutsu(&koutsu, tiles!("3m"))?, counts!("444m"));
        assert_eq!(without_koutsu(&koutsu, tiles!("34m"))?, Counts::EMPTY);
        assert_eq!(strip_shuntsu(&counts!("12345m")).left_over(), &counts!("45m"));
        Ok(())
    }

    /// "222 hands can't be found by taking all koutsu or all shuntsu": both orders do miss all of
    /// them. Of these 204 need subsets of koutsu; 18 are no standard win at all but seven pairs.
    #[test]
    fn of_the_222_hands_204_need_subsets_and_18_are_seven_pairs() {
        let listed = include_str!("tiles/tricky_chinitsu.txt").lines();
        let hands = listed.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let (mut standard, mut pairs) = (0, 0);
        for ranks in hands {
            let hand: Hand = format!("{ranks}m").parse().unwrap();
            assert!(hand.is_win(), "{hand}");
            assert!(FixedOrder::ALL.iter().all(|order| !order.finds(hand.concealed())), "{hand}");
            if hand.decompositions().is_empty() {
                assert!(hand.is_chiitoitsu(), "{hand}");
                pairs += 1;
            } else {
                standard += 1;
            }
        }
        assert_eq!((standard, pairs), (204, 18));
    }
}

mod power_apps {
    use super::*;

    /// "A win is a jantou and four mentsu, koutsu or shuntsu, of 14 tiles."
    #[test]
    fn a_jantou_and_four_mentsu() {
        let won = hand!("123m456p789s111z22z");
        assert_eq!(won.decompositions().len(), 1);
        assert!(!hand!("123m456p789s11z222m").decompositions().is_empty());
        assert!(hand!("123m456p789s11z223m").decompositions().is_empty());
    }

    /// "Fourteen tiles less a jantou are twelve; a candidate is a koutsu or isn't, 2^2 = 4 cases."
    #[test]
    fn twelve_tiles_are_left_for_each_jantou() -> Result<(), mentsu::NotHeld> {
        let tiles = counts!("23333444556688m");
        for jantou in jantou_candidates(&tiles) {
            assert_eq!(without_jantou(&tiles, jantou)?.total(), 12);
        }
        Ok(())
    }

    /// "From the lowest tile that is left, take it and the two above, a third of the tiles times.
    /// What isn't there would become negative": here it stays as left over.
    #[test]
    fn shuntsu_are_taken_from_the_lowest_tile() {
        assert_eq!(strip_shuntsu(&counts!("112233456m")).left_over(), &Counts::EMPTY);
        assert_eq!(strip_shuntsu(&counts!("124m")).left_over(), &counts!("124m"));
        assert_eq!(strip_shuntsu(&counts!("789m1p")).left_over(), &counts!("1p"));
    }

    /// "Seven kinds held twice are chiitoitsu; all thirteen of 1 and 9, winds and dragons, each
    /// once or twice, are kokushi."
    #[test]
    fn two_forms_have_no_mentsu() {
        assert!(hand!("1199m2288p3377s44z").is_chiitoitsu());
        assert!(!hand!("1111m2288p3377s44z").is_chiitoitsu());
        for tile in TileSet::YAOCHUU {
            let thirteen = hand!("19m19p19s1234567z");
            assert!(thirteen.is_kokushi_13() && thirteen.draw(tile).unwrap().is_kokushi());
        }
        assert!(!hand!("19m199p199s123456z").is_kokushi());
    }
}

mod prolog {
    use super::*;

    const WON: &str = "🀉🀊🀋🀓🀔🀔🀕🀕🀖🀟🀟🀀🀀🀀";
    const NOT_WON: &str = "🀉🀊🀋🀓🀔🀔🀕🀕🀘🀟🀟🀀🀀🀀";

    /// "A shuntsu is three in a row, 🀉🀊🀋; a koutsu three alike, 🀀🀀🀀; a toitsu two, 🀟🀟."
    #[test]
    fn the_blocks() -> Result<(), ParseError> {
        assert_eq!("🀉🀊🀋".parse::<Mentsu>()?, Mentsu::shuntsu(tile!("3m")).unwrap());
        assert_eq!("🀀🀀🀀".parse::<Mentsu>()?, Mentsu::koutsu(tile!("1z")));
        assert_eq!("🀟🀟".parse::<Counts>()?, counts!("77p"));
        Ok(())
    }

    /// "This is a win, and this isn't." The second one took the article's program seconds.
    #[test]
    fn a_win_and_no_win() -> Result<(), ParseError> {
        assert!(WON.parse::<Hand>()?.is_win());
        assert!(!NOT_WON.parse::<Hand>()?.is_win());
        Ok(())
    }

    /// "Delete 🀉🀊🀋, 🀓🀔🀕, 🀔🀕🀖 and 🀀🀀🀀, and 🀟🀟 is left."
    #[test]
    fn all_mentsu_deleted_leave_a_pair() -> Result<(), ParseError> {
        let ways = WON.parse::<Hand>()?.decompositions();
        assert_eq!(
            ways.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["77p 345m 456s 567s 111z"]
        );
        Ok(())
    }

    /// "1 to 9 follow one another, honors don't; 🀚🀛🀜 is a shuntsu."
    #[test]
    fn order_within_a_suit() {
        for tile in Tile::ALL {
            let begins = !tile.is_honor() && tile.rank() <= 7;
            assert_eq!(Mentsu::shuntsu(tile).is_ok(), begins, "{tile}");
        }
        // In whatever order they are written, which the article leaves out.
        assert_eq!("🀜🀛🀚".parse::<Mentsu>(), "🀚🀛🀜".parse());
    }

    /// "Of 🀅🀅🀔🀕🀖🀄, 🀅🀅🀄 is left."
    #[test]
    fn what_is_left_of_the_example() -> Result<(), ParseError> {
        assert_eq!(strip_shuntsu(&"🀅🀅🀔🀕🀖🀄".parse()?).left_over(), &"🀅🀅🀄".parse()?);
        Ok(())
    }

    /// "With 🀫 for 🀓 it finds 🀓": it should find 🀖 as well, and the article's program goes on for
    /// ever.
    #[test]
    fn an_unknown_tile() -> Result<(), ParseError> {
        let hand: PartialHand = "🀉🀊🀋🀫🀔🀔🀕🀕🀖🀟🀟🀀🀀🀀".parse()?;
        assert!(hand.completions().map(|one| *one.tiles()).eq([counts!("4s"), counts!("7s")]));
        let never: PartialHand = "🀉🀊🀋🀫🀔🀔🀕🀕🀘🀟🀟🀀🀀🀀".parse()?;
        assert_eq!(never.completions().len(), 0);
        Ok(())
    }

    /// "Without its mentsu a hand in tenpai is one of four: 🀃; 🀊🀋🀄🀄; 🀙🀙🀃🀃; 🀖🀘🀍🀍."
    #[test]
    fn the_four_forms_of_tenpai() -> Result<(), ParseError> {
        for (left, waits, shapes) in [
            ("🀃", "🀃", &[WaitShape::Tanki][..]),
            ("🀊🀋🀄🀄", "🀉🀌", &[WaitShape::Ryanmen]),
            ("🀇🀈🀄🀄", "🀉", &[WaitShape::Penchan]),
            ("🀙🀙🀃🀃", "🀙🀃", &[WaitShape::Shanpon]),
            ("🀖🀘🀍🀍", "🀗", &[WaitShape::Kanchan]),
        ] {
            let hand: Hand = left.parse()?;
            assert_eq!(hand.wait_tiles(), waits.parse()?, "{left}");
            assert!(
                hand.waits().iter().all(|wait| wait.shapes().iter().eq(shapes.iter().copied()))
            );
        }
        Ok(())
    }

    /// "🀉🀊🀋🀓🀔🀔🀕🀕🀟🀟🀀🀀🀀 waits for 🀓🀖, and 🀉🀊🀋🀓🀓🀓🀔🀕🀟🀟🀀🀀🀀 for 🀓🀖🀟."
    #[test]
    fn waits() -> Result<(), ParseError> {
        for (hand, waits) in [("🀉🀊🀋🀓🀔🀔🀕🀕🀟🀟🀀🀀🀀", "🀓🀖"), ("🀉🀊🀋🀓🀓🀓🀔🀕🀟🀟🀀🀀🀀", "🀓🀖🀟")]
        {
            assert_eq!(hand.parse::<Hand>()?.wait_tiles(), waits.parse()?, "{hand}");
        }
        Ok(())
    }

    /// "Mahjong tiles are characters of Unicode", row by row.
    #[test]
    fn the_characters() {
        let rows = ["🀀🀁🀂🀃🀆🀅🀄", "🀇🀈🀉🀊🀋🀌🀍🀎🀏", "🀐🀑🀒🀓🀔🀕🀖🀗🀘", "🀙🀚🀛🀜🀝🀞🀟🀠🀡"];
        let suits = ["1234567z", "123456789m", "123456789s", "123456789p"];
        for (row, suit) in rows.into_iter().zip(suits) {
            let tiles: TileSet = suit.parse().unwrap();
            assert!(tiles.iter().map(unicode::character).eq(row.chars()));
            assert_eq!(row.parse(), Ok(tiles));
        }
    }

    /// "`(刻子 🀀 🀀 ?🀫)` matches, and ?🀫 is 🀀."
    #[test]
    fn the_last_example() -> Result<(), ParseError> {
        let block: PartialBlock = "(刻子 🀀 🀀 ?🀫)".parse()?;
        let [only] = block.completions()[..] else { panic!("{block}") };
        assert_eq!(only.tiles(), &"🀀".parse()?);
        Ok(())
    }
}
