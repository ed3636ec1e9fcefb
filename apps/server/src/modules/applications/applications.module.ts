import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AdminApplicationsController } from './admin-applications.controller.js';
import { AdminApplicationsService } from './admin-applications.service.js';
import { ApplicationAddressMovesService } from './application-address-moves.service.js';
import { ApplicationCallsService } from './application-calls.service.js';
import { ApplicationDropdownsController } from './application-dropdowns.controller.js';
import { ApplicationFilingService } from './application-filing.service.js';
import { ApplicationSourcesModule } from './application-sources.module.js';
import { ApplicationViewsService } from './application-views.service.js';
import { ApplicationJobs } from './applications.jobs.js';
import { ApplicationsRepository } from './applications.repository.js';
import { EmergencyApplicationsService } from './emergency-applications.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';
import { HeldApplicationsService } from './held-applications.service.js';
import { OpenDigestJobs } from './open-digest/open-digest.jobs.js';
import { OpenDigestsRepository } from './open-digest/open-digests.repository.js';
import { OpenRequestsRepository } from './open-requests.repository.js';
import { OwnApplicationsController } from './own-applications.controller.js';
import { OwnApplicationsService } from './own-applications.service.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { RideReminderJobs } from './ride-reminders/ride-reminder.jobs.js';
import { SeekersRepository } from './seekers.repository.js';
import { StaleHoldJobs } from './stale-holds/stale-hold.jobs.js';
import { VolunteerApplicationsController } from './volunteer-applications.controller.js';
import { VolunteerApplicationsService } from './volunteer-applications.service.js';
import { VolunteerViewsService } from './volunteer-views.service.js';

@Module({
  imports: [
    ApplicationSourcesModule,
    CategoriesModule,
    NeedsModule,
    NotificationsModule,
    PlacesModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [
    OwnApplicationsController,
    VolunteerApplicationsController,
    AdminApplicationsController,
    ApplicationDropdownsController,
  ],
  providers: [
    AdminApplicationsService,
    ApplicationAddressMovesService,
    ApplicationCallsService,
    ApplicationFilingService,
    ApplicationJobs,
    ApplicationsRepository,
    ApplicationViewsService,
    EmergencyApplicationsService,
    FeedbackRepository,
    FeedbackService,
    HeldApplicationsService,
    OpenRequestsRepository,
    OwnApplicationsService,
    RequestListsRepository,
    SeekersRepository,
    RideReminderJobs,
    OpenDigestJobs,
    OpenDigestsRepository,
    StaleHoldJobs,
    VolunteerApplicationsService,
    VolunteerViewsService,
  ],
  exports: [
    AdminApplicationsService,
    ApplicationCallsService,
    ApplicationFilingService,
    EmergencyApplicationsService,
    HeldApplicationsService,
    OwnApplicationsService,
    VolunteerApplicationsService,
  ],
})
export class ApplicationsModule {}
