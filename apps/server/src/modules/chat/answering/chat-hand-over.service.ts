import type { ChatAnswering } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { AppConfig } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { fail } from '../../../platform/errors/fail.js';
import { currentLocale } from '../../../platform/http/request-context.js';
import type { Caller } from '../../../platform/security/caller.js';
import { Signals, type Tx } from '../../../platform/signals/signals.js';
import { ActivityService } from '../../activity/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { personErased, UsersRepository } from '../../users/index.js';
import { staffPath } from '../chat.rules.js';
import { chatWritten } from '../chat.signals.js';
import type { ChatAddress, Conversation } from '../chat.types.js';
import { ChatAccessService } from '../chat-access.service.js';
import { ChatNames } from '../chat-names.js';
import { ConversationNeedsRepository } from '../needs/conversation-needs.repository.js';
import { needWrittenTo } from '../needs/conversation-needs.rules.js';
import { type AnsweredThread, ChatAnsweringRepository } from './chat-answering.repository.js';
import { ChatStaffService } from './chat-staff.service.js';

/**
 * The colleague who gets a conversation, the former answerer whom the caller saw, and a note that only staff
 * can read.
 */
export interface Giving {
  toId: number;
  fromId: number | null;
  note: string;
}

/**
 * The answerer of a conversation, who can be replaced by a colleague who may see it; the person in the
 * conversation is told (rule 208).
 */
@Injectable()
export class ChatHandOverService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly activity: ActivityService,
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly access: ChatAccessService,
    private readonly names: ChatNames,
    private readonly needs: ConversationNeedsRepository,
    private readonly staff: ChatStaffService,
    private readonly repository: ChatAnsweringRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, ({ userId }) => this.repository.release(userId));
  }

  /**
   * Returns the answerer, and the colleagues who may take over.
   * @throws NOT_FOUND
   */
  async answering(caller: Caller, address: ChatAddress): Promise<ChatAnswering> {
    const conversation = await this.access.require(caller, address);
    const staff = await this.staffOf(caller, conversation);
    const thread = await this.repository.find(conversation);
    const answererId = thread?.answererId ?? null;
    const people = await this.users.people([...staff, answererId]);
    const nameOf = (id: number): string => people.get(id)?.fullName ?? '';
    const locale = currentLocale();
    return {
      answerer:
        answererId !== null && staff.includes(answererId)
          ? { id: answererId, full_name: nameOf(answererId) }
          : null,
      is_mine: answererId === caller.userId,
      colleagues: staff
        .filter((id) => id !== caller.userId)
        .map((id) => ({ id, label: nameOf(id) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    };
  }

  /**
   * Gives a conversation to a colleague who may see it, or to the caller; the later of two simultaneous
   * callers learns who has it.
   * @throws NOT_FOUND, also for a conversation without messages; COLLEAGUE_UNKNOWN, CHAT_ANSWERED_BY
   */
  async handOver(caller: Caller, address: ChatAddress, giving: Giving): Promise<ChatAnswering> {
    const conversation = await this.access.require(caller, address);
    const staff = await this.staffOf(caller, conversation);
    if (!staff.includes(giving.toId)) return fail('COLLEAGUE_UNKNOWN', { field: 'colleague_id' });
    await this.database.transaction(async (tx) => {
      if (!(await this.users.holdStaff(giving.toId)))
        return fail('COLLEAGUE_UNKNOWN', { field: 'colleague_id' });
      const thread = (await this.repository.lock(conversation)) ?? fail('NOT_FOUND');
      if (thread.answererId === giving.toId && thread.isNamed) return;
      await this.requireUnchanged(thread, giving, staff);
      await this.repository.name([thread.threadId], {
        answererId: giving.toId,
        actorId: caller.userId,
        note: giving.note,
        now: this.clock.now(),
      });
      await this.record(caller, conversation, giving.toId);
      if (giving.toId !== caller.userId) await this.tell(tx, caller, conversation, giving.toId);
      const { context, contextId, personId } = conversation;
      await tx.signal(chatWritten, { context, contextId, personId });
    });
    return this.answering(caller, address);
  }

  /**
   * Checks that the answerer whom the caller saw is still the answerer; a colleague who may no longer see the
   * conversation does not count as one.
   */
  private async requireUnchanged(
    { answererId }: AnsweredThread,
    { fromId }: Giving,
    staff: readonly number[],
  ): Promise<void> {
    const current = answererId !== null && staff.includes(answererId) ? answererId : null;
    if (current === fromId) return;
    if (current === null) return fail('CHAT_ANSWERED_BY_NOBODY', { field: 'colleague_id' });
    const name = (await this.users.people([current])).get(current)?.fullName ?? '';
    fail('CHAT_ANSWERED_BY', { field: 'colleague_id', params: { name } });
  }

  private async staffOf(caller: Caller, conversation: Conversation): Promise<number[]> {
    const view = await this.access.viewOf(caller);
    const need = needWrittenTo(await this.needs.of(conversation), view);
    return this.staff.of(conversation, need?.state ?? conversation.state);
  }

  private async record(
    caller: Caller,
    { context, contextId, personId }: Conversation,
    toId: number,
  ): Promise<void> {
    await this.activity.record([
      {
        subjectType: 'user',
        subjectId: personId,
        actorId: caller.userId,
        action: 'chat_handed_over',
        newValues: { context, context_id: contextId, to_id: toId },
      },
    ]);
  }

  /** Notifies the colleague in the way staff are notified of messages; the note stays in the thread. */
  private async tell(tx: Tx, caller: Caller, conversation: Conversation, toId: number): Promise<void> {
    const people = await this.users.people([caller.userId, conversation.personId]);
    const nameOf = (id: number): string => people.get(id)?.fullName ?? '';
    const url = `${this.config.publicUrl}${staffPath(conversation)}`;
    const say = (locale: Locale) =>
      serverText(locale, 'chat.given', {
        name: nameOf(caller.userId),
        person: nameOf(conversation.personId),
        context: this.names.of(conversation, locale),
        url,
      });
    await this.notifications.announce(tx, {
      type: 'chat',
      receiverType: toId === conversation.managerId ? 'manager' : 'admin',
      receivers: [{ userId: toId }],
      canWaitUntil: null,
      texts: { 'he-IL': say('he-IL'), 'en-US': say('en-US') },
      ...(conversation.context === 'event' ? { eventId: conversation.contextId } : {}),
    });
  }
}
