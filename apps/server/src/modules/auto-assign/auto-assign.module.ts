import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { AutoAssignController } from './auto-assign.controller.js';
import { AutoAssignSettingsService } from './auto-assign-settings.service.js';
import { CallsByHand } from './calls-by-hand.service.js';
import { DispatchService } from './dispatch.service.js';
import { DispatchStatesModule } from './dispatch-states.module.js';
import { HoldWatch } from './hold-watch.service.js';
import { OpenNeeds } from './open-needs.service.js';
import { OpenVolunteers } from './open-volunteers.service.js';
import { EventPairs } from './pairing/event-pairs.service.js';
import { Pairing } from './pairing/pairing.service.js';
import { RequestReach } from './request-reach.service.js';
import { StepService } from './step.service.js';
import { TimelineService } from './timeline.service.js';
import { VolunteerSearch } from './volunteer-search.service.js';

@Module({
  imports: [
    ApplicationsModule,
    DispatchStatesModule,
    EventsModule,
    NeedsModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [AutoAssignController],
  providers: [
    AutoAssignSettingsService,
    CallsByHand,
    DispatchService,
    EventPairs,
    HoldWatch,
    OpenNeeds,
    OpenVolunteers,
    Pairing,
    RequestReach,
    StepService,
    TimelineService,
    VolunteerSearch,
  ],
  exports: [OpenVolunteers],
})
export class AutoAssignModule {}
