import { ChaosStage, lastWords } from './chaos-stage.js';
import { pass, until } from './until.js';
import { NOTHING_BROKEN } from './what-must-hold.js';

/**
 * The number of events to strike, with at least as many kills: a few in `npm test`, always the same; `npm run
 * chaos` runs longer.
 */
const RUNS = Number(process.env['KAROV_CHAOS_RUNS'] ?? 10);
const SEED = Number(process.env['KAROV_CHAOS_SEED'] ?? 1);
const CARRIER = process.env['KAROV_CHAOS_REDIS'] ? 'Redis' : 'PostgreSQL';
const SIDE_BY_SIDE = 12;
/** The number of messages that a worker sends before it is killed, and the delay after the last of them. */
const LIFE_MESSAGES = 90;
const LIFE_MORE_MS = 80;
const LONGEST_LIFE_MS = 4000;
const CUT_RUNS = Math.ceil(RUNS / 5);
/** The time within which a worker reconnects to the database, even on a busy machine. */
const COMES_BACK_MS = 90_000;
const CUT_EVERY_MS = [200, 2000] as const;
const TIME_MS = 300_000 + RUNS * 10_000;

describe(`an engine on ${CARRIER} under repeated failures`, () => {
  let stage: ChaosStage;
  beforeEach(async () => {
    stage = await ChaosStage.set(SEED, CARRIER);
  });
  afterEach(() => stage.clear());

  it(
    'loses no need, invites nobody twice and assigns nobody twice, however often its worker is killed',
    async () => {
      await stage.strike(
        async () => {
          const worker = await stage.startWorker();
          const goal = stage.twilio.accepted.length + stage.random.between(0, LIFE_MESSAGES);
          const deadline = Date.now() + LONGEST_LIFE_MS;
          await until('it has lived', () => stage.twilio.accepted.length >= goal || Date.now() > deadline);
          await pass(stage.random.between(0, LIFE_MORE_MS));
          await worker.kill();
        },
        () => stage.play(RUNS, SIDE_BY_SIDE, RUNS),
      );
      await stage.startWorker();
      await stage.quiet();
      expect(await stage.outcome()).toEqual({ seed: stage.seed, ...NOTHING_BROKEN });
      expect(await stage.assigned()).toBe(stage.people.accepted);
    },
    TIME_MS,
  );

  it(
    'recovers by itself when every connection to the database is cut, again and again',
    async () => {
      await stage.prepareAhead(CUT_RUNS * 2);
      const worker = await stage.startWorker();
      await stage.strike(
        async () => {
          await pass(stage.random.between(...CUT_EVERY_MS));
          // on a busy machine a strike may come before everything has recovered from the previous one
          await until(
            'there was a connection to cut',
            async () => (await stage.witness.cutAllOthers()) > 0,
            COMES_BACK_MS,
          ).catch((cause: unknown) => {
            throw new Error(lastWords(worker), { cause });
          });
        },
        () => stage.play(CUT_RUNS, CUT_RUNS),
      );
      await stage.quiet();
      expect(worker.isAlive).toBe(true);
      expect(await stage.outcome()).toEqual({ seed: stage.seed, ...NOTHING_BROKEN });
      // If the response to a yes is cut off, the yes is sent again and refused as already given, so fewer
      // people may have been told that they are assigned than are.
      expect(await stage.assigned()).toBeGreaterThanOrEqual(stage.people.accepted);
    },
    TIME_MS,
  );
});
