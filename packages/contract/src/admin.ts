import { z } from "zod";
import { BrowserHealth, CodeHealth } from "./bodies.ts";
import { BOUNDS } from "./bounds.ts";
import { count, runId, text, time, withExample } from "./fields.ts";
import { RUN_CHECKS } from "./receipt.ts";
import { RUN_ENDS, RUN_KINDS, RUN_STATES } from "./run-words.ts";
import { TIER_IDS } from "./tiers.ts";

export const ACCOUNT_KINDS = ["owner", "account", "address"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

const units = z.object({ runs: count(3), visual: count(0) });
const account = text("acct_06k3v9x0abcdefghijklmnopq");
const note = text("Asked for more runs by mail").describe("The operator's own note, which nobody else sees");

/** An account as the operator's list shows it. */
export const AccountRow = z
  .object({
    account,
    kind: withExample(z.enum(ACCOUNT_KINDS), "account").describe(
      "`owner`: the operator; `account`: known by a key or a license; `address`: all callers of an address without one",
    ),
    tier: withExample(z.enum(TIER_IDS), "plus"),
    blocked: withExample(z.boolean(), false),
    note,
    used: units.describe("Units of today's allowance"),
    credits: units.describe("Bought or given units that remain"),
    running: count(1).describe("Runs and visuals under way"),
    created_at: time.describe("When it was first seen"),
    active_at: time.describe("When it last started or bought something, or created a key"),
  })
  .meta({ id: "AccountRow" });
export type AccountRow = z.infer<typeof AccountRow>;

export const AccountList = z
  .object({
    accounts: z.array(AccountRow),
    next: withExample(z.string().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "AccountList" });
export type AccountList = z.infer<typeof AccountList>;

const { perChange } = BOUNDS.operator.credit;
const credit = withExample(z.number().int().min(-perChange).max(perChange).optional(), 20);

/** What the operator changes about an account: every given field, or none of them. */
export const AccountPatch = z
  .object({
    blocked: withExample(z.boolean().optional(), true).describe(
      "A blocked account starts nothing that costs something; it can still read and erase its data. Its runs under way are cancelled",
    ),
    tier: withExample(z.enum(TIER_IDS).optional(), "plus").describe(
      "The tier that the operator gives; a plan that gives more stays. `free` takes the operator's gift back",
    ),
    credit: withExample(z.object({ runs: credit, visual: credit }).optional(), { runs: 20 }).describe(
      "Units to add; negative to take back, at most what is left",
    ),
    note: withExample(z.string().max(BOUNDS.operator.noteChars).optional(), "Asked for more runs by mail"),
  })
  .refine(
    ({ blocked, tier, credit: given, note: said }) =>
      [blocked, tier, said, given?.runs, given?.visual].some((value) => value !== undefined),
    "must change something: blocked, tier, credit or note",
  )
  .meta({ id: "AccountPatch" });
export type AccountPatch = z.infer<typeof AccountPatch>;

/** One change by the operator. The text of a note is not repeated. */
export const AccountChange = z
  .object({
    at: time,
    by: text("owner"),
    blocked: z.boolean().optional(),
    tier: z.enum(TIER_IDS).optional(),
    credit: units.optional(),
    note: withExample(z.literal("changed").optional(), "changed"),
  })
  .meta({ id: "AccountChange" });
export type AccountChange = z.infer<typeof AccountChange>;

const stateCounts = withExample(z.partialRecord(z.enum(RUN_STATES), z.number().int()), {
  succeeded: 40,
  failed: 2,
});
const endCounts = withExample(z.partialRecord(z.enum(RUN_ENDS), z.number().int()), {
  finished: 40,
  error: 2,
});

/** An account as the operator sees it: counts, sizes, states and times, no content. */
export const AccountDetail = AccountRow.extend({
  tier_until: time.nullable().describe("When the tier ends; null if it does not"),
  given_tier: withExample(z.enum(TIER_IDS).nullable(), null).describe("The tier that the operator gave"),
  limits: units.describe("Units a day of its tier"),
  keys: z.object({ active: count(1), revoked: count(0) }).describe("Its API keys"),
  licenses: z.object({ active: count(1), revoked: count(0) }),
  paid: z.object({ plans: count(1), packs: count(0) }).describe("Purchases that give something now"),
  runs: z
    .object({ by_state: stateCounts, by_end: endCounts })
    .describe("Its stored runs, without those that were erased"),
  stored: z.object({ files: count(12), bytes: count(48_200), bundles: count(0), bundle_bytes: count(0) }),
  changes: z.array(AccountChange).describe("The latest changes by the operator, newest first"),
}).meta({ id: "AccountDetail" });
export type AccountDetail = z.infer<typeof AccountDetail>;

/** A run as the operator sees it: no task, no files, and no id, which would give access, unless it is the operator's own. */
export const OperatorRun = z
  .object({
    run_id: runId.nullable().describe("Null for a run of somebody else"),
    account,
    kind: z.enum(RUN_KINDS),
    state: withExample(z.enum(RUN_STATES), "failed"),
    end: withExample(z.enum(RUN_ENDS).nullable(), "error"),
    reason: text("model_unavailable")
      .nullable()
      .describe("For a run that ended in an error: the code of its problem"),
    ok: z.boolean().nullable(),
    check_kind: z.enum(RUN_CHECKS).nullable(),
    attempts: count(1).describe("How often a worker took it up"),
    events: count(9),
    created_at: time,
    started_at: time.nullable(),
    finished_at: time.nullable(),
  })
  .meta({ id: "OperatorRun" });
export type OperatorRun = z.infer<typeof OperatorRun>;

export const OperatorRuns = z
  .object({
    runs: z.array(OperatorRun),
    next: withExample(z.string().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "OperatorRuns" });
export type OperatorRuns = z.infer<typeof OperatorRuns>;

export const ATTENTION = ["not_ready", "sandbox", "ledger", "disk", "queue", "failures", "browser"] as const;

/** Something that the operator should look at. */
export const Attention = z
  .object({
    code: withExample(z.enum(ATTENTION), "disk"),
    urgent: withExample(z.boolean(), true),
    text: text("2.1 GB of 80.0 GB are free on the disk of the data folder"),
  })
  .meta({ id: "Attention" });
export type Attention = z.infer<typeof Attention>;

export const Overview = z
  .object({
    version: text("0.1.0"),
    mode: z.enum(["self_hosted", "hosted"]),
    ready: z.boolean(),
    uptime_s: count(86_400),
    now: time,
    attention: z.array(Attention).describe("What needs a look, the most urgent first; empty: nothing"),
    hours: count(24).describe("The hours that `runs` and `failures` cover, by when a run was accepted"),
    runs: z.object({ total: count(42), by_state: stateCounts, by_end: endCounts }),
    failures: z
      .array(
        z.object({
          reason: text("model_unavailable").describe("The end of the run, or the code of its problem"),
          runs: count(2),
          last_at: time,
          service: z.boolean().describe("Whether the service or what it needs failed, not the task"),
        }),
      )
      .describe("Runs that failed, the most frequent reason first"),
    queue: z.object({
      waiting: count(0),
      running: count(1),
      at_once: count(4).describe("Coding runs that may work at the same time"),
      oldest_s: count(0).describe("Seconds that the first in the queue has waited"),
    }),
    disk: z
      .object({ total: count(80_000_000_000), free: count(41_000_000_000), database: count(12_000_000) })
      .describe("Bytes: of the disk of the data folder, and of the database"),
    browsers: BrowserHealth,
    sandboxes: z.object({
      ready: z.boolean(),
      driver: text("bwrap"),
      isolation: text("namespace"),
      missing: withExample(z.array(z.string()), []),
    }),
    ledger: z.object({
      size: count(42),
      verified: z.boolean(),
      never_sealed: CodeHealth.shape.ledger.shape.never_sealed,
    }),
    accounts: z.object({ total: count(17), blocked: count(0), active: count(5).describe("In these hours") }),
  })
  .meta({ id: "Overview" });
export type Overview = z.infer<typeof Overview>;
