// Blanks the places in the source that panics would name: 16 bytes a place, and the paths. Panics trap without a
// message (`silence` in shrink.js), so nothing reads them, but no tool knows of data whether it is read.
const [CODE, DATA] = [10, 11];
/** A place: the address and the length of a path, a line, a column. */
const PLACE = 16;
const [LINES, COLUMNS] = [50_000, 1_000];
const I32_CONST = 0x41;

/** Reads numbers (LEB128) of bytes, from one place on. */
export function reader(bytes, at = 0) {
    return {
        get at() { return at; },
        byte: () => bytes[at++],
        number() {
            let value = 0;
            for (let shift = 0; ; shift += 7) {
                const byte = bytes[at++];
                value += (byte & 0x7f) * 2 ** shift;
                if (byte < 0x80) {
                    return value;
                }
            }
        },
        /** The bytes after their number. */
        part() {
            const size = this.number();
            at += size;
            return bytes.subarray(at - size, at);
        },
    };
}

/** The bytes of a section; they and the module's are the same. */
export function section(bytes, wanted) {
    const module = reader(bytes, 8);
    while (module.at < bytes.length) {
        const [id, part] = [module.byte(), module.part()];
        if (id === wanted) {
            return part;
        }
    }
    return bytes.subarray(0, 0);
}

/** Every number that the code could take for an address: also what only looks like one. */
function constants(code) {
    const all = new Set();
    for (let at = code.indexOf(I32_CONST); at >= 0; at = code.indexOf(I32_CONST, at + 1)) {
        let value = 0;
        for (let shift = 0, i = at + 1; shift < 35; shift += 7, i++) {
            value |= (code[i] & 0x7f) << shift;
            if (code[i] < 0x80) {
                break;
            }
        }
        all.add(value >>> 0);
    }
    return all;
}

/** Each active segment of data in memory 0, with its address. */
function segments(bytes) {
    const data = section(bytes, DATA);
    const read = reader(data);
    return Array.from({ length: data.length > 0 ? read.number() : 0 }, () => {
        if (read.number() !== 0 || read.byte() !== I32_CONST) {
            throw new Error("a segment of data without a constant address");
        }
        // An address is below 2^31, so that as a signed number it reads the same.
        const address = read.number();
        read.byte();
        return { address, part: read.part() };
    });
}

/** Zeroes every place that no code refers to, and paths that none is left of; answers how many places it found and zeroed. */
export function blankPlaces(bytes) {
    const used = constants(section(bytes, CODE));
    let [found, blanked] = [0, 0];
    for (const { address, part } of segments(bytes)) {
        const words = new DataView(part.buffer, part.byteOffset, part.byteLength);
        /** Paths by address and length: whether a place is left that names it. */
        const paths = new Map();
        const isPath = (from, length) => {
            const at = from - address;
            return length > 3 && at >= 0 && at + length <= part.length && /^[\x20-\x7e]+\.rs$/.test(Buffer.from(part.subarray(at, at + length)).toString("latin1"));
        };
        for (let at = 0; at + PLACE <= part.length; at += 4) {
            const [from, length, line, column] = [0, 4, 8, 12].map((of) => words.getUint32(at + of, true));
            if (line < 1 || line > LINES || column < 1 || column > COLUMNS || !isPath(from, length)) {
                continue;
            }
            found++;
            const key = `${from - address} ${length}`;
            if (used.has(address + at)) {
                paths.set(key, true);
            } else {
                blanked++;
                paths.set(key, paths.get(key) ?? false);
                part.fill(0, at, at + PLACE);
            }
        }
        for (const [path, isNamed] of paths) {
            const [at, length] = path.split(" ").map(Number);
            if (!isNamed && !used.has(address + at)) {
                part.fill(0, at, at + length);
            }
        }
    }
    return { found, blanked };
}
