import { createHash } from 'node:crypto';
import type { NamedOutcome } from '@karov/api-client';
import { isStaff, LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { namedBySelf, UsersRepository } from '../users/index.js';
import type { Client } from './client.js';
import { EntryService } from './entry.service.js';
import { NameTries } from './name-tries.service.js';
import { PeopleOfNumber } from './people-of-number.service.js';
import { SessionsService } from './sessions.service.js';
import { isShown } from './ticket-people.js';
import type { StoredTicket } from './tickets.repository.js';
import { TicketsService } from './tickets.service.js';

/**
 * Somebody of a number whom no answer shows, since they were not here for a year when another began with it,
 * says who they are (rules 237, 238).
 */
@Injectable()
export class NamedPerson {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
    private readonly users: UsersRepository,
    private readonly tickets: TicketsService,
    private readonly tries: NameTries,
    private readonly people: PeopleOfNumber,
    private readonly entry: EntryService,
  ) {}

  /**
   * Lets in the person with the number and this full name: to their question, where they may be somebody
   * else. The ticket is used up, and the session ends from which it was taken, as by choosing. All others get
   * the same answer, whether nobody has that name or the person may not come in this way; staff have a door
   * of their own.
   * @throws TICKET_INVALID also for one of somebody's own session, which shows no number anew, and for whom
   * an old code would let in whole; TICKET_USED, NAMES_OVER
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
      // a question may be asked after an old code; people who share a number need a fresh one (rule 238)
      return record.is_limited || this.isFresh(provenAt)
        ? record
        : fail('TICKET_INVALID', { field: 'ticket' });
    });
  }

  /** Of several at once by one ticket one goes on. */
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
