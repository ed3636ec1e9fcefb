import { Module } from '@nestjs/common';
import { ChannelSenders } from './channel-senders.js';
import { DeliveryService } from './delivery.service.js';
import { LinksService } from './links.service.js';
import { MessageText } from './message-text.js';
import { NotificationErasure } from './notification-erasure.js';
import { NotificationLog } from './notification-log.service.js';
import { NotificationLogRepository } from './notification-log.repository.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { TwilioStatusController } from './twilio-status.controller.js';

@Module({
  controllers: [NotificationsController, TwilioStatusController],
  providers: [ChannelSenders, DeliveryService, LinksService, MessageText, NotificationErasure, NotificationLog, NotificationLogRepository, NotificationsRepository, NotificationsService],
  exports: [DeliveryService, LinksService, MessageText, NotificationsService],
})
export class NotificationsModule {}
