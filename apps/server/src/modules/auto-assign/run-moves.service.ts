import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteersService, type NeedRef } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.service.js';

/** What happens to a run when its need changes, whatever kind of need it is. A need without a run is left alone. */
@Injectable()
export class RunMoves {
  constructor(
    private readonly clock: Clock,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {}

  /** Starts the run of a need, or sets an ended one going again. `radiusKm` is its first ring, null that of the setting (decision 43). */
  async start(tx: Tx, need: NeedRef, eventId: number | null, radiusKm: number | null, now: Date): Promise<void> {
    const run = await this.repository.start(tx, { ...need, eventId, radiusKm }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** A no calls the next at once (decision 42). */
  async declined(tx: Tx, need: NeedRef, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run) return;
    const now = this.clock.now();
    const moved = await this.volunteers.moveCalls(tx, need, [volunteerId], ['open', 'timed_out'], 'declined');
    if (moved.length === 0) return;
    await this.repository.write(tx, run.id, [{ kind: 'declined', volunteerId }], now);
    if (run.status !== 'running') return;
    await this.repository.update(tx, run.id, { nextStepAt: now }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** Calls that nobody answered end, because the need has somebody. */
  async filled(tx: Tx, need: NeedRef, volunteerIds: readonly number[]): Promise<void> {
    const moved = await this.volunteers.moveCalls(tx, need, volunteerIds, ['open', 'timed_out'], 'filled');
    await this.noteFilled(tx, need, moved);
  }

  /** Writes that volunteers were thanked. */
  async noteFilled(tx: Tx, need: NeedRef, volunteerIds: readonly number[]): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (run) await this.repository.write(tx, run.id, volunteerIds.map((volunteerId) => ({ kind: 'filled', volunteerId })), this.clock.now());
  }

  /** The need has somebody. */
  async settled(tx: Tx, need: NeedRef, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run) return;
    const now = this.clock.now();
    await this.volunteers.moveCalls(tx, need, [volunteerId], ['open', 'timed_out'], 'accepted');
    await this.repository.update(tx, run.id, { status: 'settled', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind: 'accepted', volunteerId }, { kind: 'settled' }], now);
  }

  /** The need is over, or a coordinator has it. */
  async end(tx: Tx, need: NeedRef, kind: 'stopped' | 'taken_over'): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run || run.status === 'settled' || run.status === 'stopped') return;
    const now = this.clock.now();
    await this.repository.update(tx, run.id, { status: 'stopped', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind }], now);
  }
}
