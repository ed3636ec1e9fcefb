import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { AuthModule } from '../auth/index.js';
import { AutoAssignModule } from '../auto-assign/index.js';
import { BlockedIpsModule } from '../blocked-ips/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ChatModule } from '../chat/index.js';
import { ConsentsModule } from '../consents/index.js';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OptionsModule } from '../options/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { PlacesModule } from '../places/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { ProfileModule } from '../profile/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { ManagedPeopleService } from './managed-people.service.js';
import { OpenWorkRepository } from './open-work.repository.js';
import { OpenWorkService } from './open-work.service.js';
import { PersonActivityRepository } from './person-activity.repository.js';
import { RegionAssignmentsService } from './region-assignments.service.js';
import { ReplacementPeopleService } from './replacement-people.service.js';
import { SignInHoldsService } from './sign-in-holds.service.js';
import { UserActivityService } from './user-activity.service.js';
import { UserActsController } from './user-acts.controller.js';
import { UserBlockingService } from './user-blocking.service.js';
import { UserDeletionService } from './user-deletion.service.js';
import { UserFormService } from './user-form.service.js';
import { UserListRepository } from './user-list.repository.js';
import { UserListService } from './user-list.service.js';
import { UserLookupsController } from './user-lookups.controller.js';
import { UserLookupsService } from './user-lookups.service.js';
import { ManagedUsersController, UserManagementController } from './user-management.controller.js';
import { UserOrganizationService } from './user-organization.service.js';
import { UserRecordsController } from './user-records.controller.js';
import { UserRecordsService } from './user-records.service.js';
import { UserRolesService } from './user-roles.service.js';
import { UserStatusService } from './user-status.service.js';
import { UserVettingService } from './user-vetting.service.js';
import { UserVouchingService } from './user-vouching.service.js';
import { VettingController } from './vetting.controller.js';

@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    AutoAssignModule,
    BlockedIpsModule,
    CategoriesModule,
    ChatModule,
    ConsentsModule,
    EventsModule,
    NotificationsModule,
    OptionsModule,
    OrganizationsModule,
    PlacesModule,
    PrivacyModule,
    ProfileModule,
    SubscriptionsModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [
    UserManagementController,
    ManagedUsersController,
    UserActsController,
    UserLookupsController,
    UserRecordsController,
    VettingController,
  ],
  providers: [
    ManagedPeopleService,
    OpenWorkRepository,
    OpenWorkService,
    PersonActivityRepository,
    RegionAssignmentsService,
    ReplacementPeopleService,
    SignInHoldsService,
    UserBlockingService,
    UserDeletionService,
    UserActivityService,
    UserFormService,
    UserListService,
    UserListRepository,
    UserLookupsService,
    UserOrganizationService,
    UserVouchingService,
    UserRecordsService,
    UserRolesService,
    UserStatusService,
    UserVettingService,
  ],
  exports: [UserListService],
})
export class UserManagementModule {}
