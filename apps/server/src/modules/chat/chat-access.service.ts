import { isStaff, type Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { viewOf } from './chat.policy.js';
import type { ChatAddress, ChatView, Conversation } from './chat.types.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';

/**
 * Determines which conversation a caller means and whether they may see it, at every call and signal (rule
 * 37).
 */
@Injectable()
export class ChatAccessService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly threads: ChatThreadsRepository,
  ) {}

  /** Returns which conversations a caller may see. */
  async viewOf(caller: Caller): Promise<ChatView> {
    return viewOf(caller, await this.regions.reachOf(caller));
  }

  /**
   * Returns the conversation that a caller means, checked at every call.
   * @throws NOT_FOUND, ValidationFailure when staff name nobody
   */
  async require(caller: Caller, { context, contextId, receiverId }: ChatAddress): Promise<Conversation> {
    const view = await this.viewOf(caller);
    if (view.kind === 'own') await this.requireOwnSide(caller, receiverId);
    const personId = view.kind === 'own' ? caller.userId : (receiverId ?? nobodyNamed());
    return (await this.threads.find({ context, contextId, personId }, view)) ?? fail('NOT_FOUND');
  }

  /** Returns the language of the person in a conversation. */
  async localeOf(caller: Caller, address: ChatAddress): Promise<Locale> {
    const { personId } = await this.require(caller, address);
    return (await this.users.people([personId])).get(personId)?.locale ?? 'he-IL';
  }

  /** Ensures that a help seeker or volunteer writes only to staff. */
  private async requireOwnSide(caller: Caller, receiverId: number | undefined): Promise<void> {
    if (receiverId === undefined || receiverId === caller.userId) return;
    const account = await this.users.accountById(receiverId);
    if (!account?.roles.some(isStaff)) fail('NOT_FOUND');
  }
}

/** Refuses a call in which staff do not say whose conversation they mean. */
function nobodyNamed(): never {
  throw new ValidationFailure([{ path: 'receiver_id', key: 'required', params: {} }]);
}
