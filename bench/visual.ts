// The time of a page's verification in a warm browser, compared with a floor: a context, a page and a screenshot.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browsers, createBrowsers, findBrowser, verifyPage } from "@signet/page-verifier";
import { bytesOf, childrenOf, treeOf } from "../packages/page-verifier/src/browser/tree.ts";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { createLog } from "../packages/server/src/base/log.ts";

type Browser = Parameters<Parameters<Browsers["use"]>[1]>[0];

const TURNS = 6;
const AT_ONCE = 8;
const SLOTS = 2;
const NAMES = ["counter", "breakout", "memory-pairs", "todo-form", "fireworks-bounded", "poster-css"];

const folder = path.join(import.meta.dirname, "../packages/page-verifier/test/protocol/pages");
const pages = NAMES.map((name) => ({
  name,
  html: readFileSync(path.join(folder, `good-${name}.html`), "utf8"),
}));
const signal = new AbortController().signal;

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

const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

function print(name: string, values: number[], base: number): void {
  const [p50, p95] = [at(values, 0.5), at(values, 0.95)];
  const ms = [p50, p95].map((value) => value.toFixed(0).padStart(6));
  console.log(`${name.padEnd(28)} p50 ${ms[0]} ms  p95 ${ms[1]} ms  ×${(p50 / base).toFixed(1)}`);
}

/** Private memory of the largest browser's processes in MiB. */
const largest = () => Math.max(...childrenOf(process.pid).map((pid) => bytesOf(treeOf(pid)) / 1024 ** 2));

/** The peak memory of a browser during `work`. */
async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  const seen = [largest()];
  const timer = setInterval(() => seen.push(largest()), 50);
  await work().finally(() => clearInterval(timer));
  return Math.max(...seen);
}

const searched = process.env["PATH"] ?? "";
const browsers = createBrowsers({
  found: findBrowser({ path: searched }),
  dir: path.join(import.meta.dirname, "../node_modules/.cache/signet-browser"),
  path: searched,
  cores: SLOTS,
  clock: systemClock,
  log: createLog("silent"),
});

async function verify(name: string, html: string): Promise<void> {
  const brief = { title: name, input: !name.startsWith("poster"), checklist: [] };
  const { report } = await verifyPage(html, { brief, browsers });
  if (!report.ok) throw new Error(`${name}: ${JSON.stringify(report.checks.filter(({ ok }) => !ok))}`);
}

try {
  console.log(`cold: a browser from nothing  ${(await timed(() => browsers.warm())).toFixed(0)} ms`);
  const [floors, verified]: [number[], number[]] = [[], []];
  const byPage = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (let turn = -1; turn < TURNS; turn++) {
    const warm = turn >= 0; // The first turn warms the browser.
    for (const { html } of pages) {
      const least = await timed(() => browsers.use(signal, (browser) => floor(browser, html)));
      if (warm) floors.push(least);
    }
    for (const { name, html } of pages) {
      const taken = await timed(() => verify(name, html));
      if (!warm) continue;
      verified.push(taken);
      byPage.get(name)!.push(taken);
    }
  }
  const base = at(floors, 0.5);
  print("floor: context and picture", floors, base);
  print("verification", verified, base);
  for (const [name, values] of byPage) print(`  ${name}`, values, base);
  const [atRest, peaks]: [number, number[]] = [largest(), []];
  for (const { name, html } of pages) peaks.push(await peakDuring(() => verify(name, html)));
  console.log(
    `memory of a browser          at rest ${atRest.toFixed(0)} MiB, while it checks ${at(peaks, 0.5).toFixed(0)} MiB, at most ${Math.max(...peaks).toFixed(0)} MiB`,
  );
  const crowd: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, i) => {
      const { name, html } = pages[i % 4]!;
      await verify(name, html);
      crowd.push(performance.now() - startedAt);
    }),
  );
  print(`${AT_ONCE} at once, ${SLOTS} browsers`, crowd, base);
  console.log(`all ${AT_ONCE} in ${(Math.max(...crowd) / 1_000).toFixed(1)} s`);
} finally {
  await browsers.close();
}
