import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

const WRITE_CHARS = 256 * 1024;
const NEWLINE = 0x0a;

/** Writes lines to a new compressed file, which has its name only once it is whole and on disk. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.part`;
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  await pipeline(Readable.from(joined(lines)), createGzip({ level: 3 }), out);
  await rename(draft, file);
}

async function* joined(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  let text = "";
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < WRITE_CHARS) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** The lines of a compressed file. Throws if it is cut off or damaged. */
export async function* readLines(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on("error", (thrown) => plain.destroy(thrown));
  let begun: Buffer[] = [];
  for await (const chunk of source.pipe(plain) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) throw new Error("the last line is not whole");
}
