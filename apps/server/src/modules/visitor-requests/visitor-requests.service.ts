import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { UserDetailCheck } from '@karov/api-client';
import { addressToWire, foldName, type ValidatedVisitor, validateVisitor, splitFullName } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ApplicationFiling } from '../applications/index.js';
import { KnownPeopleService, TicketsService } from '../auth/index.js';
import { ConsentsService } from '../consents/index.js';
import { OptionsService } from '../options/index.js';
import { addressForCaller, isSameAddress } from '../places/index.js';
import { checkPhone, PeopleService, readForm, type RawForm } from '../registration/index.js';
import { AddressDependents, ofName, UserDetailsService, UsersService, type Account, type UserDetails } from '../users/index.js';

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
const YES: readonly unknown[] = [1, '1', true, 'true'];

/** What a ticket says: a number, to whom of its people it opens nothing (rule 237), and from which session it was taken. */
interface ProvenPhone {
  phone: string;
  doubtedIds: readonly number[];
  usedAt: Date | null;
  sessionId: string | null;
}

/** The signed-out wizard (rule 123): a verified phone, who asks, and what for. Nobody is signed in by it. */
@Injectable()
export class VisitorRequests {
  constructor(
    private readonly database: Database,
    private readonly tickets: TicketsService,
    private readonly known: KnownPeopleService,
    private readonly options: OptionsService,
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly dependents: AddressDependents,
    private readonly people: PeopleService,
    private readonly consents: ConsentsService,
    private readonly filing: ApplicationFiling,
  ) {}

  /** What is known of the phone, and which typed details differ from it. @throws TICKET_INVALID */
  async check(body: unknown): Promise<UserDetailCheck> {
    const form = readForm(body);
    const ticket = await this.ticketOf(form);
    const account = await this.seekerOf(ticket, form['full_name']);
    const previous = account && !ticket.doubtedIds.includes(account.id) && (await this.previousOf(account.id));
    if (!previous) return { is_known: false, change_fields: [], previous: null };
    return { is_known: true, change_fields: COMPARED.filter((name) => Object.hasOwn(form, name) && !isSame(form[name], previous[name])), previous };
  }

  /**
   * Files the request; a double click gets the first one's number. A phone that is not known becomes an account of a help seeker.
   * @throws TICKET_INVALID, TICKET_USED, OWNER_QUESTION_FIRST, NAMES_OVER, ValidationFailure with the very paths that the wizard marks
   */
  async file(body: unknown): Promise<number> {
    const form = readForm(body);
    const ticket = await this.ticketOf(form);
    const digest = createHash('sha256').update(JSON.stringify(form)).digest();
    await this.known.hearName(ticket);
    const account = await this.seekerOf(ticket, form['full_name']);
    await this.known.requireOwner(ticket, account);
    const usesPrevious = account !== null && YES.includes(form['is_use_previous_detail']) && isNameOf(account, form['full_name']);
    const person = usesPrevious ? null : await this.validate(form);
    if (usesPrevious && (await this.previousOf(account.id))?.residential_address === '' && !YES.includes(form['other_address'])) await this.validate(form);
    this.filing.validate(form, await this.filing.category(form), true);
    return this.database.transaction(async (tx) => {
      const before = await this.tickets.hold(ticket.id, digest);
      if (before !== null) return Number(before);
      await this.users.lockPhone(ticket.phone);
      const seekerId = person ? await this.save(tx, ticket, person) : (account?.id ?? 0);
      const id = await this.filing.file(form, { seekerId, authorId: seekerId });
      await this.tickets.use(ticket.id, digest, String(id));
      return id;
    });
  }

  private async validate(form: RawForm): Promise<ValidatedVisitor> {
    const { person, faults } = validateVisitor(form, await this.options.profileOptions());
    if (faults.length > 0) throw new ValidationFailure(faults);
    return person;
  }

  /**
   * Stores who asks: a new person, or the new details of somebody who has proved the phone to be theirs, in whatever role they were here until now.
   * @throws OWNER_QUESTION_FIRST, EMAIL_NEEDS_PROOF
   */
  private async save(tx: Tx, ticket: ProvenPhone, person: ValidatedVisitor): Promise<number> {
    const account = ofName(await this.users.accountsByPhone(ticket.phone), person.full_name);
    await this.known.requireOwner(ticket, account);
    await this.known.requireEmailProof(ticket, account, person.email);
    const before = account && (await this.details.find(account.id));
    const { first_name: firstName, last_name: lastName } = splitFullName(person.full_name);
    const id = await this.people.save(
      tx,
      account,
      ticket.phone,
      {
        firstName,
        lastName,
        email: person.email,
        channels: person.is_wp ? ['whatsapp', 'sms'] : ['sms'],
        residential: this.people.address(person.residential_address, 'residential_address'),
        ...(person.arrival_address === '' ? {} : { arrival: this.people.address(person.arrival_address, 'arrival_address') }),
      },
      'user',
      null,
    );
    await this.details.save(tx, id, { comments: person.comments, isPhone: person.is_phone, isWp: person.is_wp, isSms: person.is_sms || !person.is_wp });
    await this.users.saveDisabilities(id, { ids: person.disability_id, other: person.other_disability });
    await this.consents.record(id, ['terms', 'privacy', 'disability_data', 'messages']);
    if (before?.residential && !isSameAddress(addressToWire(before.residential), person.residential_address)) await this.move(tx, id, before.residential.text);
    return id;
  }

  /** Nobody is asked here: what is open goes along, unless somebody may be on the way in an emergency (rule 61). */
  private async move(tx: Tx, id: number, before: string): Promise<void> {
    const { emergencies } = await this.dependents.countOpen(id);
    await this.dependents[emergencies > 0 ? 'stayed' : 'moved'](tx, id, before);
  }

  private async ticketOf(form: RawForm): Promise<ProvenPhone & { id: string }> {
    const ticket = await this.tickets.read(form['ticket']);
    checkPhone(form['phone'], ticket);
    return ticket;
  }

  /**
   * The help seeker whose details are known of a phone, or null: whoever has the name that was typed, otherwise whoever was here last. They are offered, and
   * taken only when that is said; who writes another name and keeps it is somebody else (rule 238).
   * @throws ACCOUNT_BLOCKED, ACCOUNT_INACTIVE
   */
  private async seekerOf({ phone, doubtedIds }: ProvenPhone, name: unknown): Promise<Account | null> {
    const people = await this.users.accountsByPhone(phone);
    const named = typeof name === 'string' ? ofName(people, name) : null;
    const offered = people.filter(({ id }) => !doubtedIds.includes(id));
    const account = named ?? offered.find(({ roles, isBlock }) => roles.includes('user') && !isBlock) ?? offered[0] ?? null;
    if (account?.isBlock) return fail('ACCOUNT_BLOCKED', { field: 'error' });
    if (!account?.roles.includes('user')) return null;
    return account.isActive ? account : fail('ACCOUNT_INACTIVE', { field: 'error' });
  }

  private async previousOf(userId: number): Promise<Previous | null> {
    const [details, profile] = await Promise.all([this.details.find(userId), this.users.helpProfile(userId)]);
    return details && { ...knownDetails(details), disability_id: profile?.disabilities.ids ?? [], other_disability: profile?.disabilities.other ?? '' };
  }
}

/** Whether a typed name is somebody's own or none; another one is somebody else, whatever is said of the previous details (rule 238). */
function isNameOf(account: Account, typed: unknown): boolean {
  return typeof typed !== 'string' || foldName(typed) === '' || ofName([account], typed) !== null;
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

/** Whether a typed value says what is known: numbers in any order, flags in any spelling, texts without regard to spaces around them. */
function isSame(typed: unknown, known: Previous[keyof Previous]): boolean {
  if (Array.isArray(known)) {
    const ids: readonly unknown[] = Array.isArray(typed) ? typed : [];
    return ids.map(Number).sort().join() === [...known].sort().join();
  }
  if (typeof known === 'number') return YES.includes(typed) === (known === 1);
  return String(typed ?? '').trim() === (known ?? '');
}
