import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { EventsModule } from '../events/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ProfileModule } from '../profile/index.js';
import { UsersModule } from '../users/index.js';
import { DeletionRequestsRepository } from './deletion-requests.repository.js';
import { DeletionService } from './deletion.service.js';
import { OwnDataService } from './own-data.service.js';
import { PrivacyController } from './privacy.controller.js';
import { RetentionJobs } from './retention.jobs.js';

@Module({
  imports: [ConsentsModule, EventsModule, NotificationsModule, ProfileModule, UsersModule],
  controllers: [PrivacyController],
  providers: [DeletionRequestsRepository, DeletionService, OwnDataService, RetentionJobs],
})
export class PrivacyModule {}
