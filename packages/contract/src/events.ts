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

export const Check = z
  .object({
    kind: z.enum(CHECK_KINDS),
    cmd: z.string().nullable(),
    exit_code: z.number().int().nullable(),
    passed: z.boolean(),
    output: z.string(),
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
