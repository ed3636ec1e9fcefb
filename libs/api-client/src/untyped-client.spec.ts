import { AccessError, ApiError, createUntypedClient, NetworkError, SessionError, TooManyError, ValidationError } from './index.js';

interface Sent { url: string; init: RequestInit }

function clientThatGets(status: number, body: string, token: string | null = null) {
  const sent: Sent[] = [];
  const failures: ApiError[] = [];
  const client = createUntypedClient({
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

describe('createUntypedClient', () => {
  it('unwraps one thing', async () => {
    const { client, sent } = clientThatGets(200, '{"data":{"id":7}}');
    await expect(client.get<{ id: number }>('/config')).resolves.toEqual({ id: 7 });
    expect(sent[0]?.url).toBe('/api/config');
  });

  it('writes list parameters with filters in brackets and leaves out what is empty', async () => {
    const { client, sent } = clientThatGets(200, '{"data":[1],"meta":{"total":1,"page":2,"perPage":10}}');
    const page = await client.list<number>('/notifications', { page: 2, perPage: 10, search: '', order: 'desc', filters: { type: 'otp', event_id: undefined } });
    expect(page.meta.total).toBe(1);
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe('/api/notifications?page=2&perPage=10&order=desc&filters[type]=otp');
  });

  it('sends the headers of every call, and the token only when there is one', async () => {
    const signedIn = clientThatGets(200, '{"data":null}', 'abc');
    await signedIn.client.send('POST', '/auth/logout', { a: 1 });
    expect(signedIn.sent[0]?.init.headers).toMatchObject({
      'X-Requested-With': 'XMLHttpRequest', 'Content-Language': 'he-IL', 'Content-Type': 'application/json', Authorization: 'Bearer abc',
    });
    const visitor = clientThatGets(200, '{"data":null}');
    await visitor.client.send('POST', '/auth/login', {});
    expect(visitor.sent[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  it('leaves the content type of a form to the browser', async () => {
    const { client, sent } = clientThatGets(200, '{"data":null}');
    await client.send('POST', '/admin/volunteer/import', new FormData());
    expect(sent[0]?.init.headers).not.toHaveProperty('Content-Type');
    expect(sent[0]?.init.body).toBeInstanceOf(FormData);
  });

  it('hands out the message beside the data, and the message alone', async () => {
    const { client } = clientThatGets(200, '{"data":{"ok":true},"message":"נשמר"}');
    await expect(client.send('PUT', '/health', {})).resolves.toEqual({ data: { ok: true }, message: 'נשמר' });
    await expect(client.act('POST', '/health')).resolves.toBe('נשמר');
  });

  it.each([
    [401, SessionError], [403, AccessError], [422, ValidationError], [429, TooManyError], [404, ApiError], [500, ApiError],
  ] as const)('throws its own error for %i and tells about it once', async (status, kind) => {
    const { client, failures } = clientThatGets(status, '{"message":"לא","code":"NOPE","errors":{"phone":["קצר"]}}');
    const error = await client.get('/health').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, code: 'NOPE', message: 'לא' });
    expect(failures).toEqual([error]);
    expect(failures[0]?.firstError('phone')).toBe('קצר');
    expect(failures[0]?.firstError('otp')).toBeNull();
  });

  it('takes a page that is not JSON as a failure without text', async () => {
    const { client } = clientThatGets(502, '<html>');
    await expect(client.get('/health')).rejects.toMatchObject({ status: 502, message: '' });
    const { client: odd } = clientThatGets(200, '<html>');
    await expect(odd.get('/health')).rejects.toBeInstanceOf(ApiError);
  });

  it('names an unreachable server', async () => {
    const client = createUntypedClient({ locale: () => 'en-US', token: () => null, fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(client.get('/health')).rejects.toBeInstanceOf(NetworkError);
  });

  it('stays silent about calls that the screen itself has given up', async () => {
    const failures: ApiError[] = [];
    const gone = new AbortController();
    gone.abort();
    const client = createUntypedClient({
      locale: () => 'en-US', token: () => null, onError: (error) => failures.push(error),
      fetch: () => Promise.reject(new DOMException('gone', 'AbortError')),
    });
    await expect(client.get('/health', {}, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(failures).toEqual([]);
  });
});
