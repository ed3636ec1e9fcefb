import type { ChatMessage } from '@karov/api-client';
import { localDay, localTime } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../../platform/http/request-context.js';
import { UsersRepository } from '../../users/index.js';
import type { ChatView, StoredMessage } from '../chat.types.js';
import type { ConversationNeed } from './conversation-needs.rules.js';

/** What is shown in addition to a message's text. */
type Marks = Pick<ChatMessage, 'need' | 'answerer' | 'staff_note'> & { message?: string };

/** The additions to a message that has none. */
export const NO_MARKS: Marks = { need: null, answerer: null, staff_note: '' };

/**
 * Adds to messages the need to which each belongs, if there are several (rule 206), and who the new answerer
 * is (rule 208).
 */
@Injectable()
export class MessageMarks {
  constructor(private readonly users: UsersRepository) {}

  async of(
    messages: readonly StoredMessage[],
    needs: readonly ConversationNeed[],
    view: ChatView,
  ): Promise<ReadonlyMap<number, Marks>> {
    const answerers = await this.users.people(messages.map(({ answererId }) => answererId));
    const areSeveral = new Set(messages.flatMap(({ needId }) => needId ?? [])).size > 1;
    const labels = new Map(areSeveral ? needs.map((need) => [need.needId, labelOf(need)]) : []);
    const isOwn = view.kind === 'own';
    return new Map(
      messages.map(({ id, needId, answererId, staffNote }): [number, Marks] => {
        const need = needId === null ? null : { id: needId, label: labels.get(needId) ?? '' };
        const person = answererId === null ? undefined : answerers.get(answererId);
        const name = (isOwn ? person?.firstName : person?.fullName) ?? '';
        return [
          id,
          {
            need: need?.label ? need : null,
            answerer: answererId === null ? null : { id: answererId, name },
            staff_note: isOwn ? '' : staffNote,
            ...(answererId === null ? {} : { message: nowAnswers(name, isOwn) }),
          },
        ];
      }),
    );
  }
}

/**
 * The line about a new answerer: with the first name for the help seeker or volunteer, with the full name for
 * staff.
 */
export function nowAnswers(name: string, isOwn: boolean): string {
  return serverText(currentLocale(), isOwn ? 'chat.answersYou' : 'chat.answersHere', { name });
}

function labelOf({ createdAt }: ConversationNeed): string {
  return serverText(currentLocale(), 'chat.needOf', {
    day: localDay(createdAt).split('-').reverse().join('-'),
    time: localTime(createdAt),
  });
}
