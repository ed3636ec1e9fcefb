import type { CodeSent, RegistrationTicket } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { Captcha } from '../../platform/security/captcha.js';
import type { Client } from '../../platform/security/client.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { UsersRepository } from '../users/index.js';
import type { CodeRequestDto, VerifyOtpDto } from './auth.dto.js';
import { KnownPeopleService } from './known-people.service.js';
import { codeSentText, OtpService } from './otp.service.js';
import { SessionsService } from './sessions.service.js';

/** Proves a phone before registering with it (rule 118, rules 18, 20). */
@Injectable()
export class RegistrationCodesService {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly users: UsersRepository,
    private readonly otp: OtpService,
    private readonly captcha: Captcha,
    private readonly blockedIps: BlockedIpsRepository,
    private readonly known: KnownPeopleService,
  ) {}

  /** Sends a code; the answer is the same for known and unknown numbers. */
  async requestCode(dto: CodeRequestDto, client: Client): Promise<{ message: string; data: CodeSent }> {
    await this.blockedIps.check(client.network);
    await this.captcha.verify(dto.captcha);
    const data = await this.otp.send(dto.phone, 'register', client, { id: null, role: 'user' });
    return { message: codeSentText(data), data };
  }

  /**
   * Checks the code; from then on the person's stored details are shown. A code for the back office is not
   * accepted here.
   */
  async verify(dto: VerifyOtpDto, client: Client): Promise<{ message: string; data: RegistrationTicket }> {
    await this.blockedIps.check(client.network);
    await this.otp.verify(dto.phone, dto.otp, client, ['user', 'volunteer', 'register']);
    const data = await this.known.ticketFor(dto.phone, { provenAt: this.clock.now(), device: client.device });
    return { message: serverText(currentLocale(), 'answers.codeVerified'), data };
  }

  /**
   * Issues a ticket for the caller's own phone, to add a role or complete a registration: it proves no more
   * about the number than the session does, and ends with the session (rule 234).
   */
  async ticketFor({ userId, sessionId }: Caller): Promise<RegistrationTicket> {
    const person = await this.users.accountById(userId);
    const proofs = await this.sessions.proofs(sessionId);
    return person && proofs
      ? this.known.ticketFor(person.phone, { provenAt: proofs.phone, person, sessionId })
      : fail('SESSION_EXPIRED');
  }
}
