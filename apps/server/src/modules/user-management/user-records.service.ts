import type {
  Flag,
  MapPoint,
  NamedPerson,
  SeekerDetails,
  SignInHold,
  UserAgreement,
  UserRecord,
  UserRow,
} from '@karov/api-client';
import { type Address, isAdmin, isStaff, ROLES } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { SensitiveReadsService } from '../activity/index.js';
import { OwnerQuestionsService } from '../auth/index.js';
import { BouncedAddressesService } from '../notifications/index.js';
import { addressForCaller } from '../places/index.js';
import { ProfileReaderService } from '../profile/index.js';
import { RegionsRepository } from '../regions/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import {
  HelpProfileLooksService,
  ReferencesRepository,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import { VolunteerFormsRepository } from '../volunteers/index.js';
import { SignInHoldsService } from './sign-in-holds.service.js';
import { UserListService } from './user-list.service.js';
import { mayGovern } from './user-management.policy.js';

/**
 * The data of one person, for the staff who manage the person (rule 137). A person out of reach is not found.
 */
@Injectable()
export class UserRecordsService {
  constructor(
    private readonly list: UserListService,
    private readonly details: UserDetailsRepository,
    private readonly users: UsersRepository,
    private readonly references: ReferencesRepository,
    private readonly regions: RegionsRepository,
    private readonly profiles: ProfileReaderService,
    private readonly forms: VolunteerFormsRepository,
    private readonly reads: SensitiveReadsService,
    private readonly looks: HelpProfileLooksService,
    private readonly subscriptions: SubscriptionsService,
    private readonly bounced: BouncedAddressesService,
    private readonly questions: OwnerQuestionsService,
    private readonly holds: SignInHoldsService,
  ) {}

  /**
   * A person's details and how to reach them; also of deleted people, for those who may restore them.
   * @throws NOT_FOUND
   */
  async read(caller: Caller, id: number): Promise<UserRecord> {
    const listed = await this.list.row(caller, id);
    const {
      disabilities: _disabilities,
      other_disability: _other,
      disability_confirmation_check: _confirmed,
      quick_emergency_request: _quick,
      personal_information: _information,
      ...row
    } = listed;
    const [details, lastSeen, linked, sharers, regions, unsubscribed, bounced, waitsSince, held] =
      await Promise.all([
        this.details.findKept(id),
        this.users.lastSeen(id),
        this.references.around(id),
        this.sharers(caller, id, row.phone),
        this.regionsOf(id, row.roles),
        this.subscriptions.refused(id),
        this.bounced.of(id),
        this.questions.since(id),
        this.heldBy(listed),
      ]);
    if (!details) return fail('NOT_FOUND');
    const mayVouch = waitsSince !== null && mayGovern(caller, await this.list.require(caller, id));
    return {
      ...row,
      abilities: mayVouch ? [...row.abilities, 'vouch'] : row.abilities,
      first_name: details.firstName,
      last_name: details.lastName,
      is_phone: flag(details.isPhone),
      is_wp: flag(details.isWp),
      is_sms: flag(details.isSms),
      is_email: flag(details.isEmail),
      locale: details.locale,
      address_type: details.addressType,
      residential_address: wireOf(details.residential),
      arrival_address: wireOf(details.arrival),
      residential_point: pointOf(details.residential),
      arrival_point: pointOf(details.arrival),
      comments: details.comments,
      last_seen_at: lastSeen?.toISOString() ?? null,
      owner_question_since: waitsSince?.toISOString() ?? null,
      held_by: held,
      regions,
      unsubscribed,
      bounced,
      referred_by: linked
        .filter(({ isReferrer }) => isReferrer)
        .map(({ id: of, fullName }) => ({ id: of, full_name: fullName })),
      shares_phone_with: sharers,
      references: linked
        .filter(({ isReferrer }) => !isReferrer)
        .map(({ id: of, fullName, isActive }) => ({
          user: { id: of, full_name: fullName },
          is_active: isActive,
        })),
    };
  }

  /**
   * A volunteer's statements and signature; the view is recorded first (rule 67). Only admins see the
   * identity number, the signature and the IP address.
   * @throws NOT_FOUND when the person is out of reach, or has made no statements
   */
  async agreement(caller: Caller, id: number): Promise<UserAgreement> {
    await this.list.row(caller, id);
    const information = await this.profiles.information(id);
    if (!information) return fail('NOT_FOUND');
    await this.reads.note(caller, id, 'volunteer_information');
    const { import_address: _import, ...told } = information;
    if (!isAdmin(caller.role))
      return { ...told, id_number: null, signature_file: null, signature_text: null, ip_address: null };
    const [signature, idNumber] = await Promise.all([this.forms.signature(id), this.forms.idNumber(id)]);
    return {
      ...told,
      id_number: idNumber,
      signature_text: signature?.text ?? null,
      ip_address: signature?.ip ?? null,
    };
  }

  /**
   * A person's statements on disability and health; the view is recorded first (rule 67).
   * @throws NOT_FOUND
   */
  async personal(caller: Caller, id: number): Promise<SeekerDetails> {
    await this.list.row(caller, id);
    return this.looks.look(caller, id);
  }

  /** What keeps the person from signing in, for those who may lift it (rule 92). */
  private async heldBy({ id, phone, is_block: isBlock, abilities }: UserRow): Promise<SignInHold[]> {
    return abilities.includes('unblock') ? this.holds.of({ id, phone, isBlock: isBlock === 1 }) : [];
  }

  /** Other people with the same number whom the caller may know (rules 79, 238). */
  private async sharers(caller: Caller, id: number, phone: string): Promise<NamedPerson[]> {
    const others = (await this.users.accountsByPhone(phone)).filter((other) => other.id !== id);
    const known = await this.list.knownAmong(
      caller,
      others.map((other) => other.id),
    );
    return others
      .filter((other) => known.has(other.id))
      .map((other) => ({ id: other.id, full_name: other.fullName }));
  }

  private async regionsOf(id: number, roles: UserRecord['roles']): Promise<string[]> {
    if (!roles.some(({ name }) => STAFF_NAMES.has(name))) return [];
    const [permitted, options] = await Promise.all([
      this.regions.permittedStates(id),
      this.regions.options(currentLocale()),
    ]);
    return options.filter((option) => permitted.includes(String(option.id))).map(({ label }) => label);
  }
}

const STAFF_NAMES: ReadonlySet<string> = new Set(ROLES.filter(isStaff).map((role) => role.replace('_', ' ')));
const flag = (value: boolean): Flag => (value ? 1 : 0);

function wireOf(address: Address | null): string {
  return address ? addressForCaller(address) : '';
}

function pointOf(address: Address | null): MapPoint | null {
  return address && { lat: address.lat, lon: address.lon };
}
