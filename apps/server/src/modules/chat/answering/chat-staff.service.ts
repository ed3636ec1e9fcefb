import { Injectable } from '@nestjs/common';
import { RegionsRepository } from '../../regions/index.js';
import type { Conversation } from '../chat.types.js';
import { ChatThreadsRepository } from '../chat-threads.repository.js';
import { ChatAnsweringRepository } from './chat-answering.repository.js';

/**
 * The members of staff who may see a conversation: the event's manager and the admins of its district (rules
 * 37, 51, 80).
 */
@Injectable()
export class ChatStaffService {
  constructor(
    private readonly regions: RegionsRepository,
    private readonly threads: ChatThreadsRepository,
    private readonly repository: ChatAnsweringRepository,
  ) {}

  /**
   * Returns the ids of these members of staff, the event's manager first. `state` is the district of the live
   * need.
   */
  async of(conversation: Conversation, state: string): Promise<number[]> {
    const [managers, admins] = await Promise.all([
      this.managerOf(conversation),
      this.regions.adminsOf(state),
    ]);
    return [...new Set([...managers, ...admins])];
  }

  /**
   * Returns the event's manager, if the account is active and the person is not concealed from the manager
   * (rule 79).
   */
  private async managerOf(conversation: Conversation): Promise<number[]> {
    const { managerId: userId } = conversation;
    if (userId === null || !(await this.repository.isActive(userId))) return [];
    const states = await this.regions.permittedStates(userId);
    return (await this.threads.find(conversation, { kind: 'managed', userId, states })) ? [userId] : [];
  }
}
