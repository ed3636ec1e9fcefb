import type { Address, Channel, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { PlacesService } from '../places/index.js';
import { type Account, type DetailsChange, UserDetailsService, UsersRepository } from '../users/index.js';
import type { OpenRole } from './registration-form.rules.js';

/** The person's details in a registration. */
export interface PersonDetails {
  firstName: string;
  lastName: string;
  email: string | null;
  /** a carer is not asked for an address */
  residential?: Address;
  arrival?: Address | null;
  organizationId?: number | null;
  channels: readonly Channel[];
  /** the language in which to write to the person; by default that of the form */
  locale?: Locale | null;
}

/** Creates and completes accounts for registrations. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly users: UsersRepository,
    private readonly details: UserDetailsService,
    private readonly places: PlacesService,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the address in a field.
   * @throws a validation failure on that field when the address has no position
   */
  address(wire: string, field: string): Address {
    const address = this.places.fromWire(wire);
    if (!address) throw new ValidationFailure([{ path: field, key: this.places.faultOf(wire), params: {} }]);
    return address;
  }

  /**
   * Creates an account with a role, or gives the role to the account with the phone and fills in the given
   * details; returns its id.
   */
  async save(
    tx: Tx,
    account: Account | null,
    phone: string,
    details: PersonDetails,
    role: OpenRole,
    actorId: number | null,
  ): Promise<number> {
    const id = account?.id ?? (await this.create(phone, details, role));
    if (account) await this.users.addRole([id], role);
    await this.details.save(tx, id, changesOf(details));
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: id,
        actorId: actorId ?? id,
        action: 'registered',
        newValues: { role },
      },
    ]);
    return id;
  }

  private async create(phone: string, details: PersonDetails, role: OpenRole): Promise<number> {
    const [added] = await this.users.add(
      [
        {
          firstName: details.firstName,
          lastName: details.lastName,
          phone,
          email: details.email,
          locale: details.locale ?? currentLocale(),
          isActive: true,
          channels: details.channels,
          address: details.residential ?? null,
          organizationId: details.organizationId ?? null,
          createdAt: this.clock.now(),
        },
      ],
      role,
    );
    if (!added) throw new Error('nobody was added');
    return added.id;
  }
}

/**
 * Returns the details to change: missing ones, such as an e-mail address, stay unchanged; channels are only
 * added.
 */
function changesOf(details: PersonDetails): DetailsChange {
  return {
    firstName: details.firstName,
    lastName: details.lastName,
    ...(details.residential ? { residential: details.residential } : {}),
    ...(details.email === null ? {} : { email: details.email }),
    ...(details.arrival === undefined ? {} : { arrival: details.arrival }),
    ...(details.organizationId === undefined || details.organizationId === null
      ? {}
      : { organizationId: details.organizationId }),
    ...(details.channels.includes('sms') ? { isSms: true } : {}),
    ...(details.channels.includes('whatsapp') ? { isWp: true } : {}),
  };
}
