import { rmSync } from "node:fs";
import type { TestContext } from "node:test";
import { CodeRunRequest } from "@signet/contract";
import { createFiles } from "../../src/modules/runs/files.ts";
import { createJournal } from "../../src/modules/runs/journal.ts";
import { createLeases } from "../../src/modules/runs/leases.ts";
import { createRuns, type NewRun } from "../../src/modules/runs/runs.ts";
import { openStore } from "../../src/store/open-store.ts";
import { testDatabase } from "./database.ts";
import { fakeClock } from "./clock.ts";
import { newFolder } from "./prepared.ts";

/** A folder that is removed when the test ends. */
export function temporaryFolder(t: TestContext, folder = newFolder()): string {
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens an empty store: SQLite in `dataDir`, or Postgres where the tests run on that. */
export const openTestStore = async (dataDir: string) =>
  openStore({ dataDir, databaseUrl: await testDatabase() });

/** A store of its own with the modules that write runs, on a clock that the test moves. */
export async function temporaryStore(t: TestContext) {
  const clock = fakeClock();
  const { db, close } = await openTestStore(temporaryFolder(t));
  t.after(close);
  return {
    db,
    clock,
    runs: createRuns({ db, clock }),
    leases: createLeases({ db, clock, kind: "code" }),
    journal: createJournal({ db, clock }),
    files: createFiles({ db }),
  };
}

export type TemporaryStore = Awaited<ReturnType<typeof temporaryStore>>;

/** A run to open; `over` says what is special about it. */
export function newRun(
  id: string,
  over: Partial<Omit<NewRun, "kind" | "request">> & { conversation?: string } = {},
): NewRun {
  const { conversation, ...rest } = over;
  const request = CodeRunRequest.parse({
    task: `task of ${id}`,
    ...(conversation ? { conversation_id: conversation } : {}),
  });
  return {
    id,
    account: "local",
    owner: "",
    requestId: "r",
    kind: "code",
    request,
    idempotency: null,
    opening: "00".repeat(32),
    ...rest,
  };
}

/** Opens a run and claims it. */
export async function claimedRun(store: TemporaryStore, id: string) {
  await store.db.transaction().execute((tx) => store.runs.open(tx, newRun(id)));
  const claimed = await store.leases.claim("w1");
  if (claimed?.runId !== id) throw new Error("another run was waiting");
  return claimed;
}
