import type { Server } from 'node:http';
import supertest from 'supertest';
import { StandingChecks } from '../../platform/checks/standing-checks.js';
import { Ending } from '../../platform/clock/ending.js';
import { SweepAges } from '../../platform/clock/sweep-ages.js';
import { versionOf } from '../../platform/config/version.js';
import { MetricsAnswers } from '../../platform/metrics/metrics-answers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createHealthServer } from './health-server.js';
import { HealthStatesService } from './index.js';

describe('the health of a worker', () => {
  let test: TestApp;
  let server: Server;
  beforeAll(async () => {
    test = await startTestApp();
    server = createHealthServer(test.app.get(HealthStatesService), test.app.get(MetricsAnswers));
  });
  afterAll(() => test.close());

  const ask = (path = '/api/health') => supertest(server).get(path);

  it('is reported at the same path as the others’, and nothing else is served', async () => {
    await ask().expect(200, { state: 'up', database: 'up', queue: 'up', work: 'up', version: versionOf() });
    await ask('/api/health/ready').expect(200);
    await ask('/api/health/live').expect(200, { state: 'up' });
    await ask('/api/config').expect(404);
  });

  it('tells how far it is behind, and is degraded while a sweep is late', async () => {
    const ages = test.app.get(SweepAges);
    let behind = 59;
    ages.watch('steps', 'sweep', () => behind);
    const { body } = await ask('/api/health/details').expect(200);
    expect(body).toMatchObject({ state: 'up', sweeps: { steps: 59 }, lanes: {}, oldest_due: 0 });
    behind = 61;
    await ask().expect(200, {
      state: 'degraded',
      database: 'up',
      queue: 'up',
      work: 'up',
      version: versionOf(),
      late_sweeps: ['steps'],
    });
    behind = 0;
  });

  it('tells what is free, and what is wrong around it', async () => {
    const { body } = await ask('/api/health/details').expect(200);
    expect(body).toMatchObject({ disk_free_mb: expect.any(Number), warnings: [] });
  });

  it('is degraded while too little is free', async () => {
    const full = await startTestApp({
      KAROV_DISK_WARN_MB: '100000000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMTP_FROM: 'a@b.example',
    });
    const { body } = await full.http.get('/api/health').expect(200);
    expect(body).toMatchObject({ state: 'degraded', disk_free_mb: expect.any(Number) });
    await full.app.get(StandingChecks).look();
    const { warnings } = await full.app.get(HealthStatesService).details();
    expect(warnings).toEqual([
      expect.stringContaining('KAROV_DISK_WARN_MB'),
      expect.stringContaining('127.0.0.1:9 cannot be reached'),
    ]);
    await full.close();
  });

  it('wants no more while it ends, and still lives', async () => {
    const ending = await startTestApp();
    const own = supertest(
      createHealthServer(ending.app.get(HealthStatesService), ending.app.get(MetricsAnswers)),
    );
    ending.app.get(Ending).announce();
    const { body } = await own.get('/api/health/ready').expect(503);
    expect(body).toMatchObject({ state: 'draining', database: 'up' });
    await own.get('/api/health/live').expect(200);
    await ending.close();
  });

  it('is bad when its own work fails: somebody took away its write permissions', async () => {
    await test.asOwner('REVOKE INSERT ON rate_limits FROM karov_application');
    const { body } = await ask().expect(503);
    expect(body).toMatchObject({ state: 'down', database: 'up', work: 'down' });
    await ask('/api/health/ready').expect(503);
    await ask('/api/health/live').expect(200);
    await test.asOwner('GRANT INSERT ON rate_limits TO karov_application');
    await ask().expect(200);
  });
});
