//! Botzone's protocol: bots who hear the judge, and a judge who hears them.

use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Tile, Wind};
use mentsu_table::Seat;
use mentsu_table::mcr::botzone::{
    Client, ClientError, Fault, Judge, Request, RequestError, Response, TextError, Wrong,
};
use mentsu_table::mcr::{Action, DrawAfter, GameRules, Phase, RoundStart, TurnStart, Wall, bot};

use crate::mcr::lively;

const RULES: [GameRules; 2] = [GameRules::BOTZONE, GameRules::BOTZONE_CONTEST];

fn judge(rules: &GameRules, source: &mut SplitMix64) -> Judge {
    let prevalent = Wind::ALL[source.below(4)];
    let start = RoundStart { prevalent, ..RoundStart::FIRST };
    Judge::new(rules, &start, Wall::shuffled(rules, source)).expect("its wall")
}

/// Plays a match, in which clients hear every request as text and answer as text.
pub(super) fn play(rules: &GameRules, seed: u64) -> (Judge, [Client; 4], Vec<[String; 8]>) {
    let mut source = SplitMix64::new(seed);
    let mut judge = judge(rules, &mut source);
    let mut choose = lively(&mut source);
    let mut clients = [0, 1, 2, 3].map(|_| Client::new(rules));
    let mut given = Vec::new();
    while let Some(requests) = judge.requests() {
        assert!(judge.verdict().is_none());
        let lines = requests.each_ref().map(Request::to_string);
        for (line, request) in lines.iter().zip(&requests) {
            assert_eq!(line.parse().as_ref(), Ok(request));
        }
        let mut responses = [const { String::new() }; 4];
        for seat in 0..4 {
            let response = clients[seat].respond(&lines[seat], &mut choose);
            let response = response.unwrap_or_else(|error| panic!("{error}: {lines:?} {given:?}"));
            responses[seat] = response.to_string();
            assert_eq!(responses[seat].parse(), Ok(response));
        }
        let [a, b, c, d] = lines;
        let [e, f, g, h] = responses.clone();
        given.push([a, b, c, d, e, f, g, h]);
        judge.hear(&responses);
    }
    (judge, clients, given)
}

#[test]
fn bots_play_matches_by_text_alone() {
    let (mut wins, mut words) = (0, std::collections::BTreeMap::new());
    for rules in RULES {
        for seed in 0..60 {
            let (judge, clients, given) = play(&rules, seed);
            let verdict = judge.verdict().expect("it is over");
            assert_eq!(verdict.fault, None);
            assert_eq!(verdict.scores.iter().sum::<i32>(), 0);
            assert_eq!(verdict.scores, judge.round().outcome().expect("it is over").deltas);
            wins += usize::from(verdict.win.is_some());
            for (seat, client) in Seat::ALL.into_iter().zip(&clients) {
                let view = client.view().expect("a deal");
                assert_eq!(view.hand(), judge.round().hand(seat));
                assert_eq!(view.table().discards(), judge.round().table().discards());
                assert_eq!(view.table().shown(), judge.round().table().shown());
            }
            for line in given.iter().flatten() {
                let mut parts =
                    line.split(' ').filter(|part| part.chars().all(char::is_alphabetic));
                *words.entry(parts.next().unwrap_or_default().to_owned()).or_insert(0) += 1;
            }
            // A bot that is started anew hears all of it again.
            let mut again = Client::new(&rules);
            for turn in &given {
                again.hear(&turn[0].parse().expect("a request")).expect("what was heard");
                again.said(&turn[4].parse().expect("a response"));
            }
            assert_eq!(again, clients[0]);
        }
    }
    assert!(wins > 60, "{wins}");
    for word in ["PASS", "PLAY", "PENG", "CHI", "GANG", "BUGANG", "HU", "DRAW", "BUHUA"] {
        assert!(words.get(word).is_some_and(|times| *times > 2), "{word}: {words:?}");
    }
}

#[test]
fn a_view_of_requests_is_the_engines_where_it_is_asked() {
    let (mut asked, mut compared) = (0, 0);
    for rules in RULES {
        for seed in 100..110 {
            let mut source = SplitMix64::new(seed);
            let mut judge = judge(&rules, &mut source);
            let mut clients = [0, 1, 2, 3].map(|_| Client::new(&rules));
            while let Some(requests) = judge.requests() {
                let mut responses = [const { String::new() }; 4];
                for (seat, client) in Seat::ALL.into_iter().zip(&mut clients) {
                    client.hear(&requests[seat.index()]).expect("a request");
                    let response = client.answer(bot::greedy).expect("an option");
                    client.said(&response);
                    responses[seat.index()] = response.to_string();
                    // Where somebody is awaited, the engine is where the requests are.
                    if let (Some(view), true) =
                        (client.view(), judge.round().awaited().any(|it| it == seat))
                    {
                        asked += 1;
                        if view.table().discards().len() == judge.round().table().discards().len()
                            && view.table().phase() == judge.round().table().phase()
                        {
                            assert_eq!(*view, judge.round().view(seat));
                            assert_eq!(view.options(), *judge.round().options(seat));
                            compared += 1;
                        }
                    }
                }
                judge.hear(&responses);
            }
        }
    }
    assert!(2 * compared > asked && compared > 1_000, "{compared} of {asked}");
}

/// The judge of a match in which each bot has answered as it should for some turns.
fn after(turns: usize) -> (Judge, [Client; 4]) {
    let rules = GameRules::BOTZONE_CONTEST;
    let mut judge = judge(&rules, &mut SplitMix64::new(5));
    let mut clients = [0, 1, 2, 3].map(|_| Client::new(&rules));
    for _ in 0..turns {
        let requests = judge.requests().expect("it goes on");
        let mut responses = [const { String::new() }; 4];
        for ((client, request), response) in clients.iter_mut().zip(&requests).zip(&mut responses) {
            *response =
                client.respond(&request.to_string(), never_calls).expect("fine").to_string();
        }
        judge.hear(&responses);
    }
    (judge, clients)
}

fn never_calls(view: &mentsu_table::mcr::View) -> Action {
    view.default_action()
}

#[test]
fn faults_cost_thirty_points() {
    // The third turn is the draw of seat 0.
    let (judge, clients) = after(2);
    let pass = || ["PASS"; 4].map(String::from);
    let drawn = judge.requests().expect("it goes on")[0].to_string();
    let mut first = clients[0].clone();
    let right = first.respond(&drawn, never_calls).expect("fine").to_string();
    let held = |code: &str| right.ends_with(code);
    let missing = ["J1", "J2", "J3", "F1", "F2"].into_iter().find(|code| {
        !held(code)
            && !judge.requests().expect("so")[0].to_string().contains(code)
            && clients[0].view().expect("dealt").hand().concealed().get(tile(code)) == 0
    });
    let not_held = format!("PLAY {}", missing.expect("not all honors"));
    let wrong = [
        "HU",
        "PASS",
        "GANG",
        "GANG F1",
        "BUGANG F1",
        "PENG F1",
        "CHI W2 W1",
        "PLAY",
        "PLAY X1",
        "PLAY W1 W2",
        "",
        "hu",
        not_held.as_str(),
    ];
    for text in wrong {
        let mut judge = judge.clone();
        let mut responses = pass();
        responses[0] = text.to_owned();
        judge.hear(&responses);
        let verdict = judge.verdict().unwrap_or_else(|| panic!("{text} is allowed"));
        assert_eq!(verdict.scores, [-30, 10, 10, 10], "{text}");
        let (seat, fault) = verdict.fault.expect("a fault");
        assert_eq!(seat, Seat::ALL[0]);
        assert_eq!(matches!(fault, Fault::Text(_)), text.parse::<Response>().is_err(), "{text}");
        assert!(judge.requests().is_none());
        judge.hear(&pass());
        assert_eq!(judge.verdict().expect("still").scores, [-30, 10, 10, 10]);
    }
    // Of several the first from east on.
    let mut both = judge.clone();
    both.hear(&[right.as_str(), "HU", "HU", "PASS"]);
    assert_eq!(both.verdict().expect("a fault").scores, [10, -30, 10, 10]);
    // Whoever isn't asked passes; so does everybody in the first two turns.
    let mut early = after(0).0;
    early.hear(&["PASS", "PASS", "PASS", "PLAY W1"]);
    assert_eq!(early.verdict().expect("a fault").scores, [10, 10, 10, -30]);
    // What is right goes on.
    let mut fine = judge;
    fine.hear(&[right.as_str(), "PASS", "PASS", "PASS"]);
    assert!(fine.verdict().is_none());
    // The discard is being announced. Declaring a win on it is a fault, though no seat may claim
    // it.
    let given = fine.requests().expect("it goes on")[1].to_string();
    assert_eq!(given, format!("3 0 {right}"));
    fine.hear(&["PASS", "PASS", "HU", "PASS"]);
    assert_eq!(fine.verdict().expect("a fault").scores, [10, 10, -30, 10]);
}

fn tile(code: &str) -> Tile {
    match format!("2 {code}").parse() {
        Ok(Request::Draw { tile }) => tile,
        other => panic!("{other:?}"),
    }
}

#[test]
fn tiles_have_their_codes() {
    for tile in Tile::ALL {
        let text = Request::Draw { tile }.to_string();
        assert_eq!(text.parse(), Ok(Request::Draw { tile }), "{text}");
    }
    let all = [("W1", "1m"), ("B9", "9p"), ("T5", "5s"), ("F1", "1z"), ("F4", "4z")];
    let dragons = [("J1", "7z"), ("J2", "6z"), ("J3", "5z")];
    for (code, text) in all.into_iter().chain(dragons) {
        assert_eq!(tile(code).to_string(), text);
    }
    let hand: Request =
        "1 1 0 0 2 W1 W1 W1 W2 W2 W2 W3 W3 W3 W4 W4 W4 J3 H1 H8 H2".parse().expect("a deal");
    assert_eq!(hand.to_string(), "1 1 0 0 2 W1 W1 W1 W2 W2 W2 W3 W3 W3 W4 W4 W4 J3 H1 H8 H2");
}

#[test]
fn a_wrong_request_names_its_field() {
    let wrong = [
        ("", 1, Wrong::Missing { what: "a number" }),
        ("4", 1, Wrong::NoNumber),
        ("x", 1, Wrong::NoNumber),
        ("0 4 0", 2, Wrong::NoPlayer),
        ("0 -1 0", 2, Wrong::NoPlayer),
        ("0 1 4", 3, Wrong::NoNumber),
        ("0 1", 3, Wrong::Missing { what: "a number" }),
        ("0 1 2 3", 4, Wrong::TooMuch),
        ("1 9 0 0 0", 2, Wrong::NoNumber),
        ("1 0 0 0 0 W1", 7, Wrong::Missing { what: "a tile" }),
        ("2", 2, Wrong::Missing { what: "a tile" }),
        ("2 W0", 2, Wrong::NoTile),
        ("2 F5", 2, Wrong::NoTile),
        ("2 J0", 2, Wrong::NoTile),
        ("2 J4", 2, Wrong::NoTile),
        ("2 H1", 2, Wrong::NoTile),
        ("2 W10", 2, Wrong::NoTile),
        ("2 万1", 2, Wrong::NoTile),
        ("3 0 BUHUA H9", 4, Wrong::NoFlower),
        ("3 0 BUHUA H+1", 4, Wrong::NoFlower),
        ("3 0 PLAY", 4, Wrong::Missing { what: "a tile" }),
        ("3 0 CHI W2", 5, Wrong::Missing { what: "a tile" }),
        ("3 9 DRAW", 2, Wrong::NoPlayer),
    ];
    for (text, field, expected) in wrong {
        let error = text.parse::<Request>().unwrap_err();
        assert_eq!((error.line, error.field, error.wrong), (1, field, expected), "{text}");
        assert!(error.to_string().starts_with(&format!("line 1, field {field}: ")));
    }
    let error = "3 0 WIN".parse::<Request>().unwrap_err();
    assert!(matches!(error, TextError { field: 3, wrong: Wrong::UnknownWord { .. }, .. }));
    let error = format!("2 {}", "W".repeat(99)).parse::<Request>().unwrap_err();
    assert_eq!(error.text.len(), 32);
}

#[test]
fn a_request_out_of_order_and_a_choice_that_is_not_offered_are_refused() {
    let rules = GameRules::BOTZONE_CONTEST;
    let deal = "1 0 0 0 0 W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2";
    let hear = |client: &mut Client, line: &str| client.hear(&line.parse().expect("a request"));
    let out_of_order = |request| Err(ClientError { request, why: RequestError::OutOfOrder });
    let mut client = Client::new(&rules);
    assert_eq!(hear(&mut client, deal), out_of_order(1));
    assert_eq!(hear(&mut client, "2 W1"), out_of_order(1));
    hear(&mut client, "0 1 0").expect("the start");
    assert_eq!(hear(&mut client, "0 1 0"), out_of_order(2));
    let five = "1 0 0 0 0 W1 W1 W1 W1 W1 B6 T7 T8 T9 F1 F1 J1 J2";
    let error = hear(&mut client, five).unwrap_err();
    assert!(error.request == 2 && matches!(error.why, RequestError::View(_)), "{error}");
    hear(&mut client, deal).expect("the deal");
    assert_eq!(hear(&mut client, deal), out_of_order(3));
    let error = client.respond("3 0 PLAY W0", bot::greedy).unwrap_err();
    assert!(error.request == 3 && matches!(error.why, RequestError::Text(_)), "{error}");
    hear(&mut client, "3 0 DRAW").expect("a draw");
    hear(&mut client, "3 0 PLAY W2").expect("a discard");
    let why = RequestError::NotOffered { action: Action::Win };
    assert_eq!(client.answer(|_| Action::Win), Err(ClientError { request: 4, why }));
    hear(&mut client, "3 1 CHI W2 F1").expect("a chow");
    assert_eq!(client.view().expect("dealt").hand().to_string(), "2m456p789s167z(12-3m)");
}

#[test]
fn a_draw_after_a_kong_or_a_flower_is_told_by_what_came_before() {
    let rules = GameRules::BOTZONE;
    let mut client = Client::new(&rules);
    let deal = "1 0 0 0 0 W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2";
    let before = ["0 1 0", deal, "3 0 DRAW", "3 0 PLAY F1", "3 1 PENG J1", "3 2 DRAW"];
    let later = ["3 2 PLAY W9", "3 3 DRAW", "3 3 PLAY W9", "3 0 DRAW", "3 0 PLAY W9", "2 F1"];
    for line in before.into_iter().chain(later) {
        client.hear(&line.parse().expect("a request")).expect(line);
    }
    let seat = Seat::ALL[1];
    let mut hear = |line: &str, expected: DrawAfter| {
        client.hear(&line.parse().expect("a request")).expect(line);
        let phase = client.view().expect("dealt").table().phase();
        if line.starts_with('2') {
            assert_eq!(phase, Phase::Turn { seat, start: TurnStart::Draw(expected) });
        }
    };
    hear("3 1 BUGANG F1", DrawAfter::Kong);
    hear("2 W1", DrawAfter::Kong);
    hear("3 1 PLAY W1", DrawAfter::Turn);
    for line in ["3 2 DRAW", "3 2 PLAY W9", "3 3 DRAW", "3 3 PLAY J3", "3 0 DRAW", "3 0 PLAY J3"] {
        hear(line, DrawAfter::Turn);
    }
    hear("3 1 BUHUA H1", DrawAfter::Flower);
    hear("2 W1", DrawAfter::Flower);
}

#[test]
fn a_claim_with_a_discard_that_is_not_held_is_a_fault() {
    let rules = GameRules::BOTZONE_CONTEST;
    let mut tried = 0;
    for seed in 0..6 {
        let mut judge = judge(&rules, &mut SplitMix64::new(seed));
        let mut clients = [0, 1, 2, 3].map(|_| Client::new(&rules));
        while let Some(requests) = judge.requests() {
            let mut responses = [const { String::new() }; 4];
            for (client, (request, response)) in
                clients.iter_mut().zip(requests.iter().zip(&mut responses))
            {
                let answer = client.respond(&request.to_string(), never_calls);
                *response = answer.expect("an option").to_string();
            }
            for seat in Seat::ALL {
                let view = clients[seat.index()].view();
                let Some(view) = view.filter(|view| view.options().pass()) else { continue };
                let Some(call) = view.options().calls().first().copied() else { continue };
                let held = view.hand().concealed();
                let missing = Tile::ALL.into_iter().find(|tile| held.get(*tile) == 0);
                let discard = missing.expect("fewer than 34 kinds");
                let response = match call.kind() {
                    mentsu::MeldKind::Pon => Response::Peng { discard },
                    _ => {
                        let middle = call.mentsu().tiles().nth(1).expect("a chow");
                        Response::Chi { middle, discard }
                    }
                };
                let mut wrong = judge.clone();
                let mut others = responses.clone();
                others[seat.index()] = response.to_string();
                wrong.hear(&others);
                let (who, fault) = wrong.verdict().expect("over").fault.expect("a fault");
                assert_eq!((who, fault), (seat, Fault::NotAllowed(response)));
                tried += 1;
            }
            judge.hear(&responses);
        }
    }
    assert!(tried > 50, "{tried}");
}
