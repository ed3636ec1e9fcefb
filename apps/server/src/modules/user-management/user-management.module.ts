import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { ProfileModule } from '../profile/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { OpenWorkService } from './open-work.service.js';
import { RegionAssignments } from './region-assignments.service.js';
import { UserForm } from './user-form.service.js';
import { UserListRepository } from './user-list.repository.js';
import { UserList } from './user-list.service.js';
import { ManagedUsersController, UserManagementController } from './user-management.controller.js';
import { UserStatus } from './user-status.service.js';
import { UserVettingService } from './user-vetting.service.js';
import { VettingController } from './vetting.controller.js';

@Module({
  imports: [ApplicationsModule, AuthModule, EventsModule, NotificationsModule, PlacesModule, ProfileModule, UsersModule, VolunteersModule],
  controllers: [UserManagementController, ManagedUsersController, VettingController],
  providers: [OpenWorkService, RegionAssignments, UserForm, UserList, UserListRepository, UserStatus, UserVettingService],
})
export class UserManagementModule {}
