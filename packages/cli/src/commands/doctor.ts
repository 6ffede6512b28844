import { defineCommand } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet doctor`: what the service says about this machine and its settings. */
export const doctor = defineCommand({
  summary: "show the settings, and what is missing on this machine",
  help: `
signet doctor

Shows each setting of the service with its source, and what is missing on this machine.
Exit code 0: the service can run here.`,
  options: {},
  positionals: 0,
  run: () => runServer(["doctor"]),
});
