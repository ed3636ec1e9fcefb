import { foldName, formatPhone } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fail } from '../../platform/errors/fail.js';
import { type Account, areAllBlocked, isNearName, isOwnPhone, namedBySelf } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';

/** What a ticket says about the registering person, who has proved its number. */
interface Proven {
  personId: number | null;
}

/**
 * Finds the person for a registration among those with a number (rules 64, 238): the person who continues
 * from their own session, or else the one with the typed name; null for a new person.
 */
@Injectable()
export class WhoRegistersService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly volunteers: VolunteersRepository,
  ) {}

  /** @throws ACCOUNT_BLOCKED, TICKET_INVALID */
  seeker(ticket: Proven, people: readonly Account[], fullName: string): Account | null {
    return welcome(known(ticket, people, fullName), people);
  }

  /**
   * A volunteer's number is their own: another name requires another number. A person who was imported, or
   * who started a form themselves, continues under their name or from their session; an imported name may be
   * misspelled, reversed or missing, and the person corrects it (rule 65).
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
   * Whether an account comes from an import without a name, or with a compatible name, and was never used, so
   * that nothing that belongs to another person can be taken over.
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
 * Finds a person who continues from their own session; they must have the ticket's number.
 * @throws TICKET_INVALID
 */
function known({ personId }: Proven, people: readonly Account[], fullName: string): Account | null {
  if (personId === null) return namedBySelf(people, fullName);
  return people.find(({ id }) => id === personId) ?? fail('TICKET_INVALID', { field: 'ticket' });
}

/** Refuses a new name for a number that only blocked people have. */
function welcome(account: Account | null, people: readonly Account[]): Account | null {
  if (account ? account.isBlock : areAllBlocked(people)) return fail('ACCOUNT_BLOCKED', { field: 'error' });
  return account;
}
