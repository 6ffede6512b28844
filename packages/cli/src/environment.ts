import { homedir } from "node:os";
import path from "node:path";

const { npm_lifecycle_event: script, npm_command: npm } = process.env;

/** How whoever reads a hint calls this program from where they stand. */
function ownCommand(): string {
  if (script === "signet") return "npm run -s signet --";
  return npm === "exec" ? "npx signet" : "signet";
}

/** All that the command line reads from its environment, and what a service that it starts is given. */
export const environment = {
  self: ownCommand(),
  signetUrl: process.env["SIGNET_URL"] || "http://127.0.0.1:8787",
  apiKey: (process.env["SIGNET_API_KEY"] ?? "").trim(),
  license: (process.env["SIGNET_LICENSE"] ?? "").trim(),
  /** Of a hosted service's owner. */
  password: process.env["SIGNET_PASSWORD"] ?? "",
  noColor: Boolean(process.env["NO_COLOR"]),
  /** Where the command line keeps what it knows of its own use. */
  stateFolder: path.join(process.env["XDG_STATE_HOME"] || path.join(homedir(), ".local", "state"), "signet"),
  inherited: process.env,
};
