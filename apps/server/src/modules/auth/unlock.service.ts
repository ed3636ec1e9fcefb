import type { CodeSent, SessionState } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { LiveCaller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import { type Account, UsersRepository } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { OtpService } from './otp.service.js';
import { SessionsService } from './sessions.service.js';

/**
 * The desk's lock, the renewal of a session and the fresh proof: all require the person to prove their
 * identity again (rules 99, 234).
 */
@Injectable()
export class UnlockService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly otp: OtpService,
    private readonly sessions: SessionsService,
    private readonly entry: EntryService,
  ) {}

  /** Returns when the caller's session ends, and whether it is locked. */
  async state(caller: LiveCaller): Promise<SessionState> {
    const times = await this.sessions.times(caller);
    if (!times) return fail('SESSION_EXPIRED');
    return {
      is_locked: caller.isLocked,
      has_passkey: times.hasPasskey,
      only_passkey: this.entry.needsPasskey && times.hasPasskey,
      needs_passkey: caller.lacksPasskey,
      is_limited: caller.isLimited,
      locks_at: times.locksAt?.toISOString() ?? null,
      expires_at: times.expiresAt.toISOString(),
      server_time: this.clock.now().toISOString(),
    };
  }

  /** Sends a code to the caller's own phone. @throws PASSKEY_REQUIRED */
  async sendCode(caller: LiveCaller, client: Client, byCall = false): Promise<CodeSent> {
    await this.entry.refuseOtherProofs(caller.userId, caller.role, 'phone');
    const { id, phone } = await this.account(caller);
    return this.otp.send(phone, 'unlock', client, { id, role: caller.role }, byCall);
  }

  /**
   * Unlocks the session and restarts its full duration.
   * @throws PASSKEY_REQUIRED
   */
  async unlock(caller: LiveCaller, code: string, client: Client): Promise<SessionState> {
    await this.entry.refuseOtherProofs(caller.userId, caller.role, 'otp');
    const { phone } = await this.account(caller);
    await this.otp.verify(phone, code, client, ['unlock']);
    await this.sessions.renew(caller);
    await this.sessions.notePhoneProven(caller.sessionId);
    return this.state({ ...caller, isLocked: false });
  }

  private async account(caller: LiveCaller): Promise<Account> {
    return (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
  }
}
