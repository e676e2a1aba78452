//! The names of closed enums: each is written once, in a row of `names!` below its enum.
//!
//! A program that reads, writes or lists such values handles all of them by [`Named`].
//!
//! ```
//! use mentsu::names::Named;
//! use mentsu::{MeldKind, WaitShape, Wind};
//!
//! fn help<T: Named>() -> String {
//!     format!("a {}: {}", T::WHAT, T::NAMES.join(", "))
//! }
//! assert_eq!(help::<Wind>(), "a wind: east, south, west, north");
//!
//! assert_eq!(Wind::South.name(), "south");
//! assert_eq!(MeldKind::from_name("pon"), Some(MeldKind::Pon));
//! assert_eq!(WaitShape::ALL.len(), 8);
//! let error = "East".parse::<Wind>().unwrap_err();
//! assert_eq!(error.to_string(), "unknown wind \"East\"; did you mean \"east\"?");
//! ```

mod named;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod serde;
mod unknown;

pub use self::named::Named;
#[doc(hidden)]
pub use self::named::position;
pub(crate) use self::unknown::Choices;
pub use self::unknown::UnknownName;

/// Names the values of the plain enum above, lists them, and reads and writes their names. A
/// variant without a row doesn't compile.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub enum Coin {
///     /// 表
///     Heads,
///     /// 裏
///     Tails,
/// }
///
/// mentsu::names! { Coin, "side of a coin": Heads "heads", Tails "tails" }
///
/// assert_eq!(Coin::ALL, [Coin::Heads, Coin::Tails]);
/// assert_eq!((Coin::Tails.name(), "heads".parse()), ("tails", Ok(Coin::Heads)));
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! names {
    ($named:ident, $what:literal: $($value:ident $name:literal),+ $(,)?) => {
        impl $named {
            /// All values, in order.
            pub const ALL: [$named; [$($name),+].len()] = [$($named::$value),+];

            /// The name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($named::$value => $name,)+
                }
            }

            /// The value of this name.
            #[must_use]
            pub const fn from_name(name: &str) -> Option<$named> {
                match $crate::names::position(<$named as $crate::names::Named>::NAMES, name) {
                    Some(i) => Some($named::ALL[i]),
                    None => None,
                }
            }
        }

        // Binary formats write the position.
        const _: () = {
            let mut i = 0;
            while i < $named::ALL.len() {
                assert!($named::ALL[i] as usize == i);
                i += 1;
            }
        };

        impl $crate::names::Named for $named {
            const WHAT: &'static str = $what;
            const ALL: &'static [$named] = &$named::ALL;
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                $named::name(self)
            }
        }

        impl ::core::fmt::Display for $named {
            /// The name.
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad($named::name(*self))
            }
        }

        impl ::core::str::FromStr for $named {
            type Err = $crate::names::UnknownName;

            fn from_str(name: &str) -> Result<$named, $crate::names::UnknownName> {
                $named::from_name(name).ok_or_else(|| $crate::names::UnknownName::of::<$named>(name))
            }
        }

        $crate::names_in_serde!($named);
    };
}

/// Reads and writes named values by serde, where the library has the feature.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! names_in_serde {
    ($named:ident) => {};
}
