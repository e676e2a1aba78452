// Questions of the protocol as calls of the package, and the answers as the protocol writes them.
import * as mentsu from "../inline.js";

const WINDS = { E: "east", S: "south", W: "west", N: "north" };
const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** A meld in brackets, as the package reads it. */
function meld({ type, tiles }) {
    const [ranks, suit] = [tiles.slice(0, -1), tiles.at(-1)];
    switch (type) {
    case "ankan": return `[${tiles}]`;
    case "kakan": return `(${ranks.slice(0, 3)}=${ranks[3]}${suit})`;
    default: return `(${tiles})`;
    }
}

const handText = ({ closed, melds }) => closed + melds.map(meld).join("");

function rules(given) {
    return typeof given === "string" ? given
        : Object.fromEntries(Object.entries(given).map(([name, value]) => [camel(name), value]));
}

const counts = (tiles) =>
    Object.fromEntries(tiles.filter(({ left }) => left > 0).map(({ tile, left }) => [tile, left]));

function hand(question) {
    if (question.closed.includes("?")) {
        // Lines alone answer what unknown tiles may be.
        return null;
    }
    const found = mentsu.analyse(handText(question));
    const shanten = found.shanten.least;
    if (found.hand.waiting) {
        const waits = Object.fromEntries(found.waits.map(({ tile, shapes }) => [tile, [...shapes].sort()]));
        return { shanten, waits, ukeire: counts(found.ukeire.tiles) };
    }
    const blocks = ({ kind, tiles }) => kind === "jantou" ? tiles.slice(1) : tiles;
    const ways = found.forms.filter(({ kind }) => kind === "standard")
        .map((form) => form.blocks.filter((block) => !block.meld).map(blocks));
    const has = (kind) => found.forms.some((form) => form.kind === kind);
    const answer = {
        shanten, is_win: found.state === "won", decompositions: ways.sort(byText),
        chiitoitsu: has("chiitoitsu"), kokushi: has("kokushi"),
    };
    if (!answer.is_win) {
        const discard = ({ tile, shanten, tiles }) => [tile, { shanten, ukeire: counts(tiles) }];
        answer.discards = Object.fromEntries(found.discards.map(discard));
    }
    return answer;
}

function byText(one, other) {
    const nth = one.findIndex((block, nth) => block !== other[nth]);
    return nth < 0 ? 0 : one[nth] < other[nth] ? -1 : 1;
}

/**
 * A situation may be asked by ron and by tsumo: who deals in counts for ron alone. By tsumo a hand of 3n+2 tiles has
 * the winning tile, which the protocol leaves out.
 */
function score(question) {
    const tiles = question.closed.replaceAll(/[mpsz]/g, "").length;
    if (question.tsumo && (question.discarder || tiles % 3 === 2)) {
        return null;
    }
    const { tsumo, seat, round, dora, ura, kita, honba, sticks, discarder, pao, flags } = question;
    const wind = (letter) => letter && WINDS[letter];
    const given = {
        seat: wind(seat), round: wind(round), dora, ura, kita, honba, sticks, discarder: wind(discarder),
        pao: pao && Object.fromEntries(Object.entries(pao).map(([yaku, letter]) => [yaku, wind(letter)])),
        ...Object.fromEntries(flags.map((flag) => [camel(flag), true])), rules: rules(question.rules),
    };
    const situation = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return mentsu.score(handText(question), question.win, tsumo ? "tsumo" : "ron", situation);
}

const planner = new mentsu.Planner();

function plan(question) {
    const names = [
        "draws", "depth", "dora", "seen", "riichi", "ura", "others", "honba", "sticks", "kita", "first_turn",
    ];
    const given = names.filter((name) => question[name] !== undefined).map((name) => [camel(name), question[name]]);
    const request = {
        ...Object.fromEntries(given), seat: WINDS[question.seat], round: WINDS[question.round],
        rules: rules(question.rules),
    };
    const [asked, { discarded, from }] = [handText(question), question];
    return discarded === undefined ? planner.plan(asked, request) : planner.calls(asked, discarded, from, request);
}

const DOORS = { hand, score, plan };

/** The answer of the package's functions; null if they don't know the question. */
export function answer(question) {
    try {
        return DOORS[question.op]?.(question) ?? null;
    } catch (error) {
        if (!(error instanceof Error) || error.name !== "MentsuError") {
            throw error;
        }
        return { error: error.message };
    }
}
