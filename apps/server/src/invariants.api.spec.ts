import { Clock } from './platform/clock/clock.js';
import { City, standingNow } from './testing/invariants/city.js';
import { report, walk } from './testing/invariants/random-walk.js';
import { startWithTwilio, type WithTwilio } from './testing/with-twilio.js';

// `npm run invariants` says more and other seeds
const SEQUENCES = Number(process.env['KAROV_INVARIANTS'] ?? 30);
const SEED = Number(process.env['KAROV_INVARIANTS_SEED'] ?? 1);
const ACTS = 60;
const TIME = 60_000 + SEQUENCES * 30_000;

describe('whatever people do, in whatever order', () => {
  let started: WithTwilio;
  beforeAll(async () => {
    jest.spyOn(Clock.prototype, 'now').mockImplementation(standingNow);
    started = await startWithTwilio({
      TWILIO_CALL_FROM: '+97239999999',
      KAROV_REQUESTS_PER_MINUTE: '1000000',
      KAROV_LOG: process.env['KAROV_INVARIANTS_LOG'] ?? 'silent',
    });
  });
  afterAll(async () => {
    await started.test.close();
    await started.twilio.stop();
    jest.restoreAllMocks();
  });

  it(
    `${SEQUENCES} sequences of ${ACTS} acts leave nobody alone, tell nobody anything untrue, and break no rule`,
    async () => {
      const city = new City(started);
      const findings: string[] = [];
      for (let sequence = 0; sequence < SEQUENCES; sequence++) {
        const t0 = performance.now();
        const finding = await walk(city, SEED + sequence, ACTS);
        process.stderr.write(`seq ${sequence}: ${Math.round(performance.now() - t0)} ms ${finding ? report(finding) : ''}\n`);
        if (finding) findings.push(report(finding));
      }
      expect(findings.join('\n\n')).toBe('');
    },
    TIME,
  );
});
