import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { ContactConversations } from './contact-conversations.service.js';
import { ContactDeskController } from './contact-desk.controller.js';
import { ContactDesk } from './contact-desk.service.js';
import { ContactMessages } from './contact-messages.service.js';
import { ContactRepliesRepository } from './contact-replies.repository.js';
import { ContactThreadsController } from './contact-threads.controller.js';
import { VisitorContacts } from './visitor-contacts.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, UsersModule],
  controllers: [ContactThreadsController, ContactController, ContactDeskController],
  providers: [
    ContactConversations,
    ContactDesk,
    ContactMessages,
    ContactRepliesRepository,
    ContactRepository,
    ContactService,
    VisitorContacts,
  ],
  exports: [ContactConversations, ContactMessages, ContactService],
})
export class ContactModule {}
