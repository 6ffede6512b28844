import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { PYTHON } from "./attack.ts";
import { newDriver, newSandbox } from "./rig.ts";

test(
  "commands find Python as python, also where the machine has only python3",
  { skip: PYTHON },
  async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const asks = "python -c 'import sys; print(sys.version_info[0])'";
    for (const user of ["agent", "checker"] as const)
      assert.equal((await sandbox.exec(asks, { user })).stdout, "3\n");
    await sandbox.write("greet.py", Buffer.from('#!/usr/bin/env python\nprint("hello")\n'));
    assert.equal((await sandbox.exec("chmod +x greet.py && ./greet.py")).stdout, "hello\n");
  },
);

test(
  "an environment that python makes has the library of the machine's Python",
  { skip: PYTHON },
  async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    const made = await sandbox.exec(
      "python -m venv --without-pip env && env/bin/python -c 'import json, sys; print(json.dumps(sys.prefix))'",
    );
    assert.deepEqual([made.stdout, made.exitCode], ['"/workspace/env"\n', 0], made.stderr);
  },
);

test(
  "a python of the machine is the one that commands find",
  { skip: existsSync("/usr/bin/python") ? false : "this machine has no python" },
  async (t) => {
    const sandbox = await newSandbox(t, newDriver(t));
    assert.equal((await sandbox.exec("command -v python")).stdout, "/usr/bin/python\n");
  },
);
