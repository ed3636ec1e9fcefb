import type { Flag, OwnVolunteerInformation, Profile } from '@karov/api-client';
import { type Address, isRenewable, localDay, renewalDay } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { EntryService } from '../auth/index.js';
import { OptionsService } from '../options/index.js';
import { addressForCaller } from '../places/index.js';
import {
  type HelpProfile,
  HelpProfilesService,
  ReferencesRepository,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import { VolunteerFormsRepository } from '../volunteers/index.js';
import { PhoneChangeService } from './phone-change.service.js';

/** People's own data (rule 121). */
@Injectable()
export class ProfileReaderService {
  constructor(
    private readonly users: UsersRepository,
    private readonly references: ReferencesRepository,
    private readonly profiles: HelpProfilesService,
    private readonly details: UserDetailsRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly options: OptionsService,
    private readonly phoneChanges: PhoneChangeService,
    private readonly entry: EntryService,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller's own profile.
   * @throws INFORMATION_MISMATCH for volunteer data of another person (rule 15)
   */
  async read(caller: Caller, informationId?: number): Promise<Profile> {
    const [account, details] = await Promise.all([
      this.users.accountById(caller.userId),
      this.details.find(caller.userId),
    ]);
    if (!account || !details) return fail('SESSION_EXPIRED');
    const [{ token: _token, ...record }, information, helpProfile, reference] = await Promise.all([
      this.entry.recordOf(account, caller.role, ''),
      this.information(caller.userId),
      this.profiles.find(caller.userId),
      this.references.referenceOf(caller.userId),
    ]);
    if (informationId !== undefined && informationId !== information?.id)
      return fail('INFORMATION_MISMATCH', { field: 'volunteer_information_id' });
    return {
      ...record,
      phone: details.phone,
      first_name: details.firstName,
      last_name: details.lastName,
      email: details.email,
      residential_address: wireOf(details.residential),
      arrival_address: wireOf(details.arrival),
      address_type: details.addressType,
      contact_note: details.contactNote,
      comments: details.comments,
      disabilities: await this.disabilities(helpProfile),
      other_disability: helpProfile?.disabilities.other ?? '',
      is_phone: flag(details.isPhone),
      is_wp: flag(details.isWp),
      is_sms: flag(details.isSms),
      is_email: flag(details.isEmail),
      is_renew: information?.is_renew ?? false,
      volunteer_information: information,
      help_profile: helpProfile?.answers ?? null,
      unreadable: unreadableOf(helpProfile),
      phone_change: await this.phoneChanges.waiting(caller.userId),
      referred_by: reference && { id: reference.id, first_name: reference.firstName },
    };
  }

  /** A volunteer's statements and signature, with the day on which the agreement expires. */
  async information(userId: number): Promise<OwnVolunteerInformation | null> {
    const [prefill, standing] = await Promise.all([this.forms.prefill(userId), this.forms.standing(userId)]);
    if (!prefill || !standing) return null;
    const endsOn = standing.signedAt && renewalDay(localDay(standing.signedAt));
    return {
      ...prefill,
      id: standing.informationId,
      signed_at: standing.signedAt?.toISOString() ?? null,
      renew_until: endsOn,
      is_renew: endsOn !== null && isRenewable(endsOn, localDay(this.clock.now())),
      is_training_validated: standing.isTrainingValidated,
      is_police_validated: standing.isPoliceValidated,
      is_police_required: standing.isPoliceRequired,
      signature_file: standing.signatureFile,
    };
  }

  private async disabilities(profile: HelpProfile | null): Promise<Profile['disabilities']> {
    const ids = profile?.disabilities.ids ?? [];
    const labels = await this.options.labels(ids, currentLocale());
    return ids.map((id) => ({ id, name: labels.get(id) ?? '' }));
  }
}

function unreadableOf(profile: HelpProfile | null): Profile['unreadable'] {
  return [
    ...(profile?.areAnswersUnreadable ? (['help_profile'] as const) : []),
    ...(profile?.areDisabilitiesUnreadable ? (['disabilities'] as const) : []),
  ];
}

function wireOf(address: Address | null): string {
  return address ? addressForCaller(address) : '';
}

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
