import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CHANNELS } from '@karov/domain';
import { Clock } from './platform/clock/clock.js';
import { playDemoStory } from './testing/story/demo-story.js';
import { differencesOf } from './testing/story/differences.js';
import type { RecordedCall } from './testing/story/recorder.js';
import { Storyteller, standingNow } from './testing/story/storyteller.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const RECORDED = fileURLToPath(new URL('testing/story/demo-story.json', import.meta.url));
const YEAR_SECONDS = 366 * 86_400;
/** The story asks nobody by a second channel (rule 183), so that what it is about stays in sight. */
const WITHOUT_NEXT_CHANNELS = Object.fromEntries(
  CHANNELS.map((channel) => [`KAROV_URGENT_WAIT_${channel.toUpperCase()}_SECONDS`, `${YEAR_SECONDS}`]),
);

/**
 * The story of the demo gives the answers that were recorded, field by field: it guards work that is to
 * change nothing. Where a rule changes what is answered, it is recorded anew (`KAROV_RECORD_STORY=1`), and
 * the difference is read like the rest of the change. The clock stands; numbers of rows, codes and what is
 * random are named by their order (`Recorder`).
 */
describe('the story of the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    jest.spyOn(Clock.prototype, 'now').mockImplementation(standingNow);
    test = await startTestApp(
      { KAROV_DEMO: '1', KAROV_DEMO_OWN_DATABASE: 'yes', KAROV_ROLE: 'web', ...WITHOUT_NEXT_CHANNELS },
      { isDispatched: true },
    );
  });
  afterAll(() => {
    jest.restoreAllMocks();
    return test.close();
  });

  it('is told as it was recorded', async () => {
    const story = new Storyteller(test);
    await playDemoStory(story);
    const { calls } = story.recorder;
    if (process.env['KAROV_RECORD_STORY'] === '1')
      await writeFile(RECORDED, `[\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]\n`);
    const recorded: RecordedCall[] = JSON.parse(await readFile(RECORDED, 'utf8'));
    expect(calls.length).toBeGreaterThan(50);
    expect(differencesOf(recorded, JSON.parse(JSON.stringify(calls)))).toEqual([]);
  });
});
