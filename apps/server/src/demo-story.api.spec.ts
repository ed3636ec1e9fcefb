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
/** In the story nobody is called by a second channel (rule 183), so that the essentials stay visible. */
const WITHOUT_NEXT_CHANNELS = Object.fromEntries(
  CHANNELS.map((channel) => [`KAROV_URGENT_WAIT_${channel.toUpperCase()}_SECONDS`, `${YEAR_SECONDS}`]),
);

/**
 * Compares the answers in the demo's story with recorded ones, field by field, to protect refactorings that
 * must change nothing. When a rule changes an answer, record it again (`KAROV_RECORD_STORY=1`) and review the
 * difference like the rest of the change. The clock is frozen; row ids, codes and random values are named by
 * their order (`Recorder`).
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
