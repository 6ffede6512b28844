import { Problem } from "../base/problem.ts";
import type { Caller } from "../modules/access/caller.ts";
import { isOwner } from "../modules/access/loopback.ts";
import { connectionOf } from "./caller.ts";
import type { Ctx } from "./context.ts";

/** Whether a request may do what only the owner may: self-hosted, everything that was let in (`arrival.ts`). */
export function createOwnership(hosted: boolean) {
  const has = (c: Ctx, { by }: Caller): boolean =>
    !hosted || isOwner(by.kind === "owner" ? "password" : "none", connectionOf(c));
  const refuse = (): never => {
    throw new Problem("owner_only", "this is the owner's to do: log in as `owner` with HTTP Basic");
  };
  return {
    /** Whoever sits at the machine is the owner, too. */
    has,
    /** Throws `owner_only` or `misdirected_host`. */
    require(c: Ctx, caller: Caller): void {
      if (!has(c, caller)) refuse();
    },
    /** As `require`, but hosted only the password will do. */
    requirePassword(c: Ctx, caller: Caller): void {
      if (!has(c, caller) || (hosted && caller.by.kind !== "owner")) refuse();
    },
  };
}

export type Ownership = ReturnType<typeof createOwnership>;
