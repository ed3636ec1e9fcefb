import {
  type Address,
  type HelpProfileAnswers,
  localDay,
  ownValue,
  type ProfileFormKind,
  readNames,
  validateAnswers,
  writtenLocale,
} from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ValidationFailure } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ConsentsService } from '../consents/index.js';
import { OptionsService } from '../options/index.js';
import { type Account, type HelpProfile, HelpProfilesService, partsAfter, partsOf } from '../users/index.js';
import { PeopleService, type PersonDetails } from './people.service.js';
import { CONSENTS_OF_CARER, consentsOfSeeker, type RawForm } from './registration-form.rules.js';

/** Registers people who may need help (rules 118 and 120), with the validation that the forms use. */
@Injectable()
export class HelpSeekersService {
  constructor(
    private readonly options: OptionsService,
    private readonly people: PeopleService,
    private readonly profiles: HelpProfilesService,
    private readonly consents: ConsentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the answers of a valid form.
   * @throws ValidationFailure with the same paths as in the form
   */
  async validate(form: RawForm, kind: ProfileFormKind): Promise<HelpProfileAnswers> {
    const { answers, faults } = validateAnswers(
      { ...form, ...readNames(form) },
      {
        form: kind,
        options: await this.options.profileOptions(),
        isPhone: (text) => normalizePhone(text) !== null,
        year: Number(localDay(this.clock.now()).slice(0, 4)),
      },
    );
    if (faults.length > 0) throw new ValidationFailure(faults);
    return answers;
  }

  /** Stores a person who registered themselves, and their consents; returns the person's id. */
  async register(
    tx: Tx,
    account: Account | null,
    phone: string,
    answers: HelpProfileAnswers,
  ): Promise<number> {
    const id = await this.save(tx, account, phone, answers, null);
    await this.consents.record(id, consentsOfSeeker(answers));
    if (answers['database_inclusion'] === 'no') await this.consents.withdraw(id, 'database_inclusion');
    return id;
  }

  /**
   * Stores a person who registered only to ask on behalf of others, and their consents; returns the person's
   * id. What an account already says about a home or a disability stays as it is.
   */
  async registerCarer(
    tx: Tx,
    account: Account | null,
    phone: string,
    answers: HelpProfileAnswers,
  ): Promise<number> {
    const id = await this.people.save(tx, account, phone, detailsOf(answers), 'user', null);
    await this.consents.record(id, CONSENTS_OF_CARER);
    return id;
  }

  /**
   * Stores a person with their answers, but without any consent. `actorId` is the person who registered them,
   * if it was somebody else.
   */
  async save(
    tx: Tx,
    account: Account | null,
    phone: string,
    answers: HelpProfileAnswers,
    actorId: number | null,
  ): Promise<number> {
    const id = await this.people.save(
      tx,
      account,
      phone,
      {
        ...detailsOf(answers),
        residential: this.residential(answers),
        locale: actorId === null ? null : writtenLocale(answers),
      },
      'user',
      actorId,
    );
    await this.profiles.save(id, toProfile(answers, account ? await this.profiles.find(id) : null));
    return id;
  }

  private residential(answers: HelpProfileAnswers): Address {
    return this.people.address(textIn(answers, 'residential_address'), 'residential_address');
  }
}

const textIn = (answers: HelpProfileAnswers, name: string): string => String(ownValue(answers, name) ?? '');

function detailsOf(answers: HelpProfileAnswers): PersonDetails {
  return {
    firstName: textIn(answers, 'first_name'),
    lastName: textIn(answers, 'last_name'),
    email: textIn(answers, 'email') || null,
    channels: ['sms'],
  };
}

/** Returns the name in a form. */
export function fullNameOf(answers: HelpProfileAnswers): string {
  return `${textIn(answers, 'first_name')} ${textIn(answers, 'last_name')}`;
}

/** Returns the profile after a form; the short form leaves the answers to other questions unchanged. */
function toProfile(answers: HelpProfileAnswers, before: HelpProfile | null): HelpProfile {
  const isQuick = answers['quick_emergency_request'] === 1;
  if (!isQuick || !before) return { answers, ...partsOf(answers), isQuick };
  const whole = { ...before.answers, ...answers };
  // nor does it replace answers that cannot be decrypted
  return { answers: before.areAnswersUnreadable ? null : whole, ...partsAfter(before, whole), isQuick };
}
