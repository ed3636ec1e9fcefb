import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityRepository } from './availability.repository.js';
import { AvailabilityService } from './availability.service.js';
import { CandidatesRepository } from './candidates.repository.js';
import { DocumentsOfVolunteersController } from './documents.controller.js';
import { IdNumberHashesRepository } from './id-number-hashes.repository.js';
import { IdNumberHashesService } from './id-number-hashes.service.js';
import { VettingRepository } from './vetting.repository.js';
import { VettingService } from './vetting.service.js';
import { VolunteerCallsRepository } from './volunteer-calls.repository.js';
import { VolunteerFactsRepository } from './volunteer-facts.repository.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';

@Module({
  imports: [FilesModule, NotificationsModule],
  controllers: [AvailabilityController, DocumentsOfVolunteersController],
  providers: [
    AvailabilityRepository,
    AvailabilityService,
    CandidatesRepository,
    IdNumberHashesService,
    IdNumberHashesRepository,
    VettingRepository,
    VettingService,
    VolunteerCallsRepository,
    VolunteerFactsRepository,
    VolunteerFormsRepository,
    VolunteersRepository,
  ],
  exports: [
    AvailabilityService,
    CandidatesRepository,
    IdNumberHashesService,
    VettingRepository,
    VettingService,
    VolunteerCallsRepository,
    VolunteerFactsRepository,
    VolunteerFormsRepository,
    VolunteersRepository,
  ],
})
export class VolunteersModule {}
