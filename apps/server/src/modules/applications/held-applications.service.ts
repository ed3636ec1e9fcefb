import type { Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import { assigneeOf, mayBeGiven, NeedLifecycleService, type SingleNeed } from '../needs/index.js';
import { PlacesService } from '../places/index.js';
import { VolunteerFactsRepository } from '../volunteers/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Requests that a departing volunteer holds (rules 63, 89). */
@Injectable()
export class HeldApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoriesService,
    private readonly places: PlacesService,
    private readonly facts: VolunteerFactsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
  ) {}

  /** Requests that a volunteer holds, accepted or in treatment, by category and town. */
  async of(volunteerId: number, locale: Locale): Promise<{ id: number; label: string }[]> {
    const held = await this.database.transaction(() => this.lock(volunteerId));
    const labels = await this.categories.labels(
      held.map(({ categoryId }) => categoryId),
      locale,
    );
    return held.map(({ id, categoryId, originCity }) => ({
      id,
      label: [labels.get(categoryId), this.places.townName(originCity, locale)].filter(Boolean).join(' · '),
    }));
  }

  /** Returns the requests that a volunteer holds, locked until the transaction ends. */
  lock(volunteerId: number): Promise<SingleNeed[]> {
    return this.applications.lockHeldBy(volunteerId);
  }

  /** Gives a request to another volunteer, or back to the pool. @throws REPLACEMENT_UNKNOWN */
  async handOn(tx: Tx, request: SingleNeed, volunteerId: number | null, actorId: number): Promise<void> {
    const volunteer = volunteerId === null ? null : await this.facts.fitness(volunteerId);
    if (volunteerId !== null && !mayBeGiven(volunteer, request.userId))
      return fail('REPLACEMENT_UNKNOWN', { field: 'volunteer_id' });
    const outcome = await this.lifecycle.handOn(
      tx,
      await this.sources.toLocked(request),
      volunteer && assigneeOf(request, volunteer),
      actorId,
    );
    if (outcome !== null && outcome !== 'held') fail('REPLACEMENT_UNKNOWN', { field: 'volunteer_id' });
  }
}
