import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { FilesModule } from '../files/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { ChatNames } from './chat-names.js';
import { ChatNotices } from './chat-notices.service.js';
import { ChatPicturesController } from './chat-pictures.controller.js';
import { ChatPicturesRepository } from './chat-pictures.repository.js';
import { ChatPictures } from './chat-pictures.service.js';
import { ChatReceiverController } from './chat-receiver.controller.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';
import { ChatController } from './chat.controller.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatRepository } from './chat.repository.js';
import { ChatService } from './chat.service.js';

@Module({
  imports: [FilesModule, NotificationsModule, PlacesModule, UsersModule],
  controllers: [ChatPicturesController, ChatReceiverController, ChatController],
  providers: [ChatGateway, ChatNames, ChatNotices, ChatPictures, ChatPicturesRepository, ChatRepository, ChatService, ChatThreadsRepository],
  exports: [ChatService],
})
export class ChatModule {}
