import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { suite, test } from "node:test";
import type { Header } from "tar-stream";
import { BOUNDS, bytesOf, printed, stream, tarOf, type Tree } from "./layer-rig.ts";
import { type CreateDriver, newSandbox, refused } from "./rig.ts";

const link = (linkname: string): Partial<Header> => ({ type: "symlink", linkname });
const long = (length: number) => "x".repeat(length);

/** Trees that must not become a layer, by the code of the refusal. */
const TREES: Record<string, [code: "bad_path" | "failed" | "too_large", tree: Tree]> = {
  "an absolute path": ["bad_path", { "/tmp/planted": "x" }],
  "a path that leads out": ["bad_path", { "a/../../planted": "x" }],
  "two dots alone": ["bad_path", { "..": null }],
  "a file through a link": ["bad_path", { out: link("/tmp"), "out/planted": "x" }],
  "a folder through a link": ["bad_path", { out: link("/tmp"), "out/planted": null }],
  "a link through a link": ["bad_path", { out: link("/tmp"), "out/planted": link("x") }],
  "a link where a folder is": ["bad_path", { "a/b": "x", a: link("/tmp") }],
  "a link where a file is": ["bad_path", { a: "x", "./a": link("/tmp") }],
  "a file where a link is": ["bad_path", { a: link("/tmp/planted"), "./a": "x" }],
  "a folder where a link is": ["bad_path", { a: link("/tmp"), "a/": null }],
  "a file twice": ["bad_path", { a: "x", "./a": "y" }],
  "a file in a file": ["bad_path", { a: "x", "a/b": "y" }],
  "a hard link": ["failed", { a: "x", b: { type: "link", linkname: "a" } }],
  "a hard link out": ["failed", { b: { type: "link", linkname: "/etc/shadow" } }],
  "a device": ["failed", { a: { type: "character-device", devmajor: 1, devminor: 3 } }],
  "a mark of removal": ["failed", { a: { type: "character-device", devmajor: 0, devminor: 0 } }],
  "a disk": ["failed", { a: { type: "block-device", devmajor: 8, devminor: 0 } }],
  "a pipe": ["failed", { a: { type: "fifo" } }],
  "a name of 300 bytes": ["bad_path", { [`a/${long(300)}`]: "x" }],
  "a path of 2000 bytes": ["bad_path", { [`${long(100)}/`.repeat(20) + "a"]: "x" }],
  "a name with a NUL": ["bad_path", { ["a\0b é"]: "x" }],
  "no name": ["bad_path", { "./": { type: "file", content: "" } }],
  "a link to nothing": ["bad_path", { a: link("") }],
  "a link to a long path": ["bad_path", { a: link(long(5000)) }],
  "more bytes than allowed": ["too_large", { a: long(BOUNDS.bytes), b: "x" }],
};

/** A header of a tar, of which `change` may break anything; its checksum is right. */
function block(name: string, size: string, change: (header: Buffer) => void = () => {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, "latin1");
  header.write("0000644\0", 100);
  header.write(`${size.padStart(11, "0")} `, 124);
  header.write("0", 156);
  header.write("ustar\x0000", 257, "latin1");
  change(header);
  header.write("        ", 148);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

const END = Buffer.alloc(1024);
const pax = (text: string) => {
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  body.write(text);
  return [block("p", text.length.toString(8), (header) => void header.write("x", 156)), body];
};

/** Bytes that are no good archive. */
const BYTES: Record<string, [code: "bad_path" | "failed" | "too_large", bytes: Buffer[]]> = {
  nothing: ["failed", []],
  noise: ["failed", [Buffer.alloc(4096, "noise")]],
  "a name that is not UTF-8": ["bad_path", [block("bad\xff", "0"), END]],
  "a huge size": ["too_large", [block("a", "77777777777"), Buffer.alloc(4096)]],
  "a size in base 256": [
    "too_large",
    [block("a", "0", (h) => h.set([0x80, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], 124)), END],
  ],
  "a negative size": ["failed", [...pax("12 size=-999\n"), block("a", "0"), END]],
  "a size of its own in words": ["failed", [...pax("13 size=many\n"), block("a", "0"), END]],
  "a path that a second header gives": ["bad_path", [...pax("20 path=../../plant\n"), block("a", "0"), END]],
  "an unknown kind": ["failed", [block("a", "0", (header) => void header.write("Z", 156)), END]],
  "headers without end": ["failed", Array.from({ length: 200 }, () => pax("12 comment=a\n")).flat()],
  "a long header": ["failed", [...pax(`200000 comment=${long(199_984)}\n`), block("a", "0"), END]],
};

/** Archives that would reach out of a layer. `layersDir` gives the folder of the layers of a test's driver. */
export function hostileArchives(
  name: string,
  createDriver: CreateDriver,
  layersDir: (t: object) => string,
): void {
  suite(`layers ${name}: an archive`, () => {
    for (const [what, [code, tree]] of Object.entries(TREES))
      test(`with ${what} is refused`, async (t) => {
        const driver = createDriver(t);
        await assert.rejects(driver.layers.create("a", tarOf(tree), BOUNDS), refused(code));
        assert.deepEqual(readdirSync(layersDir(t)), []);
      });

    for (const [what, [code, bytes]] of Object.entries(BYTES))
      test(`of ${what} is refused`, async (t) => {
        const driver = createDriver(t);
        await assert.rejects(driver.layers.create("a", stream(Buffer.concat(bytes)), BOUNDS), refused(code));
        assert.deepEqual(readdirSync(layersDir(t)), []);
      });

    test("that is cut off anywhere is refused", async (t) => {
      const driver = createDriver(t);
      const whole = await bytesOf(tarOf({ a: "x".repeat(700), "b/c": "y", zeros: "\0".repeat(2048) }));
      for (let length = 0; length < whole.length - 512; length += 256)
        await assert.rejects(
          driver.layers.create("a", stream(whole.subarray(0, length), 300), BOUNDS),
          refused("failed"),
          `${length}`,
        );
      assert.deepEqual(readdirSync(layersDir(t)), []);
      await driver.layers.create("a", stream(whole, 100), BOUNDS);
    });

    test("of a million entries is read only as far as allowed", async (t) => {
      const driver = createDriver(t);
      let [made, closed] = [0, false];
      async function* million() {
        try {
          for (; made < 1_000_000; made++) yield block(`d/${made}`, "0");
          yield END;
        } finally {
          closed = true;
        }
      }
      await assert.rejects(driver.layers.create("a", million(), BOUNDS), refused("too_large"));
      assert.ok(made < 2 * BOUNDS.entries, `${made}`);
      assert.ok(closed);
      // Folders above an entry count as well.
      await assert.rejects(
        driver.layers.create("a", tarOf({ ["d/".repeat(400) + "a"]: "x" }), { bytes: 10, entries: 400 }),
        refused("too_large"),
      );
      assert.deepEqual(readdirSync(layersDir(t)), []);
    });

    test("with odd but good names is unpacked as it is", async (t) => {
      const driver = createDriver(t);
      const names = [
        "A",
        "a",
        "-rf",
        " ",
        "a\nb",
        "é",
        "e\u0301",
        "`id`",
        "__proto__",
        ".wh.a",
        "a:b,c\\d",
        long(255),
        `${"d/".repeat(200)}deep`,
      ];
      await driver.layers.create(
        "odd",
        tarOf({ ...Object.fromEntries(names.map((each) => [each, each])), ".": null, "./x/./y//": null }),
        BOUNDS,
      );
      const sandbox = await newSandbox(t, driver, {}, ["odd"]);
      for (const each of names) assert.equal((await sandbox.read(each, 1000)).toString(), each);
      assert.equal((await sandbox.list(1000)).complete, false, "it is deeper than a list");
      await printed(
        sandbox,
        "echo more >>__proto__; rm -- -rf 'a:b,c\\d'; mv d moved && find moved -name deep | wc -l",
      );
      assert.deepEqual((await sandbox.changes(10)).removed, ["-rf", "a:b,c\\d", "d"]);
      for await (const _ of sandbox.snapshot());
      await sandbox.saveLayer("above", BOUNDS);
    });
  });
}
