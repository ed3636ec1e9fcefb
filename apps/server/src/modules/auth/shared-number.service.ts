import type { AuthRecord, PersonOfNumber, RegistrationTicket } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import { type Account, UsersRepository } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { KnownPeopleService, NOBODY } from './known-people.service.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';

/** Lets people who share a number choose who they are (rule 238): a code proves only the number. */
@Injectable()
export class SharedNumberService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly entry: EntryService,
    private readonly sessions: SessionsService,
    private readonly known: KnownPeopleService,
    private readonly people: PeopleOfNumberService,
  ) {}

  /** Returns the people who share the caller's number, the caller first. @throws FRESH_PROOF_NEEDED */
  async all(caller: Caller, { device }: Client): Promise<PersonOfNumber[]> {
    await this.provenAt(caller);
    const people = await this.peopleOf(caller);
    const me = people.filter(({ id }) => id === caller.userId);
    return [
      ...(await this.people.named(me)),
      ...(await this.people.othersOf(
        { id: caller.userId, role: caller.role, is_limited: false },
        people,
        device,
      )),
    ];
  }

  /**
   * Issues a ticket with which another person can register with the caller's number, or give their name (rule
   * 237); the person is unknown. @throws FRESH_PROOF_NEEDED, ACCOUNT_BLOCKED
   */
  async ticketForOther(caller: Caller, { device }: Client): Promise<RegistrationTicket> {
    const provenAt = await this.provenAt(caller);
    const { phone } = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    return {
      ...(await this.known.ticketFor(phone, { provenAt, device, sessionId: caller.sessionId })),
      ...NOBODY,
      registered_roles: [],
      volunteer_information: null,
    };
  }

  /**
   * Continues as another person with the same number, using the proof of the session, which ends.
   * @throws FRESH_PROOF_NEEDED, NOT_FOUND for a person without this number, PASSKEY_REQUIRED, SESSION_EXPIRED
   */
  async choose(caller: Caller, id: number, client: Client): Promise<AuthRecord> {
    const provenAt = await this.provenAt(caller);
    const chosen = (await this.people.beside(caller.userId, await this.peopleOf(caller), client.device)).find(
      (person) => person.id === id,
    );
    const role = chosen && (await this.people.roleBeside(caller.role, chosen));
    if (!chosen || !role) return fail('NOT_FOUND');
    return this.database.transaction(async () => {
      // the session is ended first, under its lock: of several parallel choices in one session, only one
      // succeeds
      if (!(await this.sessions.endOwn(caller.userId, caller.sessionId))) return fail('SESSION_EXPIRED');
      return this.entry.enterAs(chosen, role, client, 'phone', provenAt);
    });
  }

  /**
   * Returns when the number was proved in this session: a passkey proves one person, not who else has the
   * number.
   */
  private async provenAt({ sessionId }: Caller): Promise<Date> {
    const { byPhone } = await this.sessions.freshProofs(sessionId);
    // another choice of the same session may have ended it meanwhile
    const proofs = (await this.sessions.proofs(sessionId)) ?? fail('SESSION_EXPIRED');
    return (byPhone && proofs.phone) || fail('FRESH_PROOF_NEEDED', { field: 'proof' });
  }

  private async peopleOf(caller: Caller): Promise<Account[]> {
    const me = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    return this.users.accountsByPhone(me.phone);
  }
}
