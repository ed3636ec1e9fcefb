import type { Server } from 'node:http';
import supertest from 'supertest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createHealthServer } from './health-server.js';
import { HealthStatesService } from './index.js';

describe('the health of a worker', () => {
  let test: TestApp;
  let server: Server;
  beforeAll(async () => {
    test = await startTestApp();
    server = createHealthServer(test.app.get(HealthStatesService));
  });
  afterAll(() => test.close());

  const ask = (path = '/api/health') => supertest(server).get(path);

  it('is reported at the same path as the others’, and nothing else is served', async () => {
    await ask().expect(200, { state: 'up', database: 'up', queue: 'up', work: 'up' });
    await ask('/api/health/ready').expect(200);
    await ask('/api/health/live').expect(200, { state: 'up' });
    await ask('/api/config').expect(404);
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
