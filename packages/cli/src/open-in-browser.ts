import { spawn } from "node:child_process";
import { environment } from "./environment.ts";
import type { Terminal } from "./terminal.ts";

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Shows a file or an address in this machine's default browser, or says why it cannot. It does not wait for the browser. */
export function openInBrowser(target: string, { err }: Pick<Terminal, "err">): void {
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  if (program === "xdg-open" && !environment.desktop) return err("there is no desktop here to open it");
  const opener = spawn(program, [...args, target], { detached: true, stdio: "ignore" });
  opener.on("error", () => err(`it cannot be opened here: there is no program ${program}`));
  opener.unref();
}
