// Runs all benchmarks. Each prints ratios to a floor that is measured in the same run. `npm run bench`
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
for (const name of NAMES) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
