// Games of npm's @kobalab/majiang-core 1.4.1, for the tests that replay them.
//
//     npm install @kobalab/majiang-core@1.4.1 @kobalab/majiang-ai@1.0.13
//     node play_majiang.js FOLDER 300        by players of this file
//     node play_majiang.js FOLDER 20 ai      by four of @kobalab/majiang-ai 1.0.13: half a minute a game
//
// writes FOLDER/NUMBER.json. All chance is drawn from the game's number, so the same versions play the
// same games. The players of this file see only what the package sends them; they discard by its
// shanten, win whatever they can, and call and declare kans at random, so that odd rounds come up, too.
"use strict";

const fs = require("fs");
const path = require("path");
const { createRequire } = require("module");

// The packages lie where this is called, not beside this file.
const need = createRequire(path.join(process.cwd(), "x.js"));
const Majiang = need("@kobalab/majiang-core");

/** SplitMix32: numbers from 0 up to 1. */
function chance(seed) {
    return () => {
        seed = (seed + 0x9e3779b9) | 0;
        let mixed = seed ^ (seed >>> 16);
        mixed = Math.imul(mixed, 0x21f0aaad);
        mixed ^= mixed >>> 15;
        mixed = Math.imul(mixed, 0x735a2d97);
        mixed ^= mixed >>> 15;
        return (mixed >>> 0) / 2 ** 32;
    };
}

class Quick extends Majiang.Player {
    constructor(style) {
        super();
        this.style = style;
    }
    action_kaiju() {
        this._callback();
    }
    action_qipai() {
        this._callback();
    }
    action_hule() {
        this._callback();
    }
    action_pingju() {
        this._callback();
    }
    action_jieju() {
        this._callback();
    }
    any(list) {
        return list[Math.floor(Math.random() * list.length)];
    }
    /** A tile as this player would take it from the one who gives it. */
    from(l, tile) {
        return tile + ["", "+", "=", "-"][(4 + l - this._menfeng) % 4];
    }
    action_zimo(zimo, gangzimo) {
        if (zimo.l !== this._menfeng) return this._callback();
        if (this.allow_hule(this.shoupai, null, gangzimo)) return this._callback({ hule: "-" });
        if (this.allow_pingju(this.shoupai) && Math.random() < 0.5) return this._callback({ daopai: "-" });
        const kans = this.get_gang_mianzi(this.shoupai) || [];
        if (kans.length && Math.random() < this.style.kans) return this._callback({ gang: this.any(kans) });
        this.discard();
    }
    action_fulou(fulou) {
        if (fulou.l !== this._menfeng || /\d{4}/.test(fulou.m)) return this._callback();
        this.discard();
    }
    action_dapai(dapai) {
        if (dapai.l === this._menfeng) return this._callback();
        const tile = this.from(dapai.l, dapai.p.slice(0, 2));
        if (this.allow_hule(this.shoupai, tile)) return this._callback({ hule: "-" });
        const kans = this.get_gang_mianzi(this.shoupai, tile) || [];
        if (kans.length && Math.random() < this.style.kans) return this._callback({ fulou: this.any(kans) });
        const calls = [this.get_peng_mianzi(this.shoupai, tile), this.get_chi_mianzi(this.shoupai, tile)];
        const allowed = calls.flatMap((list) => list || []);
        if (allowed.length && Math.random() < this.style.calls) {
            return this._callback({ fulou: this.any(allowed) });
        }
        this._callback();
    }
    action_gang(gang) {
        const robbed = gang.l !== this._menfeng && !/\d{4}$/.test(gang.m);
        const tile = this.from(gang.l, gang.m[0] + gang.m.slice(-1));
        if (robbed && this.allow_hule(this.shoupai, tile, true)) return this._callback({ hule: "-" });
        this._callback();
    }
    discard() {
        const all = this.get_dapai(this.shoupai);
        const riichi = this.allow_lizhi(this.shoupai) || [];
        if (riichi.length && Math.random() < this.style.riichi) {
            return this._callback({ dapai: this.any(riichi) + "*" });
        }
        if (!this.style.thinks) return this._callback({ dapai: this.any(all) });
        const left = (tile) => Majiang.Util.xiangting(this.shoupai.clone().dapai(tile));
        const best = Math.min(...all.map(left));
        this._callback({ dapai: this.any(all.filter((tile) => left(tile) === best)) });
    }
}

const STYLES = [
    { thinks: true, kans: 0.3, calls: 0.1, riichi: 0.9 },
    { thinks: true, kans: 1, calls: 0.3, riichi: 0.6 },
    { thinks: true, kans: 1, calls: 0, riichi: 1 },
    { thinks: false, kans: 1, calls: 0.2, riichi: 0.5 },
];

function players(number, ai) {
    if (ai) {
        const Player = need("@kobalab/majiang-ai");
        return [0, 1, 2, 3].map(() => new Player());
    }
    // Three of one style and one of another, who may be one that discards at random.
    return [0, 1, 2, 3].map((seat) => new Quick(STYLES[seat === 3 ? number % 4 : (number >> 2) % 3]));
}

function played(number, ai) {
    Math.random = chance(number);
    let paipu;
    const title = `game ${number}\n@kobalab/majiang-core 1.4.1`;
    new Majiang.Game(players(number, ai), (ended) => (paipu = ended), Majiang.rule(), title).do_sync();
    return paipu;
}

const [folder, count, ai] = process.argv.slice(2);
fs.mkdirSync(folder, { recursive: true });
for (let number = 0; number < Number(count); number++) {
    const name = String(number).padStart(4, "0") + ".json";
    fs.writeFileSync(path.join(folder, name), JSON.stringify(played(number, ai)) + "\n");
}
