import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  NO_POSTGRES,
  type PostgresServer,
  startPostgres,
} from "../../packages/server/test/support/postgres.ts";

export type BenchPostgres = PostgresServer;

/** Works with a Postgres of its own whose data is on a disk, so that a commit is as durable as elsewhere. */
export async function withPostgres(work: (server: BenchPostgres) => Promise<void>): Promise<void> {
  if (NO_POSTGRES !== undefined) return console.log(NO_POSTGRES);
  const folder = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  chmodSync(folder, 0o700);
  const server = await startPostgres({ max_connections: "200" }, folder);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
