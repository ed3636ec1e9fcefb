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
  /** What it is about. */
  label: string;
  /** District of the event or request, and the event's manager. */
  state: string;
  managerId: number | null;
  since: Date;
}

/**
 * What members of staff have in hand in conversations: for the first screen, the end of a shift, and when
 * somebody leaves (rule 208).
 */
@Injectable()
export class HeldChats {
  constructor(
    private readonly clock: Clock,
    private readonly names: ChatNames,
    private readonly repository: ChatAnsweringRepository,
  ) {}

  /** The conversations that somebody took or was given. */
  async of(userId: number, locale: Locale): Promise<HeldChat[]> {
    const held = await this.repository.held(userId);
    return held.map((thread) => ({ ...thread, label: this.names.of(thread, locale), since: thread.lastAt }));
  }

  /**
   * The conversations in which somebody answers, with words or a hand-over that they have not opened; the
   * longest waiting first.
   */
  async waiting(userId: number, locale: Locale): Promise<HeldChat[]> {
    const waiting = await this.repository.waiting(userId);
    return waiting.map((thread) => ({ ...thread, label: this.names.of(thread, locale) }));
  }

  /** The same as `of`, kept until the transaction ends. */
  async lock(userId: number, locale: Locale): Promise<HeldChat[]> {
    await this.repository.lockHeld(userId);
    return this.of(userId, locale);
  }

  /** Gives conversations to a colleague who may see them; the people in them read who answers now. */
  async giveAll(tx: Tx, chats: readonly HeldChat[], toId: number, actorId: number): Promise<void> {
    if (chats.length === 0) return;
    await this.repository.name(
      chats.map(({ threadId }) => threadId),
      { answererId: toId, actorId, note: '', now: this.clock.now() },
    );
    for (const { context, contextId, personId } of chats)
      await tx.signal(chatWritten, { context, contextId, personId });
  }

  /** A member of staff who leaves has no conversation any more: the next to answer has it. */
  release(userId: number): Promise<void> {
    return this.repository.release(userId);
  }
}
