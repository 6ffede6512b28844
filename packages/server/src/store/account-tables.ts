import type { Pack, PaidTier, Reason, Tier, Unit } from "@signet/contract";
import type { Generated } from "kysely";

// Times are in milliseconds since 1970; flags are 0 or 1.

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
