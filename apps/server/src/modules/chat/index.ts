export { ChatModule } from './chat.module.js';
export { ChatService } from './chat.service.js';
