import { defineCommand, UsageError } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet import`: fills an empty database with an export. */
export const importAll = defineCommand({
  help: `
signet import <file> [--data <folder>]

Fills an empty database with what signet export wrote: the one of SVC_DATABASE_URL, or a new data folder. It takes
all of it, compares it with what was exported and audits the ledger, or it takes nothing. The master key and the
ledger's key have to be those of the exported service.

  --data <folder>        where the service keeps its data    (SVC_DATA_DIR, .signet)`,
  options: { data: { type: "string" } },
  positionals: 1,
  run: ({ values, positionals: [file] }) => {
    if (file === undefined) throw new UsageError("name the file of an export");
    return runServer(["import", file], { SVC_DATA_DIR: values.data });
  },
});
