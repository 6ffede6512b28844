import { type Attributes, context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** A piece of work under way, as a trace shows it. Nothing happens where no traces are exported. */
export interface OpenSpan {
  set(attributes: Attributes): void;
  /** Marks it as failed, with the name of the reason. */
  fail(reason: string): void;
  end(): void;
}

const tracer = trace.getTracer("signet");

function opened(name: string, kind: SpanKind, attributes: Attributes) {
  const span = tracer.startSpan(name, { kind, attributes });
  const open: OpenSpan = {
    set: (more) => void span.setAttributes(more),
    fail(reason) {
      span.setAttribute("error.type", reason);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
  return { span, open };
}

/** Begins a span below the one of the work that calls this. `outward`: it asks something outside of the service. */
export const openSpan = (
  name: string,
  attributes: Attributes,
  { outward = false }: { outward?: boolean } = {},
): OpenSpan => opened(name, outward ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes).open;

/** Does `work` within a span: what it begins is below it. A work that throws fails with the name of its error. */
export async function withinSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const { span, open } = opened(name, SpanKind.INTERNAL, attributes);
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(open));
  } catch (thrown) {
    open.fail(thrown instanceof Error ? thrown.name : "unknown");
    throw thrown;
  } finally {
    open.end();
  }
}
