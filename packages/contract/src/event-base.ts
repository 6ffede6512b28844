import { z } from "zod";
import { count, runId, text, time, withExample } from "./fields.ts";
import { ProblemBody } from "./problems.ts";

/** The fields of every event: the run, a sequence number from 1 without gaps, and the time it was written. */
export const base = { run_id: runId, seq: withExample(z.number().int().min(1), 1), at: time };

/** The data of an `error` event, in the streams of all kinds of run. */
export const ErrorData = ProblemBody.extend({
  ...base,
  charged: withExample(z.boolean(), false).describe("Whether the unit is charged"),
}).meta({
  description: "A failure of the run; its last event still follows.",
});

/** The data of an `agent_note` event, in the streams of coding runs and of builds. */
export const AgentNote = z
  .object({ ...base, text: text("I write slugify.js and test it."), step: count(1) })
  .meta({ description: "A remark of the agent during the work." });

type Shapes = Record<string, z.ZodType>;
/** One event of these shapes, as a client receives it. */
export type Arriving<S extends Shapes> = { [N in keyof S]: { name: N; data: z.infer<S[N]> } }[keyof S];
/** One event of these shapes, as an agent emits it; the journal adds run_id, seq and at. */
export type Saying<S extends Shapes> = {
  [N in keyof S]: { name: N; data: Omit<z.infer<S[N]>, keyof typeof base> };
}[keyof S];
