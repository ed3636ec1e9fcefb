import { Module } from '@nestjs/common';
import { OptionsModule } from '../options/index.js';
import { AddressDependents } from './address-dependents.js';
import { AskersRepository } from './askers.repository.js';
import { CallReadinessRepository } from './call-readiness.repository.js';
import { CallReadiness } from './call-readiness.service.js';
import { HelpProfileLooks } from './help-profile-looks.service.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { PresenceRepository } from './presence.repository.js';
import { PresenceService } from './presence.service.js';
import { ReferencesRepository } from './references.repository.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { UserDetailsService } from './user-details.service.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [OptionsModule],
  providers: [
    AddressDependents,
    AskersRepository,
    CallReadiness,
    CallReadinessRepository,
    HelpProfileLooks,
    HelpProfilesRepository,
    PresenceRepository,
    PresenceService,
    ReferencesRepository,
    UserDetailsRepository,
    UserDetailsService,
    UsersRepository,
    UsersService,
  ],
  exports: [AddressDependents, HelpProfileLooks, PresenceService, UserDetailsService, UsersService],
})
export class UsersModule {}
