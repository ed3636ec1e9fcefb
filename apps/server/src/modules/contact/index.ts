export { ContactModule } from './contact.module.js';
export { ContactService } from './contact.service.js';
export { ContactConversationsService } from './contact-conversations.service.js';
export { ContactMessagesService } from './contact-messages.service.js';
