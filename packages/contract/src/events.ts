import { z } from "zod";
import { AgentNote, type Arriving, base, ErrorData, type Saying } from "./event-base.ts";
import { count, sha256, text, withExample } from "./fields.ts";
import { Proof, CHECK_KINDS, CodeReceipt, ReceiptSha } from "./receipt.ts";
import { EXIT_REASONS } from "./run-words.ts";

export const ENGINES = ["byok", "gateway", "builtin"] as const;
export type EngineKind = (typeof ENGINES)[number];

/** The tokens of a run. `estimated` if the provider reported none. */
export const Usage = z
  .object({
    input_tokens: count(5_120),
    output_tokens: count(640),
    cached_tokens: count(4_096).describe("Input tokens that were read from the provider's cache"),
    estimated: withExample(z.boolean(), false).describe("True if the provider reported no numbers"),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

/** The usage of a run that asked no model. */
export const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false };

/** What decides a run, fixed before its first step. */
export const CheckPlan = z
  .object({
    kind: z.enum(["given", "self_test"]),
    says: text("4 examples of the task")
      .nullable()
      .describe("What decides, in one line; null if the agent's own tests decide"),
    runners: z.array(text("node-test")).describe("The test runners, such as node-test or python-pytest"),
    protected: z
      .array(z.object({ path: text("test/slugify.test.js"), sha256 }))
      .describe("Given files that are restored byte for byte before the check"),
    examples: count(4).describe("Examples and assertions read from the task"),
    unread: count(0).describe("Lines that look like examples but could not be parsed"),
  })
  .meta({ id: "CheckPlan" });
export type CheckPlan = z.infer<typeof CheckPlan>;

export const Check = z
  .object({
    kind: z.enum(CHECK_KINDS),
    cmd: text("node --test").nullable(),
    exit_code: count(0).nullable(),
    passed: z.boolean(),
    output: text("4 of 4 examples hold"),
    before: z
      .enum(["failed", "passed", "none"])
      .describe(
        "The result of the same check on the given files alone; none: there was no check, or it was not run",
      ),
    control: z
      .enum(["confirmed", "refuted", "none"])
      .describe("Whether the check fails when it must; none: no failure could be injected"),
    plan: CheckPlan.nullable(),
    left_out: withExample(z.array(z.object({ path: z.string(), why: z.string() })), []).describe(
      "Files of the agent that were neither checked nor delivered",
    ),
    proposed: withExample(
      z
        .object({
          files: z.array(z.string()),
          patch: z.string().describe("Unified diff against the given files"),
          passes: z.boolean().nullable().describe("Whether the check passes with the patch; null: not tried"),
        })
        .nullable(),
      null,
    ).describe("Changes to protected files; neither used for the verdict nor applied"),
    flaky: withExample(z.array(z.string()), []).describe(
      "Tests that both passed and failed on the same bytes; they do not count",
    ),
    skipped: count(0).describe("Tests that the given files themselves skip"),
    duration_ms: count(950),
  })
  .meta({ id: "Check", description: "The check that the service itself ran to decide `ok`." });
export type Check = z.infer<typeof Check>;

const task = text("Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'");
const conversation_id = withExample(z.string().nullable(), null);
const command_id = text("cmd_06k3v9x0abcdefghijklmnopq");

/** The data of each code event, by name. Names and order are part of the interface; `code_receipt` is always last. */
export const CODE_EVENTS = {
  code_start: z
    .object({
      ...base,
      task,
      conversation_id,
      max_steps: count(12),
      resumed: withExample(z.boolean(), false).describe(
        "Whether it continues an earlier run of the conversation",
      ),
      engine: z.enum(ENGINES),
      model: text("claude-sonnet-5-5"),
      bundle: withExample(
        z
          .object({
            sha256: z.string().describe("Of the archive as it was uploaded"),
            files: z.number().int(),
            bytes: z.number().int().describe("Of all files, unpacked"),
          })
          .nullable(),
        null,
      )
        .optional()
        .describe("The project that the run works on; null if it has none. Older events lack it"),
    })
    .meta({ description: "The run begins. Always the first event." }),
  agent_note: AgentNote.extend({
    diff: z
      .string()
      .optional()
      .describe(
        "What the agent has just changed in a file, as a patch; absent where nothing was, or it is over 8 KiB",
      ),
  }).meta({ description: "A remark of the agent during the work, or what it has just done to a file." }),
  command_started: z
    .object({ ...base, command_id, cmd: text("node --test"), step: count(2) })
    .meta({ description: "A command of the agent has started in the sandbox." }),
  command_finished: z
    .object({
      ...base,
      command_id,
      cmd: text("node --test"),
      step: count(2),
      ok: z.boolean(),
      exit_code: count(0).nullable().describe("Null if it was stopped, or runs on in the background"),
      stdout: text("# tests 4\n# pass 4\n"),
      stderr: text(""),
      truncated: withExample(z.boolean(), false).describe("Whether some of the output was omitted"),
      timed_out: withExample(z.boolean(), false),
      duration_ms: count(412),
    })
    .meta({ description: "The command has ended." }),
  code_done: z
    .object({
      ...base,
      ok: z.boolean().describe("Whether the check passed"),
      files: z.array(text("slugify.js")),
      artifacts: z.array(z.object({ path: text("slugify.js"), bytes: count(182), sha256 })),
      inputs_sha256: sha256
        .nullable()
        .optional()
        .describe(
          "SHA-256 of the inputs of the check, which `GET /runs/{run_id}/record` contains; null if nothing was checked. Older events lack it",
        ),
      summary: text("slugify.js passes 4 of 4 examples."),
      exit_reason: z.enum(EXIT_REASONS),
      check: Check,
      diff: text("diff --git a/slugify.js b/slugify.js\nnew file mode 100644\n")
        .nullable()
        .describe(
          "What changed in the given files, as a patch for `git apply`; null if it is over 64 KiB: see `GET /runs/{run_id}/diff`",
        ),
      steps: count(3),
      usage: Usage,
      duration_ms: count(8_250),
      conversation_id,
    })
    .meta({ description: "The work has ended; with the result of the service's own check." }),
  code_receipt: z
    .object({
      ...base,
      receipt_sha: ReceiptSha,
      ok: z.boolean(),
      task,
      receipt: CodeReceipt.extend({ receipt_sha: ReceiptSha }),
      opening: sha256.describe("32 bytes in hex that open this run's commitments"),
      proof: Proof,
    })
    .meta({ description: "The sealed receipt. Always the last event." }),
  error: ErrorData,
} as const;

export type CodeEventName = keyof typeof CODE_EVENTS;
/** One event of a code run as it arrives at a client. */
export type CodeEvent = Arriving<typeof CODE_EVENTS>;
/** An event as an agent emits it; the journal adds run_id, seq and at. */
export type CodeEventBody = Saying<typeof CODE_EVENTS>;
