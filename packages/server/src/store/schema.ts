import type {
  ChatFinish,
  ExitReason,
  Pack,
  PaidTier,
  Reason,
  RunKind,
  RunState,
  Tier,
  Unit,
  RunCheck,
  WebhookState,
} from "@signet/contract";
import type { ColumnType, Generated, Selectable } from "kysely";

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

/** A unit that is or was reserved for a run. */
export interface ReservationTable {
  run_id: string;
  account: string;
  unit: Unit;
  source: "allowance" | "credit";
  /** The UTC day of the allowance that it was taken from. */
  day: string;
  state: "reserved" | "settled" | "refunded";
  /** 1 while the run is under way. */
  open: Generated<number>;
  /** While the run is under way: the address for whose free callers it also counts. */
  address: string | null;
}

/** A change of an account's units. */
export interface MeterEntryTable {
  account: string;
  /** Its number among the account's entries; numbers may be skipped. */
  n: number;
  unit: Unit;
  kind: "reserved" | "refunded" | "kept" | "credited";
  source: "allowance" | "credit";
  amount: number;
  reason: Reason;
  /** The run or the purchase. */
  ref: string;
  at: number;
}

export interface ApiKeyTable {
  id: string;
  account: string;
  /** SHA-256 of the whole key. Its secret has 256 bits, so no slower hash is needed. */
  sha256: string;
  /** The tier that was requested for the key. */
  tier: Tier;
  label: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** The content of a license; the token can be recreated from it byte for byte. */
export interface LicenseTable {
  jti: string;
  account: string;
  tier: Tier;
  kid: string;
  issued_at: number;
  expires_at: number;
  revoked_at: number | null;
}

/** A purchase that was offered: a monthly plan, or a pack. */
export interface PurchaseTable {
  id: string;
  account: string;
  kind: "plan" | "topup";
  item: PaidTier | Pack;
  /** Price when it was offered, in US cents. */
  cents: number;
  /** The provider's id of the checkout, hashed and sealed, because whoever knows it can claim. Null until the checkout is open. */
  session_sha: string | null;
  session_sealed: string | null;
  /** The id of the license that it gives. */
  jti: string;
  /** How often the payment was read, and the number of the reading that settled it. */
  looks: Generated<number>;
  settled_look: Generated<number>;
  /** How often what it gives changed. */
  changes: Generated<number>;
  /** The credits that it gives, minus those taken back. */
  runs: Generated<number>;
  visual: Generated<number>;
  /** End of the plan that it gives; 0: none. */
  until: Generated<number>;
  created_at: number;
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

/** A technique. Its text comes from runs and is data, whoever wrote it. */
export interface TechniqueTable {
  /** The number of its row in the index. */
  n: Generated<number>;
  id: string;
  /** Empty, like `owner`, in a technique that all owners share. */
  account: string;
  owner: string;
  kind: "code" | "tactic" | "pitfall";
  origin: "starter" | "run";
  state: "candidate" | "active";
  title: string;
  /** When it applies. */
  applies: string;
  /** Words by which it is found. */
  words: string;
  /** Code, or guidance. */
  body: string;
  language: string;
  params_json: string;
  /** For code: the text of its test, and the names of both files. */
  test: string;
  path: string;
  test_path: string;
  /** For a pitfall: the marks by which it is recognised again. */
  marks_json: string;
  /** SHA-256 of its text without layout and comments. */
  sha: string;
  /** The number of its sequences of five tokens. */
  grams: number;
  /** The hashes of those sequences, 32 bits each, in order; empty in rows from before migration 12. */
  gram_hashes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, Uint8Array>;
  version: number;
  /** 1 once its test passed in a fresh sandbox, and failed when it had to. */
  tested: number;
  /** The run that its text comes from. */
  run_id: string | null;
  created_at: number;
  updated_at: number;
}

/** The score of a technique for one owner. */
export interface TechniqueScoreTable {
  technique_id: string;
  account: string;
  owner: string;
  uses: Generated<number>;
  wins: Generated<number>;
  losses: Generated<number>;
  /** Wins and losses, weighted by age. */
  won: Generated<number>;
  lost: Generated<number>;
  last_used: number | null;
  /** 1: forgotten by this owner. */
  hidden: Generated<number>;
  retired: Generated<number>;
}

/** A run that taught a technique, or in which it was used. */
export interface TechniqueReceiptTable {
  technique_id: string;
  account: string;
  owner: string;
  run_id: string;
  receipt_sha: string;
  role: "learned" | "won" | "lost";
  task_sha: string;
  at: number;
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

/** An account that started or bought something, or has a key. */
export interface AccountTable {
  id: string;
  /** When the operator blocked it; null if it is not blocked. */
  blocked_at: number | null;
  /** The operator's note. */
  note: string;
  created_at: number;
  active_at: number;
}

export interface Tables {
  account: AccountTable;
  /** What the operator changed about an account, without the text of notes. */
  account_change: { id: string; account: string; by: string; at: number; change_json: string };
  bundle: BundleTable;
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
  blob: { sha256: string; content: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never> };
  run_blob: { run_id: string; sha256: string };
  ledger: { seq: number; sha: string; run_id: string; kind: string; line: string };
  ledger_head: { id: number; size: number; sha: string; ts: number };
  /** A tile of the ledger's tree: up to 256 hashes of one level, joined. */
  ledger_tile: {
    level: number;
    n: number;
    hashes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, Uint8Array>;
  };
  /** The keys that signed the ledger, as text, and the size from which each did. */
  ledger_key: { verifier: string; since: number };
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
