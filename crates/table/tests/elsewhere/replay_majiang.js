// Games that the tests have written, played again by npm's @kobalab/majiang-core 1.4.1: its board follows
// them, and its driver takes walls and decisions from a record and writes its own, which has to say the same.
//
//     node replay_majiang.js FOLDER
"use strict";
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { createRequire } = require("module");
const need = createRequire(path.join(process.cwd(), "x.js"));
const Majiang = need("@kobalab/majiang-core/dev");

function plain(record) {
    const copy = JSON.parse(JSON.stringify(record));
    for (const event of copy.log.flat()) {
        if (event.hule && event.hule.hupai) event.hule.hupai.sort((a, b) => (a.name < b.name ? -1 : 1));
        // Dealt hands stand in the order of the deal.
        if (event.qipai) event.qipai.shoupai = event.qipai.shoupai.map((hand) => Majiang.Shoupai.fromString(hand).toString());
        // A drawn five beside a red one.
        if (event.dapai) event.dapai.p = event.dapai.p.replace("_", "");
    }
    return copy;
}
function board(record) {
    const board = new Majiang.Board({ title: record.title, player: record.player, qijia: record.qijia });
    for (const log of record.log) {
        for (const event of log) {
            const name = Object.keys(event)[0];
            board[name === "gangzimo" ? "zimo" : name](event[name]);
        }
        board.last();
    }
}
let games = 0, rounds = 0, failed = 0;
for (const name of fs.readdirSync(process.argv[2])) {
    for (const line of fs.readFileSync(path.join(process.argv[2], name), "utf8").split("\n").filter(Boolean)) {
        const record = JSON.parse(line);
        games++; rounds += record.log.length;
        try {
            board(record);
            const game = new Majiang.Dev.Game(JSON.parse(line), Majiang.rule());
            game.do_sync();
            assert.deepStrictEqual(plain(game._paipu), plain(record));
        } catch (error) {
            failed++;
            console.log(name, String(error.message).slice(0, 1500));
        }
    }
}
console.log(`${games} games, ${rounds} rounds, ${failed} differ`);
process.exitCode = failed ? 1 : 0;
