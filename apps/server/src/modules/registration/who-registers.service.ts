import { foldName, formatPhone } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import { type Account, areAllBlocked, isNearName, isOwnPhone, namedBySelf } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';

/** What a ticket shows about the person who registers, who has proven its number. */
interface Proven {
  personId: number | null;
}

/**
 * The person of a number to whom a registration belongs (rules 64, 238): the one who goes on from their own
 * session, else the one with the typed name; null for somebody new beside them.
 */
@Injectable()
export class WhoRegisters {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly volunteers: VolunteersRepository,
  ) {}

  /** @throws ACCOUNT_BLOCKED, TICKET_INVALID */
  seeker(ticket: Proven, people: readonly Account[], fullName: string): Account | null {
    return welcome(known(ticket, people, fullName), people);
  }

  /**
   * A volunteer's number is their own: under another name one needs another number. Who was imported, or
   * began a form themselves, goes on with it under their name or from their session; a list has names with a
   * letter wrong or the other way round, or has none, which who was only imported puts right (rule 65).
   * @throws ACCOUNT_BLOCKED, TICKET_INVALID, PHONE_OF_VOLUNTEER
   */
  async volunteer(ticket: Proven, people: readonly Account[], fullName: string): Promise<Account | null> {
    const same = known(ticket, people, fullName);
    const owner = people.find(({ id, roles }) => id !== same?.id && isOwnPhone(roles)) ?? null;
    if (owner && (same || !(await this.isImportOf(owner, fullName)))) {
      return fail('PHONE_OF_VOLUNTEER', {
        field: 'last_name',
        params: { phone: formatPhone(this.config.support.phone) },
      });
    }
    return welcome(same ?? owner, people);
  }

  /**
   * Whether an import brought somebody under no name, or one that can be this, and they have done nothing
   * here yet, so that nothing of theirs can be taken over.
   */
  private async isImportOf({ id, roles, fullName: listed }: Account, fullName: string): Promise<boolean> {
    if (
      roles.some((role) => role !== 'volunteer') ||
      (foldName(listed) !== '' && !isNearName(listed, fullName))
    )
      return false;
    return (await this.volunteers.summaries([id])).get(id)?.isPreRegistered === true;
  }
}

/**
 * Somebody who goes on from their own session must have the ticket's number.
 * @throws TICKET_INVALID
 */
function known({ personId }: Proven, people: readonly Account[], fullName: string): Account | null {
  if (personId === null) return namedBySelf(people, fullName);
  return people.find(({ id }) => id === personId) ?? fail('TICKET_INVALID', { field: 'ticket' });
}

/** Under another name nobody comes in by a number that only blocked people have. */
function welcome(account: Account | null, people: readonly Account[]): Account | null {
  if (account ? account.isBlock : areAllBlocked(people)) return fail('ACCOUNT_BLOCKED', { field: 'error' });
  return account;
}
