import { readFileSync } from "node:fs";
import { VisualBrief, type VisualReport } from "@signet/contract";
import { readBrief, seal, verifyPage } from "@signet/page-verifier";
import { systemClock } from "../base/clock.ts";
import { loadConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { openBrowsers } from "../compose/browsers.ts";

const EXIT = { passed: 0, failed: 1, noBrowser: 3 };

/** Checks the page in `file` as a build does, prints the result, and returns the exit code. */
export async function verifyFile(file: string, json: boolean): Promise<number> {
  const { config } = loadConfig();
  const html = textOf(readFileSync(file));
  if (html === undefined) {
    console.error("signet: the page is not in UTF-8; every page that a build delivers is");
    return EXIT.failed;
  }
  const browsers = openBrowsers({ config, clock: systemClock, log: createLog("error") });
  try {
    const brief = VisualBrief.safeParse(readBrief(html)).data;
    const { report } = await verifyPage(html, { browsers, ...(brief && { brief }) });
    if (json) console.log(JSON.stringify(report, null, 1));
    else {
      print(report, brief !== undefined);
      if (seal(html) !== html)
        console.log(
          "  ! it does not begin with its policy: opened outside the frame, it may reach the network",
        );
    }
    return report.ok ? EXIT.passed : EXIT.failed;
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    console.error(`signet: ${thrown.message}`);
    return EXIT.noBrowser;
  } finally {
    await browsers.close();
  }
}

/** The text of the file; undefined if it is not UTF-8, which a browser might decode in another way. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function markOf(passed: boolean | null, level: VisualReport["checks"][number]["level"]): string {
  if (passed === null) return "·";
  if (passed) return "✓";
  return level === "block" ? "✗" : "!";
}

const LINE_CHARS = 300;
const MORE_LINES = 3;

/** Text that may be the page's, without control characters. */
const printable = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

function print(report: VisualReport, briefed: boolean): void {
  const { ok, checks, browser, html_sha256, ms, brief, steps } = report;
  for (const { name, level, ok: passed, detail } of checks) {
    const mark = markOf(passed, level);
    const [first = "", ...rest] = printable(detail).split("\n");
    console.log(`  ${mark} ${name.padEnd(16)}${first.slice(0, LINE_CHARS)}`.trimEnd());
    for (const line of rest.slice(0, MORE_LINES))
      console.log(`${" ".repeat(20)}${line.slice(0, LINE_CHARS)}`);
  }
  for (const [at, { name, outcome, detail }] of steps.entries())
    if (outcome === "held" || outcome === "no_effect")
      console.log(`  ! step ${at + 1}, "${printable(name)}", does not count: ${printable(detail)}`);
  const carried = briefed ? `${brief.checklist.length} steps of its own` : "it carries no checklist";
  console.log(`\n  ${ok ? "✓ passed" : "✗ did not pass"}  ${(ms / 1000).toFixed(1)} s, ${carried}`);
  console.log(`    ${html_sha256}\n    ${browser.name} ${browser.version} (${browser.sandbox})`);
}
