import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { count, runId, text, time, withExample } from "./fields.ts";
import { ReceiptSha, RUN_CHECKS } from "./receipt.ts";
import { CHAT_FINISHES, EXIT_REASONS, RUN_KINDS, RUN_STATES } from "./run-words.ts";
import { WORKSPACE_PATH, workspacePathFault } from "./workspace-path.ts";

/** A path inside the workspace: relative, forward slashes, no empty, `.` or `..` segment, no control characters. */
export const WorkspacePath = z
  .string()
  .min(1)
  .max(BOUNDS.files.pathMax)
  .regex(WORKSPACE_PATH, "must not contain control characters or backslashes")
  .superRefine((path, context) => {
    const fault = workspacePathFault(path);
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
  });

const isBase64 = (text: string) =>
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);

export const GivenFile = z
  .object({
    path: WorkspacePath,
    content: z.string(),
    encoding: z.enum(["utf8", "base64"]).optional(),
    role: z
      .enum(["source", "test"])
      .optional()
      .describe("`source`: the run may change it; `test`: it decides. Inferred from the file name if absent"),
  })
  .refine((f) => f.encoding !== "base64" || isBase64(f.content), {
    path: ["content"],
    message: "must be base64",
  })
  .meta({ id: "GivenFile", description: "A file placed in the workspace before the first step." });
export type GivenFile = z.infer<typeof GivenFile>;

export const PublicTask = z
  .boolean()
  .optional()
  .describe("Whether the public ledger shows an excerpt of the task (true) or only its commitment (false)");

export const CodeRunRequest = z
  .object({
    task: z
      .string()
      .min(BOUNDS.task.min)
      .max(BOUNDS.task.max)
      .describe("What to do, in words; examples and tests in it are used to check the work"),
    max_steps: z
      .number()
      .int()
      .min(BOUNDS.maxSteps.min)
      .max(BOUNDS.maxSteps.max)
      .default(BOUNDS.maxSteps.default),
    conversation_id: z
      .string()
      .regex(new RegExp(BOUNDS.conversationId.pattern), BOUNDS.conversationId.says)
      .optional()
      .describe("Runs with the same id continue one another, one at a time"),
    webhook_url: z
      .string()
      .min(1)
      .max(BOUNDS.webhookUrl.max)
      .optional()
      .describe("Public https address that receives a request when the run has ended"),
    files: z.array(GivenFile).max(BOUNDS.files.max).default([]),
    bundle: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe("The id of an uploaded project (POST /code/bundles), which the run works on"),
    setup_cmd: z
      .string()
      .max(BOUNDS.setupCmd.max)
      .optional()
      .describe(
        "A command that installs packages before the first step, with a way to package registries alone. Without it, lock files of a bundle say what is installed; empty: nothing is",
      ),
    check_cmd: z
      .string()
      .min(1)
      .max(BOUNDS.checkCmd.max)
      .optional()
      .describe("A command that must exit with 0 in a fresh sandbox for `ok` to be true"),
    may_change: z
      .array(z.string().min(1).max(BOUNDS.mayChange.globChars))
      .max(BOUNDS.mayChange.max)
      .default([])
      .describe("Globs of protected files, such as tests, snapshots or data, that the run may change"),
    model: z
      .string()
      .min(1)
      .max(BOUNDS.modelName.max)
      .optional()
      .describe(
        "A model of the active provider that answers in this run, without a fallback. On a hosted service, for the owner alone",
      ),
    public_task: PublicTask,
  })
  .meta({ id: "CodeRunRequest" });
export type CodeRunRequest = z.infer<typeof CodeRunRequest>;

/** A run's state as its owner sees it. */
export const Run = z
  .object({
    run_id: runId,
    kind: z.enum(RUN_KINDS),
    state: withExample(z.enum(RUN_STATES), "succeeded"),
    task: text("Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'").describe(
      "The task, or the question to the chat",
    ),
    conversation_id: withExample(z.string().nullable(), null),
    max_steps: count(12),
    last_seq: count(9).describe("Sequence number of its newest event"),
    ok: z.boolean().nullable(),
    exit_reason: z.enum([...EXIT_REASONS, ...CHAT_FINISHES]).nullable(),
    check_kind: z.enum(RUN_CHECKS).nullable(),
    receipt_sha: ReceiptSha.nullable(),
    calls_in_doubt: count(0).describe(
      "Model calls whose answer was lost with the service that made them: they were made again, and the provider may have counted both",
    ),
    cancel_requested: withExample(z.boolean(), false),
    created_at: time,
    started_at: time.nullable(),
    finished_at: time.nullable(),
    page_url: text(
      "/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/page?expires=1795176600&signature=jZae727K08KaOmKSgOaGzww_XVqGr_PKEgIMkjrcbJI",
    )
      .nullable()
      .describe(
        "Where a browser shows the page that a build kept, without a credential, in a sandbox and for ten minutes; null if there is none",
      ),
    links: z.object({
      events: text("/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/events"),
      cancel: text("/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/cancel"),
      archive: text("/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/archive"),
      diff: text("/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/diff"),
    }),
  })
  .meta({ id: "Run" });
export type Run = z.infer<typeof Run>;

export const RunErased = z.object({ ok: z.literal(true), run_id: runId }).meta({
  id: "RunErased",
  description: "The run's private data was deleted; its lines in the ledger remain.",
});
export type RunErased = z.infer<typeof RunErased>;
