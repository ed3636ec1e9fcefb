import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A circle drawn before its event exists; the radius is in metres. */
export interface DrawnCircle {
  lat: number;
  lon: number;
  radiusM: number;
}

/**
 * The people counted for a circle: those whom the caller may know, and those of whom only the square is
 * known.
 */
export interface CountedPeople {
  known: number[];
  concealed: number[];
}

/**
 * The greatest possible distance, in metres, between a person and the centre of their square, plus that
 * between a circle's centre and the centre of its square.
 */
const SLACK_M = 1500;

/** SQL for the centre of the one-kilometre square that contains a place. */
const middle = (place: string): string =>
  `point(round((${place})[0] / 1000) * 1000, round((${place})[1] / 1000) * 1000)`;

/** Limits what a manager learns by drawing circles (rule 81). */
@Injectable()
export class EventCircleRepository {
  constructor(private readonly database: Database) {}

  /** Returns the wider circle in which to look for people who may count. */
  widened({ radiusM, ...centre }: DrawnCircle): DrawnCircle {
    return { ...centre, radiusM: radiusM + SLACK_M };
  }

  /**
   * Counts people in the caller's districts exactly, and other people square by square, so that no series of
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
