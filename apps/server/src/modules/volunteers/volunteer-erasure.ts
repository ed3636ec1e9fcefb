import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';

/** Forgets what a volunteer told and signed when they are deleted. */
@Injectable()
export class VolunteerErasure implements OnModuleInit {
  constructor(private readonly signals: Signals) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query('DELETE FROM vetting_refusals WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM volunteer_availability WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM volunteer_information WHERE user_id = $1', [userId]);
  }
}
