//! The fields of `HandConfig` and `OptionalRules`. The classes are Python; their values are here,
//! where they can be read at once.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};

/// A field that takes any object, as true or false.
#[derive(Clone, Copy, Default, IntoPyObject, IntoPyObjectRef)]
pub(crate) struct Truth(pub(super) bool);

impl<'py> FromPyObject<'_, 'py> for Truth {
    type Error = PyErr;

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
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> OptionalRulesFields {
        OptionalRulesFields::default()
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
    #[pyo3(signature = (*_args, **_kwargs))]
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
    pub(super) daichisei: bool,
    pub(super) limit_to_sextuple: bool,
    pub(super) sanma: bool,
    pub(super) renhou_as_yakuman: bool,
    pub(super) sashikomi: bool,
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
        daichisei: false,
        limit_to_sextuple: true,
        sanma: false,
        renhou_as_yakuman: false,
        sashikomi: false,
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
            daichisei: fields.has_daichisei.0,
            limit_to_sextuple: fields.limit_to_sextuple_yakuman.0,
            sanma: fields.is_three_player.0,
            renhou_as_yakuman: fields.renhou_as_yakuman.0,
            sashikomi: fields.has_sashikomi_yakuman.0,
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
    pub(super) dealer: bool,
    pub(super) player_wind: Option<i64>,
    pub(super) round_wind: Option<i64>,
    pub(super) sticks: i64,
    pub(super) honba: i64,
    pub(super) norths: i64,
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
        dealer: false,
        player_wind: None,
        round_wind: None,
        sticks: 0,
        honba: 0,
        norths: 0,
    };

    /// `None` for what only the reference knows: nagashi mangan, paarenchan, and numbers out of
    /// range.
    pub(super) fn of(fields: &HandConfigFields) -> Option<WonHow> {
        let rare = fields.is_nagashi_mangan.0 || fields.paarenchan > 0;
        let numbers = [fields.kyoutaku_number, fields.tsumi_number, fields.num_nuki_dora];
        if rare || numbers.iter().any(|number| !(0..10_000).contains(number)) {
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
            dealer: fields.is_dealer.0,
            player_wind: fields.player_wind,
            round_wind: fields.round_wind,
            sticks: fields.kyoutaku_number,
            honba: fields.tsumi_number,
            norths: fields.num_nuki_dora,
        })
    }

    /// Whether it is won in the first turn (天和, 地和, 人和).
    pub(super) fn in_first_turn(&self) -> bool {
        self.tenhou || self.chiihou || self.renhou
    }

    /// Whether a win in the first turn contradicts how it is won.
    pub(super) fn contradicts_first_turn(&self, has_melds: bool) -> bool {
        // A player without a seat may win in any way.
        let is_seated = self.player_wind.is_some_and(|wind| wind != 0);
        let (deals, follows) = (is_seated && self.dealer, is_seated && !self.dealer);
        self.in_first_turn() && has_melds
            || self.tenhou && (follows || !self.tsumo)
            || self.chiihou && (deals || !self.tsumo)
            || self.renhou && (deals || self.tsumo)
    }
}
