import type { ChatMessage, ChatSubject, ChatThread, OwnData, OwnPicture } from '@karov/api-client';
import { isStaff, LIMITS, localTime } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { FilesService, type OpenedFile } from '../files/index.js';
import { mannerShown, type Person, UsersRepository } from '../users/index.js';
import { ChatAnsweringRepository } from './answering/chat-answering.repository.js';
import { ChatStaffService } from './answering/chat-staff.service.js';
import { ChatRepository } from './chat.repository.js';
import { chatRead, chatWritten } from './chat.signals.js';
import type { ChatAddress, ChatRef, Conversation, StoredMessage, StoredPicture } from './chat.types.js';
import { ChatAccessService } from './chat-access.service.js';
import { ChatNames } from './chat-names.js';
import { ChatNoticesService } from './chat-notices.service.js';
import { ChatPicturesRepository } from './chat-pictures.repository.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';
import { ConversationNeedsRepository } from './needs/conversation-needs.repository.js';
import { needWrittenTo } from './needs/conversation-needs.rules.js';
import { MessageMarks, NO_MARKS, nowAnswers } from './needs/message-marks.js';

/** An attachment of a message, which is written in the message's transaction. */
export interface Attachment {
  picture: StoredPicture;
  /** Returns the message already sent with this attachment, or null. */
  sent: () => Promise<StoredMessage | null>;
  attach: (threadId: number, message: StoredMessage) => Promise<void>;
}

/** Conversations of help seekers and volunteers with staff (rule 142, "Chat"; rule 37). */
@Injectable()
export class ChatService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly repository: ChatRepository,
    private readonly threads: ChatThreadsRepository,
    private readonly access: ChatAccessService,
    private readonly needs: ConversationNeedsRepository,
    private readonly marks: MessageMarks,
    private readonly staff: ChatStaffService,
    private readonly answering: ChatAnsweringRepository,
    private readonly users: UsersRepository,
    private readonly notices: ChatNoticesService,
    private readonly names: ChatNames,
    private readonly pictures: ChatPicturesRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * Returns the messages of a conversation, oldest first, and marks them as read.
   * @throws NOT_FOUND when its person has no part in its subject, or it is out of reach
   */
  async read(caller: Caller, address: ChatAddress): Promise<ChatMessage[]> {
    const conversation = await this.access.require(caller, address);
    const view = await this.access.viewOf(caller);
    const messages = await this.repository.messages(conversation, view);
    const last = messages.at(-1);
    if (last && (await this.repository.markRead(conversation, caller.userId, last.id, this.clock.now())))
      await this.tellOfReading(conversation);
    const people = await this.users.people(messages.map(({ senderId }) => senderId));
    const marks = await this.marks.of(messages, await this.needs.of(conversation), view);
    return messages.map((message) => ({ ...toMessage(message, caller, people), ...marks.get(message.id) }));
  }

  /**
   * Writes into a conversation and notifies the other side.
   * @throws NOT_FOUND as for reading, CHAT_TOO_SOON within two seconds of the sender's last message (rule
   * 135)
   */
  async write(
    caller: Caller,
    address: ChatAddress,
    text: string,
    attachment?: Attachment,
  ): Promise<ChatMessage> {
    const conversation = await this.access.require(caller, address);
    const need = needWrittenTo(await this.needs.of(conversation), await this.access.viewOf(caller));
    const reaching = await this.staff.of(conversation, need?.state ?? conversation.state);
    const stored = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const threadId = await this.repository.lockThread(conversation, now);
      const sent = await attachment?.sent();
      if (sent) return sent;
      const last = await this.repository.lastOf(threadId, caller.userId);
      if (last && last > addSeconds(now, -LIMITS.chatLockMs / 1000)) fail('CHAT_TOO_SOON', { field: 'sms' });
      const message = {
        senderId: caller.userId,
        isStaff: isStaff(caller.role),
        message: text,
        createdAt: now,
        needId: need?.needId ?? null,
      };
      const id = await this.repository.insert(threadId, message);
      const stored = {
        id,
        ...message,
        picture: attachment?.picture ?? null,
        answererId: null,
        staffNote: '',
        isRead: false,
      };
      await attachment?.attach(threadId, stored);
      if (message.isStaff) await this.answering.noteAnswer(threadId, caller.userId, reaching);
      await this.notices.tell(tx, threadId, conversation, {
        message: { ...message, id },
        hasPicture: stored.picture !== null,
        need,
        reaching,
        now,
      });
      const { context, contextId, personId } = conversation;
      await tx.signal(chatWritten, { context, contextId, personId });
      return stored;
    });
    return toMessage(stored, caller, await this.users.people([caller.userId]));
  }

  /** The message that the caller already sent with a picture under the given key, or null. */
  async sentUnder(caller: Caller, ref: ChatRef, sendKey: string): Promise<ChatMessage | null> {
    const sent = await this.pictures.sentUnder(ref, caller.userId, sendKey);
    return sent && toMessage(sent, caller, await this.users.people([caller.userId]));
  }

  /**
   * The subject about which staff can write to a person: the person's newest request within the caller's
   * reach; null if there is none.
   */
  async newestOf(caller: Caller, personId: number): Promise<ChatSubject | null> {
    const found = await this.threads.newestOf(personId, await this.access.viewOf(caller));
    return (
      found && {
        context: found.context,
        context_id: found.contextId,
        context_name: this.names.of(found, currentLocale()),
      }
    );
  }

  /** The caller's conversations, newest first. */
  async list(caller: Caller): Promise<ChatThread[]> {
    const view = await this.access.viewOf(caller);
    const found = await this.threads.list(view);
    const people = await this.users.people(
      found.flatMap(({ personId, answererId }) => [personId, answererId]),
    );
    return found.map((thread) => ({
      context: thread.context,
      context_id: thread.contextId,
      context_name: this.names.of(thread, currentLocale()),
      person: {
        id: thread.personId,
        full_name: people.get(thread.personId)?.fullName ?? '',
        ...mannerShown(view.kind === 'own' ? undefined : people.get(thread.personId)),
      },
      receiver_id: thread.personId,
      unread: thread.unread,
      answerer:
        thread.answererId === null || view.kind === 'own'
          ? null
          : { id: thread.answererId, full_name: people.get(thread.answererId)?.fullName ?? '' },
      last_message: thread.lastMessage || serverText(currentLocale(), 'chat.picture'),
      last_at: thread.lastAt.toISOString(),
    }));
  }

  /** All messages in a person's own conversations, for that person (rule 67). */
  async ofPerson(userId: number): Promise<OwnData['conversations']> {
    const written = await this.threads.writtenWith(userId);
    const people = await this.users.people(written.map(({ answererId }) => answererId));
    const files = await this.files.bytesOfMany(written.flatMap(({ picture }) => picture?.id ?? []));
    return written.map((message) => ({
      about: this.names.of(message, currentLocale()),
      is_mine: message.senderId === userId,
      sent_at: message.createdAt.toISOString(),
      text:
        message.answererId === null
          ? message.message
          : nowAnswers(people.get(message.answererId)?.firstName ?? '', true),
      picture: message.picture && ownPicture(message.picture, files.get(message.picture.id)),
    }));
  }

  /** The number of unread messages of the caller. */
  async unread(caller: Caller): Promise<number> {
    return this.threads.unread(await this.access.viewOf(caller));
  }

  /** Signals to the writers that their messages were read. */
  private tellOfReading({ context, contextId, personId }: Conversation): Promise<void> {
    return this.database.transaction((tx) => tx.signal(chatRead, { context, contextId, personId }));
  }
}

function toMessage(message: StoredMessage, caller: Caller, people: ReadonlyMap<number, Person>): ChatMessage {
  const name = people.get(message.senderId)?.fullName ?? '';
  return {
    id: message.id,
    sender: {
      id: message.senderId,
      full_name: name === '' ? serverText(currentLocale(), 'answers.formerStaff') : name,
    },
    is_mine: message.senderId === caller.userId,
    is_staff: message.isStaff,
    message: message.message,
    time: localTime(message.createdAt),
    created_at: message.createdAt.toISOString(),
    is_read: message.isRead,
    ...NO_MARKS,
    picture: message.picture && {
      id: message.picture.id,
      description: message.picture.description,
      width: message.picture.width,
      height: message.picture.height,
    },
  };
}

function ownPicture({ description }: StoredPicture, file: OpenedFile | undefined): OwnPicture {
  return {
    description,
    image: file
      ? `data:${file.contentType};base64,${file.bytes.toString('base64')}`
      : serverText(currentLocale(), 'answers.unreadable'),
  };
}
