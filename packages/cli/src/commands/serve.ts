import { defineCommand, integer } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet serve`: runs the service in this terminal until it is stopped. */
export const serve = defineCommand({
  help: `
signet serve [options]

Starts the service and runs until Ctrl-C. Its exit code is the service's.

  --port <number>        port to listen on          (SVC_PORT, 8787)
  --host <address>       address to listen on       (SVC_HOST, 127.0.0.1)
  --data <folder>        where it keeps its data    (SVC_DATA_DIR, .signet)`,
  options: { port: { type: "string" }, host: { type: "string" }, data: { type: "string" } },
  positionals: 0,
  run: ({ values }) => {
    const port = integer("port", values.port, 0, 65_535);
    return runServer([], { SVC_PORT: port?.toString(), SVC_HOST: values.host, SVC_DATA_DIR: values.data });
  },
});
