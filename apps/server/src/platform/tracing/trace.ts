import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** What a job carries so that its work belongs to the trace of whoever asked for it. */
export type TraceCarrier = Readonly<Record<string, string>>;

/** Without a tracer, which `start-tracing.ts` brings, all of this does nothing. */
const tracer = trace.getTracer('karov');

/** What a job of this moment carries; empty if nothing is traced. */
export function traceCarrier(): TraceCarrier {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Does work as a part of the trace at hand. Attributes never say who it is about. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Does a job's work in the trace that it carries; work that carries none is not traced. */
export function continueTrace<T>(
  carrier: TraceCarrier | undefined,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!carrier) return work();
  const kind = SpanKind.CONSUMER;
  return context.with(propagation.extract(context.active(), carrier), () =>
    tracer.startActiveSpan(name, { kind, attributes }, (span) => work().finally(() => span.end())),
  );
}
