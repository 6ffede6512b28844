import { z } from "zod";
import { type Arriving, base, ErrorData, type Saying } from "./event-base.ts";
import { CHECK_KINDS, CodeReceipt, EXIT_REASONS, ReceiptSha } from "./receipt.ts";

export const ENGINES = ["byok", "gateway", "builtin"] as const;
export type EngineKind = (typeof ENGINES)[number];

/** Tokens of a run. `estimated` where the provider gave none. */
export const Usage = z
  .object({
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    cached_tokens: z.number().int(),
    estimated: z.boolean(),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

/** What decides a run, fixed before its first step. */
export const CheckPlan = z
  .object({
    kind: z.enum(["given", "self_test"]),
    says: z.string().nullable().describe("What decides, in one line; null: the agent's own tests"),
    runners: z.array(z.string()).describe("What runs the tests, such as node-test or python-pytest"),
    protected: z
      .array(z.object({ path: z.string(), sha256: z.string() }))
      .describe("Given files that are put back as they came before the check"),
    examples: z.number().int().describe("Examples and assertions read from the task"),
    unread: z.number().int().describe("Lines that look like examples and could not be read"),
  })
  .meta({ id: "CheckPlan" });
export type CheckPlan = z.infer<typeof CheckPlan>;

export const Check = z
  .object({
    kind: z.enum(CHECK_KINDS),
    cmd: z.string().nullable(),
    exit_code: z.number().int().nullable(),
    passed: z.boolean(),
    output: z.string(),
    before: z
      .enum(["failed", "passed", "none"])
      .describe("The same check on the given files alone; none: it was not run, or there was none"),
    control: z
      .enum(["confirmed", "refuted", "none"])
      .describe("Whether the check fails when it has to; none: no failure could be injected"),
    plan: CheckPlan.nullable(),
    left_out: z
      .array(z.object({ path: z.string(), why: z.string() }))
      .describe("Files of the agent that were not part of the work that was checked and handed over"),
    proposed: z
      .object({
        files: z.array(z.string()),
        patch: z.string().describe("Unified diff against the given files"),
        passes: z.boolean().nullable().describe("Whether the check passes with it; null: not tried"),
      })
      .nullable()
      .describe("Changes to protected files: neither used for the verdict nor applied"),
    flaky: z
      .array(z.string())
      .describe("Tests that both passed and failed on the same bytes: they decide nothing"),
    skipped: z.number().int().describe("Tests that the given files themselves skip"),
    duration_ms: z.number().int(),
  })
  .meta({ id: "Check", description: "What the service itself ran to decide ok." });
export type Check = z.infer<typeof Check>;

/** Data of each code event, by name. Names and order are the interface's; `code_receipt` is always last. */
export const CODE_EVENTS = {
  code_start: z.object({
    ...base,
    task: z.string(),
    conversation_id: z.string().nullable(),
    max_steps: z.number().int(),
    resumed: z.boolean(),
    engine: z.enum(ENGINES),
    model: z.string(),
  }),
  agent_note: z.object({ ...base, text: z.string(), step: z.number().int() }),
  command_started: z.object({ ...base, command_id: z.string(), cmd: z.string(), step: z.number().int() }),
  command_finished: z.object({
    ...base,
    command_id: z.string(),
    cmd: z.string(),
    step: z.number().int(),
    ok: z.boolean(),
    exit_code: z.number().int().nullable(),
    stdout: z.string(),
    stderr: z.string(),
    truncated: z.boolean(),
    timed_out: z.boolean(),
    duration_ms: z.number().int(),
  }),
  code_done: z.object({
    ...base,
    ok: z.boolean(),
    files: z.array(z.string()),
    artifacts: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
    summary: z.string(),
    exit_reason: z.enum(EXIT_REASONS),
    check: Check,
    steps: z.number().int(),
    usage: Usage,
    duration_ms: z.number().int(),
    conversation_id: z.string().nullable(),
  }),
  code_receipt: z.object({
    ...base,
    receipt_sha: ReceiptSha,
    ok: z.boolean(),
    task: z.string(),
    receipt: CodeReceipt.extend({ receipt_sha: ReceiptSha }),
    opening: z.string().describe("32 bytes in hex that open this run's commitments"),
    proof: z.string().nullable(),
  }),
  error: ErrorData,
} as const;

export type CodeEventName = keyof typeof CODE_EVENTS;
export const CODE_EVENT_NAMES = Object.keys(CODE_EVENTS) as CodeEventName[];
/** One event of a code run as it arrives at a client. */
export type CodeEvent = Arriving<typeof CODE_EVENTS>;
/** What an agent says; the journal adds run_id, seq and at. */
export type CodeEventBody = Saying<typeof CODE_EVENTS>;
