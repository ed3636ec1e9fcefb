import { Injectable } from '@nestjs/common';
import type { Option } from '@karov/api-client';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { VolunteerFacts } from '../volunteers/index.js';
import { mayBeGiven, NeedHolds } from '../needs/index.js';
import { ApplicationOrigins } from './application-origins.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ApplicationRecord } from './applications.types.js';
import { takerOf } from './volunteer-applications.service.js';

/** Requests that a volunteer holds and has to leave (rules 63, 89). */
@Injectable()
export class HeldApplications {
  constructor(
    private readonly database: Database,
    private readonly facts: VolunteerFacts,
    private readonly applications: ApplicationsRepository,
    private readonly origins: ApplicationOrigins,
    private readonly holds: NeedHolds,
  ) {}

  /** Requests that somebody holds: accepted or in treatment. */
  of(volunteerId: number): Promise<ApplicationRecord[]> {
    return this.database.transaction((tx) => this.lock(tx, volunteerId));
  }

  /** The same, locked until the transaction ends. */
  lock(tx: Tx, volunteerId: number): Promise<ApplicationRecord[]> {
    return this.applications.lockHeldBy(tx, volunteerId);
  }

  /** Volunteers who could take over: fit and at work for nobody, by name. */
  async replacements(exceptId: number): Promise<Option[]> {
    return (await this.facts.free(exceptId)).map(({ userId, fullName }) => ({ id: userId, label: fullName }));
  }

  /** Gives a request to another volunteer, or back to everybody. @throws REPLACEMENT_UNKNOWN */
  async handOn(tx: Tx, request: ApplicationRecord, volunteerId: number | null, actorId: number): Promise<void> {
    const volunteer = volunteerId === null ? null : await this.facts.fitness(volunteerId);
    if (volunteerId !== null && !mayBeGiven(volunteer, request.userId)) return fail('REPLACEMENT_UNKNOWN', { field: 'volunteer_id' });
    const outcome = await this.holds.handOn(tx, await this.origins.inHand(tx, request), volunteer && takerOf(request, volunteer), actorId);
    if (outcome !== null && outcome !== 'held') fail('REPLACEMENT_UNKNOWN', { field: 'volunteer_id' });
  }
}
