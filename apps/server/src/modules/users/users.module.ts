import { Module } from '@nestjs/common';
import { OptionsModule } from '../options/index.js';
import { AddressDependents } from './address-dependents.js';
import { CallReadinessRepository } from './call-readiness.repository.js';
import { CallReadinessService } from './call-readiness.service.js';
import { HelpProfileLooksService } from './help-profile-looks.service.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { HelpProfilesService } from './help-profiles.service.js';
import { PhoneOwnersRepository } from './phone-owners.repository.js';
import { ReferencesRepository } from './references.repository.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { UserDetailsService } from './user-details.service.js';
import { UsersRepository } from './users.repository.js';

@Module({
  imports: [OptionsModule],
  providers: [
    AddressDependents,
    CallReadinessService,
    CallReadinessRepository,
    HelpProfileLooksService,
    HelpProfilesRepository,
    HelpProfilesService,
    PhoneOwnersRepository,
    ReferencesRepository,
    UserDetailsRepository,
    UserDetailsService,
    UsersRepository,
  ],
  exports: [
    AddressDependents,
    HelpProfileLooksService,
    HelpProfilesRepository,
    HelpProfilesService,
    PhoneOwnersRepository,
    ReferencesRepository,
    UserDetailsRepository,
    UserDetailsService,
    UsersRepository,
  ],
})
export class UsersModule {}
