import { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { versionOf } from '../config/version.js';
import { isFollowed, routeOf } from '../http/routes.js';
import { ImpersonalSpans } from './impersonal-spans.js';

/**
 * Traces this process from here on, as the OTEL_* variables say. It is loaded only where they switch tracing on,
 * so that the others neither start later nor need more memory. Returns what sends the rest at the end.
 */
export function startTracing(role: string): () => Promise<void> {
  const resource = resourceFromAttributes({
    'service.name': 'karov',
    'service.version': versionOf(),
    'karov.role': role,
  }).merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new ImpersonalSpans(new OTLPTraceExporter()))],
  });
  // nothing but the ids: what a caller adds as baggage would travel on to providers
  provider.register({ propagator: new W3CTraceContextPropagator() });
  registerInstrumentations({ tracerProvider: provider, instrumentations: instrumentations() });
  // What is loaded already is found through its first require; both change their one object in place.
  const load = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) load(name);
  return () => provider.shutdown();
}

function instrumentations(): (HttpInstrumentation | PgInstrumentation)[] {
  return [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => !isFollowed(url),
      applyCustomAttributesOnSpan: (span, request) => {
        if (!(request instanceof IncomingMessage) || request.method === undefined) return;
        const route = routeOf(request);
        span.setAttribute('http.route', route);
        span.updateName(`${request.method} ${route}`);
      },
    }),
    // statements of no trace are those of sweeps, every second
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  ];
}
