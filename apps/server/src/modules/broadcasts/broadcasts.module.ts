import { Global, Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { BroadcastGate, NotificationsModule } from '../notifications/index.js';
import { RegionsModule } from '../regions/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UserManagementModule } from '../user-management/index.js';
import { BroadcastJobs } from './broadcast.jobs.js';
import { BroadcastPreviewsService } from './broadcast-previews.service.js';
import { BroadcastReaderService } from './broadcast-reader.service.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { BroadcastsRepository } from './broadcasts.repository.js';
import { BroadcastsService } from './broadcasts.service.js';

/** Global, so that delivery gets the check of broadcasts without depending on this module. */
@Global()
@Module({
  imports: [EventsModule, NotificationsModule, RegionsModule, SubscriptionsModule, UserManagementModule],
  controllers: [BroadcastsController],
  providers: [
    BroadcastJobs,
    BroadcastPreviewsService,
    BroadcastReaderService,
    BroadcastsRepository,
    BroadcastsService,
    { provide: BroadcastGate, useExisting: BroadcastsService },
  ],
  exports: [BroadcastGate],
})
export class BroadcastsModule {}
