import { Problem } from "../base/problem.ts";
import type { Caller } from "../access/caller.ts";
import { isOwner } from "../access/loopback.ts";
import { approachOf } from "./caller.ts";
import type { Ctx } from "./context.ts";

/** Whether a request may do what only the owner may. */
export function createOwnership(hosted: boolean) {
  const has = (c: Ctx, { by }: Caller): boolean =>
    isOwner(hosted ? (by.kind === "owner" ? "password" : "none") : "self_hosted", approachOf(c));
  return {
    has,
    /** Throws `owner_only` or `misdirected_host`. */
    require(c: Ctx, caller: Caller): void {
      if (!has(c, caller))
        throw new Problem("owner_only", "this is the owner's to do: log in as `owner` with HTTP Basic");
    },
  };
}

export type Ownership = ReturnType<typeof createOwnership>;
