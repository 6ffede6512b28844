import type { TestContext } from "node:test";
import { createLedger, type SealFields } from "../../../src/modules/ledger/ledger.ts";
import { temporaryStore } from "../../support/store.ts";
import { OPENED, OPENING, SEAL } from "./lines.ts";

/** A ledger in a store of its own. */
export async function temporaryLedger(t: TestContext) {
  const store = await temporaryStore(t);
  const ledger = createLedger({ ...store, origin: "test-log" });
  const open = (id: string) =>
    store.db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
  const seal = (id: string, over: Partial<SealFields> = {}) =>
    store.db.transaction().execute((tx) => ledger.seal(tx, id, { ...SEAL, ...over } as SealFields));
  return { ...store, ledger, open, seal };
}

/** All lines that are read. */
export const collect = async (lines: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
};
