import { Module } from '@nestjs/common';
import { ChannelSenders } from './channel-senders.js';
import { DeliveryService } from './delivery.service.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { InvitationMessages } from './invitation-messages.service.js';
import { InvitationMessagesRepository } from './invitation-messages.repository.js';
import { LinksService } from './links.service.js';
import { MessageKeeping } from './message-keeping.js';
import { MessageText } from './message-text.js';
import { NotificationErasure } from './notification-erasure.js';
import { NotificationLog } from './notification-log.service.js';
import { NotificationLogRepository } from './notification-log.repository.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { TwilioSignature } from './twilio-signature.js';
import { TwilioStatusController } from './twilio-status.controller.js';

@Module({
  controllers: [NotificationsController, TwilioStatusController],
  providers: [
    ChannelSenders,
    DeliveryService,
    EarlyReceiptsRepository,
    InvitationMessages,
    InvitationMessagesRepository,
    LinksService,
    MessageKeeping,
    MessageText,
    NotificationErasure,
    NotificationLog,
    NotificationLogRepository,
    NotificationsRepository,
    NotificationsService,
    TwilioSignature,
  ],
  exports: [DeliveryService, InvitationMessages, LinksService, MessageText, NotificationsService, TwilioSignature],
})
export class NotificationsModule {}
