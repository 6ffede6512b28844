import { defineCommand, UsageError } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet export`: everything that a service stores, to be moved to another database. */
export const exportAll = defineCommand({
  help: `
signet export <file> [--data <folder>]

Writes everything that a stopped service stores to one new file, from which signet import fills the database of
another: from a data folder to Postgres, or back. The keys are not in the file.

  --data <folder>        where the service keeps its data    (SVC_DATA_DIR, .signet)`,
  options: { data: { type: "string" } },
  positionals: 1,
  run: ({ values, positionals: [file] }) => {
    if (file === undefined) throw new UsageError("name a file to write to");
    return runServer(["export", file], { SVC_DATA_DIR: values.data });
  },
});
