import { z } from "zod";
import { ProblemBody } from "./problems.ts";

/** Fields of every event: the run, a sequence number from 1 without gaps, and the time it was written. */
export const base = { run_id: z.string(), seq: z.number().int().min(1), at: z.iso.datetime() };

/** The data of an `error` event, in the streams of all kinds of run. */
export const ErrorData = ProblemBody.extend({ ...base, charged: z.boolean() });

type Shapes = Record<string, z.ZodType>;
/** One event of those shapes, as it arrives at a client. */
export type Arriving<S extends Shapes> = { [N in keyof S]: { name: N; data: z.infer<S[N]> } }[keyof S];
/** The same as an agent says it; the journal adds run_id, seq and at. */
export type Saying<S extends Shapes> = {
  [N in keyof S]: { name: N; data: Omit<z.infer<S[N]>, keyof typeof base> };
}[keyof S];
