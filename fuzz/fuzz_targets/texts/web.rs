//! Questions to the module for browsers, as the page asks them: the first line says which, the
//! second of what, the rest is the request in JSON. Each answer is JSON, each failure has a message
//! and a place within the text, and what was saved is restored as it was.
#![cfg_attr(fuzzing, no_main)]

use mentsu::{Face, Hand};
use mentsu_fuzz::fuzz_target;
use mentsu_web::hand::info::{Notation, hand, known, parse, read, write};
use mentsu_web::hand::score::{By, score};
use mentsu_web::hand::{analysis, any, chances, plan, why};
use mentsu_web::othello::Othello;
use mentsu_web::play::game::Match;
use mentsu_web::play::replay::Records;
use mentsu_web::play::solo::Solo;
use mentsu_web::quiz::{fu, waits};
use mentsu_web::rules;
use mentsu_web::solitaire::Solitaire;
use mentsu_web::wire::failure::{Failure, Position};
use mentsu_web::wire::json::Json;
use mentsu_web::wire::request::Request;
use serde_json::Value;

/// The length of a text of which a record or a saved game takes no longer than a fuzzer waits.
const LONGEST: usize = 1 << 14;

fn is_json(answer: impl Json) -> Result<(), Failure> {
    let text = answer.text();
    let parsed = serde_json::from_str::<Value>(&text);
    assert!(parsed.is_ok(), "{text}");
    Ok(())
}

fn hand_and_tile(text: &str) -> Result<(Hand, Face), Failure> {
    let (first, tile) = text.rsplit_once(' ').unwrap_or((text, "1m"));
    let tile = tile.parse().map_err(|error| Failure::of_text(tile, &error))?;
    Ok((hand(first)?, tile))
}

fn ask(question: &str, of: &str, json: &str) -> Result<(), Failure> {
    let request = || Request::of_json(Some(json));
    match question {
        "parse" => is_json(parse(of, Notation::Any)?),
        "any4" => is_json(any::parse(of, 4.0)?),
        "any5" => is_json(any::parse(of, 5.0)?),
        "write" => is_json(write(&hand(of)?)),
        "analyse" => is_json(analysis::analyse(&hand(of)?, request()?)?),
        "why" => is_json(why::why(&hand(of)?)?),
        "unknown" => {
            let partial = read(of, Notation::Any)?;
            if partial.unknown() == 0 {
                assert_eq!(known(&partial)?, hand(of)?);
            }
            Ok(())
        }
        "ron" => {
            let (hand, tile) = hand_and_tile(of)?;
            is_json(score(&hand, tile, By::Ron, request()?)?)
        }
        "tsumo" => {
            let (hand, tile) = hand_and_tile(of)?;
            is_json(score(&hand, tile, By::Tsumo, request()?)?)
        }
        "chances" => {
            let request = request()?;
            if request.get::<u8>("draws")? != Some(1) {
                return Ok(());
            }
            is_json(chances::chances(&hand(of)?, request)?)
        }
        // A plan itself takes long.
        "plan" => plan::options(request()?).map(drop),
        "rules" => {
            let rules = rules::of_game_under(&request()?, "rules")?;
            let written = rules::written(&rules).text();
            let again = Request::of_json(Some(&format!("{{\"rules\":{written}}}")))?;
            assert_eq!(rules::of_game_under(&again, "rules")?, rules, "{written}");
            Ok(())
        }
        "waits" => is_json(waits::question(of.len() as u64, request()?)?),
        "fu" => is_json(fu::question(of.len() as u64, request()?)?),
        "match" => {
            let mut game = Match::restore(json)?;
            is_json(game.told())?;
            assert_eq!(Match::restore(&game.save())?.save(), game.save());
            Ok(())
        }
        "solo" => {
            let game = Solo::restore(json)?;
            is_json(game.state())?;
            assert_eq!(Solo::restore(&game.save())?.save(), game.save());
            Ok(())
        }
        "othello" => {
            let mut game = Othello::new(request()?)?;
            for action in of.split_whitespace() {
                is_json(game.preview(action)?)?;
                game.play(action)?;
            }
            is_json(game.state())?;
            assert_eq!(Othello::restore(&game.save())?.save(), game.save());
            Ok(())
        }
        "solitaire" => {
            let game = Solitaire::of_text(json).or_else(|_| Solitaire::restore(json))?;
            is_json(game.state())?;
            assert_eq!(Solitaire::restore(&game.save())?.save(), game.save());
            Ok(())
        }
        "record" => is_json(Records::read(json.as_bytes())?.games()),
        _ => Ok(()),
    }
}

fuzz_target!(|text: &str| {
    let mut parts = text.splitn(3, '\n');
    let mut next = || parts.next().unwrap_or_default();
    let (question, of, json) = (next(), next(), next());
    if text.len() > LONGEST {
        return;
    }
    if let Err(failure) = ask(question, of, json) {
        assert!(!failure.message.is_empty());
        if let Some(Position::Offset(offset)) = failure.position {
            // In UTF-16, in which no text is longer than in bytes.
            assert!(offset <= of.len().max(json.len()), "{offset}: {}", failure.message);
        }
    }
});
