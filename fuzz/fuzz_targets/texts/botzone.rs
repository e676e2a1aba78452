//! Botzone's text: records, requests and responses are read or refused with a line and a field,
//! what is read is written back, replayed and heard, and a bot that hears them answers what is
//! offered.

#![cfg_attr(fuzzing, no_main)]

use mentsu_fuzz::fuzz_target;
use mentsu_table::mcr::botzone::{Client, Request, Response, read};
use mentsu_table::mcr::{GameRules, View, bot};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read(text) {
        Ok(records) => {
            for record in records {
                let again = read(&record.to_string()).expect("it was written");
                assert_eq!(again[0].to_string(), record.to_string());
                for rules in [GameRules::BOTZONE_CONTEST, GameRules::BOTZONE] {
                    let replay = record.replay(&rules);
                    for difference in &replay.differences {
                        assert!(!difference.to_string().is_empty());
                    }
                }
            }
        }
        Err(error) => assert!(error.line >= 1 && error.field >= 1 && !error.to_string().is_empty()),
    }
    let mut client = Client::new(&GameRules::BOTZONE);
    for line in text.lines() {
        if let Ok(request) = line.parse::<Request>() {
            assert_eq!(request.to_string().parse(), Ok(request.clone()));
            let before = client.clone();
            if client.hear(&request).is_err() {
                assert_eq!(client, before);
                continue;
            }
            let seen = client.view().map(View::options);
            let response = client.answer(|view| {
                let options = view.options();
                options.nth(bytes.len() % options.len()).unwrap_or_else(|| bot::greedy(view))
            });
            // A player who isn't offered anything passes.
            let response = response.expect("an option");
            assert!(response == Response::Pass || seen.is_some_and(|options| !options.is_empty()));
            client.said(&response);
        }
        if let Ok(response) = line.parse::<Response>() {
            assert_eq!(response.to_string().parse(), Ok(response));
            client.said(&response);
        }
    }
});
