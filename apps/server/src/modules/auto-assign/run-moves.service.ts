import { ANSWERABLE_CALLS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteersService } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import type { TimelineLine } from './timeline.js';

/** Moves a run when its need changes, for every kind of need. A need without a run is left alone. */
@Injectable()
export class RunMoves {
  constructor(
    private readonly clock: Clock,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {}

  /**
   * Starts the run of a need with its first ring, null for that of the setting (rule 43), or sets an ended
   * one going again.
   */
  async start(tx: Tx, needId: number, radiusKm: number | null): Promise<void> {
    const now = this.clock.now();
    await this.repository.start({ needId, radiusKm }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /** A no calls the next at once (rule 42). */
  async declined(tx: Tx, needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    const moved = await this.volunteers.moveCalls(needId, [volunteerId], ANSWERABLE_CALLS, 'declined');
    if (moved.length === 0) return;
    await this.repository.write(run.id, [{ kind: 'declined', volunteerId }], now);
    if (run.status !== 'running') return;
    await this.repository.update(run.id, { nextStepAt: now }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /** Writes that volunteers were thanked. */
  async filled(needId: number, volunteerIds: readonly number[]): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (run)
      await this.repository.write(
        run.id,
        volunteerIds.map((volunteerId) => ({ kind: 'filled', volunteerId })),
        this.clock.now(),
      );
  }

  /** The need has somebody. */
  async settled(needId: number, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    await this.volunteers.moveCalls(needId, [volunteerId], ANSWERABLE_CALLS, 'accepted');
    await this.repository.update(run.id, { status: 'settled', nextStepAt: null }, now);
    await this.repository.write(run.id, [{ kind: 'accepted', volunteerId }, { kind: 'settled' }], now);
  }

  /**
   * Somebody holds an urgent need: its run, started where there was none, goes on and watches that they come
   * (rule 71).
   */
  async held(tx: Tx, needId: number, radiusKm: number | null, volunteerId: number): Promise<void> {
    const now = this.clock.now();
    if (await this.repository.lockByNeed(needId)) await this.repository.takePriority(needId);
    else await this.repository.start({ needId, radiusKm }, now);
    await this.volunteers.moveCalls(needId, [volunteerId], ANSWERABLE_CALLS, 'accepted');
    await this.lookAgain(tx, needId, [{ kind: 'held', volunteerId }]);
  }

  /** Sets the run of an urgent need going at once, whatever it was waiting for. */
  async lookAgain(tx: Tx, needId: number, lines: readonly TimelineLine[] = []): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run) return;
    const now = this.clock.now();
    await this.repository.write(run.id, lines, now);
    await this.repository.update(run.id, { status: 'running', nextStepAt: now, isResting: false }, now);
    await tx.signal(stepPlanned, { at: now });
  }

  /**
   * A coordinator keeps somebody in reserve: it is told in the need's run, made where there is none, so that
   * a later no of theirs is heard.
   */
  async kept(needId: number, volunteerId: number): Promise<void> {
    await this.repository.ensure(needId, this.clock.now());
    await this.note(needId, { kind: 'reserved', volunteerId });
  }

  /** Writes an event of a need beside its run. */
  async note(needId: number, line: TimelineLine): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (run) await this.repository.write(run.id, [line], this.clock.now());
  }

  /** The need is over, or a coordinator has it. */
  async end(needId: number, kind: 'stopped' | 'taken_over'): Promise<void> {
    const run = await this.repository.lockByNeed(needId);
    if (!run || run.status === 'settled' || run.status === 'stopped') return;
    const now = this.clock.now();
    await this.repository.update(run.id, { status: 'stopped', nextStepAt: null }, now);
    await this.repository.write(run.id, [{ kind }], now);
  }
}
