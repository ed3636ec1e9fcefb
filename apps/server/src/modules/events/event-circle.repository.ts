import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A circle that somebody draws, before there is an event; the radius in metres. */
export interface DrawnCircle {
  lat: number;
  lon: number;
  radiusM: number;
}

/** Who of some people counts for a circle: those whom the caller may know, and those of whom only that they are about there. */
export interface CountedPeople {
  known: number[];
  concealed: number[];
}

/** So far two people of one square of a kilometre can lie from its middle, and the middle of a circle from that of its own, in metres. */
const SLACK_M = 1500;

/** The middle of the square of a kilometre in which a place of the map lies. */
const middle = (place: string): string => `point(round((${place})[0] / 1000) * 1000, round((${place})[1] / 1000) * 1000)`;

/** Whom a manager learns of by drawing circles (rule 81). */
@Injectable()
export class EventCircleRepository {
  constructor(private readonly database: Database) {}

  /** The circle within which to look for those who may count. */
  widened({ radiusM, ...centre }: DrawnCircle): DrawnCircle {
    return { ...centre, radiusM: radiusM + SLACK_M };
  }

  /**
   * Of those who live in the caller's districts who lies in the circle; of others from square to square, so that no series of circles tells two people of
   * one square apart.
   */
  async counted({ lat, lon, radiusM }: DrawnCircle, states: readonly string[], ids: readonly number[]): Promise<CountedPeople> {
    const rows: { id: number; isKnown: boolean }[] = await this.database.joined.query(
      `SELECT p.id, p.known AS "isKnown"
       FROM (SELECT u.id, u.position, coalesce(u.residential_state = ANY($4) OR u.arrival_state = ANY($4), false) AS known FROM users u WHERE u.id = ANY($5)) p,
         (SELECT map_point($1, $2) AS centre) c
       WHERE CASE WHEN p.known THEN map_metres(p.position, c.centre) ELSE map_metres(${middle('p.position')}, ${middle('c.centre')}) END <= $3`,
      [lat, lon, radiusM, states, ids],
    );
    const idsOf = (isKnown: boolean): number[] => rows.filter((row) => row.isKnown === isKnown).map(({ id }) => id);
    return { known: idsOf(true), concealed: idsOf(false) };
  }
}
