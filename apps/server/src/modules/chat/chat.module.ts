import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { ChatAnsweringController } from './answering/chat-answering.controller.js';
import { ChatAnsweringRepository } from './answering/chat-answering.repository.js';
import { ChatHandOverService } from './answering/chat-hand-over.service.js';
import { ChatStaffService } from './answering/chat-staff.service.js';
import { HeldChatsService } from './answering/held-chats.service.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatRepository } from './chat.repository.js';
import { ChatService } from './chat.service.js';
import { ChatAccessService } from './chat-access.service.js';
import { ChatNames } from './chat-names.js';
import { ChatNoticeJobs } from './chat-notices.jobs.js';
import { ChatNoticesRepository } from './chat-notices.repository.js';
import { ChatNoticesService } from './chat-notices.service.js';
import { ChatPicturesController } from './chat-pictures.controller.js';
import { ChatPicturesRepository } from './chat-pictures.repository.js';
import { ChatPicturesService } from './chat-pictures.service.js';
import { ChatReceiverController } from './chat-receiver.controller.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';
import { OldConversations } from './keeping/old-conversations.js';
import { OldConversationsRepository } from './keeping/old-conversations.repository.js';
import { ConversationNeedsRepository } from './needs/conversation-needs.repository.js';
import { MessageMarks } from './needs/message-marks.js';
import { ChatSearchController } from './search/chat-search.controller.js';
import { ChatSearchRepository } from './search/chat-search.repository.js';
import { ChatSearchService } from './search/chat-search.service.js';
import { ChatTypingGateway } from './typing/chat-typing.gateway.js';

@Module({
  imports: [FilesModule, NotificationsModule, PlacesModule, UsersModule],
  controllers: [
    ChatPicturesController,
    ChatReceiverController,
    ChatController,
    ChatAnsweringController,
    ChatSearchController,
  ],
  providers: [
    ChatAccessService,
    ChatAnsweringRepository,
    ChatGateway,
    ChatHandOverService,
    ChatNames,
    ChatNoticeJobs,
    ChatNoticesService,
    ChatNoticesRepository,
    ChatPicturesService,
    ChatPicturesRepository,
    ChatRepository,
    ChatSearchService,
    ChatSearchRepository,
    ChatService,
    ChatStaffService,
    ChatThreadsRepository,
    ChatTypingGateway,
    ConversationNeedsRepository,
    HeldChatsService,
    MessageMarks,
    OldConversations,
    OldConversationsRepository,
  ],
  exports: [ChatNoticesRepository, ChatService, HeldChatsService],
})
export class ChatModule {}
