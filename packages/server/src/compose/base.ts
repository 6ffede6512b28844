import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Cosigning } from "../modules/ledger/cosigning.ts";
import type { Metrics } from "../modules/metrics/metrics.ts";
import type { Checkpoints } from "../modules/ledger/checkpoints.ts";

/** The dependencies of nearly every part. */
export interface Base {
  config: Config;
  log: Log;
  clock: Clock;
  metrics: Metrics;
  /** The address by which callers reach the service. */
  publicUrl: () => string;
  /** The name of this instance, which identifies its ledger, licenses and checkouts. */
  origin: string;
  /** What signs the ledger. */
  checkpoints: Checkpoints;
  /** What asks witnesses to cosign it. */
  cosigning: Cosigning;
  /** The name and version of the program, for receipts and for the User-Agent of webhooks. */
  service: string;
}
