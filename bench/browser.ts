import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "../packages/page-verifier/src/browser/find-browser.ts";
import { browserFlags } from "../packages/page-verifier/src/browser/flags.ts";
import { launchBrowser, type Launched } from "../packages/page-verifier/src/browser/launch.ts";
import { prepare } from "../packages/page-verifier/src/browser/prepare.ts";
import { startJailed } from "../packages/page-verifier/src/browser/spawn.ts";
import { createTransport } from "../packages/page-verifier/src/browser/transport.ts";
import { treeOf } from "../packages/page-verifier/src/browser/tree.ts";

const TURNS = 12;
const signal = new AbortController().signal;
const PAGE = "<canvas></canvas><h1>A page</h1><script>document.title = 'done'</script>";

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Memory (PSS) of a process and its descendants in MiB; shared memory is divided among its users. */
function memoryOf(pid: number): number {
  const kib = treeOf(pid).map((each) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, "latin1"))?.[1] ?? 0);
    } catch {
      // The process has just ended.
      return 0;
    }
  });
  return kib.reduce((sum, each) => sum + each, 0) / 1024;
}

async function showPage({ browser }: Launched): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(PAGE);
  await context.close();
}

/** The floor: the same program with the same flags, without a sandbox, until it responds. */
async function answerOf(program: string): Promise<void> {
  const flags = browserFlags({ profile: path.join(dir, "profile"), ownSandbox: false });
  const started = await startJailed("/usr/bin/env", [program, ...flags]);
  await new Promise((resolve) => {
    const transport = createTransport(started.input, started.output, () => resolve(undefined));
    Object.assign(transport, { onmessage: resolve });
    transport.send({ id: 1, method: "Browser.getVersion" });
  });
  process.kill(-started.pid, "SIGKILL");
  await started.gone;
}

const dir = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
try {
  const searched = process.env.PATH ?? "";
  const found = findBrowser({ path: searched });
  const ready = () => prepare(found, { dir, path: searched, signal });
  const first = await timed(ready);
  const again = await timed(ready);
  const { program, bwrap } = await ready();
  console.log(`made ready: first time ${first.toFixed(0)} ms, then ${again.toFixed(0)} ms`);

  const times: Record<string, number[]> = {};
  const take = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    (times[name] ??= []).push(performance.now() - started);
    return result;
  };
  const sizes: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await take("answers without a jail", () => answerOf(program.file));
    const jailed = await take("started in the jail", () =>
      launchBrowser(program, { bwrap, dir, deadlineMs: 15_000, signal }),
    );
    await take("its first page", () => showPage(jailed));
    await take("a page after that", () => showPage(jailed));
    await take("asked whether it answers", () => jailed.answers());
    sizes.push(memoryOf(jailed.pid));
    await take("killed", () => jailed.kill());
  }
  const floor = median(times["answers without a jail"]!);
  for (const [name, values] of Object.entries(times)) {
    const [middle, least] = [median(values), Math.min(...values)].map((ms) => ms.toFixed(0).padStart(5));
    console.log(
      `${name.padEnd(28)} median ${middle} ms  min ${least} ms  ×${(median(values) / floor).toFixed(2)}`,
    );
  }
  console.log(`memory of one, idle after two pages: median ${median(sizes).toFixed(0)} MiB`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
