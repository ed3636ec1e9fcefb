export type { SmsCost } from '../../platform/text/sms-segments.js';
export { BouncedAddressesService } from './bounced-addresses.service.js';
export { BroadcastGate, type GateAnswer, type WayOut } from './broadcast-gate.js';
export { type BroadcastCounts, BroadcastMessagesRepository } from './broadcast-messages.repository.js';
export { ChannelFallbackService } from './channel-fallback.service.js';
export { DeliveryService } from './delivery.service.js';
export { receiverOptedOut } from './fail-overs.service.js';
export type { FailureRow } from './health/messages-health.repository.js';
export { MessagesHealthReaderService } from './health/messages-health-reader.service.js';
export { InvitationMessagesService } from './invitation-messages.service.js';
export { LINK_PATHS, pageOfShort, SHORT_PAGES, WAY_OUT, wayOutOf } from './link-paths.js';
export { LinksService, type LinkTarget } from './links.service.js';
export { CodeSource, KEPT_WORDS, type KeptWords, MessageText } from './message-text.js';
export type { SecretKind, WorkQuestion } from './notification.entity.js';
export { NotificationsModule } from './notifications.module.js';
export type { DueNotification } from './notifications.repository.js';
export { broadcastWritten, messagesAnnounced, NotificationsService } from './notifications.service.js';
export type {
  Announcement,
  InvitationMessage,
  MessagesOfEvent,
  SpokenCall,
  Texts,
} from './notifications.types.js';
export { type AskedQuestion, OpenQuestions } from './open-questions.js';
export { ProviderAlarmsService } from './providers/provider-alarms.service.js';
export { ProviderBreakerRepository, type PushRound } from './providers/provider-breaker.repository.js';
export { SendingHoldService } from './sending-hold.service.js';
export { asksByKeys, digitByDigit } from './spoken-text.js';
export { TelephoneCallsService } from './telephone-calls.service.js';
export { TwilioSignature } from './twilio-signature.js';
export { WhatsappWaysRepository } from './whatsapp/whatsapp-ways.repository.js';
