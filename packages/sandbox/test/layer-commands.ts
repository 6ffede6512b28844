import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { suite, test } from "node:test";
import { PYTHON, python } from "./attack.ts";
import { addLayer, BOUNDS, bytesOf, printed } from "./layer-rig.ts";
import { type CreateDriver, newSandbox, refused } from "./rig.ts";

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

/** Commands that would reach through layers, or lead the service astray. */
export function hostileCommands(
  name: string,
  createDriver: CreateDriver,
  layersDir: (t: object) => string,
): void {
  suite(`layers ${name}: a command`, () => {
    test("cannot change a layer, nor learn where it is", async (t) => {
      const driver = createDriver(t);
      await addLayer(driver, "secretly-named", {
        a: "low",
        "d/b": "low",
        run: { mode: 0o755, content: "low" },
        up: { type: "symlink", linkname: "../.." },
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
