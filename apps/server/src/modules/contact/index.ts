export { ContactModule } from './contact.module.js';
export { ContactService } from './contact.service.js';
export { ContactConversations } from './contact-conversations.service.js';
export { ContactMessages } from './contact-messages.service.js';
