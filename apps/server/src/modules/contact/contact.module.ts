import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { UsersModule } from '../users/index.js';
import { ContactController } from './contact.controller.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';

@Module({ imports: [NotificationsModule, UsersModule], controllers: [ContactController], providers: [ContactRepository, ContactService] })
export class ContactModule {}
