import { Injectable } from '@nestjs/common';
import type { Option } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { EventEntity } from './event.entity.js';
import { EventWords } from './event-words.js';
import { withinReach } from './events.repository.js';

const LIMIT = 500;

/** Events to choose from in a filter: those a person has to do with, newest first. */
@Injectable()
export class EventChoices {
  constructor(
    private readonly database: Database,
    private readonly regions: RegionsService,
    private readonly words: EventWords,
  ) {}

  async events(caller: Caller): Promise<Option[]> {
    const builder = this.database.manager.createQueryBuilder(EventEntity, 'e').orderBy('e.createdAt', 'DESC').limit(LIMIT);
    if (isStaff(caller.role)) withinReach(builder, await this.regions.reachOf(caller));
    else if (caller.role === 'volunteer')
      builder.where('e.id IN (SELECT r.event_id FROM event_volunteer_requests r WHERE r.volunteer_id = :me)', { me: caller.userId });
    else builder.where('e.id IN (SELECT r.event_id FROM event_user_requests r WHERE r.user_id = :me)', { me: caller.userId });
    const events = await builder.getMany();
    const names = await this.words.names(events, currentLocale());
    return events.map((event) => ({ id: event.id, label: names.get(event.id) ?? '' }));
  }
}
