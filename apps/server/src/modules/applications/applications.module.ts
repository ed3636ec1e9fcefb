import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AdminApplicationsController } from './admin-applications.controller.js';
import { AdminApplications } from './admin-applications.service.js';
import { ApplicationAddressMoves } from './application-address-moves.service.js';
import { ApplicationCalls } from './application-calls.service.js';
import { ApplicationDropdownsController } from './application-dropdowns.controller.js';
import { ApplicationFiling } from './application-filing.service.js';
import { ApplicationNeeds } from './application-needs.service.js';
import { ApplicationSourcesModule } from './application-sources.module.js';
import { ApplicationViews } from './application-views.service.js';
import { ApplicationJobs } from './applications.jobs.js';
import { ApplicationsRepository } from './applications.repository.js';
import { EmergencyApplications } from './emergency-applications.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';
import { HeldApplications } from './held-applications.service.js';
import { OpenDigestJobs } from './open-digest/open-digest.jobs.js';
import { OpenDigests } from './open-digest/open-digests.repository.js';
import { OpenRequestsRepository } from './open-requests.repository.js';
import { OwnApplicationsController } from './own-applications.controller.js';
import { OwnApplications } from './own-applications.service.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { RideReminderJobs } from './ride-reminders/ride-reminder.jobs.js';
import { SeekersRepository } from './seekers.repository.js';
import { StaleHoldJobs } from './stale-holds/stale-hold.jobs.js';
import { VolunteerApplicationsController } from './volunteer-applications.controller.js';
import { VolunteerApplications } from './volunteer-applications.service.js';
import { VolunteerViews } from './volunteer-views.service.js';

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
    AdminApplications,
    ApplicationAddressMoves,
    ApplicationCalls,
    ApplicationFiling,
    ApplicationJobs,
    ApplicationNeeds,
    ApplicationsRepository,
    ApplicationViews,
    EmergencyApplications,
    FeedbackRepository,
    FeedbackService,
    HeldApplications,
    OpenRequestsRepository,
    OwnApplications,
    RequestListsRepository,
    SeekersRepository,
    RideReminderJobs,
    OpenDigestJobs,
    OpenDigests,
    StaleHoldJobs,
    VolunteerApplications,
    VolunteerViews,
  ],
  exports: [
    AdminApplications,
    ApplicationCalls,
    ApplicationFiling,
    ApplicationNeeds,
    EmergencyApplications,
    HeldApplications,
    OwnApplications,
    VolunteerApplications,
  ],
})
export class ApplicationsModule {}
