import { Module } from '@nestjs/common';
import { OptionsModule } from '../options/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { ImportController } from './import.controller.js';
import { ImportService } from './import.service.js';
import { ImportChecksService } from './import-checks.service.js';
import { ImportFaultsService } from './import-faults.service.js';
import { ImportLeftovers } from './import-folders.js';
import { ImportRunsRepository } from './import-runs.repository.js';

@Module({
  imports: [OptionsModule, PlacesModule, UsersModule, VolunteersModule],
  controllers: [ImportController],
  providers: [ImportChecksService, ImportFaultsService, ImportLeftovers, ImportRunsRepository, ImportService],
  exports: [ImportService],
})
export class ImportModule {}
