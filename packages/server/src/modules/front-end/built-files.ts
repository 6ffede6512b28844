import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** A file of the built workspace. */
export interface BuiltFile {
  /** Its address, such as `/assets/main-a1b2.js`. */
  address: string;
  content: Buffer;
  /** Compressed with gzip; null where that does not help. */
  packed: Buffer | null;
  /** Hash of its content. */
  sha256: string;
}

/** The workspace as the set-up built it. */
export interface FrontEnd {
  /** The file at an address; undefined if there is none, or nothing has been built yet. */
  file(address: string): Promise<BuiltFile | undefined>;
}

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
/** For `npm run dev` and tests. */
const PRIVATE = /^\/\.vite\//;

/** The built files in `dir`, read once into memory when they are first asked for. */
export function createFrontEnd(dir: string): FrontEnd {
  let files: Promise<Map<string, BuiltFile>> | undefined;
  return {
    async file(address) {
      const read = (files ??= readFiles(dir));
      const found = await read;
      // What is not built yet may be at the next request.
      if (found.size === 0) files = undefined;
      return found.get(address);
    },
  };
}

async function readFiles(dir: string): Promise<Map<string, BuiltFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  const found = new Map<string, BuiltFile>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dir, file).split(path.sep).join("/")}`;
    if (entry.isFile() && !PRIVATE.test(address)) found.set(address, await readOne(file, address));
  }
  // Without its page, what is there is the rest of a build that was interrupted.
  return found.has("/index.html") ? found : new Map();
}

async function readOne(file: string, address: string): Promise<BuiltFile> {
  const content = await readFile(file);
  const packed = COMPRESSIBLE.test(address) ? await promisify(gzip)(content, { level: 9 }) : null;
  return { address, content, packed, sha256: createHash("sha256").update(content).digest("hex") };
}
