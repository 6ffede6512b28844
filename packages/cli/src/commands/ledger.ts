import { defineCommand, UsageError } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet ledger`: the key that signs the ledger of the service on this machine. */
export const ledger = defineCommand({
  help: `
signet ledger rotate-key [--data <folder>]

Replaces the key that signs the ledger of the service on this machine, which must be stopped. The ledger
announces the new key, and both sign that, so that whoever trusts the old key can follow. If this is
interrupted, the next start of the service or of this command finishes it.

  --data <folder>        where the service keeps its data    (SVC_DATA_DIR, .signet)`,
  options: { data: { type: "string" } },
  positionals: 1,
  run: ({ values, positionals: [action] }) => {
    if (action !== "rotate-key") throw new UsageError("say what to do: signet ledger rotate-key");
    return runServer(["rotate-ledger-key"], { SVC_DATA_DIR: values.data });
  },
});
