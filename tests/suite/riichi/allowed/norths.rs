//! Norths in sanma: no player's wind, or a yakuhai for every player.

use mentsu::riichi::{Rules, Situation, score};
use mentsu::{MeldKind, Tile, TileSet, Wind};

use crate::common::Random;
use crate::riichi::houses::rules::{for_win, ron};

/// Norths in sanma: no player's wind, or a yakuhai for every player; in the north round a double
/// wind.
#[test]
fn norths_are_a_yakuhai_for_everybody_where_three_play_so() {
    const NORTHS: Rules = Rules::TENHOU_SANMA.with_north_yakuhai(true);
    let scored = |text: &str, situation: Situation, rules: &Rules| {
        let score = score(&for_win(text, &situation), &situation, rules);
        score.map(|score| (score.yaku_set().to_string(), score.fu().unwrap_or_default())).ok()
    };
    let reported = |yaku: &str, fu: u8| Some((yaku.to_string(), fu));
    let koutsu = "234567p88s99p(444=z)";
    for seat in [Wind::East, Wind::South, Wind::West] {
        let west = ron(Tile::S8).with_seat(seat).with_round(Wind::South);
        assert_eq!(scored(koutsu, west, &NORTHS), reported("north_wind", 30));
        assert_eq!(scored(koutsu, west, &Rules::TENHOU_SANMA), None);
        // Four players have a north seat; the rule is one of sanma.
        assert_eq!(scored(koutsu, west, &Rules::TENHOU.with_north_yakuhai(true)), None);
        let round = west.with_round(Wind::North);
        assert_eq!(scored(koutsu, round, &Rules::TENHOU_SANMA), reported("round_wind", 30));
        assert_eq!(scored(koutsu, round, &NORTHS), reported("round_wind north_wind", 30));
    }
    // A jantou of norths has fu, so the hand isn't pinfu; that of another guest wind is.
    let jantou = |wind: &str| format!("234567p23456s{wind}{wind}z");
    let pinfu = "riichi pinfu";
    let riichi = ron(Tile::S1).with_riichi().with_seat(Wind::South);
    let fu = |wind: &str, round: Wind, rules: &Rules| {
        scored(&jantou(wind), riichi.with_round(round), rules)
    };
    assert_eq!(fu("4", Wind::East, &Rules::TENHOU_SANMA), reported(pinfu, 30));
    assert_eq!(fu("3", Wind::East, &NORTHS), reported(pinfu, 30));
    assert_eq!(fu("4", Wind::East, &NORTHS), reported("riichi", 40));
    assert_eq!(fu("4", Wind::North, &NORTHS), reported("riichi", 40));
    // 48 fu without the jantou: 50 with 2 more, and 60 with 4.
    let double = ron(Tile::S3).with_riichi().with_seat(Wind::South).with_round(Wind::North);
    let fu = |rules: &Rules| scored("111p234p24s999p44z", double, rules).map(|(_, fu)| fu);
    assert_eq!([fu(&NORTHS), fu(&NORTHS.with_double_wind_fu(2))], [Some(60), Some(50)]);
}

/// Without easts, east's hand among three is worth by this rule what north's is among four.
#[test]
fn a_common_north_is_worth_what_the_seat_s_is() {
    let three = Rules::TENHOU_SANMA.with_north_yakuhai(true);
    let four = Rules::TENHOU.with_honba(three.honba());
    let kinds: Vec<Tile> = TileSet::SANMA.without(Tile::East).iter().collect();
    let mut random = Random::new(29);
    let mut counted = 0;
    for _ in 0..20_000 {
        let declared = random.below(4);
        let hand = random.win(&kinds, 4, declared);
        // Three players call no chi.
        if hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
            continue;
        }
        let round = *random.pick(&Wind::ALL);
        let concealed: Vec<Tile> = hand.concealed().kinds().iter().collect();
        let tile = *random.pick(&concealed);
        let (situation, hand) = match random.below(2) {
            0 => (Situation::tsumo(), hand.with_drawn(tile).unwrap()),
            _ => (Situation::ron(tile), hand.discard(tile).unwrap()),
        };
        let worth = |seat: Wind, rules: &Rules| {
            let score = score(&hand, &situation.with_seat(seat).with_round(round), rules).ok()?;
            let yaku = score.yaku_set().to_string().replace("north_wind", "seat_wind");
            let mut yaku: Vec<String> = yaku.split(' ').map(str::to_owned).collect();
            yaku.sort();
            Some((yaku, score.han(), score.fu(), score.yakuman()))
        };
        let of_three = worth(Wind::East, &three);
        assert_eq!(of_three, worth(Wind::North, &four), "{hand} {round}");
        counted += u32::from(of_three.is_some_and(|(yaku, ..)| yaku.contains(&"seat_wind".into())));
    }
    assert!(counted > 1_000, "{counted}");
}
