import {
  AccessError,
  ApiError,
  createClient,
  NetworkError,
  SessionError,
  TooManyError,
  ValidationError,
} from './index.js';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientThatGets(status: number, body: string, token: string | null = null) {
  const sent: Sent[] = [];
  const failures: ApiError[] = [];
  const client = createClient({
    locale: () => 'he-IL',
    token: () => token,
    onError: (error) => failures.push(error),
    fetch: (url, init = {}) => {
      sent.push({ url: String(url), init });
      return Promise.resolve(new Response(body, { status }));
    },
  });
  return { client, sent, failures };
}

describe('createClient', () => {
  it('unwraps one thing', async () => {
    const { client, sent } = clientThatGets(200, '{"data":{"id":7}}');
    await expect(client.get('/config')).resolves.toEqual({ id: 7 });
    expect(sent[0]?.url).toBe('/api/config');
  });

  it('writes list parameters with filters in brackets and leaves out empty ones', async () => {
    const { client, sent } = clientThatGets(200, '{"data":[1],"meta":{"total":1,"page":2,"perPage":10}}');
    const page = await client.list('/notifications', {
      page: 2,
      perPage: 10,
      search: '',
      order: 'desc',
      filters: { type: 'otp', event_id: undefined },
    });
    expect(page.meta.total).toBe(1);
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
      '/api/notifications?page=2&perPage=10&order=desc&filters[type]=otp',
    );
  });

  it('sends the headers of every call, and the token only when there is one', async () => {
    const signedIn = clientThatGets(200, '{"data":null}', 'abc');
    await signedIn.client.send('POST', '/auth/profile', { body: { first_name: 'נועה' } });
    expect(signedIn.sent[0]?.init.headers).toMatchObject({
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Language': 'he-IL',
      'Content-Type': 'application/json',
      Authorization: 'Bearer abc',
    });
    const visitor = clientThatGets(200, '{"data":null}');
    await visitor.client.send('POST', '/auth/login', { body: { phone: '+972501234567' } });
    expect(visitor.sent[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('sends a form with a file as multipart, whose content type is the browser’s, and leaves out missing fields', async () => {
    const { client, sent } = clientThatGets(200, '{"data":null}');
    await client.send('POST', '/admin/volunteer/import', {
      body: { file: new File(['name'], 'people.csv'), import_id: undefined },
      multipart: true,
    });
    expect(sent[0]?.init.headers).not.toHaveProperty('Content-Type');
    const form = sent[0]?.init.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['file']);
  });

  it('writes the values of a path into it, harmlessly', async () => {
    const { client, sent } = clientThatGets(200, '{"data":{}}');
    await client.get('/references/{code}', { params: { path: { code: 'a/b?c' } } });
    expect(sent[0]?.url).toBe('/api/references/a%2Fb%3Fc');
  });

  it('returns the message beside the data, and the message alone', async () => {
    const { client } = clientThatGets(200, '{"data":{"ok":true},"message":"נשמר"}');
    await expect(client.send('PUT', '/volunteer/availability', { body: {} })).resolves.toEqual({
      data: { ok: true },
      message: 'נשמר',
    });
    await expect(client.act('POST', '/auth/logout')).resolves.toBe('נשמר');
  });

  it.each([
    [401, SessionError],
    [403, AccessError],
    [422, ValidationError],
    [429, TooManyError],
    [404, ApiError],
    [500, ApiError],
  ] as const)('throws its own error for %i and reports it once', async (status, kind) => {
    const { client, failures } = clientThatGets(
      status,
      '{"message":"לא","code":"NOPE","errors":{"phone":["קצר"]}}',
    );
    const error = await client.get('/config').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, code: 'NOPE', message: 'לא' });
    expect(failures).toEqual([error]);
    expect(failures[0]?.firstError('phone')).toBe('קצר');
    expect(failures[0]?.firstError('otp')).toBeNull();
  });

  it('treats a page that is not JSON as a failure without text', async () => {
    const { client } = clientThatGets(502, '<html>');
    await expect(client.get('/config')).rejects.toMatchObject({ status: 502, message: '' });
    const { client: odd } = clientThatGets(200, '<html>');
    await expect(odd.get('/config')).rejects.toBeInstanceOf(ApiError);
  });

  it('names an unreachable server', async () => {
    const client = createClient({
      locale: () => 'en-US',
      token: () => null,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(client.get('/config')).rejects.toBeInstanceOf(NetworkError);
  });

  it('stays silent about calls that the screen itself has given up', async () => {
    const failures: ApiError[] = [];
    const gone = new AbortController();
    gone.abort();
    const client = createClient({
      locale: () => 'en-US',
      token: () => null,
      onError: (error) => failures.push(error),
      fetch: () => Promise.reject(new DOMException('gone', 'AbortError')),
    });
    await expect(client.get('/config', { signal: gone.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(failures).toEqual([]);
  });
});

/** Never runs: it shows that typed calls compile, and that the line below each mark does not. */
export async function typedByPath({ client }: ReturnType<typeof clientThatGets>): Promise<string> {
  const { signal } = new AbortController();
  const profile = await client.get('/auth/profile', { signal });
  const { data: events } = await client.list('/admin/events', { page: 1, perPage: 10 });
  const { data: asked } = await client
    .send('POST', '/applications/{id}/feedback', { params: { path: { id: 7 } }, body: { is_well: 1 } })
    .catch(() => ({ data: null }));
  // @ts-expect-error a path that the server does not have
  await client.get('/auth/profiles');
  // @ts-expect-error a method that the path does not have
  await client.send('DELETE', '/auth/profile');
  // @ts-expect-error the number in the path is missing
  await client.get('/applications/{id}');
  // @ts-expect-error the body is missing
  await client.act('POST', '/applications/{id}/feedback', { params: { path: { id: 7 } } });
  // @ts-expect-error a form with a file says that it goes as multipart
  await client.send('POST', '/admin/volunteer/import', { body: { file: new Blob() } });
  // @ts-expect-error a field of another type
  await client.act('POST', '/chats', { body: { sms: 7 } });
  // @ts-expect-error a query that the call does not have
  await client.get('/chats', { params: { query: { events: 7 } } });
  // @ts-expect-error a list of something else
  await client.list('/auth/profile', { page: 1, perPage: 10 });
  // @ts-expect-error nobody chooses a type
  await client.get<{ anything: string }>('/auth/profile');
  // @ts-expect-error the answer has no such field
  const unknown: string = profile.anything;
  return [unknown, profile.first_name, String(events[0]?.radius), String(asked)].join();
}
