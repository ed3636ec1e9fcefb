import type { AuthRecord } from '@karov/api-client';
import { isAdmin, isStaff, type Role } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { type Account, UsersRepository } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import type { Client } from './client.js';
import { OwnersRepository } from './owners.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';
import { signInObstacle } from './sign-in.rules.js';

/** The last step of every sign-in: the session, and the device that is known from now on. */
@Injectable()
export class EntryService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly owners: OwnersRepository,
    private readonly people: PeopleOfNumberService,
    private readonly passkeys: PasskeysRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly blockedIps: BlockedIpsRepository,
    private readonly users: UsersRepository,
  ) {}

  /**
   * Signs in a person of a number who has registered, was chosen or gave their name: sessions and tickets
   * there that wait for another's question end (rule 237). A person who gets a question of their own has not
   * proved who they are and ends no other sessions: two people of a household may both wait.
   */
  async enterAs(
    ...[account, role, client, proof, provenAt]: Parameters<EntryService['enter']>
  ): Promise<AuthRecord> {
    const record = await this.enter(account, role, client, proof, provenAt);
    if (!record.is_limited) await this.sessions.endLimitedOfOthers(account.id, account.phone);
    return record;
  }

  /**
   * Signs in somebody who has proved that the phone is theirs, or used a passkey. Somebody who may be the new
   * owner of an old number reaches only the question, and their device is not known yet (rule 237). The
   * session stores the moment of the proof, or none if there was no proof (rule 234).
   * @throws ACCOUNT_BLOCKED, ACCOUNT_INACTIVE, PASSKEY_REQUIRED
   */
  async enter(
    account: Account,
    role: Role,
    client: Client,
    proof: 'phone' | 'passkey',
    provenAt: Date | null = this.clock.now(),
  ): Promise<AuthRecord> {
    const obstacle = signInObstacle(account, role);
    if (obstacle) return fail(obstacle, { field: 'error' });
    if (proof === 'phone') await this.refuseOtherProofs(account.id, role, 'error');
    const isLimited = proof === 'phone' && (await this.people.mayBeAnother(account.id, client.device));
    const token = await this.sessions.open(
      account.id,
      role,
      client.userAgent,
      { [proof]: provenAt },
      isLimited,
    );
    if (isLimited) {
      await this.owners.begin(account.id, this.clock.now());
      return unproven(account, role, token);
    }
    await this.owners.remember(client.device, account.id, this.clock.now());
    // of several people who share a number, the last to sign in is asked for first (rule 238)
    await this.users.noteActive(account.id, true);
    if (isAdmin(role)) await this.blockedIps.noteAdmin(client.network);
    return this.recordOf(account, role, token);
  }

  /**
   * The data that clients store about the signed-in person, in one of their roles (rule 129, "Auth record").
   */
  async recordOf(account: Account, role: Role, token: string): Promise<AuthRecord> {
    const volunteer = (await this.volunteers.summaries([account.id])).get(account.id);
    return {
      id: account.id,
      token,
      role,
      roles: account.roles,
      full_name: account.fullName,
      disability_id: account.disabilityIds,
      is_volunteer_information: volunteer?.isSigned ?? false,
      volunteer_information_id: volunteer?.informationId ?? null,
      is_active: account.isActive ? 1 : 0,
      is_freeze: account.isFreeze ? 1 : 0,
      guardian: volunteer?.guardian ?? null,
      locale: account.locale,
      writes: account.takesCalls === false,
      is_limited: false,
    };
  }

  /**
   * Whether staff need a passkey. {@link SessionsService.read} decides what a session without this proof may
   * do.
   */
  get needsPasskey(): boolean {
    return this.config.staffPasskey === 'required';
  }

  /**
   * Refuses every proof except a passkey for staff who have one, where they need it (rule 99).
   * @throws PASSKEY_REQUIRED
   */
  async refuseOtherProofs(userId: number, role: Role, field: string): Promise<void> {
    if (this.needsPasskey && isStaff(role) && (await this.passkeys.credentialsOf(userId)).length > 0)
      fail('PASSKEY_REQUIRED', { field });
  }

  /** Deletes a person's known devices: each must become known again. */
  forgetDevices(userId: number): Promise<void> {
    return this.owners.forgetDevices(userId);
  }
}

/**
 * The record of somebody who may be the new owner of a person's number: it reveals nothing about that person
 * (rule 237).
 */
function unproven({ id }: Account, role: Role, token: string): AuthRecord {
  return {
    id,
    token,
    role,
    roles: [role],
    full_name: '',
    disability_id: [],
    is_volunteer_information: false,
    volunteer_information_id: null,
    is_active: 1,
    is_freeze: 0,
    guardian: null,
    locale: currentLocale(),
    writes: false,
    is_limited: true,
  };
}
