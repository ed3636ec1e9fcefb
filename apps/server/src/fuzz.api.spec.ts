import { createRequire } from 'node:module';
import { FuzzRun } from './testing/fuzz/fuzz-run.js';
import { SeededRandom } from './testing/seeded-random.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

// `npm run fuzz` sets more calls and other seeds
const CALLS = Number(process.env['KAROV_FUZZ_CALLS'] ?? 2000);
const SEED = Number(process.env['KAROV_FUZZ_SEED'] ?? 8);
const TIME = 60_000 + CALLS * 100;

describe('malformed values in every documented call, as every role', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      KAROV_REQUESTS_PER_MINUTE: '1000000',
      KAROV_LOG: process.env['KAROV_FUZZ_LOG'] ?? 'silent',
    });
  });
  afterAll(() => test.close());

  it(
    `${CALLS} calls cause no 5xx and leave the process healthy`,
    async () => {
      const document: unknown = createRequire(import.meta.url)('@karov/api-client/openapi.json');
      const { statuses, faults } = await new FuzzRun(test, document, new SeededRandom(SEED)).run(CALLS);
      process.stdout.write(
        `fuzz, seed ${SEED}: ${[...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${status} × ${count}`)
          .join(', ')}\n`,
      );
      expect(faults.slice(0, 20)).toEqual([]);
      // the generated calls get past the access checks: a good share of them succeeds
      expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 20);
      await test.http.get('/api/health').expect(200);
    },
    TIME,
  );
});
