import { QUARTERS_OF_TOWNS } from './localities/quarters.js';
import { LOCALITIES, type Locality } from './locality.js';

/**
 * A quarter of a larger town, which its residents may give as the place where they live; it is not a town of
 * its own.
 */
export interface Quarter {
  nameHe: string;
  nameEn: string;
  lat: number;
  lon: number;
  aliases: readonly string[];
  town: Locality;
}

/**
 * Reads the lines of the table: a line without a position names the town to which the following lines belong.
 */
function readQuarters(table: string, localities: readonly Locality[]): Quarter[] {
  let town: Locality | undefined;
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [nameHe = '', nameEn = '', lat = '', lon = '', ...others] = line.split('|');
      if (lat === '') town = localities.find((one) => one.nameHe === nameHe);
      const aliases = others.flatMap((names) => names.split(';')).filter(Boolean);
      return lat === '' || !town
        ? []
        : [{ nameHe, nameEn, lat: Number(lat), lon: Number(lon), aliases, town }];
    });
}

/** All quarters of the table. */
export const QUARTERS: readonly Quarter[] = readQuarters(QUARTERS_OF_TOWNS, LOCALITIES);
