//! Houses of three players: 27 kinds of tile, and none of the others is counted anywhere.

use mentsu::TileSet;

use crate::runner::{printed, run};

fn in_sanma(hand: &str, more: &[&str]) -> String {
    printed(&[&["--rules", "tenhou-sanma", hand], more].concat(), "")
}

#[test]
fn what_helps_is_in_play() {
    let hand = "1m11234p567789s1z";
    let (four, three) = (printed(&[hand], ""), in_sanma(hand, &[]));
    assert!(four.contains("1-shanten: 16 tiles of 5 kinds help."), "{four}");
    assert!(four.contains("2m 4") && four.contains("3m 4"), "{four}");
    assert!(three.contains("1-shanten: 8 tiles of 3 kinds help."), "{three}");
    assert!(three.contains("1m 3") && three.contains("1z 3"), "{three}");
    for digit in 2..=8 {
        assert!(!three.contains(&format!("{digit}m")), "{three}");
    }
}

#[test]
fn discards_are_ranked_by_what_can_come() {
    let hand = "1m112344p567789s1z";
    let rows = |out: &str| -> Vec<TileSet> {
        let rows = out.lines().filter(|line| line.contains("-shanten  "));
        rows.filter_map(|row| row.split_whitespace().last()?.parse().ok()).collect()
    };
    let four = rows(&printed(&[hand], ""));
    assert!(four.iter().any(|helping| !helping.is_subset(TileSet::SANMA)), "{four:?}");
    let three = rows(&in_sanma(hand, &[]));
    assert_eq!(three.len(), 11, "a row for each discard: {three:?}");
    assert!(three.iter().all(|helping| helping.is_subset(TileSet::SANMA)), "{three:?}");
}

#[test]
fn shanten_counts_what_can_be_made_of_27_kinds() {
    // 1m9m can only become pairs and koutsu
    let hand = "19m123456789p12s";
    assert!(printed(&[hand], "").contains("1-shanten: "));
    let out = in_sanma(hand, &[]);
    assert!(out.contains("1-shanten: 10 tiles of 3 kinds help."), "{out}");
    assert!(in_sanma("1199m123456p147s", &[]).contains("2-shanten: "));
}

#[test]
fn chances_and_improvements_draw_from_27_kinds() {
    // of 108 tiles 13 are held: 3p, 6p and 2s, four of each
    let out = in_sanma("111m45p13789s113z", &["--draws", "1"]);
    let percent = format!("tenpai {:.2} %", 100.0 * 12.0 / 95.0);
    assert!(out.contains(&percent), "{percent}: {out}");
}

#[test]
fn a_hand_of_tiles_out_of_play_is_wrong() {
    let run = run(&["--rules", "tenhou-sanma", "123m456p789s11222z"], b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("wrong hand: sanma doesn't have 2m\n"), "{}", run.err);
}
