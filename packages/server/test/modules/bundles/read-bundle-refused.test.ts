import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { readBundle } from "../../../src/modules/bundles/read-bundle.ts";
import { bundleOf, entryOf, inChunks, record, type Said, tarOf } from "../../support/archives.ts";
import { shown } from "./shown-bundle.ts";

const FILE: Said = { name: "a", content: "x" };
const link = (name: string, target: string): Said[] => [{ name, type: "2", target }];
const refusedEntries: Record<string, [entries: Said[], says: RegExp]> = {
  "an absolute path": [[{ name: "/etc/passwd" }], /"\/etc\/passwd" is an absolute path/],
  "a path out": [[{ name: "../a" }], /"\.\.\/a" has `\.\.` in its path/],
  "a path out, in the middle": [[{ name: "a/../../b" }], /has `\.\.`/],
  "a path out behind ./": [[{ name: "./../a" }], /has `\.\.`/],
  "a folder out": [[{ name: "../", type: "5" }], /has `\.\.`/],
  "a dot in the middle": [[{ name: "a/./b" }], /has `\.` in its path/],
  "an empty name": [[{ name: "" }], /has no name/],
  "an empty name in the path": [[{ name: "a//b" }], /has an empty name/],
  "the root as a file": [[{ name: "./" }], /has an empty name/],
  "a file that ends with a slash": [[{ name: "a/" }], /has an empty name/],
  "a drive": [[{ name: "C:/windows/a" }], /name of a drive/],
  "a backslash": [[{ name: "..\\a" }], /has a backslash/],
  "a line end": [[{ name: "a\nb" }], /control character/],
  "a NUL in a pax name": [
    [{ name: "x", type: "x", content: record("path", "a\u0000b") }, FILE],
    /control character/,
  ],
  "bytes that are no UTF-8": [[{ name: Buffer.from([0x61, 0xff]) }], /is not valid UTF-8/],
  "bytes that are no UTF-8, in pax": [
    [{ name: "x", type: "x", content: record("path", Buffer.from([0xc0, 0xaf])) }, FILE],
    /is not valid UTF-8/,
  ],
  "a path of 1,025 bytes": [
    [{ name: "x", type: "x", content: record("path", `${"a/".repeat(512)}b`) }, FILE],
    /path of more than 1024 bytes/,
  ],
  "a name of 256 bytes": [
    [{ name: "x", type: "L", content: `${"é".repeat(128)}\0` }, FILE],
    /name of more than 255 bytes/,
  ],
  "the same file twice": [[FILE, FILE], /"a" is there twice/],
  "a link over a file": [[FILE, ...link("a", "b")], /"a" is there twice/],
  "a file over a folder": [[{ name: "a/b" }, FILE], /"a" is a folder and a file/],
  "a folder over a file": [[FILE, { name: "a/", type: "5" }], /"a" is below a file/],
  "a file below a file": [[FILE, { name: "a/b" }], /"a\/b" is below a file: a/],
  "a file below a link": [[...link("l", "."), { name: "l/b" }], /"l\/b" is below a link: l/],
  "an absolute link": [link("l", "/etc/passwd"), /is a link that is absolute: "\/etc\/passwd"/],
  "a link out": [link("l", "../x"), /"l" is a link that leads out of the bundle/],
  "a link out of a folder": [link("a/b/l", "../../../x"), /leads out of the bundle/],
  "a link that climbs through another": [
    [...link("a/b/up", ".."), ...link("l", "a/b/up/../../x")],
    /has `\.\.` behind a name/,
  ],
  "a link to nowhere": [link("l", ""), /leads nowhere/],
  "a link with content": [[{ name: "l", type: "2", target: "a", content: "x" }], /link with content/],
  "a folder with content": [[{ name: "d/", type: "5", content: "x" }], /folder with content/],
  "a hard link": [[FILE, { name: "h", type: "1", target: "/etc/shadow" }], /is a hard link; pack with/],
  "a character device": [[{ name: "null", type: "3" }], /"null" is a device/],
  "a block device": [[{ name: "sda", type: "4" }], /is a device/],
  "a pipe": [[{ name: "p", type: "6" }], /is a pipe/],
  "GNU's sparse file": [[{ name: "s", type: "S", magic: "ustar  \0" }], /is a sparse file/],
  "a sparse file in pax": [
    [{ name: "x", type: "x", content: record("GNU.sparse.major", "1") }, FILE],
    /a sparse file/,
  ],
  "a type that nobody knows": [[{ name: "q", type: "Q" }], /has the type "Q"/],
  "names for all by a global header": [
    [{ name: "g", type: "g", content: record("path", "evil") }, FILE],
    /global header/,
  ],
  "an extended header of half a megabyte": [
    [{ name: "x", type: "x", content: record("comment", "x".repeat(500_000)) }, FILE],
    /extended header of \d+ bytes/,
  ],
  "a record without end": [[{ name: "x", type: "x", content: "999 path=a\n" }, FILE], /cannot be read/],
  "a record of no length": [[{ name: "x", type: "x", content: "0 path=a\n" }, FILE], /cannot be read/],
  "a record of negative length": [[{ name: "x", type: "x", content: "-9 path=a\n" }, FILE], /cannot be read/],
  "a size that is no number": [
    [{ name: "x", type: "x", content: record("size", "1e9") }, FILE],
    /cannot be read/,
  ],
  "an old format": [[{ name: "a", magic: "\0\0\0\0\0\0\0\0" }], /unknown format/],
  "no file at all": [[{ name: "d/", type: "5" }], /holds no file/],
};
for (const [what, [entries, says]] of Object.entries(refusedEntries)) {
  test(`${what} is refused with its name and the reason`, async () => {
    await assert.rejects(shown(bundleOf(...entries)), { code: "bad_bundle", message: says });
  });
}

const one = tarOf(FILE);
const damaged = Buffer.from(one);
damaged[0]! += 1;
const whole = gzipSync(one);
const refusedBytes: Record<string, [bytes: Buffer, says: RegExp]> = {
  nothing: [Buffer.alloc(0), /cut off/],
  "no gzip": [one, /not gzip data, or is damaged/],
  "gzip of no tar": [gzipSync("x".repeat(2_000)), /not a tar archive/],
  "gzip in gzip": [gzipSync(whole), /not a tar archive|cut off/],
  "gzip cut off": [whole.subarray(0, -9), /gzip data does not end/],
  "gzip without its checksum": [whole.subarray(0, -8), /gzip data does not end/],
  "a wrong checksum of gzip": [
    Buffer.concat([whole.subarray(0, -8), Buffer.from("abcd"), whole.subarray(-4)]),
    /damaged/,
  ],
  "bytes behind gzip": [Buffer.concat([whole, Buffer.from("more")]), /bytes behind the end of the gzip/],
  "zeros behind gzip": [Buffer.concat([whole, Buffer.alloc(99)]), /bytes behind the end of the gzip/],
  "a second member of gzip": [Buffer.concat([whole, whole]), /bytes behind the end of the gzip/],
  "a wrong checksum of a header": [gzipSync(damaged), /wrong checksum/],
  "tar cut off in a header": [gzipSync(one.subarray(0, 300)), /cut off/],
  "tar cut off in a content": [gzipSync(entryOf({ name: "a", size: 9_999, content: "x" })), /cut off/],
  "tar without its end": [gzipSync(entryOf(FILE)), /cut off/],
  "an entry behind the end": [gzipSync(Buffer.concat([one, one])), /bytes behind its end/],
  "two megabytes of padding": [gzipSync(Buffer.concat([one, Buffer.alloc(2 << 20)])), /of padding/],
};
for (const [what, [bytes, says]] of Object.entries(refusedBytes)) {
  test(`${what} is refused, in one chunk and in many`, async () => {
    for (const chunk of [13, 65_536])
      await assert.rejects(shown(bytes, chunk), { code: "bad_bundle", message: says });
  });
}

test("a failure of the source is what the reader gets", async () => {
  const broken = async function* () {
    yield whole.subarray(0, 20);
    throw new Error("gone");
  };
  await assert.rejects(Array.fromAsync(readBundle(broken())), /^Error: gone$/);
});

test("a reader that stops gives the source up", async () => {
  let closed = false;
  const source = async function* () {
    try {
      yield* inChunks(bundleOf(FILE, { name: "b", content: "b" }), 64);
    } finally {
      closed = true;
    }
  };
  for await (const _ of readBundle(source())) break;
  assert.ok(closed);
});
