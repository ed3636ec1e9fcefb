import { Global, Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NeedsModule, SingleSources } from '../needs/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Provides single requests to `needs`, which does not know this module. */
@Global()
@Module({
  imports: [CategoriesModule, NeedsModule, VolunteersModule],
  providers: [
    ApplicationSourcesService,
    ApplicationsRepository,
    { provide: SingleSources, useExisting: ApplicationSourcesService },
  ],
  exports: [ApplicationSourcesService, ApplicationsRepository, SingleSources],
})
export class ApplicationSourcesModule {}
