import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ConsentsModule } from '../consents/index.js';
import { FilesModule } from '../files/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { HelpSeekersService } from './help-seekers.service.js';
import { PeopleService } from './people.service.js';
import { ReferencesService } from './references.service.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';
import { VolunteerRegistrationsService } from './volunteer-registrations.service.js';
import { WhoRegistersService } from './who-registers.service.js';

@Module({
  imports: [
    AuthModule,
    ConsentsModule,
    FilesModule,
    NotificationsModule,
    OrganizationsModule,
    PlacesModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [RegistrationController],
  providers: [
    HelpSeekersService,
    PeopleService,
    ReferencesService,
    RegistrationService,
    VolunteerRegistrationsService,
    WhoRegistersService,
  ],
  exports: [PeopleService],
})
export class RegistrationModule {}
