import { groupedBy, isRecord } from '@karov/domain';
import { type LoopbackAnswer, type LoopbackRequest, LoopbackServer } from './loopback-server.js';

/** A span as a collector takes it. */
export interface TakenSpan {
  traceId: string;
  spanId: string;
  /** empty for the first of a trace */
  parentSpanId: string;
  name: string;
  attributes: unknown;
}

/** A collector of traces on this machine, which takes them by OTLP over HTTP. */
export class TraceCollectorStandIn {
  readonly spans: TakenSpan[] = [];
  /** everything that came, as it came */
  received = '';
  private server: LoopbackServer | null = null;

  static async start(): Promise<TraceCollectorStandIn> {
    const standIn = new TraceCollectorStandIn();
    standIn.server = await LoopbackServer.start((request) => standIn.answer(request));
    return standIn;
  }

  get url(): string {
    return this.server?.url ?? '';
  }

  /** The spans of each trace. */
  get traces(): TakenSpan[][] {
    return [...groupedBy(this.spans, ({ traceId }) => traceId).values()];
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  private answer({ url, body }: LoopbackRequest): LoopbackAnswer {
    if (url.pathname !== '/v1/traces') return { status: 404, json: {} };
    this.received += body;
    this.spans.push(...spansIn(JSON.parse(body)));
    return { status: 200, json: {} };
  }
}

/** Finds the spans in what an exporter sends, however deep they lie. */
function spansIn(value: unknown): TakenSpan[] {
  if (Array.isArray(value)) return value.flatMap(spansIn);
  if (!isRecord(value)) return [];
  const { traceId, spanId, parentSpanId = '', name, attributes } = value;
  const isSpan = [traceId, spanId, name].every((one) => typeof one === 'string');
  if (!isSpan) return Object.values(value).flatMap(spansIn);
  return [
    {
      traceId: String(traceId),
      spanId: String(spanId),
      parentSpanId: String(parentSpanId),
      name: String(name),
      attributes,
    },
  ];
}
