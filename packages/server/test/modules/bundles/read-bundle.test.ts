import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { readBundle } from "../../../src/modules/bundles/read-bundle.ts";
import { writeTar } from "../../../src/modules/bundles/write-tar.ts";
import { bundleOf, END, inChunks, record, type Said } from "../../support/archives.ts";
import { temporaryFolder } from "../../support/store.ts";
import { shown } from "./shown-bundle.ts";

test("a bundle is read the same however it arrives: folders once and first, links, modes, contents", async () => {
  const bytes = bundleOf(
    { name: "./", type: "5" },
    { name: "./src/app.js", content: "app" },
    { name: "./src/", type: "5" },
    { name: "bin/run", content: "#!", mode: 0o755 },
    { name: "bin/", type: "5" },
    { name: "src/now", type: "2", target: "../bin/run" },
    { name: "src/here", type: "2", target: "./app.js" },
    { name: "empty/", type: "5" },
    { name: "__proto__/constructor", content: "x" },
    { name: "block", content: "b".repeat(512) },
  );
  const wanted = [
    "src/",
    "src/app.js=app",
    "bin/",
    "bin/run*=#!",
    "src/now -> ../bin/run",
    "src/here -> ./app.js",
    "empty/",
    "__proto__/",
    "__proto__/constructor=x",
    `block=${"b".repeat(512)}`,
  ];
  for (const chunk of [1, 7, 512, 65_536]) assert.deepEqual(await shown(bytes, chunk), wanted);
});

test("what is not read of a content is skipped, also after a reader that stopped in the middle", async () => {
  const bytes = bundleOf(
    { name: "a", content: "a".repeat(300_000) },
    { name: "b", content: "b".repeat(300_000) },
    { name: "c", content: "c" },
  );
  const seen: string[] = [];
  for await (const { path, content } of readBundle(inChunks(bytes, 100))) {
    seen.push(path);
    if (path === "b") for await (const _ of content) break;
    if (path === "c") assert.equal(await text(content), "c");
  }
  assert.deepEqual(seen, ["a", "b", "c"]);
});

test("long names and names in any script work as ustar, pax and GNU write them", async () => {
  const long = `${"ordner/".repeat(30)}datei-ü-日本.txt`;
  const target = `${"x".repeat(150)}/ü`;
  const last = "n".repeat(255);
  assert.deepEqual(
    (
      await shown(
        bundleOf(
          { name: "b", prefix: "a".repeat(120), content: "1" },
          { name: "x", type: "x", content: Buffer.concat([record("path", long), record("mtime", "1.5")]) },
          { name: "short", content: "2" },
          { name: "x", type: "x", content: Buffer.concat([record("linkpath", target), record("path", "l")]) },
          { name: "short", type: "2", target: "other" },
          { name: "././@LongLink", type: "L", content: `${last}\0`, magic: "ustar  \0" },
          { name: "short", content: "3", magic: "ustar  \0" },
          { name: "././@LongLink", type: "K", content: `${last}\0`, magic: "ustar  \0" },
          { name: "gnu", type: "2", target: "cut", magic: "ustar  \0" },
          { name: "g", type: "g", content: record("comment", "of git archive") },
          { name: "x", type: "x", content: record("size", "2") },
          { name: "last", content: "ok", size: 0 },
        ),
      )
    ).filter((one) => !one.endsWith("/")),
    [`${"a".repeat(120)}/b=1`, `${long}=2`, `l -> ${target}`, `${last}=3`, `gnu -> ${last}`, "last=ok"],
  );
});

test("archives of tar and of git are read, with NFC and NFD names as they are", async (t) => {
  const folder = temporaryFolder(t);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: folder });
  mkdirSync(path.join(folder, "d".repeat(120)));
  for (const name of ["e\u0301", "\u00e9", `${"d".repeat(120)}/f`])
    writeFileSync(path.join(folder, name), name);
  writeFileSync(path.join(folder, "run.sh"), "x");
  chmodSync(path.join(folder, "run.sh"), 0o755);
  symlinkSync("run.sh", path.join(folder, "link"));
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "a");
  const wanted = [
    `${"d".repeat(120)}/`,
    `${"d".repeat(120)}/f=${"d".repeat(120)}/f`,
    "e\u0301=e\u0301",
    "link -> run.sh",
    "run.sh*=x",
    "\u00e9=\u00e9",
  ].toSorted();
  const read = async (bytes: Buffer) => (await shown(bytes)).toSorted();
  assert.deepEqual(await read(git("archive", "--format=tar.gz", "HEAD")), wanted);
  for (const format of ["gnu", "pax"])
    assert.deepEqual(
      await read(execFileSync("tar", ["-czf", "-", `--format=${format}`, "."], { cwd: folder })),
      wanted,
    );
});

test("git's own folder is left out wherever it is, whatever its case", async () => {
  const bytes = bundleOf(
    { name: ".git/config", content: "[core] fsmonitor = evil" },
    { name: "sub/.GIT/hooks/pre-commit", content: "evil", mode: 0o755 },
    { name: "module/.git", content: "gitdir: ../evil" },
    { name: "link/.git", type: "2", target: "../evil" },
    { name: ".gitignore", content: "x" },
    { name: "a.git/b", content: "y" },
  );
  assert.deepEqual(await shown(bytes), [".gitignore=x", "a.git/", "a.git/b=y"]);
});

test("the plain tar of a bundle holds its entries and nothing else, with the same bytes each time", async () => {
  const long = `${"ü".repeat(80)}/${"n".repeat(255)}`;
  const entries: Said[] = [
    { name: ".git/config", content: "evil" },
    { name: "./a b", content: "1".repeat(513), mode: 0o4777 },
    { name: "x", type: "x", content: record("path", long) },
    { name: "short", content: "2" },
    { name: "l", type: "2", target: "a b" },
  ];
  const tar = () => buffer(Readable.from(writeTar(readBundle(inChunks(bundleOf(...entries), 999)))));
  const bytes = await tar();
  assert.deepEqual(bytes, await tar());
  assert.deepEqual(bytes.subarray(-1_024), END);
  const found: unknown[] = [];
  for await (const entry of Readable.from([bytes]).pipe(extract())) {
    const { name, type, mode, uid, mtime, linkname } = entry.header;
    assert.deepEqual([uid, mtime], [0, new Date(0)]);
    found.push([name, type, mode, linkname, (await text(entry)).length]);
  }
  assert.deepEqual(found, [
    ["a b", "file", 0o755, null, 513],
    [`${"ü".repeat(80)}/`, "directory", 0o755, null, 0],
    [long, "file", 0o644, null, 1],
    ["l", "symlink", 0o755, "a b", 0],
  ]);
  assert.deepEqual(await shown(gzipSync(bytes)), [
    `a b*=${"1".repeat(513)}`,
    `${"ü".repeat(80)}/`,
    `${long}=2`,
    "l -> a b",
  ]);
});
