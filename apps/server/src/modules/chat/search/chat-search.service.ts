import type { ChatPlace, ChatPlaces } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Caller } from '../../../platform/security/caller.js';
import { mannerShown, type Person, UsersRepository } from '../../users/index.js';
import type { Conversation } from '../chat.types.js';
import { ChatAccessService } from '../chat-access.service.js';
import { ChatNames } from '../chat-names.js';
import { ChatSearchRepository } from './chat-search.repository.js';
import { beginningOf, cuttingAround } from './found-words.rules.js';

/** The maximum number of conversations shown when searching for a name. */
const NAMES_SHOWN = 10;

/** Finds words in the conversations that a caller may read, and, for staff, people by name (rule 209). */
@Injectable()
export class ChatSearchService {
  constructor(
    private readonly access: ChatAccessService,
    private readonly users: UsersRepository,
    private readonly names: ChatNames,
    private readonly repository: ChatSearchRepository,
  ) {}

  async find(caller: Caller, words: string): Promise<ChatPlaces> {
    const view = await this.access.viewOf(caller);
    const [threads, found] = await Promise.all([
      view.kind === 'own' ? [] : this.repository.threads(view, words, NAMES_SHOWN),
      this.repository.messages(view, words, LIMITS.chatSearchShown + 1),
    ]);
    const messages = found.slice(0, LIMITS.chatSearchShown);
    const people = await this.users.people(
      [...threads, ...messages]
        .map(({ personId }) => personId)
        .concat(messages.map(({ senderId }) => senderId)),
    );
    const cut = cuttingAround(words);
    const about = (conversation: Conversation) => this.about(conversation, people, view.kind === 'own');
    return {
      places: [
        ...threads.map((thread) => ({
          ...about(thread),
          message_id: null,
          sender: '',
          before: beginningOf(thread.message),
          found: '',
          after: '',
          at: thread.createdAt.toISOString(),
        })),
        ...messages.map((message) => ({
          ...about(message),
          message_id: message.messageId,
          sender: people.get(message.senderId)?.fullName ?? '',
          ...cut(message.message),
          at: message.createdAt.toISOString(),
        })),
      ],
      has_more: found.length > messages.length,
    };
  }

  private about(
    conversation: Conversation,
    people: ReadonlyMap<number, Person>,
    isOwn: boolean,
  ): Pick<ChatPlace, 'context' | 'context_id' | 'context_name' | 'person'> {
    const person = people.get(conversation.personId);
    return {
      context: conversation.context,
      context_id: conversation.contextId,
      context_name: this.names.of(conversation, currentLocale()),
      person: {
        id: conversation.personId,
        full_name: person?.fullName ?? '',
        ...mannerShown(isOwn ? undefined : person),
      },
    };
  }
}
