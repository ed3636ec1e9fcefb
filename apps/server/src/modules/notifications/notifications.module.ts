import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { UsersModule } from '../users/index.js';
import { BouncedController } from './bounced.controller.js';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';
import { BouncedAddressesService } from './bounced-addresses.service.js';
import { BroadcastMessagesRepository } from './broadcast-messages.repository.js';
import { ChannelFallbackRepository } from './channel-fallback.repository.js';
import { ChannelFallbackService } from './channel-fallback.service.js';
import { CHANNELS, channelsOf } from './channels/channels.js';
import { OutboxMessagesRepository } from './channels/outbox-messages.repository.js';
import { DeliveryService } from './delivery.service.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { FailOversRepository } from './fail-overs.repository.js';
import { FailOversService } from './fail-overs.service.js';
import { MessagesHealthRepository } from './health/messages-health.repository.js';
import { MessagesHealthReaderService } from './health/messages-health-reader.service.js';
import { InvitationMessagesRepository } from './invitation-messages.repository.js';
import { InvitationMessagesService } from './invitation-messages.service.js';
import { LinksService } from './links.service.js';
import { MessageCodesRepository } from './message-codes.repository.js';
import { MessageCostsService } from './message-costs.service.js';
import { MessageKeeping } from './message-keeping.js';
import { MessageMetrics } from './message-metrics.js';
import { MessageText } from './message-text.js';
import { NotificationLogRepository } from './notification-log.repository.js';
import { NotificationLogService } from './notification-log.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { ProviderAlarmsService } from './providers/provider-alarms.service.js';
import { ProviderBreakerRepository } from './providers/provider-breaker.repository.js';
import { ProviderOutagesRepository } from './providers/provider-outages.repository.js';
import { SendingHoldController } from './sending-hold.controller.js';
import { SendingHoldRepository } from './sending-hold.repository.js';
import { SendingHoldService } from './sending-hold.service.js';
import { TelephoneCallsRepository } from './telephone-calls.repository.js';
import { TelephoneCallsService } from './telephone-calls.service.js';
import { MessageTextsController } from './texts/message-texts.controller.js';
import { TwilioSignature } from './twilio-signature.js';
import { TwilioStatusController } from './twilio-status.controller.js';
import { WhatsappWaysRepository } from './whatsapp/whatsapp-ways.repository.js';

@Module({
  imports: [UsersModule],
  controllers: [
    BouncedController,
    MessageTextsController,
    NotificationsController,
    SendingHoldController,
    TwilioStatusController,
  ],
  providers: [
    { provide: CHANNELS, inject: [CONFIG, OutboxMessagesRepository, Clock], useFactory: channelsOf },
    BouncedAddressesService,
    BouncedAddressesRepository,
    BroadcastMessagesRepository,
    DeliveryService,
    EarlyReceiptsRepository,
    FailOversService,
    FailOversRepository,
    InvitationMessagesService,
    InvitationMessagesRepository,
    OutboxMessagesRepository,
    LinksService,
    MessageCostsService,
    MessageKeeping,
    MessageMetrics,
    MessageText,
    MessagesHealthReaderService,
    MessagesHealthRepository,
    ChannelFallbackService,
    ChannelFallbackRepository,
    NotificationLogService,
    NotificationLogRepository,
    MessageCodesRepository,
    NotificationsRepository,
    NotificationsService,
    ProviderAlarmsService,
    ProviderBreakerRepository,
    ProviderOutagesRepository,
    SendingHoldService,
    SendingHoldRepository,
    TelephoneCallsService,
    TelephoneCallsRepository,
    TwilioSignature,
    WhatsappWaysRepository,
  ],
  exports: [
    BouncedAddressesService,
    BroadcastMessagesRepository,
    DeliveryService,
    InvitationMessagesService,
    LinksService,
    MessageText,
    MessagesHealthReaderService,
    NotificationsService,
    ProviderAlarmsService,
    ProviderBreakerRepository,
    SendingHoldService,
    TelephoneCallsService,
    TwilioSignature,
    WhatsappWaysRepository,
  ],
})
export class NotificationsModule {}
