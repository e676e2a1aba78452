//! Choices between two kinds of action, as advice sees them.

use std::fmt;

use mentsu::riichi::Riichi;
use mentsu_table::advice::{Advice, Advised};
use mentsu_table::{Action, View};

/// What is chosen between: the first is the bolder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The best call of a closed hand, or a pass.
    FirstCall,
    /// The best call of an open hand, or a pass.
    LaterCall,
    /// The best riichi, or the best discard without.
    Riichi,
    /// The best discard that isn't the safest, or the best of the safest, beside a riichi.
    PushBesideRiichi,
    /// The same of a closed hand with nobody in riichi.
    PushClosed,
    /// The same of an open hand with nobody in riichi.
    PushOpen,
    /// The best discard, or the next.
    Discard,
}

impl Choice {
    pub const ALL: [Choice; 7] = [
        Choice::FirstCall,
        Choice::LaterCall,
        Choice::Riichi,
        Choice::PushBesideRiichi,
        Choice::PushClosed,
        Choice::PushOpen,
        Choice::Discard,
    ];
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Choice::FirstCall => "a first call, or a pass",
            Choice::LaterCall => "a later call, or a pass",
            Choice::Riichi => "riichi, or dama",
            Choice::PushBesideRiichi => "push or fold, another in riichi",
            Choice::PushClosed => "push or fold, nobody in riichi, closed",
            Choice::PushOpen => "push or fold, nobody in riichi, open",
            Choice::Discard => "the best discard, or the next",
        })
    }
}

/// The choices that a player has, who isn't in riichi and can't win.
pub fn choices(view: &View, advice: &Advice) -> Vec<(Choice, Advised, Advised)> {
    let own = view.table().player(view.seat());
    let first = |is: fn(&Action) -> bool| advice.actions().iter().find(|it| is(&it.action));
    if own.riichi() != Riichi::None
        || first(|it| matches!(it, Action::Ron | Action::Tsumo)).is_some()
    {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut add = |choice, bolder: Option<&Advised>, other: Option<&Advised>| {
        found.extend(bolder.zip(other).map(|(bolder, other)| (choice, *bolder, *other)));
    };
    let closed = view.hand().is_closed();
    let call = if closed { Choice::FirstCall } else { Choice::LaterCall };
    add(call, first(|it| matches!(it, Action::Call(_))), first(|it| *it == Action::Pass));
    let discard = first(is_discard);
    add(Choice::Riichi, first(|it| matches!(it, Action::Riichi { .. })), discard);
    let discards = || advice.actions().iter().filter(|it| is_discard(&it.action));
    add(Choice::Discard, discard, discards().nth(1));
    let least = discards().map(|it| it.parts.deal_in).fold(f64::INFINITY, f64::min);
    let is_safest = |it: &&Advised| it.parts.deal_in < least + SAFER;
    let beside =
        view.table().seats().iter().any(|seat| {
            *seat != view.seat() && view.table().player(*seat).riichi() != Riichi::None
        });
    let push = match (beside, closed) {
        (true, _) => Choice::PushBesideRiichi,
        (false, true) => Choice::PushClosed,
        (false, false) => Choice::PushOpen,
    };
    add(push, discards().find(|it| !is_safest(it)), discards().find(is_safest));
    found
}

/// How much likelier a discard deals in that isn't among the safest.
const SAFER: f64 = 0.005;

fn is_discard(action: &Action) -> bool {
    matches!(action, Action::Discard { .. })
}
