import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Signals } from '../../platform/signals/signals.js';
import { volunteerReady } from '../events/index.js';
import {
  callDeclined,
  callsFilled,
  holdNoted,
  needOpened,
  needSettled,
  needsStopped,
  needStepRecorded,
  needTakenOver,
  reserveKept,
  urgentHeld,
  urgentMoved,
  urgentReserved,
} from '../needs/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { stepPlanned } from './dispatch.signals.js';
import { RunMoves } from './run-moves.service.js';

const WAKE_AT_ONCE = 5;

/** Starts, hurries and ends runs as needs open and close, in the transactions that decide it. */
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
    signals.onWithin(needOpened, ({ needId, radiusKm }, tx) => runs.start(tx, needId, radiusKm));
    signals.onWithin(urgentHeld, ({ needId, radiusKm, volunteerId }, tx) => runs.held(tx, needId, radiusKm, volunteerId));
    signals.onWithin(urgentReserved, ({ needId, volunteerId }, tx) => runs.lookAgain(tx, needId, [{ kind: 'reserved', volunteerId }]));
    signals.onWithin(reserveKept, ({ needId, volunteerId }, tx) => runs.kept(tx, needId, volunteerId));
    signals.onWithin(urgentMoved, ({ needId }, tx) => runs.lookAgain(tx, needId));
    signals.onWithin(needStepRecorded, ({ needId, volunteerId }, tx) => runs.note(tx, needId, { kind: 'on_way_recorded', volunteerId }));
    signals.onWithin(holdNoted, ({ needId, volunteerId, kind }, tx) => runs.note(tx, needId, { kind, volunteerId }));
    signals.onWithin(callDeclined, ({ needId, volunteerId }, tx) => runs.declined(tx, needId, volunteerId));
    signals.onWithin(callsFilled, ({ needId, volunteerIds }, tx) => runs.filled(tx, needId, volunteerIds));
    signals.onWithin(needSettled, ({ needId, volunteerId }, tx) => runs.settled(tx, needId, volunteerId));
    signals.onWithin(needsStopped, async ({ needIds }, tx) => {
      for (const needId of needIds) await runs.end(tx, needId, 'stopped');
    });
    signals.onWithin(needTakenOver, ({ needId, isUrgent }, tx) =>
      isUrgent ? runs.note(tx, needId, { kind: 'taken_over' }) : runs.end(tx, needId, 'taken_over'),
    );
    // After the commit: it touches runs of other needs, whose locks must not be waited for while holding a volunteer's.
    signals.onAfter(volunteerReady, ({ eventId }) => this.wake(eventId));
  }

  private async wake(eventId: number): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if ((await this.repository.wake(tx, eventId, WAKE_AT_ONCE, now)) > 0) await tx.signal(stepPlanned, { at: now });
    });
  }
}
