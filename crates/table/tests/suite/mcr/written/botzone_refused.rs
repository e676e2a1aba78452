//! Impossible requests: each is refused with its number and the reason, whatever came before. Every
//! request of a judge is accepted.

use mentsu::random::SplitMix64;
use mentsu::{Flower, NotHeld, Tile, TooManyCopies, tile};
use mentsu_table::Seat;
use mentsu_table::mcr::botzone::{Client, ClientError, Judge, Request, RequestError, Response};
use mentsu_table::mcr::{DeclareError, GameRules, RoundStart, ViewError, Wall, bot};
use proptest::prelude::*;

use crate::mcr::{RULES, lively};

const DEAL: &str = "1 0 0 0 0 W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2";

fn hear(client: &mut Client, line: &str) -> Result<(), ClientError> {
    client.hear(&line.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

/// The client of seat 1 that has heard these lines after its deal.
fn after(rules: &GameRules, lines: &[&str]) -> Client {
    let mut client = Client::new(rules);
    for line in ["0 1 0", DEAL].into_iter().chain(lines.iter().copied()) {
        hear(&mut client, line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    client
}

/// Asserts that the line is refused after these, with its number, and changes nothing.
fn refused(lines: &[&str], line: &str, why: RequestError) {
    let mut client = after(&GameRules::BOTZONE, lines);
    let before = client.clone();
    let request = u32::try_from(lines.len()).expect("a few") + 3;
    assert_eq!(hear(&mut client, line), Err(ClientError { request, why: why.clone() }), "{line}");
    assert_eq!(client, before);
    let text = ClientError { request, why }.to_string();
    assert!(text.starts_with(&format!("request {request}: ")), "{text}");
}

const TOOK_PUNG: [&str; 4] = ["3 0 DRAW", "3 0 PLAY F1", "3 1 PENG J1", "3 2 DRAW"];

#[test]
fn nobody_draws_or_discards_out_of_turn() {
    let [east, south, west, north] = Seat::ALL;
    let not_next = |seat, next| RequestError::NotNextToDraw { seat, next };
    refused(&[], "3 2 DRAW", not_next(west, Some(east)));
    refused(&[], "2 W9", not_next(south, Some(east)));
    refused(&[], "3 3 BUHUA H1", not_next(north, Some(east)));
    refused(&["3 0 DRAW"], "3 0 DRAW", not_next(east, None));
    refused(&["3 0 DRAW"], "3 1 BUHUA H1", not_next(south, None));
    refused(&["3 0 BUHUA H1"], "2 W9", not_next(south, Some(east)));
    refused(&["3 0 DRAW", "3 0 PLAY W9"], "3 2 DRAW", not_next(west, Some(south)));
    refused(&TOOK_PUNG[..3], "2 W9", not_next(south, Some(west)));
    let kong = ["3 0 DRAW", "3 0 PLAY W9", "3 2 GANG"];
    refused(&kong, "3 3 DRAW", not_next(north, Some(west)));
    refused(&kong, "3 2 PLAY W8", RequestError::NotDrawn { seat: west });
    refused(&[], "3 0 PLAY W9", RequestError::NotDrawn { seat: east });
    refused(&["3 0 DRAW"], "3 2 PLAY W9", RequestError::NotDrawn { seat: west });
    refused(&["3 0 DRAW"], "3 1 PLAY W1", RequestError::NotDrawn { seat: south });
    refused(&["3 0 BUHUA H1"], "3 0 PLAY W9", RequestError::NotDrawn { seat: east });
    refused(&["3 0 DRAW", "3 0 PLAY W9"], "3 0 PLAY W9", RequestError::NotDrawn { seat: east });
    // The judge's request names the tile that the bot draws.
    let turn = ["3 0 DRAW", "3 0 PLAY W9"];
    let unseen = RequestError::View(ViewError::Hand(DeclareError::Unseen));
    refused(&turn, "3 1 DRAW", unseen.clone());
    refused(&["3 0 DRAW", "3 0 PLAY W9", "2 W9"], "3 1 GANG", unseen);
    let not_held = RequestError::View(ViewError::Hand(DeclareError::Hand(
        mentsu::HandError::NotHeld(NotHeld { face: tile!("8m").into(), held: None }),
    )));
    refused(&["3 0 DRAW", "3 0 PLAY W9", "2 W9"], "3 1 PLAY W8", not_held);
}

#[test]
fn nobody_claims_what_was_not_discarded() {
    let [east, south, west, _] = Seat::ALL;
    let nothing = |seat| RequestError::NothingToClaim { seat };
    for line in ["3 2 PENG W1", "3 2 CHI W2 W1", "3 2 GANG"] {
        refused(&[], line, nothing(west));
        refused(&["3 0 DRAW"], line, nothing(west));
        refused(&["3 0 BUHUA H1"], line, nothing(west));
        refused(&["3 0 DRAW", "3 0 PLAY W9", "3 3 GANG"], line, nothing(west));
    }
    let discarded = ["3 0 DRAW", "3 0 PLAY W2"];
    for line in ["3 0 PENG W5", "3 0 CHI W2 W5", "3 0 GANG"] {
        refused(&discarded, line, nothing(east));
    }
    let from = east;
    refused(&discarded, "3 2 CHI W2 W5", RequestError::NotNextToDiscard { seat: west, from });
    let no_chow = |middle| RequestError::NoSuchChow { middle, tile: tile!("2m") };
    for (line, middle) in [
        ("3 1 CHI W1 W1", tile!("1m")),
        ("3 1 CHI W4 W1", tile!("4m")),
        ("3 1 CHI B2 W1", tile!("2p")),
        ("3 1 CHI F2 W1", tile!("2z")),
    ] {
        refused(&discarded, line, no_chow(middle));
    }
    refused(
        &["3 0 DRAW"],
        "3 0 BUGANG W1",
        RequestError::NoSuchPung { seat: east, tile: tile!("1m") },
    );
    // A tile added to a pung can be won on alone, by a player who has drawn.
    let mut lines = TOOK_PUNG.to_vec();
    lines.extend(["3 2 PLAY W9", "3 3 DRAW", "3 3 PLAY W9", "3 0 DRAW", "3 0 PLAY W9"]);
    refused(&lines, "3 1 BUGANG F1", RequestError::NotDrawn { seat: south });
    lines.extend(["2 F1", "3 1 BUGANG F1"]);
    refused(&lines, "3 2 GANG", nothing(west));
    refused(&lines, "3 2 DRAW", RequestError::NotNextToDraw { seat: west, next: Some(south) });
}

#[test]
fn there_are_four_of_a_kind() {
    let five = |tile, count| RequestError::TooManyCopies(TooManyCopies { tile, count });
    // Two of them are in the bot's own hand.
    let two =
        ["3 0 DRAW", "3 0 PLAY F1", "2 W9", "3 1 PLAY W9", "3 2 DRAW", "3 2 PLAY F1", "3 3 DRAW"];
    refused(&two, "3 3 PLAY F1", five(tile!("1z"), 5));
    let east = ["3 0 DRAW", "3 0 PLAY F1"];
    refused(&east, "3 2 PENG W9", five(tile!("1z"), 5));
    refused(&east, "3 2 GANG", five(tile!("1z"), 6));
    // What is claimed is one of the copies that lie there, and a discard after it another.
    let nines = ["3 0 DRAW", "3 0 PLAY W9", "3 2 PENG W8"];
    after(&GameRules::BOTZONE, &["3 0 DRAW", "3 0 PLAY W9", "3 2 PENG W9"]);
    let more = ["3 3 DRAW", "3 3 PLAY W9", "3 0 DRAW"];
    let lines: Vec<&str> = nines.into_iter().chain(more).collect();
    refused(&lines, "3 0 PLAY W9", five(tile!("9m"), 5));
    let lines: Vec<&str> = lines.into_iter().chain(["3 0 PLAY W7"]).collect();
    refused(&lines, "2 W9", five(tile!("9m"), 5));
    refused(
        &lines,
        "3 1 CHI W8 W1",
        RequestError::View(ViewError::Hand(DeclareError::NotHeld(NotHeld {
            face: tile!("8m").into(),
            held: None,
        }))),
    );
    let added = ["3 0 PLAY W7", "2 W7", "3 1 PLAY W7", "3 2 DRAW"];
    let lines: Vec<&str> = lines[..6].iter().copied().chain(added).collect();
    refused(&lines, "3 2 BUGANG W9", five(tile!("9m"), 5));
    // An own concealed kong is four that the bot knows.
    let mut client = Client::new(&GameRules::BOTZONE);
    let kong = "1 0 0 0 0 W1 W1 W1 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2";
    for line in ["0 0 0", kong, "2 W1"] {
        hear(&mut client, line).expect(line);
    }
    client.said(&Response::Gang { concealed: Some(tile!("1m")) });
    for line in ["3 0 GANG", "2 W9", "3 0 PLAY W9", "3 1 DRAW"] {
        hear(&mut client, line).expect(line);
    }
    let why = five(tile!("1m"), 5);
    assert_eq!(hear(&mut client, "3 1 PLAY W1"), Err(ClientError { request: 8, why }));
    hear(&mut client, "3 1 PLAY W3").expect("a discard");
    let why = five(tile!("1m"), 5);
    assert_eq!(hear(&mut client, "3 2 PENG W1"), Err(ClientError { request: 9, why }));
    // What was said once is no answer to a later draw.
    for line in ["3 2 DRAW", "3 2 PLAY W9", "3 3 DRAW", "3 3 PLAY W9", "2 W4"] {
        hear(&mut client, line).expect(line);
    }
    let why = RequestError::View(ViewError::Hand(DeclareError::Unseen));
    assert_eq!(hear(&mut client, "3 0 GANG"), Err(ClientError { request: 14, why }));
}

#[test]
fn a_player_has_four_melds() {
    let seat = Seat::ALL[3];
    let mut lines =
        vec!["3 0 DRAW", "3 0 PLAY B1", "3 3 PENG B8", "3 0 DRAW", "3 0 PLAY B2", "3 3 PENG B8"];
    lines.extend(["3 0 DRAW", "3 0 PLAY B3", "3 3 PENG B8", "3 0 DRAW", "3 0 PLAY T1", "3 3 GANG"]);
    lines.extend(["3 3 DRAW"]);
    refused(&lines, "3 3 GANG", RequestError::FifthMeld { seat });
    lines.extend(["3 3 PLAY T2", "3 0 DRAW", "3 0 PLAY T3"]);
    refused(&lines, "3 3 PENG W9", RequestError::FifthMeld { seat });
    refused(&lines, "3 3 GANG", RequestError::FifthMeld { seat });
    // A tile added to one of them is no fifth.
    lines.extend(["2 W9", "3 1 PLAY W9", "3 2 DRAW", "3 2 PLAY W9", "3 3 DRAW", "3 3 BUGANG B1"]);
    after(&GameRules::BOTZONE, &lines);
}

#[test]
fn flowers_come_once_where_there_are_any() {
    let spring = Flower::Spring;
    let twice = RequestError::FlowerTwice { flower: spring };
    refused(&["3 0 BUHUA H1"], "3 0 BUHUA H1", twice.clone());
    refused(&["3 0 BUHUA H1", "3 0 DRAW", "3 0 PLAY W9"], "3 1 BUHUA H1", twice.clone());
    let mut client = Client::new(&GameRules::BOTZONE);
    hear(&mut client, "0 1 0").expect("the start");
    let same = DEAL.replace("0 0 0 0", "1 0 1 0") + " H1 H1";
    assert_eq!(hear(&mut client, &same), Err(ClientError { request: 2, why: twice.clone() }));
    let two = DEAL.replace("0 0 0 0", "1 0 1 0") + " H1 H8";
    hear(&mut client, &two).expect("a deal");
    assert_eq!(hear(&mut client, "3 0 BUHUA H1"), Err(ClientError { request: 3, why: twice }));
    hear(&mut client, "3 0 BUHUA H2").expect("another");
    let mut client = after(&GameRules::BOTZONE_CONTEST, &[]);
    let why = RequestError::NoFlowers { flower: spring };
    assert_eq!(hear(&mut client, "3 0 BUHUA H1"), Err(ClientError { request: 3, why }));
}

/// Everybody discards what is drawn, each kind at most four times beside the bot's hand, until
/// nobody is left to draw; the lines and the last discard's player.
fn to_the_end(rules: &GameRules) -> (Client, Vec<String>) {
    let mut left = [4_u8; 34];
    let mut client = after(rules, &[]);
    for tile in client.view().expect("dealt").hand().concealed().tiles() {
        left[tile.index()] -= 1;
    }
    let mut lines = Vec::new();
    for nth in 0.. {
        let seat = Seat::ALL[nth % 4];
        if client.view().expect("dealt").table().draws_left(seat) == 0 {
            return (client, lines);
        }
        let free = Tile::ALL.into_iter().find(|tile| left[tile.index()] > 0).expect("a tile");
        left[free.index()] -= 1;
        let code = Request::Draw { tile: free }.to_string()[2..].to_owned();
        let draw = if nth % 4 == 1 { format!("2 {code}") } else { format!("3 {} DRAW", nth % 4) };
        for line in [draw, format!("3 {} PLAY {code}", nth % 4)] {
            hear(&mut client, &line).unwrap_or_else(|error| panic!("{line}: {error}"));
            lines.push(line);
        }
    }
    unreachable!("a wall ends");
}

/// Botzone's judge lets the last discard be claimed and the last tile drawn be a kong, and then
/// nobody draws; no option offers either.
#[test]
fn an_empty_wall_has_no_draw_and_its_last_discard_may_be_claimed() {
    for (rules, draws) in [(GameRules::BOTZONE, 92), (GameRules::BOTZONE_CONTEST, 84)] {
        let (client, lines) = to_the_end(&rules);
        assert_eq!(lines.len(), 2 * draws);
        let [seat, ..] = Seat::ALL;
        for line in ["3 0 DRAW", "3 0 BUHUA H1"] {
            let why = RequestError::WallEmpty { seat };
            let request = u32::try_from(2 * draws + 3).expect("few");
            assert_eq!(hear(&mut client.clone(), line), Err(ClientError { request, why }));
        }
        let (mut before, last) = (after(&rules, &[]), lines.len() - 1);
        for line in &lines[..last] {
            hear(&mut before, line).expect("heard before");
        }
        // North has drawn the last tile: a concealed kong of what nobody has seen.
        assert_eq!(lines[last - 1], "3 3 DRAW");
        hear(&mut before.clone(), "3 3 GANG").expect("a kong");
        hear(&mut before, "3 3 PLAY J3").expect("a discard");
        hear(&mut before.clone(), "3 1 GANG").expect_err("the bot holds none");
        hear(&mut before, "3 2 PENG J3").expect("a claim of the last discard");
    }
}

/// Kongs take kinds of which nothing is known, and there are as many as such kinds at most.
#[test]
fn a_concealed_kong_needs_a_kind_that_nobody_has_seen() {
    let mut client = after(&GameRules::BOTZONE, &[]);
    let held: Vec<Tile> = client.view().expect("dealt").hand().concealed().tiles().collect();
    let others: Vec<Tile> = Tile::ALL.into_iter().filter(|tile| !held.contains(tile)).collect();
    let code = |tile: Tile| Request::Draw { tile }.to_string()[2..].to_owned();
    // All but two kinds are discarded, or in the bot's own hand.
    let (known, left) = others.split_at(others.len() - 2);
    let mut request = 2;
    for (nth, tile) in known.iter().enumerate() {
        let (seat, code) = (nth % 4, code(*tile));
        let draw = if seat == 1 { format!("2 {code}") } else { format!("3 {seat} DRAW") };
        for line in [draw, format!("3 {seat} PLAY {code}")] {
            hear(&mut client, &line).unwrap_or_else(|error| panic!("{line}: {error}"));
            request += 1;
        }
    }
    let seat = known.len() % 4;
    for kong in ["DRAW", "GANG", "DRAW", "GANG", "DRAW"] {
        hear(&mut client, &format!("3 {seat} {kong}")).expect(kong);
        request += 1;
    }
    let why = RequestError::NoKongLeft { seat: Seat::ALL[seat] };
    let error = Err(ClientError { request: request + 1, why });
    assert_eq!(hear(&mut client, &format!("3 {seat} GANG")), error);
    for tile in left {
        assert_eq!(hear(&mut client, &format!("3 {seat} PLAY {}", code(*tile))), error);
    }
    hear(&mut client, &format!("3 {seat} PLAY {}", code(known[0]))).expect("a discard");
}

/// The requests that a judge sends to each of four players of a match, and their responses.
fn given(rules: &GameRules, seed: u64) -> [Vec<(Request, Response)>; 4] {
    let mut source = SplitMix64::new(seed);
    let wall = Wall::shuffled(rules, &mut source);
    let mut judge = Judge::new(rules, &RoundStart::FIRST, wall).expect("its wall");
    let mut choose = lively(&mut source);
    let mut clients = [0, 1, 2, 3].map(|_| Client::new(rules));
    let mut given = [const { Vec::new() }; 4];
    while let Some(requests) = judge.requests() {
        let mut responses = [Response::Pass; 4];
        for (seat, request) in requests.into_iter().enumerate() {
            let heard = clients[seat].respond(&request.to_string(), &mut choose);
            responses[seat] = heard.unwrap_or_else(|error| panic!("{error} in seed {seed}"));
            given[seat].push((request, responses[seat]));
        }
        judge.hear(&responses.map(|response| response.to_string()));
    }
    given
}

/// A client that has processed these requests and responses.
fn heard(rules: &GameRules, given: &[(Request, Response)]) -> Client {
    let mut client = Client::new(rules);
    for (request, response) in given {
        client.hear(request).expect("it was heard");
        client.said(response);
    }
    client
}

fn with_seat(request: &Request, by: usize) -> Request {
    let mut other = request.clone();
    match &mut other {
        Request::Start { seat, .. }
        | Request::Flower { seat, .. }
        | Request::OtherDraws { seat }
        | Request::Play { seat, .. }
        | Request::Peng { seat, .. }
        | Request::Chi { seat, .. }
        | Request::Gang { seat }
        | Request::BuGang { seat, .. } => *seat = Seat::ALL[(seat.index() + by) % 4],
        Request::Deal { .. } | Request::Draw { .. } => {}
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_judges_matches_are_heard_and_changed_ones_refused(
        rules in prop::sample::select(RULES.map(|(_, rules)| rules).to_vec()),
        seed in any::<u64>(),
        seat in 0_usize..4,
        place in any::<prop::sample::Index>(),
        by in 1_usize..4,
        tile in 0_usize..34,
    ) {
        let given = &given(&rules, seed)[seat];
        let place = place.index(given.len());
        let (request, response) = &given[place];
        let number = u32::try_from(place + 1).expect("short");
        let fails = |client: &Client, request: &Request, number: u32| {
            let mut after = client.clone();
            let error = after.hear(request);
            error.is_err_and(|error| error.request == number) && after == *client
        };
        let before = heard(&rules, &given[..place]);
        let after = heard(&rules, &given[..=place]);
        // The same again: nothing happens twice.
        prop_assert!(fails(&after, request, number + 1), "{request} again");
        // A draw left out: whoever drew can't go on, and nobody draws in their place.
        if let (Request::Draw { .. } | Request::OtherDraws { .. }, Some((next, _))) =
            (request, given.get(place + 1))
        {
            prop_assert!(fails(&before, next, number), "{next} without {request}");
        }
        // Another player, except for a claim that any of the others can make.
        let other = with_seat(request, by);
        let is_claim = matches!(request, Request::Peng { .. } | Request::Gang { .. });
        if other != *request && place > 0 && !is_claim {
            prop_assert!(fails(&before, &other, number), "{other} instead of {request}");
        }
        // Another tile, of which the bot may know that it is none too many.
        let mut other = request.clone();
        match &mut other {
            Request::Draw { tile: it } | Request::Play { tile: it, .. } => *it = Tile::ALL[tile],
            Request::Peng { discard: it, .. } | Request::Chi { discard: it, .. } => {
                *it = Tile::ALL[tile];
            }
            Request::BuGang { tile: it, .. } => *it = Tile::ALL[tile],
            _ => {}
        }
        let mut client = before;
        let heard_it = client.hear(&other).is_ok();
        client.said(response);
        // Whatever was heard, what follows is heard or refused, and answered without a panic.
        let mut numbers = number + u32::from(heard_it);
        for (request, response) in &given[place + 1..] {
            match client.hear(request) {
                Ok(()) => numbers += 1,
                Err(error) => prop_assert_eq!(error.request, numbers),
            }
            prop_assert!(client.answer(bot::greedy).is_ok());
            client.said(response);
        }
    }
}
