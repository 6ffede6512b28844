import { spawn } from "node:child_process";
import path from "node:path";

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

/** Shows a file in this machine's default browser; does nothing if there is none. */
export function openPage(file: string): void {
  const opener = spawn(OPENERS[process.platform] ?? "xdg-open", [path.resolve(file)], {
    detached: true,
    stdio: "ignore",
  });
  opener.on("error", () => {
    // No such program: the file's name was printed, so a person can open it.
  });
  opener.unref();
}
