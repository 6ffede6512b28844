import { Problem } from "../base/problem.ts";
import type { Caller } from "../modules/access/caller.ts";
import { isOwner } from "../modules/access/loopback.ts";
import { connectionOf } from "./caller.ts";
import type { Ctx } from "./context.ts";

/** Decides whether a request has the owner's rights. On a self-hosted service every admitted request has them. */
export function createOwnership(hosted: boolean) {
  const has = (c: Ctx, { by }: Caller): boolean =>
    !hosted || isOwner(by.kind === "owner" ? "password" : "none", connectionOf(c));
  const refuse = (): never => {
    throw new Problem("owner_only", "only the owner may do this: log in as `owner` with HTTP Basic");
  };
  return {
    /** Also true for requests from the machine itself. */
    has,
    /** Throws `owner_only` or `misdirected_host`. */
    require(c: Ctx, caller: Caller): void {
      if (!has(c, caller)) refuse();
    },
    /** Like `require`, but a hosted service accepts only the password. */
    requirePassword(c: Ctx, caller: Caller): void {
      if (!has(c, caller) || (hosted && caller.by.kind !== "owner")) refuse();
    },
  };
}

export type Ownership = ReturnType<typeof createOwnership>;
