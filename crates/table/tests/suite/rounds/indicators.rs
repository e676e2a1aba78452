//! When each kan's indicator is turned over, worked out slowly from what has happened.

use mentsu::MeldKind;
use mentsu_table::{Event, GameRules, KanDora, Round};

/// How many indicators lie open at a decision, the first of the round among them.
fn open(events: &[Event], rules: &GameRules) -> usize {
    let is_rinshan = |event: &Event| matches!(event, Event::Draw { rinshan: true, .. });
    let kan = |event: &Event| match event {
        Event::Kan { meld, .. } | Event::Call { meld, .. } if meld.kind().is_kan() => {
            Some(meld.kind())
        }
        _ => None,
    };
    let turned_over = |place: usize, kind: MeldKind| {
        let after = &events[place + 1..];
        // A robbed kan has no tile from the dead wall, nor one that aborts the round.
        let Some(drawn) = after.iter().position(is_rinshan) else { return false };
        let after = &after[drawn + 1..];
        let at_once = kind == MeldKind::Ankan && rules.ankan_dora_at_once();
        // A north set aside turns it over, too: so it is in Tenhou's records.
        let further = after.iter().any(is_rinshan);
        let discarded = after.iter().position(|event| matches!(event, Event::Discard { .. }));
        match rules.kan_dora_turns() {
            _ if at_once || further => true,
            KanDora::AtOnce => true,
            KanDora::WithDiscard => discarded.is_some(),
            KanDora::WithDiscardOrKan => {
                let declared = |event: &Event| matches!(event, Event::Kan { .. });
                discarded.is_some() || after.iter().any(declared)
            }
            KanDora::AfterDiscard => discarded.is_some_and(|at| after[at + 1..].iter().any(passed)),
            _ => unreachable!("a rule that isn't known"),
        }
    };
    let kans = events.iter().enumerate().filter_map(|(place, event)| Some((place, kan(event)?)));
    let kans = kans.filter(|_| rules.scoring().kan_dora());
    1 + kans.filter(|&(place, kind)| turned_over(place, kind)).count()
}

/// What shows that nobody has won on the discard.
fn passed(event: &Event) -> bool {
    matches!(event, Event::Draw { .. } | Event::Call { .. } | Event::Ryuukyoku(_))
}

/// The number of open indicators follows the rules, and each had an event.
pub(crate) fn check_indicators(events: &[Event], round: &Round) {
    if round.outcome().is_some() {
        return;
    }
    let rules = round.table().rules();
    let given = 1 + events.iter().filter(|event| matches!(event, Event::Dora { .. })).count();
    let shown = round.table().indicators().len();
    assert_eq!((shown, given), (open(events, rules), shown), "{events:?}");
}
