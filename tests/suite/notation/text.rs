//! Text and numbers: what is printed is read back, in every notation. What can't be read is in
//! `wrong_text.rs`.

use crate::common::Random;
use crate::common::melds::all_melds;
use mentsu::notation::{RedFives, array34, ids136, mjai, unicode};
use mentsu::{
    Counts, Face, Hand, Meld, MeldError, MeldKind, Mentsu, ParseError, Suit, Tile, TileSet, counts,
    face, hand, meld, tile, tiles,
};

/// Any hands, with any melds and red fives.
fn hands() -> impl Iterator<Item = Hand> {
    let melds: Vec<Meld> = all_melds().into_iter().collect();
    let mut random = Random::new(136);
    (0..50_000).map(move |_| random.any_hand(&melds))
}

/// The meld with one tile that it doesn't hold.
fn hand_with(meld: Meld) -> Hand {
    let tile = if meld.mentsu().contains(Tile::East) { Tile::South } else { Tile::East };
    Hand::new([tile], &[meld]).expect("a tile and a meld are a hand")
}

#[test]
fn mpsz_of_every_tile_face_and_mentsu() -> Result<(), ParseError> {
    for tile in Tile::ALL {
        assert_eq!(tile.to_string().parse::<Tile>()?, tile);
        for mentsu in [Mentsu::koutsu(tile), Mentsu::kantsu(tile)] {
            assert_eq!(mentsu.to_string().parse::<Mentsu>()?, mentsu);
        }
        if let Ok(shuntsu) = Mentsu::shuntsu(tile) {
            assert_eq!(shuntsu.to_string().parse::<Mentsu>()?, shuntsu);
        }
    }
    for face in Face::ALL {
        assert_eq!(face.to_string().parse::<Face>()?, face);
    }
    Ok(())
}

#[test]
fn mpsz_of_every_set_in_a_suit() -> Result<(), ParseError> {
    for suit in Suit::ALL {
        for bits in 0..1 << suit.ranks() {
            let set = TileSet::from_bits(bits << suit.first().index()).expect("bits of the suit");
            assert_eq!(set.to_string().parse::<TileSet>()?, set);
            let both = set | !TileSet::of_suit(suit);
            assert_eq!(both.to_string().parse::<TileSet>()?, both);
        }
    }
    Ok(())
}

#[test]
fn mpsz_of_random_counts() -> Result<(), ParseError> {
    let mut random = Random::new(34);
    for turn in 0..20_000 {
        let counts = random.tiles(&Tile::ALL, turn % 137);
        assert_eq!(counts.to_string().parse::<Counts>()?, counts);
    }
    Ok(())
}

#[test]
fn mpsz_and_unicode_of_all_823_melds() -> Result<(), ParseError> {
    let melds = all_melds();
    assert_eq!(melds.len(), 823);
    for &meld in &melds {
        assert_eq!(meld.to_string().parse::<Meld>()?, meld);
        let hand = hand_with(meld);
        assert_eq!(hand.to_string().parse::<Hand>()?, hand);
        assert_eq!(unicode::display(&hand).to_string().parse::<Hand>()?, hand);
    }
    Ok(())
}

#[test]
fn mpsz_of_melds_reads_as_people_write_it() -> Result<(), ParseError> {
    for (text, kind, canonical) in [
        ("(312m)", MeldKind::Chi, "(123m)"),
        ("(3-12m)", MeldKind::Chi, "(123-m)"),
        ("( 1 2-3 m )", MeldKind::Chi, "(12-3m)"),
        ("(1m2m3m)", MeldKind::Chi, "(123m)"),
        ("(06-7s)", MeldKind::Chi, "(06-7s)"),
        ("(7=77z)", MeldKind::Pon, "(777=z)"),
        ("(505+p)", MeldKind::Pon, "(055+p)"),
        ("(0=55p)", MeldKind::Pon, "(550=p)"),
        ("(1111m)", MeldKind::Daiminkan, "(1111m)"),
        ("(1-111m)", MeldKind::Daiminkan, "(1111-m)"),
        ("(1111-m)", MeldKind::Daiminkan, "(1111-m)"),
        ("(111-1m)", MeldKind::Kakan, "(111-1m)"),
        ("(555+0m)", MeldKind::Kakan, "(555+0m)"),
        ("(111/1m)", MeldKind::Kakan, "(111/1m)"),
        ("(505/0m)", MeldKind::Kakan, "(055/0m)"),
        ("[5550s]", MeldKind::Ankan, "[0555s]"),
    ] {
        let meld: Meld = text.parse()?;
        assert_eq!((meld.kind(), meld.to_string().as_str()), (kind, canonical), "{text}");
    }
    Ok(())
}

#[test]
fn mpsz_of_hands_reads_as_people_write_it() -> Result<(), ParseError> {
    for (text, canonical) in [
        ("1m2m3p4p", "12m34p"),
        (" 3p 2m1m 4p ", "12m34p"),
        ("1 2\tm\r\n34p", "12m34p"),
        ("7z5p6p0p4p", "4056p7z"),
        ("5050m", "0055m"),
        ("(777z)1m", "1m(777z)"),
        ("1m(777z)2m3m[1111p]4m", "1234m(777z)[1111p]"),
        ("11z[0000p]", "11z[0000p]"),
    ] {
        assert_eq!(text.parse::<Hand>()?.to_string(), canonical, "{text}");
    }
    Ok(())
}

#[test]
fn mpsz_and_unicode_of_any_hand() -> Result<(), ParseError> {
    for hand in hands() {
        assert_eq!(hand.to_string().parse::<Hand>()?, hand);
        assert_eq!(unicode::display(&hand).to_string().parse::<Hand>()?, hand);
    }
    Ok(())
}

#[test]
fn mpsz_and_unicode_of_any_drawn_tile() -> Result<(), ParseError> {
    let mut drawn = 0;
    for hand in hands().filter(|hand| !hand.awaits_draw()).take(10_000) {
        for face in hand.faces() {
            let marked = hand.with_drawn(face).expect("it is held");
            let text = marked.to_string();
            assert_eq!(text.parse::<Hand>()?, marked, "{text}");
            assert_eq!(text.matches(&format!("+{face}")).count(), 1, "{text}");
            assert_eq!(unicode::display(&marked).to_string().parse::<Hand>()?, marked);
            drawn += 1;
        }
    }
    assert!(drawn > 20_000);
    Ok(())
}

#[test]
fn mpsz_of_drawn_tiles_reads_as_people_write_it() -> Result<(), ParseError> {
    for (text, canonical) in [
        ("123m456p789s1122z+3z", "123m456p789s1122z+3z"),
        ("505m6m + 0m", "0556m+0m"),
        ("1m(777z)+2m", "1m+2m(777z)"),
        ("3m1m1m2m+1m(456p)", "1123m+1m(456p)"),
    ] {
        let hand: Hand = text.parse()?;
        assert_eq!(hand.to_string(), canonical, "{text}");
        assert_eq!(hand.drawn().map(|face| hand.before_draw().draw(face)), Some(Ok(hand)));
    }
    Ok(())
}

/// At compile time as at run time.
#[test]
fn literals_are_what_their_text_says() {
    const HAND: Hand = hand!("406m1z+1z(777=7z)[2222s]");
    assert_eq!("406m1z+1z(777=7z)[2222s]".parse(), Ok(HAND));
    assert_eq!("0m".parse(), Ok(face!("0m")));
    assert_eq!("5m".parse(), Ok(tile!("5m")));
    assert_eq!("147m".parse(), Ok(tiles!("147m")));
    assert_eq!("1123m".parse(), Ok(counts!("1123m")));
    assert_eq!("(06-7s)".parse(), Ok(meld!("(06-7s)")));
}

#[test]
fn unicode_of_every_tile() {
    for tile in Tile::ALL {
        assert_eq!(unicode::tile(unicode::character(tile)), Some(tile));
    }
    let in_order = "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅🀄";
    assert!(Tile::ALL.into_iter().map(unicode::character).eq(in_order.chars()));
    let tiles = ('\0'..=char::MAX).filter(|&c| unicode::tile(c).is_some());
    assert_eq!(tiles.count(), 34);
}

#[test]
fn unicode_reads_spaces_and_variation_selectors() -> Result<(), ParseError> {
    let text = "🀇\u{FE0E} 🀈\u{FE0F}\t🀋\u{FE0F}r🀄\u{FE0E}\n(🀆🀆🀆=🀆)";
    let hand: Hand = text.parse()?;
    assert_eq!(hand.to_string(), "120m7z(555=5z)");
    Ok(())
}

#[test]
fn mjai_of_every_face_and_any_hand() -> Result<(), ParseError> {
    let names = "1m 2m 3m 4m 5mr 5m 6m 7m 8m 9m 1p 2p 3p 4p 5pr 5p 6p 7p 8p 9p \
                 1s 2s 3s 4s 5sr 5s 6s 7s 8s 9s E S W N P F C";
    assert_eq!(mjai::display(Face::ALL.to_vec()).to_string(), names);
    assert_eq!(mjai::parse(names)?.to_vec(), Face::ALL.to_vec());
    for (name, face) in names.split(' ').zip(Face::ALL) {
        assert_eq!(mjai::face(name)?, face);
    }
    assert_eq!(mjai::parse(" E,,5sr\n")?[..], mjai::parse("E 5sr")?[..]);
    assert!(mjai::parse("")?.is_empty());
    for hand in hands() {
        let faces: Vec<Face> = hand.faces().collect();
        let names = mjai::display(faces.clone()).to_string();
        assert_eq!(mjai::parse(&names)?.to_vec(), faces);
    }
    Ok(())
}

#[test]
fn ids136_of_every_tile_and_any_hand() -> Result<(), ids136::IdError> {
    for id in 0..136 {
        let plain = Face::plain(Tile::ALL[usize::from(id) / 4]);
        assert_eq!(ids136::face(id, RedFives::None)?, plain);
        let is_red = [16, 52, 88].contains(&id);
        let face = ids136::face(id, RedFives::OnePerSuit)?;
        assert_eq!((face.tile(), face.is_red()), (plain.tile(), is_red));
    }
    for hand in hands() {
        for game in [RedFives::None, RedFives::OnePerSuit] {
            let exists = [Tile::M5, Tile::P5, Tile::S5].into_iter().all(|five| {
                let (held, reds) = (hand.concealed()[five], hand.reds(five));
                match game {
                    RedFives::None => reds == 0,
                    RedFives::OnePerSuit => reds <= 1 && held - reds <= 3,
                }
            });
            let ids = ids136::write(hand.faces(), game);
            assert_eq!(ids.is_ok(), exists, "{hand} {game:?}");
            if let Ok(ids) = ids {
                assert!(ids136::parse(&ids, game)?.into_iter().eq(hand.faces()));
                assert!(ids.is_sorted());
            }
        }
    }
    Ok(())
}

#[test]
fn array34_of_any_hand() -> Result<(), array34::ArrayError> {
    for hand in hands() {
        let array = hand.concealed().to_array();
        assert_eq!(array34::parse(&array)?, *hand.concealed());
        assert_eq!(array.iter().sum::<u8>(), hand.concealed().total());
        let by_index = (0..34).flat_map(|i| (0..array[i]).map(move |_| Tile::ALL[i]));
        assert!(by_index.eq(hand.faces().map(Face::tile)));
    }
    Ok(())
}

#[test]
fn parts_of_every_meld_are_its_tiles() -> Result<(), MeldError> {
    for meld in all_melds() {
        let parts = meld.parts();
        let faces: Vec<Face> = meld.faces().collect();
        assert_eq!(parts.len(), meld.kind().len(), "{meld}");
        assert_eq!(faces.iter().filter(|face| face.is_red()).count(), usize::from(meld.reds()));
        let mut tiles: Vec<Tile> = faces.iter().map(|face| face.tile()).collect();
        tiles.sort();
        assert!(tiles.into_iter().eq(meld.mentsu().tiles()), "{meld}");
        let again = Meld::from_faces(meld.kind(), &faces)?;
        assert_eq!((again.mentsu(), again.reds()), (meld.mentsu(), meld.reds()));
    }
    Ok(())
}
