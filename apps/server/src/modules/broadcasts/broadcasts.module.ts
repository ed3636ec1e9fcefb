import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RegionsModule } from '../regions/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UserManagementModule } from '../user-management/index.js';
import { AudienceRepository } from './audience.repository.js';
import { AudienceService } from './audience.service.js';
import { BroadcastJobs } from './broadcast.jobs.js';
import { BroadcastAnswersRepository } from './broadcast-answers.repository.js';
import { BroadcastGateKeeper } from './broadcast-gate-keeper.service.js';
import { BroadcastPreviews } from './broadcast-previews.service.js';
import { BroadcastReader } from './broadcast-reader.service.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { BroadcastsRepository } from './broadcasts.repository.js';
import { Broadcasts } from './broadcasts.service.js';

@Module({
  imports: [EventsModule, NotificationsModule, RegionsModule, SubscriptionsModule, UserManagementModule],
  controllers: [BroadcastsController],
  providers: [
    AudienceRepository,
    AudienceService,
    BroadcastAnswersRepository,
    BroadcastGateKeeper,
    BroadcastJobs,
    BroadcastPreviews,
    BroadcastReader,
    Broadcasts,
    BroadcastsRepository,
  ],
})
export class BroadcastsModule {}
