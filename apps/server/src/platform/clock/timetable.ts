import { Global, Injectable, Module } from '@nestjs/common';
import { addSeconds } from './clock.js';

/** Work that falls due at moments. */
export interface DueWork {
  /** The name of the `@Sweep` that does the same by the machine's clock. */
  sweep: string;
  /** The next moment at which something is due, or null. */
  nextDue(): Promise<Date | null>;
  /** Carries out what is due now. */
  runDue(): Promise<void>;
}

/** The work that is due first. */
interface Turn {
  at: Date;
  works: DueWork[];
}

/**
 * The last round of a work: the moment that was due, the number of rounds for that moment in a row, and the
 * moment until which it rests.
 */
interface Round {
  due: number;
  times: number;
  restsUntil: Date;
}

/** The most rounds for work that is due at one moment, since a batch may have left a rest. */
const AT_ONCE = 5;
const LONGEST_REST_SECONDS = 3600;

/**
 * All work that falls due, so that the demo's clock can be moved and everything on the way happens in its
 * order.
 */
@Injectable()
export class Timetable {
  private readonly works: DueWork[] = [];

  register(work: DueWork): void {
    this.works.push(work);
  }

  /** The sweeps whose work is carried out here, too. */
  get sweeps(): string[] {
    return this.works.map(({ sweep }) => sweep);
  }

  /** The earliest moment at which anything is due, or the work of one sweep. */
  async nextDue(sweep?: string): Promise<Date | null> {
    const moments = await Promise.all(
      this.works.filter((work) => sweep === undefined || work.sweep === sweep).map((work) => work.nextDue()),
    );
    const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** Carries out what is due now, each work once; those of some sweeps are left out. */
  async runDue(without: readonly string[] = []): Promise<void> {
    for (const work of this.works) if (!without.includes(work.sweep)) await work.runDue();
  }

  /**
   * Carries out all that is due up to a moment in the order of its moments, what comes up on the way, too.
   * `moveTo` sets the clock. What cannot be done yet, such as a message whose provider is away, holds up
   * nothing else: it is tried again after a while.
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

/** When what is due is carried out: at its moment, or after a rest when that has not helped. */
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
