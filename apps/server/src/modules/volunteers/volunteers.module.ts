import { Module } from '@nestjs/common';
import { CandidatesRepository } from './candidates.repository.js';
import { VolunteerErasure } from './volunteer-erasure.js';
import { VolunteerFormsRepository } from './volunteer-forms.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';
import { VolunteersService } from './volunteers.service.js';

@Module({
  providers: [CandidatesRepository, VolunteerErasure, VolunteerFormsRepository, VolunteersRepository, VolunteersService],
  exports: [VolunteersService],
})
export class VolunteersModule {}
