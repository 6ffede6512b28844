import { z } from "zod";

/** Version of the stored format. Older versions are upgraded step by step when they are read. */
export const BODY_VERSION = 2;

const CommandRecord = z.object({
  id: z.string(),
  cmd: z.string(),
  exit_code: z.number().nullable(),
  ok: z.boolean(),
  /** The test counts that test runners printed. */
  counts: z.string(),
  /** The end of its output if it failed. */
  tail: z.string(),
  /** When it first ended with this result, in milliseconds since 1970. */
  since: z.number(),
  /** Whether `cmd` can be run by a shell as it is stored. */
  line: z.boolean(),
});
export type CommandRecord = z.infer<typeof CommandRecord>;

/** What one run contributed. Erasing a run removes its part and nothing else. */
const RunPart = z.object({
  run_id: z.string(),
  started_at: z.number(),
  task: z.string(),
  constraints: z.array(z.string()),
  /** What decides, in one line; empty if the agent's own tests decide. */
  check: z.string(),
  commands: z.array(CommandRecord),
  attempts: z.array(z.object({ step: z.number(), what: z.string(), result: z.string() })),
  /** The agent's own plan. */
  said: z.array(z.object({ text: z.string(), done: z.boolean() })),
  decisions: z.array(z.string()),
  /** The agent's own summary of the run. */
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
  /** The number of older runs that were removed because there were too many. */
  dropped: z.number(),
  /** Oldest first. */
  parts: z.array(RunPart),
});
export type TaskStateBody = z.infer<typeof TaskStateBody>;

type Older = Record<string, unknown>;

/** Upgrades each version to the next. An upgrade must not be edited once it is released. */
const UPGRADES: Record<number, (older: Older) => Older> = {
  // Version 2 added `decisions` and `dropped`.
  1: (older) => ({
    dropped: 0,
    ...older,
    parts: (older["parts"] as Older[]).map((part) => ({ decisions: [], ...part })),
  }),
};

export const emptyBody = (): TaskStateBody => ({ v: BODY_VERSION, dropped: 0, parts: [] });

/** Parses a stored body and upgrades it; null if it cannot be read. */
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
