import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import {
  applicationDeclined,
  ApplicationNeeds,
  applicationOpened,
  applicationSettled,
  applicationStepRecorded,
  applicationStopped,
  applicationTakenOver,
  emergencyHeld,
  emergencyMoved,
  emergencyReserved,
  type ApplicationNeed,
} from '../applications/index.js';
import { RunMoves, type FirstRing } from './run-moves.service.js';

/** Starts, hurries and ends runs as single requests open and close, in the transactions that decide it. */
@Injectable()
export class ApplicationDispatchListener implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly needs: ApplicationNeeds,
    private readonly runs: RunMoves,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(applicationOpened, (tx, { applicationId, filed }) => this.open(tx, applicationId, filed));
    this.signals.onWithin(applicationDeclined, (tx, { applicationId, volunteerId }) => this.runs.declined(tx, applicationId, volunteerId));
    this.signals.onWithin(applicationSettled, (tx, { applicationId, volunteerId, filled }) => this.settled(tx, applicationId, volunteerId, filled));
    this.signals.onWithin(applicationStopped, (tx, { applicationId }) => this.runs.end(tx, applicationId, 'stopped'));
    this.signals.onWithin(applicationTakenOver, (tx, { applicationId, isEmergency }) =>
      isEmergency ? this.runs.note(tx, applicationId, { kind: 'taken_over' }) : this.runs.end(tx, applicationId, 'taken_over'),
    );
    this.signals.onWithin(emergencyHeld, (tx, { applicationId, volunteerId }) => this.runs.held(tx, applicationId, EMERGENCY, volunteerId));
    this.signals.onWithin(emergencyReserved, (tx, { applicationId, volunteerId }) =>
      this.runs.lookAgain(tx, applicationId, [{ kind: 'reserved', volunteerId }]),
    );
    this.signals.onWithin(applicationStepRecorded, (tx, { applicationId, volunteerId }) =>
      this.runs.note(tx, applicationId, { kind: 'on_way_recorded', volunteerId }),
    );
    this.signals.onWithin(emergencyMoved, (tx, { applicationId }) => this.runs.lookAgain(tx, applicationId));
  }

  /** Single requests and emergencies begin with the ring of the setting (rule 43). */
  private async open(tx: Tx, applicationId: number, filed?: ApplicationNeed['application']): Promise<void> {
    const begun = await this.needs.begin(tx, applicationId, filed);
    if (begun) await this.runs.start(tx, applicationId, { ...EMERGENCY, priority: begun.labelPriority }, this.clock.now());
  }

  private async settled(tx: Tx, needId: number, volunteerId: number, filled: readonly number[]): Promise<void> {
    await this.runs.noteFilled(tx, needId, filled);
    await this.runs.settled(tx, needId, volunteerId);
  }
}

const EMERGENCY: FirstRing = { eventId: null, radiusKm: null, priority: 3 };
