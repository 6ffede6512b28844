import type { ByteReader } from "./byte-reader.ts";
import { type Extended, readPax } from "./pax.ts";
import { badBundle } from "./refusal.ts";
import { BLOCK_BYTES, isZero, readHeader, type TarHeader, upToNul } from "./tar-header.ts";

/** An entry as the archive has it. `content` gives its bytes once; what is not read of it is skipped. */
export interface TarEntry {
  name: string;
  /** Empty for what is no link. */
  target: string;
  type: string;
  mode: number;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const CUT_OFF = "the archive is cut off";
/** Names, times and attributes of one entry. */
const MOST_EXTENDED_BYTES = 262_144;
/** Of a whole archive: the headers of entries, of what is left out and extended ones, and the bytes of the latter. */
const MOST = { headers: 150_000, extendedBytes: 33_554_432 };
/** What programs add so that an archive fills whole records. */
const MOST_PADDING_BYTES = 1_048_576;

/**
 * Reads the entries of a tar archive in the formats ustar, pax and GNU, holding no more than one header at a time. Unlike
 * the libraries for it this bounds every part, reads nothing twice, and takes nothing that it does not understand. Throws
 * `bad_bundle`.
 */
export async function* readTar(reader: ByteReader): AsyncGenerator<TarEntry, void, undefined> {
  let extended: Extended = {};
  const read = { headers: 0, extendedBytes: 0 };
  for (;;) {
    const block = await takeWhole(reader, BLOCK_BYTES);
    if (isZero(block)) break;
    const header = readHeader(block);
    read.headers += 1;
    if (isExtended(header)) read.extendedBytes += header.size;
    if (read.headers > MOST.headers || read.extendedBytes > MOST.extendedBytes)
      throw badBundle("the archive has too many headers for what a bundle may hold");
    const more = await extension(reader, header);
    if (more) {
      extended = { ...extended, ...more };
      continue;
    }
    const entry = entryOf(header, extended);
    extended = {};
    const left = { bytes: entry.size };
    yield { ...entry, content: contentOf(reader, left) };
    // What was not read, be it that the reader of the content stopped in the middle.
    for await (const _ of contentOf(reader, left));
    await takeWhole(reader, paddingOf(entry.size));
  }
  await expectPadding(reader);
}

const isExtended = ({ type }: TarHeader): boolean => "xgLK".includes(type);

/** What an extended header says of the next entry; null if this header is an entry itself. */
async function extension(reader: ByteReader, header: TarHeader): Promise<Extended | null> {
  const { type, size } = header;
  if (!isExtended(header)) return null;
  if (size > MOST_EXTENDED_BYTES)
    throw badBundle(
      `the archive has an extended header of ${size} bytes; at most ${MOST_EXTENDED_BYTES} are read`,
    );
  const bytes = await takeWhole(reader, size);
  await takeWhole(reader, paddingOf(size));
  if (type === "L") return { path: upToNul(bytes) };
  if (type === "K") return { target: upToNul(bytes) };
  const said = readPax(bytes);
  if (type === "g" && Object.keys(said).length > 0)
    throw badBundle("the archive has a global header that gives names or sizes to all entries");
  return said;
}

function entryOf(header: TarHeader, { path, target, size }: Extended): Omit<TarEntry, "content"> {
  const name = decoded(path ?? header.name);
  if (header.type !== "2") return { ...header, name, target: "", size: size ?? header.size };
  return { ...header, name, target: decoded(target ?? header.target, name), size: size ?? header.size };
}

function decoded(bytes: Uint8Array, entry?: string): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    const shown = entry ?? Buffer.from(bytes).toString("latin1");
    throw badBundle(
      entry === undefined ? "is not valid UTF-8" : "leads to a path that is not valid UTF-8",
      shown,
    );
  }
}

const paddingOf = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

async function* contentOf(
  reader: ByteReader,
  left: { bytes: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  while (left.bytes > 0) {
    const piece = await reader.next(left.bytes);
    if (piece.length === 0) throw badBundle(CUT_OFF);
    left.bytes -= piece.length;
    yield piece;
  }
}

async function takeWhole(reader: ByteReader, size: number): Promise<Uint8Array> {
  const bytes = await reader.take(size);
  if (bytes.length < size) throw badBundle(CUT_OFF);
  return bytes;
}

async function expectPadding(reader: ByteReader): Promise<void> {
  for (let size = 0; ;) {
    const piece = await reader.next(BLOCK_BYTES);
    if (piece.length === 0) return;
    if (!isZero(piece)) throw badBundle("the archive has bytes behind its end");
    if ((size += piece.length) > MOST_PADDING_BYTES)
      throw badBundle(`the archive has more than ${MOST_PADDING_BYTES} bytes of padding behind its end`);
  }
}
