import { type Locale, localDay } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import { OptionsService } from '../options/index.js';
import { OfficialLocalitiesService, PlacesService } from '../places/index.js';
import { UsersRepository } from '../users/index.js';
import { type CheckedRows, type CheckerPorts, ImportChecker } from './import-checker.js';
import { type ImportChoices, importChoices } from './import-choices.js';
import { columnName } from './import-texts.js';
import type { TableKind } from './spreadsheet/table-reader.js';
import { UndecodableText, UnreadableFile } from './spreadsheet/table-row.js';
import { readTableApart } from './spreadsheet/table-thread.js';

/** A file on disk, with the language of the person who sent it. */
export interface ImportFile {
  path: string;
  kind: TableKind;
  locale: Locale;
}

/** Reads a whole file and finds its errors, by the current data. */
@Injectable()
export class ImportChecksService {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly places: PlacesService,
    private readonly official: OfficialLocalitiesService,
    private readonly options: OptionsService,
  ) {}

  /** The current choices in columns whose values are option lists. */
  async choices(): Promise<ImportChoices> {
    return importChoices(await this.options.bilingual());
  }

  /**
   * Reads all rows.
   * @throws when the file itself is invalid
   */
  async check(
    file: ImportFile,
    ports: Pick<CheckerPorts, 'kept' | 'accept' | 'progress'>,
  ): Promise<CheckedRows> {
    await this.official.refresh();
    const checker = new ImportChecker({
      ...ports,
      choices: await this.choices(),
      today: localDay(this.clock.now()),
      isPlaced: (address) => this.places.locate(address) !== null,
      takenPhones: (rows) =>
        this.users.takenPhones(
          rows.map(({ phone, firstName, lastName }) => ({
            phone,
            fullName: `${firstName} ${lastName}`.trim(),
            isOwn: true,
          })),
        ),
    });
    const checked = await checker.check(readTableApart(file.path, file.kind)).catch((error: unknown) => {
      if (error instanceof UndecodableText) return fail('FILE_LETTERS', { field: 'file', cause: error });
      if (error instanceof UnreadableFile) return fail('FILE_UNREADABLE', { field: 'file', cause: error });
      throw error;
    });
    if (checked.kind === 'columns missing') {
      const columns = checked.columns.map((column) => columnName(column, file.locale)).join(', ');
      return fail('FILE_COLUMNS', { field: 'file', params: { columns } });
    }
    if (checked.kind === 'several lists') return fail('FILE_SEVERAL_LISTS', { field: 'file' });
    return checked.rows === 0 ? fail('FILE_EMPTY', { field: 'file' }) : checked;
  }
}
