//! Finds the line of an error in the text of a family.

use super::error::{FamilyError, FamilyErrorKind};

impl FamilyError {
    /// With the line of the keys that lead to it, as far as the text has them.
    pub(super) fn found_in(self, text: &str) -> FamilyError {
        let mut parts = self.place().split(": ");
        let key = parts.next().and_then(|key| key_in(text, key));
        let is_row = self.place().starts_with("patterns: ");
        let at = if self.line().is_some() {
            None
        } else if is_row && !matches!(self.kind(), FamilyErrorKind::Missing) {
            let twice = matches!(self.kind(), FamilyErrorKind::Twice);
            parts.next().and_then(|id| row_of(text, id, twice)).map(|(id, [start, end])| {
                let key = parts.next().and_then(|key| key_in(&text[start..end], key));
                key.map_or(id, |key| start + key)
            })
        } else if matches!(self.kind(), FamilyErrorKind::Missing) && !is_row {
            None
        } else {
            key.map(|start| {
                let inner = parts.next().and_then(|key| key_in(&text[start..], key));
                start + inner.unwrap_or(0)
            })
        };
        self.at_line(at.map(|at| 1 + text[..at].matches('\n').count()))
    }
}

/// Where a key is: a name, in quotes or not, before a sign that follows keys.
fn key_in(text: &str, key: &str) -> Option<usize> {
    let is_key = |&(at, _): &(usize, &str)| {
        let ends_before = text[..at].chars().next_back().is_none_or(|c| !is_name(c));
        let after = text[at + key.len()..].trim_start_matches(['"', '\'']);
        ends_before && after.trim_start().starts_with([':', '=', ']', '.'])
    };
    text.match_indices(key).find(is_key).map(|(at, _)| at)
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where the id of a row is, and where the row begins and ends.
fn row_of(text: &str, id: &str, is_last: bool) -> Option<(usize, [usize; 2])> {
    let is_id = |&(at, _): &(usize, &str)| {
        let ends = text[at + id.len()..].starts_with(['"', '\'']);
        let before = text[..at].trim_end_matches(['"', '\'']).trim_end();
        let before = before.strip_suffix([':', '=']).map(str::trim_end);
        let key = before.map(|key| key.trim_end_matches(['"', '\'']));
        ends && key.is_some_and(|key| key.ends_with("id"))
    };
    let mut ids = text.match_indices(id).filter(is_id).map(|(at, _)| at);
    let at = if is_last { ids.last() } else { ids.next() }?;
    let start = [text[..at].rfind('{'), text[..at].rfind("[[")].into_iter().flatten().max();
    let ends = [text[at..].find('}'), text[at..].find("[[")];
    let end = ends.into_iter().flatten().min().map_or(text.len(), |end| at + end);
    Some((at, [start.unwrap_or(0), end]))
}
