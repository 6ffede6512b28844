import { z } from "zod";

/** Adds an example to a schema. The examples of whole bodies are assembled from those of their fields. */
export const withExample = <T extends z.ZodType>(schema: T, example: z.input<T>): T =>
  schema.meta({ examples: [example] });

/** A schema for a text, with an example. */
export const text = (example: string) => withExample(z.string(), example);
/** A schema for a whole number, with an example. */
export const count = (example: number) => withExample(z.number().int(), example);

/** A time in UTC, in ISO 8601. */
export const time = withExample(z.iso.datetime(), "2026-11-22T12:00:00.000Z");
/** The id of a run. */
export const runId = text("run_06k3v9x0abcdefghijklmnopq");
/** A SHA-256 in hexadecimal digits. */
export const sha256 = text("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08");
