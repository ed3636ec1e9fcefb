import type { AuthRecord, PasskeyRequest, SessionState } from '@karov/api-client';
import { roleThrough } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { LiveCaller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { UsersRepository } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { PasskeyCheckService } from './passkey-check.service.js';
import { type ChallengeHolder, PasskeysRepository } from './passkeys.repository.js';
import { SessionsService } from './sessions.service.js';
import { UnlockService } from './unlock.service.js';

/** Staff's proofs by passkey: when they sign in, and at a locked desk (rule 99). */
@Injectable()
export class PasskeyEntryService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly blockedIps: BlockedIpsRepository,
    private readonly entry: EntryService,
    private readonly sessions: SessionsService,
    private readonly unlocking: UnlockService,
    private readonly check: PasskeyCheckService,
    private readonly repository: PasskeysRepository,
  ) {}

  /** Creates the request for a sign-in by any passkey of this site, without naming anybody. */
  async signInRequest(client: Client): Promise<PasskeyRequest> {
    await this.blockedIps.check(client.network);
    return this.request(atTheDoor(client), []);
  }

  /**
   * Signs in a passkey's owner, in their highest staff role.
   * @throws PASSKEY_REFUSED, and the errors of a sign-in with a code
   */
  async signIn(credential: Record<string, unknown>, client: Client): Promise<AuthRecord> {
    await this.blockedIps.check(client.network);
    const proof = await this.check.proof(credential, atTheDoor(client));
    if (!proof) return fail('PASSKEY_REFUSED', { field: 'credential' });
    return this.database.transaction(async () => {
      const userId = await this.check.owner(proof);
      const account = userId === null ? null : await this.users.accountById(userId);
      const role = account && roleThrough('admin', account.roles);
      return account && role
        ? this.entry.enter(account, role, client, 'passkey')
        : fail('PASSKEY_REFUSED', { field: 'credential' });
    });
  }

  /** Creates the request for unlocking the caller's desk by one of their passkeys. */
  async unlockRequest(caller: LiveCaller, client: Client): Promise<PasskeyRequest> {
    return this.request(atTheDesk(caller, client), await this.repository.credentialsOf(caller.userId));
  }

  /**
   * Unlocks the session and restarts its full duration.
   * @throws PASSKEY_REFUSED
   */
  async unlock(
    caller: LiveCaller,
    credential: Record<string, unknown>,
    client: Client,
  ): Promise<SessionState> {
    const proof = await this.check.proof(credential, atTheDesk(caller, client));
    if (!proof) return fail('PASSKEY_REFUSED', { field: 'credential' });
    await this.database.transaction(async () => {
      if ((await this.check.owner(proof)) !== caller.userId) fail('PASSKEY_REFUSED', { field: 'credential' });
      await this.sessions.renew(caller);
      await this.sessions.notePasskeyProven(caller.sessionId);
    });
    return this.unlocking.state({ ...caller, isLocked: false });
  }

  private async request(
    holder: ChallengeHolder,
    credentials: readonly { id: string; transports: string[] }[],
  ): Promise<PasskeyRequest> {
    const { challenge, rpId, timeoutMs } = await this.check.challenge(holder);
    return {
      challenge,
      rpId,
      timeout: timeoutMs,
      allowCredentials: credentials.map((credential) => ({ ...credential, type: 'public-key' })),
      userVerification: 'required',
    };
  }
}

function atTheDoor(client: Client): ChallengeHolder {
  return { purpose: 'sign_in', device: client.device.hash, sessionId: null };
}

function atTheDesk(caller: LiveCaller, client: Client): ChallengeHolder {
  return { purpose: 'unlock', device: client.device.hash, sessionId: caller.sessionId };
}
