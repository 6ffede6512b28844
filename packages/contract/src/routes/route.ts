import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import type { ProblemCode } from "../problems.ts";

type Answer = { kind: "json"; schema: z.ZodType } | { kind: "events" } | { kind: "bytes"; type: string };

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
  problems: readonly ProblemCode[];
  example?: unknown;
}

/** The header that narrows a request to one owner's things. */
export const ownerScope = {
  "x-workspace-owner": z
    .string()
    .regex(new RegExp(BOUNDS.owner.pattern), "must be 1 to 128 letters, digits or any of . _ : @ -")
    .optional()
    .describe("One of the caller's users: what is seen and kept is theirs alone"),
};

/** The header by which an answer that has not changed is left out. */
export const conditional = {
  "if-none-match": z
    .string()
    .max(1_000)
    .optional()
    .describe("The ETag of an earlier answer: answered 304 while it is the same"),
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
    .describe("A request that is sent again with this key is answered as the first one was"),
};

/** How many items of a list to give. */
export const page = (limit: { min: number; max: number; default: number }) =>
  z.coerce.number().int().min(limit.min).max(limit.max).default(limit.default);

/** A run, in the path. */
export const runId = z.object({ run_id: z.string().min(1).max(64).describe("The run's id") });

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
