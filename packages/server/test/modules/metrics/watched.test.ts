import assert from "node:assert/strict";
import { test } from "node:test";
import { BrowserKilled, type Browsers } from "@signet/page-verifier";
import { type Limits, SandboxError } from "@signet/sandbox";
import { NO_METRICS } from "../../../src/modules/metrics/metrics.ts";
import { createPrometheus } from "../../../src/modules/metrics/prometheus.ts";
import { watchedBrowsers } from "../../../src/modules/metrics/watched-browsers.ts";
import { watchedDriver } from "../../../src/modules/metrics/watched-sandboxes.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";

const nothing = {
  executing: { chat: 0, code: 0, visual: 0 },
  ledger: { signed: null, sound: true, neverSealed: null },
  sandbox: true,
  browser: true,
  stored: null,
};

function counting() {
  const metrics = createPrometheus({ version: "1", role: "all" });
  /** The value of a series, as Prometheus would read it. */
  const value = async (series: string) =>
    (await metrics.text(nothing))
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1);
  return { metrics, value };
}

test("open sandboxes and the ends of their commands are counted, a sandbox that is closed twice once", async () => {
  const { metrics, value } = counting();
  const driver = watchedDriver(memorySandboxDriver(), metrics);
  const options = { runId: "r", limits: {} as Limits };
  const [one, two] = [await driver.open(options), await driver.open(options)];
  assert.equal(await value("signet_sandboxes"), "2");
  assert.equal(await value("signet_sandbox_open_seconds_count"), "2");
  await one.exec("true");
  assert.equal(await value('signet_sandbox_command_seconds_count{end="exit"}'), "1");
  await one.close();
  await one.close();
  assert.equal(await value("signet_sandboxes"), "1");
  await two.close();
  assert.equal(await value("signet_sandboxes"), "0");
});

test("a sandbox that cannot be opened is counted by its reason, and its error is the driver's", async () => {
  const { metrics, value } = counting();
  const refused = new SandboxError("unavailable", "no");
  const broken = { ...memorySandboxDriver(), open: () => Promise.reject(refused) };
  await assert.rejects(watchedDriver(broken, metrics).open({ runId: "r", limits: {} as Limits }), refused);
  assert.equal(await value('signet_sandbox_open_failures_total{reason="unavailable"}'), "1");
  assert.equal(await value("signet_sandboxes"), "0");
});

test("uses of a browser are counted while they wait and work, whatever becomes of them", async () => {
  const { metrics, value } = counting();
  const { promise: free, resolve: letIn } = Promise.withResolvers<void>();
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const plain = {
    async use(_signal: AbortSignal, task: (browser: never, use: never) => Promise<unknown>) {
      await free;
      return task(null as never, null as never);
    },
  } as unknown as Browsers;
  const browsers = watchedBrowsers(plain, metrics);
  const signal = new AbortController().signal;
  const use = browsers.use(signal, () => work);
  const uses = async () => [
    await value('signet_browser_uses{state="waiting"}'),
    await value('signet_browser_uses{state="working"}'),
  ];
  assert.deepEqual(await uses(), ["1", undefined]);
  letIn();
  await free;
  assert.deepEqual(await uses(), ["0", "1"]);
  finish();
  await use;
  assert.deepEqual(await uses(), ["0", "0"]);
  assert.equal(await value('signet_browser_use_seconds_count{outcome="done"}'), "1");
  await assert.rejects(browsers.use(signal, () => Promise.reject(new BrowserKilled("memory"))));
  assert.equal(await value('signet_browser_use_seconds_count{outcome="killed_memory"}'), "1");
  assert.deepEqual(await uses(), ["0", "0"]);
  const full = { use: () => Promise.reject(new Error("overloaded")) } as unknown as Browsers;
  await assert.rejects(watchedBrowsers(full, metrics).use(signal, async () => undefined));
  assert.deepEqual(await uses(), ["0", "0"]);
});

test("where nobody can ask, all that is counted is ignored", () => {
  for (const [name, count] of Object.entries(NO_METRICS))
    if (typeof count === "function" && name !== "text")
      assert.equal((count as (...given: unknown[]) => unknown)({}, 1), undefined, name);
});
