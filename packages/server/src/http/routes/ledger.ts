import type { ReadLedger } from "../../usecases/service/read-ledger.ts";
import type { ReadLog } from "../../usecases/service/read-log.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

const TEXT = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };
const TILE = {
  "Content-Type": "application/octet-stream",
  "X-Content-Type-Options": "nosniff",
};

export interface LedgerRouteParts {
  readLedger: ReadLedger;
  readLog: ReadLog;
}

/** `/code/ledger/*`: the ledger as a transparency log. */
export function ledgerRoutes(app: HttpApp, { readLedger, readLog }: LedgerRouteParts): void {
  serve(app, "receiptProof", async ({ params, c }) => c.body(await readLedger.proof(params.sha), 200, TEXT));

  serve(app, "ledgerKey", async () => await readLog.keys());

  serve(app, "ledgerCheckpoint", async ({ query, c }) =>
    c.body(await readLog.checkpoint(query.witnessed === "true"), 200, TEXT),
  );

  serve(app, "ledgerConsistency", async ({ query }) => await readLog.consistency(query.from, query.to));

  serve(app, "ledgerTile", async ({ params, c }) =>
    c.body(await readLog.tile(params.level, params.path), 200, TILE),
  );
}
