//! A server's loop: each seat reads its own events and options as JSON lines, answers when it is
//! asked, and is helped by the default action when it doesn't or answers nonsense.
//!
//! `cargo run -p mentsu-table --features serde --example a_server`

use mentsu::random::SplitMix64;
use mentsu_table::{Action, Event, Game, GameRules, Seat, Wall};

/// A player at the other end of a line. A real one is a socket.
struct Client {
    seat: Seat,
    lines: Vec<String>,
}

impl Client {
    fn send(&mut self, event: &Event) {
        let seen = event.seen_by(self.seat);
        self.lines.push(serde_json::to_string(&seen).expect("events are JSON"));
    }

    /// What it answers to its options; `None` where it is too late or has gone.
    fn ask(&mut self, options: &str) -> Option<String> {
        let actions: Vec<serde_json::Value> = serde_json::from_str(options).expect("a list");
        match self.lines.len() % 5 {
            0 => None,
            1 => Some("\"tsumo\"".to_owned()),
            _ => actions.first().map(ToString::to_string),
        }
    }
}

fn main() {
    let rules = GameRules::MAHJONG_SOUL;
    let mut shuffler = SplitMix64::new(5);
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut shuffler)).expect("its wall");
    let mut clients = Seat::ALL.map(|seat| Client { seat, lines: Vec::new() });
    let mut helped = 0;
    let send = |clients: &mut [Client; 4], events: &[Event]| {
        clients.iter_mut().for_each(|client| events.iter().for_each(|event| client.send(event)));
    };
    send(&mut clients, game.round().last_events());
    while game.result().is_none() {
        // All awaited seats could answer at once; here they answer one after another.
        let asked: Vec<Seat> = game.round().awaited().collect();
        for seat in asked {
            let options = game.round().options(seat);
            if options.is_empty() {
                continue; // another's answer has settled it
            }
            let json = serde_json::to_string(options).expect("options are JSON");
            let answer = clients[seat.index()].ask(&json);
            let action: Option<Action> = answer.and_then(|text| serde_json::from_str(&text).ok());
            let action = action.filter(|action| options.contains(action)).unwrap_or_else(|| {
                helped += 1;
                game.round().default_action(seat)
            });
            let events = game.act(seat, action).expect("it is offered").to_vec();
            send(&mut clients, &events);
        }
        if game.round().outcome().is_some() && game.result().is_none() {
            // A game that is stored here and taken up by another server goes on identically.
            let stored = serde_json::to_string(&game).expect("a game is JSON");
            game = serde_json::from_str(&stored).expect("which comes back");
            let wall = Wall::shuffled(&rules, &mut shuffler);
            send(&mut clients, game.next_round(wall).expect("one more"));
        }
    }
    println!(
        "{:?} after {} lines to each, {helped} default actions",
        game.result(),
        clients[0].lines.len()
    );
}
