import type { Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Tx } from '../../../platform/signals/signals.js';
import { chatWritten } from '../chat.signals.js';
import type { ChatRef } from '../chat.types.js';
import { ChatNames } from '../chat-names.js';
import { ChatAnsweringRepository } from './chat-answering.repository.js';

/** A conversation that a member of staff took or was given. */
export interface HeldChat extends ChatRef {
  threadId: number;
  /** The subject of the conversation. */
  label: string;
  /** The district of the event or request, and the event's manager. */
  state: string;
  managerId: number | null;
  since: Date;
}

/**
 * The conversations that members of staff answer: for the first screen, the end of a shift, and when a member
 * of staff leaves (rule 208).
 */
@Injectable()
export class HeldChatsService {
  constructor(
    private readonly clock: Clock,
    private readonly names: ChatNames,
    private readonly repository: ChatAnsweringRepository,
  ) {}

  /** The conversations that a member of staff took or was given. */
  async of(userId: number, locale: Locale): Promise<HeldChat[]> {
    const held = await this.repository.held(userId);
    return held.map((thread) => ({ ...thread, label: this.names.of(thread, locale), since: thread.lastAt }));
  }

  /** An answerer's conversations with unread messages or a hand-over; the longest waiting first. */
  async waiting(userId: number, locale: Locale): Promise<HeldChat[]> {
    const waiting = await this.repository.waiting(userId);
    return waiting.map((thread) => ({ ...thread, label: this.names.of(thread, locale) }));
  }

  /** The same conversations as in `of`, locked until the transaction ends. */
  async lock(userId: number, locale: Locale): Promise<HeldChat[]> {
    await this.repository.lockHeld(userId);
    return this.of(userId, locale);
  }

  /** Gives conversations to a colleague who may see them; the people in them are told. */
  async giveAll(tx: Tx, chats: readonly HeldChat[], toId: number, actorId: number): Promise<void> {
    if (chats.length === 0) return;
    await this.repository.name(
      chats.map(({ threadId }) => threadId),
      { answererId: toId, actorId, note: '', now: this.clock.now() },
    );
    for (const { context, contextId, personId } of chats)
      await tx.signal(chatWritten, { context, contextId, personId });
  }

  /**
   * Releases the conversations of a member of staff who leaves: the next person to answer becomes the
   * answerer.
   */
  release(userId: number): Promise<void> {
    return this.repository.release(userId);
  }
}
