import type { Problem, RateLimit } from "../base/problem.ts";

/** The header fields of a problem's answer. */
export function problemHeaders({ extras }: Problem): Record<string, string> {
  const { retryAfterSeconds, rateLimit, challenge, allow, closes } = extras;
  return {
    ...(retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) }),
    // Otherwise clients with automatic retries would wait for up to a day.
    ...(rateLimit ? { "x-should-retry": "false", ...rateLimitHeaders(rateLimit) } : {}),
    ...(challenge === undefined ? {} : { "WWW-Authenticate": challenge }),
    ...(allow ? { Allow: allow.join(", ") } : {}),
    ...(closes ? { Connection: "close" } : {}),
  };
}

/** The day's quota in the format of the IETF draft "RateLimit header fields for HTTP". */
export function rateLimitHeaders({ unit, limit, remaining, waitMs }: RateLimit): Record<string, string> {
  const name = `"${unit === "run" ? "runs" : "visual"}-day"`;
  return {
    "RateLimit-Policy": `${name};q=${limit};w=86400`,
    RateLimit: `${name};r=${remaining};t=${Math.ceil(waitMs / 1000)}`,
  };
}
