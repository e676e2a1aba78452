// Makes a module of the streams that `tools/streams.mjs` sorts its code into.

type Bytes = Uint8Array<ArrayBuffer>;

interface Stream {
  readonly bytes: Bytes;
  at: number;
}

/** By opcode (with the second part of two in its low bits): the streams of its operands. By stream: the bytes of an operand that isn't in LEB128. */
interface Instructions {
  readonly operands: Readonly<Record<string, string>>;
  readonly widths: Readonly<Record<string, number>>;
}

const CODE = 10;
const END = 0x0b;
/** Opcodes from this one on have a second part, a number of at most `PART` bits. */
const PREFIX = 0xfc;
const PART = 12;
/** The most bytes that the length of a function takes. */
const LENGTH = 5;

const opensBlock = (opcode: number): boolean => 0x02 <= opcode && opcode <= 0x04;

/** The bytes of a module, of the custom sections of the one that travels. */
export function fromStreams(packed: WebAssembly.Module): Bytes {
  const section = (name: string): Bytes => new Uint8Array(WebAssembly.Module.customSections(packed, name)[0] ?? new ArrayBuffer(0));
  const { operands, widths } = JSON.parse(new TextDecoder().decode(section('instructions'))) as Instructions;
  const streams = new Map<string, Stream>();
  const stream = (name: string): Stream => {
    const found = streams.get(name) ?? { bytes: section(name), at: 0 };
    streams.set(name, found);
    return found;
  };
  const [opcodes, declared, labels] = [stream('o'), stream('d'), stream('t')];
  const copied = new Map(Object.entries(operands).map(([opcode, names]) => [Number(opcode), [...names].map((name) => ({ from: stream(name), width: widths[name] ?? 0 }))]));
  const [head, tail] = [section('head'), section('tail')];
  const known = [...streams.values()].reduce((sum, { bytes }) => sum + bytes.length, head.length + tail.length);
  // Each function has a length, and declares its locals in one byte or more.
  const out = new Uint8Array(known + (LENGTH + 1) * (declared.bytes.length + 1));
  let end = 0;

  const put = (bytes: Bytes): void => {
    out.set(bytes, end);
    end += bytes.length;
  };
  const copy = (from: Stream, count: number): void => {
    for (const last = from.at + count; from.at < last; from.at++) out[end++] = from.bytes[from.at] ?? 0;
  };
  /** Copies a number in LEB128, and returns it. */
  const number = (from: Stream): number => {
    const { bytes } = from;
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[from.at++] ?? 0;
      out[end++] = byte;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  /** Puts what is written before its length. */
  const sized = (write: () => void): void => {
    const start = end;
    end += LENGTH;
    write();
    const written = out.subarray(start + LENGTH, end);
    end = start;
    let left = written.length;
    for (; left > 0x7f; left >>>= 7) out[end++] = (left & 0x7f) | 0x80;
    out[end++] = left;
    out.copyWithin(end, start + LENGTH, start + LENGTH + written.length);
    end += written.length;
  };
  const body = (): void => {
    for (let groups = number(declared); groups > 0; groups--) {
      number(declared);
      copy(declared, 1);
    }
    for (let depth = 1; depth > 0 && opcodes.at < opcodes.bytes.length;) {
      const opcode = opcodes.bytes[opcodes.at++] ?? 0;
      out[end++] = opcode;
      if (opensBlock(opcode)) depth++;
      else if (opcode === END) depth--;
      for (const { from, width } of copied.get(opcode < PREFIX ? opcode : (opcode << PART) | number(opcodes)) ?? []) {
        if (width > 0) copy(from, width);
        else for (let more = from === labels ? number(from) + 1 : 1; more > 0; more--) number(from);
      }
    }
  };

  put(head);
  out[end++] = CODE;
  sized(() => {
    for (let functions = number(declared); functions > 0; functions--) sized(body);
  });
  put(tail);
  return out.subarray(0, end);
}
