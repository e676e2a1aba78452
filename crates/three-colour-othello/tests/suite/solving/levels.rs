//! Levels, and the evaluation that they use.

use crate::common::{choices, positions, reached};
use proptest::prelude::*;
use three_colour_othello::{
    Entry, Features, Game, Level, NoSuchLevel, Player, Repetition, Symmetry, Table, evaluate,
    evaluate_by_hand,
};

#[test]
fn there_are_nine() {
    for number in 0..=u8::MAX {
        let level = Level::new(number);
        assert_eq!(level.is_ok(), (1..=9).contains(&number));
        assert_eq!(number.to_string().parse(), level);
        if let Ok(level) = level {
            assert_eq!((level.number(), level.to_string()), (number, number.to_string()));
        }
    }
    for text in ["", "x", "-1", "1 ", "256", "+5", "05", "５"] {
        assert_eq!(text.parse::<Level>(), Err(NoSuchLevel));
    }
    assert_eq!(Level::all().count(), 9);
}

/// Checks the four terms, each alone and then together.
#[test]
fn the_evaluation_by_hand_counts_what_it_says() {
    for (position, worth) in [
        ("4B4/9/9/9/9/9/9/9/9 B G", 1),
        ("4W4/9/9/9/9/9/9/9/9 B G", -1),
        ("B8/9/9/9/9/9/9/9/9 B G", 40 + 1),
        ("B7W/9/9/9/9/9/9/9/W8 B G", -40 - 1),
        ("4B4/9/9/9/9/9/9/9/9 B B", 32 + 1),
        ("4B4/9/9/9/9/9/9/9/9 B W", -32 + 1),
        ("4BG3/9/9/9/9/9/9/9/9 B G", 4 + 1),
        ("4WG3/9/9/9/9/9/9/9/9 B G", -4 - 1),
        ("BW7/9/9/9/9/9/9/9/9 B B", 4 + 40 + 32),
    ] {
        assert_eq!(evaluate_by_hand(&position.parse().unwrap()), worth, "{position}");
    }
}

/// The points of the higher of two levels in games with alternating colours.
fn points(low: Level, high: Level, games: u64) -> f64 {
    let mut entries = vec![Entry::EMPTY; 1 << 12];
    let mut points = 0.0;
    for seed in 0..games {
        entries.fill(Entry::EMPTY);
        let mut table = Table::new(&mut entries);
        let mut game = Game::new(Repetition::DrawAtThird);
        let side = Player::ALL[(seed % 2) as usize];
        while game.ending().is_none() {
            let level = if game.position().turn() == side { high } else { low };
            let found = level.search(seed).nodes(1500).run_game(&game, &mut table, || false);
            game.apply(found.action.unwrap()).unwrap();
        }
        points += match game.outcome().unwrap().winner() {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == side)),
        };
    }
    points / games as f64
}

/// A few games of low levels, which are quick. README.md has the results of matches.
#[test]
fn a_higher_level_is_stronger() {
    let level = |number| Level::new(number).unwrap();
    for (low, high) in [(1, 3), (3, 5), (2, 6)] {
        let points = points(level(low), level(high), 16);
        assert!(points > 0.6, "level {high} against {low}: {points}");
    }
}

proptest! {
    /// The evaluation doesn't depend on direction or colour, and neither do the features.
    #[test]
    fn the_evaluation_is_symmetric(position in positions(), (choices, changes) in choices()) {
        for position in [position, reached(&choices, changes)] {
            prop_assert_eq!(evaluate(&position.swapped()), evaluate(&position));
            prop_assert_eq!(Features::of(&position.swapped()), Features::of(&position));
            for symmetry in Symmetry::ALL {
                let image = position.mapped(symmetry);
                prop_assert_eq!(evaluate(&image), evaluate(&position));
                prop_assert_eq!(Features::of(&image).numbers, Features::of(&position).numbers);
            }
        }
    }

    /// Compares features with direct counts on the board.
    #[test]
    fn features_are_what_they_say(position in positions()) {
        let (me, them) = (position.turn().color(), position.turn().opponent().color());
        let numbers = Features::of(&position).numbers.map(usize::try_from);
        let count = |i: usize| numbers[i].unwrap();
        prop_assert_eq!((count(0), count(1)), (1, position.plays().len()));
        let legal = position.legal_actions();
        if !position.empty().is_empty() {
            prop_assert_eq!(count(5), legal.changes().len());
        }
        prop_assert_eq!(count(3), usize::from(position.plays().is_empty()));
        prop_assert_eq!(count(7), usize::from(position.token() == me));
        prop_assert_eq!(count(8), usize::from(position.token() == them));
        prop_assert_eq!(count(9), position.empty().len() % 2);
        prop_assert_eq!(count(14), position.count(three_colour_othello::Color::Grey));
        let beside = |color| {
            let near = |a: three_colour_othello::Square| position.empty().iter().any(|b| {
                a.row().abs_diff(b.row()) <= 1 && a.col().abs_diff(b.col()) <= 1
            });
            position.squares(color).iter().filter(|&square| near(square)).count()
        };
        prop_assert_eq!((count(10), count(11)), (beside(me), beside(them)));
        // Those of the opponent are those of the same board at the opponent's turn.
        let [black, grey, white] =
            [three_colour_othello::Color::Black, three_colour_othello::Color::Grey, three_colour_othello::Color::White].map(|c| position.squares(c));
        let turn = position.turn().opponent();
        let other = three_colour_othello::Position::new(black, grey, white, turn, position.token()).unwrap();
        let others = Features::of(&other).numbers;
        for [own, opposing] in [[1, 2], [3, 4], [5, 6], [7, 8], [10, 11], [12, 13]] {
            let numbers = Features::of(&position).numbers;
            prop_assert_eq!((numbers[opposing], numbers[own]), (others[own], others[opposing]));
        }
        let open = position.empty().iter().filter(|a| {
            let could = position.squares(them) | position.squares(three_colour_othello::Color::Grey);
            could.iter().any(|b| a.row().abs_diff(b.row()) <= 1 && a.col().abs_diff(b.col()) <= 1)
        });
        prop_assert_eq!(count(12), open.count());
        let kinds: i32 = Features::of(&position).numbers[15..].iter().map(|&n| i32::from(n)).sum();
        let lead = position.count(me) as i32 - position.count(them) as i32;
        prop_assert_eq!(kinds, lead);
    }
}
