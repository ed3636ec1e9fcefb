import { createHash } from 'node:crypto';
import type { AuthRecord, Kept, Registered } from '@karov/api-client';
import { HOUR, PAGES } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { type ServerTextKey, serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { takenFault } from '../../platform/database/taken-fault.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Client } from '../../platform/security/client.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import type { Tx } from '../../platform/signals/signals.js';
import { EntryService, KnownPeopleService, TicketsService } from '../auth/index.js';
import { FilesService } from '../files/index.js';
import { NotificationsService } from '../notifications/index.js';
import { type Account, UsersRepository } from '../users/index.js';
import { fullNameOf, HelpSeekersService } from './help-seekers.service.js';
import {
  choiceFault,
  isOfCarer,
  type OpenRole,
  type RawForm,
  readForm,
  roleOfForm,
} from './registration-form.rules.js';
import { VolunteerRegistrationsService } from './volunteer-registrations.service.js';
import { WhoRegistersService } from './who-registers.service.js';

export interface RegistrationAnswer {
  data: Registered;
  message: string;
}
type Next = Registered['next'];

/** The page to which each welcome message links. */
const WELCOME_PAGES = {
  welcomeSeeker: 'NewHelpRequest',
  welcomeCarer: 'ReferenceRegister',
  welcomeVolunteer: 'OpenVolunteering',
  welcomeVolunteerPolice: 'PoliceConfirmation',
  welcomeVolunteerGuardian: 'Profile',
  welcomeVolunteerGuardianPolice: 'PoliceConfirmation',
} as const;
type Ticket = Awaited<ReturnType<TicketsService['read']>>;

/**
 * The result of a registration: the next page, whether the person is new or already existed, and their id.
 */
interface Outcome {
  next: Next;
  kept: Kept;
  personId: number;
}

type Work = (people: readonly Account[], tx: Tx) => Promise<Outcome>;

const UPLOADS_PER_TICKET = 10;

/**
 * Registration with a ticket (rules 118 and 119; rule 20). The phone is that of the ticket; a person who
 * already has it under the same name gets an additional role, another name means somebody else (rule 238).
 */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimit,
    private readonly tickets: TicketsService,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
    private readonly helpSeekers: HelpSeekersService,
    private readonly volunteers: VolunteerRegistrationsService,
    private readonly whoRegisters: WhoRegistersService,
    private readonly entry: EntryService,
    private readonly notifications: NotificationsService,
    private readonly known: KnownPeopleService,
    @Inject(CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Registers the person with the ticket's phone, and signs them in.
   * @throws ValidationFailure, TICKET_INVALID, TICKET_USED, ACCOUNT_BLOCKED, OWNER_QUESTION_FIRST,
   * NAMES_OVER, EMAIL_NEEDS_PROOF, PASSKEY_REQUIRED
   */
  async register(body: unknown, client: Client): Promise<RegistrationAnswer> {
    const form = readForm(body);
    const ticket = await this.ticketOf(form);
    const digest = createHash('sha256').update(JSON.stringify(form)).digest();
    const role = roleOfForm(form);
    if (!role) throw new ValidationFailure([choiceFault('role_id')]);
    const { next, kept, personId } = await this.once(
      ticket,
      digest,
      ticket.usedAt === null
        ? await this.workOf(role, form, ticket)
        : () => fail('TICKET_USED', { field: 'ticket' }),
    );
    const record = await this.enter(personId, role, client, ticket);
    return { data: { ...record, next, kept }, message: messageOf(form, role, kept, record.guardian) };
  }

  /**
   * Opens the session of a newly registered person (rule 110): it has the ticket's proof of the phone, with
   * the time of that proof and nothing more recent (rule 234).
   */
  private enter(personId: number, role: OpenRole, client: Client, ticket: Ticket): Promise<AuthRecord> {
    return this.database.transaction(async () => {
      await this.tickets.holdSession(ticket);
      const account = await this.users.accountById(personId);
      if (!account) return fail('SESSION_EXPIRED');
      // a person in their own session is not asked again who they are
      const way = ticket.personId === null ? 'enterAs' : 'enter';
      return this.entry[way](account, role, client, 'phone', ticket.provenAt);
    });
  }

  private workOf(role: OpenRole, form: RawForm, ticket: Ticket): Promise<Work> {
    return role === 'volunteer' ? this.volunteerWork(form, ticket) : this.seekerWork(form, ticket);
  }

  /** Stores a guardian's approval until the registration that uses it (rule 56). */
  async keepApproval(
    ticketText: unknown,
    bytes: Buffer | undefined,
  ): Promise<{ data: { id: string }; message: string }> {
    const ticket = await this.tickets.readUnused(ticketText);
    if ((await this.limits.hit(`approval:${ticket.id}`, HOUR)) > UPLOADS_PER_TICKET)
      fail('UPLOADS_TOO_MANY', { field: 'file' });
    if (!bytes) return fail('FILE_REQUIRED', { field: 'file' });
    const id = await this.files.keep({ kind: 'approval', bytes, field: 'file', claim: ticket.id });
    return { data: { id }, message: serverText(currentLocale(), 'answers.approvalKept') };
  }

  private async ticketOf(form: RawForm): Promise<Ticket> {
    const ticket = await this.tickets.read(form['ticket']);
    checkPhone(form['phone'], ticket);
    return ticket;
  }

  private async seekerWork(form: RawForm, ticket: Ticket): Promise<Work> {
    const isCarer = isOfCarer(form);
    const answers = await this.helpSeekers.validate(form, isCarer ? 'carer' : 'self');
    const store = isCarer ? 'registerCarer' : 'register';
    const fullName = fullNameOf(answers);
    await this.known.hearName(ticket, fullName);
    return async (people, tx) => {
      await this.known.requireOwner(ticket, people, fullName);
      const account = this.whoRegisters.seeker(ticket, people, fullName);
      await this.known.requireEmailProof(ticket, account, String(answers['email'] ?? '') || null);
      const personId = await this.helpSeekers[store](tx, account, ticket.phone, answers);
      await this.welcome(tx, personId, 'user', isCarer ? 'welcomeCarer' : 'welcomeSeeker');
      return { next: 'Login', kept: account ? 'linked' : 'created', personId };
    };
  }

  private async volunteerWork(form: RawForm, ticket: Ticket): Promise<Work> {
    const registration = await this.volunteers.validate(form, ticket.id);
    const fullName = `${registration.person.first_name} ${registration.person.last_name}`;
    await this.known.hearName(ticket, fullName);
    return async (people, tx) => {
      await this.known.requireOwner(ticket, people, fullName);
      const account = await this.whoRegisters.volunteer(ticket, people, fullName);
      await this.known.requireEmailProof(ticket, account, registration.person.email);
      const { id, next, isGuardianAwaited } = await this.volunteers.register(
        tx,
        account,
        ticket.phone,
        registration,
        form,
        ticket.id,
      );
      if (!registration.isPartial)
        await this.welcome(tx, id, 'volunteer', volunteerWelcome(next, isGuardianAwaited));
      return { next, kept: account ? 'linked' : 'created', personId: id };
    };
  }

  /** Sends the first message: what happens next, in the registered person's language (rule 110). */
  private async welcome(
    tx: Tx,
    userId: number,
    role: OpenRole,
    welcome: keyof typeof WELCOME_PAGES,
  ): Promise<void> {
    const url = `${this.config.publicUrl}${PAGES[WELCOME_PAGES[welcome]].path}`;
    const key = `messages.${welcome}` as const;
    await this.notifications.announce(tx, {
      type: 'system',
      receiverType: role,
      receivers: [{ userId }],
      canWaitUntil: null,
      texts: { 'he-IL': serverText('he-IL', key, { url }), 'en-US': serverText('en-US', key, { url }) },
    });
  }

  /**
   * Processes a ticket once. If an account has got the phone in the meantime, for example by an import, a
   * second attempt finds it.
   */
  private async once(ticket: Ticket, digest: Buffer, work: Work): Promise<Outcome> {
    try {
      return await this.attempt(ticket, digest, work);
    } catch (error) {
      if (!takenFault(error)) throw error;
      return this.attempt(ticket, digest, work);
    }
  }

  /** A double click gets the first click's answer. */
  private attempt(ticket: Ticket, digest: Buffer, work: Work): Promise<Outcome> {
    return this.database.transaction(async (tx) => {
      const before = await this.tickets.hold(ticket.id, digest);
      if (before !== null) return readOutcome(before);
      await this.users.lockPhone(ticket.phone);
      const outcome = await work(await this.users.accountsByPhone(ticket.phone), tx);
      await this.tickets.use(ticket.id, digest, writeOutcome(outcome));
      return outcome;
    });
  }
}

/** Requires that a phone sent in addition to the ticket is the ticket's own (rule 15). */
export function checkPhone(given: unknown, ticket: { phone: string }): void {
  if (given === undefined || given === null || given === '') return;
  if (typeof given !== 'string' || normalizePhone(given) !== ticket.phone)
    fail('TICKET_INVALID', { field: 'ticket' });
}

/** Returns what a used ticket stores for a double click. */
function writeOutcome({ next, kept, personId }: Outcome): string {
  return [next, kept, personId].join(' ');
}

function readOutcome(text: string): Outcome {
  const [next, kept, personId] = text.split(' ');
  return {
    next: next === 'PoliceConfirmation' ? next : 'Login',
    kept: kept === 'created' ? kept : 'linked',
    personId: Number(personId),
  };
}

/**
 * Returns the welcome for a volunteer; if a guardian's approval is still to be checked, it does not say that
 * they can be called (rule 56).
 */
function volunteerWelcome(next: Next, isGuardianAwaited: boolean): keyof typeof WELCOME_PAGES {
  if (next === 'PoliceConfirmation')
    return isGuardianAwaited ? 'welcomeVolunteerGuardianPolice' : 'welcomeVolunteerPolice';
  return isGuardianAwaited ? 'welcomeVolunteerGuardian' : 'welcomeVolunteer';
}

/**
 * Returns a message that says whether the person already existed; people from an import get the same message
 * as new ones (rule 109).
 */
function messageOf(form: RawForm, role: OpenRole, kept: Kept, guardian: AuthRecord['guardian']): string {
  const isPartial = ['1', 'true'].includes(String(form['partial_register_volunteer']));
  const answer = (): ServerTextKey => {
    if (isPartial) return 'answers.registeredPartly';
    if (role === 'volunteer')
      return guardian === 'waits' ? 'answers.volunteerWaits' : 'answers.volunteerRegistered';
    return kept === 'linked' ? 'answers.registeredAgain' : 'answers.registered';
  };
  return serverText(currentLocale(), answer());
}
