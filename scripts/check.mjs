// The single entry point for people, `npm test` and CI: runs every check and stops at the first failure. Arguments, as in
// `npm run check -- types sandbox`, select steps and packages by name.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
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
  "web",
];
/** Programs are searched for in these, which takes long: outside of `npm run check:full`, every third file runs. */
const SEARCHES = /builtin-engine\/test\/programs\//;
const written = PACKAGES.flatMap((pkg) => tests(`packages/${pkg}/test`)).toSorted();
const searches = written.filter((file) => SEARCHES.test(file));
const unit = written.filter(
  (file) =>
    process.env["SIGNET_CHECK_ALL"] === "1" || !SEARCHES.test(file) || searches.indexOf(file) % 3 === 0,
);
// Page checks have deadlines, so they do not run beside other tests.
const played = unit.filter((file) => /packages\/(?:page-verifier|web|server\/test\/visual)\//.test(file));
// Attacks and honest projects start many sandboxes per case, so fewer files run at a time.
const judged = unit.filter((file) =>
  /packages\/server\/test\/agents\/(?:check\/|(?:attacks|honest)[^/]*$)/.test(file),
);
// Tests without signals, browsers and sandboxes of their own share three processes, which load what they test only once.
const shared = unit.filter((file) =>
  /packages\/(?:contract|concurrency|builtin-engine\/test\/(?:task|apps|chat)|server\/test\/(?:base|http|modules|store|usecases|agents\/(?:chat|lessons|visual)))\//.test(
    file,
  ),
);
const modules = shared.filter((file) => file.includes("/modules/"));
// The longest of them, so that the others need not wait for it.
const evaluation = shared.filter((file) => file.includes("/evaluation/"));
const rest = unit.filter((file) => ![played, judged, shared].some((files) => files.includes(file)));
const MINUTE = 60_000;
/** After this time, a command that hangs is stopped; a test runner then says what it waits for. */
const LONGEST = (process.env["SIGNET_CHECK_ALL"] === "1" ? 240 : 30) * MINUTE;
/** @typedef {string[]} Command a program and its arguments */
/** Where each command lists its failed tests, so that they can be shown together, at the end of the step. */
const reports = mkdtempSync(path.join(tmpdir(), "signet-failed-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
let reported = 0;
/**
 * Runs test files. `limit`: the time limit of one test; `atOnce`: how many files run in parallel; 0 for all in one process.
 * @returns {Command}
 */
const tested = (/** @type {string[]} */ files, /** @type {number} */ limit, /** @type {number} */ atOnce) => [
  "node",
  "--test",
  `--test-timeout=${limit}`,
  atOnce === 0 ? "--test-isolation=none" : `--test-concurrency=${atOnce}`,
  "--test-reporter=spec",
  "--test-reporter-destination=stdout",
  "--test-reporter=./scripts/slowest-files.mjs",
  "--test-reporter-destination=stdout",
  "--test-reporter=./scripts/failed-tests.mjs",
  `--test-reporter-destination=${path.join(reports, String(reported++))}`,
  ...files,
];
/** The commands of a step run side by side. @type {[name: string, ...commands: Command[]][]} */
const all = [
  ["format", ["oxfmt", "--check", "packages", "test", "scripts", "bench", "examples"]],
  ["lint", ["oxlint", "--type-aware", "--deny-warnings"]],
  ["types", ["npm", "run", "--silent", "types"]],
  ["unused", ["knip"]],
  [
    "unit and integration",
    tested(rest, 5 * MINUTE, 3),
    tested(modules, 5 * MINUTE, 0),
    tested(evaluation, 5 * MINUTE, 0),
    tested(
      shared.filter((file) => ![modules, evaluation].some((files) => files.includes(file))),
      5 * MINUTE,
      0,
    ),
  ],
  ["the check", tested(judged, 10 * MINUTE, 3)],
  ["pages", tested(played, 5 * MINUTE, 3)],
  ["black box", tested(tests("test"), 10 * MINUTE, 3)],
];
const chosen = process.argv.slice(2).map((word) => {
  const step = all.find(([name]) => name.startsWith(word));
  const files = PACKAGES.includes(word) ? tests(`packages/${word}/test`) : [];
  if (step) return step;
  if (files.length > 0) return /** @type {typeof all[number]} */ ([word, tested(files, 10 * MINUTE, 2)]);
  console.error(
    `there is no step or package ${word}; there are ${[...all.map(([name]) => name), ...PACKAGES].join(", ")}`,
  );
  return process.exit(2);
});
const steps = chosen.length > 0 ? chosen : all;
if (unit.length < written.length)
  console.log(
    `${written.length - unit.length} test files of program searches are left to npm run check:full`,
  );
if (steps.some(([, [program]]) => program === "node"))
  spawnSync("node", [path.join(root, "packages/server/test/support/prepared.ts")], { env, stdio: "inherit" });

/**
 * Resolves to the exit code of a command. Shows its output as it comes, or, where others run beside it, at its end.
 * @returns {Promise<number>}
 */
function run(/** @type {Command} */ [program, ...args], /** @type {boolean} */ atOnce) {
  const child = spawn(program ?? "", args, {
    cwd: root,
    env,
    stdio: ["inherit", atOnce ? "inherit" : "pipe", "inherit"],
  });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on("data", (/** @type {Buffer} */ part) => output.push(part));
  const timer = setTimeout(() => {
    console.error(`${program} ran for ${LONGEST / MINUTE} minutes and is stopped`);
    child.kill("SIGINT");
  }, LONGEST);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

for (const [name, ...commands] of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const codes = await Promise.all(commands.map((command, i) => run(command, i === 0)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) {
    console.error(`\n${name} failed (exit ${failed})`);
    for (const file of readdirSync(reports)) console.error(readFileSync(path.join(reports, file), "utf8"));
    process.exit(1);
  }
  console.log(`${name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
