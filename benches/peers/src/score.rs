//! Requests to score: the neutral one, as the project's JSON protocol has it, and random ones.

use serde::{Deserialize, Serialize};

use crate::hands::{Random, Win, mentsu_tiles, win};
use crate::mpsz::{self, Tile};
use crate::{Counts, Kind};

/// A win to score. Tiles are mpsz text, winds `E S W N`; a field that is missing in JSON is
/// empty, false or the default rule.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct Request {
    /// The concealed tiles without the winning one.
    pub closed: String,
    /// The winning tile.
    pub win: String,
    /// What was declared.
    pub melds: Vec<Meld>,
    /// Won by drawing the tile.
    pub tsumo: bool,
    /// The winner's wind.
    pub seat: String,
    /// The round's wind.
    pub round: String,
    /// Dora indicators.
    pub dora: Vec<String>,
    /// Ura dora indicators.
    pub ura: Vec<String>,
    /// `riichi`, `ippatsu` and so on.
    pub flags: Vec<String>,
    /// Norths set aside in sanma.
    pub kita: u8,
    /// House rules.
    pub rules: Rules,
}

/// A declared mentsu.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub struct Meld {
    /// `chi`, `pon`, `daiminkan`, `kakan` or `ankan`.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its tiles.
    pub tiles: String,
}

/// House rules.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(default)]
pub struct Rules {
    /// Red fives count.
    pub aka: bool,
    /// Open tanyao counts.
    pub kuitan: bool,
    /// Some yakuman count twice.
    pub double_yakuman: bool,
    /// 7,700 and 7,900 become a mangan.
    pub kiriage: bool,
    /// 13 han are a yakuman.
    pub kazoe: bool,
    /// Fu of a jantou of both seat and round wind.
    pub double_wind_fu: u8,
    /// Three players.
    pub sanma: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            aka: true,
            kuitan: true,
            double_yakuman: false,
            kiriage: false,
            kazoe: true,
            double_wind_fu: 4,
            sanma: false,
        }
    }
}

impl Request {
    /// Whether a flag is raised.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|raised| raised == flag)
    }

    /// How many red fives the winner holds.
    pub fn reds(&self) -> u8 {
        let declared = self.melds.iter().map(|meld| &meld.tiles);
        let texts = [&self.closed, &self.win].into_iter().chain(declared);
        texts.map(|text| text.matches('0').count() as u8).sum()
    }
}

/// The worth of a win, as far as all peers report it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The points the winner receives, without honba and sticks.
    pub points: u32,
    /// Han and fu, unless it is a yakuman.
    pub counted: Option<(u8, u8)>,
}

/// Random wins with random circumstances, the same at every call: every mentsu as likely as
/// another, one in four declared, yaku or not. Double yakuman count, since that is all that the
/// peers know.
pub fn requests(number: usize) -> Vec<Request> {
    let mut random = Random::new(100);
    let mut one = || {
        let Win { counts, jantou, mentsu } = win(&mut random, 34);
        request(&mut random, counts, jantou, &mentsu, |random| random.one_in(4))
    };
    (0..number).map(|_| one()).collect()
}

/// A win with random circumstances; `declare` decides whether a mentsu is declared. Without
/// mentsu all tiles are concealed.
pub(crate) fn request(
    random: &mut Random,
    mut counts: Counts,
    jantou: u8,
    mentsu: &[(Kind, u8)],
    declare: impl Fn(&mut Random) -> bool,
) -> Request {
    let mut reds = [4, 13, 22].map(|five| (five, random.one_in(2)));
    let mut concealed = vec![jantou; 2];
    if mentsu.is_empty() {
        let tiles = (0..34).flat_map(|tile| (0..counts[tile]).map(move |_| tile as u8));
        concealed = tiles.collect();
    }
    let mut melds = Vec::new();
    for &(kind, first) in mentsu {
        let mut tiles = mentsu_tiles(kind, first).to_vec();
        if !declare(random) {
            concealed.extend(tiles);
            continue;
        }
        let name = declared(random, kind, &mut counts, first);
        tiles.extend(name.ends_with("kan").then_some(first));
        let tiles = mpsz::write(&redden(&tiles, &mut reds));
        melds.push(Meld { kind: name.into(), tiles });
    }
    let mut concealed = redden(&concealed, &mut reds);
    let win = concealed.swap_remove(random.below(concealed.len()));
    concealed.sort_unstable();
    let menzen = melds.iter().all(|meld| meld.kind == "ankan");
    let riichi = menzen && random.one_in(2);
    let wind = |index: usize| ["E", "S", "W", "N"][index].to_owned();
    // An indicator is no fifth copy: where all four are held, the next kind is turned.
    let mut indicator = |random: &mut Random| {
        let mut kind = random.below(34);
        while counts[kind] == 4 {
            kind = (kind + 1) % 34;
        }
        counts[kind] += 1;
        vec![mpsz::write(&[(kind as u8, false)])]
    };
    Request {
        closed: mpsz::write(&concealed),
        win: mpsz::write(&[win]),
        melds,
        tsumo: random.one_in(2),
        seat: wind(random.below(4)),
        round: wind(random.below(2)),
        dora: indicator(random),
        ura: if riichi { indicator(random) } else { Vec::new() },
        flags: if riichi { vec!["riichi".into()] } else { Vec::new() },
        kita: 0,
        rules: Rules { double_yakuman: true, ..Rules::default() },
    }
}

/// As what a mentsu is declared, a koutsu as a kan where the fourth copy is free.
fn declared(random: &mut Random, kind: Kind, counts: &mut Counts, first: u8) -> &'static str {
    let held = &mut counts[usize::from(first)];
    match (kind, *held) {
        (Kind::Shuntsu, _) => "chi",
        (Kind::Koutsu, 3) if random.one_in(2) => {
            *held += 1;
            if random.one_in(2) { "ankan" } else { "daiminkan" }
        }
        (Kind::Koutsu, _) => "pon",
    }
}

/// Makes the first five of a suit red where one is still to come.
fn redden(kinds: &[u8], reds: &mut [(u8, bool); 3]) -> Vec<Tile> {
    let mut red = |kind| {
        let slot = reds.iter_mut().find(|(five, left)| *five == kind && *left);
        slot.map(|(_, left)| *left = false).is_some()
    };
    kinds.iter().map(|&kind| (kind, red(kind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played;

    #[test]
    fn no_tile_comes_a_fifth_time() {
        for request in requests(10_000).into_iter().chain(played::wins(1_000)) {
            let declared = request.melds.iter().map(|meld| &meld.tiles);
            let turned = request.dora.iter().chain(&request.ura);
            let texts = [&request.closed, &request.win].into_iter().chain(declared).chain(turned);
            let mut counts: Counts = [0; 34];
            for (kind, _) in texts.flat_map(|text| mpsz::tiles(text)) {
                counts[usize::from(kind)] += 1;
            }
            assert!(counts.iter().all(|&count| count <= 4), "{request:?}");
        }
    }
}
