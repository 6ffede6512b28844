import { createHash } from "node:crypto";
import type { Space, CheckStep } from "../port.ts";
import type { PreparedStep } from "./prepare.ts";

const MAX_KEPT = 8;

/** A cache of prepared steps, shared by runs with the same deciding bytes. */
export interface Preparations {
  of(space: Space, step: CheckStep): Promise<PreparedStep | null>;
  /** Removes a step from the cache, so that the next run of the same bytes is prepared again. */
  forget(prepared: PreparedStep): void;
}

/** Caches the last few prepared steps, because the baseline, the work and its mutants have the same protected files. */
export function createPreparations(
  prepare: (space: Space, step: CheckStep) => Promise<PreparedStep | null>,
): Preparations {
  const cache = new Map<string, Promise<PreparedStep | null>>();
  const keys = new WeakMap<PreparedStep, string>();
  const start = async (key: string, space: Space, step: CheckStep) => {
    try {
      const prepared = await prepare(space, step);
      if (prepared === null) cache.delete(key);
      else keys.set(prepared, key);
      return prepared;
    } catch (thrown) {
      cache.delete(key);
      throw thrown;
    }
  };
  return {
    async of(space, step) {
      const key = await keyOf(space, step);
      const cached = await cache.get(key)?.catch(() => null);
      if (cached) return cached;
      const pending = cache.get(key) ?? start(key, space, step);
      cache.set(key, pending);
      if (cache.size > MAX_KEPT) cache.delete(cache.keys().next().value!);
      return pending;
    },
    forget(prepared) {
      const key = keys.get(prepared);
      if (key !== undefined) cache.delete(key);
    },
  };
}

/** A hash of everything that the preparation reads. */
async function keyOf(space: Space, { kind, files }: CheckStep): Promise<string> {
  const hash = createHash("sha256");
  const add = (path: string, bytes: Buffer | null) =>
    hash.update(`${Buffer.byteLength(path)} ${path} ${bytes?.length ?? -1} `).update(bytes ?? "");
  hash.update(`${kind} ${files.length} `);
  for (const path of files) add(path, space.fixed.get(path) ?? (await space.read(path)));
  for (const [path, bytes] of space.fixed) add(path, bytes);
  return hash.digest("base64");
}
