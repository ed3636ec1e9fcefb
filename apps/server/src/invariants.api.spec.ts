import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from './platform/clock/clock.js';
import { City, standingNow } from './testing/invariants/city.js';
import { report, walk } from './testing/invariants/random-walk.js';
import { createBeside } from './testing/test-app.js';
import { startWithTwilio, type WithTwilio } from './testing/with-twilio.js';

// `npm run invariants` sets more sequences and other seeds
const SEQUENCES = Number(process.env['KAROV_INVARIANTS'] ?? 20);
const SEED = Number(process.env['KAROV_INVARIANTS_SEED'] ?? 1);
const ACTS = 60;
/** The maximum number of findings reported. */
const MOST_FINDINGS = 5;
/** The longest delay that timers accept. */
const LONGEST = 2 ** 31 - 1;
const TIME = Math.min(LONGEST, 900_000 + SEQUENCES * 60_000);
const PROGRESS_EVERY = 100;

describe('whatever people do, in whatever order', () => {
  let started: WithTwilio;
  let city: City;
  let beside: INestApplicationContext;
  beforeAll(async () => {
    jest.spyOn(Clock.prototype, 'now').mockImplementation(standingNow);
    started = await startWithTwilio({
      TWILIO_CALL_FROM: '+97239999999',
      KAROV_REQUESTS_PER_MINUTE: '1000000',
      KAROV_LOG: process.env['KAROV_INVARIANTS_LOG'] ?? 'silent',
    });
    beside = await (await createBeside(started.test)).init();
    city = new City(started, beside);
  });
  afterAll(async () => {
    await beside.close();
    await started.test.close();
    await started.twilio.stop();
    jest.restoreAllMocks();
  });

  it(
    `${SEQUENCES} sequences of ${ACTS} actions leave nobody alone, tell nobody anything untrue, and break no rule`,
    async () => {
      const findings: string[] = [];
      for (let played = 0; played < SEQUENCES && findings.length < MOST_FINDINGS; played++) {
        if (played > 0 && played % PROGRESS_EVERY === 0)
          process.stdout.write(`${played} sequences, ${findings.length} findings\n`);
        const finding = await walk(city, SEED + played, ACTS);
        if (!finding) continue;
        findings.push(report(finding));
        process.stdout.write(`${report(finding)}\n`);
      }
      expect(findings).toEqual([]);
    },
    TIME,
  );
});
