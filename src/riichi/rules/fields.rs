//! `rules!`: a struct of rules, each written in one row.

/// A row a rule: its documentation, name, setter, type, and the values it may have if they are
/// fewer than those of its type. A row gives getter, setter and [`RuleField`](super::RuleField).
///
/// Rules may contain others (`GameRules: scoring Rules`), and then accept their names as well.
#[doc(hidden)]
#[macro_export]
macro_rules! rules {
    (
        $(#[$head:meta])*
        pub struct $rules:ident $(: $inner:ident $inner_rules:ident)?;
        $($(#[$doc:meta])* $rule:ident $with:ident: $type:ty $(= $kind:expr)?;)*
    ) => {
        $(#[$head])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $rules {
            $($inner: $inner_rules,)?
            $(pub(super) $rule: $type,)*
        }

        impl $rules {
            /// The name and kind of every rule, in order.
            pub const FIELDS: &'static [$crate::riichi::RuleField] = {
                use $crate::riichi::{RuleField, RuleKind, RuleType};
                const INNER: &[RuleField] = [$($inner_rules::FIELDS,)? &[]][0];
                const OWN: &[RuleField] = &[$(RuleField::new(
                    stringify!($rule),
                    [$($kind,)? <$type as RuleType>::KIND][0],
                )),*];
                const ALL: [RuleField; INNER.len() + OWN.len()] = RuleField::joined(INNER, OWN);
                &ALL
            };

            /// The value of the rule of this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<$crate::riichi::RuleValue<'static>> {
                match name {
                    $(stringify!($rule) => {
                        Some($crate::riichi::RuleType::into_value(self.$rule))
                    })*
                    _ => None$(.or(self.$inner.get(name)))?,
                }
            }

            /// Sets the rule of this name.
            ///
            /// # Errors
            /// No rule has the name, or the value isn't one of the rule's.
            pub fn set<'a>(
                self,
                name: &str,
                value: impl Into<$crate::riichi::RuleValue<'a>>,
            ) -> Result<$rules, $crate::riichi::RuleError> {
                let field = $rules::field(name)?;
                let value = value.into();
                let set = field.kind().admits(&value).then(|| self.changed(name, value)).flatten();
                set.ok_or($crate::riichi::RuleError::WrongValue { field })
            }

            /// Sets the rule of this name to what a text says: `true`, `4`, `1,1,1`, `mangan`,
            /// `suuankou_tanki daisuushi`.
            ///
            /// # Errors
            /// As [`set`](Self::set).
            pub fn set_text(
                self,
                name: &str,
                text: &str,
            ) -> Result<$rules, $crate::riichi::RuleError> {
                let field = $rules::field(name)?;
                let value = field.kind().read(text);
                self.set(name, value.ok_or($crate::riichi::RuleError::WrongValue { field })?)
            }

            fn field(
                name: &str,
            ) -> Result<$crate::riichi::RuleField, $crate::riichi::RuleError> {
                const NAMES: [&str; $rules::FIELDS.len()] =
                    $crate::riichi::RuleField::names($rules::FIELDS);
                let position = $crate::names::position(&NAMES, name);
                position.map(|i| $rules::FIELDS[i]).ok_or_else(|| {
                    let unknown = $crate::names::UnknownName::new("rule", &NAMES, name);
                    $crate::riichi::RuleError::Unknown(unknown)
                })
            }

            /// The rules with one changed; `None` if the value isn't of its type.
            fn changed(
                self,
                name: &str,
                value: $crate::riichi::RuleValue<'_>,
            ) -> Option<$rules> {
                match name {
                    $(stringify!($rule) => {
                        let $rule = $crate::riichi::RuleType::from_value(value)?;
                        Some($rules { $rule, ..self })
                    })*
                    _ => None$(.or($rules { $inner: self.$inner.set(name, value).ok()?, ..self }.into()))?,
                }
            }

            $(
                $(#[$doc])*
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
