import { type Attributes, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { shapeOf } from '../database/slow-statements.js';

/**
 * The attributes that are exported. Everything else stays here: addresses of people, paths and queries (which hold
 * codes and numbers), whatever a later version of an instrumentation adds.
 */
const KEPT = new Set([
  'http.request.method',
  'http.method',
  'http.response.status_code',
  'http.status_code',
  'http.route',
  'db.system',
  'db.system.name',
  'db.operation.name',
  'error.type',
  'karov.queue',
  'karov.lane',
  'karov.channel',
]);
/** Which server was asked, where this process was the one who asked: of a call it would be what the caller says. */
const KEPT_OF_ASKING = new Set(['server.address', 'server.port', 'net.peer.name', 'net.peer.port']);
const STATEMENTS = new Set(['db.statement', 'db.query.text']);

/** Exports spans without anything that could tell of a person. */
export class ImpersonalSpans implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans.map(impersonal), done);
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }
}

/** A span without personal data: a message of an error can quote a row, so events and messages go too. */
export function impersonal(span: ReadableSpan): ReadableSpan {
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: attributesOf(span),
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function attributesOf({ attributes, kind }: ReadableSpan): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (STATEMENTS.has(name)) return Object.entries(statementOf(String(value)));
      const isKept = KEPT.has(name) || (kind !== SpanKind.SERVER && KEPT_OF_ASKING.has(name));
      return isKept ? [[name, value]] : [];
    }),
  );
}

function statementOf(sql: string): Attributes {
  const { name, shape } = shapeOf(sql);
  return { 'db.query.summary': name, 'db.query.text': shape };
}
