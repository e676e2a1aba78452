
function refused(kind, message) {
    const error = new Error(message);
    error.name = "MentsuError";
    error.kind = kind;
    return error;
}

/** The pointer of a handle; methods can be called on anything. */
function pointer(handle, type) {
    // What has the prototype alone has no pointer.
    if (!(handle instanceof type) || !Object.hasOwn(handle, "__wbg_ptr")) {
        throw refused("request", `this method needs a ${type.name}`);
    }
    if (handle.__wbg_ptr === 0) {
        throw refused("freed", `this ${type.name} was freed`);
    }
    return handle.__wbg_ptr;
}

/** Stands for the exports of the module until it is loaded. */
const unready = new Proxy({}, {
    get() {
        throw refused("request", "the module isn't loaded yet: `await init()` first");
    },
});
