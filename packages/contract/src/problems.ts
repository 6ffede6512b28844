import { z } from "zod";
import { count, text, withExample } from "./fields.ts";

/** Every named refusal or failure: its HTTP status, a title for people, and whether the same request may succeed later. */
export const PROBLEMS = {
  invalid_json: { status: 400, title: "The body is not valid JSON", retryable: false },
  invalid_request: { status: 400, title: "The request has an invalid field", retryable: false },
  conflicting_credentials: {
    status: 400,
    title: "The credentials belong to different accounts",
    retryable: false,
  },
  invalid_signature: { status: 400, title: "The signature is not valid", retryable: false },
  invalid_credential: { status: 401, title: "The credential is not valid", retryable: false },
  webhook_url_forbidden: { status: 400, title: "This webhook address is not allowed", retryable: false },
  license_required: { status: 402, title: "A paid plan is needed", retryable: false },
  owner_only: { status: 403, title: "Only the owner may do this", retryable: false },
  account_blocked: { status: 403, title: "This account is blocked", retryable: false },
  tier_not_licensed: { status: 403, title: "The license is for a lower tier", retryable: false },
  origin_not_allowed: {
    status: 403,
    title: "Pages of this origin may not use this service",
    retryable: false,
  },
  not_found: { status: 404, title: "Not found", retryable: false },
  run_not_found: { status: 404, title: "No such run", retryable: false },
  task_state_not_found: { status: 404, title: "This conversation has no task state", retryable: false },
  session_not_found: { status: 404, title: "No such checkout", retryable: false },
  unknown_provider: { status: 404, title: "No such model provider", retryable: false },
  bundle_not_found: { status: 404, title: "No such bundle", retryable: false },
  receipt_not_found: { status: 404, title: "No such receipt", retryable: false },
  method_not_allowed: { status: 405, title: "This method is not allowed here", retryable: false },
  conversation_busy: { status: 409, title: "Another run of this conversation is under way", retryable: true },
  run_under_way: { status: 409, title: "The run has not ended yet", retryable: true },
  idempotency_in_progress: {
    status: 409,
    title: "A request with this idempotency key is under way",
    retryable: true,
  },
  payment_pending: { status: 409, title: "The payment is not complete yet", retryable: true },
  provider_key_not_set: { status: 409, title: "No key is set for this provider", retryable: false },
  body_too_large: { status: 413, title: "The body is too large", retryable: false },
  unsupported_media_type: { status: 415, title: "The body has the wrong type", retryable: false },
  misdirected_host: { status: 421, title: "This service is not known by that host name", retryable: false },
  bad_bundle: { status: 422, title: "The bundle cannot be used", retryable: false },
  idempotency_mismatch: {
    status: 422,
    title: "This idempotency key was used with a different body",
    retryable: false,
  },
  quota_exhausted: { status: 429, title: "The day's quota is used up", retryable: false },
  concurrency_limited: { status: 429, title: "Too many runs at once", retryable: true },
  rate_limited: { status: 429, title: "Too many requests", retryable: true },
  internal: { status: 500, title: "Internal error of the service", retryable: true },
  model_unavailable: { status: 502, title: "The model provider did not answer", retryable: true },
  payment_provider_error: {
    status: 502,
    title: "The payment provider did not answer",
    retryable: true,
  },
  billing_not_configured: { status: 503, title: "This service takes no payments", retryable: false },
  sandbox_unavailable: { status: 503, title: "No sandbox is available to run code safely", retryable: true },
  browser_unavailable: {
    status: 503,
    title: "No browser is available to check pages safely",
    retryable: true,
  },
  overloaded: { status: 503, title: "The service is overloaded", retryable: true },
  ledger_unsigned: {
    status: 503,
    title: "The newest receipts are not signed",
    retryable: true,
  },
  ledger_behind: {
    status: 503,
    title: "The ledger lacks receipts that were signed, so it takes no new ones",
    retryable: false,
  },
  not_ready: { status: 503, title: "The service cannot work at the moment", retryable: true },
  model_timeout: { status: 504, title: "The model provider took too long", retryable: true },
} as const satisfies Record<string, { status: number; title: string; retryable: boolean }>;

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** The body of every refusal: RFC 9457 problem details, plus `error` for clients written for the common AI APIs. */
export const ProblemBody = z
  .object({
    type: text("urn:signet:problem:overloaded").describe("The code as a URI"),
    title: text("The service is overloaded").describe("Always the same for a code"),
    status: count(503).describe("The HTTP status"),
    detail: text("64 runs are already queued or running").describe("What is wrong with this request"),
    instance: text("/api/demo/code/run").describe("The path of the request"),
    code: withExample(z.enum(PROBLEM_CODES), "overloaded"),
    request_id: text("5b0d3f1e-6a54-4c0c-9a35-0f6f3a5f2f0e").describe("As in X-Request-Id"),
    retryable: z.boolean().describe("Whether the same request may succeed later"),
    param: z.string().optional().describe("The invalid field"),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe("All invalid fields"),
    error: z.object({
      message: text("64 runs are already queued or running"),
      type: text("api_error"),
      code: text("overloaded"),
      param: withExample(z.string().nullable(), null),
    }),
  })
  .catchall(z.unknown())
  .meta({ id: "Problem", description: "A named refusal or failure (RFC 9457)." });
export type ProblemBody = z.infer<typeof ProblemBody>;
