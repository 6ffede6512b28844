import { API_BASE } from "@signet/contract";
import { backup } from "./commands/backup.ts";
import { ConfigError, loadConfig, unknownSettings } from "./base/config.ts";
import { openLogFile } from "./base/log-file.ts";
import { createLog, describe } from "./base/log.ts";
import { doctor } from "./commands/doctor.ts";
import { logs } from "./commands/logs.ts";
import { startService } from "./compose/service.ts";
import { version } from "./compose/version.ts";
import { DataFolderBusy } from "./store/sqlite/open-sqlite.ts";
import { verifyFile } from "./commands/verify-page.ts";

async function main(): Promise<void> {
  const [, , action, target, flag] = process.argv;
  if (action === "doctor") process.exit(await doctor(version, target === "--all"));
  if (action === "verify-page") process.exit(await verifyFile(target!, flag === "--json"));
  if (action === "backup") process.exit(backup(target));
  if (action === "logs") process.exit(await logs(process.argv.slice(3)));
  const { config } = loadConfig();
  const log = createLog(config.logLevel, process.stderr, openLogFile(config.dataDir));
  for (const name of unknownSettings()) log.warn({ name }, "a setting of this name is not known");
  const service = await startService(config, log);
  // The line that a person, and whoever started us, waits for.
  console.log(`signet ${version} listens on ${service.url} (what it offers: ${API_BASE}/integrate)`);
  let stopping = false;
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.on(name, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), 10_000).unref();
      service.stop().then(
        () => process.exit(0),
        (thrown: unknown) => {
          log.error(describe(thrown), "stopping failed");
          process.exit(1);
        },
      );
    });
}

main().catch((thrown: unknown) => {
  const known = thrown instanceof ConfigError || thrown instanceof DataFolderBusy;
  const text = known || thrown instanceof Error ? thrown.message : "the service could not start";
  console.error(`signet: ${text}`);
  process.exit(known ? 2 : 1);
});
