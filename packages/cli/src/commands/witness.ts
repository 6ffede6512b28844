import { defineCommand, integer } from "../command.ts";
import { runServer } from "../server.ts";

/** `signet witness`: watches ledgers and cosigns their checkpoints. */
export const witness = defineCommand({
  help: `
signet witness --log <key> [--log <key>] [options]

Cosigns the checkpoints of ledgers (C2SP tlog-witness): only those that continue what it has seen, so that none
of these ledgers can be rewritten, or show others something else, without being noticed. Their services ask it
for that with the setting SVC_LEDGER_WITNESSES, which takes the key that this command prints and its address.

  --log <key>              the key of a ledger to watch: signet verify shows it, and its operator publishes it
  --state <folder>         its own key, and what it has seen        (.signet-witness)
  --name <name>            the name under which it signs            (made from its key)
  --host <address>         where it listens                         (127.0.0.1)
  --port <port>            the port                                 (8788)`,
  options: {
    log: { type: "string", multiple: true },
    state: { type: "string" },
    name: { type: "string" },
    host: { type: "string" },
    port: { type: "string" },
  },
  positionals: 0,
  run: ({ values: { log = [], state, name, host, port } }) => {
    if (port !== undefined) integer("port", port, 0, 65_535);
    const given = { state, name, host, port };
    const named = Object.entries(given).flatMap(([option, value]) =>
      value === undefined ? [] : [`--${option}=${value}`],
    );
    return runServer(["witness", ...log.map((key) => `--log=${key}`), ...named]);
  },
});
