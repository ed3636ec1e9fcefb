import { createHash } from 'node:crypto';
import type { UserDetailCheck } from '@karov/api-client';
import {
  addressToWire,
  foldName,
  splitFullName,
  type ValidatedVisitor,
  validateVisitor,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ApplicationFilingService } from '../applications/index.js';
import { isShown, KnownPeopleService, type TicketPeople, TicketsService } from '../auth/index.js';
import { ConsentsService } from '../consents/index.js';
import { OptionsService } from '../options/index.js';
import { addressForCaller, isSameAddress } from '../places/index.js';
import { checkPhone, PeopleService, type RawForm, readForm } from '../registration/index.js';
import {
  type Account,
  AddressDependents,
  HelpProfilesService,
  namedBySelf,
  type UserDetails,
  UserDetailsRepository,
  UserDetailsService,
  UsersRepository,
} from '../users/index.js';

type Previous = NonNullable<UserDetailCheck['previous']>;

const COMPARED = [
  'full_name',
  'email',
  'residential_address',
  'arrival_address',
  'disability_id',
  'other_disability',
  'comments',
  'is_phone',
  'is_wp',
  'is_sms',
] as const;
const NOTHING_KEPT = { path: 'full_name', key: 'nothingKept', params: {} } as const;
const YES: readonly unknown[] = [1, '1', true, 'true'];

/**
 * What a ticket proves: a number, the people with it whom the holder may see (rules 234, 237), and the
 * session that requested the ticket.
 */
interface ProvenPhone extends TicketPeople {
  usedAt: Date | null;
  sessionId: string | null;
}

/**
 * The wizard for signed-out people (rule 123): it takes the verified phone, the person and the request, and
 * signs nobody in.
 */
@Injectable()
export class VisitorRequestsService {
  constructor(
    private readonly database: Database,
    private readonly tickets: TicketsService,
    private readonly known: KnownPeopleService,
    private readonly options: OptionsService,
    private readonly users: UsersRepository,
    private readonly profiles: HelpProfilesService,
    private readonly details: UserDetailsRepository,
    private readonly changes: UserDetailsService,
    private readonly dependents: AddressDependents,
    private readonly people: PeopleService,
    private readonly consents: ConsentsService,
    private readonly filing: ApplicationFilingService,
  ) {}

  /**
   * Returns the stored details for the phone, and which typed details differ from them; an unknown name gets
   * the same answer as one that the ticket does not show.
   * @throws TICKET_INVALID
   */
  async check(body: unknown): Promise<UserDetailCheck> {
    const form = readForm(body);
    const ticket = await this.ticketOf(form);
    const account = seekerOf(await this.shownBy(ticket), nameIn(form));
    const previous = account && (await this.previousOf(account.id));
    if (!previous) return { is_known: false, change_fields: [], previous: null };
    return {
      is_known: true,
      change_fields: COMPARED.filter(
        (name) => Object.hasOwn(form, name) && !isSame(form[name], previous[name]),
      ),
      previous,
    };
  }

  /**
   * Files the request; a double click gets the first request's id. For an unknown phone, a help seeker's
   * account is created.
   * @throws TICKET_INVALID, TICKET_USED, OWNER_QUESTION_FIRST, NAMES_OVER, ValidationFailure with the same
   * paths as the wizard
   */
  async file(body: unknown): Promise<number> {
    const form = readForm(body);
    const ticket = await this.ticketOf(form);
    const digest = createHash('sha256').update(JSON.stringify(form)).digest();
    const name = nameIn(form);
    this.filing.validate(form, await this.filing.category(form), true);
    const people = await this.users.accountsByPhone(ticket.phone);
    const account = seekerOf(shownOf(people, ticket), name);
    const asksPrevious = YES.includes(form['is_use_previous_detail']);
    const usesPrevious =
      asksPrevious &&
      account !== null &&
      (name === '' ? people.length === 1 : namedBySelf([account], name) !== null);
    if (asksPrevious && !usesPrevious && name !== '') await this.requireNamed(ticket, people, name);
    const person = usesPrevious ? null : await this.validate(form, asksPrevious);
    if (
      usesPrevious &&
      (await this.previousOf(account.id))?.residential_address === '' &&
      !YES.includes(form['other_address'])
    )
      await this.validate(form, false);
    if (person) await this.known.hearName(ticket, person.full_name);
    return this.database.transaction(async (tx) => {
      const before = await this.tickets.hold(ticket.id, digest);
      if (before !== null) return Number(before);
      await this.users.lockPhone(ticket.phone);
      const seekerId = person ? await this.save(tx, ticket, person) : account?.id;
      if (seekerId === undefined) return fail('SEEKER_UNKNOWN', { field: 'user_id' });
      const id = await this.filing.file(form, { seekerId, authorId: seekerId });
      await this.tickets.use(ticket.id, digest, String(id));
      return id;
    });
  }

  /**
   * Requires the question of a person who uses stored details under a name that the ticket does not show,
   * before any details are validated.
   */
  private async requireNamed(ticket: ProvenPhone, people: readonly Account[], name: string): Promise<void> {
    await this.known.hearName(ticket, name);
    if (ticket.usedAt === null) await this.known.requireOwner(ticket, people, name);
  }

  /**
   * Validates the typed details. If the stored details are requested (`asksPrevious`) and some are missing,
   * the first error says that no details are stored under the name.
   */
  private async validate(form: RawForm, asksPrevious: boolean): Promise<ValidatedVisitor> {
    const { person, faults } = validateVisitor(form, await this.options.profileOptions());
    const isOfNobody = asksPrevious && !faults.some(({ path }) => path === 'full_name');
    if (faults.length > 0) throw new ValidationFailure(isOfNobody ? [NOTHING_KEPT, ...faults] : faults);
    return person;
  }

  /**
   * Stores the person asking for help: a new person, or the new details of somebody who has proved that the
   * phone is theirs, whatever their role.
   * @throws OWNER_QUESTION_FIRST, EMAIL_NEEDS_PROOF
   */
  private async save(tx: Tx, ticket: ProvenPhone, person: ValidatedVisitor): Promise<number> {
    const people = await this.users.accountsByPhone(ticket.phone);
    await this.known.requireOwner(ticket, people, person.full_name);
    const account = namedBySelf(people, person.full_name);
    await this.known.requireEmailProof(ticket, account, person.email);
    const before = account && (await this.details.find(account.id));
    const id = await this.people.save(
      tx,
      account,
      ticket.phone,
      {
        ...namesOf(person.full_name, before),
        email: person.email,
        channels: person.is_wp ? ['whatsapp', 'sms'] : ['sms'],
        residential: this.people.address(person.residential_address, 'residential_address'),
        ...(person.arrival_address === ''
          ? {}
          : { arrival: this.people.address(person.arrival_address, 'arrival_address') }),
      },
      'user',
      null,
    );
    await this.changes.save(tx, id, {
      comments: person.comments,
      isPhone: person.is_phone,
      isWp: person.is_wp,
      isSms: person.is_sms || !person.is_wp,
    });
    await this.profiles.saveDisabilities(id, { ids: person.disability_id, other: person.other_disability });
    await this.consents.record(id, ['terms', 'privacy', 'disability_data', 'messages']);
    if (before?.residential && !isSameAddress(addressToWire(before.residential), person.residential_address))
      await this.move(tx, id, before.residential.text);
    return id;
  }

  /**
   * Also moves the person's open requests, without asking. If one of them is an emergency, all stay at the
   * former address, because somebody may already be on the way (rule 61).
   */
  private async move(tx: Tx, id: number, before: string): Promise<void> {
    const stays = await this.dependents.hasOpenEmergency(id);
    await this.dependents[stays ? 'stayed' : 'moved'](tx, id, before);
  }

  private async ticketOf(form: RawForm): Promise<ProvenPhone & { id: string }> {
    const ticket = await this.tickets.read(form['ticket']);
    checkPhone(form['phone'], ticket);
    return ticket;
  }

  private async shownBy(ticket: ProvenPhone): Promise<Account[]> {
    return shownOf(await this.users.accountsByPhone(ticket.phone), ticket);
  }

  private async previousOf(userId: number): Promise<Previous | null> {
    const [details, profile] = await Promise.all([this.details.find(userId), this.profiles.find(userId)]);
    return (
      details && {
        ...knownDetails(details),
        disability_id: profile?.disabilities.ids ?? [],
        other_disability: profile?.disabilities.other ?? '',
      }
    );
  }
}

function nameIn(form: RawForm): string {
  const name = form['full_name'];
  return typeof name === 'string' && foldName(name) !== '' ? name : '';
}

function shownOf(people: readonly Account[], ticket: ProvenPhone): Account[] {
  return people.filter(({ id }) => isShown(ticket, id));
}

/**
 * Returns the help seeker with stored details for a phone, or null: the one with the typed name, or else the
 * last user of the number. The details are offered, and used only if they are accepted; somebody who types
 * another name and keeps it is another person (rule 238). People whom the ticket does not show are never
 * revealed.
 * @throws ACCOUNT_BLOCKED, ACCOUNT_INACTIVE
 */
function seekerOf(shown: readonly Account[], name: string): Account | null {
  const named = namedBySelf(shown, name);
  if (named?.isBlock || (shown.length > 0 && shown.every(({ isBlock }) => isBlock)))
    return fail('ACCOUNT_BLOCKED', { field: 'error' });
  if (named?.roles.includes('user') && !named.isActive) return fail('ACCOUNT_INACTIVE', { field: 'error' });
  const account =
    named ?? shown.find(({ roles, isBlock, isActive }) => roles.includes('user') && !isBlock && isActive);
  return account?.roles.includes('user') ? account : null;
}

/**
 * Splits a name from one field into its parts; a reversed name identifies the person, but does not show which
 * part is which.
 */
function namesOf(fullName: string, before: UserDetails | null): Pick<UserDetails, 'firstName' | 'lastName'> {
  if (before && foldName(before.fullName) !== foldName(fullName))
    return { firstName: before.firstName, lastName: before.lastName };
  const { first_name: firstName, last_name: lastName } = splitFullName(fullName);
  return { firstName, lastName };
}

function knownDetails(details: UserDetails): Omit<Previous, 'disability_id' | 'other_disability'> {
  return {
    full_name: details.fullName,
    email: details.email,
    comments: details.comments,
    residential_address: details.residential ? addressForCaller(details.residential) : '',
    arrival_address: details.arrival ? addressForCaller(details.arrival) : '',
    is_phone: details.isPhone ? 1 : 0,
    is_wp: details.isWp ? 1 : 0,
    is_sms: details.isSms ? 1 : 0,
  };
}

/**
 * Whether a typed value equals the known value: numbers in any order, flags in any spelling, texts regardless
 * of surrounding spaces.
 */
function isSame(typed: unknown, known: Previous[keyof Previous]): boolean {
  if (Array.isArray(known)) {
    const ids: readonly unknown[] = Array.isArray(typed) ? typed : [];
    return ids.map(Number).sort().join() === [...known].sort().join();
  }
  if (typeof known === 'number') return YES.includes(typed) === (known === 1);
  return String(typed ?? '').trim() === (known ?? '');
}
