import { Module } from '@nestjs/common';
import { BlockedIpsModule } from '../blocked-ips/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { ActivityController } from './activity.controller.js';
import { AddressConfirmationsRepository } from './address-confirmations.repository.js';
import { PhoneChangeService } from './phone-change.service.js';
import { PhoneChangesRepository } from './phone-changes.repository.js';
import { ProfileController } from './profile.controller.js';
import { ProfileReaderService } from './profile-reader.service.js';
import { ProfileWriterService } from './profile-writer.service.js';
import { ReferenceAnswersService } from './reference-answers.service.js';
import { ReferenceLinkController } from './reference-link.controller.js';
import { RoleSwitchController } from './role-switch.controller.js';
import { RoleSwitchService } from './role-switch.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignsOfLifeService } from './signs-of-life.service.js';

@Module({
  imports: [BlockedIpsModule, NotificationsModule, PlacesModule, UsersModule, VolunteersModule],
  controllers: [
    ActivityController,
    ProfileController,
    ReferenceLinkController,
    RoleSwitchController,
    SessionsController,
  ],
  providers: [
    AddressConfirmationsRepository,
    PhoneChangesRepository,
    PhoneChangeService,
    ProfileReaderService,
    ProfileWriterService,
    ReferenceAnswersService,
    RoleSwitchService,
    SignsOfLifeService,
  ],
  exports: [PhoneChangeService, ProfileReaderService],
})
export class ProfileModule {}
