export { ContactModule } from './contact.module.js';
export { ContactConversations } from './contact-conversations.service.js';
export { ContactMessages } from './contact-messages.service.js';
export { ContactService } from './contact.service.js';
