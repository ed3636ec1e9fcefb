import type { VolunteerLoad } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { readFilters } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { PlacesService } from '../places/index.js';
import { RegionsRepository } from '../regions/index.js';
import { contactOf } from '../users/index.js';
import { CoverageRepository } from './coverage.repository.js';
import { type LoadQuery, type LoadRow, VolunteerLoadsRepository } from './volunteer-loads.repository.js';
import { callsSince } from './volunteer-loads.rules.js';

/** The volunteers who are never called and those who are called most, in the caller's districts (rule 51). */
@Injectable()
export class VolunteerLoadsService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly places: PlacesService,
    private readonly coverage: CoverageRepository,
    private readonly loads: VolunteerLoadsRepository,
  ) {}

  async idle(caller: Caller, list: ListQuery): Promise<ListPage<VolunteerLoad>> {
    return this.toWire(await this.loads.idle(await this.queryOf(caller, list)));
  }

  async overused(caller: Caller, list: ListQuery): Promise<ListPage<VolunteerLoad>> {
    return this.toWire(await this.loads.overused(await this.queryOf(caller, list)));
  }

  private async queryOf(caller: Caller, query: ListQuery): Promise<LoadQuery> {
    const { perPage, offset } = query;
    readFilters(query, {});
    const now = this.clock.now();
    const [{ states }, { reachKm }] = await Promise.all([
      this.regions.reachOf(caller),
      this.coverage.callReach(),
    ]);
    return { states, since: callsSince(now), now, reachKm, limit: perPage, offset };
  }

  private toWire({ rows, total }: ListPage<LoadRow>): ListPage<VolunteerLoad> {
    const locale = currentLocale();
    return {
      total,
      rows: rows.map(
        ({ id, fullName, city, wayToHelp, calls, accepted, lastCalledAt, obstacles, ...reached }) => ({
          id,
          full_name: fullName,
          ...contactOf(reached),
          city: this.places.townName(city, locale),
          way_to_help: wayToHelp,
          calls,
          accepted,
          last_called_at: lastCalledAt?.toISOString() ?? null,
          obstacles,
        }),
      ),
    };
  }
}
