import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import type { Tx } from '../../platform/signals/signals.js';
import { NotificationsService, type Texts } from '../notifications/index.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { ChatNames } from './chat-names.js';
import { ChatRepository } from './chat.repository.js';
import type { Conversation, StoredMessage } from './chat.types.js';

/** Nobody is told twice within this time of a conversation that they have not opened. */
const NOTICES_APART_SECONDS = 120;
/** So much of a message goes out by SMS, WhatsApp or e-mail; the whole is in the conversation. */
const EXCERPT_SIGNS = 160;

/** Tells the other side of a conversation by their channel that something was written (rule 37). */
@Injectable()
export class ChatNotices {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: ChatRepository,
    private readonly regions: RegionsService,
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly names: ChatNames,
  ) {}

  async tell(tx: Tx, threadId: number, conversation: Conversation, message: Omit<StoredMessage, 'id' | 'isRead'>, now: Date): Promise<void> {
    const others = message.isStaff ? [conversation.personId] : await this.staffOf(tx, threadId, conversation);
    const receivers = await this.repository.noteNotices(tx, threadId, others, now, NOTICES_APART_SECONDS);
    await this.notifications.announce(tx, {
      type: 'chat',
      receiverType: message.isStaff ? conversation.side : staffRole(conversation),
      receivers: receivers.map((userId) => ({ userId })),
      texts: await this.texts(conversation, message),
      ...(conversation.context === 'event' ? { eventId: conversation.contextId } : {}),
    });
  }

  /** Who on the side of staff is told: who wrote last, else the event's manager, else the admins of the district. */
  private async staffOf(tx: Tx, threadId: number, { managerId, state }: Conversation): Promise<number[]> {
    const known = (await this.repository.lastStaff(tx, threadId)) ?? managerId;
    return known === null ? this.regions.adminsOf(state) : [known];
  }

  private async texts(conversation: Conversation, { senderId, isStaff, message, picture }: Omit<StoredMessage, 'id' | 'isRead'>): Promise<Texts> {
    const name = (await this.users.people([senderId])).get(senderId)?.fullName ?? '';
    const text = message.length > EXCERPT_SIGNS ? `${message.slice(0, EXCERPT_SIGNS).trimEnd()}…` : message;
    const key = picture ? (message === '' ? 'chat.noticePicture' : 'chat.noticePictureWords') : 'chat.notice';
    const url = `${this.config.publicUrl}${isStaff ? personPath(conversation) : staffPath(conversation)}`;
    const inLocale = (locale: Locale) => serverText(locale, key, { name, context: this.names.of(conversation, locale), text, url });
    return { 'he-IL': inLocale('he-IL'), 'en-US': inLocale('en-US') };
  }
}

function staffRole({ managerId }: Conversation): 'manager' | 'admin' {
  return managerId === null ? 'admin' : 'manager';
}

function personPath({ context, contextId }: Conversation): string {
  return `/messages?${context}_id=${contextId}`;
}

function staffPath({ context, contextId }: Conversation): string {
  return context === 'event' ? `/admin/events/map/${contextId}` : '/admin/messages';
}
