import { Injectable, type StreamableFile } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { sheetAnswer } from '../../platform/lists/list-sheet.js';
import type { Caller } from '../../platform/security/caller.js';
import { PeopleLooks } from '../activity/index.js';
import { RegionsService } from '../regions/index.js';
import { EventViews } from './event-views.service.js';
import { eventSheet } from './events.sheet.js';
import { EventsRepository } from './events.repository.js';

/** The file of events under its own address (rule 142): what the caller may see, noted (rule 68). */
@Injectable()
export class EventExport {
  constructor(
    private readonly looks: PeopleLooks,
    private readonly regions: RegionsService,
    private readonly events: EventsRepository,
    private readonly views: EventViews,
  ) {}

  async file(caller: Caller, query: ListQuery): Promise<StreamableFile> {
    const rows = await this.views.rows(await this.events.all(await this.regions.reachOf(caller), query));
    await this.looks.noteExport(
      caller,
      { list: eventSheet.fileName, filter: { ...query.filters, search: query.search } },
      rows.flatMap((row) => eventSheet.people(row)),
    );
    return sheetAnswer(eventSheet, [rows], currentLocale());
  }
}
