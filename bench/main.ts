// Every benchmark in turn; each prints ratios against a floor of the same run. `npm run bench`
import { spawnSync } from "node:child_process";
import path from "node:path";

for (const name of ["sandbox", "service", "stream", "chat", "visual", "metering", "verify", "builtin"]) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
