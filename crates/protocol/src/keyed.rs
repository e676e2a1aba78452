//! Answers by tile, fan or form: objects whose keys are names.

use serde::{Serialize, Serializer};

/// Values by key, in an order that the answer keeps. Keys are written as text.
#[derive(Clone, Debug)]
pub(crate) struct Keyed<K, V>(Vec<(K, V)>);

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed(Vec::new())
    }
}

impl<K, V> FromIterator<(K, V)> for Keyed<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Keyed<K, V> {
        Keyed(entries.into_iter().collect())
    }
}

impl<K: Serialize, V: Serialize> Serialize for Keyed<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
