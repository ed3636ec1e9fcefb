import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A drawn circle, before there is an event; the radius in metres. */
export interface DrawnCircle {
  lat: number;
  lon: number;
  radiusM: number;
}

/** The people counted for a circle: those whom the caller may know, and those whose square alone is known. */
export interface CountedPeople {
  known: number[];
  concealed: number[];
}

/**
 * The greatest distance, in metres, of a person from the middle of their square plus that of a circle's
 * middle from the middle of its square.
 */
const SLACK_M = 1500;

/** The middle of the one-kilometre square that holds a place. */
const middle = (place: string): string =>
  `point(round((${place})[0] / 1000) * 1000, round((${place})[1] / 1000) * 1000)`;

/** Limits what a manager learns by drawing circles (rule 81). */
@Injectable()
export class EventCircleRepository {
  constructor(private readonly database: Database) {}

  /** The circle in which to look for people who may count. */
  widened({ radiusM, ...centre }: DrawnCircle): DrawnCircle {
    return { ...centre, radiusM: radiusM + SLACK_M };
  }

  /**
   * Counts people in the caller's districts exactly, and others square by square, so that no series of
   * circles distinguishes two people in one square.
   */
  async counted(
    { lat, lon, radiusM }: DrawnCircle,
    states: readonly string[],
    ids: readonly number[],
  ): Promise<CountedPeople> {
    const rows: { id: number; isKnown: boolean }[] = await this.database.joined.query(
      `SELECT p.id, p.known AS "isKnown"
       FROM (SELECT u.id, u.position, coalesce(u.residential_state = ANY($4) OR u.arrival_state = ANY($4), false) AS known FROM users u WHERE u.id = ANY($5)) p,
         (SELECT map_point($1, $2) AS centre) c
       WHERE CASE WHEN p.known THEN map_metres(p.position, c.centre) ELSE map_metres(${middle('p.position')}, ${middle('c.centre')}) END <= $3`,
      [lat, lon, radiusM, states, ids],
    );
    const idsOf = (isKnown: boolean): number[] =>
      rows.filter((row) => row.isKnown === isKnown).map(({ id }) => id);
    return { known: idsOf(true), concealed: idsOf(false) };
  }
}
