//! Signs of a regression: a row for each, with its name and how it is found.

/// Declares signs: the list of their names, and a function of their values in the same order. What
/// stands in the function's braces comes before the rows, which may use it.
macro_rules! signs {
    (
        $(#[$doc:meta])* $visible:vis $names:ident;
        fn $values:ident($($argument:ident: $type:ty),*) { $($before:tt)* }
        $($name:literal => $sign:expr,)*
    ) => {
        $(#[$doc])*
        $visible const $names: [&str; [$($name),*].len()] = [$($name),*];

        fn $values($($argument: $type),*) -> [f64; $names.len()] {
            $($before)*
            [$($sign),*]
        }
    };
}
pub(in crate::reading) use signs;

/// A sign that is there or isn't: 1 or 0.
pub(in crate::reading) fn one(is: bool) -> f64 {
    f64::from(u8::from(is))
}
