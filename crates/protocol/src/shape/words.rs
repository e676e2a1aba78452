//! Values of requests and answers that are texts, words or objects of another package: types that
//! only stand for a schema.

use mentsu::fields::Fields;
use mentsu::names::Named;
use mentsu::{mcr, riichi};
use mentsu_table::ActionKind;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::words::{fan_name, wind_letter};

/// Declares types, one row for each: documentation, name, and schema.
macro_rules! shapes {
    ($($(#[doc = $doc:literal])* $shape:ident = |$generator:pat_param| $schema:expr;)*) => {
        $(
            $(#[doc = $doc])*
            pub(crate) enum $shape {}

            impl schemars::JsonSchema for $shape {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($shape).into()
                }

                fn json_schema(
                    $generator: &mut schemars::SchemaGenerator,
                ) -> schemars::Schema {
                    let mut schema: schemars::Schema = $schema;
                    schema.insert("description".to_owned(), concat!($($doc),*).trim().into());
                    schema
                }
            }
        )*
    };
}

pub(crate) use shapes;

shapes! {
    /// Any JSON.
    Anything = |_| Schema::from(Map::new());
    /// A tile in mpsz: `1m` to `9s`; `1z` to `7z` are east, south, west, north, haku, hatsu, chun.
    Tile = |_| json_schema!({"type": "string", "pattern": "^([1-9][mps]|[1-7]z)$"});
    /// A tile, or a red five: `0m`, `0p` or `0s`.
    Face = |_| json_schema!({"type": "string", "pattern": "^([0-9][mps]|[1-7]z)$"});
    /// Tiles in mpsz, such as `123m0p77z`.
    TileList = |_| json_schema!({"type": "string"});
    /// The first letter of a wind.
    WindLetter = |_| any_of(&mentsu::Wind::ALL.map(wind_letter));
    /// The player whose tile was called.
    CalledFrom = |_| words::<mentsu::CalledFrom>();
    /// What happened.
    WinEvent = |_| words::<riichi::WinEvent>();
    /// What is to be reached: tenpai after a discard, or the winning tile drawn.
    Goal = |_| words::<mentsu::chances::Goal>();
    /// The shape of a wait.
    WaitShape = |_| words::<mentsu::WaitShape>();
    /// What fu are for.
    FuKind = |_| words::<riichi::FuKind>();
    /// The limit that caps a win; `counted_yakuman` is one of han alone (数え役満).
    Limit = |_| words::<riichi::Limit>();
    /// A type of meld.
    MeldKind = |_| words::<mentsu::MeldKind>();
    /// A yaku or a kind of dora.
    YakuName = |_| any_of(&[riichi::Yaku::NAMES, riichi::DoraKind::NAMES].concat());
    /// A fan, by its Chinese name.
    FanName = |_| any_of(&mcr::Fan::ALL.map(fan_name));
    /// A winning form under Chinese rules.
    McrForm = |_| words::<mcr::FormKind>();
    /// The rule by which a fan is left out.
    McrPrinciple = |_| words::<mcr::Principle>();
    /// A rule of Chinese rules.
    McrRule = |_| any_of(<mcr::Rules as Fields>::NAMES);
    /// Why nobody wins on a tile.
    Safe = |_| words::<mentsu_table::reading::Safe>();
    /// An action of a player; melds are as `(123m)`.
    Action = |generator| action(generator);
}

fn words<T: Named>() -> Schema {
    any_of(T::NAMES)
}

pub(crate) fn any_of(words: &[impl Serialize]) -> Schema {
    json_schema!({"enum": words})
}

fn action(generator: &mut SchemaGenerator) -> Schema {
    let face = generator.subschema_for::<Face>();
    let discard = json!({
        "type": "object",
        "properties": {"face": face, "tsumogiri": {"type": "boolean"}},
        "required": ["face", "tsumogiri"],
    });
    let one = |key: &str, value: &Value| json!({"type": "object", "properties": {key: value}, "required": [key]});
    let discards = [ActionKind::Discard, ActionKind::Riichi, ActionKind::OpenRiichi]
        .map(|kind| one(kind.name(), &discard));
    let melds = ["call", "kan"].map(|key| one(key, &json!({"type": "string"})));
    let words = [
        ActionKind::Kita,
        ActionKind::Ron,
        ActionKind::Tsumo,
        ActionKind::Kyuushu,
        ActionKind::Pass,
    ]
    .map(ActionKind::name);
    let words = json!({"enum": words});
    let all = [discards.as_slice(), &melds, &[words]].concat();
    json_schema!({"oneOf": all})
}
