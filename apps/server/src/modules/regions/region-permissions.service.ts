import type { DistrictCover, NamedPerson, RegionPermissionRow } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { roomOfPerson } from '../../platform/realtime/socket-rooms.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import { countriesIn } from './countries.rules.js';
import {
  type ManagerAtWork,
  type Permission,
  RegionPermissionsRepository,
} from './region-permissions.repository.js';
import { RegionsRepository } from './regions.repository.js';

interface WantedRegion {
  country: string;
  state: string;
}

/** Adds and removes people's regions (rules 51, 94). The calling code decides who may have regions at all. */
@Injectable()
export class RegionPermissionsService {
  constructor(
    private readonly database: Database,
    private readonly regions: RegionsRepository,
    private readonly repository: RegionPermissionsRepository,
    private readonly activity: ActivityService,
    private readonly realtime: Realtime,
  ) {}

  /** The regions of one person. */
  async page(userId: number, query: ListQuery): Promise<ListPage<RegionPermissionRow>> {
    const page = await this.repository.page(userId, query);
    const locale = currentLocale();
    const states = new Map((await this.regions.options(locale)).map((state) => [String(state.id), state]));
    const countries = new Map(countriesIn(locale).map((country) => [String(country.id), country]));
    const rows = page.rows.map(({ id, userId, country, state }) => ({
      id,
      user_id: userId,
      country: countries.get(country) ?? { id: country, label: country },
      state: state === '' ? null : (states.get(state) ?? { id: state, label: state }),
    }));
    return { total: page.total, rows };
  }

  /**
   * The caller's districts with their managers, and all managers within reach: for an admin with regions
   * those who work or live in these regions, as in the list of people (rule 51).
   */
  async cover(caller: Caller): Promise<{ districts: DistrictCover[]; managers: ManagerAtWork[] }> {
    const [{ states }, options, all] = await Promise.all([
      this.regions.reachOf(caller),
      this.regions.options(currentLocale()),
      this.repository.managers(),
    ]);
    const managers = all.filter(
      (manager) =>
        states === null || [...manager.states, ...manager.homes].some((key) => states.includes(key)),
    );
    const districts = options
      .map(({ id, label }) => ({ key: String(id), label }))
      .filter(({ key }) => states === null || states.includes(key))
      .map(({ key, label }) => ({
        key,
        label,
        managers: managers.filter((manager) => manager.states.includes(key)).map(nameAndNumber),
      }));
    return { districts, managers };
  }

  /** @throws NOT_FOUND */
  async require(id: number): Promise<Permission> {
    return (await this.repository.find(id)) ?? fail('NOT_FOUND');
  }

  /**
   * Adds districts, and as a whole those countries for which no district is given.
   * @throws ValidationFailure, REGION_OUT_OF_REACH
   */
  async add(
    caller: Caller,
    userId: number,
    stateIds: readonly string[],
    countryIds: readonly string[],
  ): Promise<void> {
    const wanted = await this.read(stateIds, countryIds);
    await this.requireReach(caller, wanted, 'state_ids');
    await this.database.transaction(async () => {
      await this.repository.add(userId, wanted);
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: userId,
          actorId: caller.userId,
          action: 'regions_given',
          newValues: { regions: wanted.map(nameOf) },
        },
      ]);
    });
    this.lookAnew(userId);
  }

  /** Removes one region, with immediate effect. @throws REGION_OUT_OF_REACH */
  async remove(caller: Caller, permission: Permission): Promise<void> {
    await this.requireReach(caller, [permission], 'message');
    await this.database.transaction(async () => {
      await this.repository.remove(permission.id);
      await this.activity.record([
        {
          subjectType: 'user',
          subjectId: permission.userId,
          actorId: caller.userId,
          action: 'regions_taken',
          newValues: { regions: [nameOf(permission)] },
        },
      ]);
    });
    this.lookAnew(permission.userId);
  }

  /**
   * Closes open sockets, which still follow what their owner was allowed to see when they were opened; they
   * reconnect and are checked again (rule 94).
   */
  private lookAnew(userId: number): void {
    this.realtime.cut(roomOfPerson(userId));
  }

  /** Returns the chosen regions; a country without a chosen district means the whole country. */
  private async read(stateIds: readonly string[], countryIds: readonly string[]): Promise<WantedRegion[]> {
    if (stateIds.length === 0 && countryIds.length === 0)
      throw new ValidationFailure([{ path: 'country_ids', key: 'required', params: {} }]);
    const known = await this.repository.states();
    const states = stateIds.map((id) => known.find(({ key }) => key === id));
    if (states.includes(undefined))
      throw new ValidationFailure([{ path: 'state_ids', key: 'choice', params: {} }]);
    const countries = new Set(countriesIn('en-US').map(({ id }) => String(id)));
    if (countryIds.some((id) => !countries.has(id)))
      throw new ValidationFailure([{ path: 'country_ids', key: 'choice', params: {} }]);
    const districts = states.flatMap((state) =>
      state ? [{ country: state.country, state: state.key }] : [],
    );
    const whole = countryIds.filter((country) => !districts.some((district) => district.country === country));
    return [...districts, ...whole.map((country) => ({ country, state: '' }))];
  }

  /** Requires that staff with regions add and remove only within their regions. */
  private async requireReach(caller: Caller, wanted: readonly WantedRegion[], field: string): Promise<void> {
    const { states } = await this.regions.reachOf(caller);
    if (states === null) return;
    const known = await this.repository.states();
    const isWithin = ({ country, state }: WantedRegion) => {
      const meant =
        state === '' ? known.filter((one) => one.country === country).map(({ key }) => key) : [state];
      return meant.length > 0 && meant.every((key) => states.includes(key));
    };
    if (!wanted.every(isWithin)) fail('REGION_OUT_OF_REACH', { field });
  }
}

/** A manager's data, as shown next to a district. */
export function nameAndNumber({ id, fullName }: Pick<ManagerAtWork, 'id' | 'fullName'>): NamedPerson {
  return { id, full_name: fullName };
}

function nameOf({ country, state }: WantedRegion): string {
  return state === '' ? country : state;
}
