// How long a page's verification takes in a warm browser, beside the floor: a context, a page and a picture.
import { readFileSync } from "node:fs";
import path from "node:path";
import { prepareBrowser, startBrowser } from "../packages/server/test/visual/browser.ts";
import { verifyPage } from "../packages/server/src/visual/verify.ts";

type Browser = Parameters<typeof verifyPage>[0];

const TURNS = 6;
const AT_ONCE = 8;
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

const browser = await startBrowser(await prepareBrowser());
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
  const crowd: number[] = [];
  const all = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async (_, i) => {
        const { name, html } = pages[i % 4]!;
        crowd.push(await timed(() => verify(browser, name, html)));
      }),
    ),
  );
  print(`${AT_ONCE} at once in one browser`, crowd, base);
  console.log(`all ${AT_ONCE} in ${(all / 1_000).toFixed(1)} s`);
} finally {
  await browser.close();
}
