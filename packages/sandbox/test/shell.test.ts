import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { newDriver, newSandbox } from "./rig.ts";

suite("the shell", () => {
  test("is sh, and says so, where there is no bash", async (t) => {
    const driver = newDriver(t, { bashPath: "/nonexistent/bash" });
    assert.equal((await driver.probe()).features.shell, "sh");
    const sandbox = await newSandbox(t, driver);
    assert.equal(sandbox.shell, "sh");
    const { stdout, exitCode } = await sandbox.exec('echo "$0${BASH_VERSION-}"; [ -d "$HOME" ]');
    assert.deepEqual([stdout, exitCode], ["sh\n", 0]);
  });

  test("reads nothing at its start: no start-up file, BASH_ENV, ENV or function of the environment", async (t) => {
    process.env.BASH_ENV = "/workspace/evil";
    t.after(() => delete process.env.BASH_ENV);
    for (const driver of [newDriver(t), newDriver(t, { bashPath: "/nonexistent/bash" })]) {
      const sandbox = await newSandbox(t, driver);
      await sandbox.exec(
        'for f in evil "$HOME"/.bashrc "$HOME"/.profile "$HOME"/.bash_profile; do echo "echo EVIL; exit 0" >"$f"; done',
      );
      const env = { BASH_ENV: "/workspace/evil", ENV: "/workspace/evil", SHELLOPTS: "noexec", CDPATH: "/" };
      for (const options of [{}, { env }, { env, stdin: "echo EVIL" }]) {
        const { stdout, exitCode } = await sandbox.exec("echo fine; exit 3", options);
        assert.deepEqual([stdout, exitCode], ["fine\n", 3]);
      }
      const plain = await sandbox.exec("bash -c 'echo fine'; sh -c 'echo fine'");
      assert.equal(plain.stdout, "fine\nfine\n");
    }
  });
});
