import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { Invitations } from './invitations.service.js';
import { RepliesKeeping } from './replies-keeping.js';
import { RepliesRepository } from './replies.repository.js';
import { RepliesService } from './replies.service.js';
import { TwilioMessageController } from './twilio-message.controller.js';

@Module({
  imports: [ApplicationsModule, EventsModule, NeedsModule, NotificationsModule, UsersModule],
  controllers: [TwilioMessageController],
  providers: [Invitations, RepliesKeeping, RepliesRepository, RepliesService],
  exports: [RepliesService],
})
export class RepliesModule {}
