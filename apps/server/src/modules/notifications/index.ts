export { NotificationsModule } from './notifications.module.js';
export { NotificationsService } from './notifications.service.js';
export { DeliveryService } from './delivery.service.js';
export { InvitationMessages } from './invitation-messages.service.js';
export { LinksService } from './links.service.js';
export { MessageText } from './message-text.js';
export { TwilioSignature } from './twilio-signature.js';
export type { Announcement, InvitationMessage, MessagesOfEvent, Texts } from './notifications.types.js';
