// How long a page's verification takes in a warm browser, beside the floor: a context, a page and a picture.
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { prepareBrowser, startBrowser } from "../packages/server/test/visual/browser.ts";
import { verifyPage } from "../packages/server/src/visual/verify.ts";

type Browser = Parameters<typeof verifyPage>[0];

const TURNS = 6;
const AT_ONCE = 8;
const SLOTS = 2;
const NAMES = ["counter", "breakout", "memory-pairs", "todo-form", "fireworks-bounded", "poster-css"];

const folder = path.join(import.meta.dirname, "../packages/server/test/visual/pages");
const pages = NAMES.map((name) => ({
  name,
  html: readFileSync(path.join(folder, `good-${name}.html`), "utf8"),
}));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function floor(browser: Browser, html: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(html);
  await page.screenshot();
  await context.close();
}

async function verify(browser: Browser, name: string, html: string): Promise<void> {
  const { report } = await verifyPage(
    browser,
    { html, plan: { title: name, input: !name.startsWith("poster"), checklist: [] } },
    {
      signal: AbortSignal.timeout(60_000),
      browser: { name: "chromium", version: browser.version(), sandbox: "bwrap" },
    },
  );
  if (!report.ok) throw new Error(`${name}: ${JSON.stringify(report.checks.filter(({ ok }) => !ok))}`);
}

const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

function print(name: string, values: number[], base: number): void {
  const [p50, p95] = [at(values, 0.5), at(values, 0.95)];
  const ms = [p50, p95].map((value) => value.toFixed(0).padStart(6));
  console.log(`${name.padEnd(28)} p50 ${ms[0]} ms  p95 ${ms[1]} ms  ×${(p50 / base).toFixed(1)}`);
}

const executable = await prepareBrowser();
const browser = await startBrowser(executable);
try {
  const [floors, verified]: [number[], number[]] = [[], []];
  const byPage = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (let turn = -1; turn < TURNS; turn++)
    for (const { name, html } of pages) {
      const least = await timed(() => floor(browser, html));
      const taken = await timed(() => verify(browser, name, html));
      if (turn < 0) continue; // The first turn warms the browser.
      floors.push(least);
      verified.push(taken);
      byPage.get(name)!.push(taken);
    }
  const base = at(floors, 0.5);
  print("floor: context and picture", floors, base);
  print("verification", verified, base);
  for (const [name, values] of byPage) print(`  ${name}`, values, base);
  // As the service does it: a browser for each core, and whoever comes later waits.
  const browsers = [
    browser,
    ...(await Promise.all(Array.from({ length: SLOTS - 1 }, () => startBrowser(executable)))),
  ];
  const crowd: number[] = [];
  const waiting = Array.from({ length: AT_ONCE }, (_, i) => pages[i % 4]!);
  const startedAt = performance.now();
  await Promise.all(
    browsers.map(async (one) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await verify(one, next.name, next.html);
        crowd.push(performance.now() - startedAt);
      }
    }),
  );
  print(`${AT_ONCE} at once, ${SLOTS} browsers`, crowd, base);
  console.log(`all ${AT_ONCE} in ${(Math.max(...crowd) / 1_000).toFixed(1)} s`);
  await Promise.all(browsers.slice(1).map((one) => one.close()));
} finally {
  await browser.close();
  rmSync(path.dirname(executable), { recursive: true, force: true });
}
