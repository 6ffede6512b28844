import type {
  ChatFinish,
  ExitReason,
  RunKind,
  RunState,
  Tier,
  Unit,
  RunCheck,
  WebhookState,
} from "@signet/contract";
import type { ColumnType, Generated, Selectable } from "kysely";
import type {
  ReservationTable,
  MeterEntryTable,
  ApiKeyTable,
  LicenseTable,
  PurchaseTable,
  AccountTable,
} from "./account-tables.ts";
import type { TechniqueTable, TechniqueScoreTable, TechniqueReceiptTable } from "./technique-tables.ts";

/** Times are in milliseconds since 1970; flags are 0 or 1; `*_json` and `line` are texts that are stored verbatim. */
export interface RunTable {
  id: string;
  kind: Generated<RunKind>;
  account: string;
  owner: string;
  state: RunState;
  /** The request without its files. They are in `given_json`, because a run is read far more often than it is executed. */
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
  exit_reason: ExitReason | ChatFinish | null;
  check_kind: RunCheck | null;
  receipt_sha: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  given_json: string;
  /** When its private data was erased. The rest of the row answers the idempotency key until that expires. */
  erased_at: number | null;
  /** 1 while events and files of an erased run are still to be removed. */
  erasing: Generated<number>;
  /** How a run of a conversation began: what it was sent, now and earlier, and what it took over. */
  begun_json: string | null;
  /** 1 from a call of the model until the step that it belongs to is committed. */
  asking: Generated<number>;
  /** Calls of the model whose answer was lost with the service that made them. */
  calls_in_doubt: Generated<number>;
}

export interface WebhookTable {
  run_id: string;
  id: string;
  account: string;
  owner: string;
  url: string;
  body: string;
  state: WebhookState;
  /** Attempts since the delivery was last requested by hand. */
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

/** A note that an owner asked the chat to remember. */
export interface MemoryTable {
  id: string;
  account: string;
  owner: string;
  text: string;
  created_at: number;
}

/** The task state of a conversation. */
export interface TaskStateTable {
  account: string;
  owner: string;
  conversation_id: string;
  version: number;
  body_json: string;
  created_at: number;
  updated_at: number;
}

/** An uploaded project. Its bytes are a file that is named by their hash. */
export interface BundleTable {
  id: string;
  account: string;
  owner: string;
  sha256: string;
  files: number;
  /** Unpacked. */
  bytes: number;
  packed: number;
  expires_at: number;
}

export interface Tables {
  account: AccountTable;
  /** What the operator changed about an account, without the text of notes. */
  account_change: { id: string; account: string; by: string; at: number; change_json: string };
  bundle: BundleTable;
  /** The bytes of bundles in pieces, if they are not in the data folder. */
  bundle_part: { sha256: string; n: number; bytes: ColumnType<Uint8Array, Uint8Array, never> };
  task_state: TaskStateTable;
  technique: TechniqueTable;
  technique_score: TechniqueScoreTable;
  /** Forgotten techniques: the runs that taught them, and the hash of their text. */
  technique_forgotten: { run_id: string; sha: string };
  technique_receipt: TechniqueReceiptTable;
  /** A sealed run that is still to be learned from. */
  lesson: { run_id: string; account: string; owner: string; tries: Generated<number>; next_at: number };
  memory: MemoryTable;
  purchase: PurchaseTable;
  api_key: ApiKeyTable;
  license: LicenseTable;
  /** The key with the highest `n` signs new licenses. */
  license_key: { kid: string; n: number; public_x: string; sealed: string; created_at: number };
  /** The tiers of an account's subscriptions, and when they end. */
  plan: { subscription: string; account: string; tier: Tier; until: number };
  try_count: { name: string; until: number; tries: number };
  /** The answer to a request with an idempotency key; null while the request is processed. */
  reply: { scope: string; idem_key: string; body_sha: string; sealed: string | null; started_at: number };
  meter: { account: string; running: Generated<number>; entries: Generated<number> };
  allowance: { account: string; unit: Unit; day: string; used: number };
  /** The units that all free callers of an address took in a day. */
  address_day: { address: string; unit: Unit; day: string; used: number };
  /** The account of a free key, the address that created it, and when it was created or last took a free unit. */
  free_account: { account: string; address: string; used_at: number };
  credit_balance: { account: string; unit: Unit; balance: number };
  reservation: ReservationTable;
  meter_entry: MeterEntryTable;
  run: RunTable;
  run_event: { run_id: string; seq: number; name: string; data_json: string };
  /** A content of run files; empty if its bytes are outside of the database. */
  blob: { sha256: string; content: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, Uint8Array> };
  /** Where a content is outside of the database, and when to look whether anything still names it. */
  blob_place: { sha256: string; place: string; bytes: number; look_at: number | null };
  /** Places whose bytes are to be removed. */
  blob_waste: { place: string };
  run_blob: { run_id: string; sha256: string };
  ledger: { seq: number; sha: string; run_id: string; kind: string; line: string };
  ledger_head: { id: number; size: number; sha: string; ts: number };
  /** A tile of the ledger's tree: up to 256 hashes of one level, joined; on the lowest level always 256. */
  ledger_tile: {
    level: number;
    n: number;
    hashes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, Uint8Array>;
  };
  /** The keys that signed the ledger, as text, the size from which each did, and that checkpoint, signed by the key before too. */
  ledger_key: { verifier: string; since: number; checkpoint: string | null };
  setting: { name: string; value: string };
  webhook: WebhookTable;
  webhook_attempt: WebhookAttemptTable;
  provider_setting: { name: string; sealed: string; updated_at: number };
}

export type AccountEntry = Selectable<AccountTable>;
export type BundleRow = Selectable<BundleTable>;
export type PurchaseRow = Selectable<PurchaseTable>;
export type RunRow = Selectable<RunTable>;
export type WebhookRow = Selectable<WebhookTable>;
export type WebhookAttemptRow = Selectable<WebhookAttemptTable>;
