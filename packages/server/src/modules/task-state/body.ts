import { z } from "zod";

/** Version of the form in which a conversation is kept. An older one is brought up step by step when it is read. */
export const BODY_VERSION = 2;

const CommandRecord = z.object({
  id: z.string(),
  cmd: z.string(),
  exit_code: z.number().nullable(),
  ok: z.boolean(),
  /** What test runners said of their count. */
  counts: z.string(),
  /** The end of what it printed, where it failed. */
  tail: z.string(),
  /** When it first ended like this, in ms. */
  since: z.number(),
  /** Whether it is a line of a shell, as it stands here. */
  line: z.boolean(),
});
export type CommandRecord = z.infer<typeof CommandRecord>;

/** What one run contributed. A run that is erased takes its part with it, and nothing else. */
const RunPart = z.object({
  run_id: z.string(),
  started_at: z.number(),
  task: z.string(),
  constraints: z.array(z.string()),
  /** What decides, in one line; empty: the agent's own tests. */
  check: z.string(),
  commands: z.array(CommandRecord),
  attempts: z.array(z.object({ step: z.number(), what: z.string(), result: z.string() })),
  /** What the agent said that it would do. */
  said: z.array(z.object({ text: z.string(), done: z.boolean() })),
  decisions: z.array(z.string()),
  /** The agent's own account of the run. */
  summary: z.string(),
  steps: z.number(),
  /** Null while it is under way. */
  ok: z.boolean().nullable(),
  exit_reason: z.string().nullable(),
  receipt_sha: z.string().nullable(),
});
export type RunPart = z.infer<typeof RunPart>;

const TaskStateBody = z.object({
  v: z.literal(BODY_VERSION),
  /** Runs that were left out because there are too many. */
  dropped: z.number(),
  /** Oldest first. */
  parts: z.array(RunPart),
});
export type TaskStateBody = z.infer<typeof TaskStateBody>;

type Older = Record<string, unknown>;

/** How each version becomes the next. One that has landed is never edited. */
const UPGRADES: Record<number, (older: Older) => Older> = {
  // Decisions and what was left out came with 2.
  1: (older) => ({
    dropped: 0,
    ...older,
    parts: (older["parts"] as Older[]).map((part) => ({ decisions: [], ...part })),
  }),
};

export const emptyBody = (): TaskStateBody => ({ v: BODY_VERSION, dropped: 0, parts: [] });

/** A body as it was kept, in the form of today; null where it cannot be read. */
export function readBody(json: string): TaskStateBody | null {
  try {
    let older = JSON.parse(json) as Older;
    for (let v = older["v"]; typeof v === "number" && v < BODY_VERSION; v++)
      older = { ...UPGRADES[v]!(older), v: v + 1 };
    return TaskStateBody.parse(older);
  } catch {
    return null;
  }
}
