import { Module } from '@nestjs/common';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AskedAgainJobs } from './asked-again/asked-again.jobs.js';
import { SilentQuestions } from './asked-again/silent-questions.repository.js';
import { EventAddressMoves } from './event-address-moves.service.js';
import { EventCalls } from './event-calls.service.js';
import { EventChangesRepository } from './event-changes.repository.js';
import { EventChoices } from './event-choices.service.js';
import { EventCircleRepository } from './event-circle.repository.js';
import { EventDesk } from './event-desk.service.js';
import { EventDetails } from './event-details.service.js';
import { EventDropdownsController } from './event-dropdowns.controller.js';
import { EventEmergenciesRepository } from './event-emergencies.repository.js';
import { EventEndings } from './event-endings.service.js';
import { EventExport } from './event-export.js';
import { EventHandover } from './event-handover.service.js';
import { EventInvitations } from './event-invitations.service.js';
import { EventJoins } from './event-joins.service.js';
import { EventLinksController } from './event-links.controller.js';
import { EventManagers } from './event-managers.service.js';
import { EventNeeds } from './event-needs.service.js';
import { EventQuestions } from './event-questions.service.js';
import { EventRequestsController } from './event-requests.controller.js';
import { EventSourcesModule } from './event-sources.module.js';
import { EventStoryRepository } from './event-story.repository.js';
import { EventStoryService } from './event-story.service.js';
import { EventSwitchRepository } from './event-switch.repository.js';
import { EventSwitch } from './event-switch.service.js';
import { EventViews } from './event-views.service.js';
import { EventWords } from './event-words.js';
import { EventsController } from './events.controller.js';
import { EventsGateway } from './events.gateway.js';
import { EventsService } from './events.service.js';
import { ManagedRequests } from './managed-requests.service.js';
import { OwnRequestsService } from './own-requests.service.js';
import { RequestRows } from './request-rows.js';
import { RequestTablesRepository } from './request-tables.repository.js';
import { RequestTables } from './request-tables.service.js';
import { SeekerDetailsService } from './seeker-details.service.js';
import { VolunteerRequestsController } from './volunteer-requests.controller.js';

@Module({
  imports: [
    EventSourcesModule,
    NeedsModule,
    NotificationsModule,
    PlacesModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [
    EventsController,
    EventRequestsController,
    VolunteerRequestsController,
    EventLinksController,
    EventDropdownsController,
  ],
  providers: [
    EventAddressMoves,
    AskedAgainJobs,
    SilentQuestions,
    EventCalls,
    EventChoices,
    EventChangesRepository,
    EventDesk,
    EventDetails,
    EventEmergenciesRepository,
    EventEndings,
    EventExport,
    EventHandover,
    EventInvitations,
    EventManagers,
    EventJoins,
    EventQuestions,
    EventNeeds,
    EventCircleRepository,
    EventSwitchRepository,
    EventStoryRepository,
    EventStoryService,
    EventSwitch,
    EventViews,
    EventWords,
    EventsGateway,
    EventsService,
    ManagedRequests,
    OwnRequestsService,
    RequestRows,
    RequestTables,
    RequestTablesRepository,
    SeekerDetailsService,
  ],
  exports: [
    EventCalls,
    EventDesk,
    EventEndings,
    EventHandover,
    EventJoins,
    EventNeeds,
    EventQuestions,
    EventsService,
    OwnRequestsService,
  ],
})
export class EventsModule {}
