import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { gitPatch, type PatchFile } from "../../../src/modules/runs/git-patch.ts";
import { temporaryFolder } from "../../support/store.ts";

const file = (content: string | Uint8Array, executable = false): PatchFile => ({
  content: typeof content === "string" ? Buffer.from(content) : content,
  executable,
});

function put(folder: string, name: string, { content, executable }: PatchFile): void {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
  chmodSync(place, executable ? 0o755 : 0o644);
}

/** Applies a patch with git to a folder that holds `before`, and returns what is there then. */
function applied(t: TestContext, name: string, before: PatchFile | null, patch: string): PatchFile | null {
  const folder = temporaryFolder(t);
  if (before) put(folder, name, before);
  execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: patch });
  const place = path.join(folder, name);
  if (!existsSync(place)) return null;
  return { content: readFileSync(place), executable: (statSync(place).mode & 0o100) !== 0 };
}

const plain = (one: PatchFile | null) => one && [Buffer.from(one.content).toString("latin1"), one.executable];

const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, i) => ((i * 2_654_435_761 + seed * 97) >>> 7) & 255);

const CASES: [says: string, before: PatchFile | null, after: PatchFile | null][] = [
  ["a changed line", file("a\nb\nc\n"), file("a\nB\nc\n")],
  ["a new file", null, file("one\ntwo\n")],
  ["a removed file", file("one\ntwo\n"), null],
  ["a new empty file", null, file("")],
  ["a removed empty file", file(""), null],
  ["a file that becomes empty", file("a\n"), file("")],
  ["an empty file that is filled", file(""), file("a\nb")],
  ["the last line loses its end", file("a\nb\n"), file("a\nb")],
  ["the last line gets its end", file("a\nb"), file("a\nb\n")],
  ["lines that end in CRLF", file("a\r\nb\r\nc\r\n"), file("a\r\nb2\r\nc\r\n")],
  ["CRLF becomes LF", file("a\r\nb\r\n"), file("a\nb\n")],
  ["a carriage return within a line", file("a\rb\nc\n"), file("a\rb\nd\n")],
  [
    "lines that look like a patch",
    file("--- a\n+++ b\n@@ -1 +1 @@\n"),
    file("--- a\n+++ c\n@@ -1 +1 @@\n-x\n"),
  ],
  ["only the executable bit", file("#!/bin/sh\n"), file("#!/bin/sh\n", true)],
  ["content and the executable bit", file("a\n", true), file("b\n")],
  ["a new executable file", null, file("#!/bin/sh\necho\n", true)],
  ["a new binary file", null, file(bytes(1_000, 1))],
  ["a changed binary file", file(bytes(300, 2)), file(bytes(301, 3))],
  ["a removed binary file", file(bytes(64, 4)), null],
  ["a text that becomes binary", file("a\n"), file(bytes(53, 5))],
  ["bytes that are no UTF-8", file(Buffer.from("é\n", "latin1")), file("é\n")],
  ["a byte order mark and letters of other scripts", file("\ufeffä 漢字 𝒳\n"), file("\ufeffö 漢字 𝒳\n")],
  ["separators that are no line ends", file("a\u2028b\u0085c\f\v\nd\n"), file("a\u2028B\u0085c\f\v\nd\n")],
  [
    "two distant changes",
    file(numbered(100)),
    file(numbered(100).replace("line 3\n", "").replace("line 90", "x")),
  ],
];

function numbered(count: number): string {
  return Array.from({ length: count }, (_, i) => `line ${i}\n`).join("");
}

for (const [says, before, after] of CASES)
  test(`git applies what a patch says, exactly: ${says}`, async (t) => {
    const patch = await gitPatch("src/a.txt", before, after);
    assert.deepEqual(plain(applied(t, "src/a.txt", before, patch)), plain(after));
  });

test("names with blanks, quotes and letters of other scripts are applied", async (t) => {
  for (const name of ["a b/c d.txt", 'say "hi".txt', "ä/漢字.txt", "-rf", "a\u00a0b", "b/a/b"]) {
    const patch = await gitPatch(name, file("a\n"), file("b\n"));
    assert.deepEqual(plain(applied(t, name, file("a\n"), patch)), ["b\n", false], name);
    assert.deepEqual(
      plain(applied(t, name, null, await gitPatch(name, null, file("b\n")))),
      ["b\n", false],
      name,
    );
  }
});

test("whatever is changed at random, the patch is applied to the same bytes", async (t) => {
  let state = 7;
  const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const words = ["", "a", "b", "\r", "-", "+", " ", "@@", "\\ No newline at end of file", "é"];
  const content = () => {
    const lines = Array.from({ length: random(30) }, () => words[random(words.length)]!);
    return lines.join("\n") + (random(2) ? "\n" : "");
  };
  for (let i = 0; i < 60; i++) {
    const [before, after] = [file(content()), file(content())];
    const patch = await gitPatch("f", before, after);
    if (patch !== "") assert.deepEqual(plain(applied(t, "f", before, patch)), plain(after), patch);
    else assert.deepEqual(plain(before), plain(after));
  }
});

test("a text of many megabytes is written whole, and applied", async (t) => {
  const before = file("0123456789abcde\n".repeat(300_000));
  const patch = await gitPatch("f", before, file("x\n"));
  assert.match(patch, /^GIT binary patch$/m);
  assert.deepEqual(plain(applied(t, "f", before, patch)), ["x\n", false]);
});

test("nothing is said where nothing differs", async () => {
  assert.equal(await gitPatch("a", file("a\n"), file("a\n")), "");
  assert.equal(await gitPatch("a", null, null), "");
});

test("a file that takes too long to compare is replaced whole", async (t) => {
  const lines = (prefix: string) => Array.from({ length: 30_000 }, (_, i) => `${prefix}${i * 7}\n`).join("");
  const [before, after] = [file(`${lines("a")}end`), file(lines("b"))];
  const patch = await gitPatch("f", before, after, 1);
  assert.equal(patch.match(/^@@/gm)!.length, 1);
  assert.match(patch, /^@@ -1,30001 \+1,30000 @@$/m);
  assert.deepEqual(plain(applied(t, "f", before, patch)), plain(after));
});

test("with the blobs of a repository, a patch is applied beside a person's own changes", async (t) => {
  const folder = temporaryFolder(t);
  const git = (args: string[], input = "") =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], {
      cwd: folder,
      input,
      encoding: "utf8",
    });
  git(["init", "-q"]);
  const before = numbered(40);
  put(folder, "f", file(before));
  git(["add", "f"]);
  git(["commit", "-qm", "first"]);
  const own = before.replace("line 2\n", "line two\n").replace("line 0\n", "line 0\nline 0.5\n");
  put(folder, "f", file(own));
  git(["add", "f"]);
  const patch = await gitPatch("f", file(before), file(before.replace("line 5\n", "line five\n")));
  git(["apply", "--3way", "-"], patch);
  assert.equal(readFileSync(path.join(folder, "f"), "utf8"), own.replace("line 5\n", "line five\n"));
});
