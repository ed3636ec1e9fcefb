import { Injectable } from '@nestjs/common';
import type { DistrictKey } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

/** A locality as it is stored. */
export interface OfficialLocality {
  code: number;
  nameHe: string;
  nameEn: string;
  district: DistrictKey;
  lat: number;
  lon: number;
}

/** What suggestions are made from beside the built-in table. */
export interface OfficialPlaces {
  /** Names of streets of a locality that begin so, in comparable form. */
  streets(localityHe: string, beginning: string, limit: number): Promise<string[]>;
  /** Localities whose name begins so in either language, in comparable form: for the first of the beginnings that any has, and which one it is. */
  localities(beginnings: readonly string[], limit: number): Promise<{ nth: number; localities: OfficialLocality[] }>;
}

/** Queries on the official localities and streets. */
@Injectable()
export class OfficialPlacesRepository implements OfficialPlaces {
  constructor(private readonly database: Database) {}

  async streets(localityHe: string, beginning: string, limit: number): Promise<string[]> {
    const rows: { name: string }[] = await this.database.manager.query(
      `SELECT s.name FROM official_localities l JOIN official_streets s ON s.locality_code = l.code
       WHERE l.name_he = $1 AND s.search LIKE $2 ORDER BY length(s.search), s.search LIMIT $3`,
      [localityHe, startingWith(beginning), limit],
    );
    return rows.map(({ name }) => name);
  }

  async localities(beginnings: readonly string[], limit: number): Promise<{ nth: number; localities: OfficialLocality[] }> {
    if (beginnings.length === 0) return { nth: 0, localities: [] };
    const rows: (OfficialLocality & { nth: number })[] = await this.database.manager.query(
      `SELECT (w.nth - 1)::int AS nth, l.code, l.name_he AS "nameHe", l.name_en AS "nameEn", l.district, l.lat, l.lon
       FROM unnest($1::text[]) WITH ORDINALITY AS w(beginning, nth) JOIN official_localities l ON l.search_he LIKE w.beginning OR l.search_en LIKE w.beginning
       ORDER BY w.nth, length(l.search_he), l.code LIMIT $2`,
      [beginnings.map(startingWith), limit],
    );
    const nth = rows[0]?.nth ?? 0;
    return { nth, localities: rows.filter((row) => row.nth === nth).map(({ nth: _, ...locality }) => locality) };
  }

  /** Adds or renews localities; what is searched by comes with them. */
  async saveLocalities(tx: Tx, localities: readonly (OfficialLocality & { searchHe: string; searchEn: string })[]): Promise<void> {
    await tx.manager.query(
      `INSERT INTO official_localities (code, name_he, name_en, district, lat, lon, search_he, search_en)
       SELECT l.code, l."nameHe", l."nameEn", l.district, l.lat, l.lon, l."searchHe", l."searchEn" FROM jsonb_to_recordset($1::jsonb)
         AS l(code int, "nameHe" text, "nameEn" text, district text, lat float8, lon float8, "searchHe" text, "searchEn" text)
       ON CONFLICT (code) DO UPDATE SET name_he = excluded.name_he, name_en = excluded.name_en, district = excluded.district, lat = excluded.lat,
         lon = excluded.lon, search_he = excluded.search_he, search_en = excluded.search_en`,
      [JSON.stringify(localities)],
    );
  }

  /** Adds or renews streets of localities that are there. */
  async saveStreets(tx: Tx, streets: readonly { localityCode: number; code: number; name: string; search: string }[]): Promise<void> {
    await tx.manager.query(
      `INSERT INTO official_streets (locality_code, code, name, search)
       SELECT s."localityCode", s.code, s.name, s.search FROM jsonb_to_recordset($1::jsonb) AS s("localityCode" int, code int, name text, search text)
       ON CONFLICT (locality_code, code) DO UPDATE SET name = excluded.name, search = excluded.search`,
      [JSON.stringify(streets)],
    );
  }

  /** Codes of the localities that are there. */
  async codes(): Promise<Set<number>> {
    const rows: { code: number }[] = await this.database.manager.query('SELECT code FROM official_localities');
    return new Set(rows.map(({ code }) => code));
  }
}

function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
