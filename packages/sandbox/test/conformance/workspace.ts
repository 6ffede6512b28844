import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { suite, test } from "node:test";
import { type CreateDriver, newSandbox, refused, temporary, until } from "../rig.ts";

/** What every driver owes to the files of a workspace. */
export function workspaceConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: the workspace`, () => {
    test("keeps what is written, byte by byte, and gives it back", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const bytes = Buffer.from(Array.from({ length: 1024 ** 2 }, (_, i) => (i * 7) % 256));
      await sandbox.write("deep/er/binary", bytes);
      assert.deepEqual(await sandbox.read("deep/er/binary", 1024 ** 2), bytes);
      await sandbox.write("-odd name;$(id)'\".sh", "#!/bin/sh\necho ran\n", { executable: true });
      assert.equal((await sandbox.exec("./-odd*")).stdout, "ran\n");
      await sandbox.write("empty", "");
      assert.equal((await sandbox.read("empty", 0)).length, 0);
    });

    test("is written from inside: a link, a pipe or a folder in the way leads nowhere", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const outside = path.join(temporary(t), "outside");
      await sandbox.exec(`ln -s ${outside} link; mkfifo pipe; mkdir folder; echo x > shut; chmod 0 shut`);
      for (const file of ["link", "pipe", "shut"]) {
        await sandbox.write(file, "new");
        assert.equal((await sandbox.read(file, 10)).toString(), "new");
      }
      await assert.rejects(sandbox.write("folder", "new"), refused("failed"));
      assert.equal(existsSync(outside), false);
    });

    test("refuses paths that lead out, and says what is not a file", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      await sandbox.exec("mkdir d; ln -s /etc/passwd l; mkfifo p; head -c 100 /dev/zero > f");
      for (const bad of ["", "/etc/passwd", "../x", "d/../../x", "a\0b", "..", "x".repeat(2000)]) {
        await assert.rejects(sandbox.read(bad, 10), refused("bad_path"), bad);
        await assert.rejects(sandbox.write(bad, ""), refused("bad_path"), bad);
      }
      await assert.rejects(sandbox.write("d/", ""), refused("bad_path"));
      await assert.rejects(sandbox.read("none", 10), refused("not_found"));
      await assert.rejects(sandbox.read("f/none", 10), refused("not_found"));
      for (const other of ["d", "l", "p"])
        await assert.rejects(sandbox.read(other, 10), refused("not_a_file"), other);
      await assert.rejects(sandbox.read("f", 99), refused("too_large"));
      assert.equal((await sandbox.read("f", 100)).length, 100);
    });

    test("is listed in order, with kinds, as far as asked", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      await sandbox.exec("mkdir b; echo 12345 > b/two; echo > a; chmod +x a; ln -s a c; mkfifo d");
      const { entries, complete } = await sandbox.list(100);
      assert.deepEqual(
        entries.map(({ path, kind, sizeBytes, executable }) => [path, kind, sizeBytes, executable]),
        [
          ["a", "file", 1, true],
          ["b", "directory", 0, false],
          ["b/two", "file", 6, false],
          ["c", "symlink", 0, false],
          ["d", "other", 0, false],
        ],
      );
      assert.ok(entries.every(({ mtimeMs }) => Math.abs(Date.now() - mtimeMs) < 60_000));
      assert.equal(complete, true);
      const some = await sandbox.list(2);
      assert.deepEqual([some.entries.length, some.complete], [2, false]);
    });

    test("moves to a fresh sandbox: files, folders and the executable bit, nothing else", async (t) => {
      const driver = createDriver(t);
      const [from, to] = [await newSandbox(t, driver), await newSandbox(t, driver)];
      const bytes = Buffer.from(Array.from({ length: 300_001 }, (_, i) => (i * 13) % 256));
      await from.write(`${"long/".repeat(30)}é ü`, "deep");
      await from.write("binary", bytes);
      await from.exec(
        "echo run > run; chmod 4755 run; ln -s /etc/passwd link; mkfifo pipe; mkdir hollow; ln binary twin; : > none",
      );
      await to.restore(from.snapshot());
      const kinds = ({ entries }: Awaited<ReturnType<typeof to.list>>) =>
        entries
          .filter(({ kind }) => kind === "file" || kind === "directory")
          .map((e) => [e.path, e.kind, e.sizeBytes, e.executable]);
      assert.deepEqual(kinds(await to.list(1000)), kinds(await from.list(1000)));
      assert.deepEqual(await to.read("binary", 1e6), bytes);
      assert.equal((await to.exec("stat -c %a run; ls link pipe; stat -c %h twin")).stdout, "755\n1\n");
      assert.equal((await to.exec("find . | wc -l")).stdout, `${(await to.list(1000)).entries.length + 1}\n`);
    });

    test("gives a whole tar of files that change meanwhile, and none of more than the quota", async (t) => {
      const driver = createDriver(t);
      const [from, to] = [await newSandbox(t, driver), await newSandbox(t, driver)];
      const busy = from.exec(
        "while :; do head -c 3000000 /dev/zero > a; : > a; echo x >> b; rm -f c; echo y > c; : > go; done",
        { wallSeconds: 1.5 },
      );
      await until(async () => (await from.list(10)).entries.some(({ path }) => path === "go"));
      for (let round = 0; round < 5; round++) await to.restore(from.snapshot());
      await busy;
      await from.exec("for i in 1 2 3; do truncate -s 15M sparse$i; done");
      await assert.rejects(Array.fromAsync(from.snapshot()), refused("too_large"));
      for await (const _ of to.snapshot()) break;
      await assert.rejects(to.restore(from.snapshot()), refused("too_large"));
      assert.equal((await to.exec("echo alive")).stdout, "alive\n");
    });
  });
}
