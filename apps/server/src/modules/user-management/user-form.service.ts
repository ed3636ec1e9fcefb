import type { StaffForm } from '@karov/api-client';
import { type Address, isStaff, type Locale, type Role, roleId } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { NotificationsService } from '../notifications/index.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import { PhoneChangeService } from '../profile/index.js';
import {
  AddressDependents,
  countedAddress,
  isOwnPhone,
  movesPlace,
  type UserDetails,
  UserDetailsRepository,
  UserDetailsService,
  UsersRepository,
} from '../users/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import type { ListedUser } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';
import type { PersonFormDto, StaffChangeDto, StaffFormDto } from './user-management.dto.js';
import { mayGovern } from './user-management.policy.js';
import { UserRolesService } from './user-roles.service.js';
import { UserStatusService } from './user-status.service.js';

/** The roles that an admin can give with the form; only a super admin can give the role Admin (rule 88). */
function staffRolesFor(caller: Pick<Caller, 'role'>): Role[] {
  return caller.role === 'super_admin' ? ['manager', 'admin'] : ['manager'];
}

/** What the form decides about channels and addresses. */
type Reaching = Pick<
  UserDetails,
  'email' | 'isPhone' | 'isWp' | 'isSms' | 'isEmail' | 'addressType' | 'residential' | 'arrival'
>;

/** A form about a person as it was read; what it leaves out is missing. */
type Filled = Partial<Omit<Reaching, 'isEmail'>>;

/** What holds for a person who is added where the form says nothing. */
const NEW_PERSON: Reaching = {
  email: null,
  isPhone: false,
  isWp: false,
  isSms: true,
  isEmail: false,
  addressType: 'residential',
  residential: null,
  arrival: null,
};

const ADDRESS_FIELDS = ['addressType', 'residential', 'arrival'] as const;

/** Adds managers and admins by hand, and changes people (rule 137). */
@Injectable()
export class UserFormService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly list: UserListService,
    private readonly people: ManagedPeopleService,
    private readonly places: PlacesService,
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly changes: UserDetailsService,
    private readonly dependents: AddressDependents,
    private readonly phones: PhoneChangeService,
    private readonly statuses: UserStatusService,
    private readonly roles: UserRolesService,
    private readonly notifications: NotificationsService,
    private readonly activity: ActivityService,
    private readonly served: ServedPhones,
  ) {}

  /**
   * Returns the form's current values.
   * @throws NOT_FOUND when the person is out of reach, GOVERN_DENIED
   */
  async read(caller: Caller, userId: number): Promise<StaffForm> {
    const { roles } = await this.requireGoverned(caller, userId);
    const person = (await this.details.find(userId)) ?? fail('NOT_FOUND');
    return {
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      contact_note: person.contactNote,
      email: person.email ?? '',
      roles: roles.map((role) => roleId(role)),
      address_type: person.addressType,
      residential_address: person.residential ? addressForCaller(person.residential) : '',
      arrival_address: person.arrival ? addressForCaller(person.arrival) : '',
      is_phone: person.isPhone ? 1 : 0,
      is_wp: person.isWp ? 1 : 0,
      is_sms: person.isSms ? 1 : 0,
      is_active: person.isActive ? 1 : 0,
    };
  }

  /**
   * Adds a person, who is told how to sign in.
   * @throws ValidationFailure, PHONE_COUNTRY, PHONE_TAKEN
   */
  async add(caller: Caller, form: StaffFormDto): Promise<number> {
    const role = staffRolesFor(caller).find((offered) => roleId(offered) === form.role_id);
    if (!role) throw new ValidationFailure([{ path: 'role_id', key: 'choice', params: {} }]);
    this.served.require(form.phone);
    const filled = { ...NEW_PERSON, ...this.filled(form) };
    requireReached(filled);
    requireChosenAddress(filled);
    return this.database.transaction((tx) => this.insert(tx, caller, form, filled, role));
  }

  /**
   * Changes a person in one transaction: an error in any part changes nothing. If the person moves, the
   * caller is first asked whether open requests move too; a change of the number is reported to the former
   * number and ends the sessions. A role that the person does not have takes the place of their role as staff,
   * if the caller may give it (rule 88).
   * @throws NOT_FOUND, GOVERN_DENIED, ValidationFailure, PHONE_TAKEN, ADDRESS_CONFIRM, and as
   * {@link UserStatusService.change} and {@link UserRolesService.change} for the active flag and the role
   */
  async update(caller: Caller, userId: number, form: StaffChangeDto): Promise<void> {
    await this.requireGoverned(caller, userId);
    const filled = this.filled(form);
    await this.database.transaction(async (tx) => {
      const { roles: held, isActive } = governed(caller, await this.people.lock(caller, userId));
      const { role, roles } = rolesWith(form.role_id, held, staffRolesFor(caller));
      const [before, wanted] = [await this.details.find(userId), form.is_active ?? isActive];
      if (!before) return fail('NOT_FOUND');
      requireWholeChange(before, filled);
      if (wanted !== isActive) await this.statuses.change(caller, userId, wanted, {});
      if (!held.includes(role)) await this.roles.change(caller, userId, roles.map(roleId), {});
      const phone = form.phone ?? before.phone;
      if (phone === '' && isOwnPhone(roles))
        throw new ValidationFailure([{ path: 'phone', key: 'required', params: {} }]);
      if (phone !== before.phone && phone !== '') this.served.require(phone);
      if (phone !== before.phone) await this.phones.changeByStaff(tx, { userId, role }, phone, caller.userId);
      await this.save(tx, caller, before, form, filled);
    });
  }

  private async save(
    tx: Tx,
    caller: Caller,
    before: UserDetails,
    form: StaffChangeDto,
    filled: Filled,
  ): Promise<void> {
    const change = {
      ...filled,
      firstName: form.first_name,
      lastName: form.last_name,
      ...noteOf(form),
    };
    const [isMoving, isStaying] = [movesPlace(before, change), form.leave_requests === true];
    if (isMoving && !isStaying && form.ignore !== true) await this.dependents.ask(before.id, 'theirs');
    await this.changes.save(tx, before.id, change);
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: before.id,
        actorId: caller.userId,
        action: 'profile_changed',
        newValues: { fields: Object.keys(change) },
      },
    ]);
    if (isMoving)
      await this.dependents[isStaying ? 'stayed' : 'moved'](
        tx,
        before.id,
        countedAddress(before)?.text ?? '',
      );
  }

  private async insert(
    tx: Tx,
    caller: Caller,
    form: StaffFormDto,
    filled: Reaching,
    role: Role,
  ): Promise<number> {
    const isActive = form.is_active ?? true;
    const { email, isPhone, isWp, isSms, addressType, residential, arrival } = filled;
    const channels = [
      ...(isPhone ? (['call'] as const) : []),
      ...(isWp ? (['whatsapp'] as const) : []),
      ...(isSms ? (['sms'] as const) : []),
    ];
    const [added] = await this.users.add(
      [
        {
          firstName: form.first_name,
          lastName: form.last_name,
          phone: form.phone,
          email,
          locale: currentLocale(),
          isActive,
          channels,
          address: residential,
          addedBy: caller.userId,
          createdAt: this.clock.now(),
        },
      ],
      role,
    );
    if (!added) throw new Error('nobody was added');
    await this.details.notePlacedByStaff(added.id);
    await this.changes.save(tx, added.id, { addressType, ...(arrival ? { arrival } : {}), ...noteOf(form) });
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: added.id,
        actorId: caller.userId,
        action: 'added',
        newValues: { role },
      },
    ]);
    const say = (locale: Locale): string =>
      serverText(locale, `messages.added.${role === 'admin' ? 'admin' : 'manager'}`, {
        url: `${this.config.publicUrl}/admin/login`,
      });
    const texts = { 'he-IL': say('he-IL'), 'en-US': say('en-US') };
    if (isActive)
      await this.notifications.announce(tx, {
        type: 'system',
        receiverType: role,
        receivers: [{ userId: added.id }],
        texts,
        canWaitUntil: null,
      });
    return added.id;
  }

  /**
   * Reads the form; an empty text removes what is stored.
   * @throws ValidationFailure
   */
  private filled(form: PersonFormDto): Filled {
    const told = {
      email: form.email === '' ? null : form.email,
      isPhone: form.is_phone,
      isWp: form.is_wp,
      isSms: form.is_sms,
      addressType: form.address_type,
      residential: this.address(form.residential_address, 'residential_address'),
      arrival: this.address(form.arrival_address, 'arrival_address'),
    };
    return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  }

  private address(wire: string | undefined, field: string): Address | null | undefined {
    if (!wire) return wire === undefined ? undefined : null;
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: this.places.faultOf(wire), params: {} }]);
    return address;
  }

  private async requireGoverned(caller: Caller, userId: number): Promise<ListedUser> {
    return governed(caller, await this.list.require(caller, userId));
  }
}

/**
 * Returns the form's role, and a person's roles with it: one that they do not have yet replaces manager or
 * admin.
 * @throws ValidationFailure for a role that is neither theirs nor offered
 */
function rolesWith(
  id: number,
  held: readonly Role[],
  offered: readonly Role[],
): { role: Role; roles: readonly Role[] } {
  const kept = held.find((one) => roleId(one) === id);
  if (kept) return { role: kept, roles: held };
  const role = offered.find((one) => roleId(one) === id);
  if (!role) throw new ValidationFailure([{ path: 'role_id', key: 'choice', params: {} }]);
  return { role, roles: [...held.filter((one) => !isStaff(one)), role] };
}

function isReached({ email, isPhone, isWp, isSms, isEmail }: Reaching): boolean {
  return isPhone || isWp || isSms || (isEmail && email !== null);
}

/** @throws ValidationFailure if no channel is left */
function requireReached(after: Reaching): void {
  if (!isReached(after)) throw new ValidationFailure([{ path: 'is_sms', key: 'required', params: {} }]);
}

/**
 * If there is any address, the chosen one of the two is required.
 * @throws ValidationFailure
 */
function requireChosenAddress({ addressType, residential, arrival }: Reaching): void {
  const chosen = addressType === 'arrival' ? arrival : residential;
  if (chosen === null && (residential ?? arrival) !== null)
    throw new ValidationFailure([{ path: `${addressType}_address`, key: 'required', params: {} }]);
}

/**
 * A change leaves nobody without a channel who had one; addresses are checked if the form has any of them.
 * @throws ValidationFailure
 */
function requireWholeChange(before: Reaching, filled: Filled): void {
  const after = { ...before, ...filled };
  if (isReached(before)) requireReached(after);
  if (ADDRESS_FIELDS.some((field) => filled[field] !== undefined)) requireChosenAddress(after);
}

/** @throws NOT_FOUND for a deleted person, GOVERN_DENIED */
function governed(caller: Caller, person: ListedUser): ListedUser {
  if (person.deletedAt !== null) return fail('NOT_FOUND');
  return mayGovern(caller, person) ? person : fail('GOVERN_DENIED', { field: 'message' });
}

/** Returns the contact note, if the form has one; otherwise the note stays unchanged. */
function noteOf({ contact_note: contactNote }: PersonFormDto): { contactNote?: string } {
  return contactNote === undefined ? {} : { contactNote };
}
