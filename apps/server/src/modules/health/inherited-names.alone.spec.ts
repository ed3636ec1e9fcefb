import { createRequire } from 'node:module';
import { ROLES } from '@karov/domain';
import { versionOf } from '../../platform/config/version.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const document: { paths: Record<string, { get?: { parameters?: { name: string }[] } }> } = createRequire(
  import.meta.url,
)('@karov/api-client/openapi.json');
const LISTS = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get?.parameters?.some(({ name }) => name === 'orderBy') ? [path] : [],
);
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'];

describe('names that every object inherits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  });
  afterAll(() => test.close());

  it('knows the lists', () => {
    expect(LISTS.length).toBeGreaterThan(15);
  });

  it.each(INHERITED)(
    'no list is ordered by %s, all refuse it as a filter, and nothing is left behind',
    async (name) => {
      const tokens: string[] = [];
      for (const role of ROLES) tokens.push((await test.person(role)).token);
      const refused = [
        { filters: `{"${name}":"x"}` },
        { [`filters[${name}]`]: 'x' },
        { filter: `{"${name}":"x"}` },
      ];
      for (const path of LISTS) {
        for (const query of [{ orderBy: name }, { sort: JSON.stringify([name, 'ASC']) }, ...refused]) {
          const answers = await Promise.all(
            tokens.map((token) =>
              test.http
                .get(path)
                .query(query)
                .set('Authorization', `Bearer ${token}`)
                .set('Content-Language', name),
            ),
          );
          expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
          if (refused.includes(query))
            expect([path, answers.filter(({ status }) => status === 200).length]).toEqual([path, 0]);
        }
      }
      const inherited: string[] = [];
      for (const key in {}) inherited.push(key);
      expect(inherited).toEqual([]);
      await test.http
        .get('/api/health')
        .expect(200, { state: 'up', database: 'up', queue: 'up', work: 'up', version: versionOf() });
    },
  );

  it.each(INHERITED)('a body with %s at any depth is refused', async (name) => {
    for (const body of [`{"${name}":{"polluted":1},"phone":"x"}`, `{"phone":"x","_method":{"${name}":1}}`]) {
      const answer = await test.http
        .post('/api/user/auth/login')
        .set('Content-Type', 'application/json')
        .send(body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [name]]);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it('health reports a process whose own work fails', async () => {
    const polluted: object = Object.prototype;
    Object.defineProperty(polluted, 'notifications.created_at', {
      value: 'ASC',
      enumerable: true,
      configurable: true,
    });
    try {
      await test.http.get('/api/health').expect(503, {
        state: 'down',
        database: 'up',
        queue: 'up',
        work: 'down',
        version: versionOf(),
      });
    } finally {
      Reflect.deleteProperty(polluted, 'notifications.created_at');
    }
    await test.http.get('/api/health').expect(200);
  });

  it('many simultaneous health checks share one probe, and none of it remains', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.http.get('/api/health')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await test.database.manager.query(`SELECT 1 FROM rate_limits WHERE slot = 'own-work'`)).toEqual(
      [],
    );
  });
});
