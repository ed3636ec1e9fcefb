import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/index.js';
import { CountedSquares } from './counted-squares.service.js';
import { CoverageController } from './coverage.controller.js';
import { CoverageJobs } from './coverage.jobs.js';
import { CoverageRepository } from './coverage.repository.js';
import { CoverageService } from './coverage.service.js';
import { CoverageCounting } from './coverage-counting.repository.js';
import { VolunteerLoads } from './volunteer-loads.repository.js';
import { VolunteerLoadsService } from './volunteer-loads.service.js';

@Module({
  imports: [PlacesModule],
  controllers: [CoverageController],
  providers: [
    CountedSquares,
    CoverageCounting,
    CoverageJobs,
    CoverageRepository,
    CoverageService,
    VolunteerLoads,
    VolunteerLoadsService,
  ],
})
export class CoverageModule {}
