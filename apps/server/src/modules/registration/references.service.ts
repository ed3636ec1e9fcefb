import { Inject, Injectable } from '@nestjs/common';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { NotificationsService } from '../notifications/index.js';
import { UsersService, type Account } from '../users/index.js';
import { HelpSeekersService } from './help-seekers.service.js';
import { choiceFault, readForm, roleOfForm, type RawForm } from './registration-form.rules.js';

const HOUR = 3600;
const DAY = 86_400;
/** How long the link works by which the person objects without signing in. */
const OBJECTION_DAYS = 30;
const REFERENCES_PER_HOUR = 10;

/**
 * Registering an assisted person (rule 120). A phone that is known is linked and never overwritten; either way the person is told and can
 * object, and the caller learns nothing of it (rule 64).
 */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimit,
    private readonly users: UsersService,
    private readonly helpSeekers: HelpSeekersService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly served: ServedPhones,
    @Inject(CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws ValidationFailure, REFERENCE_SELF, PHONE_COUNTRY, REFERENCES_TOO_MANY, REFERENCES_TOO_MANY_TODAY */
  async register(caller: Caller, body: unknown): Promise<{ data: Record<string, never>; message: string }> {
    const form = readForm(body);
    const referrer = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    await this.users.requireAsking(caller.userId);
    if (roleOfForm({ role_id: form['role_id'] }) !== 'user') throw new ValidationFailure([choiceFault('role_id')]);
    const phone = readPhone(form);
    if (phone === referrer.phone) fail('REFERENCE_SELF', { field: 'phone' });
    this.served.require(phone);
    const answers = await this.helpSeekers.judge(form, 'reference');
    if ((await this.limits.hit(`reference:${caller.userId}`, HOUR)) > REFERENCES_PER_HOUR) fail('REFERENCES_TOO_MANY', { field: 'phone' });
    await this.countOfDay(caller);
    await this.database.transaction(async (tx) => {
      await this.users.lockPhone(tx, phone);
      const known = await this.users.accountByPhone(phone);
      const personId = known?.id ?? (await this.helpSeekers.save(tx, null, phone, answers, referrer.id));
      await this.link(tx, referrer, personId, known !== null);
    });
    return { data: {}, message: serverText(currentLocale(), 'answers.personRegistered') };
  }

  /** What people make us write to numbers that never wrote to us is limited by day, for each who asks and for all together; whether a number is known changes nothing. */
  private async countOfDay(caller: Caller): Promise<void> {
    const { strangersPerPerson, strangersPerDay } = this.config.abuse;
    const [own, all] = [await this.limits.hit(`strangers:${caller.userId}`, DAY), await this.limits.hit('strangers', DAY)];
    if (own > strangersPerPerson || all > strangersPerDay) fail('REFERENCES_TOO_MANY_TODAY', { field: 'phone' });
  }

  /** Tells the person once; who names somebody again adds nothing. */
  private async link(tx: Tx, referrer: Account, personId: number, wasKnown: boolean): Promise<void> {
    const referenceId = await this.users.refer(tx, referrer.id, personId);
    if (referenceId === null) return;
    const params = { name: referrer.fullName };
    const key = wasKnown ? 'messages.linkedByOther' : 'messages.registeredByOther';
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: 'user',
      receivers: [{ userId: personId, secretId: referenceId }],
      canWaitUntil: null,
      secret: { kind: 'reference', expiresAt: addSeconds(this.clock.now(), OBJECTION_DAYS * DAY) },
      texts: { 'he-IL': serverText('he-IL', key, params), 'en-US': serverText('en-US', key, params) },
    });
    await this.activity.record(tx, [{ subjectType: 'user', subjectId: personId, actorId: referrer.id, action: 'referred' }]);
  }
}

function readPhone(form: RawForm): string {
  const given = form['phone'];
  const phone = typeof given === 'string' ? normalizePhone(given) : null;
  if (phone === null) throw new ValidationFailure([{ path: 'phone', key: given ? 'phone' : 'required', params: {} }]);
  return phone;
}
