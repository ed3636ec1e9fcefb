import { Global, Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { NeedsModule, SingleSources } from '../needs/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';

/** Gives `needs` single requests in hand without its knowing this module. */
@Global()
@Module({
  imports: [CategoriesModule, NeedsModule, VolunteersModule],
  providers: [ApplicationSourcesService, { provide: SingleSources, useExisting: ApplicationSourcesService }],
  exports: [ApplicationSourcesService, SingleSources],
})
export class ApplicationSourcesModule {}
