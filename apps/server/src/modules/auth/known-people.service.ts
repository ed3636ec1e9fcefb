import type { KnownPerson, RegistrationTicket, VolunteerLookup } from '@karov/api-client';
import { Injectable } from '@nestjs/common';

import { fail } from '../../platform/errors/fail.js';
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
import type { Device } from './client.js';
import { FreshProof } from './fresh-proof.service.js';
import { NameTries } from './name-tries.service.js';
import { PeopleOfNumber } from './people-of-number.service.js';
import { isShown, type TicketPeople } from './ticket-people.js';
import { TicketsService } from './tickets.service.js';

/** A form that is filled in with nothing. */
export const NOBODY: KnownPerson = {
  first_name: '',
  last_name: '',
  full_name: '',
  email: null,
  residential_address: '',
  arrival_address: '',
};

/** What a verified phone is known by (rule 18): nothing of it is said before. */
@Injectable()
export class KnownPeopleService {
  constructor(
    private readonly users: UsersRepository,
    private readonly details: UserDetailsRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly forms: VolunteerFormsRepository,
    private readonly tickets: TicketsService,
    private readonly people: PeopleOfNumber,
    private readonly tries: NameTries,
    private readonly proof: FreshProof,
  ) {}

  /**
   * A ticket for a phone that was verified on a device at `provenAt`, with what is known of its person, or
   * for `person` who asks from their own session; `sessionId` where a session asks. Nothing is known where
   * the phone may be somebody new's by now (rule 237).
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
   * Hears a name for which a ticket is about to be used, where its number has people whom it does not show: a
   * refusal would tell a guessed name, so guesses that hit and those that miss count alike, and after them no
   * other name is heard. For a form without faults, so that its faults use nothing up.
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
   * Hears the other name that somebody gives themselves, or somebody else at their own number: whether
   * another there has it is told by the answer.
   * @throws NAMES_OVER
   */
  async hearNewName(userId: number, fullName: string): Promise<void> {
    const account = await this.users.accountById(userId);
    if (account)
      await this.hearOwn(account, account.phone, { shown: [account], fullName, field: 'last_name' });
  }

  /**
   * Hears somebody's name at a number that they take: whether somebody there has it is told by the refusal.
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
   * Refuses to write to the person of a ticket's phone who has a name already, where the ticket does not show
   * them, whether they are blocked or not. A person who was only imported has nothing yet that could be taken
   * over, and anybody who has proved the number completes it (rules 65, 237).
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
   * Refuses another e-mail address in place of somebody's by a ticket from a session that has no fresh proof:
   * what tells of changes goes there (rule 234). A first one takes nothing from anywhere.
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

  /** The values that fill the volunteer form (rule 129, "Volunteer lookup result"). */
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
 * The person whose details fill in a form: of several who share a number the volunteer, whose own it is (rule
 * 238); otherwise nobody knows who is there.
 */
function knownBy(people: readonly Account[]): Account | null {
  return (people.length > 1 ? people.find(({ roles }) => isOwnPhone(roles)) : people[0]) ?? null;
}

/** Nobody, where a ticket does not show them. */
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
