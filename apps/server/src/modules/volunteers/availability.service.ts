import type { Availability } from '@karov/api-client';
import {
  ALWAYS_FREE,
  type DutyState,
  type DutyTimes,
  dutyState,
  localDay,
  validateAvailability,
  type WayToHelp,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { AvailabilityRepository } from './availability.repository.js';
import { VolunteerFactsRepository, type VolunteerFitness } from './volunteer-facts.repository.js';

/**
 * When a volunteer may be called according to their own settings. These affect only calls: open requests can
 * be taken on at any time.
 */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly clock: Clock,
    private readonly repository: AvailabilityRepository,
    private readonly facts: VolunteerFactsRepository,
  ) {}

  /** A volunteer's settings and their current effect, in the caller's language. */
  async read(userId: number): Promise<Availability> {
    const now = this.clock.now();
    const [found, calls, fitness] = await Promise.all([
      this.repository.find(userId),
      this.repository.callsInWeek(userId, now),
      this.facts.fitness(userId),
    ]);
    const times = withoutPast(found ?? ALWAYS_FREE, localDay(now));
    const state = obstacleOf(fitness) ?? dutyState(times, now, { isUrgent: false, callsThisWeek: calls });
    return {
      ...times,
      weekly_hours: [...times.weekly_hours],
      calls_this_week: calls,
      state,
      state_text: serverText(currentLocale(), `availability.${state}`),
    };
  }

  /**
   * Stores a volunteer's settings.
   * @throws ValidationFailure
   */
  async save(userId: number, body: unknown): Promise<Availability> {
    const now = this.clock.now();
    const { times, faults } = validateAvailability(body, localDay(now));
    if (faults.length > 0) throw new ValidationFailure(faults);
    await this.repository.save(userId, times, now);
    return this.read(userId);
  }

  /** Changes how a volunteer helps; whether they must be vetted stays as it is (rule 85). */
  async changeWay(userId: number, way: WayToHelp): Promise<void> {
    await this.repository.setWay(userId, way);
  }
}

/** Removes a pause that is over, so that the form can be saved unchanged. */
function withoutPast(times: DutyTimes, today: string): DutyTimes {
  return times.paused_until !== null && times.paused_until < today ? { ...times, paused_until: null } : times;
}

/**
 * Returns why a volunteer cannot be called, whatever their settings; null if they can. The order is that of
 * rule 9.
 */
function obstacleOf(fitness: VolunteerFitness | null): Exclude<Availability['state'], DutyState> | null {
  if (!fitness?.isActive || fitness.isBlocked) return 'inactive';
  if (fitness.isFrozen) return 'frozen';
  return fitness.isValidated ? null : 'not_validated';
}
