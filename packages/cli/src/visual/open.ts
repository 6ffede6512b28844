import { spawn } from "node:child_process";
import path from "node:path";

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

/** Shows a file in this machine's own browser; where there is none, nothing happens. */
export function openPage(file: string): void {
  const opener = spawn(OPENERS[process.platform] ?? "xdg-open", [path.resolve(file)], {
    detached: true,
    stdio: "ignore",
  });
  opener.on("error", () => {
    // No such program: the file was named, and can be opened by hand.
  });
  opener.unref();
}
