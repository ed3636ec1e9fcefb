import type { DistrictKey } from '@karov/domain';
import { CENTER } from './localities/center.js';
import { HAIFA } from './localities/haifa.js';
import { JERUSALEM } from './localities/jerusalem.js';
import { JUDEA_SAMARIA } from './localities/judea-samaria.js';
import { NORTH } from './localities/north.js';
import { NORTH_VILLAGES } from './localities/north-villages.js';
import { SOUTH } from './localities/south.js';
import { TEL_AVIV } from './localities/tel-aviv.js';

/** A town or village in the table. */
export interface Locality {
  nameHe: string;
  nameEn: string;
  lat: number;
  lon: number;
  district: DistrictKey;
  /** other names and spellings, including those in Arabic and Russian */
  aliases: readonly string[];
  /** its rank by size in its district; 0 is the largest */
  rank: number;
}

const TABLES: Readonly<Record<DistrictKey, string>> = {
  tel_aviv: TEL_AVIV,
  center: CENTER,
  jerusalem: JERUSALEM,
  haifa: HAIFA,
  north: `${NORTH.trim()}\n${NORTH_VILLAGES.trim()}`,
  south: SOUTH,
  judea_samaria: JUDEA_SAMARIA,
};

/** Reads the lines of a table. */
function readLocalities(district: DistrictKey, table: string): Locality[] {
  return table
    .trim()
    .split('\n')
    .map((line, rank) => {
      const [nameHe = '', nameEn = '', lat = '', lon = '', ...others] = line.split('|');
      const aliases = others.flatMap((names) => names.split(';')).filter(Boolean);
      return { nameHe, nameEn, lat: Number(lat), lon: Number(lon), district, aliases, rank };
    });
}

/** All localities of the table. */
export const LOCALITIES: readonly Locality[] = [
  ...readLocalities('tel_aviv', TABLES.tel_aviv),
  ...readLocalities('center', TABLES.center),
  ...readLocalities('jerusalem', TABLES.jerusalem),
  ...readLocalities('haifa', TABLES.haifa),
  ...readLocalities('north', TABLES.north),
  ...readLocalities('south', TABLES.south),
  ...readLocalities('judea_samaria', TABLES.judea_samaria),
];
