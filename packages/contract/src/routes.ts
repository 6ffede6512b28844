import { z } from "zod";
import { Catalog, CodeHealth, ReceiptPage, RunList, Status } from "./bodies.ts";
import { BOUNDS } from "./bounds.ts";
import type { ProblemCode } from "./problems.ts";
import { ReceiptSha, SealedReceipt } from "./receipt.ts";
import { CodeRunRequest, Run } from "./run.ts";

type Answer = { kind: "json"; schema: z.ZodType } | { kind: "events" } | { kind: "bytes"; type: string };

/** One row of the interface: everything a route promises. Paths are relative to the API base, in OpenAPI form. */
export interface Route {
  method: "get" | "post";
  path: string;
  summary: string;
  consumes: "run" | "visual" | null;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  answer: Answer;
  problems: readonly ProblemCode[];
  example?: unknown;
}

const runId = z.object({ run_id: z.string().min(1).max(64) });
const ownerScope = { "x-workspace-owner": z.string().regex(new RegExp(BOUNDS.owner.pattern)).optional() };
const page = (limit: { min: number; max: number; default: number }) =>
  z.coerce.number().int().min(limit.min).max(limit.max).default(limit.default);

export const ROUTES = {
  status: {
    method: "get",
    path: "/status",
    summary: "Health and readiness",
    consumes: null,
    answer: { kind: "json", schema: Status },
    problems: [],
  },
  integrate: {
    method: "get",
    path: "/integrate",
    summary: "Catalog of the integration surface",
    consumes: null,
    answer: { kind: "json", schema: Catalog },
    problems: [],
  },
  openapi: {
    method: "get",
    path: "/openapi.json",
    summary: "This interface as an OpenAPI 3.1 document",
    consumes: null,
    answer: { kind: "json", schema: z.record(z.string(), z.unknown()) },
    problems: [],
  },
  codeRun: {
    method: "post",
    path: "/code/run",
    summary: "Write, run and fix code; the stream ends with a receipt",
    consumes: "run",
    headers: z.object({
      ...ownerScope,
      "idempotency-key": z.string().regex(new RegExp(BOUNDS.idempotencyKey.pattern)).optional(),
    }),
    body: CodeRunRequest,
    answer: { kind: "events" },
    problems: [
      "invalid_json",
      "invalid_request",
      "conversation_busy",
      "body_too_large",
      "unsupported_media_type",
      "idempotency_mismatch",
      "sandbox_unavailable",
      "overloaded",
      "not_ready",
    ],
    example: {
      task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world', slugify('Hello, World!') -> 'hello-world', slugify('  Big   Red Dog ') -> 'big-red-dog', slugify('One') -> 'one'",
      max_steps: 12,
    },
  },
  codeHealth: {
    method: "get",
    path: "/code/health",
    summary: "Health of the sandbox and the receipt ledger",
    consumes: null,
    answer: { kind: "json", schema: CodeHealth },
    problems: [],
  },
  receipts: {
    method: "get",
    path: "/code/receipts",
    summary: "The public ledger, newest first; as application/x-ndjson its verbatim lines, oldest first",
    consumes: null,
    query: z.object({
      limit: page(BOUNDS.receiptsLimit),
      before: z.coerce.number().int().min(0).optional(),
      kind: z.enum(["code", "all"]).default("code"),
    }),
    answer: { kind: "json", schema: ReceiptPage },
    problems: ["invalid_request"],
  },
  receipt: {
    method: "get",
    path: "/code/receipts/{sha}",
    summary: "One receipt by its hash",
    consumes: null,
    params: z.object({ sha: ReceiptSha }),
    answer: { kind: "json", schema: SealedReceipt },
    problems: ["invalid_request", "receipt_not_found"],
  },
  runs: {
    method: "get",
    path: "/runs",
    summary: "The caller's runs, newest first",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({ limit: page(BOUNDS.runsLimit), before: z.string().max(64).optional() }),
    answer: { kind: "json", schema: RunList },
    problems: ["invalid_request"],
  },
  run: {
    method: "get",
    path: "/runs/{run_id}",
    summary: "A run's state",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Run },
    problems: ["run_not_found"],
  },
  runEvents: {
    method: "get",
    path: "/runs/{run_id}/events",
    summary: "A run's events from any point on, then live",
    consumes: null,
    params: runId,
    headers: z.object({
      ...ownerScope,
      "last-event-id": z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
    }),
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
    answer: { kind: "events" },
    problems: ["invalid_request", "run_not_found"],
  },
  runCancel: {
    method: "post",
    path: "/runs/{run_id}/cancel",
    summary: "Ask a run to stop; it still ends with a receipt",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Run },
    problems: ["run_not_found"],
  },
  runFile: {
    method: "get",
    path: "/runs/{run_id}/files/{path}",
    summary: "One file that a run made",
    consumes: null,
    params: runId.extend({ path: z.string().min(1) }),
    headers: z.object(ownerScope),
    answer: { kind: "bytes", type: "application/octet-stream" },
    problems: ["run_not_found", "not_found"],
  },
  runArchive: {
    method: "get",
    path: "/runs/{run_id}/archive",
    summary: "All files that a run made, as tar.gz",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "bytes", type: "application/gzip" },
    problems: ["run_not_found"],
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;
