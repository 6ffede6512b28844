import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { UsageError } from "./command.ts";
import { environment } from "./environment.ts";

/**
 * A small young generation saves a quarter of the memory at rest, and collecting once what the start left behind a tenth
 * (see bench/service).
 */
export const SERVICE_FLAGS = ["--max-semi-space-size=4", "--expose-gc"];

/** The service's entry file. It is resolved, never imported: the command line loads none of the service's code. */
function serverEntry(): string {
  try {
    return fileURLToPath(import.meta.resolve("@signet/server/main"));
  } catch (error) {
    throw new UsageError(
      "the service is not installed here, only the command line. Start the service in a clone of its repository with npm start, and name it with --url",
      { cause: error },
    );
  }
}

/**
 * Runs the service's program in this terminal until it ends and returns its exit code. Signals to this program are
 * passed on, except Ctrl-C at a terminal: the terminal sends it to both, and a second one would end the service at once. If
 * this program is killed, the service ends as well.
 */
export async function runServer(
  args: string[],
  settings: Record<string, string | undefined> = {},
  entry = serverEntry(),
): Promise<number> {
  const defined = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const child = spawn(process.execPath, [...SERVICE_FLAGS, entry, ...args], {
    // By the channel, the service knows that this program was killed, and ends too.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...environment.inherited, ...defined },
  });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  const interrupt = process.stdin.isTTY ? () => {} : pass;
  process.on("SIGINT", interrupt).on("SIGTERM", pass).on("SIGHUP", pass);
  try {
    return await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
    });
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", pass).off("SIGHUP", pass);
  }
}
