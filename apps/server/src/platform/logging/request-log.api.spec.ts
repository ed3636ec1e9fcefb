import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('the log', () => {
  let test: TestApp;
  let lines: string[];
  beforeAll(async () => {
    test = await startTestApp({ KAROV_LOG: 'info', KAROV_SLOW_STATEMENT_MS: '50' });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    lines = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  });
  afterEach(() => jest.restoreAllMocks());

  const written = (message: string): Record<string, unknown>[] =>
    lines
      .flatMap((line) => line.trimEnd().split('\n'))
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line['message'] === message);

  it('has one line for each call, with the pattern of its route, its outcome and the role', async () => {
    const { token } = await test.person('manager');
    await test.http
      .get('/api/admin/sending-hold?phone=0501234567')
      .set('Authorization', `Bearer ${token}`)
      .set('X-Request-Id', 'a-known-request')
      .expect(200);
    expect(written('request')).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        message: 'request',
        request_id: 'a-known-request',
        method: 'GET',
        route: '/api/admin/sending-hold',
        status: 200,
        ms: expect.any(Number),
        role: 'manager',
      },
    ]);
  });

  it('never has a code, a query or an address, and no line of those who watch or of pages', async () => {
    await test.http.get('/api/link/SECRETCODE?phone=0501234567');
    await test.http.get('/api/nowhere/SECRETCODE');
    for (const path of ['/api/health', '/api/health/live', '/api/metrics', '/assets/SECRETCODE.js'])
      await test.http.get(path);
    const requests = written('request');
    expect(requests).toHaveLength(2);
    expect(requests[1]).toMatchObject({ route: 'unmatched', status: 404, role: null });
    expect(lines.join('')).not.toMatch(/SECRETCODE|0501234567|127\.0\.0\.1/);
  });

  it('names a slow statement, without its values', async () => {
    // a busy machine is slow with others too
    const counted = async (): Promise<number> =>
      Number(/^karov_slow_statements_total (\d+)$/m.exec((await test.http.get('/api/metrics')).text)?.[1]);
    const before = await counted();
    await test.database.manager.query(
      `SELECT pg_sleep(0.1), count(*) FROM users WHERE phone = $1 OR phone = '0501234567'`,
      ['0507654321'],
    );
    expect(written('slow statement')).toContainEqual(
      expect.objectContaining({
        statement: expect.stringMatching(/^select users [0-9a-f]{8}$/),
        shape: 'SELECT pg_sleep(?), count(*) FROM users WHERE phone = ? OR phone = ?',
      }),
    );
    expect(lines.join('')).not.toMatch(/0501234567|0507654321/);
    expect(await counted()).toBeGreaterThan(before);
  });
});
