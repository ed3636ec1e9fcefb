import type { Option } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';

const LIMIT = 500;

/** Events to choose from in a filter: those that concern a person, newest first. */
@Injectable()
export class EventChoices {
  constructor(
    private readonly repository: EventsRepository,
    private readonly regions: RegionsService,
    private readonly words: EventWords,
  ) {}

  async events(caller: Caller): Promise<Option[]> {
    const events = isStaff(caller.role)
      ? await this.repository.newestWithin(await this.regions.reachOf(caller), LIMIT)
      : await this.repository.newestAsking(caller.userId, caller.role === 'volunteer', LIMIT);
    const names = await this.words.names(events, currentLocale());
    return events.map((event) => ({ id: event.id, label: names.get(event.id) ?? '' }));
  }
}
