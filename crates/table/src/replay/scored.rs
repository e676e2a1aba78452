//! What recorded wins are worth, where the record doesn't say it.

use std::borrow::Cow;
use std::vec::Vec;

use super::decision::Decision;
use super::{follow, rules_of};
use crate::event::Event;
use crate::record::{Record, RecordedRound, WinClaim};

impl Record {
    /// The record with fu, limit, points and yaku of each win, also where it leaves them out, as a
    /// bare `hora` of mjai does.
    ///
    /// The engine plays such a round again. What the record claims stays; a win that the engine
    /// scores otherwise is left as it is.
    ///
    /// ```
    /// use mentsu_table::record;
    ///
    /// let lines = r#"{"type":"start_game","names":["A","B","C","D"]}
    /// {"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,
    ///  "dora_marker":"4p","scores":[25000,25000,25000,25000],"tehais":[
    ///  ["1m","9m","1p","9p","1s","9s","E","S","W","N","P","F","C"],
    ///  ["2m","2m","3m","3m","4m","5m","6m","7m","8m","2p","3p","4p","5p"],
    ///  ["6p","6p","7p","7p","8p","8p","2s","2s","3s","3s","4s","4s","6s"],
    ///  ["2m","3m","7m","8m","2p","3p","6s","6s","7s","7s","8s","8s","E"]]}
    /// {"type":"tsumo","actor":0,"pai":"1m"}
    /// {"type":"hora","actor":0,"target":0,"deltas":[96000,-32000,-32000,-32000]}
    /// {"type":"end_kyoku"}
    /// {"type":"end_game"}"#;
    /// let record = record::read(lines.replace("\n ", "").as_bytes())?;
    /// assert_eq!(record.rounds[0].claims[0].points, None);
    /// assert_eq!(record.scored().rounds[0].claims[0].points, Some(96_000));
    /// assert!(record.to_tenhou6()?.contains(r#""役満32000点∀","天和(役満)","国士無双１３面(役満)""#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn scored(&self) -> Cow<'_, Record> {
        let bare: Vec<usize> = (0..self.rounds.len())
            .filter(|&number| self.rounds[number].leaves_out_worth())
            .collect();
        if bare.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut scored = self.clone();
        for number in bare {
            let rules = rules_of(self, number);
            let followed = follow(self, number, &rules, &mut |_: Decision<'_>| {});
            let claims = &mut scored.rounds[number].claims;
            let wins = claims.len().max(self.rounds[number].wins());
            claims.resize_with(wins, WinClaim::default);
            for (claim, of_rules) in claims.iter_mut().zip(followed.claims) {
                if let Some(of_rules) = of_rules {
                    claim.fill(of_rules);
                }
            }
        }
        Cow::Owned(scored)
    }
}

impl RecordedRound {
    fn wins(&self) -> usize {
        self.events().filter(|(_, event)| matches!(event, Event::Win(_))).count()
    }

    /// Whether a win lacks its fu, its points or its yaku.
    fn leaves_out_worth(&self) -> bool {
        !self.midway
            && (self.claims.len() < self.wins() || self.claims.iter().any(WinClaim::is_bare))
    }
}
