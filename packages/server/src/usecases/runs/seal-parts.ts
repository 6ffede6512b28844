import type { Config } from "../../base/config.ts";
import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { ExecuteParts } from "./execute-run.ts";
import type { Journal } from "../../modules/runs/journal.ts";
import type { Db } from "../../store/db.ts";

/** The dependencies of executing and sealing every kind of run. */
export interface SealParts extends Pick<ExecuteParts, "onEnd"> {
  db: Db;
  journal: Journal;
  ledger: Ledger;
  clock: Clock;
  config: Config;
  log: Log;
  /** The name and version of this service, for receipts. */
  service: string;
  metering: Metering;
  tries: Tries;
}
