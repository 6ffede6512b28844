import { z } from "zod";
import { count, text, withExample } from "./fields.ts";

/** A signed checkpoint, as an example. */
export const CHECKPOINT_EXAMPLE =
  "signet-3f2a9c0b17d45e68\n42\nLPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=\n\n— signet-3f2a9c0b17d45e68 kgWFqYbUxIvLpcS1Bkxy0SGB0ABBaG8Zsmvb2x4qNl5jQH1iK4dHkq6Bf1mRk1lY2rQb7bq9o8Vqv3pQ1mWmBAKGTgE=\n";
export const VERIFIER_EXAMPLE =
  "signet-3f2a9c0b17d45e68+92058fa9+AdV3LH4gTJHZP2tr0m3QqQDgHyWeA2vZHhQq6rOKkCzY";

/** How `ok` was decided, strongest first. `none` is always `ok:false`. */
export const CHECK_KINDS = ["given", "self_test", "self_run", "none"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
/** What decided a run's `ok`: one of the checks of code, or a real browser that played a page. */
export const RUN_CHECKS = [...CHECK_KINDS, "browser"] as const;
export type RunCheck = (typeof RUN_CHECKS)[number];

/** Whether a check that passed also failed when it had to; empty if no check ran. */
export const CONTROLS = ["confirmed", "none", ""] as const;
export type SealedControl = (typeof CONTROLS)[number];

const hex = withExample(
  z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits in lower case"),
  "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
);
const commitment = withExample(
  z.string().regex(/^(c1:[0-9a-f]{64})?$/),
  "c1:fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
);
const opened = {
  v: withExample(z.literal([1, 2]), 2).describe("Version of the receipt format"),
  log: text("signet-3f2a9c0b17d45e68").describe("Name of the ledger"),
  seq: withExample(z.number().int().min(0), 41).describe("Position in the ledger, from 0"),
  prev: hex.describe("receipt_sha of the previous line; 64 zeros for the first"),
  ts: count(1_795_348_800).describe("Unix seconds"),
  run: text("r2:baa5a0964d3320fbc0c6a922140453c8513ea24ab8fd0577034804a967248096").describe(
    "From v:2 on, `r2:` and a SHA-256 of the run id and the opening; in v:1, the run id",
  ),
  task: text("Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'").describe(
    "A public excerpt of the task, or its commitment",
  ),
  task_commit: commitment,
  max_steps: count(12),
  owner: commitment,
  svc: text("signet/0.1.0").describe("Name and version of the service"),
};

/** The line for the start of a run. It is written before the first step, so that a missing seal is noticed. */
export const OpenReceipt = z.object({ ...opened, kind: z.literal("open") }).meta({ id: "OpenReceipt" });

/** The seal of a code run. Every field is public. A commitment is empty if there was nothing to commit to. */
export const CodeReceipt = z
  .object({
    ...opened,
    kind: z.literal("code"),
    ok: z.boolean(),
    end: z.enum(["done", "failed", "max_steps", "timeout", "cancelled", "error"]),
    check: z.enum(CHECK_KINDS),
    steps: count(3),
    exit: count(0).describe("Exit code of the check; -1 if none was run"),
    files: commitment.describe("Commits to the manifest of the delivered files"),
    n_files: count(1),
    events: commitment.describe("Commits to the SHA-256 of the stream's bytes up to and including code_done"),
    n_events: count(9),
    state_in: commitment,
    state_out: commitment,
    sandbox: text("bwrap").describe("The isolation in which the check ran"),
    engine: z.enum(["byok", "gateway", "builtin"]),
    model: text("claude-sonnet-5-5"),
    att: text("fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9").describe(
      "SHA-256 of the attestation of the files that it made; empty if there is none",
    ),
    control: z
      .enum(CONTROLS)
      .exactOptional()
      .meta({
        description: "From v:2 on: whether the check was cross-checked with an injected failure",
        examples: ["confirmed"],
      }),
  })
  .meta({ id: "CodeReceipt" });
export type CodeReceipt = z.infer<typeof CodeReceipt>;

/** The seal of a visual build. */
export const VisualReceipt = z
  .object({
    ...opened,
    kind: z.literal("visual"),
    ok: z.boolean(),
    end: z.enum(["done", "failed", "max_steps", "timeout", "cancelled", "error"]),
    check: z
      .enum(["browser", "none"])
      .describe("What decided `ok`: a real browser that followed the named protocol, or nothing"),
    protocol: text("visual-verify/2"),
    report: text("fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9").describe(
      "SHA-256 of the report file; empty if no page was checked",
    ),
    steps: count(3),
    attempts: count(1).describe("Pages that were written and checked"),
    files: commitment.describe("Commits to the manifest of the page, its report and its screenshots"),
    n_files: count(1),
    events: commitment.describe("Commits to the SHA-256 of the stream's bytes before visual_done"),
    n_events: count(9),
    sandbox: text("chromium in bwrap").describe("The browser and the sandbox in which it ran"),
    engine: z.enum(["byok", "gateway", "builtin"]),
    model: text("claude-sonnet-5-5"),
  })
  .meta({ id: "VisualReceipt" });
export type VisualReceipt = z.infer<typeof VisualReceipt>;

/** The line that announces the key that signs the ledger from then on. It belongs to no run. */
export const KeyReceipt = z
  .object({
    v: withExample(z.literal(2), 2),
    log: opened.log,
    seq: opened.seq,
    prev: opened.prev,
    ts: opened.ts,
    kind: z.literal("key"),
    key: text(VERIFIER_EXAMPLE).describe("The new key, in the form that C2SP tools read"),
  })
  .meta({ id: "KeyReceipt" });

/** A receipt as the service shows it: the sealed fields, and in addition the hash of their canonical bytes. */
export const SealedReceipt = z
  .discriminatedUnion("kind", [
    CodeReceipt.extend({ receipt_sha: hex }),
    OpenReceipt.extend({ receipt_sha: hex }),
    KeyReceipt.extend({ receipt_sha: hex }),
    VisualReceipt.extend({ receipt_sha: hex }),
  ])
  .meta({ id: "Receipt" });
export type SealedReceipt = z.infer<typeof SealedReceipt>;
export const ReceiptSha = hex;

export const PROOF_EXAMPLE = `c2sp.org/tlog-proof@v1\nindex 1\nLPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=\n\n${CHECKPOINT_EXAMPLE}`;

/** The proof of a receipt, as the last event of its run has it. */
export const Proof = withExample(z.string().nullable(), PROOF_EXAMPLE).describe(
  "A .tlog-proof, verified offline with the ledger's key: the receipt's place in the ledger's tree, and the signed root of that tree. Null if the ledger could not be signed",
);
