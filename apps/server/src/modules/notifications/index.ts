export { NotificationsModule } from './notifications.module.js';
export { NotificationsService, notificationsWritten } from './notifications.service.js';
export { DeliveryService } from './delivery.service.js';
export { LinksService, type LinkTarget } from './links.service.js';
export { MessageText } from './message-text.js';
export type { Announcement, SentMessage, Texts } from './notifications.types.js';
