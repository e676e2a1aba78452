//! JSON of every type that is checked when it is read: refused, or written and read as the same.
#![cfg_attr(fuzzing, no_main)]

use core::fmt::Debug;

use mentsu::riichi::Rules;
use mentsu::{Counts, Face, Hand, Meld, Mentsu, Tile, TileSet};
use mentsu_fuzz::fuzz_target;
use mentsu_table::{Action, Event, Game, GameRules, Round, View, Wall};
use serde_json::{from_str, to_string};

fn round_trip<T>(text: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    if let Ok(value) = from_str::<T>(text) {
        let written = to_string(&value).expect("what was read is written");
        assert_eq!(from_str::<T>(&written).expect("what was written is read"), value, "{written}");
    }
}

fuzz_target!(|text: &str| {
    round_trip::<Tile>(text);
    round_trip::<Face>(text);
    round_trip::<TileSet>(text);
    round_trip::<Counts>(text);
    round_trip::<Mentsu>(text);
    round_trip::<Meld>(text);
    round_trip::<Hand>(text);
    round_trip::<Rules>(text);
    round_trip::<Action>(text);
    round_trip::<Event>(text);
    round_trip::<Wall>(text);
    round_trip::<GameRules>(text);
    round_trip::<Round>(text);
    round_trip::<View>(text);
    round_trip::<Game>(text);
});
