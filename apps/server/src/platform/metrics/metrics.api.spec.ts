import type { Server } from 'node:http';
import supertest from 'supertest';
import { createHealthServer, HealthStatesService } from '../../modules/health/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Metrics } from './metrics.js';
import { MetricsAnswers } from './metrics-answers.js';

const TOKEN = 'a-token-of-those-who-watch';
const PATH = '/api/metrics';

describe('the measures', () => {
  let test: TestApp;
  let worker: Server;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_METRICS_TOKEN: TOKEN });
    worker = createHealthServer(test.app.get(HealthStatesService), test.app.get(MetricsAnswers));
  });
  afterAll(() => test.close());

  const read = async (): Promise<string> =>
    (await test.http.get(PATH).set('Authorization', `Bearer ${TOKEN}`).expect(200)).text;
  const value = async (line: string): Promise<number> => {
    const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  };

  it('are for whoever has the token, on both ports', async () => {
    for (const http of [test.http, supertest(worker)]) {
      await http.get(PATH).expect(401);
      await http.get(PATH).set('Authorization', 'Bearer another').expect(401);
      await http.get(PATH).set('Authorization', TOKEN).expect(401);
      const { headers, text } = await http.get(PATH).set('Authorization', `Bearer ${TOKEN}`).expect(200);
      expect(headers['content-type']).toContain('text/plain; version=0.0.4');
      expect(text).toMatch(/^karov_info\{version="[\d.]+",role="web"\} 1$/m);
    }
    await test.http.post(PATH).set('Authorization', `Bearer ${TOKEN}`).expect(404);
  });

  it('move when somebody calls, by the pattern of the route', async () => {
    const line = 'karov_http_requests_total{method="GET",route="/api/config",status="200"}';
    const before = await value(line);
    await test.http.get('/api/config').expect(200);
    expect(await value(line)).toBe(before + 1);
    expect(await read()).toContain(
      'karov_http_request_duration_seconds_bucket{le="10",method="GET",route="/api/config"}',
    );
  });

  it('have few labels whatever is asked for', async () => {
    await test.http.get('/api/link/abc');
    const before = (await read()).split('\n').length;
    const paths = Array.from({ length: 40 }, (_, index) => `/api/${index}/%00"}x{/${index}?token=0501234567`);
    for (const path of paths) await test.http.get(path);
    for (const method of ['LINK', 'PURGE', 'SEARCH'])
      await supertest(test.app.getHttpServer())[
        method === 'LINK' ? 'link' : method === 'PURGE' ? 'purge' : 'search'
      ]('/api/x');
    const text = await read();
    expect(text.split('\n').length).toBeLessThan(before + 40);
    expect(text).not.toContain('0501234567');
    expect(text).toContain('route="unmatched"');
    expect(text).toContain('method="other"');
  });

  it('tell of connections, sockets, space and the event loop', async () => {
    const text = await read();
    for (const name of [
      'karov_database_connections{state="open"}',
      'karov_database_connections{state="waiting"}',
      'karov_database_pool_size',
      'karov_sockets',
      'karov_disk_free_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(`\n${name} `);
    expect(await value('karov_database_connections{state="open"}')).toBeGreaterThan(0);
  });

  it('go on when one of them fails', async () => {
    test.app.get(Metrics).beforeReading(() => Promise.reject(new Error('no')));
    expect(await read()).toContain('karov_info');
  });
});

describe('the measures without a token', () => {
  it('are open outside production, and do not exist in it', async () => {
    const open = await startTestApp();
    await open.http.get(PATH).expect(200);
    await open.close();
    const closed = await startTestApp({ NODE_ENV: 'production', KAROV_PUBLIC_URL: 'https://karov.example' });
    await closed.http.get(PATH).expect(404);
    const own = createHealthServer(closed.app.get(HealthStatesService), closed.app.get(MetricsAnswers));
    await supertest(own).get(PATH).expect(404);
    await closed.close();
  });
});
