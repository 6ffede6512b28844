import type { ProblemCode } from "./problems.ts";

/** The header fields of answers, each with its meaning and an example. */
export const RESPONSE_HEADERS = {
  "X-Request-Id": {
    says: "Identifies the request in the service's log: the caller's own id if it sent a valid one, otherwise a new one",
    example: "5b0d3f1e-6a54-4c0c-9a35-0f6f3a5f2f0e",
  },
  "Cache-Control": {
    says: "Responses must not be stored; streams must not be transformed either",
    example: "no-store",
  },
  "RateLimit-Policy": {
    says: "The day's quota in units and its window in seconds; absent if the caller has no limit",
    example: '"runs-day";q=8;w=86400',
  },
  RateLimit: {
    says: "Units left today, and seconds until the quota is reset; absent if the caller has no limit",
    example: '"runs-day";r=5;t=43200',
  },
  "Retry-After": { says: "Seconds after which the same request may succeed", example: "5" },
  "WWW-Authenticate": { says: "How to authenticate (RFC 9110)", example: 'Bearer realm="signet"' },
  ETag: {
    says: "Identifies this version of the response, for If-None-Match",
    example: '"9f86d081884c7d659a2feaa0c55ad015"',
  },
  "Content-Disposition": {
    says: "Save the bytes as a file; never display them as a page",
    example: "attachment",
  },
  "x-should-retry": {
    says: "Always false: tells clients of the common AI APIs not to retry until the quota is reset",
    example: "false",
  },
} as const satisfies Record<string, { says: string; example: string }>;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** The header fields of every answer. */
export const COMMON_HEADERS = ["X-Request-Id", "Cache-Control"] as const satisfies ResponseHeader[];
/** The additional header fields of an accepted request that takes a unit. */
export const QUOTA_HEADERS = ["RateLimit-Policy", "RateLimit"] as const satisfies ResponseHeader[];

const RETRY = ["Retry-After"] as const;

/** The header fields of a problem, in addition to the common ones. */
export const PROBLEM_HEADERS: { readonly [Code in ProblemCode]?: readonly ResponseHeader[] } = {
  invalid_credential: ["WWW-Authenticate"],
  quota_exhausted: ["Retry-After", ...QUOTA_HEADERS, "x-should-retry"],
  concurrency_limited: RETRY,
  rate_limited: RETRY,
  conversation_busy: RETRY,
  run_under_way: RETRY,
  idempotency_in_progress: RETRY,
  payment_pending: RETRY,
  payment_provider_error: RETRY,
  sandbox_unavailable: RETRY,
  overloaded: RETRY,
  not_ready: RETRY,
};
