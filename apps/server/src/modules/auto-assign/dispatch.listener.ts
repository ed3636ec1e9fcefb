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
    signals.onWithin(needOpened, (tx, { needId, radiusKm }) => runs.start(tx, needId, radiusKm));
    signals.onWithin(urgentHeld, (tx, { needId, radiusKm, volunteerId }) => runs.held(tx, needId, radiusKm, volunteerId));
    signals.onWithin(urgentReserved, (tx, { needId, volunteerId }) => runs.lookAgain(tx, needId, [{ kind: 'reserved', volunteerId }]));
    signals.onWithin(reserveKept, (tx, { needId, volunteerId }) => runs.kept(tx, needId, volunteerId));
    signals.onWithin(urgentMoved, (tx, { needId }) => runs.lookAgain(tx, needId));
    signals.onWithin(needStepRecorded, (tx, { needId, volunteerId }) => runs.note(tx, needId, { kind: 'on_way_recorded', volunteerId }));
    signals.onWithin(holdNoted, (tx, { needId, volunteerId, kind }) => runs.note(tx, needId, { kind, volunteerId }));
    signals.onWithin(callDeclined, (tx, { needId, volunteerId }) => runs.declined(tx, needId, volunteerId));
    signals.onWithin(callsFilled, (tx, { needId, volunteerIds }) => runs.filled(tx, needId, volunteerIds));
    signals.onWithin(needSettled, (tx, { needId, volunteerId }) => runs.settled(tx, needId, volunteerId));
    signals.onWithin(needsStopped, async (tx, { needIds }) => {
      for (const needId of needIds) await runs.end(tx, needId, 'stopped');
    });
    signals.onWithin(needTakenOver, (tx, { needId, isUrgent }) =>
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
