import type {
  DashboardArea,
  DashboardCounts,
  FigureDay,
  FigureDistrict,
  FigureGroups,
  FigureKind,
  ManagerDashboardCounts,
  RangeCounts,
} from '@karov/api-client';
import {
  type DayRange,
  daysOf,
  FIGURE_DAYS_MAX,
  isDay,
  lastDays,
  localDay,
  rangeBefore,
  validateRange,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import { RegionsRepository } from '../regions/index.js';
import { type Counted, type CountedKind, DashboardsRepository } from './dashboards.repository.js';

const NOTHING: Counted = { requests: 0, buddies: 0, volunteers: 0, seekers: 0 };

/** The figures of the dashboards, within the caller's reach (rules 51, 69). */
@Injectable()
export class DashboardsService {
  constructor(
    private readonly clock: Clock,
    private readonly regions: RegionsRepository,
    private readonly categories: CategoriesService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly repository: DashboardsRepository,
  ) {}

  /**
   * The counters of admins, together with those of the previous range.
   * @throws VALIDATION for an invalid range of days
   */
  async counts(caller: Caller, from?: string, to?: string): Promise<DashboardCounts> {
    const range = this.range(from, to);
    const reach = await this.regions.reachOf(caller);
    const [now, before, active, countedAt] = await Promise.all([
      this.repository.sums(reach, range),
      this.repository.sums(reach, rangeBefore(range)),
      this.repository.activeVolunteers(reach),
      this.countedAt(),
    ]);
    return {
      ...asCounts(now),
      volunteer_card: active,
      previous: asCounts(before),
      from_date: range.from,
      to_date: range.to,
      counted_at: countedAt,
    };
  }

  /** The counters of a manager, which cover the manager's own events. */
  async managerCounts(caller: Caller, from?: string, to?: string): Promise<ManagerDashboardCounts> {
    const range = this.range(from, to);
    const reach = await this.regions.reachOf(caller);
    const [now, before] = await Promise.all([
      this.repository.events(reach, range),
      this.repository.events(reach, rangeBefore(range)),
    ]);
    return {
      count: { active_events: now.active, deactive_events: now.stopped },
      previous: { active_events: before.active, deactive_events: before.stopped },
      from_date: range.from,
      to_date: range.to,
    };
  }

  /** The figures for every day of the range, including days on which nothing happened. */
  async days(caller: Caller, from?: string, to?: string): Promise<ListPage<FigureDay>> {
    const range = this.range(from, to);
    const counted = new Map(
      (await this.repository.byDay(await this.regions.reachOf(caller), range)).map((row) => [row.day, row]),
    );
    const rows = daysOf(range).map((day) => ({ ...NOTHING, ...counted.get(day), day }));
    return { rows, total: rows.length };
  }

  /** The figures by district and by kind of need. */
  async groups(caller: Caller, from?: string, to?: string): Promise<FigureGroups> {
    const range = this.range(from, to);
    const reach = await this.regions.reachOf(caller);
    const [byDistrict, byKind, countedAt] = await Promise.all([
      this.repository.byDistrict(reach, range),
      this.repository.byKind(reach, range),
      this.countedAt(),
    ]);
    const names = new Map(
      (await this.regions.options(currentLocale())).map(({ id, label }) => [String(id), label]),
    );
    const districts = byDistrict.map(
      ({ state, ...counted }): FigureDistrict => ({
        key: state,
        label: names.get(state) ?? state,
        ...counted,
      }),
    );
    return {
      districts: districts.toSorted((a, b) => b.requests - a.requests || a.label.localeCompare(b.label)),
      kinds: await this.kinds(byKind),
      counted_at: countedAt,
    };
  }

  /** Open needs and active events by the nearest locality, those with the most needs first. */
  async areas(caller: Caller): Promise<DashboardArea[]> {
    const areas = new Map<string, DashboardArea>();
    for (const { lat, lon, needs, emergencies, events } of await this.repository.areas(
      await this.regions.reachOf(caller),
    )) {
      const place = this.places.localityAt({ lat, lon }, currentLocale());
      if (!place) continue;
      const area = areas.get(place.key) ?? {
        key: place.key,
        label: place.label,
        lt: place.lat,
        lng: place.lon,
        open_needs: 0,
        emergencies: 0,
        active_events: 0,
      };
      area.open_needs += needs;
      area.emergencies += emergencies;
      area.active_events += events;
      areas.set(place.key, area);
    }
    return [...areas.values()].toSorted(
      (a, b) =>
        b.emergencies - a.emergencies || b.open_needs - a.open_needs || b.active_events - a.active_events,
    );
  }

  private async kinds(rows: readonly CountedKind[]): Promise<FigureKind[]> {
    const locale = currentLocale();
    const [categories, types] = await Promise.all([
      this.categories.labels(
        rows.map(({ categoryId }) => categoryId),
        locale,
      ),
      this.options.labels(
        rows.map(({ eventTypeId }) => eventTypeId),
        locale,
      ),
    ]);
    return rows.map(({ categoryId, eventTypeId, requests, buddies }) =>
      eventTypeId === 0
        ? { kind: 'category', id: categoryId, label: categories.get(categoryId) ?? '', requests, buddies }
        : { kind: 'event', id: eventTypeId, label: types.get(eventTypeId) ?? '', requests, buddies },
    );
  }

  private async countedAt(): Promise<string | null> {
    return (await this.repository.countedAt())?.toISOString() ?? null;
  }

  private range(from?: string, to?: string): DayRange {
    const usual = lastDays(localDay(this.clock.now()));
    const range = { to: to || usual.to, from: from || (to && isDay(to) ? lastDays(to).from : usual.from) };
    const fault = validateRange(range);
    if (fault)
      throw new ValidationFailure([{ path: fault.field, key: fault.key, params: { max: FIGURE_DAYS_MAX } }]);
    return range;
  }
}

function asCounts({ requests, buddies, volunteers, seekers }: Counted): RangeCounts {
  return {
    total_help_requests: requests,
    total_buddies: buddies,
    total_register_volunteers: volunteers,
    user_card: seekers,
  };
}
