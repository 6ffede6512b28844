import type { CheckKind, ExitReason, RunState, WebhookState } from "@signet/contract";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Milliseconds since 1970; flags are 0 or 1; `*_json` and `line` are text, kept as written. */
export interface RunTable {
  id: string;
  account: string;
  owner: string;
  state: RunState;
  /** The request without its files, which are in `given_json`: a run is shown far more often than it is worked on. */
  request_json: string;
  request_id: string;
  idem_key: string | null;
  idem_body_sha: string | null;
  conversation_id: string | null;
  opening: string;
  worker: string | null;
  fence: Generated<number>;
  lease_until: Generated<number>;
  attempts: Generated<number>;
  last_seq: Generated<number>;
  cancel_requested: Generated<number>;
  agent_json: string | null;
  files_json: string | null;
  ok: number | null;
  exit_reason: ExitReason | null;
  check_kind: CheckKind | null;
  receipt_sha: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  given_json: string;
}

export interface WebhookTable {
  run_id: string;
  id: string;
  account: string;
  owner: string;
  url: string;
  body: string;
  state: WebhookState;
  /** Attempts since it was last made due by hand. */
  tries: Generated<number>;
  next_at: number | null;
  fence: Generated<number>;
  lease_until: Generated<number>;
}

export interface WebhookAttemptTable {
  run_id: string;
  n: number;
  at: number;
  ok: number;
  status: number | null;
  error: string | null;
  duration_ms: number;
}

export interface Tables {
  run: RunTable;
  run_event: { run_id: string; seq: number; name: string; data_json: string };
  blob: { sha256: string; content: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never> };
  run_blob: { run_id: string; sha256: string };
  ledger: { seq: number; sha: string; run_id: string; kind: string; line: string };
  ledger_head: { id: number; size: number; sha: string; ts: number };
  setting: { name: string; value: string };
  webhook: WebhookTable;
  webhook_attempt: WebhookAttemptTable;
  provider_setting: { name: string; sealed: string; updated_at: number };
}

export type RunRow = Selectable<RunTable>;
export type WebhookRow = Selectable<WebhookTable>;
export type WebhookAttemptRow = Selectable<WebhookAttemptTable>;
