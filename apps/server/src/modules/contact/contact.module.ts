import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { ContactConversationsService } from './contact-conversations.service.js';
import { ContactDeskController } from './contact-desk.controller.js';
import { ContactDeskService } from './contact-desk.service.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactRepliesRepository } from './contact-replies.repository.js';
import { ContactThreadsController } from './contact-threads.controller.js';
import { VisitorContactsService } from './visitor-contacts.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, UsersModule],
  controllers: [ContactThreadsController, ContactController, ContactDeskController],
  providers: [
    ContactConversationsService,
    ContactDeskService,
    ContactMessagesService,
    ContactRepliesRepository,
    ContactRepository,
    ContactService,
    VisitorContactsService,
  ],
  exports: [ContactConversationsService, ContactMessagesService, ContactService],
})
export class ContactModule {}
