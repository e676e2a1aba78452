// What each room of the module knows.
import assert from "node:assert/strict";
import test from "node:test";
import { gzipSync } from "node:zlib";

import init, * as mentsu from "../inline.js";
import { playGame, playSolo } from "./answers.js";

test("init() does nothing in Node", async () => {
    await init();
    assert.equal(mentsu.analyse("22m").state, "won");
});

test("hands in every notation", () => {
    const hand = "123m406p55z";
    const ways = mentsu.writeHand(hand);
    assert.deepEqual(
        [ways.mpsz, ways.unicode, ways.mjai, ways.ids136],
        [hand, "🀇🀈🀉🀜🀝r🀞🀆🀆", "1m 2m 3m 4p 5pr 6p P P", [0, 4, 8, 48, 52, 56, 124, 125]],
    );
    for (const text of [ways.mpsz, ways.unicode, ways.mjai, JSON.stringify(ways.ids136)]) {
        assert.equal(mentsu.parseHand(text).text, hand, text);
    }
    assert.equal(mentsu.parseHand(JSON.stringify(ways.array34)).text, "123m456p55z");
    const whole = mentsu.parseHand("406p11z(12-3m)(777=z)[2222s]");
    assert.deepEqual(whole.melds.map((meld) => [meld.kind, meld.source]),
        [["chi", "kamicha"], ["pon", "toimen"], ["ankan", null]]);
    assert.deepEqual(whole.melds[2].parts.map(({ part }) => part), ["hidden", "own", "own", "hidden"]);
    assert.equal(mentsu.parseHand("23467m345p34588s+5m").drawn, "5m");
    assert.equal(mentsu.parseHand("12?m?").unknown, 2);
});

test("hands with jokers, of four sets or five", () => {
    assert.deepEqual(mentsu.parseAnyHand("123m?(77?7=z)+1s").meldJokers, [["7z"]]);
    assert.deepEqual({ ...mentsu.parseAnyHand("123m456p78s11z+?"), concealed: [] },
        { concealed: [], jokers: 0, drawn: "?", melds: [], meldJokers: [] });
    const sixteen = mentsu.parseAnyHand("123456789m123456p1s", 5);
    assert.deepEqual([sixteen.concealed.length, sixteen.drawn], [16, null]);
    assert.throws(() => mentsu.parseAnyHand("123456789m123456p1s", 4), { kind: "hand", code: "wrong_size" });
    assert.throws(() => mentsu.parseAnyHand("1m", 3), { kind: "request", position: { path: "sets" } });
});

test("a family's table is what a request takes", () => {
    const { patterns, ...rest } = JSON.parse(mentsu.familyTable("taiwan"));
    assert.equal(rest.sets, 5);
    const doubled = patterns.map((pattern) => ({ ...pattern, value: 2 * pattern.value }));
    const totals = ["taiwan", { ...rest, patterns }, { ...rest, patterns: doubled }].map((family) =>
        JSON.parse(mentsu.ask(JSON.stringify({ op: "family", family, closed: "123456789m123456p1s", win: "1s" }))).total);
    assert.ok(totals[0] > 0 && totals[1] === totals[0] && totals[2] === 2 * totals[0], String(totals));
    assert.throws(() => mentsu.familyTable("taipei"), { kind: "request", position: { path: "family" } });
});

test("nine gates", () => {
    const { state, waits, shanten } = mentsu.analyse("1112345678999m");
    assert.deepEqual([state, shanten.least, waits.length], ["tenpai", 0, 9]);
    assert.ok(waits.every(({ worth: [of] }) => of.ron.yaku.junsei_chuuren === 1));
    assert.equal(waits[8].left, 1);
    const reading = waits[0].readings[0].form.blocks;
    assert.equal(reading.filter(({ completed }) => completed).length, 1);
});

test("points with why not", () => {
    const open = mentsu.analyse("22567p345s(234m)(999=p)");
    assert.deepEqual([open.state, open.forms.length], ["won", 1]);
    const noYaku = mentsu.analyse("2256p345s(234m)(999=p)");
    const [worth] = noYaku.waits[0].worth;
    assert.deepEqual([worth.ron.code, worth.tsumo.code], ["no_yaku", "no_yaku"]);
    const furiten = mentsu.analyse("23467m345p34588s", { discarded: ["8m"] });
    assert.equal(furiten.waits[0].worth[0].ron.code, "furiten_discards");
    assert.ok(furiten.waits[0].worth[0].tsumo.points > 0);
    assert.deepEqual(furiten.furiten.tiles, "8m");
    const seen = mentsu.analyse("23467m345p34588s", { seen: "555m", dora: ["8m"] });
    assert.deepEqual(seen.waits.map(({ tile, left }) => [tile, left]), [["5m", 1], ["8m", 3]]);
});

test("a score with its fu and who pays", () => {
    const score = mentsu.score("23467m345p34588s", "5m", "ron", { riichi: true, honba: 1, sticks: 2, seat: "south" });
    assert.deepEqual(score.yaku, { riichi: 1, pinfu: 1, tanyao: 1 });
    assert.deepEqual([score.points, score.sticks, score.limit], [3900, 2000, "none"]);
    const [best] = score.readings;
    assert.deepEqual(best.yaku.map(({ name }) => name), Object.keys(score.yaku));
    assert.equal(best.fu_items.reduce((sum, { fu }) => sum + fu, 0), score.fu);
    assert.deepEqual(score.payments, [{ payer: "discarder", points: 3900, honba: 300 }]);
    const tsumo = mentsu.score("23467m345p34588s+5m", "5m", "tsumo");
    assert.deepEqual(tsumo.payments.map(({ payer }) => payer), ["S", "W", "N"]);
});

/** The choices that an error lists. */
const expected = ({ message }) => message.split("it is ")[1].split(/, | or /).sort();

test("house rules", () => {
    const { presets, fields } = mentsu.presets();
    assert.equal(presets.length, 8);
    const rooms = [
        [fields, (rules) => mentsu.analyse("22m", { rules })],
        [mentsu.gamePresets().fields, (rules) => new mentsu.Game({ seed: 1, rules }).free()],
    ];
    for (const [fields, ask] of rooms) {
        for (const { name, choices } of fields.filter(({ kind }) => kind === "choice")) {
            choices.forEach((choice) => ask({ [name]: choice }));
            assert.throws(() => ask({ [name]: "other" }), (error) => {
                assert.deepEqual(expected(error), [...choices].sort(), name);
                return error.kind === "request";
            });
        }
    }
    for (const { name, rules } of presets) {
        assert.deepEqual(Object.keys(rules), fields.map(({ name }) => name));
        // All rules of a preset give the same answer as its name.
        const request = { rules: name, riichi: true };
        const hand = name.endsWith("sanma") ? "23467p345s34588s" : "23467m345p34588s";
        assert.deepEqual(mentsu.analyse(hand, request), mentsu.analyse(hand, { ...request, rules }));
    }
    const kiriage = (rules) => mentsu.score("34567m345p34588s", "2m", "ron",
        { rules, riichi: true, dora: ["2s"] }).points;
    assert.deepEqual([kiriage("tenhou"), kiriage({ kiriage: true })], [11600, 12000]);
});

test("plans", () => {
    const planner = new mentsu.Planner();
    const plan = planner.plan("123m45p13789s1134z", { draws: 6 });
    const discards = Object.values(plan.discards);
    assert.equal(discards[0].points.length, 6);
    for (const { tenpai, win, points } of discards) {
        for (const figures of [tenpai, win]) {
            figures.forEach((figure, i) => assert.ok(figure >= (figures[i - 1] ?? 0) - 1e-6 && figure <= 1));
        }
        assert.ok(points.every((point) => point >= 0));
    }
    assert.equal(planner.beforeDraw("123m45p13789s113z", { draws: 6 }).win.length, 6);
    // The best points stand first, whatever the order of tiles.
    for (const hand of ["135m123456p23499s", "19m19p19s12345677z", "123m45p13789s1134z"]) {
        const points = Object.values(planner.plan(hand, { draws: 4 }).discards).map(({ points }) => points[3]);
        assert.deepEqual(points, points.toSorted((a, b) => b - a), hand);
        // The same answer as that of a line.
        const line = { op: "plan", closed: hand, draws: 4, detail: true };
        assert.deepEqual({ id: null, ...planner.plan(hand, { draws: 4 }) }, JSON.parse(mentsu.ask(JSON.stringify(line))));
    }
    planner.free();
});

test("sanma has no 2m to 8m", () => {
    const rules = "tenhou_sanma";
    for (const ask of [mentsu.analyse, mentsu.chances]) {
        for (const [hand, seen] of [["23467m345p34588s", ""], ["123p456p789s1123z", "5m"]]) {
            assert.throws(() => ask(hand, { rules, seen }), (error) => {
                assert.match(error.message, /^\dm isn't in play in sanma$/);
                return error.kind === "situation";
            });
        }
        ask("19m123456p22334s", { rules, seen: "1m" });
    }
});

test("unknown tiles", () => {
    const line = { op: "hand", closed: "345m?55667s77p111z", wins: true };
    const { completions, wins } = JSON.parse(mentsu.ask(JSON.stringify(line)));
    assert.deepEqual([completions, wins["4s"].decompositions.length], [["4s", "7s"], 1]);
});

test("attempts of the reference", () => {
    const why = mentsu.why("23333444556688m");
    assert.deepEqual([why.total, why.complete], [16, 1]);
    for (const { jantou, koutsu, rest, shuntsu, leftOver, complete } of why.jantou.flatMap((of) => of.attempts)) {
        assert.equal(2 + 3 * koutsu.length + rest.length, 14, jantou);
        assert.equal(rest.length, 3 * shuntsu.length + leftOver.length);
        assert.equal(complete, leftOver.length === 0);
    }
});

test("quizzes", () => {
    for (let seed = 0; seed < 30; seed++) {
        const level = ["easy", "medium", "hard", "expert"][seed % 4];
        const question = mentsu.waitsQuestion(seed, { level, tiles: [7, 10, 13][seed % 3], suit: "s" });
        assert.equal(question.level, level);
        assert.deepEqual(mentsu.analyse(question.hand).waits.map(({ tile }) => tile), question.waits);
        assert.ok(mentsu.checkWaits(question.hand, question.waits).right);
        const fu = mentsu.fuQuestion(seed);
        assert.ok(fu.choices.includes(fu.fu) && new Set(fu.choices).size === 4);
        const score = mentsu.score(fu.hand.text, fu.win, fu.by, fu.situation);
        assert.equal(score.fu, fu.fu);
    }
    const question = mentsu.discardQuestion(9);
    const planner = new mentsu.Planner();
    assert.deepEqual(planner.plan(question.hand.text, question.request), question.plan);
    assert.equal(Math.min(...question.givenUp.map(({ points }) => points)), 0);
    assert.deepEqual(mentsu.discardQuestion(9), question);
});

test("the game for one", () => {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
        const states = [];
        const game = playSolo(seed, { suit: "m" }, (state) => states.push(state));
        const last = states.at(-1);
        won += last.ended === "won";
        assert.deepEqual(mentsu.Solo.restore(game.save()).state(), last);
        assert.throws(() => game.discard("1m"), { kind: "illegal" });
        states.forEach(({ turn }, i) => assert.ok(turn <= i + 1));
    }
    assert.ok(won > 10, `${won} won`);
});

test("a game against bots, taken up again in the middle", () => {
    const settings = { seed: 11, length: "tonpuu", bots: ["random", "efficiency", "random", "default"] };
    let steps = 0;
    let saved;
    const final = [];
    let ends = [];
    const game = playGame(settings, (step) => {
        steps++;
        if (step.result) {
            ends = step.events.filter(({ type }) => type === "win" || type === "ryuukyoku");
        }
        assert.equal(step.view.seats.filter(({ hand }) => hand).length, 1, "only the own hand is seen");
        assert.ok(step.events.every((event) => event.type !== "draw" || event.seat === 0 || event.face === null));
        assert.equal(step.offers.length > 0, step.awaits === "you");
        assert.equal(new Set(step.offers.map(({ key }) => key)).size, step.offers.length);
        if (step.final) {
            final.push(step.final);
        }
    });
    assert.ok(steps > 50 && final.length === 1);
    const again = mentsu.Game.restore(game.save());
    const restored = again.state();
    assert.deepEqual(restored.final, final[0]);
    assert.deepEqual(restored.events, ends, "the end of the last round is reported again");
    const { beyond, points, scores } = restored.final;
    assert.deepEqual(scores, points.map((of, seat) => of - 30_000 + beyond[seat]));
    assert.equal(again.record("tenhou6"), game.record("tenhou6"));
    saved = JSON.parse(game.save());
    const half = mentsu.Game.restore(JSON.stringify({ ...saved, log: saved.log.slice(0, 40) }));
    assert.equal(JSON.parse(half.save()).log.length, 40);
    assert.deepEqual(half.state().events, []);
    assert.throws(() => mentsu.Game.restore(JSON.stringify({ ...saved, log: [...saved.log, 0] })), { kind: "illegal" });
});

test("scores are in points, of a game as of its record", () => {
    let final;
    const game = playGame({ seed: 5, length: "tonpuu" }, (step) => { final = step.final ?? final; });
    const replay = new mentsu.Replay(new TextEncoder().encode(game.record("tenhou6")));
    const [{ result }] = replay.games();
    assert.deepEqual([result.points, result.scores], [final.points, final.scores]);
    assert.equal(final.scores.reduce((sum, score) => sum + score), 0);
    assert.ok(Math.max(...final.scores) > 10_000);
});

test("records are read, replayed and judged", async () => {
    const game = playGame({ seed: 5, length: "tonpuu" }, () => {});
    for (const format of ["tenhou6", "mjai"]) {
        const bytes = new TextEncoder().encode(game.record(format));
        for (const file of [bytes, gzipSync(bytes)]) {
            const replay = new mentsu.Replay(await mentsu.unpack(file));
            const [summary] = replay.games();
            assert.equal(summary.format, format);
            assert.deepEqual(summary.differences, []);
            const { decisions, name } = summary.rounds[0];
            assert.equal(name, "E1");
            const all = replay.decisions(0, 0);
            assert.equal(all.length, decisions);
            const discards = all.filter(({ givenUp }) => givenUp);
            assert.ok(discards.length > 5);
            // The person does what the bot by tile count does, which gives nothing up.
            for (const { seat, index } of discards) {
                const view = replay.view(0, 0, index);
                assert.equal(view.viewer, seat);
                assert.ok(view.seats.every(({ hand }) => hand), "all hands are open");
            }
            const expected = discards.map(({ index }) => replay.expected(0, 0, index)).filter(Boolean);
            assert.ok(expected.length > 0 && expected.every(({ givenUp }) => givenUp >= 0));
            // A plan by the outlook is the one that judged the discard.
            const planner = new mentsu.Planner();
            for (const { index, action } of discards) {
                const judged = replay.expected(0, 0, index);
                if (!judged) continue;
                const { draws, discards: of } = planner.plan(replay.view(0, 0, index).handText, replay.outlook(0, 0, index));
                const points = (face) => of[face].points[draws - 1];
                assert.equal(draws, judged.draws);
                assert.ok(Math.abs(points(action.face) - judged.points) < 0.01 && Math.abs(points(judged.best) - judged.ofBest) < 0.01, `${index}`);
            }
            planner.free();
            assert.equal(replay.events(0, 0)[0].type, "deal");
            replay.free();
        }
    }
    assert.throws(() => new mentsu.Replay(new TextEncoder().encode('{"title":["a","b"],"log":[[')), { kind: "record" });
});

/** Every win of a game, by round. */
const winsOf = (replay, [{ rounds }]) => rounds.flatMap((_, round) => replay.events(0, round).filter(({ type }) => type === "win"));

test("a win at the table says who pays what, and its fu add up", () => {
    const live = [];
    for (const settings of [{ seed: 5, length: "tonpuu" }, { seed: 8, length: "tonpuu", rules: "tenhou_sanma" }]) {
        const game = playGame(settings, ({ events }) => { live.push(...events.filter(({ type }) => type === "win")); });
        for (const format of ["tenhou6", "mjai"]) {
            const replay = new mentsu.Replay(new TextEncoder().encode(game.record(format)));
            live.push(...winsOf(replay, replay.games()));
            replay.free();
        }
    }
    assert.ok(live.length > 12);
    for (const { seat, from, deltas, worth } of live) {
        const yakuman = worth.yaku.some((it) => it.yakuman > 0);
        assert.equal(worth.fuRows.reduce((sum, { fu }) => sum + fu, 0), yakuman ? 0 : worth.fu);
        const paid = worth.payments.map(({ seat, points, honba }) => [seat, -(points + honba)]);
        assert.deepEqual(paid, [...deltas.entries()].filter(([at, delta]) => at !== seat && delta < 0));
        assert.ok(from === null || paid.some(([at]) => at === from));
        assert.equal(paid.reduce((sum, [, points]) => sum - points, worth.sticks), deltas[seat]);
        assert.deepEqual(worth.payments.flatMap(({ liableFor }) => liableFor), []);
    }
    // The game and both of its records say the same.
    const told = new Map();
    for (const { seat, face, hand, worth } of live) {
        const key = `${seat} ${face} ${hand.text}`;
        told.set(key, [...told.get(key) ?? [], JSON.stringify(worth)]);
    }
    for (const [key, all] of told) {
        assert.equal(all.length, 3, key);
        assert.equal(new Set(all).size, 1, key);
    }
});

test("games of several files are counted together, as the program counts them", () => {
    const records = [5, 6, 7].map((seed) => new TextEncoder().encode(playGame({ seed, length: "tonpuu" }, () => {}).record("mjai")));
    const [first, ...more] = records;
    const replay = new mentsu.Replay(first);
    assert.equal(replay.stats().records, 1);
    for (const bytes of more) {
        assert.equal(replay.add(bytes), 1);
    }
    assert.throws(() => replay.add(new TextEncoder().encode("hello")), { kind: "record" });
    assert.equal(replay.games().length, 3);
    const { records: games, rows, leftOut } = replay.stats();
    assert.deepEqual([games, leftOut], [3, 0]);
    assert.ok(rows.every((row) => row.seat === null && row.player !== ""));
    const seats = replay.stats("seat").rows;
    assert.deepEqual(seats.map(({ seat, games: of }) => [seat, of]), [[0, 3], [1, 3], [2, 3], [3, 3]]);
    for (const of of [rows, seats]) {
        assert.equal(of.reduce((sum, row) => sum + row.places[0], 0), 3);
        for (const row of of) {
            assert.equal(row.places.reduce((sum, times) => sum + times), row.games);
            for (const { kind, value, interval } of row.figures) {
                assert.ok(kind !== "rate" || (value >= 0 && value <= 1));
                assert.ok(interval === null || (interval[0] <= value && value <= interval[1]));
            }
        }
    }
    assert.throws(() => replay.stats("weekday"), { kind: "request" });
    replay.free();
});

test("a record's differences have a kind, a round and a place", () => {
    const log = [
        [0, 0, 0], [25000, 25000, 25000, 25000], [14], [],
        [12, 12, 13, 13, 14, 15, 16, 17, 18, 22, 23, 24, 25], [12], [],
        [11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 46, 47], [], [],
        [26, 26, 27, 27, 28, 28, 32, 32, 33, 33, 34, 34, 36], [], [],
        [13, 15, 17, 18, 22, 23, 36, 36, 37, 37, 38, 38, 41], [], [],
        ["九種九牌"],
    ];
    const record = { title: ["", ""], name: ["A", "B", "C", "D"], rule: { disp: "南喰赤", aka: 1 }, log: [log] };
    const replay = new mentsu.Replay(new TextEncoder().encode(JSON.stringify(record)));
    const [{ differences }] = replay.games();
    const [{ text, ...first }] = differences;
    assert.deepEqual(first, { kind: "not_offered", round: 0, place: "log[0][16]", seat: 0, endsCheck: true });
    assert.match(text, /isn't offered/);
    replay.free();
    // With nine kinds it is right, and the next rounds are left out.
    [log[4], log[7]] = [log[7], log[4]];
    const later = [[1, 2, 0], ...log.slice(1, 4), ...log.slice(13, 16), ...log.slice(4, 13), ["九種九牌"]];
    const cut = new mentsu.Replay(new TextEncoder().encode(JSON.stringify({ ...record, log: [log, later] })));
    const [game] = cut.games();
    assert.deepEqual(game.differences, []);
    assert.deepEqual(game.notes, [{ kind: "rounds_missing", round: 0, text: "rounds after this one are missing" }]);
    cut.free();
});

test("Shanghai", () => {
    const stuck = new mentsu.Shanghai({ seed: 127, clearable: false });
    const verdict = stuck.verdict();
    assert.deepEqual([verdict.outlook, verdict.order], ["stuck", null]);
    assert.ok(verdict.proof > 0);
    assert.equal(stuck.losingMove().kind, "dealt");
    const deadlock = stuck.deadlock();
    assert.ok(deadlock.trapped.length > 0);
    assert.equal(stuck.verdict(0).outlook, "stuck", "what is known is known");

    const game = new mentsu.Shanghai({ seed: 3, fullSet: true });
    const { order, outlook } = game.verdict();
    assert.equal(outlook, "clearable");
    for (const [a, b] of order) {
        game.take(a, b);
    }
    assert.ok(game.state().cleared);
    const saved = mentsu.Shanghai.restore(game.save());
    assert.deepEqual(saved.state(), game.state());
    for (const moves of [0, 1, 40, 72, 99]) {
        assert.deepEqual(game.stateAfter(moves).moves, order.slice(0, moves));
    }
    assert.equal(game.undo().left, 2);
    assert.equal(game.redo().left, 0);
    assert.equal(game.state().undos, 1);
    assert.throws(() => game.redo(), { kind: "illegal" });
    assert.match(game.svg(), /^<svg/);
});

test("Layouts of files", () => {
    const [two, hanging] = mentsu.shanghaiReadLayouts("<map name='Two'><row left='0' right='1' y='0'/></map>\n<map><tile z='1'/></map>");
    assert.deepEqual([two.name, two.tiles, two.why], ["Two", 2, null]);
    assert.equal(new mentsu.Shanghai({ seed: 1, layout: two.layout }).state().left, 2);
    assert.deepEqual([hanging.layout, hanging.code], [null, "floating"]);
    assert.match(hanging.why, /^line 2, column 1: /);
    assert.throws(() => mentsu.shanghaiReadLayouts("Kyodai 3.0\nx\n2"), { kind: "layout", code: "place", position: { line: 3, column: 1 } });
    assert.throws(() => mentsu.shanghaiReadLayouts(3), { kind: "request" });
});

test("Othello of three colours", () => {
    const game = new mentsu.Othello();
    assert.equal(game.state().legal.length, 13);
    assert.equal(game.preview("34").legal, true);
    assert.match(game.preview("pass").why, /pass/);
    const { action } = game.search({ level: 4, seed: 2 });
    const state = game.play(action);
    assert.equal(state.lastAction, action);
    assert.ok(game.judge(0, { depth: 2 }).lost >= 0);
    assert.deepEqual(mentsu.Othello.restore(game.save()).state(), state);
    assert.equal(game.undo().ply, 0);
    const { actions } = game.analyse({ depth: 3 });
    assert.equal(actions.length, 13);
    actions.forEach(({ score }, i) => assert.ok(score.hundredths <= (actions[i - 1]?.score.hundredths ?? Infinity)));
});

test("the platform unpacks gzip, and errors say what is wrong", async () => {
    const packed = gzipSync(new Uint8Array(100_000).map((_, at) => at % 251));
    assert.deepEqual(await mentsu.unpack(packed), new Uint8Array(100_000).map((_, at) => at % 251));
    const plain = new TextEncoder().encode("{}");
    assert.equal(await mentsu.unpack(plain), plain);
    const flipped = packed.slice();
    flipped[flipped.length - 5] ^= 1;
    for (const broken of [packed.subarray(0, 50), packed.subarray(0, packed.length - 1), flipped, new Uint8Array([0x1f, 0x8b, 1])]) {
        await assert.rejects(mentsu.unpack(broken), { name: "MentsuError", kind: "record", message: /^broken gzip/ });
    }
    await assert.rejects(mentsu.unpack(gzipSync(new Uint8Array(65 << 20))), { kind: "record", message: /64 MiB/ });
    assert.throws(() => new mentsu.Replay(packed), { kind: "record", message: /unpacked first/ });
});

test("shanten of many hands is that of each", () => {
    const hands = ["19m19p19s1234567z", "1112345678999m", "11223344456789m", "159m159p159s12345z", "22m", "3405m2238p23407s4z"];
    const counts = Uint8Array.from(hands.flatMap((hand) => mentsu.writeHand(hand).array34));
    assert.deepEqual([...mentsu.shantenOfMany(counts)], hands.map((hand) => mentsu.analyse(hand).shanten.least));
    assert.deepEqual([...mentsu.shantenOfMany(new Uint8Array())], []);
    assert.throws(() => mentsu.shantenOfMany(counts.subarray(1)), { kind: "request", position: { path: "counts" } });
    counts[34] = 5;
    assert.throws(() => mentsu.shantenOfMany(counts), { kind: "hand", position: { path: "counts[34]" } });
    for (const wrong of [null, undefined, 3, "x", [1, 2], {}]) {
        assert.throws(() => mentsu.shantenOfMany(wrong), { kind: "request" });
    }
});

test("exact chances are fractions, by draws", () => {
    const { chances, wall } = mentsu.chances("123m45p13789s113z", { draws: 2, goal: "tenpai" });
    assert.equal(wall, 123);
    assert.deepEqual([chances.draw.exact[0], chances.draw.chance[0]], ["4/41", 0.09756097]);
    assert.ok(chances.draw.chance[1] > chances.draw.chance[0]);
    const { chances: discards } = mentsu.chances("135m123456p23499s", { draws: 3 });
    assert.deepEqual(Object.keys(discards).slice(0, 2), ["1m", "5m"]);
    assert.throws(() => mentsu.chances("22m", { draws: 6 }), { kind: "request", position: { path: "draws" } });
});
