import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { BOUNDS } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import { readBundle } from "./read-bundle.ts";

/** A checked bundle under a name that only its upload knows. Disposing of it removes the file, if it has not been moved. */
export interface StagedBundle extends AsyncDisposable {
  file: string;
  sha256: string;
  files: number;
  /** Of all files, unpacked. */
  bytes: number;
  packed: number;
}

/** The ending of names of bundles that are still arriving. */
export const ARRIVING = ".part";

/**
 * Writes an archive to `folder` while it arrives, and checks it at the same time. Throws `bad_bundle`, `body_too_large`, or
 * what `source` throws; nothing stays in the folder then.
 */
export async function stageBundle(folder: string, source: AsyncIterable<Uint8Array>): Promise<StagedBundle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID() + ARRIVING);
  const remove = () => rm(file, { force: true });
  try {
    return { file, ...(await write(file, source)), [Symbol.asyncDispose]: remove };
  } catch (thrown) {
    await remove();
    throw withoutRoom(thrown);
  }
}

async function write(file: string, source: AsyncIterable<Uint8Array>) {
  const out = await open(file, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let [packed, files, bytes] = [0, 0, 0];
    const written = async function* () {
      for await (const chunk of source) {
        if ((packed += chunk.length) > BOUNDS.bundles.packedBytes) throw tooMuchPacked();
        hash.update(chunk);
        await out.writeFile(chunk);
        yield chunk;
      }
    };
    for await (const { kind, sizeBytes } of readBundle(written())) {
      if (kind !== "directory") files += 1;
      bytes += sizeBytes;
    }
    // Otherwise a machine that loses its power could keep the row and lose the bytes.
    await out.sync();
    return { sha256: hash.digest("hex"), files, bytes, packed };
  } finally {
    await out.close();
  }
}

const tooMuchPacked = () =>
  new Problem("body_too_large", `a bundle may have ${BOUNDS.bundles.packedBytes} bytes as it is sent`, {
    closes: true,
  });

function withoutRoom(thrown: unknown): unknown {
  if (!/^(?:ENOSPC|EDQUOT)$/.test(String((thrown as NodeJS.ErrnoException).code))) return thrown;
  return new Problem("overloaded", "the service has no room for bundles at the moment", {
    retryAfterSeconds: 600,
    closes: true,
    cause: thrown,
  });
}
