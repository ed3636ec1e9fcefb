import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { VisitorContacts } from './visitor-contacts.service.js';

@Module({
  imports: [AuthModule, NotificationsModule, UsersModule],
  controllers: [ContactController],
  providers: [ContactRepository, ContactService, VisitorContacts],
  exports: [ContactService],
})
export class ContactModule {}
