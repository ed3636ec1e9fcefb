import type { SessionState } from '@karov/api-client';
import { NO_EVENTS_COUNTED, NOTHING_COUNTED, NOTHING_WAITS } from './fixtures.js';

/** A call as the fake server saw it. */
export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** An answer of the fake server. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type Handler = (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>;

/** Answers with one record in its envelope. */
export const one = (data: unknown, message?: string): FakeAnswer => ({ body: { data, message } });

/** Answers a list in the simple-rest dialect. */
export function rows(data: readonly unknown[], total = data.length): FakeAnswer {
  return { body: data, headers: { 'Content-Range': `rows 0-${Math.max(0, data.length - 1)}/${total}` } };
}

/** Answers 422 with texts by field. */
export function refusal(errors: Record<string, string[]>, extra: object = {}): FakeAnswer {
  return { status: 422, body: { code: 'INVALID', errors, ...extra } };
}

/** A session that neither locks nor ends for hours. */
export function anOpenSession(change: Partial<SessionState> = {}): SessionState {
  const later = new Date(Date.now() + 36_000_000).toISOString();
  return {
    is_locked: false,
    has_passkey: false,
    only_passkey: false,
    needs_passkey: false,
    is_limited: false,
    locks_at: later,
    expires_at: later,
    server_time: new Date().toISOString(),
    ...change,
  };
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
}

/**
 * Replaces the server at the level of fetch: `"PUT /admin/events/7"` → answer. An unexpected call fails and
 * is recorded.
 */
export class FakeApi {
  readonly calls: SeenCall[] = [];
  readonly unexpected: string[] = [];
  private readonly handlers = new Map<string, Handler>();

  constructor() {
    this.on(
      'GET /config',
      one({
        default_country: 'IL',
        tiles_url: null,
        map_file: null,
        tiles_attribution: '',
        demo: true,
        exercise: false,
        support: { phone: '03-5550100', email: 'help@karov.example', hours: '9:00-14:00' },
        organization_name: 'Karov',
        accessibility: {
          coordinator: 'Dana Levi',
          phone: '+97235550101',
          email: 'access@karov.example',
          address: 'Herzl 1',
          statement_date: '19/03/2024',
        },
      }),
    );
    this.on('POST /activity', one(null));
    this.on('GET /auth/session', () => one(anOpenSession()));
    this.on('GET /chats/unread', one({ total: 0 }));
    this.on('GET /chats/threads', one([]));
    this.on('GET /chats/receiver', one({ locale: 'en-US' }));
    this.on('GET /ready-answers', one([]));
    this.on('GET /chats/answering', one({ answerer: null, is_mine: false, colleagues: [] }));
    this.on('GET /staff/waiting', one(NOTHING_WAITS));
    this.on('GET /staff/views', one([]));
    this.on('GET /admin/dashboard/count/box', one(NOTHING_COUNTED));
    this.on('GET /manager/dashboard/count/box', one(NO_EVENTS_COUNTED));
    this.on('GET /staff/dashboard/days', one([]));
    this.on('GET /staff/dashboard/groups', one({ districts: [], kinds: [], counted_at: null }));
    this.on('GET /staff/dashboard/areas', one([]));
    this.on(
      'GET /staff/held',
      one({ applications: [], event_requests: [], events: [], conversations: [], colleagues: [] }),
    );
    globalThis.fetch = (input, init) => this.answer(String(input), init);
  }

  /** Sets the answer to a call. */
  on(call: string, answer: FakeAnswer | Handler): this {
    this.handlers.set(call, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** The calls of a method and path, in order. */
  seen(call: string): SeenCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call);
  }

  private async answer(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://localhost');
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
    };
    this.calls.push(call);
    const name = `${call.method} ${call.path}`;
    const handler = this.handlers.get(name);
    if (!handler) this.unexpected.push(name);
    const { status = 200, body = {}, headers = {} } = (await handler?.(call)) ?? { status: 500 };
    return fakeResponse(status, body, headers);
  }
}

function fakeResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  const text = JSON.stringify(body);
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
