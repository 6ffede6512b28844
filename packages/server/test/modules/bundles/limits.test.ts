import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { BOUNDS } from "@signet/contract";
import { drawn } from "../../../../../test/support/drawn.ts";
import { readBundle } from "../../../src/modules/bundles/read-bundle.ts";
import { END, entryOf, headerOf, packed, record } from "../../support/archives.ts";

const MIB = 1_048_576;
const ZEROS = Buffer.alloc(MIB);
/** What reading may add to the memory of this process, far below what the archives hold. */
const MOST_MEMORY = 150 * MIB;
/** Of the processor, for packing and reading. */
const MOST_MS = 15_000;

/** Joined, because packing many small pieces takes long. */
function* inMebibytes(pieces: Iterable<Uint8Array>): Generator<Uint8Array, void> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    if ((size += piece.length) < MIB) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

/** Packs an archive and reads it to its end or its refusal. Fails if that takes much time or memory. */
async function read(t: TestContext, pieces: Iterable<Uint8Array>): Promise<{ files: number; bytes: number }> {
  const [before, used] = [process.memoryUsage.rss(), process.cpuUsage()];
  let [most, files, bytes] = [0, 0, 0];
  const source = async function* () {
    for await (const chunk of packed(inMebibytes(pieces))) {
      most = Math.max(most, process.memoryUsage.rss() - before);
      yield chunk;
    }
  };
  try {
    for await (const { kind, content } of readBundle(source())) {
      if (kind !== "directory") files += 1;
      for await (const { length } of content) bytes += length;
    }
    return { files, bytes };
  } finally {
    const { user, system } = process.cpuUsage(used);
    const ms = (user + system) / 1_000;
    t.diagnostic(`${Math.round(ms)} ms, ${Math.round(most / MIB)} MiB`);
    assert.ok(most < MOST_MEMORY, `${most} bytes of memory`);
    assert.ok(ms < MOST_MS, `${ms} ms`);
  }
}

const times = function* (count: number, piece: (i: number) => Uint8Array) {
  for (let i = 0; i < count; i++) yield piece(i);
};
const file = (name: string) => entryOf({ name, content: "x" });
const { files, folders, bytes } = BOUNDS.bundles;

test("a bundle of the largest size with the most files is read", async (t) => {
  const size = bytes - (files - 1);
  const pieces = function* () {
    yield headerOf({ name: "large", size });
    for (let left = size; left > 0; left -= MIB) yield ZEROS.subarray(0, left);
    yield Buffer.alloc((512 - (size % 512)) % 512);
    yield* times(files - 1, (i) => file(`d${i % 1_000}/${i}`));
    yield END;
  };
  assert.deepEqual(await read(t, pieces()), { files, bytes });
});

const large = { code: "body_too_large" };
const hostile: Record<string, [pieces: () => Iterable<Uint8Array>, refused: object]> = {
  "8 GiB announced": [
    () => [headerOf({ name: "bomb", size: 8 * 1024 * MIB - 1 }), ZEROS],
    { ...large, message: /268,435,456 bytes unpacked/ },
  ],
  "2 GiB in files of one mebibyte": [
    () => times(2_048, (i) => entryOf({ name: `${i}`, content: ZEROS })),
    { ...large, message: /268,435,456 bytes unpacked/ },
  ],
  "1 GiB in git's folder, which is left out": [
    () => times(1_024, (i) => entryOf({ name: `.git/${i}`, content: ZEROS })),
    large,
  ],
  "1 GiB of zeros and nothing else": [
    () => times(1_024, () => ZEROS),
    { code: "bad_bundle", message: /of padding behind its end/ },
  ],
  "a million files": [
    () => times(1_000_000, (i) => headerOf({ name: `${i}` })),
    { ...large, message: /20,000 files/ },
  ],
  "a million links": [
    () => times(1_000_000, (i) => headerOf({ name: `${i}`, type: "2", target: "x" })),
    { ...large, message: /20,000 files/ },
  ],
  "a million folders": [
    () => times(1_000_000, (i) => headerOf({ name: `${i}/`, type: "5" })),
    { ...large, message: /20,000 folders/ },
  ],
  "files that are 500 folders deep": [
    () =>
      times(2_000, (i) =>
        Buffer.concat([
          entryOf({ name: "x", type: "x", content: record("path", `${i}/${"a/".repeat(500)}f`) }),
          file("f"),
        ]),
      ),
    { ...large, message: /20,000 folders/ },
  ],
  "a million headers for an entry that never comes": [
    () => {
      const one = entryOf({ name: "g", type: "g", content: record("comment", "x") });
      const thousand = Buffer.concat(Array.from({ length: 1_000 }, () => one));
      return times(1_000, () => thousand);
    },
    { code: "bad_bundle", message: /too many headers/ },
  ],
  "extended headers of many records": [
    () =>
      times(3_000, () => entryOf({ name: "x", type: "x", content: Buffer.alloc(260_000, record("k", "")) })),
    { code: "bad_bundle", message: /too many headers/ },
  ],
  "a million files in git's folder": [
    () => {
      const thousand = Buffer.concat(Array.from({ length: 1_000 }, () => headerOf({ name: ".git/x" })));
      return times(1_000, () => thousand);
    },
    { code: "bad_bundle", message: /too many headers/ },
  ],
  "names that are as long as can be": [
    () =>
      times(files + folders, (i) =>
        Buffer.concat([
          entryOf({
            name: "x",
            type: "x",
            content: record("path", `${`${i}`.padStart(255, "ü").slice(-127)}/${"n".repeat(255)}`),
          }),
          file("f"),
        ]),
      ),
    large,
  ],
};
const cases = Object.entries(hostile);
for (const [what, [pieces, refused]] of drawn(cases, 2)) {
  test(`${what}: refused within little memory and time`, async (t) => {
    await assert.rejects(read(t, pieces()), refused);
  });
}
