//! `mentsu analyse`, and `mentsu HAND`, which is short for it.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use mentsu::chances::Goal;
use mentsu::{Hand, Tile, Visible};

use crate::runner::{columns, mentsu, run};

/// What it prints for hands that are right.
#[track_caller]
pub(super) fn analysed(arguments: &[&str]) -> String {
    let run = run(arguments, b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments:?}");
    run.out
}

/// The complaint about a wrong hand.
#[track_caller]
fn complaint(arguments: &[&str]) -> String {
    let run = run(arguments, b"");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
    run.err
}

/// The hand as a complaint repeats it, and the column of the caret beneath.
#[track_caller]
fn caret(complaint: &str) -> (&str, usize) {
    let lines: Vec<&str> = complaint.lines().collect();
    let [.., text, caret] = lines[..] else { panic!("no caret: {complaint}") };
    assert_eq!(caret.trim_start(), "^", "{complaint}");
    (text.strip_prefix("  ").unwrap(), caret.len() - "  ^".len())
}

#[test]
fn a_won_hand_shows_every_way() {
    let expected = "  \
  🀇  🀇  🀈  🀈  🀉  🀉  🀊  🀊  🀊  🀋  🀌  🀍  🀎  🀏
  1m 1m 2m 2m 3m 3m 4m 4m 4m 5m 6m 7m 8m 9m

  Won in 2 ways.

  1. 🀇  🀇    🀈  🀉  🀊    🀈  🀉  🀊    🀊  🀋  🀌    🀍  🀎  🀏
     11m     234m       234m       456m       789m
     jantou  shuntsu    shuntsu    shuntsu    shuntsu

  2. 🀊  🀊    🀇  🀈  🀉    🀇  🀈  🀉    🀊  🀋  🀌    🀍  🀎  🀏
     44m     123m       123m       456m       789m
     jantou  shuntsu    shuntsu    shuntsu    shuntsu
";
    assert_eq!(analysed(&["11223344456789m"]), expected);
}

#[test]
fn melds_and_red_fives_are_marked() {
    let expected = "  \
  🀜  🀝r 🀞  🀀  🀀    (🀇  🀈 -🀉 )   (🀄 🀄 🀄=)   [🀑  🀑  🀑  🀑 ]
  4p 0p 6p 1z 1z   (1m 2m-3m)   (7z 7z 7z=)   [2s 2s 2s 2s]
                    chi          pon           ankan

  Won in one way.

  1. 🀀  🀀    🀜  🀝  🀞    (🀇  🀈 -🀉 )   (🀄 🀄 🀄=)   [🀑  🀑  🀑  🀑 ]
     11z     456p        123m         777z          2222s
     jantou  shuntsu     shuntsu      koutsu        kantsu
";
    assert_eq!(analysed(&["406p11z(12-3m)(777=z)[2222s]"]), expected);
}

#[test]
fn chiitoitsu_and_kokushi_are_named() {
    let out = analysed(&["112233m445566p77s", "19m19p19s12345677z"]);
    assert!(out.contains("11m     22m     33m     44p     55p     66p     77s\n"), "{out}");
    assert!(out.contains("     chiitoitsu, seven different pairs\n"), "{out}");
    assert!(out.contains("     77z     19m19p19s123456z\n"), "{out}");
    assert!(out.contains("     jantou  kokushi, every other terminal and honor once\n"), "{out}");
}

#[test]
fn a_tenpai_hand_shows_every_reading_of_every_wait() {
    let expected = "  \
  🀊  🀊  🀊  🀋    (🀄 🀄 🀄)
  4m 4m 4m 5m   (7z 7z 7z)
                 pon

  Tenpai: 3 waits, 11 tiles left.

  wait   left  shape    reading, <block completed>
  🀉  3m     4  ryanmen  44m <345m> (777z)
  🀋  5m     3  tanki    <55m> 444m (777z)
  🀌  6m     4  ryanmen  44m <456m> (777z)
";
    assert_eq!(analysed(&["4445m(777z)"]), expected);

    let nine_gates = analysed(&["1112345678999m"]);
    assert!(nine_gates.contains("Tenpai: 9 waits, 23 tiles left.\n"), "{nine_gates}");
    assert_eq!(nine_gates.matches('<').count(), 1 + 15, "{nine_gates}");
    let first = "  🀇  1m     1  ryanmen  99m <123m> 111m 456m 789m\n               \
                 shanpon  99m 123m <111m> 456m 789m\n";
    assert!(nine_gates.contains(first), "{nine_gates}");
}

#[test]
fn equal_blocks_are_marked_once() {
    let out = analysed(&["1122334m(111z)(222z)"]);
    assert!(out.contains("  <44m> 123m 123m (111z) (222z)\n"), "{out}");
    let out = analysed(&["1122344m(111z)(222z)"]);
    assert!(out.contains("  44m <123m> 123m (111z) (222z)\n"), "{out}");
}

#[test]
fn kokushi_and_chiitoitsu_waits_mark_the_tile() {
    let out = analysed(&["19m19p19s1234567z"]);
    assert!(out.contains("13 waits, 39 tiles left"), "{out}");
    assert!(out.contains("  kokushi13  1m <99m> 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z\n"), "{out}");
    let out = analysed(&["119m19p19s123456z"]);
    assert!(out.contains("  kokushi  11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z <7z>\n"), "{out}");
    let out = analysed(&["1155m2288p3377s6z"]);
    assert!(out.contains("1 wait, 3 tiles left"), "{out}");
    assert!(out.contains("  chiitoitsu  11m 55m 22p 88p 33s 77s <66z>\n"), "{out}");
}

#[test]
fn hands_that_lack_more_say_how_many_and_what_helps() {
    let out = analysed(&["123m45p13789s113z"]);
    assert!(out.contains("  1-shanten: 12 tiles of 3 kinds help.\n"), "{out}");
    assert!(out.contains("  🀛  3p 4  🀞  6p 4  🀑  2s 4\n"), "{out}");
    assert!(out.contains("  🀔  5s, discarding 3z: 16\n"), "{out}");
}

#[test]
fn discards_are_ranked_with_what_helps_after_them() {
    let out = analysed(&["123m45p13789s1123z"]);
    let table: Vec<&str> = out.lines().skip_while(|line| !line.contains("discard")).collect();
    assert_eq!(table[1].trim(), "🀁  2z    1-shanten     12     4  36p2s");
    assert_eq!(table[2].trim(), "🀂  3z    1-shanten     12     4  36p2s");
    assert!(table[3..].iter().all(|line| line.contains("2-shanten")), "{out}");
    assert_eq!(table.len(), 1 + 13);
}

#[test]
fn tiles_that_the_hand_holds_four_times_are_explained() {
    let none_left = "  Tenpai without a wait: the hand holds all four 6s.\n";
    assert!(analysed(&["6s(666s)(111z)(222z)(333z)"]).ends_with(none_left));
    let fifth = "  Not tenpai: only a fifth 6s would win.\n  1-shanten: ";
    assert!(analysed(&["6666s(111z)(222z)(333z)"]).contains(fifth));
    let some = "\n  The shape waits for 1m, too, but the hand holds all four.\n";
    assert!(analysed(&["1111222333444m"]).contains(some));
}

#[test]
fn both_rows_of_tiles_can_be_read_again() {
    for text in [
        "11223344456789m",
        "1112340056789p",
        "19m19p19s12345677z",
        "5z(12-3m)(067-s)(0550+p)(777=7z)",
        "406m11z(777/7z)[5055s](222=z)",
        "77z(1111z)(2222-z)[3333z](444/4z)",
    ] {
        let hand: Hand = text.parse().unwrap();
        let out = analysed(&[text]);
        let mut rows = out.lines();
        assert_eq!(rows.next().unwrap().parse(), Ok(hand), "{out}");
        assert_eq!(rows.next().unwrap().parse(), Ok(hand), "{out}");
    }
}

#[test]
fn tile_characters_are_read() {
    assert_eq!(analysed(&["🀊🀋r🀌 🀀🀀 (🀄🀄🀄=)"]), analysed(&["406m11z(777=z)"]));
}

#[test]
fn nothing_is_wider_than_a_terminal() {
    let hands = [
        "11z[1111m][2222p][3333s][4444z]",
        "1z(1111+m)(2222=p)(333=3s)(444/4z)",
        "11122233344455p",
        "22233344455566s",
        "111m222p333s44455z",
        "19m19p19s12345677z",
        "19m19p19s1234567z",
        "1133m5577p1133s77z",
        "11m(12-3m)(406-p)(789s)(123s)",
        "1112223334445p",
        "1113m(0550+p)[5055s](567-m)",
    ];
    for (hand, arguments) in
        hands.iter().flat_map(|hand| [(hand, vec![*hand]), (hand, vec!["trace", *hand])])
    {
        let run = run(&arguments, b"");
        for line in run.out.lines().chain(run.err.lines()) {
            assert!(columns(line) <= 80, "{hand}: {} columns: {line}", columns(line));
        }
    }
    for line in analysed(&["analyse", "--help"]).lines() {
        assert!(columns(line) <= 80, "{line}");
    }
}

#[test]
fn a_caret_points_at_what_is_wrong() {
    for (text, column, reason) in [
        ("123m456q11z", 7, "unknown character `q`"),
        ("123m18z", 5, "there is no 8z"),
        ("123", 0, "no suit (m, p, s, z) after the digits"),
        ("m123p", 0, "no digits before the suit `m`"),
        ("111m11m", 5, "5 copies of 1m, but there are only 4"),
        ("11m(123m", 3, "`(` is never closed"),
        ("11m(124m)", 3, "a chi needs three neighbouring tiles of one number suit"),
        // full-width characters begin where the caret stands
        ("123m１m", 4, "unknown character `１` (U+FF11)"),
        ("", 0, "there is no tile"),
        // four bytes each, and one column, but 🀄 takes two
        ("🀇🀈🀉x", 3, "unknown character `x`"),
        ("🀄🀄x", 4, "unknown character `x`"),
        ("🀇e\u{301}", 1, "unknown character `e`"),
    ] {
        let complaint = complaint(&[text]);
        assert_eq!(caret(&complaint), (text, column), "{complaint}");
        assert!(complaint.starts_with(&format!("wrong hand: {reason}\n")), "{complaint}");
    }
}

#[test]
fn a_wrong_number_of_tiles_points_behind_the_last() {
    let expected = "\
wrong hand: a hand has 13 or 14 tiles (or 3n+1 or 3n+2 for a puzzle); these 3
are one too few or one too many

  123m
      ^
";
    assert_eq!(complaint(&["123m"]), expected);
}

#[test]
fn long_text_is_cut_around_the_caret() {
    let spaces = " ".repeat(200);
    for (text, around) in [
        (format!("1m{spaces}x{spaces}2m"), " x "),
        (format!("1m{spaces}x"), " x"),
        (format!("x{spaces}1m"), "x "),
    ] {
        let complaint = complaint(&[&text]);
        let (excerpt, column) = caret(&complaint);
        assert!(complaint.lines().all(|line| columns(line) <= 80), "{complaint}");
        assert!(excerpt.contains(around) && excerpt.contains('…'), "{complaint}");
        assert_eq!(excerpt.chars().nth(column), Some('x'), "{complaint}");
    }
    // The limit falls into the middle of a character.
    let complaint = complaint(&[&"あ".repeat(1000)]);
    assert!(complaint.contains("3000 bytes are too long"), "{complaint}");
    assert_eq!(caret(&complaint).1 % 2, 1, "an ellipsis and whole characters: {complaint}");
}

#[test]
fn control_characters_never_reach_the_terminal() {
    for text in ["1\u{1b}[31mm", "12\u{7}m", "12\u{202e}m", "\u{9b}2J1m"] {
        let complaint = complaint(&[text]);
        assert!(complaint.contains('\u{fffd}'), "{complaint}");
        let harmless = |c: char| c == '\n' || !c.is_control() && c != '\u{202e}';
        assert!(complaint.chars().all(harmless), "{complaint:?}");
    }
}

#[test]
fn wrong_hands_do_not_stop_the_others() {
    let run = run(&["11m", "1q", "22m"], b"");
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.matches("Won in one way.").count(), 2);
    assert_eq!(run.err.matches("wrong hand: ").count(), 1);
}

#[test]
fn without_arguments_hands_are_read_a_line_each() {
    let input = b"\n11m\r\n   \n  123q\n1m\xFF2m\n\xF0\x9F\x80\x87\xF0\x9F\x80\x87";
    let run = run(&[], input);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.matches("  1m 1m\n\n  Won in one way.\n").count(), 2, "{}", run.out);
    let expected = "
wrong hand in line 4: unknown character `q`

  123q
     ^

wrong hand in line 5: not UTF-8

  1m\u{fffd}2m
    ^
";
    assert_eq!(run.err, expected);
}

#[test]
fn nothing_in_is_nothing_out() {
    let run = run(&[], b"");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
}

#[test]
fn colours_are_for_terminals() {
    let output = mentsu()
        .args(["1112345678999m", "340m"])
        .env("CLICOLOR_FORCE", "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(!output.stdout.is_empty() && !output.stdout.contains(&0x1B));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child =
        mentsu().args(vec!["1112345678999m"; 1000]).stdin(Stdio::null()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains('🀇'));
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// The columns to which the cursor is set on a terminal of `width` columns; none where there is
/// no `script` to make one.
#[cfg(unix)]
fn cursor_columns(terminal: usize, hand: &str) -> Option<Vec<usize>> {
    let command =
        format!("stty rows 24 cols {terminal} && '{}' {hand}", env!("CARGO_BIN_EXE_mentsu"));
    let output = Command::new("script")
        .args(["-q", "-e", "-c", &command, "/dev/null"])
        .env("TERM", "xterm")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR")
        .stdin(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).unwrap();
    let escapes = text.split("\x1b[").skip(1).filter_map(|rest| rest.split_once('G'));
    Some(escapes.filter_map(|(column, _)| column.parse().ok()).collect())
}

#[cfg(unix)]
#[test]
fn the_cursor_is_never_set_beyond_the_edge_of_a_terminal() {
    for terminal in [20, 30, 40, 50, 80] {
        let Some(columns) = cursor_columns(terminal, "11223344456789m") else {
            return println!("there is no `script` here to make a terminal with");
        };
        assert!(!columns.is_empty(), "columns are set on a terminal");
        assert!(columns.iter().all(|&column| column <= terminal), "{terminal}: {columns:?}");
    }
}

#[test]
fn chances_of_each_discard_and_of_a_waiting_hand() {
    let out = analysed(&["135m123456p23499s", "--draws", "3"]);
    let lines: Vec<&str> = out.lines().skip_while(|line| !line.contains("Alone")).collect();
    assert_eq!(lines[0], "  Alone, within 3 draws:");
    assert_eq!(lines[2], "  discard    tenpai      win");
    // 1m leaves the kanchan 35m, which is tenpai already.
    let hand: Hand = "135m123456p23499s".parse().unwrap();
    let wall = Visible::of(&hand).unseen(hand.concealed());
    let ranked = hand.discard_chances(&wall, 3, Goal::Win).unwrap();
    let best = format!("{:.2} %", 100.0 * ranked[0].chance().as_f64());
    assert_eq!(ranked[0].tile(), Tile::M1);
    assert_eq!(lines[3], format!("  🀇  1m    100.00 %{best:>9}"));
    assert_eq!(lines.len(), 3 + ranked.len(), "a line for each discard");

    let out = analysed(&["123m45p13789s113z", "--draws", "1"]);
    // 3p, 6p and 2s, four of each, of 123 tiles
    assert!(out.ends_with("\n  Alone, within one draw: tenpai 9.76 %, win 0.00 %.\n"), "{out}");

    let won = "11223344456789m";
    assert_eq!(analysed(&[won, "--draws", "2"]), analysed(&[won]));
    assert_eq!(run(&[won, "--draws", "6"], b"").code, Some(2));
}

/// Tiles seen elsewhere are out of the ukeire, of the waits and of their points.
#[test]
fn seen_tiles_are_taken_out() {
    let all = analysed(&["4445m"]);
    assert!(all.contains("Tenpai: 3 waits, 11 tiles left."), "{all}");
    let some = analysed(&["4445m", "--seen", "3333m66m"]);
    assert!(some.contains("Tenpai: 2 waits, 5 tiles left."), "{some}");
    assert!(some.contains("It waits for 3m, too, of which none is left."), "{some}");
    let none = analysed(&["4445m", "--seen", "3333m555m6666m"]);
    assert!(none.contains("Tenpai without a wait: no 356m is left."), "{none}");
    let discards = analysed(&["135m123456p23499s", "--seen", "44m0p"]);
    let row = discards.lines().find(|line| line.contains("4m")).expect("a discard for 4m");
    assert!(row.contains(" 2 "), "{discards}");
    let points = analysed(&["23467m345p34588s", "--riichi", "--seen", "5555m"]);
    assert!(points.contains("8m") && !points.contains(" 5m "), "{points}");
}

#[test]
fn a_fifth_copy_beside_seen_tiles_is_refused() {
    assert!(complaint(&["4445m", "--seen", "44m"]).contains("more than four"));
    assert!(complaint(&["44?m", "--seen", "9m"]).contains("--seen"));
}

/// How far each yaku is, which tiles help, and what is lacking.
#[test]
fn ways_are_those_of_the_yaku() {
    let near = analysed(&["123m45p13789s113z", "--ways"]);
    let title = "Yaku up to 3-shanten, seat east in round east, tenhou:";
    assert!(near.contains(title), "{near}");
    let row = "  chanta 混全帯么九         2-shanten     9  2s13z; 2s33z\n";
    assert!(near.contains(row) && !near.contains("honitsu"), "{near}");
    let far = analysed(&["123m45p13789s113z", "--ways=5", "--seen", "2s", "--seat", "S"]);
    assert!(far.contains("honitsu") && far.contains(" 8  2s13z; 2s33z\n"), "{far}");
    let won = analysed(&["11223344556677m", "--ways=0"]);
    assert!(won.contains("\n  ryanpeikou 二盃口  Won\n"), "{won}");
    let none = analysed(&["147m258p369s1234z", "--ways=1"]);
    assert!(none.contains("No yaku up to 1-shanten, seat east"), "{none}");
    assert!(complaint(&["4?m", "--ways"]).contains("--ways"));
}
