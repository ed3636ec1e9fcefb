import { Module } from '@nestjs/common';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityRepository } from './availability.repository.js';
import { AvailabilityService } from './availability.service.js';
import { CandidatesRepository } from './candidates.repository.js';
import { VolunteerCalls } from './volunteer-calls.repository.js';
import { VolunteerErasure } from './volunteer-erasure.js';
import { VolunteerFacts } from './volunteer-facts.repository.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';
import { VolunteersService } from './volunteers.service.js';

@Module({
  controllers: [AvailabilityController],
  providers: [
    AvailabilityRepository, AvailabilityService, CandidatesRepository, VolunteerCalls, VolunteerErasure, VolunteerFacts, VolunteerFormsRepository,
    VolunteersRepository, VolunteersService,
  ],
  exports: [AvailabilityService, VolunteerCalls, VolunteerFacts, VolunteersService],
})
export class VolunteersModule {}
