// A bot that plays by advice: reads mjai events, one a line, and answers each.
//
//   mentsu arena 'node examples/advisor.js' efficiency efficiency efficiency --games 1
import { createInterface } from "node:readline";

import { ask } from "mentsu";

const nothing = { type: "none" };
/** What each place at the end is worth. */
const places = [1.5, 0.5, -0.5, -1.5];

/** What to do after these events of a round, the game's first before them. */
function best(events) {
    const { actions } = JSON.parse(ask(JSON.stringify({ op: "advise", places, events })));
  // There are none where nothing is to be decided.
    return actions ? actions[0].mjai[0] : nothing;
}

let game = [];
let round = [];
for await (const line of createInterface({ input: process.stdin })) {
    const event = JSON.parse(line);
    if (event.type === "start_game") [game, round] = [[event], []];
    else if (event.type === "start_kyoku") round = [event];
    else if (round.length > 0) round.push(event);
    console.log(JSON.stringify(round.length > 0 ? best([...game, ...round]) : nothing));
}
