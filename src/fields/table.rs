//! `fields!` and `rules!`: a type's fields, each written in one row.

/// Implements [`Fields`](super::Fields), one row for each field: documentation, name, type, the
/// values if they are fewer than those of the type, getter and setter.
#[doc(hidden)]
#[macro_export]
macro_rules! fields {
    (
        $fielded:ident, $what:literal:
        $($(#[doc = $doc:literal])* $name:literal: $type:ty $(= $kind:expr)?, $get:expr, $set:expr;)*
    ) => {
        impl $crate::fields::Fields for $fielded {
            const WHAT: &'static str = $what;

            const FIELDS: &'static [$crate::fields::Field] = &[$($crate::fields::Field::new(
                $name,
                [$($kind,)? <$type as $crate::fields::FieldType>::KIND][0],
            )),*];

            const NAMES: &'static [&'static str] = &[$($name),*];

            const DOCS: &'static [&'static str] = &[$(concat!($($doc),*)),*];

            fn get(&self, name: &str) -> Option<$crate::fields::FieldValue<'static>> {
                match name {
                    $($name => {
                        let get: fn(&$fielded) -> $type = $get;
                        Some($crate::fields::FieldType::into_value(get(self)))
                    })*
                    _ => None,
                }
            }

            fn changed(
                mut self,
                name: &str,
                value: $crate::fields::FieldValue<'_>,
            ) -> Option<$fielded> {
                match name {
                    $($name => {
                        let value: $type = $crate::fields::FieldType::from_value(value)?;
                        self = $crate::fields::set_with($set, self, value);
                    })*
                    _ => return None,
                }
                Some(self)
            }
        }
    };
}
/// What a row's setter makes of a value.
#[doc(hidden)]
#[inline(always)]
pub fn set_with<T, V>(set: fn(T, V) -> T, fielded: T, value: V) -> T {
    set(fielded, value)
}

/// Declares a struct of rules, one row for each rule: documentation, name, setter, type, and the
/// values if they are fewer than those of the type. Each row makes a getter, a setter and a
/// [`Field`](crate::fields::Field).
///
/// Rules may contain others (`GameRules: scoring Rules`), and then accept their names as well.
#[doc(hidden)]
#[macro_export]
macro_rules! rules {
    (
        $(#[$head:meta])*
        pub struct $rules:ident $(: $inner:ident $inner_rules:ident)?;
        $($(#[doc = $doc:literal])* $rule:ident $with:ident: $type:ty $(= $kind:expr)?;)*
    ) => {
        $(#[$head])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $rules {
            $($inner: $inner_rules,)?
            $(pub(super) $rule: $type,)*
        }

        impl $crate::fields::Fields for $rules {
            const WHAT: &'static str = "rule";

            const FIELDS: &'static [$crate::fields::Field] = {
                const INNER: &[$crate::fields::Field] =
                    [$(<$inner_rules as $crate::fields::Fields>::FIELDS,)? &[]][0];
                const OWN: &[$crate::fields::Field] = &[$($crate::fields::Field::new(
                    stringify!($rule),
                    [$($kind,)? <$type as $crate::fields::FieldType>::KIND][0],
                )),*];
                const FILLER: $crate::fields::Field =
                    $crate::fields::Field::new("", $crate::fields::FieldKind::Flag);
                const ALL: [$crate::fields::Field; INNER.len() + OWN.len()] =
                    $crate::fields::joined(INNER, OWN, FILLER);
                &ALL
            };

            const NAMES: &'static [&'static str] = {
                const FIELDS: &[$crate::fields::Field] = <$rules as $crate::fields::Fields>::FIELDS;
                const NAMES: [&str; FIELDS.len()] = $crate::fields::Field::names(FIELDS);
                &NAMES
            };

            const DOCS: &'static [&'static str] = {
                const INNER: &[&str] = [$(<$inner_rules as $crate::fields::Fields>::DOCS,)? &[]][0];
                const OWN: &[&str] = &[$(concat!($($doc),*)),*];
                const ALL: [&str; INNER.len() + OWN.len()] =
                    $crate::fields::joined(INNER, OWN, "");
                &ALL
            };

            fn get(&self, name: &str) -> Option<$crate::fields::FieldValue<'static>> {
                match name {
                    $(stringify!($rule) => {
                        Some($crate::fields::FieldType::into_value(self.$rule))
                    })*
                    _ => None$(.or($crate::fields::Fields::get(&self.$inner, name)))?,
                }
            }

            fn changed(
                mut self,
                name: &str,
                value: $crate::fields::FieldValue<'_>,
            ) -> Option<$rules> {
                match name {
                    $(stringify!($rule) => {
                        self.$rule = $crate::fields::FieldType::from_value(value)?;
                    })*
                    _ => {
                        None::<()>$(.or({
                            self.$inner = $crate::fields::Fields::changed(self.$inner, name, value)?;
                            Some(())
                        }))??;
                    }
                }
                Some(self)
            }
        }

        impl $rules {
            /// The name and kind of every rule, in order.
            pub const FIELDS: &'static [$crate::fields::Field] =
                <$rules as $crate::fields::Fields>::FIELDS;

            /// The value of the rule of this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<$crate::fields::FieldValue<'static>> {
                $crate::fields::Fields::get(self, name)
            }

            /// Sets the rule of this name.
            ///
            /// # Errors
            /// No rule has the name, or the value isn't one of the rule's.
            pub fn set<'a>(
                self,
                name: &str,
                value: impl Into<$crate::fields::FieldValue<'a>>,
            ) -> Result<$rules, $crate::fields::FieldError> {
                $crate::fields::Fields::set(self, name, value)
            }

            /// Sets the rule of this name to the value of a text: `true`, `4`, `1,1,1`, `mangan`,
            /// `suuankou_tanki daisuushi`, `none`.
            ///
            /// # Errors
            /// As [`set`](Self::set).
            pub fn set_text(
                self,
                name: &str,
                text: &str,
            ) -> Result<$rules, $crate::fields::FieldError> {
                $crate::fields::Fields::set_text(self, name, text)
            }

            $(
                $(#[doc = $doc])*
                #[must_use]
                #[inline]
                pub const fn $rule(&self) -> $type {
                    self.$rule
                }

                #[doc = concat!("Sets [`", stringify!($rule), "`](Self::", stringify!($rule), ").")]
                #[must_use]
                pub const fn $with(self, $rule: $type) -> $rules {
                    $rules { $rule, ..self }
                }
            )*
        }
    };
}
