import type { OpenVolunteer, Replacement } from '@karov/api-client';
import { distanceMetres } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { OpenVolunteersService } from '../auto-assign/index.js';
import { EventHandoverService } from '../events/index.js';
import { RegionsRepository } from '../regions/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { OpenWorkRepository } from './open-work.repository.js';

/**
 * A candidate with the reasons for and against them; if there are several pieces of work, with the greatest
 * distance and the first obstacle.
 */
type Fitting = Omit<Replacement, 'load' | 'recent_calls'>;

const HUNDRED_METRES = 100;

/**
 * Candidates for taking over a person's work: suitable ones first, then the nearest, each with distance,
 * current load and any reason against them (rules 63, 89).
 */
@Injectable()
export class ReplacementPeopleService {
  constructor(
    private readonly users: UsersRepository,
    private readonly regions: RegionsRepository,
    private readonly open: OpenVolunteersService,
    private readonly calls: VolunteerCallsRepository,
    private readonly events: EventHandoverService,
    private readonly repository: OpenWorkRepository,
  ) {}

  /** Volunteers who can be assigned to each of the single requests. */
  async forRequests(
    caller: Caller,
    leavingId: number,
    applicationIds: readonly number[],
  ): Promise<Replacement[]> {
    if (applicationIds.length === 0) return [];
    const lists = await this.open.forHeld(await this.regions.reachOf(caller), applicationIds);
    return this.weighed(inAll(lists.map((list) => list.map(fittingOf))).filter(({ id }) => id !== leavingId));
  }

  /** Volunteers who are ready in the event of each need. */
  async forEventNeeds(
    leavingId: number,
    needs: Awaited<ReturnType<EventHandoverService['needsOf']>>,
  ): Promise<Replacement[]> {
    if (needs.length === 0) return [];
    const reason = serverText(currentLocale(), 'users.reasons.ready');
    const lists = await Promise.all(needs.map((need) => this.events.readyFor(need)));
    const fitting = lists.map((list) =>
      list
        .filter(({ id }) => id !== leavingId)
        .map(({ id, fullName, distanceM }) => ({
          id,
          full_name: fullName,
          distance_km: kilometres(distanceM),
          is_fitting: true,
          reason,
        })),
    );
    return this.weighed(inAll(fitting));
  }

  /** Other managers; those who work in the districts of all the events are considered suitable. */
  async forEvents(
    leavingId: number,
    events: Awaited<ReturnType<EventHandoverService['managedBy']>>,
  ): Promise<Replacement[]> {
    if (events.length === 0) return [];
    const ids = (await this.users.withRole('manager')).map(({ id }) => id).filter((id) => id !== leavingId);
    const [people, states, counts] = await Promise.all([
      this.users.people(ids),
      this.regions.permittedStatesOf(ids),
      this.events.countsOf(ids),
    ]);
    const rows = [...people.values()].map((person) => {
      const fits = events.every(({ state }) => states.get(person.id)?.includes(state) ?? false);
      return {
        id: person.id,
        full_name: person.fullName,
        distance_km: kilometres(furthest(events, person)),
        load: counts.get(person.id) ?? 0,
        recent_calls: 0,
        is_fitting: fits,
        reason: serverText(currentLocale(), fits ? 'users.reasons.region' : 'users.reasons.no_region'),
      };
    });
    return rows.sort(byFitness);
  }

  private async weighed(people: readonly Fitting[]): Promise<Replacement[]> {
    const ids = people.map(({ id }) => id);
    const [loads, recent] = await Promise.all([this.repository.loads(ids), this.calls.recent(ids)]);
    return people
      .map((person) => ({
        ...person,
        load: loads.get(person.id) ?? 0,
        recent_calls: recent.get(person.id) ?? 0,
      }))
      .sort(byFitness);
  }
}

function fittingOf({ id, full_name, distance_km, is_fitting, reason }: OpenVolunteer): Fitting {
  return { id, full_name, distance_km, is_fitting, reason };
}

/** Returns the people who are in all lists. */
function inAll([first = [], ...others]: readonly (readonly Fitting[])[]): Fitting[] {
  return first.flatMap((person) => {
    const places = others.map((list) => list.find(({ id }) => id === person.id));
    const same = [person, ...places.filter((place) => place !== undefined)];
    if (same.length <= others.length) return [];
    const worst = same.find(({ is_fitting }) => !is_fitting) ?? person;
    const ways = same.flatMap(({ distance_km }) => distance_km ?? []);
    return [{ ...worst, distance_km: ways.length === same.length ? Math.max(...ways) : null }];
  });
}

function furthest(
  events: readonly { lat: number; lon: number }[],
  { lat, lon }: Pick<Person, 'lat' | 'lon'>,
): number | null {
  return lat === null || lon === null
    ? null
    : Math.max(...events.map((event) => distanceMetres(event, { lat, lon })));
}

function kilometres(metres: number | null): number | null {
  return metres === null ? null : Math.round(metres / HUNDRED_METRES) / 10;
}

function byFitness(a: Replacement, b: Replacement): number {
  const way = (one: Replacement) => one.distance_km ?? Infinity;
  if (a.is_fitting !== b.is_fitting) return a.is_fitting ? -1 : 1;
  return way(a) === way(b) ? a.load - b.load || a.id - b.id : way(a) - way(b);
}
