import type { KnownPerson, RegistrationTicket, VolunteerLookup } from '@karov/api-client';
import { Injectable } from '@nestjs/common';

import { fail } from '../../platform/errors/fail.js';
import type { Device } from '../../platform/security/client.js';
import { addressForCaller } from '../places/index.js';
import {
  type Account,
  areAllBlocked,
  isOwnPhone,
  isSameEmail,
  namedBySelf,
  type UserDetails,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import { VolunteerFormsRepository, VolunteersRepository } from '../volunteers/index.js';
import { FreshProofService } from './fresh-proof.service.js';
import { NameTriesService } from './name-tries.service.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { isShown, type TicketPeople } from './ticket-people.js';
import { TicketsService } from './tickets.service.js';

/** The values of an empty form. */
export const NOBODY: KnownPerson = {
  first_name: '',
  last_name: '',
  full_name: '',
  email: null,
  residential_address: '',
  arrival_address: '',
};

/** What is known about a verified phone (rule 18): nothing is revealed before the verification. */
@Injectable()
export class KnownPeopleService {
  constructor(
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly tickets: TicketsService,
    private readonly people: PeopleOfNumberService,
    private readonly tries: NameTriesService,
    private readonly proof: FreshProofService,
  ) {}

  /**
   * Issues a ticket for a phone that was verified on a device at `provenAt`, with the known data of its
   * person, or for `person` who asks from their own session, `sessionId`. Nothing is known when the phone may
   * have a new owner (rule 237).
   * @throws ACCOUNT_BLOCKED
   */
  async ticketFor(
    phone: string,
    {
      provenAt,
      device = null,
      person = null,
      sessionId = null,
    }: { provenAt: Date | null; device?: Device | null; person?: Account | null; sessionId?: string | null },
  ): Promise<RegistrationTicket> {
    const people = await this.users.accountsByPhone(phone);
    if (areAllBlocked(people)) return fail('ACCOUNT_BLOCKED', { field: 'error' });
    const doubted = person || !device ? [] : await this.people.doubtedOf(people, device);
    const account = person ?? shownOf({ personId: null, doubtedIds: doubted }, knownBy(people));
    const { ticket, expiresAt } = await this.tickets.issue(phone, {
      provenAt,
      personId: person?.id ?? null,
      sessionId,
      doubtedIds: doubted,
    });
    return {
      ...toKnown(account && (await this.details.find(account.id))),
      ticket,
      expires_at: expiresAt.toISOString(),
      phone,
      registered_roles: person
        ? person.roles
        : [...new Set(people.flatMap(({ id, roles }) => (doubted.includes(id) ? [] : roles)))],
      volunteer_information: account && (await this.forms.prefill(account.id)),
    };
  }

  /**
   * Counts a name for which a ticket is about to be used, if its number has people whom the ticket does not
   * show. A refusal would reveal a guessed name, so right and wrong guesses count alike, and beyond the limit
   * no other name is accepted. It is called for a form without errors, so that errors use up no tries.
   * @throws NAMES_OVER
   */
  async hearName(
    { usedAt, ...ticket }: TicketPeople & { usedAt: Date | null },
    fullName: string,
  ): Promise<void> {
    if (usedAt !== null) return;
    const people = await this.users.accountsByPhone(ticket.phone);
    if (people.every(({ id }) => isShown(ticket, id))) return;
    const shown = people.filter(({ id }) => isShown(ticket, id));
    await this.tries.hear({ phone: ticket.phone, shown, fullName, field: 'error' });
  }

  /**
   * Counts another name that a person gives for themselves, or for somebody else with their own number: the
   * answer reveals whether another person with the number has that name.
   * @throws NAMES_OVER
   */
  async hearNewName(userId: number, fullName: string): Promise<void> {
    const account = await this.users.accountById(userId);
    if (account)
      await this.hearOwn(account, account.phone, { shown: [account], fullName, field: 'last_name' });
  }

  /**
   * Counts a person's own name at a number that they move to: a refusal reveals whether another person with
   * the number has that name.
   * @throws NAMES_OVER
   */
  async hearNameAt(userId: number, phone: string): Promise<void> {
    const account = await this.users.accountById(userId);
    if (account)
      await this.hearOwn(account, phone, { shown: [], fullName: account.fullName, field: 'phone' });
  }

  private async hearOwn(
    own: Account,
    phone: string,
    heard: { shown: readonly Account[]; fullName: string; field: string },
  ): Promise<void> {
    const isAlone = (await this.users.accountsByPhone(phone)).every(({ id }) => id === own.id);
    if (!isAlone) await this.tries.hear({ phone, ...heard });
  }

  /**
   * Refuses to write to the named person of a ticket's phone if the ticket does not show them, blocked or
   * not. A person who was only imported has nothing that could be taken over, so anybody who has proved the
   * number completes the registration (rules 65, 237).
   * @throws OWNER_QUESTION_FIRST
   */
  async requireOwner(
    ticket: Omit<TicketPeople, 'phone'>,
    people: readonly Account[],
    fullName: string,
  ): Promise<void> {
    const account = namedBySelf(people, fullName);
    if (!account || isShown(ticket, account.id)) return;
    const isImported =
      ticket.personId === null &&
      (await this.volunteers.summaries([account.id])).get(account.id)?.isPreRegistered === true;
    if (!isImported || account.roles.some((role) => role !== 'volunteer'))
      fail('OWNER_QUESTION_FIRST', { field: 'error' });
  }

  /**
   * Refuses to replace somebody's e-mail address by a ticket from a session without a fresh proof, because
   * notices of changes are sent there (rule 234). A first address is accepted.
   * @throws EMAIL_NEEDS_PROOF
   */
  async requireEmailProof(
    { sessionId }: { sessionId: string | null },
    account: Account | null,
    email: string | null,
  ): Promise<void> {
    if (sessionId === null || !account || email === null) return;
    const before = (await this.details.find(account.id))?.email;
    if (before && !isSameEmail(before, email) && (await this.proof.of(sessionId)) === null)
      fail('EMAIL_NEEDS_PROOF', { field: 'email' });
  }

  /** The values for the volunteer form (rule 129, "Volunteer lookup result"). */
  async volunteerOf({ phone, personId, doubtedIds }: TicketPeople): Promise<VolunteerLookup> {
    const people = await this.users.accountsByPhone(phone);
    const account =
      personId === null
        ? shownOf({ personId, doubtedIds }, knownBy(people))
        : (people.find(({ id }) => id === personId) ?? null);
    const isSigned = account
      ? (await this.volunteers.summaries([account.id])).get(account.id)?.isSigned === true
      : false;
    return {
      ...toKnown(account && (await this.details.find(account.id))),
      is_register: isSigned ? 1 : 0,
      is_import_delete:
        !account && doubtedIds.length === 0 && (await this.users.wasImportWithdrawn(phone)) ? 1 : 0,
      volunteer_information: account && (await this.forms.prefill(account.id)),
    };
  }
}

/**
 * Returns the person whose details fill a form: among several who share a number, the volunteer, because the
 * number is the volunteer's own (rule 238); otherwise nobody, because it is unknown which of them is there.
 */
function knownBy(people: readonly Account[]): Account | null {
  return (people.length > 1 ? people.find(({ roles }) => isOwnPhone(roles)) : people[0]) ?? null;
}

/** Returns the account, or nobody when the ticket does not show it. */
function shownOf(ticket: Omit<TicketPeople, 'phone'>, account: Account | null): Account | null {
  return account && isShown(ticket, account.id) ? account : null;
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
