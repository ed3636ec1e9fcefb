export { ChatModule } from './chat.module.js';
export { ChatService } from './chat.service.js';
export { HeldChats, type HeldChat } from './answering/held-chats.service.js';
