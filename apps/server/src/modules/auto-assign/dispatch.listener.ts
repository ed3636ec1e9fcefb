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
  needStepRecorded,
  needsStopped,
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
    signals.onWithin(urgentHeld, ({ needId, radiusKm, volunteerId }, tx) =>
      runs.held(tx, needId, radiusKm, volunteerId),
    );
    signals.onWithin(urgentReserved, ({ needId, volunteerId }, tx) =>
      runs.lookAgain(tx, needId, [{ kind: 'reserved', volunteerId }]),
    );
    signals.onWithin(reserveKept, ({ needId, volunteerId }) => runs.kept(needId, volunteerId));
    signals.onWithin(urgentMoved, ({ needId }, tx) => runs.lookAgain(tx, needId));
    signals.onWithin(needStepRecorded, ({ needId, volunteerId }) =>
      runs.note(needId, { kind: 'on_way_recorded', volunteerId }),
    );
    signals.onWithin(holdNoted, ({ needId, volunteerId, kind }) => runs.note(needId, { kind, volunteerId }));
    signals.onWithin(callDeclined, ({ needId, volunteerId }, tx) => runs.declined(tx, needId, volunteerId));
    signals.onWithin(callsFilled, ({ needId, volunteerIds }) => runs.filled(needId, volunteerIds));
    signals.onWithin(needSettled, ({ needId, volunteerId }) => runs.settled(needId, volunteerId));
    signals.onWithin(needsStopped, async ({ needIds }) => {
      for (const needId of needIds) await runs.end(needId, 'stopped');
    });
    signals.onWithin(needTakenOver, ({ needId, isUrgent }) =>
      isUrgent ? runs.note(needId, { kind: 'taken_over' }) : runs.end(needId, 'taken_over'),
    );
    // After the commit: it touches runs of other needs, whose locks must not be waited for while holding a
    // volunteer's.
    signals.onAfter(volunteerReady, ({ eventId }) => this.wake(eventId));
  }

  private async wake(eventId: number): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      if ((await this.repository.wake(eventId, WAKE_AT_ONCE, now)) > 0)
        await tx.signal(stepPlanned, { at: now });
    });
  }
}
