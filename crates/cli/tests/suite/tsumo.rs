//! `mentsu tsumo` played from start to finish through its standard input.

use mentsu::{Hand, Tile, TileSet, Visible};

use crate::runner::{self, run};

/// What it prints where nothing goes wrong.
#[track_caller]
fn printed(arguments: &[&str], input: &str) -> String {
    runner::printed(&[&["tsumo"], arguments].concat(), input)
}

/// The hand before the last question, the drawn tile last, as its line of names reads.
fn last_hand(out: &str) -> Vec<Tile> {
    let is_hand = |line: &&str| {
        let names: Vec<&str> = line.split_whitespace().collect();
        names.len() == 14 && names.iter().all(|name| name.parse::<Tile>().is_ok())
    };
    let line = out.lines().rfind(is_hand).expect("a hand is shown");
    line.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Plays the best discard each time until the hand is won or the wall ends: what was typed.
fn played(arguments: &[&str]) -> (String, String) {
    let mut typed = String::new();
    loop {
        let out = printed(arguments, &typed);
        if out.contains("nothing left to draw") {
            return (typed, out);
        }
        let hand = Hand::new(last_hand(&out), &[]).unwrap();
        if hand.is_win() {
            typed.push_str("tsumo\n");
            let out = printed(arguments, &typed);
            return (typed, out);
        }
        typed.push_str(&format!("{}\n", hand.best_discard().unwrap().tile()));
    }
}

#[test]
fn games_of_one_suit_are_won() {
    let mut won = 0;
    for seed in 1..=10 {
        let (typed, out) = played(&["--suit", "p", "--seed", &seed.to_string()]);
        if typed.ends_with("tsumo\n") {
            won += 1;
            assert!(out.contains("ツモ! "), "{out}");
            assert!(out.contains("Won in "), "{out}");
            assert!(out.contains("menzen tsumo 門前清自摸和") || out.contains("yakuman"), "{out}");
            assert!(out.contains("chinitsu 清一色") || out.contains("yakuman"), "{out}");
            assert!(out.ends_with(" received.\n"), "{out}");
        }
    }
    assert!(won >= 8, "{won} of 10");
}

#[test]
fn a_game_of_all_suits_is_won() {
    let (typed, out) = played(&["--seed", "2"]);
    assert!(typed.ends_with("tsumo\n"), "{out}");
    assert!(out.contains("Dora indicator: "), "{out}");
    assert!(out.ends_with(" received.\n"), "{out}");
}

#[test]
fn the_same_seed_is_the_same_game_and_another_is_not() {
    let out = printed(&["--seed", "3"], "x\nx\n");
    assert_eq!(out, printed(&["--seed", "3"], "x\nx\n"));
    assert_ne!(last_hand(&out), last_hand(&printed(&["--seed", "4"], "x\nx\n")));
    let unseeded = printed(&[], "");
    let seed = unseeded.split("(seed ").nth(1).and_then(|rest| rest.split(')').next()).unwrap();
    assert_eq!(printed(&["--seed", seed], ""), unseeded, "the seed shown deals again");
}

#[test]
fn wrong_input_is_explained_and_the_game_goes_on() {
    let hand = last_hand(&printed(&["--suit", "s", "--seed", "1"], ""));
    assert!(!hand.contains(&Tile::S1) && hand.contains(&Tile::S2));
    for (typed, told) in [
        ("1", "You hold no 1s."),
        ("1s", "You hold no 1s."),
        ("7z", "You hold no 7z."),
        ("0", "This wall has no red fives."),
        ("23", "I can't read that: this should be one tile."),
        ("8z", "I can't read that: there is no 8z."),
        ("foo", "I can't read that: unknown character `f`."),
        ("", "Type a tile such as 3m, or x, tsumo, hint, river, help or quit."),
        ("\u{1b}[2J", "I can't read that: unknown character U+001B."),
        ("tsumo", "Not won: tenpai."),
        ("river", "You haven't discarded anything yet."),
        ("hint", "discard  leaves     tiles  which help"),
        ("HELP", "shows your discards"),
    ] {
        let out = printed(&["--suit", "s", "--seed", "1"], &format!("{typed}\n2\nriver\n"));
        assert!(out.contains(told), "{typed:?}: {out}");
        assert!(out.contains("Discarded: 2s\n"), "{typed:?}: {out}");
        assert!(!out.contains('\u{1b}'), "{out}");
    }
    let run = run(&["tsumo", "--suit", "s", "--seed", "1"], b"\xFF\xFE\nquit\n");
    assert!(run.code == Some(0) && run.out.contains("unknown character"), "{}", run.out);
}

#[test]
fn hints_are_what_the_library_says() {
    let out = printed(&["--suit", "s", "--seed", "1"], "hint\n");
    let hand = Hand::new(last_hand(&out), &[]).unwrap();
    let best = hand.best_discard().unwrap();
    let row = format!("{}    {}", best.tile(), best.shanten());
    assert!(out.contains(&row), "{row}: {out}");
    assert_eq!(out.lines().skip_while(|line| !line.contains("which help")).count(), 1 + 5 + 4);
}

#[test]
fn hints_count_the_tiles_that_are_neither_held_discarded_nor_the_indicator() {
    for (arguments, kinds) in
        [(&["--seed", "4"][..], TileSet::ALL), (&["--seed", "4", "--suit", "p"], TileSet::PIN)]
    {
        let in_play = Visible::NOTHING.with_in_play(kinds);
        for turns in 0..12 {
            let out = printed(arguments, &format!("{}river\nhint\n", "x\n".repeat(turns)));
            let Some(rows) = out.split("which help\n").nth(1) else { continue };
            let hand = Hand::new(last_hand(&out), &[]).unwrap();
            let after = |title| out.split(title).nth(1).and_then(|rest| rest.lines().next());
            let shown = [after("Discarded: "), after("Dora indicator: ")].into_iter().flatten();
            let mut seen: Vec<Tile> =
                shown.flat_map(str::split_whitespace).map(|name| name.parse().unwrap()).collect();
            assert_eq!(seen.len(), turns + usize::from(kinds == TileSet::ALL));
            seen.extend(hand.concealed().tiles());
            for row in rows.lines().take_while(|row| !row.is_empty()) {
                let [_, tile, leaves, total, help] = row.split_whitespace().collect::<Vec<_>>()[..]
                else {
                    panic!("{row}");
                };
                let rest = hand.discard(tile.parse::<Tile>().unwrap()).unwrap();
                assert_eq!(leaves, rest.shanten_in(&in_play).to_string(), "{row}");
                let lower = |t: &Tile| {
                    rest.draw(*t).is_ok_and(|h| h.shanten_in(&in_play) < rest.shanten_in(&in_play))
                };
                let left = |t: Tile| 4 - seen.iter().filter(|&&s| s == t).count();
                let helping: TileSet =
                    kinds.iter().filter(lower).filter(|&t| left(t) > 0).collect();
                assert_eq!(help, helping.to_string(), "{row}");
                assert_eq!(total, helping.iter().map(left).sum::<usize>().to_string(), "{row}");
            }
        }
    }
}

#[test]
fn it_ends_with_the_input_the_wall_or_the_player() {
    let out = printed(&["--seed", "1"], "");
    assert!(out.ends_with("The input has ended, and so has the game.\n\n"), "{out}");
    let out = printed(&["--seed", "1"], "quit\n1m\n");
    assert!(out.ends_with("Until next time.\n\n"), "{out}");
    let out = printed(&["--seed", "1", "--draws", "2"], "x\nx\nx\n");
    assert!(out.contains("There is nothing left to draw. Your hand was "), "{out}");
    assert_eq!(out.matches("Draw ").count(), 3, "{out}");
    let out = printed(&["--seed", "1", "--draws", "0"], "");
    assert!(out.contains("There is nothing left to draw."), "{out}");
    for arguments in [&["--suit", "z"][..], &["--seed", "x"], &["--draws", "-1"], &["1m"]] {
        let run = run(&[&["tsumo"], arguments].concat(), b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
}

#[test]
fn help_fits_a_terminal() {
    assert!(printed(&["--help"], "").contains("--seed <NUMBER>"));
}
