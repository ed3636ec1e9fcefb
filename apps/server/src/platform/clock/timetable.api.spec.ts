import { SchedulerRegistry } from '@nestjs/schedule';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { isKeeping } from './sweep.js';
import { Timetable } from './timetable.js';

describe('the timetable of the whole application', () => {
  let test: TestApp;
  beforeAll(async () => (test = await startTestApp({ KAROV_ROLE: 'worker' })));
  afterAll(() => test.close());

  it('holds each sweep except housekeeping, so that the clock of the demo passes over none', () => {
    const sweeps = [...test.app.get(SchedulerRegistry).getCronJobs().keys()];
    expect(sweeps.length).toBeGreaterThan(20);
    expect(test.app.get(Timetable).sweeps.toSorted()).toEqual(
      sweeps.filter((name) => !isKeeping(name)).toSorted(),
    );
  });
});
