import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { callDeclined, callsFilled, needOpened, needSettled, needsStopped, needTakenOver, volunteerReady } from '../events/index.js';
import { VolunteersService, type NeedRef } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.service.js';

const WAKE_AT_ONCE = 5;

/** Starts, hurries and ends runs as the needs of events open and close, in the transactions that decide it. */
@Injectable()
export class DispatchListener implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly volunteers: VolunteersService,
    private readonly repository: DispatchRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(needOpened, (tx, { requestId, eventId, radiusKm }) => this.start(tx, eventNeed(requestId), eventId, radiusKm));
    this.signals.onWithin(callDeclined, (tx, { requestId, volunteerId }) => this.declined(tx, eventNeed(requestId), volunteerId));
    this.signals.onWithin(callsFilled, (tx, { requestId, volunteerIds }) => this.filled(tx, eventNeed(requestId), volunteerIds));
    this.signals.onWithin(needSettled, (tx, { requestId, volunteerId }) => this.settled(tx, eventNeed(requestId), volunteerId));
    this.signals.onWithin(needsStopped, (tx, { requestIds }) => this.stopped(tx, requestIds.map(eventNeed)));
    this.signals.onWithin(needTakenOver, (tx, { requestId }) => this.takenOver(tx, eventNeed(requestId)));
    // After the commit: it touches runs of other needs, whose locks must not be waited for while holding a volunteer's.
    this.signals.onAfter(volunteerReady, ({ eventId }) => this.wake(eventId));
  }

  private async start(tx: Tx, need: NeedRef, eventId: number, radiusKm: number): Promise<void> {
    const now = this.clock.now();
    const { run, isNew } = await this.repository.start(tx, { ...need, eventId, radiusKm }, now);
    await this.repository.write(tx, run.id, [isNew ? { kind: 'started', data: { radius: radiusKm } } : { kind: 'resumed' }], now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  /** A no calls the next at once (decision 42). */
  private async declined(tx: Tx, need: NeedRef, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run) return;
    const now = this.clock.now();
    await this.volunteers.moveCalls(tx, need, [volunteerId], ['open', 'timed_out'], 'declined');
    await this.repository.write(tx, run.id, [{ kind: 'declined', volunteerId }], now);
    if (run.status !== 'running') return;
    await this.repository.update(tx, run.id, { nextStepAt: now }, now);
    await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
  }

  private async filled(tx: Tx, need: NeedRef, volunteerIds: readonly number[]): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run) return;
    const moved = await this.volunteers.moveCalls(tx, need, volunteerIds, ['open', 'timed_out'], 'filled');
    await this.repository.write(tx, run.id, moved.map((volunteerId) => ({ kind: 'filled', volunteerId })), this.clock.now());
  }

  private async settled(tx: Tx, need: NeedRef, volunteerId: number): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run) return;
    const now = this.clock.now();
    await this.volunteers.moveCalls(tx, need, [volunteerId], ['open', 'timed_out'], 'accepted');
    await this.repository.update(tx, run.id, { status: 'settled', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind: 'accepted', volunteerId }, { kind: 'settled' }], now);
  }

  private async stopped(tx: Tx, needs: readonly NeedRef[]): Promise<void> {
    for (const need of needs) await this.end(tx, need, 'stopped');
  }

  private takenOver(tx: Tx, need: NeedRef): Promise<void> {
    return this.end(tx, need, 'taken_over');
  }

  private async end(tx: Tx, need: NeedRef, kind: 'stopped' | 'taken_over'): Promise<void> {
    const run = await this.repository.lockByNeed(tx, need.type, need.id);
    if (!run || run.status === 'settled' || run.status === 'stopped') return;
    const now = this.clock.now();
    await this.repository.update(tx, run.id, { status: 'stopped', nextStepAt: null }, now);
    await this.repository.write(tx, run.id, [{ kind }], now);
  }

  private async wake(eventId: number): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const woken = await this.repository.wake(tx, eventId, WAKE_AT_ONCE, now);
      for (const run of woken) await tx.signal(stepPlanned, { runId: run.id, step: run.step, at: now });
    });
  }
}

function eventNeed(id: number): NeedRef {
  return { type: 'event_user_request', id };
}
