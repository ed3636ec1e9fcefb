import type { PasskeyCreation } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { UsersRepository } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { FreshProofService } from './fresh-proof.service.js';
import { OwnerNoticesService } from './owner-notices.service.js';
import type { NewPasskeyDto } from './passkey.dto.js';
import { PASSKEY_ALGORITHMS, PasskeyCheckService } from './passkey-check.service.js';
import { userHandleOf } from './passkey-credentials.js';
import { type ChallengeHolder, type NamedPasskey, PasskeysRepository } from './passkeys.repository.js';
import { SessionsService } from './sessions.service.js';
import { passkeysRemoved } from './sessions.signals.js';

/** The passkeys of staff (rule 99). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly activity: ActivityService,
    private readonly sessions: SessionsService,
    private readonly entry: EntryService,
    private readonly check: PasskeyCheckService,
    private readonly proof: FreshProofService,
    private readonly notices: OwnerNoticesService,
    private readonly repository: PasskeysRepository,
  ) {}

  list(caller: Caller): Promise<NamedPasskey[]> {
    return this.repository.of(caller.userId);
  }

  /**
   * Returns the browser's options for a new passkey: signing in with it needs no name, but requires the
   * owner's finger or PIN.
   * @throws FRESH_PROOF_NEEDED
   */
  async options(caller: Caller, client: Client): Promise<PasskeyCreation> {
    await this.proof.require(caller);
    const account = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    const { challenge, rpId, timeoutMs } = await this.check.challenge(holderOf(caller, client));
    return {
      challenge,
      rp: { id: rpId, name: serverText(currentLocale(), 'answers.passkeySite') },
      user: { id: userHandleOf(account.id), name: account.phone, displayName: account.fullName },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: timeoutMs,
      excludeCredentials: (await this.repository.credentialsOf(account.id)).map((credential) => ({
        ...credential,
        type: 'public-key',
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  }

  /**
   * Adds a passkey. The first one proves who is working in this session; a further one proves nothing in a
   * session that no passkey has proved yet.
   * @throws FRESH_PROOF_NEEDED, PASSKEY_NOT_ADDED, PASSKEYS_TOO_MANY, PASSKEY_REQUIRED, SESSION_EXPIRED
   */
  async add(caller: Caller, { name, credential }: NewPasskeyDto, client: Client): Promise<void> {
    await this.proof.require(caller);
    const added = await this.check.added(credential, holderOf(caller, client));
    if (!added) return fail('PASSKEY_NOT_ADDED', { field: 'credential' });
    await this.database.transaction(async (tx) => {
      const count = await this.repository.lockOf(caller.userId);
      // Read under the lock, because somebody may have removed or added passkeys in the meantime.
      const proofs = (await this.sessions.proofs(caller.sessionId)) ?? fail('SESSION_EXPIRED');
      if (count > 0 && !proofs.passkey)
        await this.entry.refuseOtherProofs(caller.userId, caller.role, 'credential');
      if (count >= LIMITS.passkeysMax)
        fail('PASSKEYS_TOO_MANY', { field: 'credential', params: { max: LIMITS.passkeysMax } });
      const isNew = await this.repository.insert({
        userId: caller.userId,
        credentialId: added.id,
        publicKey: Buffer.from(added.publicKey),
        counter: added.counter,
        transports: added.transports ?? [],
        name,
        createdAt: this.clock.now(),
      });
      if (!isNew) fail('PASSKEY_NOT_ADDED', { field: 'credential' });
      if (count === 0) await this.sessions.notePasskeyProven(caller.sessionId);
      await this.activity.record([
        { subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'passkey_added' },
      ]);
      await this.notices.tell(tx, caller, 'messages.passkeyAdded');
    });
  }

  /** @throws FRESH_PROOF_NEEDED; NOT_FOUND when it is not the caller's */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.proof.require(caller);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.remove(caller.userId, id))) fail('NOT_FOUND');
      await tx.signal(passkeysRemoved, { userId: caller.userId });
      await this.activity.record([
        { subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'passkey_removed' },
      ]);
      await this.notices.tell(tx, caller, 'messages.passkeysRemoved');
    });
  }

  /**
   * Removes all the caller's passkeys except the kept ones, when the caller signs out everywhere: otherwise a
   * passkey added by somebody else would remain.
   * @throws FRESH_PROOF_NEEDED when there is one to remove
   */
  async removeOthers(tx: Tx, caller: Caller, kept: readonly number[]): Promise<void> {
    await this.repository.lockOf(caller.userId);
    const others = (await this.repository.of(caller.userId)).filter(({ id }) => !kept.includes(id));
    if (others.length === 0) return;
    await this.proof.require(caller);
    for (const { id } of others) await this.repository.remove(caller.userId, id);
    await tx.signal(passkeysRemoved, { userId: caller.userId });
    const newValues = { count: others.length };
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: caller.userId,
        actorId: caller.userId,
        action: 'passkey_removed',
        newValues,
      },
    ]);
    await this.notices.tell(tx, caller, 'messages.passkeysRemoved');
  }

  /**
   * Removes all passkeys of somebody who has lost theirs, and signs them out everywhere: they then sign in
   * with a code and add a new one.
   * @throws NOT_FOUND, GOVERN_DENIED for one's own
   */
  async reset(caller: Caller, userId: number): Promise<void> {
    if (userId === caller.userId) return fail('GOVERN_DENIED', { field: 'error' });
    const account = await this.users.accountById(userId);
    const [role] = account?.roles ?? [];
    if (!role) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      await this.repository.lockOf(userId);
      const count = await this.repository.removeAll(userId);
      await this.sessions.endAll(userId);
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: userId,
          actorId: caller.userId,
          action: 'passkeys_reset',
          newValues: { count },
        },
      ]);
      if (count > 0) await this.notices.tell(tx, { userId, role }, 'messages.passkeysRemoved');
    });
  }
}

function holderOf(caller: Caller, client: Client): ChallengeHolder {
  return { purpose: 'add', device: client.device.hash, sessionId: caller.sessionId };
}
