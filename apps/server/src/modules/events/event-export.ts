import { Injectable } from '@nestjs/common';
import ExcelJS from 'exceljs';
import type { Response } from 'express';
import { serverText } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { harmless } from '../../platform/lists/spreadsheet-cell.js';
import type { Caller } from '../../platform/security/caller.js';
import { PeopleLooks } from '../activity/index.js';
import { RegionsService } from '../regions/index.js';
import { EventViews } from './event-views.service.js';
import { EventsRepository } from './events.repository.js';

const COLUMNS = ['id', 'name', 'status', 'manager', 'address', 'radius', 'help', 'autoAssign', 'note', 'lastStopped', 'created'] as const;
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short', timeStyle: 'short' });
const FILE_NAME = 'events.xlsx';
const SHEET_NAME = 'Events';

/** events.xlsx with the sheet Events (part 2 §9): what the caller may see, streamed, audited (decision 68). */
@Injectable()
export class EventExport {
  constructor(
    private readonly looks: PeopleLooks,
    private readonly regions: RegionsService,
    private readonly events: EventsRepository,
    private readonly views: EventViews,
  ) {}

  async write(caller: Caller, query: ListQuery, response: Response): Promise<void> {
    const rows = await this.views.rows(await this.events.all(await this.regions.reachOf(caller), query));
    await this.looks.noteExport(caller, { list: FILE_NAME, filter: { ...query.filters, search: query.search } }, rows.map(({ manager }) => manager.id));
    const locale = currentLocale();
    const word = (key: (typeof COLUMNS)[number] | 'yes' | 'no') => serverText(locale, `exports.events.${key}`);
    response.setHeader('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    response.setHeader('Content-Disposition', `attachment; filename="${FILE_NAME}"`);
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: response });
    const sheet = workbook.addWorksheet(SHEET_NAME, { views: [{ rightToLeft: locale === 'he-IL', state: 'frozen', ySplit: 1 }] });
    sheet.addRow(COLUMNS.map(word)).commit();
    for (const row of rows) {
      const cells = [
        row.id, row.name, word(row.status ? 'yes' : 'no'), row.manager.full_name, row.address, row.radius, row.type_of_help_required,
        word(row.is_auto_assign ? 'yes' : 'no'), row.system_note ?? '', local(row.last_stopped_at), local(row.created_at),
      ];
      sheet.addRow(cells.map(harmless)).commit();
    }
    sheet.commit();
    await workbook.commit();
  }
}

function local(time: string | null): string {
  return time === null ? '' : LOCAL_TIME.format(new Date(time));
}
