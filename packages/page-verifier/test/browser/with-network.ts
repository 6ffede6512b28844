import { chromium, type Browser } from "playwright-core";
import { prepare } from "../../src/browser/prepare.ts";
import { CACHE, found, never } from "./rig.ts";

/** The types of what `openBrowser` gives. */
export type { Browser, Page } from "playwright-core";

/** The browser of this machine as a person has it: with a network, in which all of `.example` is this machine. */
export async function openBrowser(t: { after(done: () => Promise<void>): void }): Promise<Browser> {
  const { program } = await prepare(found, { dir: CACHE, path: process.env.PATH ?? "", signal: never });
  const browser = await chromium.launch({
    executablePath: program.file,
    args: ["--no-sandbox", "--host-resolver-rules=MAP *.example 127.0.0.1", "--no-proxy-server"],
  });
  t.after(() => browser.close());
  return browser;
}
