//! The clock of `duel`: reading, spending, adding and printing.

#[path = "../../../examples/duel/clock.rs"]
mod clock;

use std::time::Duration;

use clock::{Clock, seconds};
use three_colour_othello::Player;

const SECOND: Duration = Duration::from_secs(1);

fn clock(text: &str) -> Clock {
    text.parse().unwrap()
}

#[test]
fn minutes_and_seconds_are_read() {
    for player in Player::ALL {
        assert_eq!(clock("5").left(player), 300 * SECOND);
        assert_eq!(clock("0.5+3").left(player), 30 * SECOND);
        assert_eq!(clock("600+36000").left(player), 36_000 * SECOND);
    }
    for text in ["", "x", "5+", "+3", "-1", "5+-1", "nan", "5+nan", "5+3+1"] {
        let error = text.parse::<Clock>().err();
        assert_eq!(error.as_deref(), Some("a clock is MINUTES or MINUTES+SECONDS, such as 5+3"));
    }
    for text in ["0", "0+3", "600.1", "inf", "1e300", "5+36001", "5+inf", "1e-300"] {
        let error = text.parse::<Clock>().err();
        let expected = "the time of a clock must be above 0 and at most ten hours";
        assert_eq!(error.as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn seconds_of_an_action_are_read() {
    assert_eq!(seconds("2"), Ok(2 * SECOND));
    assert_eq!(seconds("0.25"), Ok(SECOND / 4));
    assert_eq!(seconds("36000"), Ok(36_000 * SECOND));
    for text in ["", "x", "0", "-1", "nan", "inf", "36000.1", "1e-300"] {
        let expected = "seconds must be a number above 0, at most 36000";
        assert_eq!(seconds(text).err().as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn each_player_has_a_time_of_his_own() {
    let [black, white] = Player::ALL;
    let mut both = clock("1+3");
    assert!(both.spend(black, 20 * SECOND));
    assert_eq!((both.left(black), both.left(white)), (40 * SECOND, 60 * SECOND));
    both.add(black);
    assert_eq!((both.left(black), both.left(white)), (43 * SECOND, 60 * SECOND));
    assert_eq!((both.time(black), both.time(white)), ("0:43".to_owned(), "1:00".to_owned()));
    assert_eq!(clock("75.125").time(white), "75:07");
}

/// A player whose time is exactly used up has lost, and the time never becomes negative.
#[test]
fn a_player_without_time_left_is_out_of_time() {
    let [black, white] = Player::ALL;
    let mut both = clock("1");
    assert!(both.spend(black, 59 * SECOND));
    assert!(!both.spend(black, SECOND));
    assert!(!both.spend(white, 61 * SECOND));
    assert_eq!((both.left(black), both.left(white)), (Duration::ZERO, Duration::ZERO));
}

/// A searcher uses a twenty-fifth of its remaining time and three quarters of the added time, but
/// never more than half.
#[test]
fn a_searcher_s_share() {
    let black = Player::Black;
    assert_eq!(clock("5").share(black), 12 * SECOND);
    assert_eq!(clock("5+4").share(black), 15 * SECOND);
    assert_eq!(clock("0.1+60").share(black), 3 * SECOND);
}
