
/** The most bytes that a file may unpack to: the module's own limit. */
const MOST_UNPACKED = 1 << 26;

function broken(message) {
    const error = new Error(message);
    error.name = "MentsuError";
    error.kind = "record";
    return error;
}

/**
 * The bytes of a file for `Replay`; the platform unpacks gzip.
 */
export async function unpack(bytes) {
    if (!(bytes instanceof Uint8Array) || bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
        return bytes;
    }
    const parts = [];
    let length = 0;
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    for (;;) {
        const { done, value } = await reader.read().catch((why) => {
            throw broken(`broken gzip: ${why instanceof Error ? why.message : why}`);
        });
        if (done) {
            break;
        }
        length += value.length;
        if (length > MOST_UNPACKED) {
            void reader.cancel();
            throw broken("the file unpacks to more than 64 MiB");
        }
        parts.push(value);
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}
