import type { Kept, ReferenceKept } from '@karov/api-client';
import { DAY, type HelpProfileAnswers, HOUR } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { KnownPeopleService } from '../auth/index.js';
import { NotificationsService } from '../notifications/index.js';
import {
  type Account,
  ofName,
  ReferencesRepository,
  requireActive,
  UsersRepository,
} from '../users/index.js';
import { fullNameOf, HelpSeekersService } from './help-seekers.service.js';
import { choiceFault, type RawForm, readForm, roleOfForm } from './registration-form.rules.js';

/** The number of days for which the link for objecting without a sign-in is valid. */
const OBJECTION_DAYS = 30;
const REFERENCES_PER_HOUR = 10;

/**
 * Registration of an assisted person (rule 120). A person who has that name and that phone is linked and
 * never overwritten (rule 64); another name means somebody else (rule 238). Either way the person is informed
 * and can object, and the caller gets the result.
 */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimit,
    private readonly users: UsersRepository,
    private readonly references: ReferencesRepository,
    private readonly helpSeekers: HelpSeekersService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly served: ServedPhones,
    private readonly known: KnownPeopleService,
    @Inject(CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * @throws ValidationFailure, ACCOUNT_INACTIVE, REFERENCE_SELF, PHONE_COUNTRY, REFERENCES_TOO_MANY, REFERENCES_TOO_MANY_TODAY,
   * NAMES_OVER
   */
  async register(caller: Caller, body: unknown): Promise<{ data: ReferenceKept; message: string }> {
    const form = readForm(body);
    const referrer = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    requireActive(referrer);
    if (roleOfForm({ role_id: form['role_id'] }) !== 'user')
      throw new ValidationFailure([choiceFault('role_id')]);
    const phone = readPhone(form);
    if (phone !== '') this.served.require(phone);
    const answers = await this.helpSeekers.validate(form, 'reference');
    if (phone === referrer.phone && ofName([referrer], fullNameOf(answers)))
      fail('REFERENCE_SELF', { field: 'last_name' });
    if ((await this.limits.hit(`reference:${caller.userId}`, HOUR)) > REFERENCES_PER_HOUR)
      fail('REFERENCES_TOO_MANY', { field: 'phone' });
    await this.countOfDay(caller);
    // the result reveals to the holder of the number which names it has (rule 238)
    if (phone === referrer.phone) await this.known.hearNewName(referrer.id, fullNameOf(answers));
    const kept = await this.database.transaction((tx) => this.keep(tx, referrer, phone, answers));
    const text =
      phone === ''
        ? (`answers.personWithoutPhone.${kept}` as const)
        : (`answers.personRegistered.${kept}` as const);
    return { data: { kept, has_phone: phone !== '' }, message: serverText(currentLocale(), text) };
  }

  /**
   * Links the person with that name at that number, without overwriting anything; without a telephone, links
   * the person whom the caller registered in that way before.
   */
  private async keep(tx: Tx, referrer: Account, phone: string, answers: HelpProfileAnswers): Promise<Kept> {
    const fullName = fullNameOf(answers);
    await this.users.lockPhone(phone || `without, by ${referrer.id}`);
    const known =
      phone === ''
        ? await this.references.withoutPhone(referrer.id, fullName)
        : await this.knownAt(phone, fullName);
    const personId = known ?? (await this.helpSeekers.save(tx, null, phone, answers, referrer.id));
    await this.link(tx, referrer, personId, known !== null);
    return known === null ? 'created' : 'linked';
  }

  private async knownAt(phone: string, fullName: string): Promise<number | null> {
    return ofName(await this.users.accountsByPhone(phone), fullName)?.id ?? null;
  }

  /**
   * Limits the daily messages to numbers that never wrote to us, for each person who causes them and in
   * total; whether a number is known makes no difference.
   */
  private async countOfDay(caller: Caller): Promise<void> {
    const { strangersPerPerson, strangersPerDay } = this.config.abuse;
    const [own, all] = [
      await this.limits.hit(`strangers:${caller.userId}`, DAY),
      await this.limits.hit('strangers', DAY),
    ];
    if (own > strangersPerPerson || all > strangersPerDay)
      fail('REFERENCES_TOO_MANY_TODAY', { field: 'phone' });
  }

  /** Links the person and informs them once; a repeated registration adds nothing. */
  private async link(tx: Tx, referrer: Account, personId: number, wasKnown: boolean): Promise<void> {
    const referenceId = await this.references.refer(referrer.id, personId, !wasKnown);
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
    await this.activity.record([
      { subjectType: 'user', subjectId: personId, actorId: referrer.id, action: 'referred' },
    ]);
  }
}

/**
 * Reads the phone in E.164 format; empty only if the form says that there is none (rule 239), never because
 * the number was left out.
 */
function readPhone(form: RawForm): string {
  const given = form['phone'];
  if (!given && ['1', 'true'].includes(String(form['no_phone']))) return '';
  const phone = typeof given === 'string' ? normalizePhone(given) : null;
  if (phone === null)
    throw new ValidationFailure([{ path: 'phone', key: given ? 'phone' : 'required', params: {} }]);
  return phone;
}
