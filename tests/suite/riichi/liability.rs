//! Who is liable for a yakuman, against its definition and by hand.

use std::collections::BTreeSet;

use mentsu::riichi::legality::{NotLiable, liable};
use mentsu::riichi::{Rules, Wind, Yaku};
use mentsu::{Hand, Meld, MeldKind, Source, Tile, TileSet};

#[track_caller]
fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

#[track_caller]
fn set(text: &str) -> TileSet {
    text.parse().unwrap()
}

/// Every order of four melds of these tiles, each drawn, called or added: whoever gave the tile
/// with which the set was whole is liable, and nobody if it was drawn.
#[test]
fn whoever_gave_the_last_of_the_set_is_liable() {
    let kinds = [MeldKind::Pon, MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan];
    let meld = |tile: Tile, kind: MeldKind, from: Source| match kind {
        MeldKind::Pon => Meld::pon([tile; 2], tile, from).unwrap(),
        MeldKind::Daiminkan => Meld::daiminkan([tile; 3], tile, from).unwrap(),
        MeldKind::Kakan => Meld::kakan(Meld::pon([tile; 2], tile, from).unwrap(), tile).unwrap(),
        _ => Meld::ankan([tile; 4]).unwrap(),
    };
    let rules = Rules::M_LEAGUE;
    let mut found = [0; 3];
    for tiles in ["1234z", "4567z", "1m567z", "1256z", "1m1p1s5z"] {
        let tiles: Vec<Tile> = set(tiles).iter().collect();
        for order in (0..256).map(|code| [0, 2, 4, 6].map(|shift| tiles[code >> shift & 3])) {
            if order.iter().collect::<BTreeSet<_>>().len() < 4 {
                continue;
            }
            for code in 0..256usize {
                let kind = |i: usize| kinds[code >> (2 * i) & 3];
                let from = |i: usize| Source::ALL[(code + i) % 3];
                let melds: Vec<Meld> = (0..4).map(|i| meld(order[i], kind(i), from(i))).collect();
                let who = |i: usize| match from(i) {
                    Source::Shimocha => Wind::West,
                    Source::Toimen => Wind::North,
                    Source::Kamicha => Wind::East,
                };
                let whole = |set: TileSet, needed: usize, kan: bool, len: usize| {
                    let of_set = melds[..len].iter().filter(|meld| {
                        set.contains(meld.mentsu().first()) && (!kan || meld.kind().is_kan())
                    });
                    of_set.count() == needed
                };
                let mut expected = Vec::new();
                for (at, (yaku, set, needed, kan)) in [
                    (Yaku::Daisangen, TileSet::DRAGONS, 3, false),
                    (Yaku::Daisuushi, TileSet::WINDS, 4, false),
                    (Yaku::Suukantsu, TileSet::ALL, 4, true),
                ]
                .into_iter()
                .enumerate()
                {
                    let last = (0..4).find(|&i| whole(set, needed, kan, i + 1));
                    let Some(last) = last else { continue };
                    let given = match kind(last) {
                        MeldKind::Pon | MeldKind::Daiminkan => true,
                        MeldKind::Kakan => !kan,
                        _ => false,
                    };
                    if given {
                        expected.push((yaku, who(last)));
                        found[at] += 1;
                    }
                }
                let got = liable(&melds, Wind::South, &rules).unwrap();
                assert_eq!(got[..], expected[..], "{melds:?}");
            }
        }
    }
    assert!(found.iter().all(|&found| found > 500), "{found:?}");
    // A kakan later than the fourth kan's place: the pon is given by itself.
    let pon = Meld::pon([Tile::M1; 2], Tile::M1, Source::Kamicha).unwrap();
    let kans = [Tile::M2, Tile::M3, Tile::M4];
    let mut melds = vec![pon];
    melds.extend(kans.map(|tile| meld(tile, MeldKind::Daiminkan, Source::Toimen)));
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
    melds.push(Meld::kakan(pon, Tile::M1).unwrap());
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
    melds.swap(1, 4);
    let toimen = [(Yaku::Suukantsu, Wind::North)];
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), toimen);
    let rules = rules.with_pao(Rules::TENHOU.pao());
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
}

#[test]
fn liability_needs_a_known_giver_who_plays() {
    let ask = |text: &str, seat, rules: &Rules| liable(hand(text).melds(), seat, rules);
    let tenhou = &Rules::TENHOU;
    let unknown = ask("1m(555z)(666z)(777z)(123m)", Wind::East, tenhou);
    assert_eq!(unknown, Err(NotLiable::UnknownCall { tile: Tile::Red }));
    // The first two needn't be known, and a hand without the set needs nothing.
    let known = ask("1m(555z)[6666z](777+z)(123m)", Wind::East, tenhou).unwrap();
    assert_eq!(known, [(Yaku::Daisangen, Wind::South)]);
    assert_eq!(ask("1m(555z)(666z)[7777z](123m)", Wind::East, tenhou).unwrap().len(), 0);
    assert_eq!(ask("1122p(555z)(666z)(123m)", Wind::East, tenhou).unwrap().len(), 0);
    // More melds than there are tiles for say no more.
    let dragons = hand("1m(555z)(666z)(777+z)(123m)");
    let (set, last) = (&dragons.melds()[..3], dragons.melds()[2]);
    let often: Vec<Meld> = set.iter().copied().chain([last; 3]).collect();
    assert_eq!(liable(&often, Wind::East, tenhou).unwrap(), known);
    let sanma = &Rules::TENHOU_SANMA;
    let from = |marker, seat| {
        let who = ask(&format!("1m(555z)(666z)(777{marker}z)(111p)"), seat, sanma);
        who.map(|who| who[0].1)
    };
    let (east, south, west) = (Wind::East, Wind::South, Wind::West);
    assert_eq!(['+', '=', '-'].map(|m| from(m, east)), [Ok(south), Ok(west), Ok(west)]);
    let nobody = Err(NotLiable::NobodyThere { seat: south, from: Source::Toimen });
    assert_eq!(['+', '=', '-'].map(|m| from(m, south)), [Ok(west), nobody, Ok(east)]);
    assert_eq!(['+', '=', '-'].map(|m| from(m, west)), [Ok(east), Ok(east), Ok(south)]);
    assert!(from('+', Wind::North).is_err());
}
