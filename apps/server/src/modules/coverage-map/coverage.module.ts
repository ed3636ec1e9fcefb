import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/index.js';
import { CountedSquaresService } from './counted-squares.service.js';
import { CoverageController } from './coverage.controller.js';
import { CoverageJobs } from './coverage.jobs.js';
import { CoverageRepository } from './coverage.repository.js';
import { CoverageService } from './coverage.service.js';
import { CoverageCountingRepository } from './coverage-counting.repository.js';
import { VolunteerLoadsRepository } from './volunteer-loads.repository.js';
import { VolunteerLoadsService } from './volunteer-loads.service.js';

@Module({
  imports: [PlacesModule],
  controllers: [CoverageController],
  providers: [
    CountedSquaresService,
    CoverageCountingRepository,
    CoverageJobs,
    CoverageRepository,
    CoverageService,
    VolunteerLoadsRepository,
    VolunteerLoadsService,
  ],
})
export class CoverageModule {}
