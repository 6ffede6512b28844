import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../base/clock.ts";
import { type Config, ConfigError, loadConfig, unknownSettings } from "../base/config.ts";
import type { ShownSetting } from "../base/read-settings.ts";
import { createLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { openBrowsers } from "../compose/browsers.ts";
import { CGROUP_WANTED, limitsOf, openSandboxDriver } from "../compose/sandbox.ts";
import { SEARCH_SETTINGS, searchNames } from "../compose/search.ts";
import { createGuard } from "../modules/outbound/guard.ts";
import { openBlobStore } from "../store/blobs/open-blobs.ts";
import { createSandboxEquipment } from "../usecases/runs/sandbox-equipment.ts";
import { NO_CGROUP, type SandboxDriver } from "@signet/sandbox";

/**
 * Prints the settings that differ from their defaults (with `all`, every setting with its source) and what the machine
 * lacks. Returns the exit code, 0 if nothing is wrong.
 */
export async function doctor(version: string, all: boolean): Promise<number> {
  const wrong: string[] = [];
  console.log(`signet ${version}, node ${process.version}, ${process.platform} ${process.arch}\n`);
  let { config } = loadConfig({});
  try {
    const loaded = loadConfig();
    ({ config } = loaded);
    for (const line of settingRows(loaded.shown, all)) console.log(`  ${line}`);
    wrong.push(...unwritable(config.dataDir));
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    wrong.push(thrown.message);
  }
  wrong.push(...unknownSettings().map((name) => `${name} is not a setting of this version`));
  wrong.push(...(await sandboxRows(config)));
  wrong.push(...(await browserRow()));
  wrong.push(...(await filesRow(config)));
  const search = searchNames(config).join(", then ");
  console.log(
    `  search   ${search || `none; the chat searches the web with one of ${SEARCH_SETTINGS.join(", ")}`}`,
  );
  console.log(
    wrong.length === 0
      ? "\nNothing is missing on this machine."
      : `\nTo fix:\n${wrong.map((line) => `  - ${line}`).join("\n")}`,
  );
  return wrong.length === 0 ? 0 : 1;
}

function settingRows(shown: readonly ShownSetting[], all: boolean): string[] {
  const rows = all ? shown : shown.filter(({ source }) => source !== "default");
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const left = shown.length - rows.length;
  return [
    ...rows.map(({ name, value, source }) => `${name.padEnd(width)}  ${value}${all ? `  (${source})` : ""}`),
    ...(left === 0 ? [] : [`${left} settings have their defaults; signet doctor --all shows them`]),
  ];
}

/** Tries the sandbox, and prints what it is and has. Returns what keeps code from being run, if anything does. */
async function sandboxRows(config: Config): Promise<string[]> {
  const none = (why: readonly string[]) => {
    console.log("\n  sandbox  none: no code will be run");
    return why.map((item) => (item === NO_CGROUP ? CGROUP_WANTED : item));
  };
  let driver: SandboxDriver;
  try {
    driver = openSandboxDriver(config);
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return none([thrown.message]);
  }
  const { ok, version, features, missing } = await driver.probe();
  if (!ok) return none(missing);
  const available = Object.entries(features).map(([name, value]) => `${name}=${value}`);
  console.log(`\n  sandbox  ${version}, ${available.join(" ")}`);
  console.log(`  has      ${await equipmentRow(driver, config)}`);
  return [];
}

/** What commands find in the sandbox, in one line. */
async function equipmentRow(driver: SandboxDriver, config: Config): Promise<string> {
  const { dataDir } = config;
  const parts = { driver, limits: limitsOf(config), clock: systemClock, dataDir };
  const found = await createSandboxEquipment(parts).find();
  if ("reason" in found) return `unknown: ${found.reason}`;
  const programs = Object.entries(found.programs).map(([name, version]) => `${name} ${version}`);
  const packages = found.python_packages.map((name) => `${name} (Python)`);
  const missing = found.missing.length > 0 ? `; not ${found.missing.join(", ")}` : "";
  return `${[...programs, ...packages].join(", ")}${missing}`;
}

/** Asks the store of files outside of the database, if there is one. Returns why it cannot be used, if so. */
async function filesRow({ blobs }: Config): Promise<string[]> {
  if (blobs === null) return [];
  const guard = createGuard();
  try {
    const owner = await openBlobStore(blobs, guard.fetch("operator")).owner();
    const kind = blobs.kind === "folder" ? "a folder" : "a bucket";
    console.log(`  files    ${kind}, which answers${owner === null ? " and is not in use yet" : ""}`);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    console.log("  files    the store does not answer");
    return [thrown.message];
  } finally {
    await guard.close();
  }
}

/** Starts the browser that plays pages, and prints its name and version. Returns why there is none, if so. */
async function browserRow(): Promise<string[]> {
  let reason = "a setting is wrong";
  try {
    const browsers = openBrowsers({ ...loadConfig(), clock: systemClock, log: createLog("silent") });
    await browsers.warm().catch(() => undefined);
    const status = browsers.status();
    await browsers.close();
    if (status.state === "ready") {
      console.log(`  browser  ${status.name} ${status.version}, ${status.sandbox}`);
      return [];
    }
    if (status.state === "unavailable") reason = status.reason;
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    reason = thrown.message;
  }
  console.log("  browser  none: no page will be built");
  return [reason];
}

/** Checks that the data folder, or the nearest existing folder above it, is writable. */
function unwritable(dataDir: string): string[] {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return [];
  } catch {
    return [`SVC_DATA_DIR: ${folder} is not writable`];
  }
}
