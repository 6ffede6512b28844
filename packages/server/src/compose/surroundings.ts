import type { Browsers } from "@signet/page-verifier";
import type { SandboxDriver } from "@signet/sandbox";
import { aheadBy, type Clock, systemClock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { createGuard, type Guard } from "../modules/outbound/guard.ts";
import { openBrowsers } from "./browsers.ts";
import { openSandboxDriver } from "./sandbox.ts";

/** The outside world as the service uses it. Tests replace it. */
export interface Surroundings {
  clock: Clock;
  driver: SandboxDriver;
  guard: Guard;
  browsers: Browsers;
}

/** The real surroundings, according to the settings. The clock is `aheadMs` ahead of the machine's, to agree with other services. */
export const openSurroundings = (config: Config, log: Log, aheadMs = 0): Surroundings => ({
  clock: aheadBy(aheadMs),
  driver: openSandboxDriver(config),
  guard: createGuard(),
  browsers: openBrowsers({ config, clock: systemClock, log }),
});
