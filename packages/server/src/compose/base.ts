import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";

/** What nearly every part takes, whatever it does. */
export interface Base {
  config: Config;
  log: Log;
  clock: Clock;
  /** The address by which callers reach the service. */
  publicUrl: () => string;
  /** Name of this instance: of its ledger, of who issues its licenses, and of whose checkouts are its own. */
  origin: string;
  /** Name and version of the program, as receipts and receivers of webhooks read it. */
  service: string;
}
