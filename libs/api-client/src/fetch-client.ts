import { type Locale, ownValue } from '@karov/domain';
import type { ChangeMethod, DataOf, InitArgument, ListPath, Method, PathOf, RowOf } from './calls.js';
import { type ApiError, errorFromAnswer, NetworkError } from './errors.js';
import { type ListParams, listQuery, queryString } from './list-query.js';
import type { ServerReach } from './server-reach.js';
import { noteServerTime } from './server-time.js';
import type { Paged } from './wire.js';

export interface ClientOptions {
  locale: () => Locale;
  token: () => string | null;
  /** called with every failure before it is thrown; the only place that handles 401, 403 and 429 */
  onError?: (error: ApiError) => void;
  /** is notified of each call and each answer */
  reach?: Pick<ServerReach, 'asked' | 'answered'>;
  baseUrl?: string;
  fetch?: typeof fetch;
}

/** One record without its envelope, together with the message. */
export interface Answer<T> {
  data: T;
  message: string | null;
}

/**
 * The calls, typed by their paths in the OpenAPI document, so that callers state no types (docs/adr/0021).
 * Each call throws an {@link ApiError}.
 */
export interface Client {
  get<P extends PathOf<'GET'>>(path: P, ...init: InitArgument<'GET', P>): Promise<DataOf<'GET', P>>;
  list<P extends ListPath>(path: P, params: ListParams, signal?: AbortSignal): Promise<Paged<RowOf<P>>>;
  /** a form that is sent as multipart must be marked as such; its type requires it */
  send<M extends ChangeMethod, P extends PathOf<M>>(
    method: M,
    path: P,
    ...init: InitArgument<M, P>
  ): Promise<Answer<DataOf<M, P>>>;
  /** for a call whose answer is only a message */
  act<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...init: InitArgument<M, P>
  ): Promise<string | null>;
}

/** The options of any call. */
interface AnyInit {
  params?: { path?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> };
  body?: object;
  multipart?: true;
  signal?: AbortSignal;
}

function isEnvelope<T>(body: unknown): body is { data: T } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

function isPaged<T>(body: unknown): body is Paged<T> {
  return isEnvelope<unknown>(body) && Array.isArray(body.data) && 'meta' in body;
}

function messageOf(body: unknown): string | null {
  const text = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof text === 'string' ? text : null;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns a path with its values filled in; all our values are single words or numbers. */
function filledPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ownValue(values, name))));
}

/** Returns the filled-in fields of a form; a file keeps its name. */
function multipartOf(form: object): FormData {
  const fields: [string, unknown][] = Object.entries(form);
  const multipart = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) multipart.append(name, value);
    else if (value !== undefined && value !== null) multipart.append(name, String(value));
  }
  return multipart;
}

/** The headers of every call (rule 133). */
export function callHeaders(options: Pick<ClientOptions, 'locale' | 'token'>): Record<string, string> {
  const token = options.token();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Language': options.locale(),
    ...(token && {
      Authorization: `Bearer ${token}`,
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  };
}

/**
 * Creates the client that the portal and the back office use: base path, headers, envelope and typed errors.
 */
export function createClient(options: ClientOptions): Client {
  const base = options.baseUrl ?? '/api';

  function raise(error: ApiError): never {
    options.onError?.(error);
    throw error;
  }

  async function call(
    method: Method,
    path: string,
    { params = {}, body: form, multipart, signal }: AnyInit = {},
  ): Promise<unknown> {
    const body = form && (multipart ? multipartOf(form) : JSON.stringify(form));
    const headers = {
      ...callHeaders(options),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    };
    const address = base + filledPath(path, params.path ?? {}) + queryString(params.query ?? {});
    const send = options.fetch ?? fetch;
    options.reach?.asked();
    const response = await send(address, { method, headers, body, signal }).catch((reason: unknown) => {
      if (signal?.aborted) throw reason;
      return raise(new NetworkError());
    });
    options.reach?.answered(response.status);
    noteServerTime(response.headers);
    const answer = await readBody(response);
    return response.ok ? answer : raise(errorFromAnswer(response.status, answer));
  }

  return {
    async get<P extends PathOf<'GET'>>(path: P, ...[init]: InitArgument<'GET', P>) {
      const body = await call('GET', path, init);
      return isEnvelope<DataOf<'GET', P>>(body) ? body.data : raise(errorFromAnswer(502, body));
    },
    async list<P extends ListPath>(path: P, params: ListParams, signal?: AbortSignal) {
      const body = await call('GET', path, {
        params: { query: listQuery(params), path: params.path },
        signal,
      });
      return isPaged<RowOf<P>>(body) ? body : raise(errorFromAnswer(502, body));
    },
    async send<M extends ChangeMethod, P extends PathOf<M>>(
      method: M,
      path: P,
      ...[init]: InitArgument<M, P>
    ) {
      const answer = await call(method, path, init);
      if (isEnvelope<DataOf<M, P>>(answer)) return { data: answer.data, message: messageOf(answer) };
      return raise(errorFromAnswer(502, answer));
    },
    async act<M extends Method, P extends PathOf<M>>(method: M, path: P, ...[init]: InitArgument<M, P>) {
      return messageOf(await call(method, path, init));
    },
  };
}
