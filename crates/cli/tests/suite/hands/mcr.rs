//! `mentsu mcr`: hands under Chinese official rules.

use serde_json::{Value, json};

use crate::runner::{columns, printed, printed_in, run, run_in};

#[test]
fn waits_have_points_by_discard_and_self_drawn() {
    let out = printed(&["mcr", "123m456p77m23489s"], "");
    assert!(out.contains("Tenpai: 1 wait, 4 tiles left."), "{out}");
    assert!(out.contains("seat east, prevalent east, mil; a win takes 8:"), "{out}");
    let row = out.lines().find(|line| line.contains("Mixed Straight 8")).unwrap();
    let words: Vec<&str> = row.split_whitespace().skip(1).take(3).collect();
    assert_eq!(words, ["7s", "13", "15"], "{out}");
    // Nothing counts with 1s, which is a chicken hand unless it is drawn.
    let out = printed(&["mcr", "234m567p23s11z(678m)"], "");
    assert!(out.contains("Chicken Hand 8") && out.contains("too few 1"), "{out}");
    // Seen three times, a tile is the last of its kind.
    let out = printed(&["mcr", "234m567p23s11z(678m)", "--seen", "111s"], "");
    assert!(out.contains("Last Tile 4") && !out.contains("Chicken"), "{out}");
    let out = printed(&["mcr", "147m258p369s55z34m"], "");
    assert!(out.contains("They complete knitted straight 组合龙."), "{out}");
    let rows: Vec<&str> = out.lines().filter(|line| line.contains('<')).collect();
    assert!(rows[0].contains("reading, <block completed>"), "{out}");
    assert!(rows[1].ends_with("2m     4  147m258p369s 55z <234m>"), "{out}");
    assert!(rows[2].ends_with("5m     4  147m258p369s 55z <345m>"), "{out}");
    let out = printed(&["mcr", "147m258p36s12345z"], "");
    assert!(out.contains("9s     4  <147m258p369s12345z>"), "{out}");
    let out = printed(&["mcr", "1144m2255p3366s7z"], "");
    assert!(out.contains("11m 44m 22p 55p 33s 66s <77z>"), "{out}");
    let out = printed(&["mcr", "1m"], "");
    assert!(out.contains("Tenpai: 1 wait, 3 tiles left.") && !out.contains("Points"), "{out}");
    let out = printed(&["mcr", "1m", "--seen", "111m"], "");
    assert!(out.contains("no tile that would win is left"), "{out}");
}

#[test]
fn hands_that_are_not_tenpai_name_every_form_and_what_helps() {
    let out = printed(&["mcr", "147m258p36s12344z"], "");
    assert!(out.contains("1-shanten: 16 tiles of 4 kinds help."), "{out}");
    assert!(out.contains("honors and knitted tiles 全不靠: 1-shanten."), "{out}");
    assert!(out.contains("9s 4"), "{out}");
    let out = printed(&["mcr", "147m258p369s5m1133z"], "");
    assert!(out.contains("Not won: tenpai."), "{out}");
    let rows: Vec<&str> = out.lines().filter(|line| line.contains("1-shanten  ")).collect();
    assert_eq!(rows.len(), 11, "{out}");
    let best = out.lines().find(|line| line.contains("5m    tenpai")).unwrap();
    assert!(best.trim_end().ends_with("4  13z"), "{out}");
    // What lies open elsewhere doesn't help.
    let out = printed(&["mcr", "147m258p369s5m1133z", "--seen", "11z"], "");
    assert!(out.lines().any(|line| line.contains("5m    tenpai         2  3z")), "{out}");
    // A form that needs all fourteen tiles is out of reach with a meld.
    let out = printed(&["mcr", "147m258p36s12z(234m)"], "");
    assert!(!out.contains("seven pairs") && out.contains("knitted straight"), "{out}");
}

#[test]
fn chances_are_those_of_wins_worth_enough() {
    let out = printed(&["mcr", "123m456p77m23489s", "--draws", "1"], "");
    let one = "Alone, within one draw, a win of 8 points or more: 3.25 %.";
    assert!(out.contains(one), "{out}");
    // Its waits are worth too little, or a chicken hand that isn't one if it is drawn.
    let out = printed(&["mcr", "234m567p23s11z(678m)", "--draws", "1"], "");
    assert!(out.contains("or more: 0.00 %."), "{out}");
    let least =
        printed(&["mcr", "234m567p23s11z(678m)", "--draws", "1", "--rule", "minimum=1"], "");
    assert!(least.contains("a win of 1 points or more: 6.50 %."), "{least}");
    let out = printed(&["mcr", "147m258p369s5m1133z", "--draws", "2"], "");
    let all = &out[out.find("Alone, within 2 draws").unwrap()..];
    assert!(all.lines().nth(3).unwrap().contains("5m"), "{all}");
    assert_eq!(all.lines().filter(|line| line.ends_with(" %")).count(), 12, "{all}");
    // A win that is worth too little is played on.
    let few = run(&["mcr", "34m55m(234p)(789s)(678m)+2m", "--draws", "1"], b"");
    assert_eq!(few.code, Some(1));
    assert!(few.out.contains("Alone, within one draw"), "{}", few.out);
    // A draw is neither a given win nor one after the last tile.
    for option in [&["--win", "1m"][..], &["--last-tile"]] {
        let arguments = [&["mcr", "11m", "--draws", "1"], option].concat();
        assert_eq!(run(&arguments, b"").code, Some(2), "{option:?}");
    }
}

#[test]
fn wins_list_their_fan_and_what_is_left_out() {
    let out = printed(&["mcr", "123456m78p55s(789m)", "--win", "9p", "--flowers", "1"], "");
    let first = "Won on 9p, seat east, prevalent east, mil: 20 points, 19 without flowers.";
    assert!(out.contains(first), "{out}");
    assert!(out.contains("Pure Straight 清龙            16"), "{out}");
    let short = "Short Straight 连六 ×2     non-repeat 不重复, Pure Straight 清龙";
    assert!(out.contains(short), "{out}");
    assert!(out.contains("The discarder pays 28, the two others 8 each: 44 received."), "{out}");

    let drawn = printed(&["mcr", "68p11s(666s)(4444p)[3333s]+7p", "--seat", "W"], "");
    assert!(
        drawn.contains("Self-drawn on 7p, seat west, prevalent east, mil: 9 points."),
        "{drawn}"
    );
    assert!(drawn.contains("The three others pay 17 each: 51 received."), "{drawn}");
    for hand in ["678p11s(666s)(4444p)[3333s]", "68p11s(666s)(4444p)[3333s]"] {
        let named = printed(&["mcr", hand, "--win", "7p", "--self-drawn", "--seat", "W"], "");
        let said = |text: &str| text[text.find("Self-drawn").unwrap()..].to_owned();
        assert_eq!(said(&named), said(&drawn));
    }
    let house = ["--rules", "green-book", "--rule", "cap=9"];
    let asked = [&["mcr", "68p11s(666s)(4444p)[3333s]+7p"], &house[..]].concat();
    let out = printed(&asked, "");
    assert!(out.contains("green-book with cap=9: 9 points."), "{out}");
    assert!(out.contains("Melded and Concealed Kong 明暗杠       6"), "{out}");

    let forms = printed(&["mcr", "11223344556677m"], "");
    assert!(forms.contains("Won in 4 ways.") && forms.contains("--win"), "{forms}");
}

#[test]
fn a_trace_tells_of_every_fan_and_form() {
    let out = printed(&["mcr", "123456m78p55s(789m)", "--win", "9p", "--trace"], "");
    assert!(out.contains("Counted as 55s 123m 456m 789p, 19 points without flowers:"), "{out}");
    let row = |name: &str| out.lines().find(|line| line.contains(name)).expect(name).to_owned();
    assert!(row("All Terminals 清幺九").ends_with("  2m is among the tiles"), "{out}");
    assert!(row("Full Flush 清一色").ends_with("  1m 7p 5s are of 3 suits"), "{out}");
    assert!(row("Pure Straight 清龙  ").ends_with("16"), "{out}");
    assert!(row("Concealed Hand 门前清").ends_with("  789m is melded"), "{out}");
    assert_eq!(out.lines().filter(|line| line.contains(" is melded")).count(), 2, "{out}");
    // Readings that are worth less follow.
    let out = printed(&["mcr", "2223334445m678p", "--win", "5m", "--trace"], "");
    let titles: Vec<&str> = out.lines().filter(|line| line.contains("without flowers:")).collect();
    assert!(titles[0].trim_start().starts_with("Counted as ") && titles.len() == 3, "{out}");
    assert!(
        titles[1..].iter().all(|title| title.trim_start().starts_with("It might be ")),
        "{out}"
    );

    // The answer for a hand that isn't won lists its forms, whether its winning tile is known or
    // not.
    let forms = |arguments: &[&str]| {
        let out = run(&[&["mcr", "--trace"], arguments].concat(), b"").out;
        out[out.find("The five forms:").expect(&out)..].to_owned()
    };
    let told = forms(&["147m258p36s123445z"]);
    assert!(told.contains("9s is missing of 147m258p369s"), "{told}");
    assert!(told.contains("全不靠  2 of 4z"), "{told}");
    assert_eq!(forms(&["147m258p36s12344z", "--win", "5z"]), told);
    assert!(forms(&["147m258p369s55z234m"]).contains("147m258p369s 55z 234m"));
    let narrow = printed_in(50, &["mcr", "--trace", "147m258p36s123445z"], "");
    assert!(narrow.lines().all(|line| columns(line) <= 50), "{narrow}");

    let waiting = run(&["mcr", "--trace", "147m258p36s12344z"], b"");
    assert_eq!(waiting.code, Some(2));
    assert!(waiting.err.contains("trace takes 14, 11, 8, 5 or 2"), "{}", waiting.err);
    assert_eq!(run(&["mcr", "--trace", "--json", "11m"], b"").code, Some(2));
}

#[test]
fn circumstances_are_options() {
    let hand = "24m55m456p789s(7777z)";
    for (options, fan) in [
        (&["--kong"][..], "Robbing the Kong 抢杠和"),
        (&["--kong", "--self-drawn"], "Out with Replacement Tile 杠上开花"),
        (&["--last-tile"], "Last Tile Claim 海底捞月"),
        (&["--last-tile", "--self-drawn"], "Last Tile Draw 妙手回春"),
        (&["--last-copy"], "Last Tile 和绝张"),
        (&["--seen", "333m"], "Last Tile 和绝张"),
    ] {
        let out = run(&[&["mcr", hand, "--win", "3m"], options].concat(), b"").out;
        assert!(out.contains(fan), "{options:?}: {out}");
    }
    let winds =
        ["mcr", "24m55m456p(1111z)(222z)", "--win", "3m", "--seat", "S", "--prevalent", "E"];
    let out = run(&winds, b"").out;
    assert!(out.contains("Prevalent Wind 圈风刻") && out.contains("Seat Wind 门风刻"), "{out}");
}

#[test]
fn what_is_no_win_ends_with_one() {
    let no = |arguments: &[&str], why: &str| {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{arguments:?}");
        let words: Vec<&str> = run.out.split_whitespace().collect();
        assert!(words.join(" ").contains(why), "{}", run.out);
    };
    no(&["mcr", "123m456p77m23489s", "--win", "1z"], "Won on 1z: not won: tenpai, waits 7s.");
    let too_few = "1 point, but 8 are needed.";
    no(&["mcr", "234m567p23s11z(678m)", "--win", "4s"], too_few);
    let flowers = ["mcr", "234m567p23s11z(678m)", "--win", "4s", "--flowers", "8"];
    no(&flowers, "9 points, 1 without flowers, but 8 are needed.");
    let robbed = ["mcr", "123m44p56788s(777z)", "--win", "4p", "--kong"];
    no(&robbed, "a robbed kong of 4p, of which the hand holds 2.");
    no(&["mcr", "11m", "--win", "1m"], "don't make fourteen.");
    let other = ["mcr", "68p11s(666s)(4444p)[3333s]+7p", "--win", "8p", "--self-drawn"];
    no(&other, "the hand says that it drew 7p.");
}

#[test]
fn wrong_arguments_and_hands_end_with_two() {
    for (arguments, why) in [
        (&["mcr", "123m", "--seat", "X"][..], "E, S, W, N"),
        (&["mcr", "11m", "--flowers", "9"], "9"),
        (&["mcr", "11m", "--rules", "tenhou"], "green-book"),
        (&["mcr", "11m", "--rule", "cap=x"], "cap is a number from 0 to 65535 or none"),
        (&["mcr", "11m", "--rule", "mixed-kongs=7"], "mixed_kongs is 5 or 6"),
        (&["mcr", "11m", "--rule", "kiriage=true"], "unknown rule \"kiriage\""),
        (&["mcr", "11m", "--rule", "cap"], "write RULE=VALUE, as in cap="),
        (&["mcr", "11m?"], "wrong hand"),
        (&["mcr", "11m", "--seen", "111m"], "with the 1m of --seen there are more than four"),
    ] {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.contains(why), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn each_hand_is_a_line_of_json() {
    let lines = |arguments: &[&str], input: &str| -> Vec<Value> {
        let run = run(&[&["mcr", "--json"], arguments].concat(), input.as_bytes());
        assert_eq!(run.err, "");
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let all = lines(&[], "123m456p77m23489s\n\n147m258p369s5m1133z\n11223344556677m\n");
    assert_eq!(all.len(), 3);
    let wait = &all[0]["waits"]["7s"];
    assert_eq!(
        (&wait["left"], &wait["by_discard"], &wait["self_drawn"]),
        (&json!(4), &json!(13), &json!(15))
    );
    assert_eq!(all[0]["ukeire"], json!({"7s": 4}));
    assert_eq!(all[0]["hand"], "123m77m456p23489s".parse::<mentsu::Hand>().unwrap().to_string());
    let best = json!({"shanten": 0, "ukeire": {"1z": 2, "3z": 2}});
    assert_eq!(all[1]["discards"]["5m"], best);
    assert_eq!(all[1]["shantens"]["knitted_straight"], 0);
    assert_eq!(all[2]["decompositions"].as_array().unwrap().len(), 4);
    assert_eq!((&all[2]["is_win"], &all[2]["seven_pairs"]), (&json!(true), &json!(true)));
    assert!(all[2].get("discards").is_none());

    let won = &lines(&["123456m78p55s(789m)", "--win", "9p", "--flowers", "1"], "")[0];
    assert_eq!((&won["total"], &won["without_flowers"]), (&json!(20), &json!(19)));
    assert_eq!((&won["enough"], &won["received"]), (&json!(true), &json!(44)));
    assert_eq!((&won["winning"], &won["win"]), (&json!("9p"), &json!(true)));
    assert_eq!(won["fans"]["清龙"], json!([16, 1]));
    let short = |out: &Value| {
        (&out["fan"], &out["times"], &out["principle"], &out["by"])
            == (&json!("连六"), &json!(2), &json!("non_repeat"), &json!("清龙"))
    };
    assert!(won["left_out"].as_array().unwrap().iter().any(short), "{won}");
    let none = &lines(&["123m456p77m23489s", "--win", "1z"], "")[0];
    assert_eq!(none["why"], "not won: tenpai, waits 7s");
}

/// An object's members but these.
fn without(mut object: Value, keys: &[&str]) -> Value {
    let members = object.as_object_mut().unwrap();
    members.retain(|key, _| !keys.contains(&key.as_str()));
    object
}

#[test]
fn a_line_of_json_is_the_batchs_answer_and_more() {
    let answer = |request: Value| {
        let run = run(&["batch"], request.to_string().as_bytes());
        without(serde_json::from_str(&run.out).unwrap(), &["id"])
    };
    let line = |arguments: &[&str], own: &[&str]| {
        let out = run(&[&["mcr", "--json"], arguments].concat(), b"").out;
        without(serde_json::from_str(&out).unwrap(), own)
    };
    for hand in ["123m456p77m23489s", "147m258p369s5m1133z", "11223344556677m"] {
        let asked = json!({
            "op": "mcr_hand", "closed": hand, "discards": true, "seat": "S", "flowers": 2,
        });
        let arguments = [hand, "--seat", "S", "--flowers", "2"];
        assert_eq!(line(&arguments, &["hand"]), answer(asked), "{hand}");
    }
    let own = ["hand", "winning", "self_drawn", "enough", "without_flowers", "received"];
    for (win, flowers) in [("9p", 1), ("1z", 0)] {
        let asked = json!({
            "op": "mcr_score", "closed": "123456m78p55s", "win": win, "flowers": flowers,
            "melds": [{"type": "chi", "tiles": "789m"}],
        });
        let flowers = flowers.to_string();
        let arguments = ["123456m78p55s(789m)", "--win", win, "--flowers", &flowers];
        assert_eq!(line(&arguments, &own), answer(asked), "{win}");
    }
}

#[test]
fn it_fits_60_and_120_columns() {
    for width in [60, 120] {
        for arguments in [
            &["123m456p77m23489s"][..],
            &["147m258p36s12344z"],
            &["147m258p369s5m1133z", "--draws", "1"],
            &["11223344556677m"],
            &["68p11s(666s)(4444p)[3333s]+7p"],
            &["147m258p36s123456z", "--rules", "green-book"],
            &["123456m78p55s(789m)", "--win", "9p", "--flowers", "1"],
            &["147m25p36s123456z", "--win", "7z", "--flowers", "3", "--rules", "ema"],
            &["222333444z6z(555z)", "--win", "6z"],
        ] {
            printed_in(width, &[&["mcr"], arguments].concat(), "");
        }
        let help = run_in(width, &["mcr", "--help"], b"");
        assert!(help.out.lines().all(|line| columns(line) <= width), "{}", help.out);
    }
}

#[test]
fn ways_name_each_fan_in_reach_and_rank_discards() {
    let out = printed(&["mcr", "123m45p77m23489s6m", "--ways", "17", "--others", "0"], "");
    assert!(out.contains("8 points are 2 tiles away:"), "{out}");
    let straight = out.lines().find(|line| line.contains("Mixed Straight")).unwrap();
    let words: Vec<&str> = straight.split_whitespace().collect();
    assert_eq!(words[2..], ["花龙", "2", "15", "12377m456p234789s", "drawn", "7s"], "{out}");
    assert!(out.contains("A win of 8 points or more within 17 draws: 33."), "{out}");
    let out = printed(&["mcr", "12m456p78s123s135p3z", "--ways", "12", "--depth", "0"], "");
    assert!(out.contains("8 points are 3 tiles away:") && !out.contains("清龙"), "{out}");
    let ranked: Vec<f64> = out
        .lines()
        .filter_map(|line| line.trim_end().strip_suffix(" %"))
        .map(|line| line.split_whitespace().last().unwrap().parse().unwrap())
        .collect();
    assert_eq!(ranked.len(), 13, "{out}");
    assert!(ranked.windows(2).all(|two| two[0] >= two[1]), "{out}");
    // The others' discards win, too.
    let alone = ranked[0];
    assert!(alone > 0.0 && alone < 100.0);
    let far = run(&["mcr", "159m159p159s1234z", "--ways", "9"], b"");
    assert_eq!(far.code, Some(2));
    assert!(far.err.contains("3-shanten, and ways are computed up to 2-shanten"), "{}", far.err);
    let line = run(&["mcr", "--json", "--ways", "9", "123m45p77m23489s6m"], b"").out;
    let json: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(json["ways"]["least"], 2);
    assert_eq!(json["ways"]["fans"]["花龙"]["lacking"], 2);
    assert_eq!(json["ways"]["chances"].as_object().unwrap().keys().collect::<Vec<_>>(), ["draw"]);
    for wrong in [&["--others", "3"][..], &["--ways", "9", "--win", "7s"], &["--ways", "41"]] {
        let arguments = [&["mcr", "123m45p77m23489s6m"], wrong].concat();
        assert_eq!(run(&arguments, b"").code, Some(2), "{wrong:?}");
    }
}

#[test]
fn options_about_a_win_need_a_winning_tile() {
    for option in ["--kong", "--last-copy", "--self-drawn"] {
        let refused = run(&["mcr", "123m456p77m23489s", option], b"");
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains(&format!("{option} is about a win")), "{}", refused.err);
    }
    assert_eq!(run(&["mcr", "123m456p77m23489s+1z", "--self-drawn"], b"").code, Some(1));
    assert_eq!(
        run(&["mcr", "123m456p77m23489s", "--win", "7s", "--self-drawn"], b"").code,
        Some(0)
    );
}
