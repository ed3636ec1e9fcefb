import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RegionsModule } from '../regions/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UserManagementModule } from '../user-management/index.js';
import { AudienceService } from './audience.service.js';
import { BroadcastJobs } from './broadcast.jobs.js';
import { BroadcastGateModule } from './broadcast-gate.module.js';
import { BroadcastPreviewsService } from './broadcast-previews.service.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { BroadcastsService } from './broadcasts.service.js';

@Module({
  imports: [
    BroadcastGateModule,
    EventsModule,
    NotificationsModule,
    RegionsModule,
    SubscriptionsModule,
    UserManagementModule,
  ],
  controllers: [BroadcastsController],
  providers: [
    AudienceService,
    BroadcastJobs,
    BroadcastPreviewsService,
    BroadcastReaderService,
    BroadcastsService,
  ],
})
export class BroadcastsModule {}
