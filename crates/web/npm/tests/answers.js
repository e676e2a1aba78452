// Real answers of every kind by the name of their type, for the type test to compile.
import * as mentsu from "../inline.js";

/** A game played to its end by its own hints; every step of it is given to `see`. */
export function playGame(settings, see) {
    const game = new mentsu.Game(settings);
    let step = game.state();
    for (;;) {
        see(step);
        if (step.awaits === "end") {
            return game;
        }
        if (step.awaits === "you") {
            step = game.act(game.hint().index);
        } else {
            step = step.awaits === "next" ? game.next() : game.step();
        }
    }
}

/** Discards what the hint says until the game is over. */
export function playSolo(seed, options, see) {
    const game = new mentsu.Solo(seed, options);
    let state = game.state();
    while (!state.ended) {
        see(state);
        state = state.canTsumo ? game.tsumo() : game.discard(state.hand.concealed.find(
            (face) => face.replace("0", "5") === game.hint()[0].tile,
        ));
    }
    see(state);
    return game;
}

/** [type, value] for every type that an answer has. */
export function answers() {
    const all = [];
    const put = (type, value) => all.push([type, value]);
    put("Versions", mentsu.versions());
    put("Presets", mentsu.presets());
    put("GamePresets", mentsu.gamePresets());
    const hands = [
        "1112345678999m", "11223344456789m", "123m406p55z(777=z)[2222s]", "19m19p19s1234567z",
        "23467m345p34588s", "135m123456p23499s", "1122m3344p5566s7z", "55m(567m)(888=8s)(1111z)",
        "2m", "22m", "123m45p13789s113z", "19m19p19s12345677z", "1111m", "0m5m",
    ];
    put("McrFan[]", mentsu.mcrFans());
    const asked = (type, request) => {
        put(`${type}Request`, request);
        put(`${type}Answer`, JSON.parse(mentsu.ask(JSON.stringify(request))));
    };
    asked("Protocol.McrScore", { op: "mcr_score", id: "é", closed: "2233455667788s", win: "4s", flowers: 1, seat: "S", prevalent: "N" });
    asked("Protocol.McrScore", { op: "mcr_score", closed: "68p11s", win: "7p", self_drawn: true, kong: true, last_copy: false, last_tile: true, rules: { preset: "ema", cap: 88 },
        melds: [{ type: "pon", tiles: "666s", from: 2 }, { type: "kan", tiles: "4444p" }, { type: "ankan", tiles: "3333s" }] });
    asked("Protocol.McrScore", { op: "mcr_score", closed: "2233455667788s", win: "1m", rules: { cap: null, flowers: false } });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "123m456p789s45s22z", seen: "3s3s", rules: "japan" });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "123m45s22z" });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "123m456p789s145s12z", draws: 9, others: 2, depth: 0 });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "123m456p789s145s1z", draws: 9 });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "11223344556677m" });
    // Every code of a fact is among these.
    for (const [closed, win, more] of [
        ["2233455667788s", "4s", {}], ["147m258p369s55z34m", "5m", { self_drawn: true, flowers: 1 }], ["11m22p33s1122335z", "5z", { rules: { all_types_of_pairs: false } }],
        ["1112345678999m", "5m", { rules: { flowers: false } }], ["23m456777p99s", "1m", { self_drawn: true, melds: [{ type: "ankan", tiles: "1111z" }] }],
        ["123456m78p55s", "9p", { melds: [{ type: "chi", tiles: "789m" }] }], ["147m258p36s12345z", "9s", {}], ["19m19p19s1234567z", "1m", {}],
        ["147m258p369s55z24m", "3m", { rules: { waits_of_straights: "single_wait" } }], ["123m456p789s1223s", "3s", {}], ["1112m", "3m", { melds: ["4444p", "5555p", "6666p"].map((tiles) => ({ type: "kan", tiles })) }],
        ["2223334445556m", "6m", {}], ["2233455667788s", "9s", {}], ["1122m3344p5566s1z", "2z", {}], ["147m258p369s1245z", "5z", {}],
    ]) {
        asked("Protocol.McrScore", { op: "mcr_score", closed, win, attempts: true, ...more });
    }
    for (const closed of ["11z", "123456789m12p4s1z2z", "147m258p369s123z45m", "19m19p19s12345666z", "147m258p37s123456z", "11122m333p456s15z4z"]) {
        asked("Protocol.McrHand", { op: "mcr_hand", closed, attempts: true });
    }
    for (const closed of ["147m258p36s1234z??", "147m258p36s123z??", "112233m445566p7s?"]) {
        asked("Protocol.McrHand", { op: "mcr_hand", closed, wins: true });
    }
    asked("Protocol.Hand", { op: "hand", closed: "123m456p138999s22z", discards: true });
    asked("Protocol.Hand", { op: "hand", closed: "1112345678999m" });
    asked("Protocol.Hand", { op: "hand", closed: "112233m4455667p?", wins: true });
    asked("Protocol.Hand", { op: "hand", closed: "134m?", wins: true });
    asked("Protocol.Hand", { op: "hand", closed: "123m456p79s1z?", wild: true, wins: true });
    asked("Protocol.Hand", { op: "hand", closed: "123m456p9s?", wild: true, wins: true, fifth_copies: false });
    asked("Protocol.Hand", { op: "hand", closed: "123456789m123456p1s9s", sets: 5, discards: true });
    asked("Protocol.Hand", { op: "hand", closed: "123m456p138999s2z", ways: true, seat: "S", round: "E" });
    asked("Protocol.Score", { op: "score", closed: "23467m345p34588s", win: "5m", seat: "S", round: "E", payments: true, rules: { reds: [1, 1, 1] } });
    asked("Protocol.Plan", { op: "plan", closed: "135m123456p23499s", draws: 2, detail: true });
    asked("Protocol.Family", { op: "family", family: "zung_jung", closed: "111m66p234678s66z", win: "6z", self_drawn: true, seat: "S" });
    asked("Protocol.Family", { op: "family", family: { preset: "hong_kong", minimum: 1 }, closed: "123m456p789s111?z", flowers: ["spring"] });
    asked("Protocol.Family", { op: "family", family: "sichuan", closed: "1123344556789s", win: "3m", events: ["kong_discard"], discarder: "W" });
    asked("Protocol.McrHand", { op: "mcr_hand", closed: "147m258p369s5z?", melds: [{ type: "chi", tiles: "234p" }] });
    const won = { riichi: true, ippatsu: true, dora: ["7s"], ura: ["1z"], honba: 2, sticks: 1 };
    for (const hand of hands) {
        put("HandInfo", mentsu.parseHand(hand));
        put("AnyHandInfo", mentsu.parseAnyHand(hand));
        put("HandInNotations", mentsu.writeHand(hand));
        put("Analysis", mentsu.analyse(hand));
        put("Analysis", mentsu.analyse(hand, { rules: "m_league", seat: "south", seen: "5m9p", dora: ["1m"] }));
        if (!mentsu.parseHand(hand).waiting) {
            put("Why", mentsu.why(hand));
        }
    }
    put("HandInfo", mentsu.parseHand("345m?55667s77p111z"));
    put("Analysis", mentsu.analyse("23467m345p34588s", { ...won, discarded: ["5m"] }));
    put("ScoreAnswer", mentsu.score("23467m345p34588s", "5m", "ron", { ...won, discarder: "west" }));
    put("ScoreAnswer", mentsu.score("23467m345p34588s", "5m", "ron", { discarded: ["5m"] }));
    put("ScoreAnswer", mentsu.score("23467m345p34588s", "9m", "tsumo"));
    put("ScoreAnswer", mentsu.score("19m19p19s1234567z", "1m", "tsumo", { rules: { preset: "mahjong_soul" } }));
    put("ScoreAnswer", mentsu.score("1122m3344p5566s7z", "7z", "tsumo"));

    const planner = new mentsu.Planner();
    put("Plan", planner.plan("123m45p13789s1134z", { draws: 5, dora: ["1z"], seen: "123m0p" }));
    put("Plan", planner.plan("1112345678999m1z", { depth: 2, rules: "ema", riichi: "never" }));
    put("Protocol.FiguresByTurn", planner.beforeDraw("123m45p13789s113z", { draws: 8 }));
    put("CallPlans", planner.calls("123m45p13789s113z", "2s", "kamicha", { draws: 8 }));
    planner.free();
    put("Chances", mentsu.chances("123m45p13789s113z", { goal: "tenpai" }));
    put("Chances", mentsu.chances("135m123456p23499s", { draws: 2, seen: "1m9s", rules: "ema" }));

    for (let seed = 0; seed < 8; seed++) {
        const question = mentsu.waitsQuestion(seed, { tiles: [7, 10, 13][seed % 3] });
        put("WaitsQuestion", question);
        put("WaitsVerdict", mentsu.checkWaits(question.hand, ["1m", "9p"]));
        put("FuQuestion", mentsu.fuQuestion(seed));
    }
    put("DiscardQuestion", mentsu.discardQuestion(1));
    put("DiscardQuestion", mentsu.discardQuestion(2, { shanten: 0, rules: "wrc" }));

    for (const options of [{ suit: "s" }, {}, { rules: "tenhou_sanma", draws: 6 }]) {
        const game = playSolo(5, options, (state) => put("SoloState", state));
        put("Discard[]", game.hint());
        put("PlanRequest | null", game.outlook());
        game.free();
    }

    for (const settings of [
        { seed: 1, length: "one_round" },
        { seed: 2, length: "tonpuu", rules: "tenhou_sanma", bots: ["efficiency", "random", "efficiency"] },
        { seed: 3, length: "one_round", rules: { preset: "m_league", riichiPoints: 0, kiriage: false }, seat: 2 },
    ]) {
        const game = playGame(settings, (step) => put("GameStep", step));
        put("PlanRequest", game.outlook());
        for (const format of ["tenhou6", "mjai"]) {
            const replay = new mentsu.Replay(new TextEncoder().encode(game.record(format)));
            const games = replay.games();
            put("GameSummary[]", games);
            put("DecisionView[]", replay.decisions(0, 0));
            put("TableEvent[]", replay.events(0, 0));
            put("TableView", replay.view(0, 0, 3));
            put("AdviceView", replay.advice(0, 0, 3));
            put("PlanRequest", replay.outlook(0, 0, 3));
            put("StatsView", replay.stats());
            put("StatsView", replay.stats("seat"));
            put("ExpectedView | null", replay.expected(0, 0, games[0].rounds[0].decisions - 2));
            replay.free();
        }
        game.free();
    }
    const fresh = new mentsu.Game({ seed: 4 });
    put("GameStep", fresh.state());
    put("GameStep", fresh.step());
    put("GameHint", fresh.hint());
    put("AdviceView", fresh.advice());

    put("ShanghaiLayout[]", mentsu.shanghaiLayouts());
    put("ShanghaiReadLayout[]", mentsu.shanghaiReadLayouts("<map name='Two'><row left='0' right='1'/></map><map><tile z='1'/></map>"));
    const stuck = new mentsu.Shanghai({ seed: 127, clearable: false });
    put("ShanghaiState", stuck.state());
    put("ShanghaiVerdict", stuck.verdict());
    put("ShanghaiVerdict", stuck.verdict(1));
    put("ShanghaiDeadlock | null", stuck.deadlock());
    put("ShanghaiLosingMove", stuck.losingMove());
    put("ShanghaiSaving | null", stuck.savingMove());
    const hill = new mentsu.Shanghai({ seed: 7, layout: "hill", fullSet: true });
    put("ShanghaiChoice[]", hill.choices());
    put("[number, number] | null", hill.hint());
    put("ShanghaiState", hill.take(...hill.hint()));
    put("ShanghaiVerdict", hill.verdict());
    put("ShanghaiState", hill.stateAfter(1));
    put("ShanghaiState", hill.undo());
    put("ShanghaiState", hill.shuffle(3));

    const othello = new mentsu.Othello();
    put("OthelloState", othello.state());
    put("OthelloPreview", othello.preview("34"));
    put("OthelloPreview", othello.preview("55"));
    put("OthelloFound", othello.search({ level: 3, seed: 1 }));
    put("OthelloAnalysis", othello.analyse({ depth: 2 }));
    put("OthelloState", othello.play("34"));
    put("OthelloJudged | null", othello.judge(0, { depth: 2 }));
    put("OthelloJudged | null", othello.judge(9));
    return all;
}
