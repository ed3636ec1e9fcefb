import type { Gender, WayToHelp, WorkSpan } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** What decides whether a volunteer may take on a request by themselves. */
export interface VolunteerFitness {
  userId: number;
  isActive: boolean;
  isFrozen: boolean;
  isBlocked: boolean;
  isValidated: boolean;
  /** The periods in which the volunteer works for somebody (rule 47). */
  work: WorkSpan[];
  hasVehicle: boolean;
  wayToHelp: WayToHelp;
  gender: Gender | null;
  languages: string[];
  /** Null while the address is unknown. */
  lat: number | null;
  lon: number | null;
  /** The keys of the districts of both addresses. */
  states: string[];
}

/** Queries on what is currently known about volunteers, with or without an address. */
@Injectable()
export class VolunteerFactsRepository {
  constructor(private readonly database: Database) {}

  /** The gender of those volunteers who stated it, by their id, for grammatical forms (rule 101). */
  async genders(userIds: readonly (number | null)[]): Promise<Map<number, Gender>> {
    const ids = userIds.filter((id) => id !== null);
    if (ids.length === 0) return new Map();
    const rows: { user_id: number; gender: Gender }[] = await this.database.manager.query(
      'SELECT user_id, gender FROM volunteer_information WHERE user_id = ANY($1) AND gender IS NOT NULL',
      [ids],
    );
    return new Map(rows.map((row) => [row.user_id, row.gender]));
  }

  /** What decides whether the person may take on a request; null for people who are not volunteers. */
  async fitness(userId: number): Promise<VolunteerFitness | null> {
    return (await this.fitnessOf([userId])).get(userId) ?? null;
  }

  /** The same of several people, by their id; people who are not volunteers are left out. */
  async fitnessOf(userIds: readonly number[]): Promise<Map<number, VolunteerFitness>> {
    if (userIds.length === 0) return new Map();
    const rows: (Omit<VolunteerFitness, 'work'> & { work: { from: string; to: string | null }[] })[] =
      await this.database.manager.query(
        `SELECT u.id AS "userId", u.is_active AND v.signed_at IS NOT NULL AND (v.guardian_needed IS NULL OR v.guardian_confirmed_at IS NOT NULL) AS "isActive", u.is_freeze AS "isFrozen", u.is_block AS "isBlocked",
         NOT v.is_required_police_validation OR v.validate_police AS "isValidated",
         ARRAY(SELECT jsonb_build_object('from', lower(w.span), 'to', upper(w.span)) FROM at_work w WHERE w.volunteer_id = u.id) AS work,
         coalesce(v.driving_license AND v.vehicle_availability, false) AS "hasVehicle", v.way_to_provide_help AS "wayToHelp", v.gender, v.languages,
         map_latitude(u.position) AS lat, map_longitude(u.position) AS lon,
         array_remove(ARRAY[nullif(u.residential_state, ''), nullif(u.arrival_state, '')], NULL) AS states
       FROM users u
       JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
       JOIN volunteer_information v ON v.user_id = u.id
       WHERE u.id = ANY($1) AND u.deleted_at IS NULL`,
        [userIds],
      );
    return new Map(
      rows.map((row) => [
        row.userId,
        {
          ...row,
          work: row.work.map(({ from, to }) => ({
            from: new Date(from),
            to: to === null ? null : new Date(to),
          })),
        },
      ]),
    );
  }
}
