import { Global, Module } from '@nestjs/common';
import { EventNeedSources, NeedsModule } from '../needs/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { EventPlacesRepository } from './event-places.repository.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventsRepository } from './events.repository.js';

/** Provides the needs of events to `needs`, which does not know this module. */
@Global()
@Module({
  imports: [NeedsModule, PlacesModule, UsersModule, VolunteersModule],
  providers: [
    EventPlacesRepository,
    EventRequestsRepository,
    EventSourcesService,
    EventsRepository,
    { provide: EventNeedSources, useExisting: EventSourcesService },
  ],
  exports: [
    EventPlacesRepository,
    EventRequestsRepository,
    EventSourcesService,
    EventsRepository,
    EventNeedSources,
  ],
})
export class EventSourcesModule {}
