import type { BundleEntry } from "./read-bundle.ts";

const BLOCK_BYTES = 512;
const TYPES = { file: "0", link: "2", directory: "5" } as const;

/** The entries as a plain tar archive: one form for each bundle's content, owned by nobody, without times. */
export async function* writeTar(
  entries: AsyncIterable<BundleEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const entry of entries) {
    yield headersOf(entry);
    yield* entry.content;
    const over = entry.sizeBytes % BLOCK_BYTES;
    if (over > 0) yield Buffer.alloc(BLOCK_BYTES - over);
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

/** The header of an entry, with an extended one before it if its names do not fit or are not ASCII. */
function headersOf({ path, kind, executable, target = "", sizeBytes }: BundleEntry): Uint8Array {
  const name = kind === "directory" ? `${path}/` : path;
  const mode = kind === "file" && !executable ? 0o644 : 0o755;
  const header = headerOf({ name, mode, size: sizeBytes, type: TYPES[kind], target });
  if (fits(name) && fits(target)) return header;
  const records = record("path", name) + (kind === "link" ? record("linkpath", target) : "");
  const extended = Buffer.from(records);
  const before = headerOf({ name: "pax", mode: 0o644, size: extended.length, type: "x", target: "" });
  const padding = (BLOCK_BYTES - (extended.length % BLOCK_BYTES)) % BLOCK_BYTES;
  return Buffer.concat([before, extended, Buffer.alloc(padding), header]);
}

const fits = (name: string): boolean => /^[\x20-\x7e]{0,100}$/.test(name);

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function record(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (String(length).length > String(rest).length) length = rest + String(length).length;
  return `${length} ${key}=${value}\n`;
}

interface Fields {
  name: string;
  mode: number;
  size: number;
  type: string;
  target: string;
}

function headerOf({ name, mode, size, type, target }: Fields): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, at: number, digits: number) =>
    block.write(`${value.toString(8).padStart(digits, "0")}\0`, at, "latin1");
  block.write(name, 0, 100, "latin1");
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  block.write("        ", 148, "latin1");
  block.write(type, 156, "latin1");
  block.write(target, 157, 100, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return block;
}
