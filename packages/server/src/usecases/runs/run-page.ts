import { API_BASE } from "@signet/contract";
import { PAGE_FILE } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { Vault } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";
import type { Files, KeptFiles } from "../../modules/runs/files.ts";
import { findSealed, type ShownRun } from "../../modules/runs/runs.ts";

const HELD_SECONDS = 600;

/**
 * The page of a build at an address that a browser opens without a credential: it is signed, names one run and ends after
 * ten minutes. Whoever may see the run gets a new one with its state.
 */
export function createRunPage({
  db,
  files,
  vault,
  clock,
}: {
  db: Db;
  files: Files;
  vault: Vault;
  clock: Clock;
}) {
  const nowSeconds = () => Math.floor(clock.now() / 1000);
  const signed = (id: string, expires: number) => `${id}\n${expires}`;
  const nothing = () =>
    new Problem(
      "not_found",
      "there is no page at this address, or the address has expired; the state of the run has a new one in page_url",
    );

  return {
    /** The address of a run's page; null if it has none. */
    url({ id, check_kind }: Pick<ShownRun, "id" | "check_kind">): string | null {
      // What a browser checked is the page that was kept when the build was sealed.
      if (check_kind !== "browser") return null;
      const expires = nowSeconds() + HELD_SECONDS;
      const query = new URLSearchParams({
        expires: String(expires),
        signature: vault.sign("page", signed(id, expires)),
      });
      return `${API_BASE}/runs/${id}/page?${query.toString()}`;
    },

    /** The page at such an address. Throws `not_found`, which does not say whether there is such a run. */
    async read(id: string, expires: number, signature: string): Promise<Uint8Array<ArrayBuffer>> {
      const isValid = vault.isSigned("page", signed(id, expires), signature) && nowSeconds() < expires;
      const row = isValid ? await findSealed(db, id) : undefined;
      const { files: kept } = JSON.parse(row?.files_json ?? '{"files":[]}') as Pick<KeptFiles, "files">;
      const page = kept.find(({ path }) => path === PAGE_FILE);
      if (!page) throw nothing();
      return files.content(page.sha256);
    },
  };
}

export type RunPage = ReturnType<typeof createRunPage>;
