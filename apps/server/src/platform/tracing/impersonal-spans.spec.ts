import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { impersonal } from './impersonal-spans.js';

const spanOf = (kind: SpanKind, attributes: ReadableSpan['attributes']): ReadableSpan => ({
  name: 'GET /api/link/:code',
  kind,
  spanContext: () => ({ traceId: '1'.repeat(32), spanId: '2'.repeat(16), traceFlags: 1 }),
  startTime: [1, 0],
  endTime: [2, 0],
  duration: [1, 0],
  ended: true,
  status: { code: SpanStatusCode.ERROR, message: 'Key (phone)=(+972501234567) already exists' },
  attributes,
  links: [],
  events: [{ name: 'exception', time: [1, 0], attributes: { 'exception.message': '+972501234567' } }],
  resource: resourceFromAttributes({}),
  instrumentationScope: { name: 'x' },
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});

describe('what is exported of a span', () => {
  it('is its pattern, and nothing of the call itself', () => {
    const { attributes, events, status } = impersonal(
      spanOf(SpanKind.SERVER, {
        'http.route': '/api/link/:code',
        'http.response.status_code': 200,
        'url.path': '/api/link/SECRET',
        'url.query': 'phone=0501234567',
        'client.address': '10.0.0.1',
        'user_agent.original': 'Safari',
        'server.address': 'what-the-caller-says.example',
      }),
    );
    expect(attributes).toEqual({ 'http.route': '/api/link/:code', 'http.response.status_code': 200 });
    expect(events).toEqual([]);
    expect(status).toEqual({ code: SpanStatusCode.ERROR });
  });

  it('is the shape of a statement, and which server was asked', () => {
    const { attributes } = impersonal(
      spanOf(SpanKind.CLIENT, {
        'db.statement': "SELECT id FROM users WHERE phone = '+972501234567'",
        'server.address': 'api.twilio.com',
        'url.full': 'https://api.twilio.com/Messages?To=%2B972501234567',
      }),
    );
    expect(attributes).toEqual({
      'db.query.summary': expect.stringMatching(/^select users /),
      'db.query.text': 'SELECT id FROM users WHERE phone = ?',
      'server.address': 'api.twilio.com',
    });
  });
});
