import { ANSWERABLE_CALLS } from '@karov/domain';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { drain, type Taken, takenOf } from '../../platform/queue/drain.js';
import { Queues } from '../../platform/queue/queues.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { volunteerReady } from '../events/index.js';
import {
  callDeclined,
  callsFilled,
  holdNoted,
  needOpened,
  needSettled,
  needStepRecorded,
  needsStopped,
  needTakenOver,
  reserveKept,
  urgentHeld,
  urgentMoved,
  urgentReserved,
} from '../needs/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { StepService } from './step.service.js';
import type { TimelineLine } from './timeline.js';

/** The maximum number of an event's runs that continue at once when a volunteer becomes ready. */
const WAKE_AT_ONCE = 5;
/** The maximum number of steps carried out in one transaction. */
const BATCH = 256;
/**
 * The number of batches in parallel: while one is being decided, PostgreSQL reads and writes for the other.
 */
const LANES = 2;
/** The number of consecutive failures, reached after about a minute, at which a coordinator gets the need. */
const FAILURES_UNTIL_COORDINATOR = 6;
const LONGEST_WAIT_SECONDS = 900;

/**
 * The life cycle of runs. Needs start, hasten and end them by signals, in the transactions that decide it. A
 * due run is woken, claimed together with others, and carried out by any process from the data in PostgreSQL
 * (rule 44). It can be carried out repeatedly: runs claimed by another process are skipped. A need without a
 * run is left alone.
 */
@Injectable()
export class DispatchService implements OnModuleInit {
  private readonly underWay = new Set<Promise<number>>();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly queues: Queues,
    private readonly log: Log,
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly calls: VolunteerCallsRepository,
    private readonly repository: DispatchRepository,
    private readonly steps: StepService,
  ) {}

  onModuleInit(): void {
    this.followNeeds();
    this.signals.onAfter(stepPlanned, ({ at }) =>
      this.queues.wake('dispatch', { delayMs: at.getTime() - this.clock.now().getTime() }),
    );
    this.timetable.register({
      sweep: 'dispatch',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.runDue(),
    });
    if (this.config.role === 'web') return;
    this.queues.work('dispatch', LANES, () => this.lane());
  }

  private followNeeds(): void {
    const { signals } = this;
    signals.onWithin(needOpened, ({ needId, radiusKm }, tx) => this.start(tx, needId, radiusKm));
    signals.onWithin(urgentHeld, ({ needId, radiusKm, volunteerId }, tx) =>
      this.watchHolder(tx, needId, radiusKm, volunteerId),
    );
    signals.onWithin(urgentReserved, ({ needId, volunteerId }, tx) =>
      this.lookAgain(tx, needId, [{ kind: 'reserved', volunteerId }]),
    );
    signals.onWithin(reserveKept, ({ needId, volunteerId }) => this.noteReserve(needId, volunteerId));
    signals.onWithin(urgentMoved, ({ needId }, tx) => this.lookAgain(tx, needId));
    signals.onWithin(needStepRecorded, ({ needId, volunteerId }) =>
      this.note(needId, { kind: 'on_way_recorded', volunteerId }),
    );
    signals.onWithin(holdNoted, ({ needId, volunteerId, kind }) => this.note(needId, { kind, volunteerId }));
    signals.onWithin(callDeclined, ({ needId, volunteerId }, tx) => this.callNext(tx, needId, volunteerId));
    signals.onWithin(callsFilled, ({ needId, volunteerIds }) =>
      this.note(needId, ...volunteerIds.map((volunteerId) => ({ kind: 'filled' as const, volunteerId }))),
    );
    signals.onWithin(needSettled, ({ needId, volunteerId }) => this.settle(needId, volunteerId));
    signals.onWithin(needsStopped, async ({ needIds }) => {
      for (const needId of needIds) await this.end(needId, 'stopped');
    });
    signals.onWithin(needTakenOver, ({ needId, isUrgent }) =>
      isUrgent ? this.note(needId, { kind: 'taken_over' }) : this.end(needId, 'taken_over'),
    );
    // After the commit, because it touches runs of other needs: waiting for their locks while holding a
    // volunteer's lock is forbidden.
    signals.onAfter(volunteerReady, ({ eventId }) => this.hurry(eventId));
  }

  /**
   * Starts the run of a need, or restarts an ended one, with the given first ring; null means the ring of the
   * settings (rule 43).
   */
  private async start(tx: Tx, needId: number, radiusKm: number | null): Promise<void> {
    const now = this.clock.now();
    await this.repository.start({ needId, radiusKm }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /**
   * Continues the run of an urgent need that somebody holds, or starts one, to watch whether the volunteer
   * comes (rule 71).
   */
  private async watchHolder(
    tx: Tx,
    needId: number,
    radiusKm: number | null,
    volunteerId: number,
  ): Promise<void> {
    if (await this.repository.lockByNeed(needId)) await this.repository.takePriority(needId);
    else await this.repository.start({ needId, radiusKm }, this.clock.now());
    await this.calls.move(needId, [volunteerId], ANSWERABLE_CALLS, 'accepted');
    await this.lookAgain(tx, needId, [{ kind: 'held', volunteerId }]);
  }

  /** Makes the run of an urgent need continue at once, whatever it was waiting for. */
  private async lookAgain(tx: Tx, needId: number, lines: readonly TimelineLine[] = []): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    await this.repository.write(run.id, lines, now);
    await this.repository.update(run.id, { status: 'running', nextStepAt: now, isResting: false }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /** Calls the next volunteer at once after a no (rule 42). */
  private async callNext(tx: Tx, needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    const moved = await this.calls.move(needId, [volunteerId], ANSWERABLE_CALLS, 'declined');
    if (moved.length === 0) return;
    await this.repository.write(run.id, [{ kind: 'declined', volunteerId }], now);
    if (run.status !== 'running') return;
    await this.repository.update(run.id, { nextStepAt: now }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /** Records that the need has a volunteer. */
  private async settle(needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    await this.calls.move(needId, [volunteerId], ANSWERABLE_CALLS, 'accepted');
    await this.repository.update(run.id, { status: 'settled', nextStepAt: null }, now);
    await this.repository.write(run.id, [{ kind: 'accepted', volunteerId }, { kind: 'settled' }], now);
  }

  /** Ends the run: the need has ended, or a coordinator has taken it over. */
  private async end(needId: number, kind: 'stopped' | 'taken_over'): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run || run.status === 'settled' || run.status === 'stopped') return;
    const now = this.clock.now();
    await this.repository.update(run.id, { status: 'stopped', nextStepAt: null }, now);
    await this.repository.write(run.id, [{ kind }], now);
  }

  /**
   * Records in the need's run, which is created if there is none, that a coordinator keeps a volunteer in
   * reserve, so that their later no is noticed.
   */
  private async noteReserve(needId: number, volunteerId: number): Promise<void> {
    await this.repository.ensure(needId, this.clock.now());
    await this.note(needId, { kind: 'reserved', volunteerId });
  }

  /** Records what happened to a need outside the steps of its run. */
  private async note(needId: number, ...lines: readonly TimelineLine[]): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (run) await this.repository.write(run.id, lines, this.clock.now());
  }

  /** Makes some runs of an event continue at once, because a volunteer is ready for it. */
  private async hurry(eventId: number): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if ((await this.repository.wake(eventId, WAKE_AT_ONCE, now)) > 0)
        await tx.signal(stepPlanned, { at: now });
    });
  }

  /** Carries out due steps without the queue, which may have lost their jobs. */
  @Sweep('dispatch', CronExpression.EVERY_SECOND)
  async sweep(): Promise<void> {
    await drain(() => this.lane());
  }

  /** Carries out all due steps, and waits for those that are already being carried out. */
  private async runDue(): Promise<void> {
    await this.batch();
    await Promise.allSettled(this.underWay);
  }

  private async lane(): Promise<Taken> {
    return takenOf(await this.batch(), BATCH);
  }

  /** Carries out one batch of due steps, the most urgent first; returns their number. */
  async batch(): Promise<number> {
    const work = this.carryOut();
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }

  private async carryOut(): Promise<number> {
    const taken: number[] = [];
    try {
      return await this.attempt(null, taken);
    } catch (error) {
      if (taken.length === 0) throw error;
      await this.inHalves(taken, error);
      return taken.length;
    }
  }

  /** Runs one transaction. `taken` receives the claimed runs, for handling a failure. */
  private attempt(among: readonly number[] | null, taken: number[] = []): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const claimed = await this.repository.claim(now, BATCH, among);
      taken.splice(0, taken.length, ...claimed.map(({ run }) => run.id));
      if (claimed.length > 0) await this.steps.carryOut(tx, claimed, now);
      return claimed.length;
    });
  }

  /** Retries runs that failed together in halves, so that a run that cannot be served affects only itself. */
  private async inHalves(runIds: readonly number[], error: unknown): Promise<void> {
    const [first] = runIds;
    if (first === undefined) return;
    if (runIds.length === 1) return this.putOff(first, error);
    this.log.error('steps failed together, halves are tried', error, { steps: runIds.length });
    const middle = Math.ceil(runIds.length / 2);
    for (const half of [runIds.slice(0, middle), runIds.slice(middle)]) {
      await this.attempt(half).catch((cause: unknown) => this.inHalves(half, cause));
    }
  }

  /** Postpones a run whose step failed, for longer each time; in the end a coordinator gets its need. */
  private async putOff(runId: number, error: unknown): Promise<void> {
    const now = this.clock.now();
    const failures = await this.database.transaction(() =>
      this.repository.putOff(runId, (times) => addSeconds(now, waitSeconds(times)), now),
    );
    this.log.error('step failed', error, { run: runId, failures });
    if (failures !== FAILURES_UNTIL_COORDINATOR) return;
    await this.database
      .transaction((tx) => this.steps.handOverStuck(tx, runId, this.clock.now()))
      .catch((cause: unknown) => this.log.error('stuck run could not be handed over', cause, { run: runId }));
  }
}

/** 1, 2, 4, 8 … seconds, at most a quarter of an hour. */
function waitSeconds(failures: number): number {
  return Math.min(2 ** (failures - 1), LONGEST_WAIT_SECONDS);
}
