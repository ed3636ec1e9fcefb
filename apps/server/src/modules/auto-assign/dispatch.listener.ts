import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Signals } from '../../platform/signals/signals.js';
import {
  callDeclined,
  callsFilled,
  EventNeeds,
  needOpened,
  needSettled,
  needsStopped,
  needStepRecorded,
  needTakenOver,
  urgentHeld,
  urgentMoved,
  urgentReserved,
  volunteerReady,
} from '../events/index.js';
import type { NeedRef } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
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
    private readonly needs: EventNeeds,
  ) {}

  onModuleInit(): void {
    const { signals, runs } = this;
    signals.onWithin(needOpened, async (tx, { requestId, eventId, radiusKm }) => {
      await runs.start(tx, eventNeed(requestId), { eventId, radiusKm, priority: await this.needs.priorityOf(tx, requestId) }, this.clock.now());
    });
    signals.onWithin(urgentHeld, async (tx, { requestId, eventId, radiusKm, volunteerId }) => {
      await runs.held(tx, eventNeed(requestId), { eventId, radiusKm, priority: await this.needs.priorityOf(tx, requestId) }, volunteerId);
    });
    signals.onWithin(urgentReserved, (tx, { requestId, volunteerId }) => runs.lookAgain(tx, eventNeed(requestId), [{ kind: 'reserved', volunteerId }]));
    signals.onWithin(urgentMoved, (tx, { requestId }) => runs.lookAgain(tx, eventNeed(requestId)));
    signals.onWithin(needStepRecorded, (tx, { requestId, volunteerId }) => runs.note(tx, eventNeed(requestId), { kind: 'on_way_recorded', volunteerId }));
    signals.onWithin(callDeclined, (tx, { requestId, volunteerId }) => runs.declined(tx, eventNeed(requestId), volunteerId));
    signals.onWithin(callsFilled, (tx, { requestId, volunteerIds }) => runs.filled(tx, eventNeed(requestId), volunteerIds));
    signals.onWithin(needSettled, (tx, { requestId, volunteerId }) => runs.settled(tx, eventNeed(requestId), volunteerId));
    signals.onWithin(needsStopped, async (tx, { requestIds }) => {
      for (const requestId of requestIds) await runs.end(tx, eventNeed(requestId), 'stopped');
    });
    signals.onWithin(needTakenOver, (tx, { requestId, isUrgent }) =>
      isUrgent ? runs.note(tx, eventNeed(requestId), { kind: 'taken_over' }) : runs.end(tx, eventNeed(requestId), 'taken_over'),
    );
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
