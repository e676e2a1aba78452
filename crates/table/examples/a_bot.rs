//! A bot that knows what its seat may know: it keeps the shanten low and the ukeire wide, and wins
//! when it can. Against three who discard what they draw it is first of four now and then.

use mentsu::Visible as Seen;
use mentsu::random::SplitMix64;
use mentsu_table::{Action, Event, Game, GameRules, Seat, View, Wall};

/// What to do in a view.
fn decide(view: &View) -> Action {
    let options = view.options();
    if options.win() {
        return options.nth(0).expect("winning comes first");
    }
    // Tiles that lie open can't come any more.
    let hand = view.hand();
    let seen = Seen::of(hand).with_seen(view.table().open_to(view.seat()));
    let best = hand.discards_in(&seen);
    let place = |action: &Action| match action {
        Action::Discard { face, .. } | Action::Riichi { face, .. } => {
            best.iter().position(|discard| discard.tile() == face.tile())
        }
        _ => None,
    };
    let riichi = options.riichi();
    let discards =
        options.iter().filter(|action| !riichi || matches!(action, Action::Riichi { .. }));
    let best = discards
        .filter_map(|action| Some((place(&action)?, action)))
        .min_by_key(|(place, _)| *place);
    best.map_or_else(|| options.default_action(), |(_, action)| action)
}

fn main() {
    let (rules, bot, mut shuffler) = (GameRules::TENHOU, Seat::ALL[1], SplitMix64::new(42));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut shuffler)).expect("its wall");
    let mut view = game.round().view(bot).unwrap();
    while game.result().is_none() {
        while let Some(seat) = game.round().awaited().next() {
            let action =
                if seat == bot { decide(&view) } else { game.round().default_action(seat) };
            for event in game.act(seat, action).expect("an option is accepted") {
                view.apply(&event.seen_by(bot)).expect("the engine's events are consistent");
                if let Event::Win(win) = event {
                    println!("{} wins {:?} with {}", win.seat, win.deltas, win.hand);
                }
            }
        }
        if game.result().is_none() {
            game.next_round(Wall::shuffled(&rules, &mut shuffler)).expect("one more");
            view = game.round().view(bot).unwrap();
        }
    }
    println!(
        "the bot comes in place {:?}",
        game.result().map(|result| result.places()[bot.index()])
    );
}
