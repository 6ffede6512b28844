import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { suite, test } from "node:test";
import type { Header } from "tar-stream";
import { PYTHON, python } from "./attack.ts";
import { addLayer, BOUNDS, bytesOf, printed, stream, tarOf, type Tree } from "./layer-rig.ts";
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

/** Everything below a folder, with what it contains. */
function picture(folder: string, below = ""): string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const at = path.join(below, name);
    const full = path.join(folder, at);
    const stats = lstatSync(full);
    const self = `${at} ${stats.mode} ${stats.uid} ${stats.size} ${stats.mtimeMs}`;
    if (stats.isDirectory()) return [self, ...picture(folder, at)];
    if (stats.isSymbolicLink()) return [`${self} ${readlinkSync(full)}`];
    return [`${self} ${createHash("sha256").update(readFileSync(full)).digest("hex")}`];
  });
}

/** Archives and commands that would reach through layers. `folderOf` names the folder of a driver's layers on this machine. */
export function hostileLayers(
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
  hostileCommands(name, createDriver, layersDir);
}

function hostileCommands(name: string, createDriver: CreateDriver, layersDir: (t: object) => string): void {
  suite(`layers ${name}: a command`, () => {
    test("cannot change a layer, nor learn where it is", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "secretly-named", {
        a: "low",
        "d/b": "low",
        run: { mode: 0o755, content: "low" },
        up: link("../.."),
      });
      const layer = path.join(layersDir(t), "secretly-named");
      const before = picture(path.join(layer, "w"));
      const sandbox = await newSandbox(t, driver, {}, ["secretly-named"]);
      const seen = await printed(
        sandbox,
        "cat /proc/self/mountinfo /proc/mounts /proc/1/environ /proc/1/cmdline | tr '\\0' '\\n'; ls -l /proc/1/fd /proc/self/fd; ls -la / /tmp ~; df -a 2>&1; true",
      );
      for (const part of ["secretly-named", layersDir(t), path.basename(layersDir(t))])
        assert.ok(!seen.includes(part), seen);
      await sandbox.exec(
        `chmod 777 . a d run; chown 0 a; echo high >a; : >>run; rm -rf d; mkdir d; mknod w c 0 0; ln a hard; truncate -s 0 run; touch -d @0 a d; mv up down
for place in /proc/self/fd/4/w /tmp/o/uw /tmp/o/b ${layer}/w $(grep -o 'lowerdir=[^,]*' /proc/self/mountinfo | tr '=:' '\\n\\n'); do echo high >$place/a; rm -rf $place/d; done
mount -o remount,rw /workspace; umount /workspace; mount --bind /proc/self/fd/4 /tmp; unshare -Um true`,
      );
      assert.equal((await sandbox.exec("ls -d /tmp/o /proc/self/fd/4 /tmp/o/b")).stdout, "");
      await sandbox.close();
      assert.deepEqual(picture(path.join(layer, "w")), before);
      assert.deepEqual(readdirSync(path.join(layer, "users")), []);
    });

    test("cannot use the marks of the kernel to reveal or break anything", { skip: PYTHON }, async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "low", { a: "low", "d/b": "low", "e/f/g": "low" });
      await addLayer(driver, "high", { "d/c": "high", x: "high" });
      const sandbox = await newSandbox(t, driver, {}, ["low", "high"]);
      const { stdout } = await sandbox.exec(
        python(`import os
os.makedirs("own/er"); open("own/file", "w").write("mine")
for kind in ["user", "trusted", "security"]:
    for mark, value in [("opaque", b"y"), ("opaque", b"x"), ("redirect", b"/../../../../etc"), ("redirect", b"/e"), ("metacopy", b""), ("metacopy", b"\\0" * 4), ("whiteout", b"y"), ("origin", b"\\0" * 24), ("impure", b"y"), ("nlink", b"U+9"), ("upper", b"x"), ("protattr", b"i"), ("overlay.opaque", b"y"), ("overlay.whiteout", b"y")]:
        for at in [".", "a", "d", "d/b", "e", "e/f", "own", "own/er", "own/file", "x"]:
            try: os.setxattr(at, kind + ".overlay." + mark, value); print("SET", kind, mark) if kind != "user" else None
            except OSError as error: pass
os.system("mv e e2; rm d/b; cp -a d d2; mkdir d/new; mv d2 d3; mv own own2")`),
      );
      assert.equal(stdout, "");
      const look = "find . -printf '%p %y\\n' | sort; cat a d/c e2/f/g own2/file d3/c";
      const seen = await printed(sandbox, look);
      assert.doesNotMatch(seen, /passwd|shadow|group/);
      assert.match(seen, /lowhighlowminehigh$/);
      const { removed, complete } = await sandbox.changes(1000);
      assert.deepEqual([removed, complete], [["e", "d/b"], true]);
      const fresh = await newSandbox(t, driver, {}, ["low", "high"]);
      await fresh.restore(sandbox.snapshot());
      assert.equal(await printed(fresh, look), seen);
      await sandbox.saveLayer("marked", BOUNDS);
      // Once more above what has such marks in a lower layer now.
      const above = await newSandbox(t, driver, {}, ["low", "high", "marked"]);
      assert.equal(await printed(above, look), seen);
      await printed(above, "rm -r own2 d3 e2; mkdir e2 d3; echo z >>d/c");
      const after = "find . -printf '%p %y\\n' | sort; cat d/c";
      const end = await printed(above, after);
      assert.doesNotMatch(end, /own2|f\/g/);
      await above.saveLayer("again", BOUNDS);
      const top = await newSandbox(t, driver, {}, ["low", "high", "marked", "again"]);
      assert.equal(await printed(top, after), end);
    });

    test("cannot lead what saves a layer out, nor make it wait", async (t) => {
      const driver = createDriver(t);
      const sandbox = await newSandbox(t, driver, {}, []);
      await printed(
        sandbox,
        `ln -s /etc/passwd ~/p; ln -s / root; ln -s /etc/shadow shadow; mkfifo pipe ~/pipe; mkdir -p "$(printf 'a\\nb')" -- -rf; echo x >'--target-directory=x'; cp /usr/bin/env setuid; chmod 6755 setuid; mkdir shut; echo in >shut/in; chmod 0 shut; d=deep; for i in $(seq 300); do mkdir $d; cd $d; done`,
      );
      const started = performance.now();
      await sandbox.saveLayer("saved", { bytes: 1e7, entries: 1000 });
      assert.ok(performance.now() - started < 5000);
      const saved = path.join(layersDir(t), "saved/w");
      assert.equal(lstatSync(path.join(saved, "setuid")).mode & 0o7777, 0o755);
      assert.equal(readlinkSync(path.join(saved, "shadow")), "/etc/shadow");
      assert.ok(lstatSync(path.join(saved, "pipe")).isFIFO());
      const later = await newSandbox(t, driver, {}, ["saved"]);
      assert.equal(
        await printed(later, "readlink root shadow ~/p; chmod 700 shut; cat shut/in; find deep | wc -l"),
        "/\n/etc/shadow\n/etc/passwd\nin\n300\n",
      );
      for (const link of ["shadow", "root/etc/passwd"])
        await assert.rejects(later.read(link, 1e6), refused("not_a_file"));
      await later.close();
      await sandbox.close();
      await driver.layers.remove("saved");
      assert.deepEqual(readdirSync(layersDir(t)), []);
    });

    test("in a folder that cannot be read does not make its files look removed", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "a", { "d/e/f": "x", "g/h": "y" });
      const sandbox = await newSandbox(t, driver, {}, ["a"]);
      await printed(sandbox, "chmod 0 d/e g; chmod 0 d");
      assert.deepEqual((await sandbox.changes(100)).removed, []);
      const fresh = await newSandbox(t, driver, {}, ["a"]);
      await fresh.restore(sandbox.snapshot());
      assert.equal(await printed(fresh, "cat d/e/f g/h"), "xy");
    });

    test("that goes on while the service looks breaks neither list nor snapshot", async (t) => {
      const driver = createDriver(t);
      const files = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`d${i % 5}/f${i}`, `${i}`]));
      await addLayer(driver, "a", files);
      const sandbox = await newSandbox(t, driver, {}, ["a"]);
      const seen = { looks: 0, over: false };
      const busy = sandbox
        .exec(
          "for r in 1 2 3 4 5 6 7 8; do for d in d0 d1 d2 d3 d4; do mv $d x; mv x $d; rm -rf $d/f1*; : >$d/new$r; mkdir -p $d/n/$r; rmdir $d/n/$r; done; done",
        )
        .then((result) => ((seen.over = true), result));
      while (!seen.over) {
        await sandbox.changes(1000);
        await bytesOf(sandbox.snapshot());
        seen.looks += 1;
      }
      assert.equal((await busy).exitCode, 0);
      assert.ok(seen.looks > 0);
      const fresh = await newSandbox(t, driver, {}, ["a"]);
      await fresh.restore(sandbox.snapshot());
      const look = "find . -type f | sort";
      assert.equal(await printed(fresh, look), await printed(sandbox, look));
    });
  });
}
