import { isStaff } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsService } from '../regions/index.js';
import { UsersService } from '../users/index.js';
import { viewOf } from './chat.policy.js';
import type { ChatAddress, ChatView, Conversation } from './chat.types.js';
import { ChatThreadsRepository } from './chat-threads.repository.js';

/** Finds a caller's conversation, and checks that it is theirs, at each call and each signal (rule 37). */
@Injectable()
export class ChatAccess {
  constructor(
    private readonly regions: RegionsService,
    private readonly users: UsersService,
    private readonly threads: ChatThreadsRepository,
  ) {}

  /** The conversations that a caller may see. */
  async viewOf(caller: Caller): Promise<ChatView> {
    return viewOf(caller, await this.regions.reachOf(caller));
  }

  /**
   * The requested conversation, checked each time.
   * @throws NOT_FOUND, ValidationFailure when staff omit the person
   */
  async require(caller: Caller, { context, contextId, receiverId }: ChatAddress): Promise<Conversation> {
    const view = await this.viewOf(caller);
    if (view.kind === 'own') await this.requireOwnSide(caller, receiverId);
    const personId = view.kind === 'own' ? caller.userId : (receiverId ?? nobodyNamed());
    return (await this.threads.find({ context, contextId, personId }, view)) ?? fail('NOT_FOUND');
  }

  /** Checks that a person of a request writes only to staff. */
  private async requireOwnSide(caller: Caller, receiverId: number | undefined): Promise<void> {
    if (receiverId === undefined || receiverId === caller.userId) return;
    const account = await this.users.accountById(receiverId);
    if (!account?.roles.some(isStaff)) fail('NOT_FOUND');
  }
}

/** Fails for staff who omit the person. */
function nobodyNamed(): never {
  throw new ValidationFailure([{ path: 'receiver_id', key: 'required', params: {} }]);
}
