//! Rules by name and by preset, and what each of them changes.

pub(crate) mod old_yaku;
pub(crate) mod presets;
pub(crate) mod rules;
pub(crate) mod rules_by_name;
