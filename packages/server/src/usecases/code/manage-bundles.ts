import { BOUNDS, type Bundle, type BundleErased, type BundleList } from "@signet/contract";
import { hasMemory, OWNER_ACCOUNT, type Caller } from "../../modules/access/caller.ts";
import { bundleNotFound } from "../../modules/bundles/bundle-bytes.ts";
import type { BundleRow, Bundles } from "../../modules/bundles/bundles.ts";
import type { Replies } from "../../modules/replies/replies.ts";
import type { Clock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";

export interface BundleParts {
  clock: Clock;
  bundles: Bundles;
  replies: Replies;
}

/** Uploads at once: of an account, and of all. */
const AT_ONCE = { account: 2, all: 16 };
/** The most bytes of all stored archives. */
const MOST_STORED = 10 * 1024 ** 3;
const { perAccount } = BOUNDS.bundles;

/** Takes in, lists and deletes the uploaded projects of callers. */
export function createManageBundles({ clock, bundles, replies }: BundleParts) {
  const places = createPlaces();

  /** Keeps a bundle that has arrived. Callers known by their address share an account, so none of them is given another's id. */
  async function keep(caller: Caller, staged: Awaited<ReturnType<Bundles["stage"]>>): Promise<Bundle> {
    // Whoever runs the service has no quota.
    const most = caller.account === OWNER_ACCOUNT ? Infinity : perAccount;
    const row = await bundles.keep(caller, staged, { renew: hasMemory(caller.account), most });
    if (row) return shown(row);
    const [oldest = clock.now()] = await bundles.expiries(caller.account);
    const at = new Date(oldest).toISOString();
    throw new Problem(
      "rate_limited",
      `an account keeps ${perAccount} bundles at a time, and the oldest expires at ${at}; delete one that is no longer used`,
      {
        retryAfterSeconds: Math.max(1, Math.ceil((oldest - clock.now()) / 1000)),
        members: { limit: perAccount, expires_at: at },
      },
    );
  }

  async function take(
    caller: Caller,
    body: AsyncIterable<Uint8Array>,
    key: string | undefined,
  ): Promise<Bundle> {
    if ((await bundles.storedBytes()) >= MOST_STORED)
      throw new Problem("overloaded", "the service keeps no more bundles at the moment", {
        retryAfterSeconds: 600,
        closes: true,
      });
    await using staged = await bundles.stage(body);
    const scope = `bundle ${JSON.stringify([caller.account, caller.owner])}`;
    return await replies.once({ scope, key, body: staged.sha256 }, () => keep(caller, staged));
  }

  return {
    /** Reads the whole of `body`, whether its bytes are known or not. Throws the problems of an upload. */
    async upload(caller: Caller, body: AsyncIterable<Uint8Array>, key: string | undefined): Promise<Bundle> {
      const leave = places.take(caller.account);
      try {
        return await take(caller, body, key);
      } finally {
        leave();
      }
    },

    list: async (caller: Caller): Promise<BundleList> => ({
      bundles: (await bundles.list(caller)).map(shown),
    }),

    /** Throws `bundle_not_found`, also for a bundle of another account. */
    async remove(caller: Caller, id: string): Promise<BundleErased> {
      if (!(await bundles.remove(caller, id))) throw bundleNotFound();
      return { ok: true, bundle: id };
    },
  };
}

export type ManageBundles = ReturnType<typeof createManageBundles>;

/** The uploads under way. `take` throws `rate_limited` or `overloaded` if there are too many; what it returns frees the place. */
function createPlaces() {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(account: string): () => void {
      const mine = taken.get(account) ?? 0;
      const busy = { retryAfterSeconds: 10, closes: true };
      if (mine >= AT_ONCE.account)
        throw new Problem("rate_limited", `${mine} uploads of this account are under way`, busy);
      if (all >= AT_ONCE.all) throw new Problem("overloaded", `${all} uploads are under way`, busy);
      taken.set(account, mine + 1);
      all += 1;
      return () => {
        const left = taken.get(account)! - 1;
        if (left === 0) taken.delete(account);
        else taken.set(account, left);
        all -= 1;
      };
    },
  };
}

const shown = ({ id, files, bytes, sha256, expires_at }: BundleRow): Bundle => ({
  bundle: id,
  files,
  bytes,
  sha256,
  expires_at: new Date(expires_at).toISOString(),
});
