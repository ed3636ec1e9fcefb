import { Global, Injectable, Module } from '@nestjs/common';
import { addSeconds } from './clock.js';

/** Work that becomes due at certain times. */
export interface DueWork {
  /** The name of the `@Sweep` that does the same by the machine's clock. */
  sweep: string;
  /** Returns the next time at which the work is due, or null. */
  nextDue(): Promise<Date | null>;
  /** Carries out the work that is due now. */
  runDue(): Promise<void>;
}

/** The work with the earliest due time, and that time. */
interface Turn {
  at: Date;
  works: DueWork[];
}

/**
 * The last round of some work: its due time, the number of consecutive rounds for that time, and the time
 * until which the work rests.
 */
interface Round {
  due: number;
  times: number;
  restsUntil: Date;
}

/**
 * The maximum number of rounds for work that is due at the same time, because a batch may leave a remainder.
 */
const AT_ONCE = 5;
const LONGEST_REST_SECONDS = 3600;

/**
 * All scheduled work, so that the demo's clock can be moved and everything due in between happens in order.
 */
@Injectable()
export class Timetable {
  private readonly works: DueWork[] = [];

  register(work: DueWork): void {
    this.works.push(work);
  }

  /** The sweeps whose work is also carried out here. */
  get sweeps(): string[] {
    return this.works.map(({ sweep }) => sweep);
  }

  /** Returns the earliest due time of all work, or of one sweep. */
  async nextDue(sweep?: string): Promise<Date | null> {
    const moments = await Promise.all(
      this.works.filter((work) => sweep === undefined || work.sweep === sweep).map((work) => work.nextDue()),
    );
    const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** Carries out the work that is due now, each piece once, except the work of the given sweeps. */
  async runDue(without: readonly string[] = []): Promise<void> {
    for (const work of this.works) if (!without.includes(work.sweep)) await work.runDue();
  }

  /**
   * Carries out everything due up to a given time in chronological order, including work that arises
   * meanwhile. `moveTo` sets the clock. Work that cannot be done now, such as a message whose provider is
   * down, delays nothing else: it is retried later.
   */
  async runUntil(target: Date, moveTo: (moment: Date) => Promise<void>): Promise<void> {
    const rounds = new Map<DueWork, Round>();
    for (
      let turn = await this.firstTurn(rounds);
      turn && turn.at <= target;
      turn = await this.firstTurn(rounds)
    ) {
      await moveTo(turn.at);
      for (const work of turn.works) await work.runDue();
    }
  }

  private async firstTurn(rounds: Map<DueWork, Round>): Promise<Turn | null> {
    const dues = await Promise.all(this.works.map(async (work) => ({ work, due: await work.nextDue() })));
    const turns = dues.flatMap(({ work, due }) =>
      due ? [{ work, due, at: momentOf(due, rounds.get(work)) }] : [],
    );
    if (turns.length === 0) return null;
    const at = new Date(Math.min(...turns.map((turn) => turn.at.getTime())));
    const first = turns.filter((turn) => turn.at.getTime() === at.getTime());
    for (const { work, due } of first) rounds.set(work, nextRound(rounds.get(work), due, at));
    return { at, works: first.map(({ work }) => work) };
  }
}

/** Returns when due work is carried out: at its time, or after a rest if carrying it out did not help. */
function momentOf(due: Date, last: Round | undefined): Date {
  return last?.due === due.getTime() && last.restsUntil > due ? last.restsUntil : due;
}

function nextRound(last: Round | undefined, due: Date, at: Date): Round {
  const times = last?.due === due.getTime() ? last.times + 1 : 1;
  const rest = times < AT_ONCE ? 0 : Math.min(2 ** (times - AT_ONCE), LONGEST_REST_SECONDS);
  return { due: due.getTime(), times, restsUntil: addSeconds(at, rest) };
}

@Global()
@Module({ providers: [Timetable], exports: [Timetable] })
export class TimetableModule {}
