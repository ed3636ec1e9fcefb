import { Injectable } from '@nestjs/common';
import type { NamedOutcome } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { fail } from '../../platform/errors/fail.js';
import { ofName, UsersService } from '../users/index.js';
import { EntryService } from './entry.service.js';
import { NameTries } from './name-tries.service.js';
import type { Client } from './client.js';
import { SharedNumber } from './shared-number.service.js';
import { TicketsService } from './tickets.service.js';

/** Somebody of a number whom no answer shows, since they were not here for a year when another began with it, says who they are (rules 237, 238). */
@Injectable()
export class NamedPerson {
  constructor(
    private readonly users: UsersService,
    private readonly tickets: TicketsService,
    private readonly tries: NameTries,
    private readonly people: SharedNumber,
    private readonly entry: EntryService,
  ) {}

  /**
   * Lets in whoever has the number and this full name: to their question, where they may be somebody else. Of all others one reads the same, whether there is
   * nobody of that name or somebody who does not come in so; staff have a door of their own.
   * @throws TICKET_INVALID also for one of somebody's own session, which shows no number anew; TICKET_USED, NAMES_OVER
   */
  async enter(ticketText: string, fullName: string, client: Client): Promise<NamedOutcome> {
    const { phone, personId, provenAt } = await this.tickets.readUnused(ticketText);
    if (personId !== null || provenAt === null) return fail('TICKET_INVALID', { field: 'ticket' });
    await this.tries.count(phone, 'full_name');
    const account = ofName(await this.users.accountsByPhone(phone), fullName);
    const role = account && (await this.people.roleBeside('user', account));
    return account && role && !isStaff(role) ? this.entry.enterAs(account, role, client, 'phone', provenAt) : { register: true };
  }
}
