import { Module } from '@nestjs/common';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AskedAgainJobs } from './asked-again/asked-again.jobs.js';
import { SilentQuestionsRepository } from './asked-again/silent-questions.repository.js';
import { EventAddressMovesService } from './event-address-moves.service.js';
import { EventCallsService } from './event-calls.service.js';
import { EventChangesRepository } from './event-changes.repository.js';
import { EventChoicesService } from './event-choices.service.js';
import { EventCircleRepository } from './event-circle.repository.js';
import { EventDeskService } from './event-desk.service.js';
import { EventDetailsService } from './event-details.service.js';
import { EventDropdownsController } from './event-dropdowns.controller.js';
import { EventEmergenciesRepository } from './event-emergencies.repository.js';
import { EventEndingsService } from './event-endings.service.js';
import { EventExport } from './event-export.js';
import { EventHandoverService } from './event-handover.service.js';
import { EventInvitationsService } from './event-invitations.service.js';
import { EventJoinsService } from './event-joins.service.js';
import { EventLinksController } from './event-links.controller.js';
import { EventManagersService } from './event-managers.service.js';
import { EventQuestionsService } from './event-questions.service.js';
import { EventRequestsController } from './event-requests.controller.js';
import { EventSourcesModule } from './event-sources.module.js';
import { EventStoryRepository } from './event-story.repository.js';
import { EventStoryService } from './event-story.service.js';
import { EventSwitchRepository } from './event-switch.repository.js';
import { EventSwitchService } from './event-switch.service.js';
import { EventViewsService } from './event-views.service.js';
import { EventWords } from './event-words.js';
import { EventsController } from './events.controller.js';
import { EventsGateway } from './events.gateway.js';
import { EventsService } from './events.service.js';
import { LeftWithoutHelpService } from './left-without-help.service.js';
import { ManagedRequestsService } from './managed-requests.service.js';
import { OwnRequestsService } from './own-requests.service.js';
import { RequestRows } from './request-rows.js';
import { RequestTablesRepository } from './request-tables.repository.js';
import { RequestTablesService } from './request-tables.service.js';
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
    EventAddressMovesService,
    AskedAgainJobs,
    SilentQuestionsRepository,
    EventCallsService,
    EventChoicesService,
    EventChangesRepository,
    EventDeskService,
    EventDetailsService,
    EventEmergenciesRepository,
    EventEndingsService,
    EventExport,
    EventHandoverService,
    EventInvitationsService,
    EventManagersService,
    EventJoinsService,
    EventQuestionsService,
    EventCircleRepository,
    EventSwitchRepository,
    EventStoryRepository,
    EventStoryService,
    EventSwitchService,
    EventViewsService,
    EventWords,
    EventsGateway,
    EventsService,
    LeftWithoutHelpService,
    ManagedRequestsService,
    OwnRequestsService,
    RequestRows,
    RequestTablesService,
    RequestTablesRepository,
    SeekerDetailsService,
  ],
  exports: [
    EventCallsService,
    EventDeskService,
    EventEndingsService,
    EventHandoverService,
    EventJoinsService,
    EventQuestionsService,
    EventsService,
    OwnRequestsService,
  ],
})
export class EventsModule {}
