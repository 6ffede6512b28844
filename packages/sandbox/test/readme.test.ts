import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { temporary } from "./rig.ts";

const root = path.join(import.meta.dirname, "..");

test("the README's example runs as it stands, with nothing but this package", async (t) => {
  const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(root, "README.md"), "utf8"))![1]!;
  const scratch = JSON.stringify(path.join(temporary(t), "scratch"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", example.replace('"/var/tmp/my-sandboxes"', scratch)],
    { cwd: root },
  );
  assert.equal(stdout, "0 hello, world\n\n");
});
