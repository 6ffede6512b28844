import { defineCommand, UsageError } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet backup`: the service's data, as it was at one moment. */
export const backup = defineCommand({
  help: `
signet backup <folder> [--data <folder>]

Copies the database and the keys of the service on this machine into an empty folder. To restore, stop the
service, and replace its data folder with one that contains both files.

  --data <folder>        where the service keeps its data    (SVC_DATA_DIR, .signet)`,
  options: { data: { type: "string" } },
  positionals: 1,
  run: ({ values, positionals: [folder] }) => {
    if (folder === undefined) throw new UsageError("name an empty folder to write to");
    return runServer(["backup", folder], { SVC_DATA_DIR: values.data });
  },
});
