//! Who may claim a tile, and which claim goes first.

use mentsu::mcr::{Fan, NoWin};
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, DrawAfter, Event, GameRules, Refused, Round};

use super::scene::{Scene, act, hand, offered};

const MIL: GameRules = GameRules::MIL;

/// Seats 1 and 2 wait for 5z, which seat 0 discards.
#[test]
fn of_several_wins_the_next_in_turn_counts() {
    let hands = ["123456789m123p5z", "19m19p19s1234677z", "19m19p19s1234667z", "1122334455667s"];
    let scene = Scene::new(MIL, hands).draws(&[(0, "8m")]);
    for first in [1, 2] {
        let mut round = scene.round();
        act(&mut round, 0, "discard 5z");
        assert_eq!(offered(&round, 1), ["win", "pass"]);
        assert_eq!(offered(&round, 2), ["win", "pass"]);
        assert_eq!(offered(&round, 3), [""; 0]);
        // The later one declares first, and waits for the other.
        act(&mut round, 2, "win");
        assert!(round.outcome().is_none());
        act(&mut round, 1, if first == 1 { "win" } else { "pass" });
        let win = round.win_event().expect("a win");
        assert_eq!((win.seat.index(), win.from), (first, Some(Seat::ALL[0])));
        assert_eq!(win.points, 88);
        assert_eq!((win.deltas[0], win.deltas[first], win.deltas[3]), (-96, 112, -8));
    }
    // The next in turn declares first, so no other seat is awaited.
    let mut round = scene.round();
    act(&mut round, 0, "discard 5z");
    act(&mut round, 1, "win");
    assert!(round.outcome().is_some());
}

/// Seat 1 may chow 5m, seat 2 pung it, and seat 3 win on it.
fn three_claims() -> Round {
    let hands = ["1133577m99p2344s", "46m11223344p111s", "55m2277p7788s123z", "12346789m11p123s"];
    let mut round = Scene::new(MIL, hands).draws(&[(0, "9s"), (1, "9s")]).round();
    act(&mut round, 0, "discard 5m");
    assert_eq!(offered(&round, 1), ["chow (45-6m)", "pass"]);
    assert_eq!(offered(&round, 2), ["pung (555=m)", "pass"]);
    assert_eq!(offered(&round, 3), ["win", "pass"]);
    round
}

#[test]
fn a_win_goes_before_a_pung_and_a_pung_before_a_chow() {
    let mut round = three_claims();
    act(&mut round, 1, "chow (45-6m)");
    act(&mut round, 2, "pung (555=m)");
    assert!(round.last_events().is_empty());
    act(&mut round, 3, "win");
    assert_eq!(round.win_event().map(|win| win.seat.index()), Some(3));

    let mut round = three_claims();
    act(&mut round, 1, "chow (45-6m)");
    act(&mut round, 2, "pung (555=m)");
    act(&mut round, 3, "pass");
    assert_eq!(offered(&round, 2).len(), 7, "discards alone");
    assert!(matches!(round.last_events(), [Event::Call { seat, .. }] if seat.index() == 2));

    let mut round = three_claims();
    act(&mut round, 3, "pass");
    act(&mut round, 2, "pass");
    act(&mut round, 1, "chow (45-6m)");
    assert!(matches!(round.last_events(), [Event::Call { seat, .. }] if seat.index() == 1));
    let kong = Action::Kong("[1111s]".parse().expect("a kong"));
    assert_eq!(round.act(Seat::ALL[1], kong), Err(Refused::AfterClaim));
    assert_eq!(round.act(Seat::ALL[1], Action::Win), Err(Refused::AfterClaim));
}

#[test]
fn nobody_is_asked_whose_answer_changes_nothing() {
    // A win of seat 3 is declared, so that pung and chow are moot.
    let mut round = three_claims();
    act(&mut round, 3, "win");
    assert!(round.outcome().is_some());
    // The pung is declared and no win: the chow is moot.
    let mut round = three_claims();
    act(&mut round, 3, "pass");
    act(&mut round, 2, "pung (555=m)");
    assert!(matches!(round.last_events(), [Event::Call { seat, .. }] if seat.index() == 2));
    // The pung alone isn't enough, since seat 3 may still win.
    let mut round = three_claims();
    act(&mut round, 2, "pung (555=m)");
    assert_eq!(round.awaited().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(
        round.act(Seat::ALL[2], Action::Pass),
        Err(Refused::NotAwaited { seat: Seat::ALL[2] })
    );
    // All pass: the next player draws.
    for seat in [1, 3] {
        let mut other = three_claims();
        act(&mut other, 2, "pass");
        act(&mut other, seat, "pass");
        act(&mut other, 4 - seat, "pass");
        assert!(matches!(other.last_events(), [Event::Draw { after: DrawAfter::Turn, .. }]));
    }
}

/// Seat 0 has a pung of 5p and draws the fourth, for which seat 2 waits.
fn added_kong() -> Round {
    let hands = ["55p123789m12349s", "5p112233m44s1234z", "123456m678s46p11z", "6699p668s555667z"];
    let draws = [(0, "9s"), (1, "4s"), (1, "8m"), (2, "8p"), (3, "7z"), (0, "5p")];
    let mut round =
        Scene::new(MIL, hands).draws(&draws).replaces(0, mentsu::Tile::North.into()).round();
    act(&mut round, 0, "discard 9s");
    act(&mut round, 1, "discard 5p");
    assert_eq!(offered(&round, 2), ["chow (45-6p)", "pass"], "worth too little to be won");
    let refused = round.clone().act(Seat::ALL[2], Action::Win).unwrap_err();
    assert_eq!(refused, Refused::TooFewPoints { points: 5, minimum: 8 });
    act(&mut round, 2, "pass");
    act(&mut round, 0, "pung (555+p)");
    act(&mut round, 0, "discard 9s");
    act(&mut round, 1, "discard 8m");
    act(&mut round, 2, "discard 8p");
    act(&mut round, 3, "discard 7z");
    act(&mut round, 0, "kong (555+5p)");
    round
}

#[test]
fn an_added_kong_is_robbed() {
    let mut round = added_kong();
    assert_eq!(offered(&round, 2), ["win", "pass"]);
    let seat = Seat::ALL[2];
    let call = Action::Call("(45-6p)".parse().expect("a chow"));
    assert_eq!(round.act(seat, call), Err(Refused::ToKong));
    assert_eq!(round.act(seat, Action::Discard(mentsu::Tile::M1)), Err(Refused::NotOwnTurn));
    act(&mut round, 2, "win");
    let win = round.win_event().expect("a win");
    assert!(win.about_kong && win.from == Some(Seat::ALL[0]) && win.seen == 3);
    let fans: Vec<_> = win.fans.iter().map(|it| it.fan).collect();
    let chows = [Fan::MixedDoubleChow, Fan::ShortStraight];
    let [double, short] = chows;
    let wait = Fan::ClosedWait;
    assert_eq!(fans, [Fan::RobbingTheKong, Fan::ConcealedHand, double, short, wait]);
    assert_eq!((win.points, win.deltas), (13, [-21, -8, 37, -8]));
    assert_eq!(win.hand, hand("123456m678s46p11z"));
}

#[test]
fn a_kong_that_nobody_robs_is_followed_by_the_last_tile_of_the_wall() {
    let mut round = added_kong();
    act(&mut round, 2, "pass");
    let north = Some(mentsu::Tile::North);
    let seat = Seat::ALL[0];
    assert_eq!(round.last_events(), [Event::Draw { seat, tile: north, after: DrawAfter::Kong }]);
    let why = NoWin::NotWon;
    assert_eq!(round.act(seat, Action::Win), Err(Refused::NotWon { why }));
    assert_eq!(round.act(seat, Action::Pass), Err(Refused::OwnTurn));
    let kong = Action::Kong("[5555z]".parse().expect("a kong"));
    assert_eq!(round.act(seat, kong), Err(Refused::NoSuchMeld));
    let tile = mentsu::Tile::P1;
    assert_eq!(round.act(seat, Action::Discard(tile)), Err(Refused::NotHeld { tile }));
}

#[test]
fn a_claimed_kong_is_followed_by_a_tile_that_may_win() {
    let hands = ["777z12m11223344p", "7z123m45699p7899s", "258m148p369s1123z", "369m259p147s1123z"];
    let scene =
        Scene::new(MIL, hands).draws(&[(0, "9m"), (1, "9m")]).replaces(0, mentsu::Tile::M3.into());
    let mut round = scene.round();
    act(&mut round, 0, "discard 9m");
    act(&mut round, 1, "discard 7z");
    assert_eq!(offered(&round, 0), ["pung (777+z)", "kong (7777+z)", "pass"]);
    act(&mut round, 0, "kong (7777+z)");
    act(&mut round, 0, "win");
    let win = round.win_event().expect("a win");
    let fans: Vec<_> = win.fans.iter().map(|it| it.fan).collect();
    assert!(fans.contains(&Fan::OutWithReplacementTile), "{fans:?}");
    assert!(win.about_kong && win.from.is_none());
}

#[test]
fn a_chow_is_of_the_player_before() {
    let hands =
        ["5m19p19s12345677z", "46m258p369s12345z", "46m147p258s12367z", "46m369p147s13467z"];
    let mut round = Scene::new(MIL, hands).draws(&[(0, "9m")]).round();
    act(&mut round, 0, "discard 5m");
    assert_eq!(offered(&round, 1), ["chow (45-6m)", "pass"]);
    assert_eq!(round.awaited().count(), 1);
    let call = Action::Call("(45-6m)".parse().expect("a chow"));
    let seat = Seat::ALL[2];
    assert_eq!(round.act(seat, call), Err(Refused::NotAwaited { seat }));
}
