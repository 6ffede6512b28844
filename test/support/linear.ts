import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, drawn } from "./drawn.ts";
import { longShapes, shapes } from "./linear-shapes.ts";

/**
 * A function on the main thread that reads untrusted text. `read` gets every hostile shape with up to 512 KB (128 KB outside of the full check), or with `most`
 * characters if longer texts cannot reach it (state what limits them).
 */
export interface Reader {
  name: string;
  read: (text: string) => unknown;
  most?: number;
}

/** A quarter of it suffices to see a quadratic reader; the full check takes all. */
const FULL = (ALL ? 512 : 128) * 1024;
/** A reader with quadratic time already fails at this length, where the test is still fast. */
const SHORT = (ALL ? 16 : 8) * 1024;
/**
 * CPU time of this thread per text of 512 KB, which does not depend on the load of the machine. The event loop is blocked
 * for as long.
 */
const ENOUGH_MS = 250;
const ENOUGH_FOR = 512 * 1024;
/** A slower machine may take longer, as long as twice the text takes at most about twice the time. */
const MOST_MS = 2_000;
const ATTEMPTS = 8;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

async function cost({ read }: Reader, text: string): Promise<number> {
  const started = cpuMs();
  await read(text);
  return cpuMs() - started;
}

/** Describes why the time for a text is too long; undefined if it is not. */
async function slowness(reader: Reader, text: string): Promise<string | undefined> {
  const allowed = (ENOUGH_MS * (text.length + ENOUGH_FOR / 4)) / ENOUGH_FOR;
  const half = text.slice(0, text.length / 2);
  let took = Infinity;
  let tookHalf = Infinity;
  // The minimum of several measurements, which excludes compilation and garbage collection.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    took = Math.min(took, await cost(reader, text));
    if (took <= allowed) return;
    if (took > MOST_MS && attempt > 0) break;
    tookHalf = Math.min(tookHalf, await cost(reader, half));
    if (attempt > 0 && took <= MOST_MS && took <= 3 * tookHalf + 20) return;
  }
  return `${text.length} characters took ${took.toFixed(0)} ms, half of them ${tookHalf.toFixed(0)} ms`;
}

/** Defines a test for each reader: it reads every text in linear time. */
export function testLinear(readers: readonly Reader[]): void {
  for (const reader of drawn(readers, Math.ceil(readers.length / 4)))
    test(`${reader.name}: read in a time in proportion to its length`, async () => {
      const most = reader.most ?? FULL;
      const slow = new Map<string, string>();
      for (const texts of [shapes(Math.min(SHORT, most)), longShapes(most)])
        for (const { name, text } of texts) {
          if (slow.has(name) || slow.size > 5) continue;
          const wrong = await slowness(reader, text);
          if (wrong) slow.set(name, wrong);
        }
      assert.deepEqual([...slow], []);
    });
}
