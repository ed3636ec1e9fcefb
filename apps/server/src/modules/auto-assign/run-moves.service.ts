import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteersService } from '../volunteers/index.js';
import type { InvitationState, Priority } from '@karov/domain';
import { DispatchRepository, type TimelineLine } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';

/** Where a run begins: its first ring in km, null for that of the setting (rule 43), and how urgent it is (rule 77). */
export interface FirstRing {
  eventId: number | null;
  radiusKm: number | null;
  priority: Priority;
}

/** States of a call that its volunteer can still change. */
const ANSWERABLE: readonly InvitationState[] = ['open', 'timed_out', 'reserve'];

/** What happens to a run when its need changes, whatever kind of need it is. A need without a run is left alone. */
@Injectable()
export class RunMoves {
  constructor(
    private readonly clock: Clock,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {}

  /** Starts the run of a need, or sets an ended one going again. */
  async start(tx: Tx, needId: number, first: FirstRing, now: Date): Promise<void> {
    const run = await this.repository.start(tx, { id: needId, ...first }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** A no calls the next at once (rule 42). */
  async declined(tx: Tx, needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (!run) return;
    const now = this.clock.now();
    const moved = await this.volunteers.moveCalls(tx, needId, [volunteerId], ANSWERABLE, 'declined');
    if (moved.length === 0) return;
    await this.repository.write(tx, run.id, [{ kind: 'declined', volunteerId }], now);
    if (run.status !== 'running') return;
    await this.repository.update(tx, run.id, { nextStepAt: now }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** Calls that nobody answered end, because the need has somebody. */
  async filled(tx: Tx, needId: number, volunteerIds: readonly number[]): Promise<void> {
    const moved = await this.volunteers.moveCalls(tx, needId, volunteerIds, ANSWERABLE, 'filled');
    await this.noteFilled(tx, needId, moved);
  }

  /** Writes that volunteers were thanked. */
  async noteFilled(tx: Tx, needId: number, volunteerIds: readonly number[]): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (run)
      await this.repository.write(
        tx,
        run.id,
        volunteerIds.map((volunteerId) => ({ kind: 'filled', volunteerId })),
        this.clock.now(),
      );
  }

  /** The need has somebody. */
  async settled(tx: Tx, needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (!run) return;
    const now = this.clock.now();
    await this.volunteers.moveCalls(tx, needId, [volunteerId], ANSWERABLE, 'accepted');
    await this.repository.update(tx, run.id, { status: 'settled', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind: 'accepted', volunteerId }, { kind: 'settled' }], now);
  }

  /** Somebody holds an urgent need: its run, started where there was none, goes on and watches that they come (rule 71). */
  async held(tx: Tx, needId: number, first: FirstRing, volunteerId: number): Promise<void> {
    const now = this.clock.now();
    if (!(await this.repository.lockByNeed(tx, needId))) await this.repository.start(tx, { id: needId, ...first }, now);
    await this.volunteers.moveCalls(tx, needId, [volunteerId], ANSWERABLE, 'accepted');
    await this.lookAgain(tx, needId, [{ kind: 'held', volunteerId }]);
  }

  /** Sets the run of an urgent need going at once, whatever it was waiting for. */
  async lookAgain(tx: Tx, needId: number, lines: readonly TimelineLine[] = []): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (!run) return;
    const now = this.clock.now();
    await this.repository.write(tx, run.id, lines, now);
    await this.repository.update(tx, run.id, { status: 'running', nextStepAt: now }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** Writes what happened to a need beside its run. */
  async note(tx: Tx, needId: number, line: TimelineLine): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (run) await this.repository.write(tx, run.id, [line], this.clock.now());
  }

  /** The need is over, or a coordinator has it. */
  async end(tx: Tx, needId: number, kind: 'stopped' | 'taken_over'): Promise<void> {
    const run = await this.repository.lockByNeed(tx, needId);
    if (!run || run.status === 'settled' || run.status === 'stopped') return;
    const now = this.clock.now();
    await this.repository.update(tx, run.id, { status: 'stopped', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind }], now);
  }
}
