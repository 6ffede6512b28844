import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import type { KeptFile } from "../../../src/modules/runs/files.ts";
import { patchOf, type RunFiles, shortPatch } from "../../../src/usecases/runs/run-patch.ts";

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Files of a store; `read` are the hashes that were asked for. */
function storeOf(texts: string[]) {
  const stored = new Map(texts.map((text) => [shaOf(text), Buffer.from(text)]));
  const read: string[] = [];
  return {
    read,
    async content(sha256: string) {
      read.push(sha256);
      const content = stored.get(sha256);
      if (!content) throw new Error(`stored file ${sha256} is missing`);
      return Uint8Array.from(content);
    },
  };
}

const kept = (path: string, text: string, executable = false): KeptFile => ({
  path,
  bytes: Buffer.byteLength(text),
  sha256: shaOf(text),
  executable,
});

const run = (given: Record<string, string>, left: KeptFile[] | null, complete = true): RunFiles => ({
  request: { files: Object.entries(given).map(([path, content]) => ({ path, content })) },
  begun: null,
  kept: left && { files: left, complete },
});

const heads = async (files: ReturnType<typeof storeOf>, of: RunFiles) =>
  (await Array.fromAsync(patchOf(files, of))).map((part) =>
    part
      .split("\n")
      .filter((line) => /^(?:diff|new|deleted|old mode|[-+][^-+])/.test(line))
      .join("|"),
  );

test("files that were made, changed and removed are in it by path; those that stayed are neither in it nor read", async () => {
  const store = storeOf(["same\n", "new a\n", "b\n", "#!/bin/sh\n"]);
  const given = { "z.txt": "z\n", "a.txt": "old a\n", "same.txt": "same\n", "run.sh": "#!/bin/sh\n" };
  const left = [
    kept("same.txt", "same\n"),
    kept("b.txt", "b\n"),
    kept("a.txt", "new a\n"),
    kept("run.sh", "#!/bin/sh\n"),
  ];
  assert.deepEqual(await heads(store, run(given, left)), [
    "diff --git a/a.txt b/a.txt|-old a|+new a",
    "diff --git a/b.txt b/b.txt|new file mode 100644|+b",
    "diff --git a/run.sh b/run.sh|old mode 100755|new mode 100644",
    "diff --git a/z.txt b/z.txt|deleted file mode 100644|-z",
  ]);
  assert.ok(!store.read.includes(shaOf("same\n")));
});

test("a run of a conversation is compared with what its caller gave, now or before", async () => {
  const store = storeOf(["sent before\n", "now\n"]);
  const sent = [kept("a.txt", "sent before\n")];
  const of = { ...run({}, [kept("a.txt", "now\n")]), begun: { sent } };
  assert.deepEqual(await heads(store, of), ["diff --git a/a.txt b/a.txt|-sent before|+now"]);
});

test("where not all files were kept none counts as removed, and before the first step nothing has changed", async () => {
  const store = storeOf(["b\n"]);
  const part = run({ "a.txt": "a\n" }, [kept("b.txt", "b\n")], false);
  assert.deepEqual(await heads(store, part), ["diff --git a/b.txt b/b.txt|new file mode 100644|+b"]);
  assert.deepEqual(await heads(store, run({ "a.txt": "a\n" }, null)), []);
  assert.equal(await shortPatch(store, run({ "a.txt": "a\n" }, [kept("a.txt", "a\n")])), "");
});

test("files that take too long to compare, alone or together, are replaced whole", async () => {
  const slow = (prefix: string) => Array.from({ length: 6_000 }, (_, i) => `${prefix}${i * 7}\n`).join("");
  const texts = Array.from({ length: 60 }, (_, i) => slow(`b${i}-`));
  const given = Object.fromEntries(texts.map((_, i) => [`f${i}`, slow(`a${i}-`)]));
  const left = texts.map((text, i) => kept(`f${i}`, text));
  const parts = await Array.fromAsync(patchOf(storeOf(texts), run(given, left)));
  assert.equal(parts.length, 60);
  assert.ok(parts.every((part) => part.includes("@@ -1,6000 +1,6000 @@")));
});

test("a patch that is too long for an event is left to its route, before anything is compared", async () => {
  const text = "x\n".repeat(700_000);
  const store = storeOf([text]);
  assert.equal(await shortPatch(store, run({}, [kept("big", text)])), null);
  assert.deepEqual(store.read, []);
  const half = "y\n".repeat(40_000);
  assert.equal(await shortPatch(storeOf([half]), run({}, [kept("half", half)])), null);
  const fits = "y\n".repeat(10_000);
  assert.ok((await shortPatch(storeOf([fits]), run({}, [kept("fits", fits)])))!.endsWith("+y\n"));
});

test("a file that the store has lost is an error, not a change", async () => {
  await assert.rejects(Array.fromAsync(patchOf(storeOf([]), run({}, [kept("a", "a\n")]))), /is missing/);
});
