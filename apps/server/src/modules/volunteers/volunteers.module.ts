import { Module } from '@nestjs/common';
import { CandidatesRepository } from './candidates.repository.js';
import { VolunteersRepository } from './volunteers.repository.js';
import { VolunteersService } from './volunteers.service.js';

@Module({ providers: [CandidatesRepository, VolunteersRepository, VolunteersService], exports: [VolunteersService] })
export class VolunteersModule {}
