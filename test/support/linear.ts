import assert from "node:assert/strict";
import { test } from "node:test";
import { longShapes, shapes } from "./linear-shapes.ts";

/**
 * Something on the main thread that reads a text somebody else wrote. `read` gets every hostile shape at up to 512 KB, or at
 * `most` characters where nothing longer can come to it (say by what that is bounded).
 */
export interface Reader {
  name: string;
  read: (text: string) => unknown;
  most?: number;
}

const FULL = 512 * 1024;
/** A reader whose time grows with the square of the length fails here already, where it costs little yet. */
const SHORT = 16 * 1024;
/** Computing time of this thread alone, so that a busy machine changes nothing: the event loop stands still for as long. */
const ENOUGH_MS = 250;
/** A slower machine may take longer, if twice the text takes it no more than about twice the time. */
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

/** What is wrong with how long a text takes; undefined where nothing is. */
async function slowness(reader: Reader, text: string): Promise<string | undefined> {
  const allowed = (ENOUGH_MS * (text.length + FULL / 4)) / FULL;
  const half = text.slice(0, text.length / 2);
  let took = Infinity;
  let tookHalf = Infinity;
  // The least of several counts, taken in turn: what runs for the first time is compiled, and garbage of others is collected.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    took = Math.min(took, await cost(reader, text));
    if (took <= allowed) return;
    if (took > MOST_MS && attempt > 0) break;
    tookHalf = Math.min(tookHalf, await cost(reader, half));
    if (attempt > 0 && took <= MOST_MS && took <= 3 * tookHalf + 20) return;
  }
  return `${text.length} characters took ${took.toFixed(0)} ms, half of them ${tookHalf.toFixed(0)} ms`;
}

/** A test for each reader: whatever the text, it is read in a time in proportion to its length. */
export function testLinear(readers: readonly Reader[]): void {
  for (const reader of readers)
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
