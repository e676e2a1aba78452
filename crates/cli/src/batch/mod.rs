//! `mentsu batch`: JSON lines in on standard input, JSON lines out on standard output, questions
//! about hands, each answered in its turn.
//!
//! A line that can't be answered gets an object with `error` instead, and the run goes on.

mod lines;
mod progress;
mod threads;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;

use clap::Args;
use mentsu_protocol::Answerer;

use crate::batch::lines::{Lines, MUCH};
use crate::batch::progress::Progress;
use crate::ending::Ending;
use crate::hands::BYTE_ORDER_MARK;

const REQUESTS: &str = r#"A request of each kind, one a line:

  {"id":1,"op":"hand","closed":"11223344456789m","melds":[]}
  {"id":2,"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S",
   "round":"E"}
  {"id":3,"op":"plan","closed":"135m123456p23499s"}

score with all there is, which must be one line as well:

  {"id":4,"op":"score","closed":"34m067p99s","win":"2m","tsumo":false,
   "melds":[{"type":"chi","tiles":"234s"},{"type":"pon","tiles":"777z"}],
   "seat":"S","round":"E","dora":["1m"],"ura":[],"flags":[],"kita":0,
   "honba":0,"sticks":0,"rules":{"preset":"tenhou","aka":true,"kuitan":true,
   "reds":[1,1,1],"double_yakuman":false,"kiriage":false,"kazoe":true,
   "double_wind_fu":4,"sanma":false}}

closed, win, seat and round must be there. What else is missing is empty or
false, and in rules as the preset has it; "rules" may be the name of a preset
alone: tenhou, tenhou_sanma, mahjong_soul, mahjong_soul_sanma, wrc, ema,
m_league.

plan with all there is, and what is meant where it is missing:

  {"id":5,"op":"plan","closed":"135m123456p23499s","melds":[],"draws":17,
   "depth":1,"dora":[],"seen":"","seat":"E","round":"E","riichi":"best",
   "ura":true,"kita":0,"rules":"tenhou"}

seen are tiles as in 123m0p, which are out of the wall as those of the hand and
the dora indicators are; riichi is best, always or never. Each discard of the
answer has its tenpai, win and points with 1, 2 … draws left, and its ukeire.

Melds are chi, pon, daiminkan, kakan and ankan. Flags are riichi, double_riichi,
ippatsu, haitei, houtei, rinshan, chankan, tenhou, chiihou and renhou. dora and
ura are indicators.

What can't be read or answered gets {"id":…,"error":"…"}, and the exit code is 0
all the same; it is 2 where input or output fails."#;

/// JSON lines in, JSON lines out: hand, score and plan requests of other programs
#[derive(Args)]
#[command(after_help = REQUESTS)]
pub(crate) struct Arguments {
    /// How many threads answer where much is asked at once [default: as many as can run]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let threads = arguments.threads.or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZeroUsize::get);
    answer_lines(Lines::of(io::stdin()), threads).map(|()| Ending::Answered)
}

/// Answers lines as they come, alone while few come at once: who asked one may wait for its answer
/// before asking again, and handing it to another thread and back takes longer than answering it.
fn answer_lines(
    mut lines: Lines<impl io::Read + Send + 'static>,
    threads: usize,
) -> io::Result<()> {
    let (mut piece, mut answers) = (Vec::new(), Vec::new());
    let (mut answerer, mut is_first) = (Answerer::default(), true);
    let mut progress = Progress::new();
    let mut output = io::stdout();
    loop {
        lines.read(&mut piece)?;
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
        let mut answerer = Answerer::default();
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
    output.write_all(answers)?;
    output.flush()
}
