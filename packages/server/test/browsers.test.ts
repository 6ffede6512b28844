import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { VISUAL_CHECKS, VISUAL_PROTOCOL, type VisualReport } from "@signet/contract";
import {
  CHECKS,
  type PageReport,
  PageVerifierError,
  type PageVerifierErrorCode,
  PROTOCOL,
} from "@signet/page-verifier";
import { systemClock } from "../src/base/clock.ts";
import { ConfigError, loadConfig } from "../src/base/config.ts";
import { createLog } from "../src/base/log.ts";
import { Problem, type ProblemExtras } from "../src/base/problem.ts";
import { openBrowsers, problemOf } from "../src/compose/browsers.ts";

function opened(t: TestContext, browser: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "signet-test-"));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = { ...loadConfig({}).config, dataDir, browser };
  return openBrowsers({ config, clock: systemClock, log: createLog("silent") });
}

test("what the browsers refuse by name reaches a caller as a problem of ours", () => {
  const told: [PageVerifierErrorCode, ProblemExtras["retryAfterSeconds"], string, number][] = [
    ["overloaded", 5, "overloaded", 503],
    ["closed", undefined, "not_ready", 503],
    ["browser_unavailable", undefined, "browser_unavailable", 503],
  ];
  for (const [code, seconds, as, status] of told) {
    const problem = problemOf(new PageVerifierError(code, "why"));
    assert.deepEqual([problem.code, problem.status, problem.extras.retryAfterSeconds], [as, status, seconds]);
  }
});

test("what the verifier reports is what the interface describes, no more and no less", () => {
  const told = (report: PageReport): VisualReport => report;
  const played = (report: VisualReport): PageReport => report;
  assert.ok(told !== played);
  assert.deepEqual([PROTOCOL, CHECKS], [VISUAL_PROTOCOL, VISUAL_CHECKS]);
});

test("a setting that names no program is refused by its name", (t) => {
  assert.throws(
    () => opened(t, "chromium"),
    (error) => error instanceof ConfigError && error.message.startsWith("SVC_BROWSER: must be"),
  );
});

test("a browser that does not start, and a service that stops, are problems", async (t) => {
  const code = (wanted: string) => (error: unknown) => error instanceof Problem && error.code === wanted;
  const browsers = opened(t, "/bin/true");
  await assert.rejects(browsers.warm(), code("browser_unavailable"));
  const { signal } = new AbortController();
  await assert.rejects(
    browsers.use(signal, () => Promise.resolve()),
    code("browser_unavailable"),
  );
  assert.equal(browsers.status().state, "unavailable");
  await browsers.close();
  await assert.rejects(
    browsers.use(signal, () => Promise.resolve()),
    code("not_ready"),
  );
});
