import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { ChatModule } from '../chat/index.js';
import { ConsentsModule } from '../consents/index.js';
import { ContactModule } from '../contact/index.js';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ProfileModule } from '../profile/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { DeletionService } from './deletion.service.js';
import { DeletionRequestsRepository } from './deletion-requests.repository.js';
import { ErasureRepository } from './erasure/erasure.repository.js';
import { ErasureService } from './erasure/erasure.service.js';
import { OwnDataService } from './own-data.service.js';
import { PrivacyController } from './privacy.controller.js';
import { RetentionJobs } from './retention.jobs.js';

@Module({
  imports: [
    ApplicationsModule,
    ChatModule,
    ConsentsModule,
    ContactModule,
    EventsModule,
    NotificationsModule,
    ProfileModule,
    SubscriptionsModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [PrivacyController],
  providers: [
    DeletionRequestsRepository,
    DeletionService,
    ErasureRepository,
    ErasureService,
    OwnDataService,
    RetentionJobs,
  ],
  exports: [DeletionService, ErasureService],
})
export class PrivacyModule {}
