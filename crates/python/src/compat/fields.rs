//! What `HandConfig` and `OptionalRules` say.

use pyo3::prelude::*;

/// An argument that takes any object, as true or false.
#[derive(Clone, Copy, IntoPyObject, IntoPyObjectRef)]
pub(crate) struct Truth(pub(super) bool);

impl<'py> FromPyObject<'_, 'py> for Truth {
    type Error = PyErr;

    mentsu_python_one::input_type!("bool");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Truth> {
        object.is_truthy().map(Truth)
    }
}

/// A struct of the attributes that an object has, true or false and numbers.
macro_rules! fields {
    ($(#[$doc:meta])* $name:ident: $($flag:ident)*; $($number:ident: $kind:ty,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(super) struct $name {
            $(pub(super) $flag: bool,)*
            $(pub(super) $number: $kind,)*
        }

        impl $name {
            pub(super) fn of(object: &Bound<'_, PyAny>) -> PyResult<$name> {
                let py = object.py();
                Ok($name {
                    $($flag: object.getattr(pyo3::intern!(py, stringify!($flag)))?.is_truthy()?,)*
                    $($number: object.getattr(pyo3::intern!(py, stringify!($number)))?.extract()?,)*
                })
            }
        }
    };
}

fields! {
    /// How a hand is won: the attributes of `HandConfig`.
    WonHow:
    is_tsumo is_riichi is_ippatsu is_rinshan is_chankan is_haitei is_houtei is_daburu_riichi
    is_nagashi_mangan is_tenhou is_renhou is_chiihou is_open_riichi is_dealer;
    player_wind: Option<i64>, round_wind: Option<i64>, paarenchan: i64, kyoutaku_number: i64,
    tsumi_number: i64, num_nuki_dora: i64,
}

fields! {
    /// The rules of a house: the attributes of `OptionalRules`.
    HouseRules:
    has_open_tanyao has_aka_dora has_double_yakuman kiriage fu_for_open_pinfu fu_for_pinfu_tsumo
    renhou_as_yakuman has_daisharin has_daisharin_other_suits has_daichisei has_sashikomi_yakuman
    limit_to_sextuple_yakuman paarenchan_needs_yaku is_three_player;
    kazoe_limit: i64,
}

impl WonHow {
    /// Whether the numbers are in range; of others only the reference knows.
    pub(super) fn is_in_range(&self) -> bool {
        let norths = self.num_nuki_dora.max(0);
        let numbers = [self.kyoutaku_number, self.tsumi_number, norths, self.paarenchan.max(0)];
        numbers.iter().all(|number| (0..10_000).contains(number))
    }

    /// The first contradiction in the order of the original's texts, as `_errors.py` lists them.
    pub(super) fn contradiction(&self, has_melds: bool, is_open: bool) -> Option<&'static str> {
        // A player without a seat may win in any way.
        let is_seated = self.player_wind.is_some_and(|wind| wind != 0);
        let (deals, follows) = (is_seated && self.is_dealer, is_seated && !self.is_dealer);
        let any_riichi = self.is_riichi || self.is_daburu_riichi;
        let told = [
            (self.is_riichi && !self.is_daburu_riichi && is_open, "open_hand_riichi_not_allowed"),
            (self.is_daburu_riichi && is_open, "open_hand_daburi_not_allowed"),
            (self.is_ippatsu && !any_riichi, "ippatsu_without_riichi_not_allowed"),
            (self.is_chankan && self.is_tsumo, "chankan_with_tsumo_not_allowed"),
            (self.is_rinshan && !self.is_tsumo, "rinshan_without_tsumo_not_allowed"),
            (self.is_haitei && !self.is_tsumo, "haitei_without_tsumo_not_allowed"),
            (self.is_houtei && self.is_tsumo, "houtei_with_tsumo_not_allowed"),
            (self.is_haitei && self.is_rinshan, "haitei_with_rinshan_not_allowed"),
            (self.is_houtei && self.is_chankan, "houtei_with_chankan_not_allowed"),
            (self.is_tenhou && follows, "tenhou_not_as_dealer_not_allowed"),
            (self.is_tenhou && !self.is_tsumo, "tenhou_without_tsumo_not_allowed"),
            (self.is_tenhou && has_melds, "tenhou_with_meld_not_allowed"),
            (self.is_chiihou && deals, "chiihou_as_dealer_not_allowed"),
            (self.is_chiihou && !self.is_tsumo, "chiihou_without_tsumo_not_allowed"),
            (self.is_chiihou && has_melds, "chiihou_with_meld_not_allowed"),
            (self.is_renhou && deals, "renhou_as_dealer_not_allowed"),
            (self.is_renhou && self.is_tsumo, "renhou_with_tsumo_not_allowed"),
            (self.is_renhou && has_melds, "renhou_with_meld_not_allowed"),
        ];
        told.into_iter().find(|(is_so, _)| *is_so).map(|(_, text)| text)
    }
}
