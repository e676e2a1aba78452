//! `mentsu batch`: JSON requests on standard input, one a line; answers on standard output in the
//! same order. The answer to a bad line is an object with `error`, and the run goes on.

mod lines;
mod progress;
mod threads;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;

use clap::Args;
use mentsu::Flower;
use mentsu::fields::FieldKind;
use mentsu::mcr;
use mentsu::names::Named as _;
use mentsu::riichi::{Preset, Rules, WinEvent};
use mentsu_families::Event;
use mentsu_protocol::Answerer;

use crate::batch::lines::{Lines, MUCH};
use crate::batch::progress::Progress;
use crate::ending::Ending;
use crate::hands::BYTE_ORDER_MARK;
use crate::input::{doing, reading_stdin};

const REQUESTS: &str = r#"One request of each kind:

  {"id":1,"op":"hand","closed":"11223344456789m","melds":[]}
  {"id":2,"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S",
   "round":"E"}
  {"id":3,"op":"plan","closed":"135m123456p23499s"}

score with all its keys (in a single line):

  {"id":4,"op":"score","closed":"34m067p99s","win":"2m","tsumo":false,
   "melds":[{"type":"chi","tiles":"234s"},{"type":"pon","tiles":"777z"}],
   "seat":"S","round":"E","dora":["1m"],"ura":[],"flags":[],"kita":0,
   "honba":0,"sticks":0,"discarder":"E","pao":{},"discards":[],
   "this_turn":[],"since_riichi":[],"payments":false,"detail":false,
   "rules":{"preset":"tenhou","aka":true,"kuitan":true,"reds":[1,1,1],
   "double_yakuman":false,"kiriage":false,"kazoe":true,"double_wind_fu":4,
   "sanma":false}}

With "payments":true the answer has who pays what, honba apart; pao says who is liable for a yakuman, as in {"daisangen":"W"}, and discarder who dealt in. discards, this_turn and since_riichi are tiles that may put the hand in furiten. With "detail":true the answer has every reading of the hand, with its yaku and items of fu, and why a hand may not win as one word. closed, win, seat and round must be there. What else is missing is empty or false, and in rules as the preset has it; "rules" may be the name of a preset alone. All presets and rules are listed below.

With "ways":true (and "seat":"E","round":"E","rules":"tenhou") hand has the way to each yaku, too: how far it is, which tiles help, and what the nearest win lacks.

With "wild":true each ? of hand is a joker, of which there may be eight; "sets":5 asks about hands of sixteen tiles, and "fifth_copies":false forbids a joker to be a fifth copy. With "wins":true the answer also has the ways in which such a hand is won, or the shapes of its waits.

plan with all its keys and their defaults:

  {"id":5,"op":"plan","closed":"135m123456p23499s","melds":[],"draws":17,
   "depth":1,"dora":[],"seen":"","seat":"E","round":"E","riichi":"best",
   "ura":true,"others":0,"honba":0,"sticks":0,"kita":0,"first_turn":false,
   "rules":"tenhou"}

others is how many tiles the others discard between two draws, on which the hand may win by ron; first_turn makes a riichi now double riichi. seen are tiles such as 123m0p that are out of the wall, besides those of the hand and the dora indicators; riichi is best, always or never. For each discard the answer has tenpai, win and points with 1, 2 … draws left, and the ukeire.

chances with all its keys and their defaults:

  {"id":9,"op":"chances","closed":"135m123456p23499s","melds":[],"seen":"",
   "draws":3,"goal":"win","sanma":false}

The answer has the exact chances to win, or with "goal":"tenpai" to be tenpai, within 1, 2 … draws, without calls and ron: of each discard, the best first, or under draw those of a hand of 13 tiles. draws is 1 to 5, and each one more takes up to a hundred times as long.

advise takes the events of a round as an mjai bot gets them:

  {"id":6,"op":"advise","seat":0,"rules":"tenhou","events":[{"type":
   "start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,
   "dora_marker":"1p","scores":[25000,25000,25000,25000],"tehais":[["1m","2m",
   "3m","4p","5pr","6p","7s","8s","E","E","P","P","C"],["?","?","?","?","?",
   "?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?",
   "?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"]]},{
   "type":"tsumo","actor":0,"pai":"9m"}]}

seat and rules may be missing if the events say them; rules are a preset's name, or an object of rules of a game. places, such as [3,1,-1,-3], says what each place at the end of the game is worth: in its last rounds actions are then ordered by that. The answer has each action, also as the mjai events that a bot answers with, its value in points and its parts, how likely the others are tenpai, and how dangerous each tile is to each of them.

mcr_score and mcr_hand ask about Chinese official rules:

  {"id":7,"op":"mcr_score","closed":"68p11s","win":"7p","melds":[{"type":"pon",
   "tiles":"666s","from":1},{"type":"kan","tiles":"4444p","from":3},{"type":
   "ankan","tiles":"3333s"}],"flowers":2,"self_drawn":true,"last_copy":false,
   "kong":false,"last_tile":false,"seat":"W","prevalent":"E","rules":"mil"}
  {"id":8,"op":"mcr_hand","closed":"147m258p369s55z34m","melds":[],"seen":"5m",
   "flowers":0,"last_tile":false,"seat":"E","prevalent":"E","rules":{"preset":
   "ema","cap":null}}

closed and win must be there. The answers have each fan with its points and how often it counts, what is left out and why, and of a waiting hand what each wait is worth by discard and self-drawn. With "draws":12 (and "others":3,"depth":1) mcr_hand has the way to eight fan, too: which fan are in reach with how many tiles, and the chance of each discard. With "attempts":true the answers also have the first fact against each form, and against each fan of each reading of a win. Of closed tiles with ?, "wins":true lists the forms in which they win.

family asks about other rules, which are tables of patterns:

  {"id":10,"op":"family","family":"hong_kong","closed":"111222m333p55s77z",
   "win":"7z","melds":[],"flowers":["plum"],"wild":"","self_drawn":false,
   "last_copy":false,"kong":false,"last_tile":false,"seat":"E","prevalent":
   "E","discarder":"S","out":["W"],"events":["ready"],"streak":0}

family and closed must be there. family is a name (all are listed below), or a table as a file has it, such as {"preset":"hong_kong","minimum":1}. Each ? is a joker, and wild are kinds that are jokers, too. pays_for_all is who is liable, out who has won before and pays no more. The answer has each pattern with its value and how often it counts, what is left out and why, what jokers stand for, and what each seat gains. Without win it has the shanten, and what each wait is worth.

Melds are chi, pon, daiminkan, kakan and ankan; under Chinese rules kan is either kong that isn't an ankan, and from is 1 to 3 from kamicha on. dora and ura are indicators.

The answer to a bad request is {"id":…,"error":"…"}; the exit code is 0 all the same, and 2 after an I/O error."#;

/// Help on flags, presets, and rules with their values.
fn rules() -> String {
    let rules = Rules::FIELDS.iter().map(|field| match field.kind() {
        FieldKind::Names(_) => format!("\n  {}: a list of yaku", field.name()),
        kind => format!("\n  {}: {kind}", field.name()),
    });
    let (flags, presets) = (WinEvent::NAMES.join(", "), Preset::NAMES.join(", "));
    let chinese =
        mcr::Rules::FIELDS.iter().map(|field| format!("\n  {}: {}", field.name(), field.kind()));
    format!(
        "Flags: {flags}.\n\nPresets: {presets}.\n\nRules:{}\n\nPresets of Chinese rules: {}.\n\nChinese rules:{}\n\nFamilies: {}.\n\nFlowers: {}.\n\nEvents of a family: {}.",
        rules.collect::<String>(),
        mcr::Preset::NAMES.join(", "),
        chinese.collect::<String>(),
        mentsu_families::Preset::NAMES.join(", "),
        Flower::NAMES.join(", "),
        Event::NAMES.join(", "),
    )
}

/// JSON lines for other programs: questions about hands, wins, plans and rounds
#[derive(Args)]
#[command(after_help = format!("{REQUESTS}\n\n{}", rules()))]
pub(crate) struct Arguments {
    /// Threads for large input [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// The longest line that is read; a longer one is answered with an error
    #[arg(long, value_name = "BYTES", default_value_t = NonZeroUsize::MIN.saturating_add((1 << 20) - 1))]
    longest_line: NonZeroUsize,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZeroUsize::get);
    let longest = arguments.longest_line.get();
    let lines = Lines::of(io::stdin(), longest);
    answer_lines(lines, threads, longest).map(|()| Ending::Answered)
}

/// Answers lines as they arrive. Small pieces are answered by this thread: a client may wait for
/// each answer, and passing a line to another thread and back takes longer than answering it.
fn answer_lines(
    mut lines: Lines<impl io::Read + Send + 'static>,
    threads: usize,
    longest: usize,
) -> io::Result<()> {
    let (mut piece, mut answers) = (Vec::new(), Vec::new());
    let (mut answerer, mut is_first) = (Answerer::with_longest(longest), true);
    let mut progress = Progress::new();
    let mut output = io::stdout();
    loop {
        lines.read(&mut piece).map_err(reading_stdin)?;
        if piece.is_empty() {
            return Ok(());
        }
        let marked = is_first.then(|| piece.strip_prefix(BYTE_ORDER_MARK)).flatten();
        is_first = false;
        answers.clear();
        answerer.answer_lines(marked.unwrap_or(&piece), &mut answers);
        write(&mut output, &answers)?;
        progress.advance(piece.len());
        if threads > 1 && piece.len() >= MUCH {
            break;
        }
    }
    let answerer = || {
        let mut answerer = Answerer::with_longest(longest);
        move |lines: &[u8], answers: &mut Vec<u8>| {
            answerer.answer_lines(lines, answers);
            Ok(())
        }
    };
    threads::answer(lines, threads, answerer, |answers| {
        write(&mut output, &answers.text)?;
        progress.advance(answers.read);
        Ok(())
    })
}

fn write(output: &mut impl Write, answers: &[u8]) -> io::Result<()> {
    output.write_all(answers).and_then(|()| output.flush()).map_err(doing(crate::terminal::WRITING))
}
