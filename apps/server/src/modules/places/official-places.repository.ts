import type { DistrictKey } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A stored locality. */
export interface OfficialLocality {
  code: number;
  nameHe: string;
  nameEn: string;
  district: DistrictKey;
  lat: number;
  lon: number;
}

/** A source of suggestions in addition to the built-in table. */
export interface OfficialPlaces {
  /** The names of a locality's streets that begin with this text, in comparable form. */
  streets(localityHe: string, beginning: string, limit: number): Promise<string[]>;
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

  /** All imported localities. */
  async localities(): Promise<OfficialLocality[]> {
    return this.database.manager.query(
      'SELECT code, name_he AS "nameHe", name_en AS "nameEn", district, lat, lon FROM official_localities ORDER BY code',
    );
  }

  /** Adds or updates localities. */
  async saveLocalities(localities: readonly OfficialLocality[]): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO official_localities (code, name_he, name_en, district, lat, lon)
       SELECT l.code, l."nameHe", l."nameEn", l.district, l.lat, l.lon FROM jsonb_to_recordset($1::jsonb)
         AS l(code int, "nameHe" text, "nameEn" text, district text, lat float8, lon float8)
       ON CONFLICT (code) DO UPDATE SET name_he = excluded.name_he, name_en = excluded.name_en, district = excluded.district, lat = excluded.lat,
         lon = excluded.lon`,
      [JSON.stringify(localities)],
    );
  }

  /** Adds or updates streets of known localities. */
  async saveStreets(
    streets: readonly { localityCode: number; code: number; name: string; search: string }[],
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO official_streets (locality_code, code, name, search)
       SELECT s."localityCode", s.code, s.name, s.search FROM jsonb_to_recordset($1::jsonb) AS s("localityCode" int, code int, name text, search text)
       ON CONFLICT (locality_code, code) DO UPDATE SET name = excluded.name, search = excluded.search`,
      [JSON.stringify(streets)],
    );
  }

  /** The codes of the known localities. */
  async codes(): Promise<Set<number>> {
    const rows: { code: number }[] = await this.database.manager.query(
      'SELECT code FROM official_localities',
    );
    return new Set(rows.map(({ code }) => code));
  }
}

function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
