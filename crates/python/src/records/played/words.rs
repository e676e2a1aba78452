//! Actions in words.

use std::borrow::Cow;

use mentsu_table::Action;

/// An action's name; a call's and a kan's is its meld's.
pub(crate) fn action_name(action: &Action) -> &'static str {
    action.kind().name()
}

/// An action with its tiles: `riichi 5m drawn`, `pon 777p`, `pass`.
pub(crate) fn in_words(action: &Action) -> Cow<'static, str> {
    let name = action_name(action);
    match *action {
        Action::Discard { face, tsumogiri }
        | Action::Riichi { face, tsumogiri }
        | Action::OpenRiichi { face, tsumogiri } => {
            let drawn = if tsumogiri { " drawn" } else { "" };
            format!("{} {face}{drawn}", name.replace('_', " ")).into()
        }
        Action::Call(meld) | Action::Kan(meld) => format!("{name} {meld}").into(),
        _ => name.into(),
    }
}
