import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../../page-verifier/src/browser/prepare.ts";
import { CACHE, found, never } from "../../page-verifier/test/browser/rig.ts";
import { freePort } from "../../server/test/support/free-port.ts";

/** Lighthouse is 176 MB: `node bench/lighthouse.ts` installs it here, and nothing else does. */
const VERSION = "13.5.0";
export const FOLDER = path.join(CACHE, `../lighthouse-${VERSION}`);
const ENTRY = path.join(FOLDER, "node_modules/lighthouse/core/index.js");

/** Why it cannot be used here; false: it is installed. */
export const notInstalled = existsSync(ENTRY)
  ? false
  : "Lighthouse is not installed; node bench/lighthouse.ts does that";

/** Installs it with npm, without a browser. Resolves to whether that worked. */
export async function install(): Promise<boolean> {
  if (existsSync(ENTRY)) return true;
  mkdirSync(FOLDER, { recursive: true });
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  const child = spawn("npm", args, { stdio: "inherit" });
  await new Promise((resolve) => child.once("close", resolve));
  return existsSync(ENTRY);
}

export type Category = "accessibility" | "best-practices" | "performance";

/** What Lighthouse says of an address: from 0 to 100, and the checks that failed. */
export interface Scores {
  scores: Partial<Record<Category, number>>;
  failed: string[];
}

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** A browser of its own, which Lighthouse steers. */
export async function openLighthouse(t: { after(end: () => Promise<void>): void }) {
  const { default: lighthouse } = (await import(pathToFileURL(ENTRY).href)) as {
    default: (url: string, flags: object) => Promise<{ lhr: Report }>;
  };
  const { program } = await prepare(found, { dir: CACHE, path: process.env["PATH"] ?? "", signal: never });
  const [port, profile] = [await freePort(), mkdtempSync(path.join(tmpdir(), "signet-lighthouse-"))];
  const flags = ["--headless", "--no-sandbox", "--no-proxy-server", `--user-data-dir=${profile}`];
  const child = spawn(program.file, [...flags, `--remote-debugging-port=${port}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  t.after(async () => {
    child.kill("SIGKILL");
    await closed;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  // It names its address when it listens there.
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text: Buffer) => String(text).includes("DevTools listening") && resolve());
    void closed.then(() => reject(new Error("the browser ended")));
  });
  return async (url: string, categories: readonly Category[]): Promise<Scores> => {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: categories,
      formFactor: "desktop",
      screenEmulation: { disabled: true },
      throttlingMethod: "provided",
    });
    const all = categories.map((name) => [name, lhr.categories[name]] as const);
    return {
      scores: Object.fromEntries(all.map(([name, { score }]) => [name, Math.round(100 * score)])),
      failed: all.flatMap(([, { auditRefs }]) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
          .map(({ id }) => id),
      ),
    };
  };
}

/** The main routes of the workspace. */
export const ROUTES = [
  "code",
  "pages",
  "chat",
  "runs",
  "ledger",
  "verify",
  "usage",
  "memory",
  "techniques",
  "status",
  "models",
  "keys",
  "reference",
];
