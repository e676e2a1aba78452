
/** What `JSON.stringify` would leave out or write as null is text, which no number or object takes. */
function refusable(_, value) {
    switch (typeof value) {
        case "number":
            return Number.isFinite(value) ? value : `${value}`;
        case "bigint":
            return `${value}n`;
        case "function":
        case "symbol":
            return `a ${typeof value}`;
        default:
            return value;
    }
}

/** A request as JSON; throws a text that says why it can't be written. */
function written(value) {
    try {
        return JSON.stringify(value, refusable);
    } catch (error) {
        const why = String(error instanceof Error ? error.message : error);
        throw /circular|cyclic/i.test(why) ? "it contains itself" : `it can't be read: ${why}`;
    }
}
