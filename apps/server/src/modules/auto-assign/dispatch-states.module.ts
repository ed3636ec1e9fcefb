import { Global, Module } from '@nestjs/common';
import { VolunteersModule } from '../volunteers/index.js';
import { DispatchStates } from '../events/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { RunSummaries } from './run-summaries.service.js';

/** Gives the events module below the state of runs without its knowing this one. */
@Global()
@Module({
  imports: [VolunteersModule],
  providers: [DispatchRepository, RunSummaries, { provide: DispatchStates, useExisting: RunSummaries }],
  exports: [DispatchRepository, RunSummaries, DispatchStates],
})
export class DispatchStatesModule {}
