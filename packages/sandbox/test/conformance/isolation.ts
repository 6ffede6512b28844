import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { type CreateDriver, newSandbox, refused } from "../rig.ts";

/** What every driver owes to sandboxes that work beside each other. */
export function isolationConformance(name: string, createDriver: CreateDriver): void {
  suite(`${name}: sandboxes`, () => {
    test("run one command at a time each, without output of one in another", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          sandbox.exec(`(while :; do echo stray; done) & echo ${i}; echo ${i} >&2; kill $!`),
        ),
      );
      const after = await sandbox.exec("echo clean");
      assert.deepEqual([after.stdout, after.stderr], ["clean\n", ""]);
      results.forEach((result, i) => assert.equal(result.stderr.replace(/.*[Tt]erminated\n/, ""), `${i}\n`));
    });

    test("twenty at once do not meet", async (t) => {
      const driver = createDriver(t);
      const all = await Promise.all(Array.from({ length: 20 }, () => newSandbox(t, driver)));
      const results = await Promise.all(
        all.map((sandbox, i) =>
          sandbox.exec(`echo ${i} > id; sleep 0.3; cat id; ls; ls /tmp /dev/shm; touch /tmp/t /dev/shm/s`),
        ),
      );
      results.forEach(({ stdout }, i) => assert.equal(stdout, `${i}\nid\n/dev/shm:\n\n/tmp:\nhome\n`));
      assert.equal(new Set(all.map(({ id }) => id)).size, 20);
    });

    test("that were closed, twice or in the middle of a command, refuse everything", async (t) => {
      const sandbox = await newSandbox(t, createDriver(t));
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const running = sandbox.exec("echo begun; sleep 60", { onOutput: () => resolve() });
      await begun;
      await Promise.all([sandbox.close(), sandbox.close()]);
      assert.equal((await running).reason, "lost");
      await sandbox.close();
      await assert.rejects(sandbox.exec("true"), refused("closed"));
      await assert.rejects(sandbox.read("x", 1), refused("closed"));
      await assert.rejects(sandbox.list(1), refused("closed"));
      await assert.rejects(sandbox.write("x", ""), refused("closed"));
      await assert.rejects(Array.fromAsync(sandbox.snapshot()), refused("closed"));
    });
  });
}
