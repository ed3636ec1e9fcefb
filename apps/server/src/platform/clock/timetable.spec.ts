import { type DueWork, Timetable } from './timetable.js';

const START = Date.parse('2027-03-02T08:00:00Z');
const SECOND_MS = 1000;

/** A world without real time, in which times are seconds from its start. */
class World {
  now = 0;
  readonly done: string[] = [];
  readonly timetable = new Timetable();

  /** Adds work that falls due at the given times; `onDone` may add further times. */
  work(name: string, moments: number[], onDone: () => void = () => {}): DueWork {
    const left = [...moments];
    return {
      sweep: name,
      nextDue: () => Promise.resolve(left.length === 0 ? null : at(Math.min(...left))),
      runDue: () => {
        for (const moment of left.splice(0).toSorted((a, b) => a - b)) {
          if (moment > this.now) left.push(moment);
          else this.done.push(`${name} of ${moment} at ${this.now}`);
        }
        onDone();
        return Promise.resolve();
      },
    };
  }

  until(seconds: number): Promise<void> {
    return this.timetable.runUntil(at(seconds), (moment) => {
      this.now = Math.max(this.now, (moment.getTime() - START) / SECOND_MS);
      return Promise.resolve();
    });
  }
}

const at = (seconds: number): Date => new Date(START + seconds * SECOND_MS);

describe('the timetable', () => {
  let world: World;
  beforeEach(() => (world = new World()));

  it('does everything at its own moment and in the order of moments, whoever registered first', async () => {
    world.timetable.register(world.work('late', [30, 10]));
    world.timetable.register(world.work('early', [20, 40]));
    await world.until(30);
    expect(world.done).toEqual(['late of 10 at 10', 'early of 20 at 20', 'late of 30 at 30']);
  });

  it('does what is late in its order, too', async () => {
    world.timetable.register(world.work('second', [20]));
    world.timetable.register(world.work('first', [10]));
    world.now = 60;
    await world.until(60);
    expect(world.done).toEqual(['first of 10 at 60', 'second of 20 at 60']);
  });

  it('does what becomes due on the way', async () => {
    const moments: number[] = [];
    const answers: DueWork = {
      sweep: 'answers',
      nextDue: () => Promise.resolve(moments[0] === undefined ? null : at(moments[0])),
      runDue: () => Promise.resolve(void world.done.push(`answer of ${moments.shift()} at ${world.now}`)),
    };
    world.timetable.register(world.work('questions', [10, 100], () => moments.push(world.now + 5)));
    world.timetable.register(answers);
    await world.until(50);
    expect(world.done).toEqual(['questions of 10 at 10', 'answer of 15 at 15']);
  });

  it('retries what fails, less and less often, and holds up nothing else', async () => {
    const tried: number[] = [];
    world.timetable.register({
      sweep: 'stuck',
      nextDue: () => Promise.resolve(at(10)),
      runDue: () => Promise.resolve(void tried.push(world.now)),
    });
    world.timetable.register(world.work('other', [12, 86_400]));
    await world.until(86_400);
    expect(world.done).toEqual(['other of 12 at 12', 'other of 86400 at 86400']);
    expect(tried.slice(0, 8)).toEqual([10, 10, 10, 10, 10, 11, 13, 17]);
    expect(tried.length).toBeLessThan(50);
  });
});
