import { escalatedAfter, type HelpStep, MINUTE } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { NeedAttendanceRepository } from './need-attendance.repository.js';

/** Steps at which volunteers are being searched for. */
export const LOOKED_FOR: ReadonlySet<HelpStep> = new Set(['received', 'searching']);

/** How the search for a need stands, as far as its person is told. */
export interface SearchStanding {
  /** Whether volunteers are being searched for, now or at the next step (rule 218). */
  isSearched: boolean;
  /**
   * Whether it is an emergency old enough for its person to be told by message that nobody is on the way yet
   * (rule 220).
   */
  isLong: boolean;
}

/**
 * Returns the words for a need that nobody has accepted: a search is mentioned only while there is one, and
 * an emergency says what the message to its person says. Null when the step alone has the words.
 */
export function unheldState(
  step: HelpStep,
  { isSearched, isLong }: SearchStanding,
): 'nobodyYet' | 'atDesk' | 'alertedOnly' | null {
  const isLookedFor = LOOKED_FOR.has(step);
  if (isLong && (isLookedFor || step === 'alerted')) return 'nobodyYet';
  if (isSearched) return null;
  if (isLookedFor) return 'atDesk';
  return step === 'alerted' ? 'alertedOnly' : null;
}

/** Tells how the search for a need stands, for every page on which its person reads about it. */
@Injectable()
export class SearchStandingService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attendance: NeedAttendanceRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the standing of each of the given needs; for an ended need, or none, nothing is searched for. */
  async of(
    needIds: readonly (number | null)[],
  ): Promise<(need: { id: number | null; isEmergency: boolean; openedAt: Date }) => SearchStanding> {
    const now = this.clock.now();
    const ids = needIds.flatMap((id) => id ?? []);
    const attendance = await this.attendance.of(ids, now);
    const told = escalatedAfter(1, this.config.escalation.emergencyMinutes * MINUTE);
    return ({ id, isEmergency, openedAt }) => ({
      isSearched: id !== null && attendance.get(id)?.isSearched === true,
      isLong: isEmergency && now >= addSeconds(openedAt, told),
    });
  }
}
