import { Global, Module } from '@nestjs/common';
import { ApplicationDispatchStates } from '../applications/index.js';
import { DispatchStates } from '../events/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { DispatchRepository } from './dispatch.repository.js';
import { ApplicationRunSummaries, EventRunSummaries, RunSummaries } from './run-summaries.service.js';

/** Gives the modules of events and applications below the state of runs without their knowing this one. */
@Global()
@Module({
  imports: [VolunteersModule],
  providers: [
    DispatchRepository,
    RunSummaries,
    { provide: DispatchStates, useClass: EventRunSummaries },
    { provide: ApplicationDispatchStates, useClass: ApplicationRunSummaries },
  ],
  exports: [DispatchRepository, RunSummaries, DispatchStates, ApplicationDispatchStates],
})
export class DispatchStatesModule {}
