//! `mentsu batch`: JSON lines in on standard input, JSON lines out on standard output, questions
//! about hands, each answered in its turn.
//!
//! A line that can't be answered gets an object with `error` instead, and the run goes on.

mod answer;
mod hand;
mod melds;
mod object;
mod refusal;
mod request;
mod rules;
mod score;

use std::io::{self, BufRead as _, BufReader, BufWriter, Write};

use clap::Args;

use crate::batch::answer::Answer;
use crate::ending::Ending;
use crate::hands::BYTE_ORDER_MARK;

const REQUESTS: &str = r#"A request of each kind, one a line:

  {"id":1,"op":"hand","closed":"11223344456789m","melds":[]}
  {"id":2,"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S",
   "round":"E"}

score with all there is, which must be one line as well:

  {"id":3,"op":"score","closed":"34m067p99s","win":"2m","tsumo":false,
   "melds":[{"type":"chi","tiles":"234s"},{"type":"pon","tiles":"777z"}],
   "seat":"S","round":"E","dora":["1m"],"ura":[],"flags":[],"kita":0,
   "honba":0,"sticks":0,"rules":{"preset":"tenhou","aka":true,"kuitan":true,
   "reds":[1,1,1],"double_yakuman":false,"kiriage":false,"kazoe":true,
   "double_wind_fu":4,"sanma":false}}

closed, win, seat and round must be there. What else is missing is empty or
false, and in rules as the preset has it; "rules" may be the name of a preset
alone: tenhou, tenhou_sanma, mahjong_soul, mahjong_soul_sanma, wrc, ema,
m_league.

Melds are chi, pon, daiminkan, kakan and ankan. Flags are riichi, double_riichi,
ippatsu, haitei, houtei, rinshan, chankan, tenhou, chiihou and renhou. dora and
ura are indicators.

What can't be read or answered gets {"id":…,"error":"…"}, and the exit code is 0
all the same; it is 2 where input or output fails."#;

/// JSON lines in, JSON lines out: hand and score requests of other programs
#[derive(Args)]
#[command(after_help = REQUESTS)]
pub(crate) struct Arguments {}

pub(crate) fn run() -> io::Result<Ending> {
    let input = BufReader::new(io::stdin().lock());
    let output = BufWriter::new(io::stdout().lock());
    answer_lines(input, output).map(|()| Ending::Answered)
}

fn answer_lines(mut input: BufReader<impl io::Read>, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    for number in 1.. {
        // Before waiting for input: who asked may wait for the answer before asking again.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let marked = (number == 1).then(|| line.strip_prefix(BYTE_ORDER_MARK)).flatten();
        let request = marked.unwrap_or(&line).trim_ascii();
        if !request.is_empty() {
            serde_json::to_writer(&mut output, &Answer::to(request))?;
            output.write_all(b"\n")?;
        }
    }
    output.flush()
}
