import type { ApiPath } from './api-path.js';
import type { ChangeMethod, Method } from './calls.js';
import { type ApiError, errorFromAnswer, NetworkError } from './errors.js';
import { callHeaders, type Answer, type ClientOptions } from './fetch-client.js';
import { listQuery, queryString, type ListParams, type Query } from './list-query.js';
import { noteServerTime } from './server-time.js';
import type { Paged } from './wire.js';

/** The typed calls; `T` is what `wire.ts` names for the path. */
export interface UntypedClient {
  get<T>(path: ApiPath, query?: Query, signal?: AbortSignal): Promise<T>;
  list<T>(path: ApiPath, params: ListParams, signal?: AbortSignal): Promise<Paged<T>>;
  send<T>(method: ChangeMethod, path: ApiPath, body?: object | FormData): Promise<Answer<T>>;
  /** a call of which only the message matters */
  act(method: Method, path: ApiPath, body?: object): Promise<string | null>;
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

/** The client of features that have not moved to the typed one: base path, headers, envelope and typed errors. */
export function createUntypedClient(options: ClientOptions): UntypedClient {
  const base = options.baseUrl ?? '/api';

  function raise(error: ApiError): never {
    options.onError?.(error);
    throw error;
  }

  async function call(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = { ...callHeaders(options), ...(body && !isForm && { 'Content-Type': 'application/json' }) };
    const payload = body && (isForm ? body : JSON.stringify(body));
    const send = options.fetch ?? fetch;
    const response = await send(`${base}${path}`, { method, headers, body: payload, signal }).catch((reason: unknown) => {
      if (signal?.aborted) throw reason;
      return raise(new NetworkError());
    });
    noteServerTime(response.headers);
    const answer = await readBody(response);
    return response.ok ? answer : raise(errorFromAnswer(response.status, answer));
  }

  return {
    async get<T>(path: ApiPath, query: Query = {}, signal?: AbortSignal) {
      const body = await call('GET', path + queryString(query), undefined, signal);
      return isEnvelope<T>(body) ? body.data : raise(errorFromAnswer(502, body));
    },
    async list<T>(path: ApiPath, params: ListParams, signal?: AbortSignal) {
      const body = await call('GET', path + queryString(listQuery(params)), undefined, signal);
      return isPaged<T>(body) ? body : raise(errorFromAnswer(502, body));
    },
    async send<T>(method: ChangeMethod, path: ApiPath, body?: object | FormData) {
      const answer = await call(method, path, body);
      if (isEnvelope<T>(answer)) return { data: answer.data, message: messageOf(answer) };
      return raise(errorFromAnswer(502, answer));
    },
    async act(method: Method, path: ApiPath, body?: object) {
      return messageOf(await call(method, path, body));
    },
  };
}
