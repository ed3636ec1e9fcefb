import type { Option } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';

const LIMIT = 500;

/** The options in filters and forms about events. */
@Injectable()
export class EventChoicesService {
  constructor(
    private readonly repository: EventsRepository,
    private readonly regions: RegionsRepository,
    private readonly words: EventWords,
    private readonly users: UsersRepository,
  ) {}

  /** The events that concern a person, newest first. */
  async events(caller: Caller): Promise<Option[]> {
    const events = isStaff(caller.role)
      ? await this.repository.newestWithin(await this.regions.reachOf(caller), LIMIT)
      : await this.repository.newestAsking(caller.userId, caller.role === 'volunteer', LIMIT);
    const names = await this.words.names(events, currentLocale());
    return events.map((event) => ({ id: event.id, label: names.get(event.id) ?? '' }));
  }

  /** The managers who may lead an event, sorted by name. */
  async managers(): Promise<Option[]> {
    return (await this.users.withRole('manager')).map(({ id, fullName }) => ({ id, label: fullName }));
  }
}
