// The single entry point for people, `npm test` and CI: runs every check and stops at the first failure. Arguments, as in
// `npm run check -- types sandbox`, select steps and packages by name.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const env = {
  ...process.env,
  // Cache compiled code: every test file and every program that a test starts is compiled only once.
  NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/signet-tests"),
  PATH: [path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter),
};
const tests = (/** @type {string} */ folder) => {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((f) => f.endsWith(".test.ts") && !f.includes("node_modules"))
      .map((f) => path.join(folder, f));
  } catch {
    return [];
  }
};
const PACKAGES = [
  "contract",
  "verify",
  "client",
  "concurrency",
  "sandbox",
  "builtin-engine",
  "page-verifier",
  "server",
  "cli",
];
const unit = PACKAGES.flatMap((pkg) => tests(`packages/${pkg}/test`));
// Page checks have deadlines, so they do not run beside other tests.
const played = unit.filter((file) => /packages\/(?:page-verifier|server\/test\/visual)\//.test(file));
// Attacks and honest projects start many sandboxes per case, so fewer files run at a time.
const judged = unit.filter((file) =>
  /packages\/server\/test\/agents\/(?:check\/|(?:attacks|honest)[^/]*$)/.test(file),
);
// Tests without processes, signals and clocks of their own share one process, which loads what they test only once.
const shared = unit.filter((file) =>
  /packages\/(?:contract\/|builtin-engine\/test\/(?:task|apps|chat)\/|server\/test\/usecases\/)/.test(file),
);
const rest = unit.filter((file) => ![played, judged, shared].some((files) => files.includes(file)));
const MINUTE = 60_000;
/**
 * A step that runs test files. `limit`: the time limit of one test; `atOnce`: how many files run in parallel; 0 for all in
 * one process.
 * @returns {[string, string, string[]]}
 */
const tested = (
  /** @type {string} */ name,
  /** @type {string[]} */ files,
  /** @type {number} */ limit,
  /** @type {number} */ atOnce,
) => [
  name,
  "node",
  [
    "--test",
    `--test-timeout=${limit}`,
    atOnce === 0 ? "--test-isolation=none" : `--test-concurrency=${atOnce}`,
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=./scripts/slowest-files.mjs",
    "--test-reporter-destination=stdout",
    ...files,
  ],
];
/** @type {[name: string, command: string, args: string[]][]} */
const all = [
  ["format", "oxfmt", ["--check", "packages", "test", "scripts", "bench", "examples"]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["types", "npm", ["run", "--silent", "types"]],
  ["unused", "knip", []],
  tested("shared", shared, 5 * MINUTE, 0),
  tested("unit and integration", rest, 5 * MINUTE, 3),
  tested("the check", judged, 10 * MINUTE, 3),
  tested("pages", played, 5 * MINUTE, 3),
  tested("black box", tests("test"), 10 * MINUTE, 3),
];
const chosen = process.argv.slice(2).map((word) => {
  const step = all.find(([name]) => name.startsWith(word));
  const files = PACKAGES.includes(word) ? tests(`packages/${word}/test`) : [];
  if (step) return step;
  if (files.length > 0) return tested(word, files, 10 * MINUTE, 2);
  console.error(
    `there is no step or package ${word}; there are ${[...all.map(([name]) => name), ...PACKAGES].join(", ")}`,
  );
  return process.exit(2);
});
const steps = chosen.length > 0 ? chosen : all;
for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
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
