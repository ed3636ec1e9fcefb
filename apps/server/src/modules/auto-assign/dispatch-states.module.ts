import { Global, Module } from '@nestjs/common';
import { DispatchStates } from '../needs/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { RunSummariesService } from './run-summaries.service.js';

/** Provides the state of runs to lower modules, which do not know this module. */
@Global()
@Module({
  imports: [VolunteersModule],
  providers: [DispatchRepository, { provide: DispatchStates, useClass: RunSummariesService }],
  exports: [DispatchRepository, DispatchStates],
})
export class DispatchStatesModule {}
