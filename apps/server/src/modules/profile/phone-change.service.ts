import { Injectable } from '@nestjs/common';
import { formatPhone } from '@karov/domain/phone';
import { LIMITS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { OtpCheck, OtpService, SessionsService, type Origin } from '../auth/index.js';
import { NotificationsService } from '../notifications/index.js';
import { UserDetailsService } from '../users/index.js';

/** A new phone number, proven by a code that is sent to it. */
@Injectable()
export class PhoneChangeService {
  constructor(
    private readonly database: Database,
    private readonly otp: OtpService,
    private readonly check: OtpCheck,
    private readonly users: UserDetailsService,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
  ) {}

  /** Sends a code to the new number. Whether it belongs to somebody is told only to who proves that it is theirs (decision 18). */
  async sendCode(caller: Caller, phone: string, origin: Origin): Promise<{ resend_after_seconds: number }> {
    const person = await this.users.find(caller.userId);
    if (person?.phone === phone) return fail('PHONE_SAME', { field: 'phone' });
    await this.otp.send(phone, 'phone', origin, { id: null, role: caller.role });
    return { resend_after_seconds: LIMITS.otpResendSeconds };
  }

  /**
   * Changes the number, tells the former one, and signs the other devices out.
   * @throws OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, PHONE_TAKEN
   */
  async change(caller: Caller, phone: string, code: string, origin: Origin): Promise<void> {
    await this.check.verify(phone, code, origin, ['phone']);
    await this.database.transaction(async (tx) => {
      const texts = { 'he-IL': serverText('he-IL', 'messages.phoneChanged', { phone: masked(phone) }), 'en-US': serverText('en-US', 'messages.phoneChanged', { phone: masked(phone) }) };
      await this.notifications.announce(tx, { type: 'system', receiverType: caller.role, receivers: [{ userId: caller.userId }], texts, isUrgent: true });
      await this.activity.record(tx, [{ subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'phone_changed' }]);
      if (!(await this.users.changePhone(tx, caller.userId, phone))) return fail('PHONE_TAKEN', { field: 'phone' });
    });
    await this.sessions.endOthers(caller.userId, caller.sessionId);
  }
}

/** The number with only its end to be read: the message goes to a phone that may be in other hands. */
function masked(phone: string): string {
  return formatPhone(phone).replace(/\d(?=(?:\D*\d){3})/g, '•');
}
