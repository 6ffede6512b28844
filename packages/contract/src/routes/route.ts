import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import { withExample } from "../fields.ts";
import type { ProblemCode } from "../problems.ts";
import type { RunKind } from "../run.ts";

/** `streams`: of which kinds of run the events are; `numbered`: each has its number as `id`. `example`: of bytes that are text. */
export type Answer =
  | { kind: "json"; schema: z.ZodType }
  | { kind: "events"; streams: readonly RunKind[]; numbered?: true }
  | { kind: "bytes"; type: string; example?: string };

/** One row of the interface: everything a route promises. Paths are relative to the API base, in OpenAPI form. */
export interface Route {
  method: "get" | "post" | "delete";
  path: string;
  summary: string;
  consumes: "run" | "visual" | null;
  /** For pages of the service's own origin alone: other sites' scripts get no access. */
  sameOrigin?: true;
  /** Reads what anyone may know: open to pages of every origin, on a self-hosted service too. */
  public?: true;
  /** Answers a browser with a page: a link on any site may lead there. */
  page?: true;
  /** Its answer has an ETag; `If-None-Match` with that is answered 304. */
  etag?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is read as it is: its sender signed the bytes. */
  rawBody?: true;
  answer: Answer;
  /** What else it answers with, where `Accept` asks for that type. */
  also?: readonly Answer[];
  problems: readonly ProblemCode[];
  example?: unknown;
}

/** The header that every request may have; one that does not fit is replaced, not refused. */
export const everyRequest = z.object({
  "x-request-id": withExample(
    z.string().regex(new RegExp(BOUNDS.requestId.pattern)).optional(),
    "my-request-1",
  ).describe("The caller's own id of the request: comes back in the answer and stands in the service's log"),
});

/** The header that narrows a request to one owner's things. */
export const ownerScope = {
  "x-workspace-owner": z
    .string()
    .regex(new RegExp(BOUNDS.owner.pattern), "must be 1 to 128 letters, digits or any of . _ : @ -")
    .optional()
    .meta({
      description: "One of the caller's users: what is seen and kept is theirs alone",
      examples: ["ann"],
    }),
};

/** The header by which an answer that has not changed is left out. */
export const conditional = {
  "if-none-match": z
    .string()
    .max(1_000)
    .optional()
    .meta({
      description: "The ETag of an earlier answer: answered 304 while it is the same",
      examples: ['"9f86d081884c7d659a2feaa0c55ad015"'],
    }),
};

/** The header that makes a request safe to send again. */
export const idempotent = {
  "idempotency-key": z
    .string()
    .regex(
      new RegExp(BOUNDS.idempotencyKey.pattern),
      "must be 1 to 255 printable ASCII characters without blanks",
    )
    .optional()
    .meta({
      description: "A request that is sent again with this key is answered as the first one was",
      examples: ["7c4a8d09-ca37"],
    }),
};

/** How many items of a list to give. */
export const page = (limit: { min: number; max: number; default: number }) =>
  z.coerce
    .number()
    .int()
    .min(limit.min)
    .max(limit.max)
    .default(limit.default)
    .meta({ description: "How many to give", examples: [limit.default] });

/** Where a page of a list begins: after the item that the page before ended with. */
export const before = {
  id: withExample(z.string().max(64).optional(), "run_06k3v9x0abcdefghijklmnopq").describe(
    "`next` of the page before this one",
  ),
  number: withExample(z.coerce.number().int().min(0).optional(), 40).describe(
    "`next` of the page before this one",
  ),
};

/** A run, in the path. */
export const runId = z.object({
  run_id: withExample(z.string().min(1).max(64), "run_06k3v9x0abcdefghijklmnopq").describe("The run's id"),
});

/** Problems that a JSON body may meet. */
export const BODY_PROBLEMS = [
  "invalid_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
] as const satisfies ProblemCode[];

/** Problems of a route that takes a unit. */
export const METERED = ["quota_exhausted", "concurrency_limited"] as const satisfies ProblemCode[];

/** Problems of a POST that is safe to send again. */
export const IDEMPOTENT = [
  "idempotency_mismatch",
  "idempotency_in_progress",
] as const satisfies ProblemCode[];

/** Problems that any route may answer. */
const COMMON_PROBLEMS = [
  "conflicting_credentials",
  "invalid_credential",
  "rate_limited",
  "misdirected_host",
  "origin_not_allowed",
  "internal",
] as const satisfies ProblemCode[];

/** Every problem that a route may answer: its own first, then what its parameters and any request may meet. */
export function problemsOf({ problems, params, query, headers }: Route): ProblemCode[] {
  const validated = params ?? query ?? headers;
  return [
    ...new Set([...problems, ...(validated ? (["invalid_request"] as const) : []), ...COMMON_PROBLEMS]),
  ];
}
