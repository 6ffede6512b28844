// One command for a person, `npm test` and CI: every check in turn, stops at the first that fails.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const env = {
  ...process.env,
  PATH: [path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter),
};
const tests = (/** @type {string} */ folder) => {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((f) => f.endsWith(".test.ts"))
      .map((f) => path.join(folder, f));
  } catch {
    return [];
  }
};
const unit = ["contract", "verify", "client", "server", "cli"].flatMap((pkg) =>
  tests(`packages/${pkg}/test`),
);
// Pages are played against deadlines: not beside everything else.
const played = unit.filter((file) => /packages\/server\/test\/(?:visual|browser)\//.test(file));
const steps = [
  ["format", "oxfmt", ["--check", "packages", "test", "scripts", "bench", "examples"]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["types", "tsc", ["--noEmit"]],
  ["unused", "knip", []],
  [
    "unit and integration",
    "node",
    ["--test", "--test-timeout=300000", ...unit.filter((file) => !played.includes(file))],
  ],
  ["pages", "node", ["--test", "--test-timeout=300000", "--test-concurrency=1", ...played]],
  ["black box", "node", ["--test", "--test-timeout=600000", "--test-concurrency=1", ...tests("test")]],
];
for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(/** @type {string} */ (command), /** @type {string[]} */ (args), {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (status !== 0) {
    console.error(`\n${name} failed (exit ${status})`);
    process.exit(1);
  }
  console.log(`${name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
