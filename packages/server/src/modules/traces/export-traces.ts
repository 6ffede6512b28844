import { context, diag, DiagLogLevel, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";

type TraceSettings = NonNullable<Config["traces"]>;

/** How long the last spans may take to be sent when the service stops. */
const FLUSH_MS = 3_000;
const MOST_ATTRIBUTE_CHARS = 1_000;

/**
 * Sends traces to the collector that the standard settings of OpenTelemetry name; what concerns the connection (address,
 * headers, certificates, compression) and the attributes of the service are read by its own packages. Loads them, so it is
 * imported only where traces are wanted. A collector that does not answer costs a line of the log, and spans.
 */
export async function exportTraces(
  { protocol, sampler, ratio }: TraceSettings,
  { version, log }: { version: string; log: Log },
) {
  const tell = (message: string) => log.warn({ message: message.slice(0, 200) }, "traces could not be sent");
  const ignore = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  const provider = new TracerProvider({
    sampler: samplerOf(sampler, ratio),
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "signet", "service.version": version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: MOST_ATTRIBUTE_CHARS },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  trace.setGlobalTracerProvider(provider);
  return {
    /** Sends what is left, as far as that is possible in a moment. */
    async stop(): Promise<void> {
      await provider.forceFlush({ timeoutMillis: FLUSH_MS }).catch(ignore);
      trace.disable();
      context.disable();
      diag.disable();
      // What still waits is given up: a collector that is gone must not keep the service.
      provider.shutdown().catch(ignore);
    },
  };
}

function samplerOf(name: TraceSettings["sampler"], ratio: number): Sampler {
  const [, parentBased, own] = /^(parentbased_)?(.+)$/.exec(name)!;
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[own as "always_on" | "always_off" | "traceidratio"]();
  return parentBased ? new ParentBasedSampler({ root }) : root;
}
