export { type HeldChat, HeldChatsService } from './answering/held-chats.service.js';
export { ChatModule } from './chat.module.js';
export { ChatService } from './chat.service.js';
export { ChatNoticesRepository } from './chat-notices.repository.js';
