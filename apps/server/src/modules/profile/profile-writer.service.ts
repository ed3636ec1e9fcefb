import { Injectable } from '@nestjs/common';
import { distanceMetres, isContradiction, judgeAnswers, localDay, noneOf, type Address, type HelpProfileAnswers } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import { AddressDependents, partsOf, UserDetailsService, UsersService, withDisabilities, type DetailsChange, type HelpProfile, type UserDetails } from '../users/index.js';
import { AddressConfirmationsRepository } from './address-confirmations.repository.js';
import type { ProfileDto } from './profile.dto.js';

const CONFIRMED_FOR_SECONDS = 900;
const SAME_PLACE_M = 1;

/** Changes that people make to themselves (part 1 §2.9). */
@Injectable()
export class ProfileWriter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly dependents: AddressDependents,
    private readonly places: PlacesService,
    private readonly options: OptionsService,
    private readonly activity: ActivityService,
    private readonly confirmations: AddressConfirmationsRepository,
  ) {}

  /**
   * Saves what was changed. A changed place with open requests is asked about first: 422 with errors.message ["1"] (part 1 §5, decision 61).
   * @throws ValidationFailure, ADDRESS_CONFIRM
   */
  async save(caller: Caller, form: ProfileDto): Promise<void> {
    const answers = form.help_profile === undefined ? null : await this.judge(form.help_profile);
    const change = this.changeOf(form);
    await this.database.transaction(async (tx) => {
      await this.details.lock(tx, caller.userId);
      const before = await this.details.find(caller.userId);
      if (!before) return fail('SESSION_EXPIRED');
      const isMoving = movesPlace(before, change);
      if (isMoving) await this.requireConfirmation(tx, caller.userId, form.ignore === true);
      await this.details.save(tx, caller.userId, change);
      await this.saveHelp(tx, caller, form, answers);
      await this.activity.record(tx, [{
        subjectType: 'user', subjectId: caller.userId, actorId: caller.userId, action: 'profile_changed', newValues: { fields: Object.keys(change) },
      }]);
      if (isMoving) await this.dependents.moved(tx, caller.userId, placeOf(before)?.text ?? '');
    });
  }

  /** Notes the answer to the question about open requests; it holds for the next change, a quarter of an hour. */
  async confirm(caller: Caller, userId: number, isConfirmed: boolean): Promise<void> {
    if (userId !== caller.userId) return fail('NOT_FOUND');
    await (isConfirmed ? this.confirmations.confirm(userId, this.clock.now()) : this.confirmations.withdraw(userId));
  }

  private async requireConfirmation(tx: Tx, userId: number, isAnswered: boolean): Promise<void> {
    const notBefore = addSeconds(this.clock.now(), -CONFIRMED_FOR_SECONDS);
    const isConfirmed = isAnswered && (await this.confirmations.use(tx, userId, notBefore));
    if (isConfirmed || (await this.dependents.countOpen(tx, userId)) === 0) return;
    const question = serverText(currentLocale(), 'errors.ADDRESS_CONFIRM');
    fail('ADDRESS_CONFIRM', { extra: { errors: { message: ['1'] }, message: question } });
  }

  private changeOf(form: ProfileDto): DetailsChange {
    const change: DetailsChange = {
      firstName: form.first_name, lastName: form.last_name, email: form.email, comments: form.comments, addressType: form.address_type,
      isPhone: form.is_phone, isWp: form.is_wp, isSms: form.is_sms, isEmail: form.is_email,
      residential: form.residential_address === undefined ? undefined : this.address(form.residential_address, 'residential_address'),
      arrival: form.arrival_address === undefined ? undefined : this.arrival(form.arrival_address),
    };
    if ((change.firstName === undefined) !== (change.lastName === undefined)) {
      throw new ValidationFailure([{ path: change.firstName === undefined ? 'first_name' : 'last_name', key: 'required', params: {} }]);
    }
    return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  }

  private arrival(wire: string | null): Address | null {
    return wire === null || wire === '' ? null : this.address(wire, 'arrival_address');
  }

  private address(wire: string, field: string): Address {
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: 'address', params: {} }]);
    return address;
  }

  /** The whole help profile, judged like the form does it. */
  private async judge(given: Readonly<Record<string, unknown>>): Promise<HelpProfileAnswers> {
    const { answers, faults } = judgeAnswers(given, {
      form: 'profile', options: await this.options.profileOptions(), isPhone: (text) => normalizePhone(text) !== null,
      year: Number(localDay(this.clock.now()).slice(0, 4)),
    });
    if (faults.length > 0) throw new ValidationFailure(faults);
    return answers;
  }

  private async saveHelp(tx: Tx, caller: Caller, form: ProfileDto, answers: HelpProfileAnswers | null): Promise<void> {
    if (caller.role !== 'user' || (answers === null && form.disability_id === undefined)) return;
    const before = await this.users.helpProfile(caller.userId);
    const profile = changed(before, answers, form);
    await this.requireDisability(profile.disabilities);
    await this.users.saveHelpProfile(tx, caller.userId, profile);
  }

  private async requireDisability({ ids, other }: HelpProfile['disabilities']): Promise<void> {
    const { disabilities } = await this.options.profileOptions();
    if (ids.length === 0) throw new ValidationFailure([{ path: 'disability_id', key: 'required', params: {} }]);
    const chosen = ids.map((id) => disabilities.find((option) => option.id === id));
    if (chosen.includes(undefined)) throw new ValidationFailure([{ path: 'disability_id', key: 'choice', params: {} }]);
    if (isContradiction(ids, noneOf('disabilities', disabilities))) throw new ValidationFailure([{ path: 'disability_id', key: 'noneAlone', params: {} }]);
    const needsWords = chosen.some((option) => option?.key === 'other') && other.trim().length < 2;
    if (needsWords) throw new ValidationFailure([{ path: 'other_disability', key: 'required', params: {} }]);
  }
}

/** The profile after a change: of the whole form, or of the disabilities alone. */
function changed(before: HelpProfile | null, answers: HelpProfileAnswers | null, form: ProfileDto): HelpProfile {
  if (answers) return { answers, ...partsOf(answers), isQuick: false };
  return withDisabilities(before, { ids: form.disability_id ?? [], other: form.other_disability ?? before?.disabilities.other ?? '' });
}

/** The address that counts as where the person is. */
function placeOf(person: Pick<UserDetails, 'addressType' | 'residential' | 'arrival'>): Address | null {
  return person.addressType === 'arrival' && person.arrival ? person.arrival : person.residential;
}

function movesPlace(before: UserDetails, change: DetailsChange): boolean {
  const after = placeOf({
    addressType: change.addressType ?? before.addressType,
    residential: change.residential === undefined ? before.residential : change.residential,
    arrival: change.arrival === undefined ? before.arrival : change.arrival,
  });
  const now = placeOf(before);
  if (!now || !after) return now !== after;
  return distanceMetres(now, after) > SAME_PLACE_M || now.text !== after.text;
}
