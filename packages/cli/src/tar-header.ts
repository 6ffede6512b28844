const BLOCK_BYTES = 512;

export interface PackedEntry {
  name: string;
  size: number;
  executable: boolean;
  /** Where a link leads; null for a file. */
  target: string | null;
}

/** The header of a tar entry without owner and time, preceded by an extended one if its names do not fit or are not ASCII. */
export function tarHeader({ name, size, executable, target }: PackedEntry): Buffer {
  const mode = executable ? 0o755 : 0o644;
  const type = target === null ? "0" : "2";
  const own = block({ name, mode, size, type, target: target ?? "" });
  if (fits(name) && fits(target ?? "")) return own;
  const records = record("path", name) + (target === null ? "" : record("linkpath", target));
  const content = Buffer.from(records);
  const extended = block({ name: "pax", mode: 0o644, size: content.length, type: "x", target: "" });
  return Buffer.concat([extended, content, padding(content.length), own]);
}

/** What fills the last block of a content. */
export const padding = (size: number): Buffer =>
  Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

/** What ends an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK_BYTES);

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

function block({ name, mode, size, type, target }: Fields): Buffer {
  const bytes = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, at: number, digits: number) =>
    bytes.write(`${value.toString(8).padStart(digits, "0")}\0`, at, "latin1");
  bytes.write(name, 0, 100, "latin1");
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  bytes.fill(" ", 148, 156);
  bytes.write(type, 156, "latin1");
  bytes.write(target, 157, 100, "latin1");
  bytes.write("ustar\u000000", 257, "latin1");
  octal(
    bytes.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return bytes;
}
