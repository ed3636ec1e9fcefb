import { Injectable, type StreamableFile } from '@nestjs/common';
import type { EventRequestRow } from '@karov/api-client';
import { serverText, type ServerTextKey } from '@karov/i18n/server';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { workbookAnswer } from '../../platform/lists/workbook-answer.js';
import type { Caller } from '../../platform/security/caller.js';
import { PeopleLooks } from '../activity/index.js';
import { RegionsService } from '../regions/index.js';
import { RequestRows } from './request-rows.js';
import { RequestTablesRepository, type RequestTableRow } from './request-tables.repository.js';

const COLUMNS = ['status', 'event', 'user', 'volunteer', 'created'] as const;
const FILE_NAME = 'event-help-requests.xlsx';
/** An export is one page; no installation has so many requests within reach. */
const EXPORTED_MAX = 100_000;
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short', timeStyle: 'short' });

/** Assigned and rejected requests of events, for admins (part 2 §2 "Admin request management", second tab). */
@Injectable()
export class ManagedRequests {
  constructor(
    private readonly looks: PeopleLooks,
    private readonly regions: RegionsService,
    private readonly tables: RequestTablesRepository,
    private readonly rows: RequestRows,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<EventRequestRow>> {
    const page = await this.tables.managed(await this.regions.reachOf(caller), query);
    return { total: page.total, rows: await this.rows.of(page.rows, abilitiesOf) };
  }

  /** All of them as "Event help requests", as filtered; noted (decision 68). */
  async export(caller: Caller, query: ListQuery): Promise<StreamableFile> {
    const { rows } = await this.page(caller, { ...query, offset: 0, perPage: EXPORTED_MAX });
    await this.looks.noteExport(
      caller, { list: FILE_NAME, filter: { ...query.filters, search: query.search } }, rows.flatMap(({ user, volunteer }) => [user, volunteer].flatMap((person) => (person ? [person.id] : []))),
    );
    const locale = currentLocale();
    const say = (key: ServerTextKey) => serverText(locale, key);
    return workbookAnswer({
      fileName: FILE_NAME, sheetName: say('exports.eventRequests.sheet'), locale,
      heads: COLUMNS.map((column) => say(`exports.eventRequests.${column}`)),
      rows: rows.map((row) => [
        say(`statuses.eventUser.${isRejected(row) ? 'reject' : row.status}`), row.event.name, row.user?.full_name ?? '', row.volunteer?.full_name ?? '',
        LOCAL_TIME.format(new Date(row.creation_date)),
      ]),
    });
  }
}

/** Not approved, or taken off again: shown as rejected (part 2 §4 "Approval requests"). */
function isRejected(row: EventRequestRow): boolean {
  return row.status !== 'assigned' && row.is_approved === 2;
}

/** An admin approves what waits, completes what is approved, and takes both back (part 2 §4). */
function abilitiesOf({ status, isApproved }: RequestTableRow): EventRequestRow['abilities'] {
  if (status !== 'assigned') return [];
  return isApproved === 0 ? ['accept', 'reject'] : ['complete', 'reject'];
}
