import type { AuthRecord, SignInCode, VerifyOutcome } from '@karov/api-client';
import { isAdmin, SIGN_IN_DOORS, type SignInDoor } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { type Account, UsersRepository } from '../users/index.js';
import type { CodeRequestDto, ResendDto, VerifyOtpDto } from './auth.dto.js';
import { CaptchaService } from './captcha.service.js';
import type { Client } from './client.js';
import { EntryService } from './entry.service.js';
import { KnownPeopleService } from './known-people.service.js';
import { type CodeReceiver, codeSentText, OtpService } from './otp.service.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerLinksService } from './owner-links.service.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';
import { roleThrough } from './sign-in.rules.js';

/** Sign-in by phone and one-time code (rule 117, rules 18 to 28). */
@Injectable()
export class AuthService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly people: PeopleOfNumberService,
    private readonly entry: EntryService,
    private readonly database: Database,
    private readonly ownerLinks: OwnerLinksService,
    private readonly otp: OtpService,
    private readonly captcha: CaptchaService,
    private readonly sessions: SessionsService,
    private readonly blockedIps: BlockedIpsRepository,
    private readonly known: KnownPeopleService,
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
    const record = await this.entry.enter(first.account, first.role, client, 'phone');
    const others = await this.people.othersOf(record, people, client.device);
    return {
      message: serverText(locale, 'answers.signedIn'),
      data: others.length > 0 ? { ...record, others } : record,
    };
  }

  /** Signs in a phone's owner by the link that was sent to it, regardless of any waits (rule 96). */
  async enterByLink(code: string, client: Client): Promise<{ message: string; data: AuthRecord }> {
    const data = await this.database.transaction(async () => {
      const { userId, door } = await this.ownerLinks.use(code);
      const account = await this.users.accountById(userId);
      const role = account && (await this.people.roleAt(door, account));
      return account && role
        ? this.entry.enter(account, role, client, 'phone')
        : fail('LINK_INVALID', { field: 'code' });
    });
    return { message: serverText(currentLocale(), 'answers.signedIn'), data };
  }

  /** Ends the caller's session. */
  async signOut(caller: Caller): Promise<{ message: string }> {
    await this.sessions.end(caller.sessionId);
    return { message: serverText(currentLocale(), 'answers.signedOut') };
  }
}

/** The door in whose role a code is sent again; a code without a door is sent in the help seeker's. */
function doorOf(purpose: OtpPurpose): SignInDoor {
  return purpose === 'volunteer' || purpose === 'admin' ? purpose : 'user';
}

/**
 * Returns the receiver of a code for the log: a known person in the door's role; a stranger, or people who
 * share a number (the code is then for the number), in the door's lowest role.
 */
function receiverAt(door: SignInDoor, people: readonly Account[]): CodeReceiver {
  const account = people.length === 1 ? people[0] : null;
  const role = (account && roleThrough(door, account.roles)) ?? SIGN_IN_DOORS[door].at(-1) ?? 'user';
  return { id: account?.id ?? null, role };
}
