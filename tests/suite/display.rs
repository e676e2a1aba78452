//! Texts of values honour width, fill and alignment, all of them.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use mentsu::attempts::{decomposition, strip_shuntsu};
use mentsu::notation::{mjai, unicode};
use mentsu::riichi::legality::{Turn, calls};
use mentsu::riichi::{Rules, Situation, Yaku, YakuSet, quick_points, score};
use mentsu::{
    CalledFrom, Counts, Hand, Mentsu, PartialBlock, PartialHand, Shanten, Tile, TileSet, WaitShape,
    Wind, counts, face, hand, meld, tile, tiles,
};

/// Compares a text with and without a width, as `str` pads it.
#[track_caller]
fn assert_padded(value: &dyn Display) {
    let text = value.to_string();
    let wide = text.chars().count() + 5;
    assert_eq!(format!("{value:>wide$}"), format!("{text:>wide$}"));
    assert_eq!(format!("{value:<wide$}"), format!("{text:<wide$}"));
    assert_eq!(format!("{value:^wide$}"), format!("{text:^wide$}"));
    assert_eq!(format!("{value:*^wide$}"), format!("{text:*^wide$}"));
    assert_eq!(format!("{value:wide$}"), format!("{text:wide$}"), "left by default");
    assert_eq!(format!("{value:>20}"), format!("{text:>20}"));
    assert_eq!(format!("{value:1}"), text, "never cut");
}

#[test]
fn every_value_is_padded() {
    let waiting = hand!("2344m111p789s");
    let drawn = hand!("23467m345p34588s+5m");
    let ron = Situation::ron(tile!("5m")).with_riichi().with_dora([tile!("7s")]).with_sticks(1);
    let won = score(&hand!("23467m345p34588s"), &ron, &Rules::TENHOU).unwrap();
    let ukeire = hand!("123m45p13789s113z").ukeire();
    let wait = waiting.waits().into_iter().next().unwrap();
    let discard = drawn.best_discard().unwrap();
    let stripped = strip_shuntsu(&counts!("123m"));
    let koutsu = Mentsu::koutsu(Tile::M1);
    let values: Vec<&dyn Display> = vec![
        &tile!("5m"),
        &face!("0m"),
        &tiles!("19m"),
        &counts!("11z"),
        &drawn,
        &meld!("(777=z)"),
        &koutsu,
        &Shanten::WON,
        &Shanten::TENPAI,
        &Shanten::NEVER,
    ];
    for value in values {
        assert_padded(value);
    }
    assert_padded(&hand!("147m258p369s1234z").shanten());
    assert_padded(&hand!("147m258p369s1234z").shantens().standard());
    assert_padded(&drawn.win_forms()[0]);
    assert_padded(&drawn.win_forms()[0].blocks()[0]);
    assert_padded(&drawn.decompositions()[0]);
    assert_padded(&decomposition(tile!("1z"), TileSet::EMPTY, &stripped).unwrap());
    assert_padded(&wait);
    assert_padded(&wait.shapes());
    assert_padded(&WaitShape::Ryanmen);
    assert_padded(&ukeire);
    assert_padded(&discard);
    assert_padded(&won);
    assert_padded(won.payments());
    for payment in won.payments() {
        assert_padded(&payment);
        assert_padded(&payment.payer());
    }
    for item in won.fu_items() {
        assert_padded(&item);
        assert_padded(&item.reason());
    }
    assert_padded(&won.yaku_set());
    assert_padded(&YakuSet::OLD);
    assert_padded(&won.limit());
    assert_padded(&Yaku::Riichi);
    assert_padded(&Wind::East);
    assert_padded(&mjai::display(drawn.faces()));
    assert_padded(&unicode::display(&drawn));
    assert_padded(&"4m?6m".parse::<PartialBlock>().unwrap());
    assert_padded(&"123m?".parse::<PartialHand>().unwrap());
    assert_padded(&format!("{won:#}"));
    let receipt = format!("{won:#}");
    let wide = receipt.chars().count() + 3;
    assert_eq!(format!("{won:>#wide$}"), format!("   {receipt}"));
}

#[test]
fn errors_are_padded() {
    assert_padded(&"12x".parse::<Hand>().unwrap_err());
    assert_padded(&"12x".parse::<Hand>().unwrap_err().kind());
    assert_padded(&"123m456m789m123p11z11z".parse::<Hand>().unwrap_err());
    assert_padded(&"East".parse::<Wind>().unwrap_err());
    assert_padded(&Rules::TENHOU.set("kiriag", true).unwrap_err());
    assert_padded(&Rules::TENHOU.set_text("kiriage", "x").unwrap_err());
    assert_padded(&counts!("1111z").with(tile!("1z")).unwrap_err());
    assert_padded(&Counts::EMPTY.without(tile!("1z")).unwrap_err());
    assert_padded(&Mentsu::shuntsu(tile!("9m")).unwrap_err());
    let situation = Situation::ron(tile!("1m"));
    assert_padded(
        &quick_points(&hand!("147m258p369s1234z"), &situation, &Rules::TENHOU).unwrap_err(),
    );
    let haitei = situation.with_haitei();
    assert_padded(&quick_points(&hand!("2344m111p789s"), &haitei, &Rules::TENHOU).unwrap_err());
    // A hand that has drawn can't call.
    let called =
        calls(&hand!("12m"), face!("1m"), CalledFrom::Kamicha, &Turn::new(), &Rules::TENHOU);
    assert_padded(&called.unwrap_err());
}

/// `Display` is implemented by `padded!` and `names!`, or calls `Formatter::pad`.
#[test]
fn no_display_is_written_without_padding() {
    fn visit(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if path.is_dir() {
                visit(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for (at, _) in text.match_indices("Display for ") {
                let body = &text[at..];
                let end = body.find("\n}").unwrap_or(body.len());
                if !["pad(", "pad_", "write_padded", "fmt_unpadded"]
                    .iter()
                    .any(|call| body[..end].contains(call))
                {
                    found.push(format!("{}: {}", path.display(), body.lines().next().unwrap()));
                }
            }
        }
    }
    let mut found = Vec::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
