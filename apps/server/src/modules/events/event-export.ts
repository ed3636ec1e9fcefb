import { doorList } from '@karov/domain';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { sheetAnswer } from '../../platform/lists/list-sheet.js';
import type { Caller } from '../../platform/security/caller.js';
import { AccessLogRepository } from '../activity/index.js';
import { RegionsRepository } from '../regions/index.js';
import { doorSheet } from './doors.sheet.js';
import { EventDetailsService } from './event-details.service.js';
import { EventViewsService } from './event-views.service.js';
import { EventsRepository } from './events.repository.js';
import { eventSheet } from './events.sheet.js';
import type { EventRecord } from './events.types.js';

/**
 * The exports of events at their own paths (rules 142, 170): they contain only what the caller may see, and
 * each export is recorded (rule 68).
 */
@Injectable()
export class EventExport {
  constructor(
    private readonly looks: AccessLogRepository,
    private readonly regions: RegionsRepository,
    private readonly events: EventsRepository,
    private readonly views: EventViewsService,
    private readonly details: EventDetailsService,
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

  /**
   * The people to be visited in one event, by street; the calling code has already checked that the event is
   * within reach.
   */
  async doors(caller: Caller, event: EventRecord): Promise<StreamableFile> {
    const rows = doorList(await this.details.seekers(caller, event));
    await this.looks.noteExport(
      caller,
      { list: doorSheet.fileName, filter: { event_id: event.id } },
      rows.flatMap((row) => doorSheet.people(row)),
    );
    return sheetAnswer(doorSheet, [rows], currentLocale());
  }
}
