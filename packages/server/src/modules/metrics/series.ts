import type { Registry } from "prom-client";
import * as prometheus from "prom-client";

/** Seconds between which times are counted, by what takes them. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.5, 2, 10, 60, 600];
const MODEL_SECONDS = [0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600];
const RUN_SECONDS = [0.1, 0.5, 2, 5, 15, 60, 180, 600, 1_800, 3_600];
const WAIT_SECONDS = [0.01, 0.1, 1, 5, 15, 60, 300, 1_800];
const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const SANDBOX_SECONDS = [0.02, 0.05, 0.1, 0.25, 1, 5, 15, 60, 600];

/** Makes series of one registry. */
function createMakers(registry: Registry) {
  const { Counter, Gauge, Histogram } = prometheus;
  const registers = [registry];
  const of = (name: string, help: string, labelNames: readonly string[]) => ({
    name: `signet_${name}`,
    help,
    labelNames: [...labelNames],
    registers,
  });
  return {
    gauge: (name: string, help: string, labels: readonly string[] = []) => new Gauge(of(name, help, labels)),
    counter: (name: string, help: string, labels: readonly string[] = []) =>
      new Counter(of(name, help, labels)),
    histogram: (name: string, help: string, buckets: number[], labels: readonly string[] = []) =>
      new Histogram({ ...of(name, help, labels), buckets }),
  };
}

type Makers = ReturnType<typeof createMakers>;

/** All series of the service, registered once. Every label has few values, which are ours: none is a text of a caller. */
export function createSeries(registry: Registry) {
  const makers = createMakers(registry);
  return { ...answering(makers), ...working(makers), ...measured(makers) };
}

export type Series = ReturnType<typeof createSeries>;

/** Requests, and models that are asked. */
const answering = ({ counter, gauge, histogram }: Makers) => ({
  info: gauge("info", "The running version, and what it does", ["version", "role"]),
  requests: counter("http_requests_total", "Requests that were answered", ["method", "route", "status"]),
  requestSeconds: histogram(
    "http_request_seconds",
    "Seconds until a request was answered in full; a stream lasts as long as it is read",
    REQUEST_SECONDS,
    ["method", "route"],
  ),
  requestsNow: gauge("http_requests_in_flight", "Requests that are being answered, with streams"),
  streamsNow: gauge("http_streams", "Streams of events that are being read"),
  problems: counter("http_problems_total", "Requests that were refused or failed, by the problem's code", [
    "code",
  ]),
  modelCalls: counter("model_calls_total", "Attempts at a turn of a model, by how they ended", [
    "provider",
    "outcome",
  ]),
  modelSeconds: histogram("model_call_seconds", "Seconds that a model took for a turn", MODEL_SECONDS, [
    "provider",
  ]),
  modelFirstSeconds: histogram(
    "model_first_token_seconds",
    "Seconds until the first part of a turn",
    MODEL_SECONDS,
    ["provider"],
  ),
  modelTokens: counter("model_tokens_total", "Tokens of complete turns", ["provider", "kind"]),
});

/** Runs, and what they use. */
const working = ({ counter, gauge, histogram }: Makers) => ({
  runsEnded: counter("runs_ended_total", "Runs that this service ended, by kind, state and reason", [
    "kind",
    "state",
    "reason",
  ]),
  runSeconds: histogram("run_seconds", "Seconds from the start of a run to its end", RUN_SECONDS, ["kind"]),
  runWaitSeconds: histogram("run_wait_seconds", "Seconds that a run waited for its start", WAIT_SECONDS, [
    "kind",
  ]),
  runsExecuting: gauge("runs_executing", "Runs that this service executes", ["kind"]),
  commitSeconds: histogram(
    "journal_commit_seconds",
    "Seconds of a transaction that writes events, a step, or the end of a run",
    COMMIT_SECONDS,
    ["what"],
  ),
  sandboxesNow: gauge("sandboxes", "Open sandboxes"),
  sandboxOpenSeconds: histogram("sandbox_open_seconds", "Seconds until a sandbox was open", SANDBOX_SECONDS),
  sandboxesFailed: counter("sandbox_open_failures_total", "Sandboxes that could not be opened", ["reason"]),
  commandSeconds: histogram(
    "sandbox_command_seconds",
    "Seconds that a command in a sandbox took, by how it ended",
    SANDBOX_SECONDS,
    ["end"],
  ),
  browsersNow: gauge("browser_uses", "Uses of a browser that work, or wait for one", ["state"]),
  browserSeconds: histogram(
    "browser_use_seconds",
    "Seconds that a browser was used, without the wait for it",
    SANDBOX_SECONDS,
    ["outcome"],
  ),
  webhookAttempts: counter("webhook_attempts_total", "Attempts to deliver a webhook, by what became of it", [
    "state",
  ]),
});

/** What is measured when it is asked for. */
const measured = ({ gauge }: Makers) => ({
  runs: gauge("runs", "Runs under way on the database", ["kind", "state"]),
  runsOldest: gauge("runs_oldest_seconds", "Age of the oldest run under way", ["kind", "state"]),
  webhooksPending: gauge("webhooks_pending", "Webhooks that wait for their next attempt"),
  webhooksOldest: gauge("webhooks_overdue_seconds", "Seconds since the longest overdue webhook was due"),
  ledgerSize: gauge("ledger_size", "Lines of the ledger"),
  ledgerSigned: gauge("ledger_checkpoint_size", "Lines that the newest checkpoint of this service signs"),
  ledgerSignedAt: gauge(
    "ledger_checkpoint_timestamp_seconds",
    "When this service signed its newest checkpoint; 0 if it has none",
  ),
  ledgerSound: gauge("ledger_sound", "1 if the ledger is signed and takes receipts"),
  ledgerNeverSealed: gauge(
    "ledger_never_sealed_runs",
    "Runs that were opened, never sealed and not under way when the ledger was last checked",
  ),
  databaseUp: gauge("database_up", "1 if the database answered these questions in time"),
  databaseBytes: gauge("database_bytes", "Size of the database"),
  diskFree: gauge("disk_free_bytes", "Space left on the disk of the data folder"),
  diskTotal: gauge("disk_bytes", "Size of the disk of the data folder"),
  sandbox: gauge("sandbox_ready", "1 if code can be run on this machine"),
  browser: gauge("browser_ready", "1 if pages can be verified on this machine, or nobody tried yet"),
});
