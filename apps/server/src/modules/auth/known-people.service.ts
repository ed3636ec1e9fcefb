import { Injectable } from '@nestjs/common';
import type { KnownPerson, RegistrationTicket, VolunteerLookup } from '@karov/api-client';

import { fail } from '../../platform/errors/fail.js';
import { addressForCaller } from '../places/index.js';
import { UserDetailsService, UsersService, type Account, type UserDetails } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';
import type { Device } from './devices.service.js';
import { OwnerDoubts } from './owner-doubts.service.js';
import { TicketsService } from './tickets.service.js';

const NOBODY: KnownPerson = { first_name: '', last_name: '', full_name: '', email: null, residential_address: '', arrival_address: '' };

/** What a verified phone is known by (rule 18): nothing of it is said before. */
@Injectable()
export class KnownPeopleService {
  constructor(
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly volunteers: VolunteersService,
    private readonly tickets: TicketsService,
    private readonly doubts: OwnerDoubts,
  ) {}

  /**
   * A ticket for a phone that was just verified, with what is known of its person; nothing, where it may be somebody new's by now (rule 237).
   * @throws ACCOUNT_BLOCKED
   */
  async ticketFor(phone: string, device: Device | null): Promise<RegistrationTicket> {
    const owner = await this.users.accountByPhone(phone);
    if (owner?.isBlock) return fail('ACCOUNT_BLOCKED', { field: 'error' });
    const isLimited = owner !== null && device !== null && (await this.doubts.mayBeAnother(owner.id, device));
    const account = isLimited ? null : owner;
    const { ticket, expiresAt } = await this.tickets.issue(phone, isLimited);
    return {
      ...toKnown(account && (await this.details.find(account.id))),
      ticket,
      expires_at: expiresAt.toISOString(),
      phone,
      registered_roles: account?.roles ?? [],
      volunteer_information: account && (await this.volunteers.prefill(account.id)),
    };
  }

  /**
   * Refuses to write to the person who has a ticket's phone already, where it may be somebody new's; who was only imported has nothing yet that could be
   * taken over, and completes it (rules 65, 237).
   * @throws OWNER_QUESTION_FIRST
   */
  async requireOwner({ isLimited }: { isLimited: boolean }, account: Account | null): Promise<void> {
    if (!isLimited || !account) return;
    const isImported = (await this.volunteers.summaries([account.id])).get(account.id)?.isPreRegistered === true;
    if (!isImported || account.roles.some((role) => role !== 'volunteer')) fail('OWNER_QUESTION_FIRST', { field: 'error' });
  }

  /** What the volunteer form is filled with (rule 129, "Volunteer lookup result"). */
  async volunteerOf({ phone, isLimited }: { phone: string; isLimited: boolean }): Promise<VolunteerLookup> {
    const account = isLimited ? null : await this.users.accountByPhone(phone);
    const isSigned = account ? (await this.volunteers.summaries([account.id])).get(account.id)?.isSigned === true : false;
    return {
      ...toKnown(account && (await this.details.find(account.id))),
      is_register: isSigned ? 1 : 0,
      is_import_delete: !account && !isLimited && (await this.users.wasImportWithdrawn(phone)) ? 1 : 0,
      volunteer_information: account && (await this.volunteers.prefill(account.id)),
    };
  }
}

function toKnown(person: UserDetails | null): KnownPerson {
  if (!person) return NOBODY;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    full_name: person.fullName,
    email: person.email,
    residential_address: person.residential ? addressForCaller(person.residential) : '',
    arrival_address: person.arrival ? addressForCaller(person.arrival) : '',
  };
}
