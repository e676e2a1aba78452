//! Builder methods: a setter and a getter for each field.

/// Inside an `impl`: a setter and a getter for each field, with their documentation.
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
