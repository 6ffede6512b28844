import assert from "node:assert/strict";
import { chmodSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { pack } from "tar-stream";
import { findBrowser } from "../../src/browser/find-browser.ts";
import { BUNDLED, digestOf, FONTS_CONF, unpackBrowser, UnpackError } from "../../src/browser/unpack.ts";
import { PageVerifierError } from "../../src/errors.ts";
import { found, never, temporary } from "./rig.ts";

/** Puts a program that does nothing at `file`. */
function program(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
}

test("the setting comes first, then the fastest browser on PATH, then the bundled one", (t) => {
  const folder = temporary(t);
  const [first, second] = [path.join(folder, "first"), path.join(folder, "second")];
  const searched = `${first}:relative:${second}`;
  const archives = path.join(folder, "archives");
  mkdirSync(archives);
  const places = { path: searched, archives, arch: "x64" };
  assert.deepEqual(findBrowser(places), { kind: "bundled", name: "chromium-headless-shell", archives });
  for (const name of ["chrome", "google-chrome", "chromium", "chromium-headless-shell"]) {
    const file = program(path.join(second, name));
    assert.deepEqual(findBrowser(places), { kind: "path", name, program: file });
  }
  const chrome = program(path.join(first, "chrome"));
  assert.equal(findBrowser(places).kind === "path" && "name" in findBrowser(places), true);
  const link = path.join(folder, "link");
  symlinkSync(chrome, link);
  assert.deepEqual(findBrowser({ ...places, setting: link }), {
    kind: "setting",
    name: "link",
    program: chrome,
  });
});

test("a path at which no program lies is refused by name", (t) => {
  const folder = temporary(t);
  writeFileSync(path.join(folder, "text"), "");
  for (const setting of [folder, path.join(folder, "none"), path.join(folder, "text"), "chromium"])
    assert.throws(
      () => findBrowser({ setting, path: "/usr/bin" }),
      (error) => error instanceof PageVerifierError && error.code === "no_such_program",
    );
});

test("where no browser can be had, it is said what to install", (t) => {
  const none = findBrowser({ path: "", arch: "arm64" });
  assert.ok(none.kind === "none" && /arm64.*apt-get install chromium/.test(none.reason));
  const missing = findBrowser({ path: "", arch: "x64", archives: path.join(temporary(t), "none") });
  assert.ok(missing.kind === "none" && /npm ci/.test(missing.reason));
});

/** Archives like those of the bundled browser, with next to nothing in them. */
async function madeArchives(t: TestContext, extra?: { name: string; type?: "symlink" }) {
  const archives = temporary(t);
  writeFileSync(path.join(archives, "chromium.br"), brotliCompressSync("the program"));
  for (const name of ["fonts", "swiftshader", "al2023"]) {
    const tar = pack();
    tar.entry({ name: `lib/${name}.so` }, name);
    if (extra !== undefined && name === "fonts") tar.entry({ linkname: "/etc/passwd", ...extra }, "");
    tar.finalize();
    const whole = await buffer(tar);
    writeFileSync(path.join(archives, `${name}.tar.br`), brotliCompressSync(whole));
  }
  return archives;
}

/** What those archives come out as. */
async function expectedOf(t: TestContext, archives: string) {
  const dir = temporary(t);
  const wrong = { archives, dir, signal: never, expected: { digest: "0".repeat(64), maxBytes: 1e6 } };
  await assert.rejects(unpackBrowser(wrong), UnpackError);
  assert.deepEqual(readdirSync(dir), []);
  const like = temporary(t);
  mkdirSync(path.join(like, "lib"));
  for (const name of ["fonts", "swiftshader", "al2023"])
    writeFileSync(path.join(like, `lib/${name}.so`), name);
  writeFileSync(path.join(like, "chromium"), "the program");
  writeFileSync(path.join(like, "fonts.conf"), FONTS_CONF);
  return { digest: await digestOf(like), maxBytes: 1e6 };
}

test("many can unpack at once, and what lies there is used again only as long as nobody has touched it", async (t) => {
  const archives = await madeArchives(t);
  const expected = await expectedOf(t, archives);
  const dir = temporary(t);
  const unpack = () => unpackBrowser({ archives, dir, expected, signal: never });
  const all = await Promise.all(Array.from({ length: 6 }, unpack));
  const file = all[0]!;
  assert.deepEqual(new Set(all), new Set([file]));
  assert.equal(readdirSync(dir).length, 1);
  const touches: (() => void)[] = [
    () => writeFileSync(file, "another program"),
    () => writeFileSync(path.join(path.dirname(file), "lib/more.so"), "more"),
    () => symlinkSync("/etc/passwd", path.join(path.dirname(file), "lib/link")),
  ];
  for (const touch of touches) {
    touch();
    assert.equal(await unpack(), file);
    assert.equal(readFileSync(file, "utf8"), "the program");
    assert.deepEqual(readdirSync(path.join(path.dirname(file), "lib")).length, 3);
    assert.equal(readdirSync(dir).length, 1);
  }
  // Not unpacked again: the archives are not even there any more.
  await rm(archives, { recursive: true });
  assert.equal(await unpack(), file);
});

test("a folder that somebody else has planted is not believed", async (t) => {
  const archives = await madeArchives(t);
  const expected = await expectedOf(t, archives);
  const dir = temporary(t);
  const elsewhere = temporary(t);
  program(path.join(elsewhere, "chromium"));
  symlinkSync(elsewhere, path.join(dir, `chromium-${expected.digest.slice(0, 16)}`));
  const file = await unpackBrowser({ archives, dir, expected, signal: never });
  assert.equal(readFileSync(file, "utf8"), "the program");
  assert.equal(readFileSync(path.join(elsewhere, "chromium"), "utf8"), "#!/bin/sh\n");
});

test("archives that are damaged, too large or hold more than files leave nothing behind", async (t) => {
  const archives = await madeArchives(t);
  const expected = await expectedOf(t, archives);
  const dir = temporary(t);
  const refused = async (from: string, why: RegExp, maxBytes = 1e6) => {
    const options = { archives: from, dir, expected: { ...expected, maxBytes }, signal: never };
    await assert.rejects(
      unpackBrowser(options),
      (error) => error instanceof UnpackError && why.test(error.message),
    );
    assert.deepEqual(readdirSync(dir), []);
  };
  await refused(archives, /larger than expected/, 12);
  await refused(await madeArchives(t, { name: "../outside" }), /outside its folder/);
  await refused(await madeArchives(t, { name: "link", type: "symlink" }), /neither file nor folder/);
  writeFileSync(path.join(archives, "chromium.br"), "no archive");
  await refused(archives, /cannot be read/);
  await rm(path.join(archives, "chromium.br"));
  await refused(archives, /cannot be read/);
  await assert.rejects(access(path.join(dir, "../outside")));
});

const bundled = findBrowser({ path: "" });
const skip = bundled.kind === "bundled" ? false : "the bundled browser is not made for this machine";
test(
  "the bundled browser is the one that this version was made with, whatever lies in /tmp",
  { skip },
  async (t) => {
    assert.ok(bundled.kind === "bundled" && found.kind !== "none");
    const dir = temporary(t);
    const file = await unpackBrowser({ archives: bundled.archives, dir, signal: never });
    assert.equal(path.dirname(file), path.join(dir, `chromium-${BUNDLED.digest.slice(0, 16)}`));
  },
);
