//! Who would have won on a discard, in hindsight.

use mentsu::tile;
use mentsu_table::analysis::{DealIn, deals_in};
use mentsu_table::record::GameKind;
use mentsu_table::replay::replay_with;
use mentsu_table::{Action, Seat};

use crate::records::replayed::seen::recorded;
use crate::scene::{IDLE, Moves, Scene, face};

/// 1 waits for 4s and 7s with pinfu and tanyao, and discards 8m or 7s before 2 discards 4s.
#[test]
fn who_waits_is_dealt_into_unless_in_furiten() {
    let kind = GameKind { reds: false, ..GameKind::default() };
    let dealt = [DealIn { to: Seat::ALL[1], points: 2_000 }];
    for (own, draws, expected) in [("8m", "9m 8m 4s", &dealt[..]), ("7s", "9m 7s 4s", &[])] {
        let scene = Scene {
            hands: [IDLE[1], "234m345p678p2256s", "147m258p369s1234z", IDLE[2]],
            draws,
            ..Scene::default()
        };
        let mut round = scene.round(&kind.rules());
        let mut events = round.last_events().to_vec();
        for (seat, tile) in [(0, "9m"), (1, own), (2, "4s")] {
            events.extend(round.discards(seat, tile));
            events.extend(round.all_pass());
        }
        events.extend(round.go_on(200));
        let mut looked = 0;
        let of_2 = Action::Discard { face: face("4s"), tsumogiri: true };
        let replay = replay_with(&recorded(kind, &events), |decision| {
            if (decision.seat, decision.action) == (Seat::ALL[2], of_2) && looked == 0 {
                assert_eq!(deals_in(&decision, tile!("4s"))[..], *expected, "after {own}");
                assert_eq!(deals_in(&decision, tile!("1m"))[..], []);
                looked += 1;
            }
        });
        assert_eq!((looked, replay.differences), (1, vec![]));
    }
}
