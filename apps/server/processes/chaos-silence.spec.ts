import { Relay, TwilioStandIn } from '@karov/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { RequestWorld } from '../src/testing/request-world.js';
import { createBeside, startTestApp, type TestApp } from '../src/testing/test-app.js';
import { pass, until } from './until.js';

const TIME_MS = 180_000;
/** The time within which due work goes on after its connections were lost. */
const GOES_ON_MS = 30_000;
/** How often the connections are lost, each time at another moment of the sweeps. */
const LOSSES = 3;
const BETWEEN_MS = 370;
const VOLUNTEERS_KM = [1, 2, 3];
const SOUTH = { lat: 30.5, lon: 34.9 };
const DEGREES_APART = 0.3;

describe('a process whose connections to the database are lost without a word', () => {
  let twilio: TwilioStandIn;
  let relay: Relay;
  let test: TestApp;
  let worker: NestExpressApplication;

  beforeAll(async () => {
    twilio = await TwilioStandIn.start();
    test = await startTestApp(
      {
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_FROM: '+972500000000',
        TWILIO_BASE_URL: twilio.url,
      },
      { isOnRealClock: true },
    );
    relay = await Relay.before(test.settings['DATABASE_URL'] ?? '');
    await relay.open();
    const settings = { ...test.settings, DATABASE_URL: relay.url, KAROV_ROLE: 'all' };
    worker = await createBeside({ ...test, settings });
    await worker.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await worker.close();
    await relay.close();
    await test.close();
    await twilio.stop();
  });

  it(
    'goes on with what is due, and with its answers, within half a minute',
    async () => {
      for (let loss = 0; loss < LOSSES; loss++) {
        const world = new RequestWorld(test, { ...SOUTH, lat: SOUTH.lat + DEGREES_APART * loss });
        const seeker = await world.seeker(0);
        for (const km of VOLUNTEERS_KM) await world.volunteer(km);
        const sent = twilio.accepted.length;
        await pass(BETWEEN_MS * loss);
        relay.swallow();
        const lostAt = Date.now();
        await world.as(seeker, 'post', '/event/requests/emergency');
        await until(
          'the volunteers are called',
          () => twilio.accepted.length >= sent + VOLUNTEERS_KM.length,
          GOES_ON_MS,
        );
        await supertest(worker.getHttpServer()).get('/api/health').expect(200);
        process.stdout.write(`due work went on after ${Date.now() - lostAt} ms\n`);
      }
    },
    TIME_MS,
  );
});
