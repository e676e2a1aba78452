//! The options about the round and the depth of the plan.

use clap::Args;
use mentsu::plan::{Objective, Outlook};
use mentsu::{CalledFrom, Face};

use crate::arguments::fields::{Described, Options};
use crate::arguments::{face, named};
use crate::house::House;
use crate::show::counted;

/// What is known of the round, and how deep the plan goes.
#[derive(Args)]
pub(crate) struct OutlookOptions {
    #[command(flatten)]
    outlook: Options<Outlook>,

    #[command(flatten)]
    house: House,
}

/// A tile that another player has discarded, and may be called.
#[derive(Args)]
#[group(id = "called")]
pub(crate) struct CallOptions {
    /// A tile that another player has discarded: what each chi and pon of it leads to, and passing.
    /// Hands have 13 tiles then
    #[arg(long, value_name = "TILE", requires = "from", value_parser = face)]
    discarded: Option<Face>,

    /// Who discarded it
    #[arg(long, value_name = "WHO", requires = "discarded", value_parser = named::<CalledFrom>())]
    from: Option<CalledFrom>,
}

/// Another player's discard.
#[derive(Clone, Copy)]
pub(crate) struct Discarded {
    pub(crate) face: Face,
    pub(crate) from: CalledFrom,
}

impl CallOptions {
    /// The discard, if the plan compares calls.
    pub(crate) fn discarded(&self) -> Option<Discarded> {
        self.discarded.zip(self.from).map(|(face, from)| Discarded { face, from })
    }
}

/// The most states of a plan: enough for 3-shanten at depth 2, at some 300 bytes each.
const ROOM: u32 = 1 << 22;

impl OutlookOptions {
    /// The outlook of these options.
    pub(crate) fn outlook(&self) -> Outlook {
        self.outlook.value()
    }

    /// The house that plays.
    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// The title of the answer.
    pub(crate) fn title(&self, objective: Objective) -> String {
        let house = self.house.name();
        let outlook = self.outlook();
        let alone = match outlook.others() {
            0 => "alone".to_owned(),
            others => format!("with {} of others a turn", counted(others.into(), "discard")),
        };
        let draws = counted(outlook.draws().into(), "draw");
        let (seat, round, depth) = (outlook.seat(), outlook.round(), outlook.depth());
        format!(
            "{draws} {alone}, depth {depth}, seat {seat} in round {round}, {house}; by {objective}:"
        )
    }
}

impl Described for Outlook {
    // The program has the memory for `ROOM`.
    const WITHOUT: &'static [&'static str] = &["room"];

    const EXCLUSIVE: &'static [(&'static str, &'static str)] = &[];

    fn start() -> Outlook {
        Outlook::new().with_room(ROOM)
    }
}
