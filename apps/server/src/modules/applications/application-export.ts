import { Injectable, type StreamableFile } from '@nestjs/common';
import type { AdminApplication } from '@karov/api-client';
import { serverText, type ServerTextKey } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { workbookAnswer } from '../../platform/lists/workbook-answer.js';
import type { Caller } from '../../platform/security/caller.js';
import { PeopleLooks } from '../activity/index.js';
import { AdminApplications } from './admin-applications.service.js';

const COLUMNS = ['id', 'category', 'status', 'urgency', 'volunteer', 'validity', 'created', 'name', 'disability'] as const;
const URGENCIES = ['none', 'low', 'medium', 'high'] as const;
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short', timeStyle: 'short' });
const FILE_NAME = 'requests.xlsx';

/** The table of single help requests as a workbook: what the caller may see, audited (decision 68). */
@Injectable()
export class ApplicationExport {
  constructor(
    private readonly looks: PeopleLooks,
    private readonly admin: AdminApplications,
  ) {}

  async file(caller: Caller, query: ListQuery): Promise<StreamableFile> {
    const rows = await this.admin.allAssignedOrClosed(caller, query);
    await this.looks.noteExport(caller, { list: FILE_NAME, filter: { ...query.filters, search: query.search } }, rows.flatMap(({ user, volunteer }) => [user.id, ...(volunteer ? [volunteer.id] : [])]));
    const locale = currentLocale();
    const say = (key: ServerTextKey) => serverText(locale, key);
    return workbookAnswer({
      fileName: FILE_NAME, sheetName: say('requests.exports.sheet'), locale, heads: COLUMNS.map((column) => say(`requests.exports.${column}`)),
      rows: rows.map((row) => cellsOf(row, say)),
    });
  }
}

function cellsOf(row: AdminApplication, say: (key: ServerTextKey) => string): (string | number)[] {
  return [
    row.id, row.category.label, say(`requests.statuses.${row.status}`), say(`requests.exports.urgencies.${URGENCIES[row.label_priority]}`),
    row.volunteer?.full_name ?? '', row.expiration_date ?? [row.arrival_date, row.arrival_time].filter(Boolean).join(' '),
    LOCAL_TIME.format(new Date(row.created_at)), row.user.full_name, row.user.disabilities.join(', '),
  ];
}
