import type { AuthRecord, SignInCode, VerifyOutcome } from '@karov/api-client';
import {
  isAdmin,
  isStaff,
  type Role,
  roleThrough,
  SIGN_IN_DOORS,
  type SignInDoor,
  signInObstacle,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { Captcha } from '../../platform/security/captcha.js';
import type { Client } from '../../platform/security/client.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { type Account, UsersRepository } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import type { CodeRequestDto, ResendDto, VerifyOtpDto } from './auth.dto.js';
import { KnownPeopleService } from './known-people.service.js';
import { type CodeReceiver, codeSentText, OtpService } from './otp.service.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerLinksService } from './owner-links.service.js';
import { OwnerQuestionsRepository } from './owner-questions.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/**
 * Signing in by phone and one-time code, from the request to the session (rule 117, rules 18 to 28). Every
 * other proof also ends here, with a session and with a device that is known from now on.
 */
@Injectable()
export class EntryService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly questions: OwnerQuestionsRepository,
    private readonly ownerLinks: OwnerLinksService,
    private readonly otp: OtpService,
    private readonly captcha: Captcha,
    private readonly known: KnownPeopleService,
    private readonly database: Database,
    private readonly devices: SessionsRepository,
    private readonly people: PeopleOfNumberService,
    private readonly passkeys: PasskeysRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly blockedIps: BlockedIpsRepository,
    private readonly users: UsersRepository,
  ) {}

  /** @throws IP_BLOCKED */
  checkIp(network: string): Promise<void> {
    return this.blockedIps.check(network);
  }

  /**
   * Sends a code for a door. The response contains only the booleans in the call's specification (rule 18).
   */
  async requestCode(
    door: SignInDoor,
    dto: CodeRequestDto,
    client: Client,
  ): Promise<{ message: string; data: SignInCode }> {
    await this.blockedIps.check(client.network);
    await this.captcha.verify(dto.captcha);
    const people = await this.users.accountsByPhone(dto.phone);
    const role = (await this.people.firstAt(door, people, client.device))?.role ?? null;
    const isStranger = door === 'admin' && !role;
    const sent = await this.otp.send(dto.phone, door, client, isStranger ? null : receiverAt(door, people));
    if (isStranger) return fail('NOT_STAFF', { field: 'phone' });
    return {
      message: codeSentText(sent),
      data: {
        is_register: role !== null,
        ...sent,
        ...(door === 'admin' && role ? { is_manager: !isAdmin(role) } : {}),
      },
    };
  }

  /**
   * Sends the newest code again, or a new one once it has expired, as a message or a call; needs no captcha,
   * because one was solved for the first code.
   */
  async resend(dto: ResendDto, client: Client): Promise<{ message: string }> {
    await this.blockedIps.check(client.network);
    const purpose = await this.otp.resendablePurpose(dto.phone, client);
    if (!purpose || purpose === 'unlock') return fail('OTP_EXPIRED', { field: 'phone' });
    const people = await this.users.accountsByPhone(dto.phone);
    const sent = await this.otp.send(
      dto.phone,
      purpose,
      client,
      receiverAt(doorOf(purpose), people),
      dto.by_call,
    );
    return { message: codeSentText(sent) };
  }

  /** Signs in with a code, or returns the ticket for registering this phone at that door. */
  async verify(dto: VerifyOtpDto, client: Client): Promise<{ message: string; data: VerifyOutcome }> {
    await this.blockedIps.check(client.network);
    const door = await this.otp.verify(dto.phone, dto.otp, client, [
      'user',
      'volunteer',
      'admin',
      'register',
    ]);
    const people = await this.users.accountsByPhone(dto.phone);
    const first = door === 'register' ? null : await this.people.firstAt(door, people, client.device);
    const locale = currentLocale();
    if (!first)
      return {
        message: serverText(locale, 'answers.codeVerified'),
        data: {
          register: true,
          ...(await this.known.ticketFor(dto.phone, { provenAt: this.clock.now(), device: client.device })),
        },
      };
    const record = await this.enter(first.account, first.role, client, 'phone');
    const others = await this.people.othersOf(record, people, client.device);
    return {
      message: serverText(locale, 'answers.signedIn'),
      data: others.length > 0 ? { ...record, others } : record,
    };
  }

  /** Signs in a phone's owner by the link that was sent to it, even while codes must wait (rule 96). */
  async enterByLink(code: string, client: Client): Promise<{ message: string; data: AuthRecord }> {
    const data = await this.database.transaction(async () => {
      const { userId, door } = await this.ownerLinks.use(code);
      const account = await this.users.accountById(userId);
      const role = account && (await this.people.roleAt(door, account));
      return account && role
        ? this.enter(account, role, client, 'phone')
        : fail('LINK_INVALID', { field: 'code' });
    });
    return { message: serverText(currentLocale(), 'answers.signedIn'), data };
  }

  /** Ends the caller's session. */
  async signOut(caller: Caller): Promise<{ message: string }> {
    await this.sessions.end(caller.sessionId);
    return { message: serverText(currentLocale(), 'answers.signedOut') };
  }

  /**
   * Signs in a person with the number who has registered, was chosen or gave their name: sessions and tickets
   * that wait for the question of another person with the number are ended (rule 237). A person who gets
   * their own question has not proved who they are, and ends no other sessions: two people in a household may
   * both be waiting.
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
   * session stores the time of the proof, or none if there was no proof (rule 234).
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
      await this.questions.begin(account.id, this.clock.now());
      return unproven(account, role, token);
    }
    await this.devices.rememberDevice(client.device, account.id, this.clock.now());
    // of several people who share a number, the last to sign in is offered first (rule 238)
    await this.users.noteActive(account.id, true);
    if (isAdmin(role)) await this.blockedIps.noteAdmin(client.network);
    return this.recordOf(account, role, token);
  }

  /**
   * The data that clients store about the signed-in person in one of the person's roles (rule 129, "Auth
   * record").
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
    return this.devices.forgetDevices(userId);
  }
}

/** The door in whose role a code is sent again; a code without a door is sent in the help seeker's role. */
function doorOf(purpose: OtpPurpose): SignInDoor {
  return purpose === 'volunteer' || purpose === 'admin' ? purpose : 'user';
}

/**
 * Returns the recipient of a code for the log: a known person, in the door's role; a stranger, or people who
 * share a number (the code then belongs to the number), in the door's lowest role.
 */
function receiverAt(door: SignInDoor, people: readonly Account[]): CodeReceiver {
  const account = people.length === 1 ? people[0] : null;
  const role = (account && roleThrough(door, account.roles)) ?? SIGN_IN_DOORS[door].at(-1) ?? 'user';
  return { id: account?.id ?? null, role };
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
