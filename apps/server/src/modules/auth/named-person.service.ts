import { createHash } from 'node:crypto';
import type { NamedOutcome } from '@karov/api-client';
import { isStaff, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Client } from '../../platform/security/client.js';
import { namedBySelf, UsersRepository } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { NameTriesService } from './name-tries.service.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';
import { isShown } from './ticket-people.js';
import type { StoredTicket } from './tickets.repository.js';
import { TicketsService } from './tickets.service.js';

/**
 * Lets a person with a number give their name if no answer shows them because they had been away for a year
 * when another person started to use the number (rules 237, 238).
 */
@Injectable()
export class NamedPersonService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly users: UsersRepository,
    private readonly tickets: TicketsService,
    private readonly tries: NameTriesService,
    private readonly people: PeopleOfNumberService,
    private readonly entry: EntryService,
  ) {}

  /**
   * Signs in the person with the number and this full name; if they may be somebody else, they are asked the
   * question first. The ticket is used up, and its session ends, as with a choice. Everybody else gets the
   * same answer, whether nobody has that name or the person may not sign in this way; staff have their own
   * door.
   * @throws TICKET_INVALID, also for a ticket from somebody's own session, which proves no number anew, and
   * for a person whom an old code would fully sign in; TICKET_USED, NAMES_OVER
   */
  async enter(ticketText: string, fullName: string, client: Client): Promise<NamedOutcome> {
    const ticket = await this.tickets.readUnused(ticketText);
    const { phone, personId, provenAt } = ticket;
    if (personId !== null || provenAt === null) return fail('TICKET_INVALID', { field: 'ticket' });
    const people = await this.users.accountsByPhone(phone);
    await this.tries.hear({
      phone,
      shown: people.filter(({ id }) => isShown(ticket, id)),
      fullName,
      field: 'full_name',
    });
    const account = namedBySelf(people, fullName);
    const role = account && (await this.people.roleBeside('user', account));
    if (!account || !role || isStaff(role)) return { register: true };
    return this.database.transaction(async () => {
      await this.useUp(ticket, account.id);
      const record = await this.entry.enterAs(account, role, client, 'phone', provenAt);
      // somebody with an old code may be asked the question; people who share a number need a fresh code
      // (rule 238)
      return record.is_limited || this.isFresh(provenAt)
        ? record
        : fail('TICKET_INVALID', { field: 'ticket' });
    });
  }

  /** Uses up a ticket; of several parallel uses only one succeeds. */
  private async useUp(
    { id, sessionId }: Pick<StoredTicket, 'id' | 'sessionId'>,
    personId: number,
  ): Promise<void> {
    const digest = createHash('sha256').update(`named ${personId}`).digest();
    if ((await this.tickets.hold(id, digest)) !== null) fail('TICKET_USED', { field: 'ticket' });
    if (sessionId !== null) await this.sessions.end(sessionId);
    await this.tickets.use(id, digest, 'named');
  }

  private isFresh(provenAt: Date): boolean {
    return provenAt > addSeconds(this.clock.now(), -LIMITS.freshProofSeconds);
  }
}
