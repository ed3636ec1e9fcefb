import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { lineReader, type OfficialLine } from './official-file.rules.js';
import { OfficialLocalitiesService } from './official-localities.service.js';
import { type OfficialLocality, OfficialPlacesRepository } from './official-places.repository.js';
import { PlaceIndex } from './place-index.js';
import { comparable } from './place-name.js';

/** The result of an import. */
export interface OfficialImportReport {
  localities: number;
  streets: number;
  /** the number of localities without a known position, and of empty lines */
  skippedLocalities: number;
  skippedLines: number;
}

const BATCH = 5000;

/**
 * Imports the official files of localities and of streets (data.gov.il). The files have no positions:
 * localities in the built-in table keep their positions there; others need position columns in the file, or
 * are skipped and counted. Importing a file again updates its rows.
 */
@Injectable()
export class OfficialPlacesImportService {
  constructor(
    private readonly database: Database,
    private readonly repository: OfficialPlacesRepository,
    private readonly index: PlaceIndex,
    private readonly known: OfficialLocalitiesService,
  ) {}

  /**
   * Imports all rows or none.
   * @throws when the first row is not the heading of such a file
   */
  async run(rows: AsyncIterable<readonly string[]>): Promise<OfficialImportReport> {
    const { lines, skippedLines } = await readLines(rows);
    const known = await this.repository.codes();
    const localities = new Map<number, OfficialLocality>();
    for (const line of lines) {
      const found = localities.has(line.localityCode) ? null : this.locate(line);
      if (found) localities.set(line.localityCode, found);
    }
    const isPlaced = (code: number) => localities.has(code) || known.has(code);
    const streets = new Map(
      lines.flatMap((line) => {
        const { localityCode, street } = line;
        return street && isPlaced(localityCode)
          ? [
              [
                `${localityCode}:${street.code}`,
                { localityCode, ...street, search: comparable(street.name) },
              ] as const,
            ]
          : [];
      }),
    );
    await this.database.transaction(async () => {
      for (const batch of batches([...localities.values()])) await this.repository.saveLocalities(batch);
      for (const batch of batches([...streets.values()])) await this.repository.saveStreets(batch);
    });
    await this.known.read();
    const skipped = new Set(
      lines.filter(({ localityCode }) => !isPlaced(localityCode)).map(({ localityCode }) => localityCode),
    );
    return {
      localities: localities.size,
      streets: streets.size,
      skippedLocalities: skipped.size,
      skippedLines,
    };
  }

  private locate({ localityCode: code, nameHe, nameEn, position }: OfficialLine): OfficialLocality | null {
    const listed = this.index.namedExactly(nameHe);
    if (listed && (this.index.isBuiltIn(listed) || !position))
      return {
        code,
        nameHe: listed.nameHe,
        nameEn: listed.nameEn,
        district: listed.district,
        lat: listed.lat,
        lon: listed.lon,
      };
    const near = position && this.index.nearest(position);
    return near ? { code, nameHe, nameEn, district: near.locality.district, ...position } : null;
  }
}

async function readLines(
  rows: AsyncIterable<readonly string[]>,
): Promise<{ lines: OfficialLine[]; skippedLines: number }> {
  let read: ReturnType<typeof lineReader> | undefined;
  let skippedLines = 0;
  const lines: OfficialLine[] = [];
  for await (const cells of rows) {
    if (read === undefined) read = lineReader(cells);
    else {
      const line = read?.(cells);
      if (line) lines.push(line);
      else skippedLines++;
    }
    if (read === null) break;
  }
  if (!read)
    throw new Error(
      'This is no official file of localities or streets: it needs the columns סמל_ישוב and שם_ישוב.',
    );
  return { lines, skippedLines };
}

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );
}
