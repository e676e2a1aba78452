//! Liability for a yakuman, against its definition and by hand.

use std::collections::BTreeSet;

use mentsu::riichi::legality::{LiabilityError, liable, newly_liable};
use mentsu::riichi::{Rules, Yaku};
use mentsu::{CalledFrom, Hand, Meld, MeldKind, Tile, TileSet, Wind};

#[track_caller]
fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

#[track_caller]
fn set(text: &str) -> TileSet {
    text.parse().unwrap()
}

/// Every order of four melds of these tiles, each drawn, called or added: whoever gave the tile
/// with which the set was whole is liable, and no player if it was drawn.
#[test]
fn whoever_gave_the_last_of_the_set_is_liable() {
    let kinds = [MeldKind::Pon, MeldKind::Daiminkan, MeldKind::Kakan, MeldKind::Ankan];
    let meld = |tile: Tile, kind: MeldKind, from: CalledFrom| match kind {
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
                let from = |i: usize| CalledFrom::ALL[(code + i) % 3];
                let melds: Vec<Meld> = (0..4).map(|i| meld(order[i], kind(i), from(i))).collect();
                let who = |i: usize| match from(i) {
                    CalledFrom::Shimocha => Wind::West,
                    CalledFrom::Toimen => Wind::North,
                    CalledFrom::Kamicha => Wind::East,
                };
                let whole = |set: TileSet, needed: usize, kan: bool, len: usize| {
                    let of_set = melds[..len].iter().filter(|meld| {
                        set.contains(meld.mentsu().first()) && (!kan || meld.kind().is_kan())
                    });
                    of_set.count() == needed
                };
                let mut expected = Ok(Vec::new());
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
                    // The log doesn't show whether an earlier pon was already a kan.
                    let late = (0..last).find(|&i| kan && kind(i) == MeldKind::Kakan);
                    if let (true, Some(late), Ok(_)) = (given, late, &expected) {
                        expected = Err(LiabilityError::UnknownOrder { tile: order[late] });
                    }
                    if let (true, Ok(expected)) = (given, &mut expected) {
                        expected.push((yaku, who(last)));
                        found[at] += 1;
                    }
                }
                let got = liable(&melds, Wind::South, &rules);
                assert_eq!(got.map(|liable| liable.to_vec()), expected, "{melds:?}");
            }
        }
    }
    assert!(found.iter().all(|&found| found > 300), "{found:?}");
    // A kakan later than the fourth kan's place: the pon is given by itself.
    let pon = Meld::pon([Tile::M1; 2], Tile::M1, CalledFrom::Kamicha).unwrap();
    let kans = [Tile::M2, Tile::M3, Tile::M4];
    let mut melds = vec![pon];
    melds.extend(kans.map(|tile| meld(tile, MeldKind::Daiminkan, CalledFrom::Toimen)));
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
    melds.push(Meld::kakan(pon, Tile::M1).unwrap());
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
    melds.swap(1, 4);
    let toimen = [(Yaku::Suukantsu, Wind::North)];
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), toimen);
    let unknown = Err(LiabilityError::UnknownOrder { tile: Tile::M1 });
    assert_eq!(liable(&melds[1..], Wind::South, &rules), unknown);
    let rules = rules.with_pao(Rules::TENHOU.pao());
    assert_eq!(liable(&melds, Wind::South, &rules).unwrap(), []);
}

#[test]
fn liability_needs_a_known_giver_who_plays() {
    let ask = |text: &str, seat, rules: &Rules| liable(hand(text).melds(), seat, rules);
    let tenhou = &Rules::TENHOU;
    let unknown = ask("1m(555z)(666z)(777z)(123m)", Wind::East, tenhou);
    assert_eq!(unknown, Err(LiabilityError::UnknownCall { tile: Tile::Red }));
    // The first two needn't be known, and a hand without the set needs nothing.
    let known = ask("1m(555z)[6666z](777+z)(123m)", Wind::East, tenhou).unwrap();
    assert_eq!(known, [(Yaku::Daisangen, Wind::South)]);
    assert_eq!(ask("1m(555z)(666z)[7777z](123m)", Wind::East, tenhou).unwrap().len(), 0);
    assert_eq!(ask("1122p(555z)(666z)(123m)", Wind::East, tenhou).unwrap().len(), 0);
    // More melds than there are tiles for change nothing.
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
    for (seat, after, before) in [(east, south, west), (south, west, east), (west, east, south)] {
        let nobody = Err(LiabilityError::NobodyThere { seat, from: CalledFrom::Toimen });
        assert_eq!(['+', '=', '-'].map(|m| from(m, seat)), [Ok(after), nobody, Ok(before)]);
    }
    assert!(['+', '=', '-'].iter().all(|m| from(*m, Wind::North).is_err()));
}

/// Every way to declare four sets one after the other, pons made kans at any time: what each
/// declaration makes of it, and the answer for the list of all of them.
#[test]
fn each_declaration_tells_who_becomes_liable() {
    let rules = &Rules::M_LEAGUE;
    for tiles in ["1234z", "567z9s", "1m1p1s5z"] {
        let tiles: Vec<Tile> = set(tiles).iter().collect();
        let mut seen = [0; 4];
        declare_on(&tiles, &[], &mut Vec::new(), &[], rules, &mut seen);
        assert!(seen[0] > 500 && seen[1..].iter().sum::<usize>() > 50, "{tiles:?} {seen:?}");
    }
}

fn declare_on(
    tiles: &[Tile],
    melds: &[Meld],
    log: &mut Vec<Meld>,
    reported: &[(Yaku, Wind)],
    rules: &Rules,
    seen: &mut [usize; 4],
) {
    seen[0] += 1;
    let mut reported = reported.to_vec();
    reported.sort();
    let all: Vec<(Yaku, Wind)> = liable(log, Wind::West, rules).unwrap().to_vec();
    assert_eq!(all, reported, "{log:?}");
    let mut next = Vec::new();
    if let Some(&tile) = tiles.get(melds.len()) {
        let from = CalledFrom::ALL[melds.len() % 3];
        next.push(Meld::pon([tile; 2], tile, from).unwrap());
        next.push(Meld::daiminkan([tile; 3], tile, from).unwrap());
        next.push(Meld::ankan([tile; 4]).unwrap());
    }
    let pons = melds.iter().filter(|meld| meld.kind() == MeldKind::Pon);
    next.extend(pons.map(|pon| Meld::kakan(*pon, pon.mentsu().first()).unwrap()));
    for meld in next {
        let own_turn = matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan);
        let others = Tile::ALL.into_iter().filter(|tile| !tiles.contains(tile));
        let concealed = others.take(13 - 3 * melds.len() + usize::from(own_turn));
        let hand = Hand::new(concealed, melds).unwrap();
        let mut after = melds.to_vec();
        match after.iter_mut().find(|pon| pon.mentsu().first() == meld.mentsu().first()) {
            Some(pon) => *pon = meld,
            None => after.push(meld),
        }
        let is_whole = |melds: &[Meld], set: TileSet, needed: usize, kan: bool| {
            let counts = |meld: &&Meld| {
                set.contains(meld.mentsu().first()) && (!kan || meld.kind().is_kan())
            };
            melds.iter().filter(counts).count() == needed
        };
        let mut expected = Vec::new();
        for (i, (yaku, set, needed, kan)) in [
            (Yaku::Daisangen, TileSet::DRAGONS, 3, false),
            (Yaku::Daisuushi, TileSet::WINDS, 4, false),
            (Yaku::Suukantsu, TileSet::ALL, 4, true),
        ]
        .into_iter()
        .enumerate()
        {
            let is_new = !is_whole(melds, set, needed, kan) && is_whole(&after, set, needed, kan);
            if is_new && !own_turn {
                let from = meld.call().unwrap().source();
                expected.push((yaku, Wind::West.neighbour(from, 4).unwrap()));
                seen[i + 1] += 1;
            }
        }
        let newly = newly_liable(&hand, &meld, Wind::West, rules).unwrap();
        assert_eq!(newly[..], expected[..], "{hand} {meld}");
        let reported: Vec<(Yaku, Wind)> = reported.iter().copied().chain(expected).collect();
        log.push(meld);
        declare_on(tiles, &after, log, &reported, rules, seen);
        log.pop();
    }
}
