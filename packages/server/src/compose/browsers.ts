import { availableParallelism } from "node:os";
import {
  type Browsers,
  createBrowsers,
  findBrowser,
  type FoundBrowser,
  PageVerifierError,
} from "@signet/page-verifier";
import { cacheFolder } from "../base/cache.ts";
import type { Clock } from "../base/clock.ts";
import { type Config, ConfigError } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";

/**
 * Opens the browsers of this machine according to the settings; their named errors become Problems. Nothing is started
 * before the first use. Throws ConfigError.
 */
export function openBrowsers({ config, clock, log }: { config: Config; clock: Clock; log: Log }): Browsers {
  const browsers = createBrowsers({
    found: find(config),
    dir: cacheFolder("signet-browser", config.dataDir),
    path: config.path,
    cores: availableParallelism(),
    clock,
    log,
  });
  return {
    use: (signal, work) => browsers.use(signal, work).catch(rethrow),
    warm: () => browsers.warm().catch(rethrow),
    status: () => browsers.status(),
    close: () => browsers.close(),
  };
}

function find({ browser, path }: Config): FoundBrowser {
  try {
    return findBrowser({ setting: browser, path });
  } catch (thrown) {
    if (!(thrown instanceof PageVerifierError)) throw thrown;
    throw new ConfigError("SVC_BROWSER", thrown.message);
  }
}

function rethrow(thrown: unknown): never {
  throw thrown instanceof PageVerifierError ? problemOf(thrown) : thrown;
}

/** The problem that a caller of the service gets. */
export function problemOf(error: PageVerifierError): Problem {
  switch (error.code) {
    case "overloaded":
      return new Problem("overloaded", error.message, { retryAfterSeconds: 5 });
    case "closed":
      return new Problem("not_ready", "the service is stopping", { cause: error });
    case "browser_unavailable":
    case "no_such_program":
      return new Problem("browser_unavailable", error.message, { cause: error.cause });
  }
}
