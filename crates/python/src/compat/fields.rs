//! The fields of `HandConfig` and `OptionalRules`. The classes are Python; their values are here,
//! where they can be read at once.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

/// A field that takes any object, as true or false.
#[derive(Clone, Copy, Default, IntoPyObject, IntoPyObjectRef)]
pub(crate) struct Truth(pub(in crate::compat) bool);

impl<'py> FromPyObject<'_, 'py> for Truth {
    type Error = PyErr;

    mentsu_python_one::input_type!("bool");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Truth> {
        object.is_truthy().map(Truth)
    }
}

/// The fields of `OptionalRules`.
#[pyclass(subclass, get_all, set_all, module = "mentsu._native")]
#[derive(Default)]
pub(crate) struct OptionalRulesFields {
    has_open_tanyao: Truth,
    has_aka_dora: Truth,
    has_double_yakuman: Truth,
    kazoe_limit: i64,
    kiriage: Truth,
    fu_for_open_pinfu: Truth,
    fu_for_pinfu_tsumo: Truth,
    renhou_as_yakuman: Truth,
    has_daisharin: Truth,
    has_daisharin_other_suits: Truth,
    has_daichisei: Truth,
    has_sashikomi_yakuman: Truth,
    limit_to_sextuple_yakuman: Truth,
    paarenchan_needs_yaku: Truth,
    is_three_player: Truth,
}

#[pymethods]
impl OptionalRulesFields {
    #[new]
    #[pyo3(signature = (*_args: "Any", **_kwargs: "Any"))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> OptionalRulesFields {
        OptionalRulesFields::default()
    }
}

impl OptionalRulesFields {
    /// Those of any object with such attributes.
    pub(super) fn read(object: &Bound<'_, PyAny>) -> PyResult<OptionalRulesFields> {
        let truth = |name: &str| object.getattr(name)?.extract::<Truth>();
        Ok(OptionalRulesFields {
            has_open_tanyao: truth("has_open_tanyao")?,
            has_aka_dora: truth("has_aka_dora")?,
            has_double_yakuman: truth("has_double_yakuman")?,
            kazoe_limit: object.getattr("kazoe_limit")?.extract()?,
            kiriage: truth("kiriage")?,
            fu_for_open_pinfu: truth("fu_for_open_pinfu")?,
            fu_for_pinfu_tsumo: truth("fu_for_pinfu_tsumo")?,
            renhou_as_yakuman: truth("renhou_as_yakuman")?,
            has_daisharin: truth("has_daisharin")?,
            has_daisharin_other_suits: truth("has_daisharin_other_suits")?,
            has_daichisei: truth("has_daichisei")?,
            has_sashikomi_yakuman: truth("has_sashikomi_yakuman")?,
            limit_to_sextuple_yakuman: truth("limit_to_sextuple_yakuman")?,
            paarenchan_needs_yaku: truth("paarenchan_needs_yaku")?,
            is_three_player: truth("is_three_player")?,
        })
    }
}

/// The fields of `HandConfig`.
#[pyclass(subclass, get_all, set_all, module = "mentsu._native")]
#[derive(Default)]
pub(crate) struct HandConfigFields {
    pub(super) yaku: Option<Py<PyAny>>,
    pub(super) options: Option<Py<PyAny>>,
    is_tsumo: Truth,
    is_riichi: Truth,
    is_ippatsu: Truth,
    is_rinshan: Truth,
    is_chankan: Truth,
    is_haitei: Truth,
    is_houtei: Truth,
    is_daburu_riichi: Truth,
    is_nagashi_mangan: Truth,
    is_tenhou: Truth,
    is_renhou: Truth,
    is_chiihou: Truth,
    is_open_riichi: Truth,
    is_dealer: Truth,
    player_wind: Option<i64>,
    round_wind: Option<i64>,
    paarenchan: i64,
    kyoutaku_number: i64,
    tsumi_number: i64,
    num_nuki_dora: i64,
}

#[pymethods]
impl HandConfigFields {
    #[new]
    #[pyo3(signature = (*_args: "Any", **_kwargs: "Any"))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> HandConfigFields {
        HandConfigFields::default()
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.yaku)?;
        visit.call(&self.options)
    }

    fn __clear__(&mut self) {
        self.yaku = None;
        self.options = None;
    }
}

impl HandConfigFields {
    /// Those of any object with such attributes.
    pub(super) fn read(object: &Bound<'_, PyAny>) -> PyResult<HandConfigFields> {
        let truth = |name: &str| object.getattr(name)?.extract::<Truth>();
        let number = |name: &str| object.getattr(name)?.extract::<i64>();
        Ok(HandConfigFields {
            yaku: Some(object.getattr("yaku")?.unbind()),
            options: Some(object.getattr("options")?.unbind()),
            is_tsumo: truth("is_tsumo")?,
            is_riichi: truth("is_riichi")?,
            is_ippatsu: truth("is_ippatsu")?,
            is_rinshan: truth("is_rinshan")?,
            is_chankan: truth("is_chankan")?,
            is_haitei: truth("is_haitei")?,
            is_houtei: truth("is_houtei")?,
            is_daburu_riichi: truth("is_daburu_riichi")?,
            is_nagashi_mangan: truth("is_nagashi_mangan")?,
            is_tenhou: truth("is_tenhou")?,
            is_renhou: truth("is_renhou")?,
            is_chiihou: truth("is_chiihou")?,
            is_open_riichi: truth("is_open_riichi")?,
            is_dealer: truth("is_dealer")?,
            player_wind: object.getattr("player_wind")?.extract()?,
            round_wind: object.getattr("round_wind")?.extract()?,
            paarenchan: number("paarenchan")?,
            kyoutaku_number: number("kyoutaku_number")?,
            tsumi_number: number("tsumi_number")?,
            num_nuki_dora: number("num_nuki_dora")?,
        })
    }
}

/// The rules of a house, as far as the native estimate knows them.
#[derive(Clone, Copy)]
pub(super) struct HouseRules {
    pub(super) open_tanyao: bool,
    pub(super) aka_dora: bool,
    pub(super) double_yakuman: bool,
    pub(super) kazoe_limit: i64,
    pub(super) kiriage: bool,
    pub(super) fu_for_open_pinfu: bool,
    pub(super) fu_for_pinfu_tsumo: bool,
    pub(super) daisharin: bool,
    pub(super) daisharin_other_suits: bool,
    pub(super) daichisei: bool,
    pub(super) limit_to_sextuple: bool,
    pub(super) sanma: bool,
    pub(super) renhou_as_yakuman: bool,
    pub(super) sashikomi: bool,
    pub(super) paarenchan_needs_yaku: bool,
}

impl HouseRules {
    /// The values of `OptionalRules()`.
    pub(super) const DEFAULT: HouseRules = HouseRules {
        open_tanyao: false,
        aka_dora: false,
        double_yakuman: true,
        kazoe_limit: 0,
        kiriage: false,
        fu_for_open_pinfu: true,
        fu_for_pinfu_tsumo: false,
        daisharin: false,
        daisharin_other_suits: false,
        daichisei: false,
        limit_to_sextuple: true,
        sanma: false,
        renhou_as_yakuman: false,
        sashikomi: false,
        paarenchan_needs_yaku: true,
    };

    pub(super) fn of(fields: &OptionalRulesFields) -> HouseRules {
        HouseRules {
            open_tanyao: fields.has_open_tanyao.0,
            aka_dora: fields.has_aka_dora.0,
            double_yakuman: fields.has_double_yakuman.0,
            kazoe_limit: fields.kazoe_limit,
            kiriage: fields.kiriage.0,
            fu_for_open_pinfu: fields.fu_for_open_pinfu.0,
            fu_for_pinfu_tsumo: fields.fu_for_pinfu_tsumo.0,
            daisharin: fields.has_daisharin.0,
            daisharin_other_suits: fields.has_daisharin_other_suits.0,
            daichisei: fields.has_daichisei.0,
            limit_to_sextuple: fields.limit_to_sextuple_yakuman.0,
            sanma: fields.is_three_player.0,
            renhou_as_yakuman: fields.renhou_as_yakuman.0,
            sashikomi: fields.has_sashikomi_yakuman.0,
            paarenchan_needs_yaku: fields.paarenchan_needs_yaku.0,
        }
    }
}

/// How a hand is won, as far as the native estimate knows it.
#[derive(Clone, Copy)]
pub(super) struct WonHow {
    pub(super) tsumo: bool,
    pub(super) riichi: bool,
    pub(super) double_riichi: bool,
    pub(super) ippatsu: bool,
    pub(super) rinshan: bool,
    pub(super) chankan: bool,
    pub(super) haitei: bool,
    pub(super) houtei: bool,
    pub(super) tenhou: bool,
    pub(super) chiihou: bool,
    pub(super) renhou: bool,
    /// A riichi is open.
    pub(super) open: bool,
    pub(super) nagashi: bool,
    pub(super) dealer: bool,
    pub(super) player_wind: Option<i64>,
    pub(super) round_wind: Option<i64>,
    pub(super) sticks: i64,
    pub(super) honba: i64,
    pub(super) norths: i64,
    /// How many times paarenchan counts (八連荘).
    pub(super) paarenchan: i64,
}

impl WonHow {
    /// The values of `HandConfig()`.
    pub(super) const DEFAULT: WonHow = WonHow {
        tsumo: false,
        riichi: false,
        double_riichi: false,
        ippatsu: false,
        rinshan: false,
        chankan: false,
        haitei: false,
        houtei: false,
        tenhou: false,
        chiihou: false,
        renhou: false,
        open: false,
        nagashi: false,
        dealer: false,
        player_wind: None,
        round_wind: None,
        sticks: 0,
        honba: 0,
        norths: 0,
        paarenchan: 0,
    };

    /// `None` for numbers out of range, of which only the reference knows.
    pub(super) fn of(fields: &HandConfigFields) -> Option<WonHow> {
        let (paarenchan, norths) = (fields.paarenchan.max(0), fields.num_nuki_dora.max(0));
        let numbers = [fields.kyoutaku_number, fields.tsumi_number, norths, paarenchan];
        if numbers.iter().any(|number| !(0..10_000).contains(number)) {
            return None;
        }
        Some(WonHow {
            tsumo: fields.is_tsumo.0,
            riichi: fields.is_riichi.0,
            double_riichi: fields.is_daburu_riichi.0,
            ippatsu: fields.is_ippatsu.0,
            rinshan: fields.is_rinshan.0,
            chankan: fields.is_chankan.0,
            haitei: fields.is_haitei.0,
            houtei: fields.is_houtei.0,
            tenhou: fields.is_tenhou.0,
            chiihou: fields.is_chiihou.0,
            renhou: fields.is_renhou.0,
            open: fields.is_open_riichi.0,
            nagashi: fields.is_nagashi_mangan.0,
            dealer: fields.is_dealer.0,
            player_wind: fields.player_wind,
            round_wind: fields.round_wind,
            sticks: fields.kyoutaku_number,
            honba: fields.tsumi_number,
            norths,
            paarenchan,
        })
    }

    /// The first contradiction in the order of the original's texts, as `_errors.py` lists them.
    pub(super) fn contradiction(&self, has_melds: bool, is_open: bool) -> Option<&'static str> {
        // A player without a seat may win in any way.
        let is_seated = self.player_wind.is_some_and(|wind| wind != 0);
        let (deals, follows) = (is_seated && self.dealer, is_seated && !self.dealer);
        let any_riichi = self.riichi || self.double_riichi;
        let told = [
            (self.riichi && !self.double_riichi && is_open, "open_hand_riichi_not_allowed"),
            (self.double_riichi && is_open, "open_hand_daburi_not_allowed"),
            (self.ippatsu && !any_riichi, "ippatsu_without_riichi_not_allowed"),
            (self.chankan && self.tsumo, "chankan_with_tsumo_not_allowed"),
            (self.rinshan && !self.tsumo, "rinshan_without_tsumo_not_allowed"),
            (self.haitei && !self.tsumo, "haitei_without_tsumo_not_allowed"),
            (self.houtei && self.tsumo, "houtei_with_tsumo_not_allowed"),
            (self.haitei && self.rinshan, "haitei_with_rinshan_not_allowed"),
            (self.houtei && self.chankan, "houtei_with_chankan_not_allowed"),
            (self.tenhou && follows, "tenhou_not_as_dealer_not_allowed"),
            (self.tenhou && !self.tsumo, "tenhou_without_tsumo_not_allowed"),
            (self.tenhou && has_melds, "tenhou_with_meld_not_allowed"),
            (self.chiihou && deals, "chiihou_as_dealer_not_allowed"),
            (self.chiihou && !self.tsumo, "chiihou_without_tsumo_not_allowed"),
            (self.chiihou && has_melds, "chiihou_with_meld_not_allowed"),
            (self.renhou && deals, "renhou_as_dealer_not_allowed"),
            (self.renhou && self.tsumo, "renhou_with_tsumo_not_allowed"),
            (self.renhou && has_melds, "renhou_with_meld_not_allowed"),
        ];
        told.into_iter().find(|(is_so, _)| *is_so).map(|(_, text)| text)
    }
}
