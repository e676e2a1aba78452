//! A bot of Botzone's contest "Chinese-Standard-Mahjong", which is kept running: build it with
//! `--release` and upload the program, or play it against itself by `a_botzone_bot -- match`.

use std::error::Error;
use std::io::{self, BufRead, Write};

use mentsu::random::SplitMix64;
use mentsu_table::mcr::botzone::{Client, Judge, KEEP_RUNNING};
use mentsu_table::mcr::{Action, GameRules, RoundStart, View, Wall, bot};

const RULES: GameRules = GameRules::BOTZONE_CONTEST;

/// What the bot does: here is the place for a better idea.
fn choose(view: &View) -> Action {
    let options = view.options();
    // A concealed kong opens nothing and brings a tile more.
    match options.kongs().iter().find(|meld| !meld.is_open()) {
        Some(kong) if !options.win() => Action::Kong(*kong),
        _ => bot::greedy(view),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().nth(1).as_deref() == Some("match") {
        return play_a_match();
    }
    let is_blank = |line: &io::Result<String>| line.as_ref().is_ok_and(|it| it.trim().is_empty());
    let mut lines = io::stdin().lock().lines().filter(|line| !is_blank(line));
    // The first turn brings its number, then all requests and responses so far.
    let turn: usize = lines.next().ok_or("no input")??.trim().parse()?;
    let mut client = Client::new(&RULES);
    for _ in 1..turn {
        client.hear(&lines.next().ok_or("a request is missing")??.parse()?)?;
        client.said(&lines.next().ok_or("a response is missing")??.parse()?);
    }
    for request in lines {
        println!("{}\n{KEEP_RUNNING}", client.respond(&request?, choose)?);
        io::stdout().flush()?;
    }
    Ok(())
}

fn play_a_match() -> Result<(), Box<dyn Error>> {
    let wall = Wall::shuffled(&RULES, &mut SplitMix64::new(2026));
    let mut judge = Judge::new(&RULES, &RoundStart::FIRST, wall)?;
    let mut clients = [0, 1, 2, 3].map(|_| Client::new(&RULES));
    while let Some(requests) = judge.requests() {
        let mut responses = [const { String::new() }; 4];
        for ((client, request), response) in clients.iter_mut().zip(&requests).zip(&mut responses) {
            *response = client.respond(&request.to_string(), choose)?.to_string();
        }
        judge.hear(&responses);
    }
    let verdict = judge.verdict().ok_or("no verdict")?;
    println!("scores {:?}, {:?}", verdict.scores, verdict.win.map(|win| win.to_string()));
    Ok(())
}
