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
 * Which conversation a caller means, and whether it is theirs: asked at each call and each signal (rule 37).
 */
@Injectable()
export class ChatAccessService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly threads: ChatThreadsRepository,
  ) {}

  /** Whose conversations a caller sees. */
  async viewOf(caller: Caller): Promise<ChatView> {
    return viewOf(caller, await this.regions.reachOf(caller));
  }

  /**
   * The conversation that a caller means, checked each time.
   * @throws NOT_FOUND, ValidationFailure when staff name nobody
   */
  async require(caller: Caller, { context, contextId, receiverId }: ChatAddress): Promise<Conversation> {
    const view = await this.viewOf(caller);
    if (view.kind === 'own') await this.requireOwnSide(caller, receiverId);
    const personId = view.kind === 'own' ? caller.userId : (receiverId ?? nobodyNamed());
    return (await this.threads.find({ context, contextId, personId }, view)) ?? fail('NOT_FOUND');
  }

  /** In which language the person of a conversation reads. */
  async localeOf(caller: Caller, address: ChatAddress): Promise<Locale> {
    const { personId } = await this.require(caller, address);
    return (await this.users.people([personId])).get(personId)?.locale ?? 'he-IL';
  }

  /** Somebody of a request talks to staff and to nobody else. */
  private async requireOwnSide(caller: Caller, receiverId: number | undefined): Promise<void> {
    if (receiverId === undefined || receiverId === caller.userId) return;
    const account = await this.users.accountById(receiverId);
    if (!account?.roles.some(isStaff)) fail('NOT_FOUND');
  }
}

/** Staff must say whom they mean. */
function nobodyNamed(): never {
  throw new ValidationFailure([{ path: 'receiver_id', key: 'required', params: {} }]);
}
