//! Pairs of a setter and the getter that reads what it set.

/// The methods of fields that are set and read as they are, inside the `impl` of their struct: a
/// setter and a getter for each, and their documentation.
macro_rules! settings {
    ($($(#[$set:meta])* $with:ident, $(#[$get:meta])* $field:ident: $type:ty;)*) => {
        $(
            $(#[$set])*
            pub const fn $with(self, $field: $type) -> Self {
                Self { $field, ..self }
            }

            $(#[$get])*
            #[must_use]
            pub const fn $field(&self) -> $type {
                self.$field
            }
        )*
    };
}
pub(crate) use settings;
