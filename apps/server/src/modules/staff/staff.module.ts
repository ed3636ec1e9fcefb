import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { AuthModule } from '../auth/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ChatModule } from '../chat/index.js';
import { ContactModule } from '../contact/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { PushModule } from '../push/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { StaffAnswersController } from './answers/staff-answers.controller.js';
import { StaffAnswersService } from './answers/staff-answers.service.js';
import { DeskGateway } from './desk.gateway.js';
import { DeskWaitsRepository } from './escalation/desk-waits.repository.js';
import { EscalationJobs } from './escalation/escalation.jobs.js';
import { TakeOverClockJobs } from './escalation/take-over-clock.jobs.js';
import { HandingOverController } from './handing-over/handing-over.controller.js';
import { HandingOverService } from './handing-over/handing-over.service.js';
import { HeldWorkRepository } from './handing-over/held-work.repository.js';
import { MessagesHealthController } from './messages-health/messages-health.controller.js';
import { StaffNotesController } from './notes/staff-notes.controller.js';
import { StaffNotesRepository } from './notes/staff-notes.repository.js';
import { StaffNotesService } from './notes/staff-notes.service.js';
import { StaffController } from './staff.controller.js';
import { DeskSubjectsService } from './subjects/desk-subjects.service.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViewsRepository } from './views/saved-views.repository.js';
import { SavedViewsService } from './views/saved-views.service.js';
import { WaitingRepository } from './waiting.repository.js';
import { WaitingService } from './waiting.service.js';

@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    CategoriesModule,
    ChatModule,
    ContactModule,
    EventsModule,
    NeedsModule,
    NotificationsModule,
    PushModule,
    PlacesModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [
    StaffController,
    HandingOverController,
    MessagesHealthController,
    SavedViewsController,
    StaffAnswersController,
    StaffNotesController,
  ],
  providers: [
    DeskGateway,
    DeskSubjectsService,
    DeskWaitsRepository,
    EscalationJobs,
    HandingOverService,
    HeldWorkRepository,
    SavedViewsRepository,
    SavedViewsService,
    StaffAnswersService,
    StaffNotesService,
    StaffNotesRepository,
    TakeOverClockJobs,
    WaitingRepository,
    WaitingService,
  ],
})
export class StaffModule {}
