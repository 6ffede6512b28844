import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-stream";

/** What unpacking the bundled browser must give, for the version that package.json pins. */
export const BUNDLED = {
  /** SHA-256 over all files, as `digestOf` computes it. */
  digest: "2abaae93b41a4360d956a9e186d88e23c811963e69673472d9fb63ded4ac68d0",
  /** The most bytes that all files together may have. */
  maxBytes: 256 * 1024 ** 2,
};

/** The archives: the program on its own, and the files that it needs. */
const PROGRAM = "chromium";
const PACKED = ["fonts.tar", "swiftshader.tar", "al2023.tar"];

/** Uses the machine's fonts and the browser's own, with a cache in the jail. */
export const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>/browser/fonts</dir>
  <cachedir>/tmp/fontcache</cachedir>
</fontconfig>
`;

export interface UnpackOptions {
  /** The folder of the archives. */
  archives: string;
  /** The service's folder for browsers, accessible only to this user. */
  dir: string;
  /** What the result must be; default: `BUNDLED`. */
  expected?: { digest: string; maxBytes: number };
  signal: AbortSignal;
}

/** The archives do not contain the browser that this version expects. */
export class UnpackError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "UnpackError";
  }
}

/**
 * Returns the path of the bundled browser's program, in a folder of `dir` that is named after its digest. An existing
 * folder is read completely and used only if its digest is right; otherwise it is removed and unpacked again. Two
 * processes may do this at the same time. Rejects with UnpackError if the unpacked files are wrong, and with the file
 * system's error if there is no space.
 */
export async function unpackBrowser(options: UnpackOptions): Promise<string> {
  const { dir, expected = BUNDLED, signal } = options;
  const folder = path.join(dir, `chromium-${expected.digest.slice(0, 16)}`);
  const program = path.join(folder, PROGRAM);
  if (await isWhole(folder, expected.digest)) return program;

  const partial = await mkdtemp(path.join(dir, "partial-"));
  try {
    await inflateAll(options.archives, partial, expected.maxBytes, signal);
    if (!(await isWhole(partial, expected.digest)))
      throw new UnpackError("the bundled browser is not the one that this version expects: run npm ci");
    await takePlace(partial, folder, expected.digest);
    return program;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** Moves `partial` to `folder`, unless another process has just done the same. */
async function takePlace(partial: string, folder: string, digest: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await rename(partial, folder);
    } catch (error) {
      // The folder exists: another process created it, or its content is wrong.
      if (!["ENOTEMPTY", "EEXIST", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? ""))
        throw error;
      if (await isWhole(folder, digest)) return;
      // Moved before it is removed, so that no process finds an incomplete folder under the final name.
      const aside = `${partial}-aside`;
      await rename(folder, aside).catch(() => {});
      await rm(aside, { recursive: true, force: true });
    }
  }
  throw new UnpackError("another process keeps changing the folder of the bundled browser");
}

async function inflateAll(
  archives: string,
  into: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> {
  let left = maxBytes;
  const take = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new UnpackError("the bundled browser is larger than expected: run npm ci");
  };
  try {
    await write(inflated(archives, PROGRAM), path.join(into, PROGRAM), take, signal);
    for (const name of PACKED) await untar(inflated(archives, name), into, take, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (
      error instanceof UnpackError ||
      /^(ENOSPC|EDQUOT|EIO|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? "")
    )
      throw error;
    throw new UnpackError("the archives of the bundled browser cannot be read: run npm ci", error);
  }
  await writeFile(path.join(into, "fonts.conf"), FONTS_CONF, { mode: 0o600 });
}

function inflated(archives: string, name: string): Readable {
  const raw = createReadStream(path.join(archives, `${name}.br`));
  const whole = createBrotliDecompress();
  raw.on("error", (error) => whole.destroy(error));
  return raw.pipe(whole);
}

async function write(
  from: AsyncIterable<Uint8Array>,
  file: string,
  take: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      take(chunk.length);
      yield chunk;
    }
  };
  await pipeline(counted(from), createWriteStream(file, { flags: "wx", mode: 0o700 }), { signal });
}

/** Unpacks an archive. Refuses anything but files and folders, paths outside `into`, and duplicates. */
async function untar(
  from: Readable,
  into: string,
  take: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const entries = extract();
  from.on("error", (error) => entries.destroy(error));
  for await (const entry of from.pipe(entries)) {
    const { name, type } = entry.header;
    const file = path.join(into, name);
    if (!file.startsWith(into + path.sep))
      throw new UnpackError("an archive names a file outside its folder");
    if (type === "file") {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await write(Readable.from(entry), file, take, signal);
    } else if (type === "directory") entry.resume();
    else throw new UnpackError("an archive holds something that is neither file nor folder");
  }
}

async function isWhole(folder: string, digest: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  if (stats === undefined || !stats.isDirectory() || stats.uid !== process.getuid?.()) return false;
  return (await digestOf(folder).catch(() => undefined)) === digest;
}

/** SHA-256, in hex, over the name and the SHA-256 of every file below `folder`, sorted by name. A link makes the digest wrong. */
export async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const total = createHash("sha256");
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const isFile = (await lstat(file)).isFile();
    total.update(`${path.relative(folder, file)}\0${isFile ? await sha256(file) : "none"}\n`);
  }
  return total.digest("hex");
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 ** 2 }))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}
