import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** A request that was answered; `route` is its pattern, never its address. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** What is measured when it is asked for. */
export interface Sample {
  /** The runs under way on the whole database, by state, and how long the oldest of each has existed, in seconds. */
  runs: { state: string; runs: number; oldestSeconds: number }[];
  /** The runs that this service executes now. */
  executing: number;
  ledgerSize: number;
  /** Whether all receipts are signed, and more may be appended. */
  ledgerSound: boolean;
  /** Whether the sandbox and the browser of this machine can be used. */
  sandbox: boolean;
  browser: boolean;
  databaseBytes: number;
  diskFreeBytes: number;
}

/** The seconds between which answers are counted. Streams last as long as their runs. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2, 10, 60, 600];

/** Counts what the service does, for Prometheus. Nothing in it names a caller, a run or a task. */
export function createMetrics(service: { version: string; role: string }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "signet_" });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `signet_${name}`, help, labelNames, registers });
  const labelNames = ["method", "route", "status"];
  const seconds = new Histogram({
    name: "signet_http_request_seconds",
    help: "Seconds until a request was answered in full",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: "signet_http_requests_total",
    help: "Requests that were answered",
    labelNames,
    registers,
  });
  gauge("info", "The running version, and what it does", ["version", "role"]).set(service, 1);
  const runs = gauge("runs", "Runs under way on the database", ["state"]);
  const oldest = gauge("runs_oldest_seconds", "Age of the oldest run under way", ["state"]);
  const single = {
    executing: gauge("runs_executing", "Runs that this service executes"),
    ledgerSize: gauge("ledger_size", "Lines of the ledger"),
    ledgerSound: gauge("ledger_sound", "1 if the ledger is signed and takes receipts"),
    sandbox: gauge("sandbox_ready", "1 if code can be run on this machine"),
    browser: gauge("browser_ready", "1 if pages can be verified on this machine"),
    databaseBytes: gauge("database_bytes", "Size of the database"),
    diskFreeBytes: gauge("disk_free_bytes", "Space left on the disk of the data folder"),
  };

  return {
    contentType: registry.contentType,
    answered({ method, route, status, seconds: taken }: AnsweredRequest): void {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, taken);
    },
    /** The counts and this sample in Prometheus' text format. */
    text({ runs: groups, ...values }: Sample): Promise<string> {
      runs.reset();
      oldest.reset();
      for (const { state, runs: count, oldestSeconds } of groups) {
        runs.set({ state }, count);
        oldest.set({ state }, oldestSeconds);
      }
      for (const [name, value] of Object.entries(values))
        single[name as keyof typeof single].set(Number(value));
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
