import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';

/** Signs a person who is deleted out everywhere and forgets their devices, codes and registration tickets. */
@Injectable()
export class AuthErasure implements OnModuleInit {
  constructor(private readonly signals: Signals) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId, phone }) => this.erase(tx, userId, phone));
  }

  private async erase(tx: Tx, userId: number, phone: string): Promise<void> {
    await tx.manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM otp_challenges WHERE phone = $1', [phone]);
    await tx.manager.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM sign_in_links WHERE user_id = $1', [userId]);
    await tx.manager.query('UPDATE blocked_ips SET user_id = NULL WHERE user_id = $1', [userId]);
    await tx.manager.query('DELETE FROM registration_tickets WHERE phone = $1', [phone]);
  }
}
