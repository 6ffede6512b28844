import { collectDefaultMetrics, Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";
import { setSample } from "./sample.ts";
import { createSeries } from "./series.ts";

/** The methods of HTTP that are told apart. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** How often the event loop is looked at; each look wakes an idle process. The lag that is told includes this time. */
const EVENT_LOOP_MS = 20;

/** Counts for Prometheus. Loads its client, so it is imported only where somebody can ask. */
export function createPrometheus(service: { version: string; role: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    prefix: "signet_",
    eventLoopMonitoringPrecision: EVENT_LOOP_MS,
  });
  const series = createSeries(registry);
  series.info.set(service, 1);
  return {
    requestBegan: () => series.requestsNow.inc(),
    requestAnswered({ method: given, route, status, seconds }) {
      const method = METHODS.has(given) ? given : "other";
      series.requestsNow.dec();
      series.requests.inc({ method, route, status });
      series.requestSeconds.observe({ method, route }, seconds);
    },
    streamed: (by) => series.streamsNow.inc(by),
    refused: (code) => series.problems.inc({ code }),
    runEnded({ kind, state, reason, waitSeconds, seconds }) {
      series.runsEnded.inc({ kind, state, reason });
      series.runSeconds.observe({ kind }, seconds);
      series.runWaitSeconds.observe({ kind }, waitSeconds);
    },
    modelAsked({ provider, outcome, seconds, firstSeconds, usage }) {
      series.modelCalls.inc({ provider, outcome });
      series.modelSeconds.observe({ provider }, seconds);
      if (firstSeconds !== null) series.modelFirstSeconds.observe({ provider }, firstSeconds);
      if (usage === null) return;
      series.modelTokens.inc({ provider, kind: "input" }, usage.input_tokens);
      series.modelTokens.inc({ provider, kind: "cached" }, usage.cached_tokens);
      series.modelTokens.inc({ provider, kind: "output" }, usage.output_tokens);
    },
    committed: (what, seconds) => series.commitSeconds.observe({ what }, seconds),
    sandboxOpened(seconds) {
      series.sandboxesNow.inc();
      series.sandboxOpenSeconds.observe(seconds);
    },
    sandboxClosed: () => series.sandboxesNow.dec(),
    sandboxFailed: (reason) => series.sandboxesFailed.inc({ reason }),
    commandEnded: (end, seconds) => series.commandSeconds.observe({ end }, seconds),
    browserUses: (state, by) => series.browsersNow.inc({ state }, by),
    browserUsed: (outcome, seconds) => series.browserSeconds.observe({ outcome }, seconds),
    webhookAttempted: (state) => series.webhookAttempts.inc({ state }),
    text(sample) {
      setSample(series, sample);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
