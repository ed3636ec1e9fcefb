import type { PublicConfig } from '@karov/api-client';

/** One call that a screen made. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

type Reply = { status: number; body: unknown } | 'unreachable';
/** A handler that returns a promise answers late, as on a slow connection. */
type Handler = (call: Call) => Reply | Promise<Reply>;

const ok = (body: unknown): Reply => ({ status: 200, body });
/** Returns an answer with one value in its envelope. */
export const data = (value: unknown, message?: string): Reply => ok({ data: value, message });
/** Returns a page of a list. */
export const page = (rows: readonly unknown[], total = rows.length): Reply =>
  ok({ data: rows, meta: { total, page: 1, perPage: 10 } });
/** Returns a 422 with texts by field. */
export const invalid = (errors: Record<string, string[]>, message?: string): Reply => ({
  status: 422,
  body: { code: 'INVALID', errors, message },
});
export const failure = (status: number, message?: string): Reply => ({
  status,
  body: { code: 'FAILED', message },
});

export const CONFIG: PublicConfig = {
  default_country: 'IL',
  tiles_url: null,
  map_file: null,
  tiles_attribution: '',
  demo: false,
  exercise: false,
  organization_name: 'נגיש לכולם',
  fault_notice: false,
  support: { phone: '+97235550100', email: 'help@karov.example', hours: '9:00-14:00' },
  accessibility: {
    coordinator: 'דנה לוי',
    phone: '+97235550101',
    email: 'access@karov.example',
    address: 'הרצל 1, תל אביב',
    statement_date: '19/03/2024',
  },
};

/** Replaces the server at the level of fetch: handlers by "METHOD /path", and a record of every call. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** the server's clock, for tests that need it */
  time: string | null = null;
  /** true if no call is answered */
  isAway = false;
  private readonly handlers = new Map<string, Handler>();

  constructor() {
    this.on('GET /config', () => data(CONFIG))
      .on('GET /check-ip-status', () => data(null))
      .on('POST /activity', () => data(null));
    globalThis.fetch = (url, init) => this.answer(String(url), init ?? {});
  }

  on(route: string, handler: Handler): this {
    this.handlers.set(route, handler);
    return this;
  }

  /** Returns the calls to one route, oldest first. */
  callsTo(route: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === route);
  }

  private answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null);
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api/, ''),
      query: searchParams,
      body,
      headers: new Headers(init.headers),
    };
    this.calls.push(call);
    if (this.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    const reply = this.handlers.get(`${call.method} ${call.path}`)?.(call) ?? failure(404);
    return reply instanceof Promise ? reply.then((late) => this.respond(late)) : this.respond(reply);
  }

  private respond(reply: Reply): Promise<Response> {
    if (reply === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      new Response(JSON.stringify(reply.body), {
        status: reply.status,
        headers: this.time === null ? {} : { 'X-Server-Time': this.time },
      }),
    );
  }
}
