//! The optional features: serde round trips, strategies and arbitrary values that are valid.
//! `cargo test --all-features` runs them; without features there is nothing here to test.

#[cfg(feature = "serde")]
mod serde {
    use std::fmt::Debug;

    use mentsu::Wind;
    use mentsu::riichi::legality::NotenBappu;
    use mentsu::riichi::{Kuikae, Riichi, Rules, Yaku, YakuSet};
    use mentsu::{
        CalledFrom, Counts, Face, FifthCopy, Hand, Meld, MeldKind, Mentsu, MentsuKind, Suit, Tile,
        TileSet, WaitShape, WaitShapes, hand,
    };
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    #[track_caller]
    fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
        assert_eq!(serde_json::to_string(value).unwrap(), json);
        assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
        let bytes = postcard::to_allocvec(value).unwrap();
        assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    }

    #[test]
    fn values_are_text_for_people_and_survive_binary_formats() {
        for tile in Tile::ALL {
            round_trips(&tile, &format!("\"{tile}\""));
            round_trips(&TileSet::from(tile), &format!("\"{tile}\""));
            for mentsu in [Mentsu::koutsu(tile), Mentsu::kantsu(tile)] {
                round_trips(&mentsu, &format!("\"{mentsu}\""));
            }
            if let Ok(shuntsu) = Mentsu::shuntsu(tile) {
                assert_eq!(shuntsu.kind(), MentsuKind::Shuntsu);
                round_trips(&shuntsu, &format!("\"{shuntsu}\""));
            }
        }
        for face in Face::ALL {
            round_trips(&face, &format!("\"{face}\""));
        }
        round_trips(&"1123m55z".parse::<Counts>().unwrap(), "\"1123m55z\"");
        round_trips(&Counts::FULL, &format!("\"{}\"", Counts::FULL));
        round_trips(&"(055=5p)".parse::<Meld>().unwrap(), "\"(055=5p)\"");
        round_trips(&hand!("406m11z(777=z)"), "\"406m11z(777=z)\"");
        round_trips(&hand!("406m1z+1z(777=z)"), "\"406m1z+1z(777=z)\"");
    }

    #[test]
    fn names_are_text_for_people_too() {
        for shape in WaitShape::ALL {
            round_trips(&shape, &format!("\"{shape}\""));
        }
        for suit in Suit::ALL {
            round_trips(&suit, &format!("\"{}\"", suit.letter()));
        }
        for kind in MeldKind::ALL {
            round_trips(&kind, &format!("\"{}\"", kind.name()));
        }
        for source in CalledFrom::ALL {
            round_trips(&source, &format!("\"{}\"", source.name()));
        }
        round_trips(&FifthCopy::Any, "\"any\"");
        round_trips(&FifthCopy::Concealed, "\"concealed\"");
        round_trips(&FifthCopy::Ignored, "\"ignored\"");
    }

    #[test]
    fn rules_come_back_and_name_every_rule() {
        let presets = [
            Rules::TENHOU,
            Rules::TENHOU_SANMA,
            Rules::MAHJONG_SOUL,
            Rules::WRC,
            Rules::EMA,
            Rules::M_LEAGUE,
            Rules::TENHOU.with_kuikae(Kuikae::SameTile).with_minimum_han(2).with_reds([0, 2, 1]),
        ];
        for rules in presets {
            round_trips(&rules, &serde_json::to_string(&rules).unwrap());
        }
        let json = serde_json::to_string(&Rules::M_LEAGUE).unwrap();
        assert!(json.contains("\"multiple_ron\":\"head_bump\""), "{json}");
        assert!(json.contains("\"pao\":[\"daisangen\",\"daisuushi\",\"suukantsu\"]"), "{json}");
        for yaku in Yaku::ALL {
            round_trips(&yaku, &format!("\"{}\"", yaku.name()));
            round_trips(&YakuSet::from(yaku), &format!("[\"{}\"]", yaku.name()));
        }
        for wind in Wind::ALL {
            round_trips(&wind, &format!("\"{}\"", wind.name()));
        }
        round_trips(&Riichi::DoubleRiichi, "\"double_riichi\"");
        round_trips(&NotenBappu::Sanma2000, "\"sanma2000\"");
    }

    #[test]
    fn every_set_of_shapes_is_a_list_of_names() {
        for bits in 0..1u16 << WaitShape::ALL.len() {
            let chosen = (0..).zip(WaitShape::ALL).filter(|(i, _)| bits >> i & 1 == 1);
            let shapes: WaitShapes = chosen.map(|(_, shape)| shape).collect();
            let names: Vec<&str> = shapes.iter().map(WaitShape::name).collect();
            round_trips(&shapes, &serde_json::to_string(&names).unwrap());
        }
    }

    #[test]
    fn wrong_values_are_errors() {
        for wrong in ["\"123q\"", "\"11111m\"", "\"12m\"x", "7", "\"123m\""] {
            assert!(serde_json::from_str::<Hand>(wrong).is_err(), "{wrong}");
        }
        for wrong in ["\"Pon\"", "\"\"", "3", "[\"pon\"]"] {
            assert!(serde_json::from_str::<MeldKind>(wrong).is_err(), "{wrong}");
        }
        assert!(serde_json::from_str::<WaitShapes>("[\"tanki\",\"open\"]").is_err());
        assert!(postcard::from_bytes::<Suit>(&[4]).is_err());
        assert!(postcard::from_bytes::<Tile>(&[34]).is_err());
        assert!(postcard::from_bytes::<Face>(&[0x80 | 3]).is_err(), "a red 4m");
        let five = postcard::to_allocvec(&[5u64, 0, 0, 0]).unwrap();
        assert!(postcard::from_bytes::<Counts>(&five).is_err());
        let eighth_honor = postcard::to_allocvec(&[0u64, 0, 0, 1 << 28]).unwrap();
        assert!(postcard::from_bytes::<Counts>(&eighth_honor).is_err());
    }
}

#[cfg(feature = "proptest")]
mod strategies {
    use mentsu::{Hand, WinForm, strategy};
    use proptest::prelude::*;
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    proptest! {
        #[test]
        fn hands_are_valid(hand in strategy::hand()) {
            let rebuilt = Hand::from_counts(*hand.concealed(), hand.reds_by_suit(), hand.melds());
            prop_assert_eq!(rebuilt, Ok(hand));
        }

        #[test]
        fn winning_hands_are_won(hand in strategy::winning_hand()) {
            prop_assert!(hand.is_win());
        }

        #[test]
        fn tenpai_hands_list_a_wait(hand in strategy::tenpai_hand()) {
            prop_assert!(hand.is_tenpai() && !hand.waits().is_empty());
        }

        #[test]
        fn counts_have_the_total_asked_for(counts in strategy::counts(20..=30)) {
            prop_assert!((20..=30).contains(&counts.total()));
        }

        #[test]
        fn one_suit_hands_have_one_suit(hand in strategy::one_suit_hand(7)) {
            let suits: std::collections::BTreeSet<_> =
                hand.faces().map(|face| face.tile().suit()).collect();
            prop_assert_eq!((suits.len(), hand.concealed().total()), (1, 7));
        }
    }

    /// Simplifies until nothing simpler fails.
    fn shrunk<T: Copy>(strategy: impl Strategy<Value = T>, fails: impl Fn(&T) -> bool) -> T {
        let mut runner = TestRunner::deterministic();
        loop {
            let mut tree = strategy.new_tree(&mut runner).unwrap();
            if !fails(&tree.current()) {
                continue;
            }
            let mut simplest = tree.current();
            let mut simpler = tree.simplify();
            while simpler {
                if fails(&tree.current()) {
                    simplest = tree.current();
                    simpler = tree.simplify();
                } else {
                    simpler = tree.complicate();
                }
            }
            return simplest;
        }
    }

    #[test]
    fn hands_shrink_to_small_ones() {
        let hand = shrunk(strategy::hand(), |hand| hand.concealed().total() >= 2);
        assert_eq!((hand.concealed().total(), hand.melds().len()), (2, 0));
        let hand = shrunk(strategy::hand(), |hand| !hand.melds().is_empty());
        assert_eq!((hand.concealed().total(), hand.melds().len()), (1, 1));
        let hand = shrunk(strategy::winning_hand(), |hand| {
            hand.win_forms().iter().any(|form| matches!(form, WinForm::Standard(_)))
        });
        assert_eq!((hand.concealed().total(), hand.melds().len()), (2, 0));
    }
}

#[cfg(feature = "arbitrary")]
mod arbitrary {
    use crate::common::Random;
    use arbitrary::{Arbitrary, Unstructured};
    use mentsu::{Hand, Meld};

    #[test]
    fn any_bytes_give_valid_hands() {
        let mut random = Random::new(1);
        let mut bytes = vec![0; 256];
        for _ in 0..20_000 {
            bytes.fill_with(|| random.below(256) as u8);
            let hand = Hand::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
            assert_eq!(hand.to_string().parse(), Ok(hand));
            let meld = Meld::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
            assert_eq!(meld.to_string().parse(), Ok(meld));
        }
    }
}
