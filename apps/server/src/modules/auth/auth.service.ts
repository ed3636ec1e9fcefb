import { Injectable } from '@nestjs/common';
import type { AuthRecord, CodeSentAnswer, VerifyAnswer } from '@karov/api-client';
import { isAdmin, LIMITS, SIGN_IN_DOORS, type Role, type SignInDoor } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { BlockedIpsService } from '../blocked-ips/index.js';
import { UsersService, type Account } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';
import { CaptchaService } from './captcha.service.js';
import type { CodeRequestDto, ResendDto, VerifyOtpDto } from './auth.dto.js';
import { OtpService, type CodeReceiver } from './otp.service.js';
import { SessionsService } from './sessions.service.js';
import { roleThrough, signInObstacle } from './sign-in.rules.js';

/** Where a call comes from. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** Sign-in by phone and one-time code (part 1 §2.5, decisions 18 to 28). */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly volunteers: VolunteersService,
    private readonly otp: OtpService,
    private readonly captcha: CaptchaService,
    private readonly sessions: SessionsService,
    private readonly blockedIps: BlockedIpsService,
  ) {}

  /** @throws IP_BLOCKED */
  checkIp(ip: string): Promise<void> {
    return this.blockedIps.check(ip);
  }

  /** Sends a code for a door. Tells only the booleans that the specification names (decision 18). */
  async requestCode(door: SignInDoor, dto: CodeRequestDto, origin: Origin): Promise<CodeSentAnswer> {
    await this.blockedIps.check(origin.ip);
    await this.captcha.verify(dto.captcha);
    const account = await this.users.accountByPhone(dto.phone);
    const role = account && roleThrough(door, account.roles);
    if (door === 'admin' && !role) return fail('NOT_STAFF', { field: 'phone' });
    await this.otp.send(dto.phone, door, origin.ip, receiverAt(door, account));
    return {
      message: serverText(currentLocale(), 'answers.codeSent'),
      data: {
        is_register: role !== null,
        resend_after_seconds: LIMITS.otpResendSeconds,
        ...(door === 'admin' && role ? { is_manager: !isAdmin(role) } : {}),
      },
    };
  }

  /** Sends the newest code's successor; needs no captcha, because one was solved for the first. */
  async resend(dto: ResendDto, origin: Origin): Promise<{ message: string }> {
    await this.blockedIps.check(origin.ip);
    const purpose = await this.otp.resendablePurpose(dto.phone, origin.ip);
    if (!purpose) return fail('OTP_EXPIRED', { field: 'phone' });
    const account = await this.users.accountByPhone(dto.phone);
    await this.otp.send(dto.phone, purpose, origin.ip, receiverAt(purpose === 'register' ? 'user' : purpose, account));
    return { message: serverText(currentLocale(), 'answers.codeSent') };
  }

  /** Signs in with a code, or tells that this phone has to register for that door. */
  async verify(dto: VerifyOtpDto, origin: Origin): Promise<VerifyAnswer> {
    await this.blockedIps.check(origin.ip);
    const door = await this.otp.verify(dto.phone, dto.otp, origin.ip);
    const account = await this.users.accountByPhone(dto.phone);
    const role = account && door !== 'register' ? roleThrough(door, account.roles) : null;
    const locale = currentLocale();
    if (!account || !role) return { message: serverText(locale, 'answers.codeVerified'), data: { register: true } };
    const obstacle = signInObstacle(account, role);
    if (obstacle) return fail(obstacle, { field: 'error' });
    const token = await this.sessions.open(account.id, role, origin.userAgent);
    return { message: serverText(locale, 'answers.signedIn'), data: await this.record(account, role, token) };
  }

  /** Ends the caller's session. */
  async signOut(caller: Caller): Promise<{ message: string }> {
    await this.sessions.end(caller.sessionId);
    return { message: serverText(currentLocale(), 'answers.signedOut') };
  }

  /** The caller's own record, as it is now. */
  async profile(caller: Caller): Promise<Omit<AuthRecord, 'token'> & { phone: string }> {
    const account = await this.users.accountById(caller.userId);
    if (!account) return fail('SESSION_EXPIRED');
    const { token: _token, ...record } = await this.record(account, caller.role, '');
    return { ...record, phone: account.phone };
  }

  private async record(account: Account, role: Role, token: string): Promise<AuthRecord> {
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
      locale: account.locale,
    };
  }
}

/** In the log a code goes to somebody in the role of the door; to a stranger in the door's lowest role. */
function receiverAt(door: SignInDoor, account: Account | null): CodeReceiver {
  const role = (account && roleThrough(door, account.roles)) ?? SIGN_IN_DOORS[door].at(-1) ?? 'user';
  return { id: account?.id ?? null, role };
}
