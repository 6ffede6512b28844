import { homedir } from "node:os";
import path from "node:path";

const { npm_lifecycle_event: script, npm_command: npm } = process.env;

/** The command with which the reader of a hint can call this program. */
function ownCommand(): string {
  if (script === "signet") return "npm run -s signet --";
  return npm === "exec" ? "npx signet" : "signet";
}

/** Where the command line stores its own state. */
const stateFolder = path.join(
  process.env["XDG_STATE_HOME"] || path.join(homedir(), ".local", "state"),
  "signet",
);

/** Everything that the command line reads from its environment; a service that it starts inherits `inherited`. */
export const environment = {
  self: ownCommand(),
  signetUrl: process.env["SIGNET_URL"] || "http://127.0.0.1:8787",
  apiKey: (process.env["SIGNET_API_KEY"] ?? "").trim(),
  license: (process.env["SIGNET_LICENSE"] ?? "").trim(),
  /** The password of a hosted service's owner. */
  password: process.env["SIGNET_PASSWORD"] ?? "",
  /** Whether xdg-open has something to open a page with. */
  desktop: Boolean(process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"] || process.env["BROWSER"]),
  noColor: Boolean(process.env["NO_COLOR"]),
  stateFolder,
  /** What was seen of ledgers. */
  ledgersFile: path.join(stateFolder, "ledgers.json"),
  /** Where conversations are kept, and whether they are. */
  chatsFolder: path.join(stateFolder, "chats"),
  keepsChats: process.env["SIGNET_KEEP_CHATS"] !== "0",
  inherited: process.env,
};
