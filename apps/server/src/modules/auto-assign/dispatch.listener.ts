import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Signals } from '../../platform/signals/signals.js';
import { callDeclined, callsFilled, needOpened, needSettled, needsStopped, needTakenOver, volunteerReady } from '../events/index.js';
import type { NeedRef } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.service.js';
import { RunMoves } from './run-moves.service.js';

const WAKE_AT_ONCE = 5;

/** Starts, hurries and ends runs as the needs of events open and close, in the transactions that decide it. */
@Injectable()
export class DispatchListener implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly repository: DispatchRepository,
    private readonly runs: RunMoves,
  ) {}

  onModuleInit(): void {
    const { signals, runs } = this;
    signals.onWithin(needOpened, (tx, { requestId, eventId, radiusKm }) => runs.start(tx, eventNeed(requestId), eventId, radiusKm, this.clock.now()));
    signals.onWithin(callDeclined, (tx, { requestId, volunteerId }) => runs.declined(tx, eventNeed(requestId), volunteerId));
    signals.onWithin(callsFilled, (tx, { requestId, volunteerIds }) => runs.filled(tx, eventNeed(requestId), volunteerIds));
    signals.onWithin(needSettled, (tx, { requestId, volunteerId }) => runs.settled(tx, eventNeed(requestId), volunteerId));
    signals.onWithin(needsStopped, async (tx, { requestIds }) => {
      for (const requestId of requestIds) await runs.end(tx, eventNeed(requestId), 'stopped');
    });
    signals.onWithin(needTakenOver, (tx, { requestId }) => runs.end(tx, eventNeed(requestId), 'taken_over'));
    // After the commit: it touches runs of other needs, whose locks must not be waited for while holding a volunteer's.
    signals.onAfter(volunteerReady, ({ eventId }) => this.wake(eventId));
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
