import type { StaffForm } from '@karov/api-client';
import { type Address, type Locale, type Role, roleId } from '@karov/domain';
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
import { UserStatusService } from './user-status.service.js';

/** The roles that an admin can give with the form; only a super admin can give the role Admin (rule 88). */
function staffRolesFor(caller: Pick<Caller, 'role'>): Role[] {
  return caller.role === 'super_admin' ? ['manager', 'admin'] : ['manager'];
}

/** The form about a person, as it was read. */
interface Filled {
  isActive: boolean;
  isPhone: boolean;
  isWp: boolean;
  isSms: boolean;
  addressType: 'residential' | 'arrival';
  residential: Address | null;
  arrival: Address | null;
}

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
    const filled = this.fill(form);
    return this.database.transaction((tx) => this.insert(tx, caller, form, filled, role));
  }

  /**
   * Changes a person in one transaction: an error in any part changes nothing. If the person moves, the
   * caller is first asked whether open requests move too; a change of the number is reported to the former
   * number and ends the sessions. Roles are changed elsewhere: the form's role must be one that the person
   * has.
   * @throws NOT_FOUND, GOVERN_DENIED, ValidationFailure, PHONE_TAKEN, ADDRESS_CONFIRM, and for the active
   * flag as {@link UserStatusService.change}
   */
  async update(caller: Caller, userId: number, form: StaffChangeDto): Promise<void> {
    await this.requireGoverned(caller, userId);
    const filled = this.fill(form);
    await this.database.transaction(async (tx) => {
      const { roles, isActive } = governed(caller, await this.people.lock(caller, userId));
      const role = roles.find((held) => roleId(held) === form.role_id);
      if (!role) throw new ValidationFailure([{ path: 'role_id', key: 'choice', params: {} }]);
      if (filled.isActive !== isActive) await this.statuses.change(caller, userId, filled.isActive, {});
      const before = (await this.details.find(userId)) ?? fail('NOT_FOUND');
      const phone = form.phone ?? '';
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
    { isActive: _isActive, ...filled }: Filled,
  ): Promise<void> {
    const change = {
      ...filled,
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email || null,
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
    filled: Filled,
    role: Role,
  ): Promise<number> {
    const { isActive, isPhone, isWp, isSms, addressType, residential, arrival } = filled;
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
          email: form.email || null,
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
   * Reads the form; if there is any address, the selected one of the two is required.
   * @throws ValidationFailure
   */
  private fill(form: PersonFormDto): Filled {
    const [residential, arrival] = [
      this.address(form.residential_address, 'residential_address'),
      this.address(form.arrival_address, 'arrival_address'),
    ];
    const addressType = form.address_type ?? 'residential';
    if ((addressType === 'arrival' ? arrival : residential) === null && (residential ?? arrival) !== null) {
      throw new ValidationFailure([
        {
          path: addressType === 'arrival' ? 'arrival_address' : 'residential_address',
          key: 'required',
          params: {},
        },
      ]);
    }
    const [isPhone, isWp, isSms] = [form.is_phone ?? false, form.is_wp ?? false, form.is_sms ?? true];
    if (!isPhone && !isWp && !isSms)
      throw new ValidationFailure([{ path: 'is_sms', key: 'required', params: {} }]);
    return { isActive: form.is_active ?? true, isPhone, isWp, isSms, addressType, residential, arrival };
  }

  private address(wire: string | undefined, field: string): Address | null {
    if (!wire) return null;
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: this.places.faultOf(wire), params: {} }]);
    return address;
  }

  private async requireGoverned(caller: Caller, userId: number): Promise<ListedUser> {
    return governed(caller, await this.list.require(caller, userId));
  }
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
