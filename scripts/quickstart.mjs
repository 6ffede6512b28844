// From a clean clone to a solved, checked and sealed run: installs, starts the service, gives the coding agent a task with a
// bug to fix, and verifies the receipts offline. Needs no key, and no network after the installation.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const node = path.join(root, "node_modules", "node", "bin", "node");
const signet = path.join(root, "packages", "cli", "bin", "signet.mjs");
const example = path.join(root, "examples", "slugify");
const dataDir = path.join(root, ".signet", "quickstart");
const fixed = path.join(dataDir, "fixed");
const ledger = path.join(".signet", "quickstart", "ledger.ndjson");

const title = (/** @type {string} */ text) => console.log(`\n— ${text}\n`);
const run = (/** @type {string} */ command, /** @type {string[]} */ args, env = process.env) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env }).status ?? 1;
const stopWith = (/** @type {number} */ status, /** @type {string} */ why) => {
  console.error(`\nquickstart: ${why}`);
  process.exit(status);
};

title("Setting up what is missing");
if (run(process.execPath, [path.join(root, "scripts", "setup.mjs")]) !== 0)
  stopWith(1, "the set-up did not work; see above");

title("Starting the service");
mkdirSync(dataDir, { recursive: true });
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^SVC_|_(API_KEY|MODEL|BASE_URL)$/.test(name)),
);
const service = spawn(node, [path.join(root, "packages", "server", "bin", "start.mjs")], {
  cwd: root,
  env: { ...env, SVC_PORT: "0", SVC_DATA_DIR: dataDir, SVC_LOG_LEVEL: "warn" },
  stdio: ["ignore", "pipe", "inherit"],
});
process.on("exit", () => service.kill("SIGKILL"));
let url = "";
for await (const line of createInterface({ input: service.stdout })) {
  console.log(line);
  url = /listens on (\S+)/.exec(line)?.[1] ?? "";
  if (url) break;
}
if (!url) stopWith(1, "the service did not start; see above");

title("A task for the coding agent: slugify.mjs has a bug, its tests say so");
console.log("$ cd examples/slugify");
console.log("$ signet code - --file slugify.mjs --file slugify.test.mjs < task.txt\n");
const { status: solved } = spawnSync(
  node,
  [signet, "code", "-", "--file", "slugify.mjs", "--file", "slugify.test.mjs", "--url", url, "-o", fixed],
  { cwd: example, stdio: [openSync(path.join(example, "task.txt"), "r"), "inherit", "inherit"] },
);
if (solved !== 0)
  stopWith(solved ?? 1, "the task was not solved; see above (npx signet doctor tells what may be missing)");

title("Verifying the ledger offline: the service is stopped first");
const lines = await (
  await fetch(`${url}/api/demo/code/receipts`, { headers: { Accept: "application/x-ndjson" } })
).text();
writeFileSync(path.join(root, ledger), lines);
const gone = new Promise((resolve) => service.once("exit", resolve));
service.kill("SIGTERM");
await gone;
const verified = run(node, [signet, "verify", ledger]);
if (verified !== 0) stopWith(verified, "the ledger did not verify");

console.log(`
Solved, checked in a fresh sandbox, sealed and verified. The mended file and this demonstration's ledger are in
.signet/quickstart. What next:

  npm start                                   the service; open http://127.0.0.1:8787 in a browser
  npx signet code "…"                         a task of your own
  npx signet receipts                         what your service has sealed
  docs/verify.md                              the same check with jq and sha256sum

The built-in engine finds small programs from examples. For anything else give it a model,
while the service runs (docs/providers.md):

  npx signet init                         finds a model server on this machine or takes your key, and tries it
  npx signet keys set ANTHROPIC_API_KEY   or OPENAI, GROQ, GEMINI, DEEPSEEK, MISTRAL, XAI, …
`);
