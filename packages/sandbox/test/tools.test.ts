import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import type { Tools } from "../src/bwrap/recipe.ts";
import { isRoot, newDriver, newSandbox } from "./rig.ts";

/** Tools that the user of the sandboxes can reach: a program that reads a file beside itself. */
function newTools(t: TestContext): Tools {
  // Root puts the folder of layers over /tmp, so tools have to be elsewhere.
  const root = mkdtempSync("/var/tmp/signet-test-");
  t.after(() => rmSync(root, { recursive: true }));
  chmodSync(root, 0o755);
  for (const folder of ["one/lib", "two"]) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, "one/lib/greet"),
    '#!/bin/sh\ncat "$(dirname "$(readlink -f "$0")")/words"\n',
    {
      mode: 0o755,
    },
  );
  writeFileSync(path.join(root, "one/lib/words"), "hello\n");
  writeFileSync(path.join(root, "two/secret"), "secret\n");
  symlinkSync("/etc/hostname", path.join(root, "one/lib/link"));
  return { root, folders: { "greeter/lib": "one/lib" }, programs: { greet: "greeter/lib/greet" } };
}

test("commands find a program with the files beside it, and nothing else of the folder that holds it", async (t) => {
  const sandbox = await newSandbox(t, newDriver(t, { tools: newTools(t) }));
  assert.equal((await sandbox.exec("greet; command -v greet")).stdout, "hello\n/opt/node/bin/greet\n");
  const { stdout } = await sandbox.exec(
    "find /opt /tmp -name 'secret*'; ls /opt/greeter/lib; ls -d /tmp/tools",
  );
  assert.equal(stdout, "greet\nlink\nwords\n");
  const checker = await sandbox.exec("greet; cat /opt/greeter/lib/link", { user: "checker" });
  assert.deepEqual([checker.stdout, checker.exitCode], ["hello\n", 1], "a link leads nowhere outside");
});

test("commands cannot change a program, also not for the sandboxes after them", async (t) => {
  const driver = newDriver(t, { tools: newTools(t) });
  const sandbox = await newSandbox(t, driver);
  const attempts = [
    "echo evil >/opt/greeter/lib/words",
    "rm /opt/greeter/lib/words",
    "mv /opt/greeter/lib /opt/greeter/old",
    "ln -sf /workspace/evil /opt/node/bin/greet",
    "echo evil >/opt/node/bin/greet",
    "chmod 777 /opt/greeter/lib",
    "mount --bind /workspace /opt/greeter/lib",
    ": >/proc/self/fd/9",
  ];
  for (const attempt of attempts) assert.notEqual((await sandbox.exec(attempt)).exitCode, 0, attempt);
  const after = await newSandbox(t, driver, {}, []);
  for (const one of [sandbox, after]) assert.equal((await one.exec("greet")).stdout, "hello\n");
});

test("tools that cannot be brought along are left out, and the sandbox is the same otherwise", async (t) => {
  const shut = newTools(t);
  const gone = { ...newTools(t), root: "/nonexistent" };
  const noFolder = { ...newTools(t), folders: { "greeter/lib": "none" } };
  chmodSync(shut.root, isRoot ? 0o700 : 0);
  try {
    for (const tools of [shut, gone, noFolder]) {
      const sandbox = await newSandbox(t, newDriver(t, { tools }));
      const { stdout, stderr, exitCode } = await sandbox.exec("node -p 1+1; greet");
      assert.deepEqual([stdout, exitCode], ["2\n", 127], stderr);
    }
  } finally {
    chmodSync(shut.root, 0o755);
  }
});
