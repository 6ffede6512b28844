import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import { withExample } from "../fields.ts";
import type { ProblemCode } from "../problems.ts";
import type { RunKind } from "../run-words.ts";

/** `streams`: the kinds of run whose events are sent; `numbered`: each event has its number as `id`. `example`: an example for bytes that are text. */
export type Answer =
  | { kind: "json"; schema: z.ZodType }
  | { kind: "events"; streams: readonly RunKind[]; numbered?: true }
  | { kind: "bytes"; type: string; example?: string };

/** One row of the interface: everything that a route promises. Paths are relative to the API base, in OpenAPI form. */
export interface Route {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  summary: string;
  consumes: "run" | "visual" | null;
  /** Only pages of the service's own origin have access, no scripts of other sites. */
  sameOrigin?: true;
  /** Returns only public data: open to pages of every origin, also on a self-hosted service. */
  public?: true;
  /** Answers a browser with a page, so a link on any site may lead there. */
  page?: true;
  /** The answer has an ETag; a request with that ETag in `If-None-Match` is answered 304. */
  etag?: true;
  /** What an address of it answered never changes, so it may be kept. */
  immutable?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is kept as raw bytes, because its sender signed them. */
  rawBody?: true;
  /** The body is a stream of bytes of one of these types. `example`: the name of a file that would be sent. */
  upload?: { types: readonly string[]; maxBytes: number; example: string };
  answer: Answer;
  /** Other forms of the answer, chosen by `Accept`. */
  also?: readonly Answer[];
  problems: readonly ProblemCode[];
  example?: unknown;
}

/** The header that every request may have. An invalid value is replaced, not refused. */
export const everyRequest = z.object({
  "x-request-id": withExample(
    z.string().regex(new RegExp(BOUNDS.requestId.pattern)).optional(),
    "my-request-1",
  ).describe("The caller's own id of the request, which appears in the response and in the service's log"),
});

/** The header that limits a request to one owner's data. */
export const ownerScope = {
  "x-workspace-owner": z
    .string()
    .regex(new RegExp(BOUNDS.owner.pattern), "must be 1 to 128 letters, digits or any of . _ : @ -")
    .optional()
    .meta({
      description: "One of the caller's users; limits the request to that user's data",
      examples: ["ann"],
    }),
};

/** The header that avoids sending an unchanged answer again. */
export const conditional = {
  "if-none-match": z
    .string()
    .max(1_000)
    .optional()
    .meta({
      description: "The ETag of an earlier response; the answer is 304 if nothing has changed",
      examples: ['"9f86d081884c7d659a2feaa0c55ad015"'],
    }),
};

/** The header that makes a request safe to repeat. */
export const idempotent = {
  "idempotency-key": z
    .string()
    .regex(
      new RegExp(BOUNDS.idempotencyKey.pattern),
      "must be 1 to 255 printable ASCII characters without spaces",
    )
    .optional()
    .meta({
      description: "A repeated request with the same key gets the answer of the first one",
      examples: ["7c4a8d09-ca37"],
    }),
};

/** The number of items in a page of a list. */
export const page = (limit: { min: number; max: number; default: number }) =>
  z.coerce
    .number()
    .int()
    .min(limit.min)
    .max(limit.max)
    .default(limit.default)
    .meta({ description: "Maximum number of items", examples: [limit.default] });

/** Where a page of a list begins: after the last item of the previous page. */
export const before = {
  id: withExample(z.string().max(64).optional(), "run_06k3v9x0abcdefghijklmnopq").describe(
    "`next` of the previous page",
  ),
  number: withExample(z.coerce.number().int().min(0).optional(), 40).describe("`next` of the previous page"),
};

/** A run, in the path. */
export const runId = z.object({
  run_id: withExample(z.string().min(1).max(64), "run_06k3v9x0abcdefghijklmnopq").describe("The run's id"),
});

/** The problems of a JSON body. */
export const BODY_PROBLEMS = [
  "invalid_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
] as const satisfies ProblemCode[];

/** The problem of a route that costs something, which therefore refuses accounts that the operator has blocked. */
export const COSTS = ["account_blocked"] as const satisfies ProblemCode[];

/** The problems of a route that takes a unit. */
export const METERED = ["quota_exhausted", "concurrency_limited", ...COSTS] as const satisfies ProblemCode[];

/** The problems of a POST that is safe to repeat. */
export const IDEMPOTENT = [
  "idempotency_mismatch",
  "idempotency_in_progress",
] as const satisfies ProblemCode[];

/** The problems that any route may answer. */
const COMMON_PROBLEMS = [
  "conflicting_credentials",
  "invalid_credential",
  "rate_limited",
  "misdirected_host",
  "origin_not_allowed",
  "internal",
  "not_ready",
] as const satisfies ProblemCode[];

/** Every problem that a route may answer: its own first, then those of its parameters and of any request. */
export function problemsOf({ problems, params, query, headers }: Route): ProblemCode[] {
  const validated = params ?? query ?? headers;
  return [
    ...new Set([...problems, ...(validated ? (["invalid_request"] as const) : []), ...COMMON_PROBLEMS]),
  ];
}
