import type { Caller } from "../../modules/access/caller.ts";
import type { RequestBounds, RequestLimits } from "../../modules/access/request-limits.ts";
import { Problem } from "../../base/problem.ts";

/** Who is limited: an account, which is that of its address for a caller without a credential. */
type Limited = Pick<Caller, "account" | "by">;

/** How soon a stream may have ended. */
const STREAM_WAIT_S = 5;

/** Limits how much each caller may ask of this process. The owner is not limited. Throws `rate_limited`. */
export function createLimitCallers({ limits, bounds }: { limits: RequestLimits; bounds: RequestBounds }) {
  const { perMinute, streams } = bounds;
  return {
    /** Counts a request. */
    request({ account, by }: Limited): void {
      const waitMs = by.kind === "owner" ? null : limits.request(account);
      if (waitMs === null) return;
      throw new Problem("rate_limited", `${perMinute} requests a minute are allowed; wait`, {
        retryAfterSeconds: Math.ceil(waitMs / 1000),
      });
    },
    /** Does `work`, which counts as an open stream until it has ended. */
    async streaming<T>({ account, by }: Limited, work: () => Promise<T>): Promise<T> {
      if (by.kind === "owner") return await work();
      if (!limits.openStream(account)) {
        const detail = `${streams} streams are open, and no more are allowed at once; close one, or wait for one to end`;
        throw new Problem("rate_limited", detail, { retryAfterSeconds: STREAM_WAIT_S });
      }
      try {
        return await work();
      } finally {
        limits.closeStream(account);
      }
    },
  };
}

export type LimitCallers = ReturnType<typeof createLimitCallers>;
