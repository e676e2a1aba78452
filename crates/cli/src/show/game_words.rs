//! Words for games: actions, rounds, players.

use mentsu_protocol::wind_letter;
use mentsu_table::record::RecordedRound;
use mentsu_table::{Action, Deal, RyuukyokuKind, Seat};
use textwrap::core::display_width;

use crate::terminal::columns;

/// A round as players write it: `E2`, or `E2.1` with a honba.
pub(crate) fn round_name(deal: &Deal) -> String {
    let name = format!("{}{}", wind_letter(deal.round), deal.dealer.index() + 1);
    if deal.honba == 0 { name } else { format!("{name}.{}", deal.honba) }
}

/// The names of a record's rounds.
pub(crate) fn round_names(rounds: &[RecordedRound]) -> Vec<String> {
    rounds.iter().map(|round| round_name(&round.deal)).collect()
}

/// A player's name made safe to print and cut to `most` columns, or the seat if the name is empty.
pub(crate) fn player_name(names: &[String; 4], seat: Seat, most: usize) -> String {
    let name = &names[seat.index()];
    if name.trim().is_empty() {
        return seat.to_string();
    }
    let shown: String = name.chars().map(columns::shown).collect();
    cut(&shown, most)
}

/// Text cut to `most` columns, with an ellipsis if it was longer.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if display_width(text) <= most {
        return text.to_owned();
    }
    let ends = text.char_indices().map(|(end, _)| end);
    let end = ends.take_while(|end| display_width(&text[..*end]) < most).last().unwrap_or(0);
    text[..end].to_owned() + "…"
}

/// An action in words.
pub(crate) fn action(action: &Action) -> String {
    let drawn = |tsumogiri| if tsumogiri { " drawn" } else { "" };
    match *action {
        Action::Discard { face, tsumogiri } => format!("{face}{}", drawn(tsumogiri)),
        Action::Riichi { face, tsumogiri } => format!("riichi {face}{}", drawn(tsumogiri)),
        Action::OpenRiichi { face, tsumogiri } => {
            format!("open riichi {face}{}", drawn(tsumogiri))
        }
        Action::Call(meld) | Action::Kan(meld) => format!("{} {meld}", meld.kind()),
        Action::Kita => "kita".to_owned(),
        Action::Ron => "ron".to_owned(),
        Action::Tsumo => "tsumo".to_owned(),
        Action::Kyuushu => "nine kinds".to_owned(),
        Action::Pass => "pass".to_owned(),
    }
}

/// Why a round was drawn.
pub(crate) const fn draw_name(kind: RyuukyokuKind) -> &'static str {
    match kind {
        RyuukyokuKind::Exhaustive => "exhaustive draw",
        RyuukyokuKind::NagashiMangan => "nagashi mangan",
        RyuukyokuKind::KyuushuKyuuhai => "nine kinds of terminals and honors",
        RyuukyokuKind::SuufonRenda => "four of the same wind",
        RyuukyokuKind::Suukaikan => "four kans",
        RyuukyokuKind::SuuchaRiichi => "four riichi",
        RyuukyokuKind::Sanchahou => "three rons",
        _ => "a draw",
    }
}

/// A number with its sign.
pub(crate) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    /// A kana's mark of its own takes no column, and of the mahjong tiles only 🀄 takes two.
    #[test]
    fn names_are_cut_by_columns() {
        for (name, most, shown) in [
            ("か\u{3099}く", 4, "か\u{3099}く"),
            ("か\u{3099}くき", 5, "か\u{3099}く…"),
            ("か\u{3099}くき", 4, "か\u{3099}…"),
            ("🀀🀄🀅", 4, "🀀🀄🀅"),
            ("🀀🀄🀅", 3, "🀀…"),
            ("🀄", 1, "…"),
            ("Ａb", 3, "Ａb"),
            ("", 0, ""),
        ] {
            assert_eq!(cut(name, most), shown, "{name} in {most}");
        }
    }
}
