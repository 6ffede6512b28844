const BLOCK_BYTES = 512;
const encoder = new TextEncoder();

/** A file of an archive. */
export interface TarFile {
  path: string;
  content: Blob;
}

/** A tar archive compressed with gzip, for an upload. Files that begin with `#!` are executable; a browser knows no more of it. */
export async function packTar(files: readonly TarFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (const { path, content } of files) {
    const isProgram = (await content.slice(0, 2).text()) === "#!";
    parts.push(...headers(path, content.size, isProgram), content, padding(content.size));
  }
  parts.push(new Uint8Array(2 * BLOCK_BYTES));
  return new Response(new Blob(parts).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

const padding = (size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);

/** The header of an entry, after an extended one if its name does not fit or is not ASCII. */
function headers(path: string, size: number, isProgram: boolean): BlobPart[] {
  const own = header(path, size, "0", isProgram ? 0o755 : 0o644);
  if (/^[\x20-\x7e]{0,100}$/.test(path)) return [own];
  const record = encoder.encode(paxRecord("path", path));
  return [header("pax", record.length, "x", 0o644), record, padding(record.length), own];
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): string {
  const rest = encoder.encode(` ${key}=${value}\n`).length;
  let length = rest + String(rest).length;
  if (String(length).length > String(rest).length) length = rest + String(length).length;
  return `${length} ${key}=${value}\n`;
}

function header(name: string, size: number, type: string, mode: number): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  const put = (text: string, at: number) => block.set(encoder.encode(text).subarray(0, 100), at);
  const octal = (value: number, at: number, digits: number) =>
    put(`${value.toString(8).padStart(digits, "0")}\0`, at);
  put(name, 0);
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  put("        ", 148);
  put(type, 156);
  put("ustar\u000000", 257);
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return block;
}
