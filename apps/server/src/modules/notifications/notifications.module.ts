import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { BouncedController } from './bounced.controller.js';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';
import { BouncedAddresses } from './bounced-addresses.service.js';
import { BroadcastMessagesRepository } from './broadcast-messages.repository.js';
import { ChannelFallbackRepository } from './channel-fallback.repository.js';
import { ChannelFallback } from './channel-fallback.service.js';
import { CHANNELS, channelsOf } from './channels/channels.js';
import { OutboxMessagesRepository } from './channels/outbox-messages.repository.js';
import { DeliveryService } from './delivery.service.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';
import { FailOversRepository } from './fail-overs.repository.js';
import { FailOvers } from './fail-overs.service.js';
import { MessagesHealthRepository } from './health/messages-health.repository.js';
import { MessagesHealthReader } from './health/messages-health-reader.service.js';
import { InvitationMessagesRepository } from './invitation-messages.repository.js';
import { InvitationMessages } from './invitation-messages.service.js';
import { LinksService } from './links.service.js';
import { MessageCosts } from './message-costs.service.js';
import { MessageKeeping } from './message-keeping.js';
import { MessageSecretsRepository } from './message-secrets.repository.js';
import { MessageText } from './message-text.js';
import { NotificationLogRepository } from './notification-log.repository.js';
import { NotificationLog } from './notification-log.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { ProviderAlarms } from './providers/provider-alarms.service.js';
import { ProviderBreaker } from './providers/provider-breaker.repository.js';
import { ProviderOutagesRepository } from './providers/provider-outages.repository.js';
import { TelephoneCallsRepository } from './telephone-calls.repository.js';
import { TelephoneCalls } from './telephone-calls.service.js';
import { MessageTextsController } from './texts/message-texts.controller.js';
import { TwilioSignature } from './twilio-signature.js';
import { TwilioStatusController } from './twilio-status.controller.js';
import { WhatsappWays } from './whatsapp/whatsapp-ways.repository.js';

@Module({
  controllers: [BouncedController, MessageTextsController, NotificationsController, TwilioStatusController],
  providers: [
    { provide: CHANNELS, inject: [CONFIG, OutboxMessagesRepository, Clock], useFactory: channelsOf },
    BouncedAddresses,
    BouncedAddressesRepository,
    BroadcastMessagesRepository,
    DeliveryService,
    EarlyReceiptsRepository,
    FailOvers,
    FailOversRepository,
    InvitationMessages,
    InvitationMessagesRepository,
    OutboxMessagesRepository,
    LinksService,
    MessageCosts,
    MessageKeeping,
    MessageText,
    MessagesHealthReader,
    MessagesHealthRepository,
    ChannelFallback,
    ChannelFallbackRepository,
    NotificationLog,
    NotificationLogRepository,
    NotificationsRepository,
    NotificationsService,
    MessageSecretsRepository,
    ProviderAlarms,
    ProviderBreaker,
    ProviderOutagesRepository,
    TelephoneCalls,
    TelephoneCallsRepository,
    TwilioSignature,
    WhatsappWays,
  ],
  exports: [
    BouncedAddresses,
    BroadcastMessagesRepository,
    DeliveryService,
    InvitationMessages,
    LinksService,
    MessageText,
    MessagesHealthReader,
    NotificationsService,
    ProviderAlarms,
    ProviderBreaker,
    TelephoneCalls,
    TwilioSignature,
    WhatsappWays,
  ],
})
export class NotificationsModule {}
