//! Worked examples of each preset, every pattern at least once, payments by hand.

use std::collections::BTreeSet;

use mentsu::{Flower, Flowers, Wind};
use mentsu_families::{Because, Event, Family, Pattern, Preset, Score, Win};

use crate::{score_in, try_score};

fn wind(letter: char) -> Wind {
    Wind::seats(4)["ESWN".find(letter).unwrap()]
}

/// `d` or `s`, the seat and the round as letters, and events and flowers by name: `dWW last`.
fn circumstances(text: &str) -> Win {
    let mut words = text.split(' ');
    let first = words.next().unwrap();
    let mut win = if first.starts_with('s') { Win::self_drawn() } else { Win::by_discard() };
    let mut winds = first.chars().skip(1).map(wind);
    if let Some(seat) = winds.next() {
        win = win.with_seat(seat);
    }
    if let Some(round) = winds.next() {
        win = win.with_prevalent(round);
    }
    let mut flowers = Flowers::EMPTY;
    for word in words {
        win = match word {
            "last" => win.with_last_tile(),
            "kong" => win.with_kong(),
            "streak" => win.with_streak(2),
            _ => match (Event::from_name(word), Flower::from_name(word)) {
                (Some(event), _) => win.with_event(event),
                (_, Some(flower)) => {
                    flowers = flowers.with(flower);
                    win
                }
                _ => panic!("{word}"),
            },
        };
    }
    win.with_flowers(flowers)
}

fn counted(score: &Score<'_>) -> String {
    let counted = score.patterns().map(|(one, times)| (one.id(), one.value() * times));
    counted.map(|(id, worth)| format!("{id} {worth}")).collect::<Vec<_>>().join(", ")
}

fn left_out(score: &Score<'_>) -> String {
    let left_out = score.left_out().map(|(pattern, because): (&Pattern, Because<'_>)| {
        let (sign, other) = match because {
            Because::Series(other) => ("<", other),
            Because::Excluded(other) => ("/", other),
            Because::Alone(other) => ("!", other),
        };
        format!("{}{sign}{}", pattern.id(), other.id())
    });
    left_out.collect::<Vec<_>>().join(", ")
}

/// Rows of a hand, how it is won, what counts, what doesn't, and the total, which a cap may cut.
fn check(preset: Preset, rows: &[(&str, &str, &str, &str, u32)]) {
    let family = preset.family();
    let mut seen = BTreeSet::new();
    for &(hand, won, counts, leaves_out, total) in rows {
        let score = score_in(&family, hand, &circumstances(won));
        assert_eq!(counted(&score), counts, "{hand} {won}");
        assert_eq!(left_out(&score), leaves_out, "{hand} {won}");
        assert_eq!(score.total(), total, "{hand} {won}");
        let sum: u32 = score.patterns().map(|(one, times)| one.value() * times).sum();
        assert_eq!(score.uncapped(), sum.max(family.least()), "{hand} {won}");
        seen.extend(score.patterns().map(|(one, _)| one.id().to_owned()));
    }
    let all: BTreeSet<String> = family.patterns().iter().map(|one| one.id().to_owned()).collect();
    assert_eq!(all.difference(&seen).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
#[rustfmt::skip]
fn zung_jung() {
    check(Preset::ZungJung, &[
        ("234m234p234678s6z+6z", "d", "all_sequences 5, concealed_hand 5, three_similar_sequences 35", "", 45),
        ("234567m234p678s5s+5s", "d", "all_sequences 5, concealed_hand 5, no_terminals 5", "", 15),
        ("123456789m111z5m+5m", "dS", "concealed_hand 5, mixed_one_suit 40, nine_tile_straight 40", "", 85),
        ("2234m(678m)(345m)(678m)+2m", "d", "all_sequences 5, no_terminals 5, pure_one_suit 80, two_identical_sequences 10", "", 100),
        ("1112345678999m+5m", "d", "nine_gates 480", "concealed_hand!nine_gates, pure_one_suit!nine_gates, two_concealed_pungs!nine_gates", 480),
        ("222z(555z)23m456p11s+1m", "dS", "value_honor 20", "", 20),
        ("222z(555z)23m456p11s+1m", "dES", "value_honor 10", "", 10),
        ("(555z)(666z)7z123m456p+7z", "d", "value_honor 20, small_three_dragons 40", "", 60),
        ("(555z)(666z)(777z)5m123p+5m", "d", "value_honor 30, big_three_dragons 130", "", 160),
        ("(111z)(222z)3z123m456p+3z", "dW", "small_three_winds 30", "", 30),
        ("(111z)(222z)(333z)5m123p+5m", "dN", "big_three_winds 120", "", 120),
        ("(111z)(222z)(333z)4z123p+4z", "dN", "small_four_winds 320", "mixed_one_suit!small_four_winds, big_three_winds<small_four_winds, mixed_lesser_terminals!small_four_winds", 320),
        ("(111z)(222z)(333z)(444z)5m+5m", "dN", "big_four_winds 400", "mixed_one_suit!big_four_winds, value_honor!big_four_winds, all_pungs!big_four_winds", 400),
        ("(111z)(555z)222z666z3z+3z", "dW", "all_honors 320", "value_honor!all_honors, small_three_winds!all_honors, all_pungs!all_honors, two_concealed_pungs!all_honors, mixed_lesser_terminals<mixed_greater_terminals, mixed_greater_terminals!all_honors", 320),
        ("222m444p666s77z88s+8s", "s", "concealed_hand 5, all_pungs 30, four_concealed_pungs 125", "", 160),
        ("222m444p666s77z88s+8s", "d", "concealed_hand 5, all_pungs 30, three_concealed_pungs 30", "", 65),
        ("222m444p(666s)77z88s+8s", "d", "all_pungs 30, two_concealed_pungs 5", "", 35),
        ("[2222m]456p78s345m55z+9s", "d", "concealed_hand 5, one_kong 5", "", 10),
        ("[2222m](4444p)78s345m55z+9s", "d", "two_kongs 20", "", 20),
        ("[2222m](4444p)(6666s)78s55z+9s", "d", "three_kongs 120", "", 120),
        ("[2222m](4444p)(6666s)(8888m)5z+5z", "d", "four_kongs 480", "all_pungs!four_kongs", 480),
        ("223344m456p78s11z+9s", "d", "all_sequences 5, concealed_hand 5, two_identical_sequences 10", "", 20),
        ("223344m778899p1z+1z", "d", "all_sequences 5, concealed_hand 5, two_identical_sequences_twice 60", "two_identical_sequences<two_identical_sequences_twice", 70),
        ("223344m(234m)78s11z+9s", "d", "all_sequences 5, three_identical_sequences 120", "two_identical_sequences<three_identical_sequences", 125),
        ("223344m(234m)(234m)1z+1z", "d", "four_identical_sequences 480", "all_sequences!four_identical_sequences, mixed_one_suit!four_identical_sequences, two_identical_sequences<four_identical_sequences, two_identical_sequences_twice<four_identical_sequences, three_identical_sequences<four_identical_sequences", 480),
        ("(222m)(222p)222s78s11z+9s", "d", "three_similar_triplets 120", "", 120),
        ("(222m)(222p)22s78s111z+9s", "dS", "small_three_similar_triplets 30", "", 30),
        ("(123m)(456m)78m11z345p+9m", "d", "all_sequences 5, nine_tile_straight 40", "", 45),
        ("(222m)(333m)444m78s11z+9s", "d", "three_consecutive_triplets 100", "", 100),
        ("(222m)(333m)(444m)555m1z+1z", "d", "mixed_one_suit 40, all_pungs 30, four_consecutive_triplets 200", "three_consecutive_triplets<four_consecutive_triplets", 270),
        ("222333444m78s11z+9s", "d", "concealed_hand 5, three_concealed_pungs 30, three_consecutive_triplets 100", "", 135),
        ("(123m)(789p)111z99s12s+3s", "dS", "mixed_lesser_terminals 40", "", 40),
        ("(123m)(789p)111s99p12s+3s", "d", "pure_lesser_terminals 50", "mixed_lesser_terminals<pure_lesser_terminals", 50),
        ("(111m)(999p)111z99s22z+9s", "dW", "all_pungs 30, mixed_greater_terminals 100", "mixed_lesser_terminals<mixed_greater_terminals", 130),
        ("(111m)(999m)(111p)(999p)1s+1s", "d", "pure_greater_terminals 400", "all_pungs!pure_greater_terminals, small_three_similar_triplets!pure_greater_terminals, mixed_lesser_terminals<pure_greater_terminals, pure_lesser_terminals<pure_greater_terminals, mixed_greater_terminals<pure_greater_terminals", 400),
        ("(123m)456p78s99s222z+9s", "d", "", "", 1),
        ("(123m)456p78s99s222z+9s", "s last", "final_draw 10", "", 10),
        ("(123m)456p78s99s222z+9s", "d last", "final_discard 10", "", 10),
        ("(123m)456p78s99s222z+9s", "s kong", "win_on_kong 10", "", 10),
        ("(123m)456p78s99s222z+9s", "d kong", "robbing_a_kong 10", "", 10),
        ("123m456p78s99s222z+9s", "s heavenly", "concealed_hand 5, blessing_of_heaven 155", "", 160),
        ("123m456p78s99s222z+9s", "dW earthly", "concealed_hand 5, blessing_of_earth 155", "", 160),
        ("19m19p19s1234567z+1m", "d", "thirteen_terminals 160", "", 160),
        ("1122m3344p5566s7z+7z", "d", "seven_pairs 30", "", 30),
        ("2222m3344p5566s7s+7s", "d", "no_terminals 5, seven_pairs 30", "", 35),
        ("1199m1199p1199s1z+1z", "d", "mixed_greater_terminals 100, seven_pairs 30", "", 130),
        // The compound limit
        ("(555z)(666z)(777z)(999m)1m+1m", "d", "mixed_one_suit 40, value_honor 30, big_three_dragons 130, all_pungs 30, mixed_greater_terminals 100", "mixed_lesser_terminals<mixed_greater_terminals", 320),
    ]);
}

#[test]
#[rustfmt::skip]
fn hong_kong() {
    check(Preset::HongKong, &[
        ("(123m)456p78s99s345m+6s", "d", "common_hand 1, no_flowers 1", "", 2),
        ("(222m)444p(666s)88s11p+1p", "d", "all_pungs 3, no_flowers 1", "", 4),
        ("(111z)123m456m78m55m+9m", "dSS", "mixed_one_suit 3, no_flowers 1", "", 4),
        ("(222m)345m567m88m99m+9m", "d", "one_suit 7, no_flowers 1", "", 8),
        ("(111z)(555z)222z666z3z+3z", "dWW", "all_pungs 3, all_honors 10, dragon_pung 2, no_flowers 1", "", 13),
        ("(555z)123m456p78s11p+9s", "d", "dragon_pung 1, no_flowers 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dS", "seat_wind 1, no_flowers 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dES", "round_wind 1, no_flowers 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dSS", "seat_wind 1, round_wind 1, no_flowers 1", "", 3),
        ("(555z)(666z)7z123m456p+7z", "d", "dragon_pung 2, small_three_dragons 3, no_flowers 1", "", 6),
        ("(555z)(666z)(777z)5m123p+5m", "d", "dragon_pung 3, big_three_dragons 5, no_flowers 1", "", 9),
        ("(111z)(222z)(333z)44z12m+3m", "dNN", "mixed_one_suit 3, small_four_winds 6, no_flowers 1", "", 10),
        ("(111z)(222z)(333z)(444z)5m+5m", "dNN", "all_pungs 3, mixed_one_suit 3, seat_wind 1, round_wind 1, big_four_winds 13, no_flowers 1", "", 13),
        ("(111m)(999p)111z99s22z+9s", "dWW", "all_pungs 3, mixed_terminals 1, no_flowers 1", "", 5),
        ("(111m)(999m)(111p)(999p)1s+1s", "d", "all_pungs 3, all_terminals 10, no_flowers 1", "", 13),
        ("222m444p666s77z88s+8s", "s", "all_pungs 3, four_concealed_pungs 8, concealed 1, self_drawn 1, no_flowers 1", "", 13),
        ("[2222m](4444p)(6666s)(8888m)5z+5z", "d", "all_pungs 3, four_kongs 13, no_flowers 1", "", 13),
        ("1112345678999m+5m", "d", "one_suit 7, nine_gates 10, concealed 1, no_flowers 1", "", 13),
        ("19m19p19s1234567z+1m", "d", "thirteen_orphans 13, no_flowers 1", "", 13),
        ("123m456p78s99s345m+6s", "s", "common_hand 1, concealed 1, self_drawn 1, no_flowers 1", "", 4),
        ("123m456p78s99s345m+6s", "s kong", "common_hand 1, concealed 1, self_drawn 1, kong_draw 1, no_flowers 1", "", 5),
        ("(123m)456p78s99s345m+6s", "d kong", "common_hand 1, robbed_kong 1, no_flowers 1", "", 3),
        ("(123m)456p78s99s345m+6s", "d last", "common_hand 1, last_tile 1, no_flowers 1", "", 3),
        ("123m456p78s99s345m+6s", "s heavenly", "common_hand 1, concealed 1, self_drawn 1, heavenly 13, no_flowers 1", "", 13),
        ("123m456p78s99s345m+6s", "dW earthly", "common_hand 1, concealed 1, earthly 13, no_flowers 1", "", 13),
        ("(123m)456p78s99s345m+6s", "d spring", "common_hand 1, seat_flower 1", "", 2),
        ("(123m)456p78s99s345m+6s", "d summer", "common_hand 1", "", 1),
        ("(123m)456p78s99s345m+6s", "d plum orchid bamboo chrysanthemum", "common_hand 1, seat_flower 1, flower_group 2", "", 4),
    ]);
}

#[test]
#[rustfmt::skip]
fn sichuan() {
    check(Preset::Sichuan, &[
        ("222m444p(666m)88p99m+8p", "d", "all_pungs 1", "", 1),
        ("123345567m99m78m+9m", "d", "one_suit 2", "", 2),
        ("1122m3344p5566m7p+7p", "d", "seven_pairs 2", "", 2),
        ("1111m3344p5566m7p+7p", "d", "seven_pairs 2, root 1", "", 3),
        ("1111m335577m449m+9m", "d", "one_suit 2, seven_pairs 2, root 1", "", 4),
        ("5m(222m)(444p)(666m)(888p)+5m", "d", "all_pungs 1, golden_hook 1", "", 2),
        ("(111m)(999p)123p789m9m+9m", "d", "outside_hand 2", "", 2),
        ("(222m)(555p)888m22p55m+5m", "d", "all_pungs 1, generals 2", "", 3),
        ("(2222m)345p78m11p567m+9m", "d", "root 1", "", 1),
        ("345p345m78m11p567m+9m", "d", "", "", 0),
        ("345p345m78m11p567m+9m", "s", "self_drawn 1", "", 1),
        ("345p345m78m11p567m+9m", "s kong", "self_drawn 1, kong_draw 1", "", 2),
        ("345p345m78m11p567m+9m", "d kong_discard", "kong_discard 1", "", 1),
        ("345p345m78m11p567m+9m", "d kong", "robbed_kong 1", "", 1),
        ("345p345m78m11p567m+9m", "d last", "last_tile 1", "", 1),
        ("345p345m78m11p567m+9m", "s heavenly", "self_drawn 1, heavenly 4", "", 4),
        ("345p345m78m11p567m+9m", "dS earthly", "earthly 4", "", 4),
    ]);
}

#[test]
#[rustfmt::skip]
fn guangdong() {
    check(Preset::Guangdong, &[
        ("(123m)456p78s99s345m+6s", "d", "common_hand 1, no_joker 1", "", 2),
        ("(222m)444p(666s)88s11p+1p", "d", "all_pungs 3, no_joker 1", "", 4),
        ("(111z)123m456m78m55m+9m", "dSS", "mixed_one_suit 3, no_joker 1", "", 4),
        ("(222m)345m567m88m99m+9m", "d", "one_suit 6, no_joker 1", "", 7),
        ("1122m3344p5566s1z+1z", "d", "seven_pairs 4, no_joker 1", "", 5),
        ("1111m3344p5566s1z+1z", "d", "seven_pairs 4, four_in_pairs 2, no_joker 1", "", 7),
        ("1111m3344p556s17z+1z", "d", "seven_pairs 4, four_in_pairs 2", "", 6),
        ("(555z)123m456p78s11p+9s", "d", "dragon_pung 1, no_joker 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dS", "seat_wind 1, no_joker 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dES", "round_wind 1, no_joker 1", "", 2),
        ("(555z)(666z)77z123m45p+6p", "d", "dragon_pung 2, small_three_dragons 4", "", 6),
        ("(555z)(666z)(777z)5m123p+5m", "d", "dragon_pung 3, big_three_dragons 6, no_joker 1", "", 8),
        ("(111z)(222z)(333z)44z12m+3m", "dNN", "mixed_one_suit 3, small_four_winds 6, no_joker 1", "", 8),
        ("(111z)(222z)(333z)(444z)5m+5m", "dEE", "all_pungs 3, mixed_one_suit 3, seat_wind 1, round_wind 1, big_four_winds 8, no_joker 1", "", 8),
        ("(111m)(999p)111z99s22z+9s", "dWW", "all_pungs 3, mixed_terminals 3, no_joker 1", "", 7),
        ("(111m)(999m)(111p)(999p)1s+1s", "d", "all_pungs 3, all_terminals 8, no_joker 1", "", 8),
        ("(111z)(555z)222z666z3z+3z", "dWW", "all_pungs 3, dragon_pung 2, all_honors 8, no_joker 1", "", 8),
        ("1112345678999m+5m", "d", "one_suit 6, nine_gates 8, no_joker 1", "", 8),
        ("19m19p19s123456z7z+1m", "d", "thirteen_orphans 8", "", 8),
        ("(222z)123m456p78s11p+9s", "sWW kong", "no_joker 1, kong_draw 1", "", 2),
        ("(222z)123m456p78s11p+9s", "dWW kong", "no_joker 1, robbed_kong 1", "", 2),
        ("(222z)123m456p78s11p+9s", "sWW last", "no_joker 1, last_tile 1", "", 2),
    ]);
}

#[test]
#[rustfmt::skip]
fn taiwan() {
    check(Preset::Taiwan, &[
        ("(123m)456p789s234m55p78s+9s", "dS", "all_sequences 2", "", 2),
        ("(123m)456p789s234m55p78s+9s", "d streak", "dealer 1, streak 4, all_sequences 2", "", 7),
        ("(123m)456p789s234m55p78s+9s", "dS streak", "all_sequences 2", "", 2),
        ("123m456p789s234m55p78s+9s", "dS", "concealed 1, all_sequences 2", "", 3),
        ("123m456p789s234m55p78s+9s", "sS", "concealed 1, fully_concealed 1, self_drawn 1", "", 3),
        ("(222z)456p789s234m55p78s+9s", "dS", "seat_wind 1", "", 1),
        ("(222z)456p789s234m55p78s+9s", "dWS", "round_wind 1", "", 1),
        ("(123m)456p789s234m55p78s+9s", "dS orchid", "seat_flower 1", "", 1),
        ("(222z)456p789s234m55p78s+9s", "dW kong", "robbed_kong 1", "", 1),
        ("(222z)456p789s234m55p78s+9s", "sW kong", "self_drawn 1, kong_draw 1", "", 2),
        ("(222z)456p789s234m55p78s+9s", "dW last", "last_discard 1", "", 1),
        ("(222z)456p789s234m55p78s+9s", "sW last", "self_drawn 1, last_draw 1", "", 2),
        ("(555z)456p789s234m55p78s+9s", "dW", "dragon_pung 1", "", 1),
        ("(222z)456p789s234m55p79s+8s", "dW", "only_wait 1", "", 1),
        ("(222z)456p789s234m55p12s+3s", "dW", "only_wait 1", "", 1),
        ("5p(222z)(456p)(789s)(234m)(678s)+5p", "sW", "self_drawn 1, half_melded 1", "only_wait/half_melded", 2),
        ("5p(222z)(456p)(789s)(234m)(678s)+5p", "dW", "melded 2", "only_wait/melded", 2),
        ("(123m)456p789s234m55p78s+9s", "dS spring summer autumn winter", "seat_flower 1, flower_group 2", "", 3),
        ("222m444m666p(789s)55s78s+9s", "dW", "three_concealed_pungs 2", "", 2),
        ("123m456p789s234m55p78s+9s", "dS earthly_ready", "all_sequences 2, earthly_ready 4", "concealed/earthly_ready", 6),
        ("123m456p789s234m55p78s+9s", "sS earthly_ready", "self_drawn 1, earthly_ready 4", "concealed/earthly_ready, fully_concealed/earthly_ready", 5),
        ("(222m)(444m)666p(888s)11s33p+3p", "dW", "all_pungs 4", "", 4),
        ("(555z)(666z)77z456p23m789s+1m", "dW", "small_three_dragons 4", "dragon_pung/small_three_dragons", 4),
        ("(222z)(456p)(789p)234p55p23p+1p", "dW", "mixed_one_suit 4", "", 4),
        ("222m444m666p888s(789s)5p+5p", "dW", "four_concealed_pungs 5", "", 5),
        ("123m456p789s234m55p78s+9s", "dS heavenly_ready", "all_sequences 2, heavenly_ready 8", "concealed/heavenly_ready", 10),
        ("222m444m666p888s999s1z+1z", "sWW", "concealed 1, fully_concealed 1, self_drawn 1, only_wait 1, all_pungs 4, five_concealed_pungs 8", "", 16),
        ("(555z)(666z)(777z)456p23m55s+1m", "dW", "big_three_dragons 8", "dragon_pung/big_three_dragons", 8),
        ("(111z)(222z)(333z)44z456p23m+1m", "dNN", "small_four_winds 8", "", 8),
        ("(111z)(222z)(333z)44z456p23m+1m", "dWS", "small_four_winds 8", "seat_wind/small_four_winds, round_wind/small_four_winds", 8),
        ("(123p)(456p)(789p)234p55p67p+8p", "dW", "all_sequences 2, one_suit 8", "", 10),
        ("(123m)456p789s234m55p78s+9s", "dS spring summer autumn winter plum orchid bamboo chrysanthemum", "eight_flowers 8", "seat_flower/eight_flowers, flower_group/eight_flowers", 8),
        ("(111z)(222z)(555z)(666z)77z33z+7z", "dWW", "big_three_dragons 8, all_honors 16", "dragon_pung/big_three_dragons, all_pungs/all_honors", 24),
        ("(111z)(222z)(333z)(444z)5m567p+5m", "dS", "only_wait 1, big_four_winds 16", "seat_wind/big_four_winds, round_wind/big_four_winds", 17),
        ("123m456p789s234m55p78s+9s", "sS earthly", "earthly 16", "concealed/earthly, fully_concealed/earthly, self_drawn/earthly", 16),
        ("123m456p789s234m55p78s+9s", "s heavenly", "dealer 1, heavenly 24", "concealed/heavenly, fully_concealed/heavenly, self_drawn/heavenly", 25),
    ]);
}

fn paid(family: &Family, hand: &str, win: Win) -> [i64; 4] {
    score_in(family, hand, &win).payments().unwrap()
}

#[test]
fn zung_jung_spreads_what_a_discard_costs() {
    let family = Preset::ZungJung.family();
    let large = "234m234p234678s6z+6z";
    let discarded = Win::by_discard().with_discarder(Wind::South);
    assert_eq!(score_in(&family, large, &Win::by_discard()).payments(), None);
    assert_eq!(paid(&family, large, discarded), [135, -85, -25, -25]);
    assert_eq!(paid(&family, large, Win::self_drawn()), [135, -45, -45, -45]);
    assert_eq!(paid(&family, large, discarded.with_liable(Wind::North)), [135, 0, 0, -135]);
    let small = "223344m456p78s11z+9s";
    assert_eq!(paid(&family, small, discarded), [60, -20, -20, -20]);
    let of_25 = "223344m567p78s11p+6s";
    assert_eq!(paid(&family, of_25, discarded), [60, -20, -20, -20]);
    // Two who still play share what is left of it.
    let out = discarded.with_out(Wind::West);
    assert_eq!(paid(&family, large, out), [90, -65, 0, -25]);
    let twice = r#"{"preset": "zung_jung", "pays": {"spread": 25, "self_drawn": 2}}"#;
    let twice = Family::from_json(twice).unwrap();
    assert_eq!(paid(&twice, small, Win::self_drawn()), [120, -40, -40, -40]);
}

#[test]
fn taiwan_adds_what_the_dealer_owes() {
    let family = Preset::Taiwan.family();
    let hand = "123m456p789s234m55p78s+9s";
    let drawn = Win::self_drawn().with_seat(Wind::South);
    assert_eq!(paid(&family, hand, drawn.with_streak(1)), [-220, 540, -160, -160]);
    let discarded = Win::by_discard().with_seat(Wind::South).with_streak(2);
    assert_eq!(paid(&family, hand, discarded.with_discarder(Wind::East)), [-260, 260, 0, 0]);
    assert_eq!(paid(&family, hand, discarded.with_discarder(Wind::North)), [0, 160, 0, -160]);
    // 3, and 1 and 2 for each time that he stayed dealer.
    let dealer = Win::self_drawn().with_streak(2);
    assert_eq!(paid(&family, hand, dealer), [780, -260, -260, -260]);
}

#[test]
fn hong_kong_has_steps_and_a_minimum() {
    let family = Preset::HongKong.family();
    let common = "(123m)456p78s99s345m+6s";
    let flowers = circumstances("d plum orchid bamboo chrysanthemum spring");
    let score = score_in(&family, common, &flowers);
    assert_eq!((score.total(), score.reaches_minimum()), (5, false));
    let low = family.clone().with_minimum(1);
    assert!(score_in(&low, common, &flowers).reaches_minimum());
    let pungs = "(222m)444p(666s)88s11p+1p";
    let discarded = Win::by_discard().with_discarder(Wind::West);
    assert_eq!(score_in(&family, pungs, &discarded).points(), 16);
    assert_eq!(paid(&family, pungs, discarded), [32, 0, -32, 0]);
    assert_eq!(paid(&family, "222m444p666s77z88s+8s", Win::self_drawn()), [1152, -384, -384, -384]);
}

#[test]
fn sichuan_doubles_and_goes_on() {
    let family = Preset::Sichuan.family();
    let hand = "1111m3344p5566m7p+7p";
    let won = Win::by_discard().with_seat(Wind::West);
    assert_eq!(paid(&family, hand, won.with_discarder(Wind::East)), [-8, 0, 8, 0]);
    let drawn = Win::self_drawn().with_seat(Wind::West).with_out(Wind::North);
    assert_eq!(paid(&family, hand, drawn), [-16, -16, 32, 0]);
    let dealer = r#"{"preset": "sichuan", "pays": {"dealer": 2}}"#;
    let dealer = Family::from_json(dealer).unwrap();
    assert_eq!(paid(&dealer, hand, drawn), [-32, -16, 48, 0]);
    // A suit must be void, whatever a joker stands for.
    assert!(try_score(&family, "345p345s78m11p567m+9m", &won).is_err());
    assert!(try_score(&family, "345p345s78m11p56m?+9m", &won).is_err());
    let joker = score_in(&family, "345p345m78m11p56m?+9m", &won);
    assert_eq!(joker.blocks(), "11p 345m 456m 789m 345p");
}
