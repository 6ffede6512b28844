import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { CACHE, skip } from "./browser/rig.ts";

const root = path.join(import.meta.dirname, "..");

test("the README's example runs as it stands, with nothing but this package", { skip }, async () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(root, "README.md"), "utf8"))![1]!;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "--input-type=module-typescript",
      "--eval",
      example.replace('"/var/tmp/browsers"', JSON.stringify(CACHE)),
    ],
    { cwd: root },
  );
  assert.equal(stdout, "true true []\n");
});
