//! Calls as Tenhou's games record them: who called from whom, among four players and among three.
//! Ignored by default, as those of `recorded`: the records aren't in the tree.

use crate::riichi::records::recorded::{data, text_of};
use mentsu::notation::RedFives;
use mentsu::notation::mjlog::{self, Declaration};
use mentsu::{CalledFrom, MeldKind, Wind};

/// The value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

/// Every call of a game: the seat, the number, and who had discarded or called the tile before.
fn calls(xml: &str) -> Vec<(u8, u16, u8, u8)> {
    let (mut all, mut discarder, mut dealer) = (Vec::new(), None, 0);
    for tag in xml.split('<') {
        let name = tag.split([' ', '/', '>']).next().unwrap_or_default();
        let discard = name.split_at_checked(1).filter(|(_, id)| id.parse::<u8>().is_ok());
        if let Some(seat) = discard.and_then(|(letter, _)| "DEFG".find(letter)) {
            discarder = Some(seat as u8);
        }
        if name == "INIT" {
            dealer = attribute(tag, "oya").unwrap().parse().unwrap();
        }
        if name == "N" {
            let number = |name| attribute(tag, name).unwrap().parse::<u16>().unwrap();
            if let Some(discarder) = discarder {
                all.push((number("who") as u8, number("m"), discarder, dealer));
            }
        }
    }
    all
}

#[test]
#[ignore = "needs the recorded games"]
fn whoever_discarded_is_the_source_of_a_recorded_call() {
    let mut read = [0; 2];
    for entry in std::fs::read_dir(data().join("logs/mjlog")).unwrap() {
        let path = entry.unwrap().path();
        let xml = text_of(&path);
        let go = xml.split("<GO ").nth(1).unwrap();
        let kind: u16 = attribute(&format!(" {go}"), "type").unwrap().parse().unwrap();
        let (sanma, reds) = (kind & 0x10 != 0, kind & 0x02 == 0);
        let reds = if reds { RedFives::OnePerSuit } else { RedFives::None };
        let players = if sanma { 3 } else { 4 };
        for (seat, bits, discarder, dealer) in calls(&xml) {
            let declaration = if sanma {
                mjlog::decode_sanma(bits, reds, seat)
            } else {
                mjlog::decode(bits, reds)
            };
            let declaration = declaration.unwrap();
            let written = if sanma {
                mjlog::encode_sanma(declaration, reds, seat)
            } else {
                mjlog::encode(declaration, reds)
            };
            assert_eq!(written.unwrap() & 0b11, bits & 0b11);
            let Declaration::Meld(meld) = declaration else { continue };
            if matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan) {
                continue;
            }
            let source = meld.call().unwrap().source();
            assert_eq!(
                Some(source),
                CalledFrom::among(players, seat, discarder),
                "{path:?} {bits}"
            );
            let wind = |seat| Wind::of_seat(seat, dealer, players).unwrap();
            assert_eq!(wind(seat).neighbour(source, players), Some(wind(discarder)), "{path:?}");
            read[usize::from(sanma)] += 1;
        }
    }
    assert!(read[0] > 2_000 && read[1] > 400, "{read:?}");
}
