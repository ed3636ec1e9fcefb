import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AutoAssignController } from './auto-assign.controller.js';
import { AutoAssignSettingsService } from './auto-assign-settings.service.js';
import { CallsByHandService } from './calls-by-hand.service.js';
import { CandidateAnswersService } from './candidate-answers.service.js';
import { DispatchService } from './dispatch.service.js';
import { DispatchStatesModule } from './dispatch-states.module.js';
import { HoldWatchService } from './hold-watch.service.js';
import { OpenVolunteersService } from './open-volunteers.service.js';
import { EventPairsController } from './pairing/event-pairs.controller.js';
import { EventPairsService } from './pairing/event-pairs.service.js';
import { PairingService } from './pairing/pairing.service.js';
import { PairsByHandService } from './pairing/pairs-by-hand.service.js';
import { RequestReachService } from './request-reach.service.js';
import { StepService } from './step.service.js';
import { TimelineService } from './timeline.service.js';
import { VolunteerSearchService } from './volunteer-search.service.js';

@Module({
  imports: [
    ApplicationsModule,
    DispatchStatesModule,
    EventsModule,
    NeedsModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [AutoAssignController, EventPairsController],
  providers: [
    AutoAssignSettingsService,
    CallsByHandService,
    CandidateAnswersService,
    DispatchService,
    EventPairsService,
    HoldWatchService,
    OpenVolunteersService,
    PairingService,
    PairsByHandService,
    RequestReachService,
    StepService,
    TimelineService,
    VolunteerSearchService,
  ],
  exports: [OpenVolunteersService],
})
export class AutoAssignModule {}
