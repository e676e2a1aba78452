//! Scoring doesn't touch the heap.

use allocation_counter::measure;
use mentsu::riichi::{Rules, Situation, quick_points, score, yaku_ways};
use mentsu::{Tile, Visible};

#[test]
fn no_score_touches_the_heap() {
    // Eight readings, melds, chiitoitsu and a standard form, kokushi, no win.
    for text in [
        "2223334444555m+3m",
        "34067p234s88s+8p(666z)",
        "112233m445566p7s+7s",
        "19m19p19s1234567z+1z",
        "1111m2244p55779s+9s",
    ] {
        let hand = super::hand(text);
        let situation = Situation::tsumo().with_dora([Tile::M1; 2]);
        let used = measure(|| {
            if let Ok(score) = score(&hand, &situation, &Rules::TENHOU) {
                assert!(score.fu_items().len() <= 9);
                assert!(score.payments().received() > 0);
            }
            let _ = quick_points(&hand, &situation, &Rules::TENHOU);
            let ways = yaku_ways(&hand, &Visible::of(&hand), &situation, &Rules::TENHOU);
            assert!(!ways.is_empty());
        });
        assert_eq!(used.count_total, 0, "{text}");
    }
}
