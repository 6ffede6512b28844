import { availableParallelism } from "node:os";
import { cacheFolder } from "./base/cache.ts";
import type { Clock } from "./base/clock.ts";
import type { Config } from "./base/config.ts";
import type { Log } from "./base/log.ts";
import { findBrowser } from "./browser/find.ts";
import { createBrowsers } from "./browser/pool.ts";
import type { Browsers } from "./browser/port.ts";

/** The browsers of this machine, as the settings have it. Nothing is started before the first use. */
export const openBrowsers = ({ config, clock, log }: { config: Config; clock: Clock; log: Log }): Browsers =>
  createBrowsers({
    found: findBrowser({ setting: config.browser, path: config.path }),
    dir: cacheFolder("signet-browser", config.dataDir),
    path: config.path,
    cores: availableParallelism(),
    clock,
    log,
  });
