import { API_BASE } from "@signet/contract";
import { loadConfig, unknownSettings } from "../base/config.ts";
import { openLogFile } from "../base/log-file.ts";
import { createLog, describe } from "../base/log.ts";
import { startService } from "../compose/service.ts";
import { version } from "../compose/version.ts";

/** How long stopping may take, beside the runs that are under way. */
const STOPPING_MS = 10_000;
/** After this, what a start has loaded is in use or garbage. */
const STARTED_MS = 1_000;

/** Runs the service until a signal ends it; a second one, or the end of the program that started it, ends it at once. Throws ConfigError and DataFolderBusy. */
export async function serve(): Promise<void> {
  const { config } = loadConfig();
  const log = createLog(config.logLevel, process.stderr, openLogFile(config.dataDir));
  for (const name of unknownSettings()) log.warn({ name }, "a setting of this name is not known");
  const service = await startService(config, log);
  // The line that a person, and whoever started us, waits for.
  console.log(`signet ${version} listens on ${service.url} (what it offers: ${API_BASE}/integrate)`);
  // V8 would keep the garbage of the start until much more is allocated.
  setTimeout(
    () => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }),
    STARTED_MS,
  ).unref();
  // Whoever kills `signet serve` wants its port and its data folder free; what is under way goes on after the next start.
  process.once("disconnect", () => process.exit(1));
  let stopping = false;
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.on(name, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal: name, waits_s: config.drainSeconds }, "service stops");
      setTimeout(() => process.exit(1), config.drainSeconds * 1_000 + STOPPING_MS).unref();
      service.stop().then(
        () => process.exit(0),
        (thrown: unknown) => {
          log.error(describe(thrown), "stopping failed");
          process.exit(1);
        },
      );
    });
}
