import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { CategoriesModule } from '../categories/index.js';
import { ConsentsModule } from '../consents/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OptionsModule } from '../options/index.js';
import { ProfileModule } from '../profile/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { PersonDoingsRepository } from './person-doings.repository.js';
import { UserDoingsService } from './user-doings.service.js';
import { UserRecords } from './user-record.service.js';
import { UserRecordsController } from './user-records.controller.js';
import { OpenWorkService } from './open-work.service.js';
import { RegionAssignments } from './region-assignments.service.js';
import { StaffRegistration } from './staff-registration.service.js';
import { UserListRepository } from './user-list.repository.js';
import { UserList } from './user-list.service.js';
import { ManagedUsersController, UserManagementController } from './user-management.controller.js';
import { UserStatus } from './user-status.service.js';
import { UserVettingService } from './user-vetting.service.js';

@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    CategoriesModule,
    ConsentsModule,
    EventsModule,
    NotificationsModule,
    OptionsModule,
    PlacesModule,
    ProfileModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [UserManagementController, ManagedUsersController, UserRecordsController],
  providers: [
    OpenWorkService,
    PersonDoingsRepository,
    UserDoingsService,
    UserRecords,
    RegionAssignments,
    StaffRegistration,
    UserList,
    UserListRepository,
    UserStatus,
    UserVettingService,
  ],
})
export class UserManagementModule {}
