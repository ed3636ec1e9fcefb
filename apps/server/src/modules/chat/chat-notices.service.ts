import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type Announcement, NotificationsService } from '../notifications/index.js';
import { type Person, UsersRepository } from '../users/index.js';
import { ChatAnsweringRepository } from './answering/chat-answering.repository.js';
import { personPath, staffPath } from './chat.rules.js';
import type { Conversation, WrittenMessage } from './chat.types.js';
import { ChatNames } from './chat-names.js';
import { ChatNoticesRepository, type LateNotice } from './chat-notices.repository.js';
import type { ConversationNeed } from './needs/conversation-needs.rules.js';

/** The time after which a notice is no longer worth sending. */
const WORDS_GO_OUT_SECONDS = 3 * 86_400;

/** A new message, with what is needed to notify people of it. */
interface Written {
  message: WrittenMessage & { id: number };
  hasPicture: boolean;
  /** The need to which the message belongs. */
  need: ConversationNeed | null;
  /** The members of staff who may see the conversation. */
  reaching: readonly number[];
  now: Date;
}

/**
 * Notifies the other side of a conversation of new messages, through the channel of each person (rules 37,
 * 207).
 */
@Injectable()
export class ChatNoticesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly repository: ChatNoticesRepository,
    private readonly answering: ChatAnsweringRepository,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly names: ChatNames,
    private readonly clock: Clock,
  ) {}

  /**
   * Notifies the people who do not have the conversation open; the others are notified later if they have not
   * read the message by then.
   */
  async tell(
    tx: Tx,
    threadId: number,
    conversation: Conversation,
    { message, hasPicture, need, reaching, now }: Written,
  ): Promise<void> {
    const others = message.isStaff
      ? [conversation.personId]
      : await this.staffOf(conversation, need, reaching);
    const readers = await this.repository.postpone(threadId, others, now);
    const receivers = await this.repository.note(
      threadId,
      others.filter((id) => !readers.includes(id)),
      now,
    );
    const people = await this.users.people([message.senderId]);
    await this.notifications.announceAll(
      tx,
      receivers.map((userId) =>
        this.notice(conversation, { ...message, messageId: message.id, hasPicture }, userId, people),
      ),
    );
  }

  /** Notifies people who had a conversation open and left without reading the new messages. */
  async tellLate(tx: Tx, late: readonly LateNotice[]): Promise<void> {
    const people = await this.users.people(late.map(({ senderId }) => senderId));
    await this.notifications.announceAll(
      tx,
      late.map((one) => this.notice(one, one, one.userId, people)),
    );
  }

  /**
   * Returns the members of staff to notify: the answerer, or else the member who took over the need, or else
   * the event's manager, or else the admins of the district.
   */
  private async staffOf(
    conversation: Conversation,
    need: ConversationNeed | null,
    reaching: readonly number[],
  ): Promise<readonly number[]> {
    const thread = await this.answering.find(conversation);
    const first = [thread?.answererId, need?.coordinatorId, conversation.managerId].find(
      (id) => typeof id === 'number' && reaching.includes(id),
    );
    return typeof first === 'number' ? [first] : reaching;
  }

  private notice(
    conversation: Conversation,
    {
      senderId,
      isStaff,
      messageId,
      message,
      hasPicture,
    }: Pick<WrittenMessage, 'senderId' | 'isStaff' | 'message'> & { messageId: number; hasPicture: boolean },
    userId: number,
    people: ReadonlyMap<number, Person>,
  ): Announcement {
    const name = people.get(senderId)?.fullName ?? '';
    const key = hasPicture
      ? message === ''
        ? 'chat.noticePicture'
        : 'chat.noticePictureWords'
      : 'chat.notice';
    const url = `${this.config.publicUrl}${isStaff ? personPath(conversation) : staffPath(conversation)}`;
    const say = (locale: Locale) =>
      serverText(locale, key, { name, context: this.names.of(conversation, locale), text: '%{words}', url });
    return {
      type: 'chat',
      receiverType: isStaff ? conversation.side : userId === conversation.managerId ? 'manager' : 'admin',
      receivers: [{ userId, secretId: messageId }],
      secret: { kind: 'chat_words', expiresAt: addSeconds(this.clock.now(), WORDS_GO_OUT_SECONDS) },
      canWaitUntil: null,
      texts: { 'he-IL': say('he-IL'), 'en-US': say('en-US') },
      ...(conversation.context === 'event' ? { eventId: conversation.contextId } : {}),
    };
  }
}
