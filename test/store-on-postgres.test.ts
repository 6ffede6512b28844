import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { NO_POSTGRES, startPostgres } from "../packages/server/test/support/postgres.ts";
import { drawn, sampleOf } from "./support/drawn.ts";

const FOLDER = path.join(import.meta.dirname, "../packages/server/test");

/** What the modules and routes promise of stored data. Each test opens a database of its own. */
const SUITES = [
  ...[
    "runs",
    "metering",
    "access",
    "ledger",
    "outbound",
    "payments",
    "memory",
    "task-state",
    "techniques",
  ].map((module) => `modules/${module}/*.test.ts`),
  "http/*.test.ts",
];
/** What is true of SQLite alone: how its data folder is guarded and its file grows. */
const SQLITE_ONLY = new Set([
  "checkpoints.test.ts",
  "processes.test.ts",
  "rotate-key.test.ts",
  "bundles.test.ts",
]);

test(
  "the modules keep on Postgres what they promise on SQLite",
  { skip: NO_POSTGRES ?? false },
  async (t) => {
    const files = SUITES.flatMap((suite) => globSync(path.join(FOLDER, suite))).filter(
      (file) => !SQLITE_ONLY.has(path.basename(file)),
    );
    const sample = drawn(files.toSorted(), 3);
    t.diagnostic(`test files on Postgres: ${sample.length}${sampleOf(sample, files)}`);
    const server = await startPostgres({ max_connections: "400", fsync: "off" });
    t.after(() => server.stop());
    const env = { ...process.env, SIGNET_TEST_DATABASE: await server.createDatabase() };
    delete (env as Record<string, string | undefined>)["NODE_TEST_CONTEXT"];
    const child = spawn(
      process.execPath,
      ["--test", "--test-concurrency=2", "--test-reporter=dot", ...sample],
      {
        env,
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    const [said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    assert.equal(child.exitCode, 0, said);
  },
);
