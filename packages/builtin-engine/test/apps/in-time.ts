import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

const APPS = pathToFileURL(path.join(import.meta.dirname, "../../src/apps/make-app.ts")).href;
const READ_ALL = `
import { text } from "node:stream/consumers";
import { makeApp } from ${JSON.stringify(APPS)};
for (const task of JSON.parse(await text(process.stdin))) makeApp(task);`;
/** Hundreds of times what all of them take: only a reader whose time gets out of hand comes near it. */
const DEADLINE_MS = 120_000;

/** Reads the tasks in a process of their own, which is ended where one of them holds it. */
export function assertReadInTime(tasks: string[]): void {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", READ_ALL],
    { input: JSON.stringify(tasks), timeout: DEADLINE_MS, encoding: "utf8" },
  );
  assert.deepEqual([status, signal], [0, null], stderr);
}
