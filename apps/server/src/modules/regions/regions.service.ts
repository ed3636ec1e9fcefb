import type { Option } from '@karov/api-client';
import { isAdmin, type Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from './regions.repository.js';

/**
 * The reach of a member of staff (rule 51). `states` null means everywhere; a manager without regions has an
 * empty list and sees only their own events.
 */
export interface Reach {
  userId: number;
  isManager: boolean;
  states: readonly string[] | null;
}

/** Districts and their staff. */
@Injectable()
export class RegionsService {
  constructor(private readonly regions: RegionsRepository) {}

  /** The reach of a member of staff. */
  async reachOf(caller: Caller): Promise<Reach> {
    const isManager = !isAdmin(caller.role);
    if (caller.role === 'super_admin') return { userId: caller.userId, isManager, states: null };
    const states = await this.permittedStates(caller.userId);
    return { userId: caller.userId, isManager, states: !isManager && states.length === 0 ? null : states };
  }

  /** All districts, for filters. The id is the key in stored addresses. */
  options(locale: Locale): Promise<Option[]> {
    return this.ofCountries([], locale);
  }

  /** The districts of the given countries; by default of all. */
  ofCountries(countries: readonly string[], locale: Locale): Promise<Option[]> {
    return this.regions.ofCountries(countries, locale);
  }

  /** The managers permitted in a district. */
  managersOf(stateKey: string): Promise<number[]> {
    return this.regions.managersOf(stateKey);
  }

  /**
   * The active admins of a district: those permitted there, those without regions, and super admins (rule
   * 51).
   */
  adminsOf(stateKey: string): Promise<number[]> {
    return this.regions.adminsOf(stateKey);
  }

  /** The permitted districts of each of these people; people without any are left out. */
  permittedStatesOf(userIds: readonly number[]): Promise<Map<number, string[]>> {
    return this.regions.permittedStatesOf(userIds);
  }

  /** A person's permitted districts, from permissions for the country or for the district itself. */
  permittedStates(userId: number): Promise<string[]> {
    return this.regions.permittedStates(userId);
  }
}
