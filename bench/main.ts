// Runs all benchmarks, or those that are named. Each prints ratios to a floor that is measured in the same run.
// `npm run bench`, `npm run bench -- visual stream`
import { spawnSync } from "node:child_process";
import path from "node:path";

const NAMES = [
  "sandbox",
  "browser",
  "visual",
  "service",
  "check",
  "stream",
  "chat",
  "metering",
  "memory",
  "verify",
  "ledger",
  "builtin",
  "web",
];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}; there are ${NAMES.join(", ")}`);
  process.exit(2);
}
for (const name of named.length > 0 ? named : NAMES) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
