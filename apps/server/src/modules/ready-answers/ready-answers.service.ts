import type { ReadyAnswer, ReadyAnswerRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { ActivityService } from '../activity/index.js';
import type { Direction, ReadyAnswerForm } from './ready-answers.dto.js';
import { ReadyAnswersRepository, type StoredAnswer } from './ready-answers.repository.js';

/**
 * Sentences that admins edit and all staff insert into their answers, where they can still be changed (rule
 * 202).
 */
@Injectable()
export class ReadyAnswersService {
  constructor(
    private readonly database: Database,
    private readonly repository: ReadyAnswersRepository,
    private readonly activity: ActivityService,
  ) {}

  /** Returns all ready answers, in order. */
  async all(): Promise<ReadyAnswer[]> {
    return (await this.repository.all()).map(({ id, textHe, textEn }) => ({
      id,
      text_he: textHe,
      text_en: textEn,
    }));
  }

  async page(query: ListQuery): Promise<ListPage<ReadyAnswerRow>> {
    const page = await this.repository.page(query);
    return { total: page.total, rows: page.rows.map(toRow) };
  }

  /**
   * Adds a ready answer at the end.
   * @throws READY_ANSWERS_MANY
   */
  async add(caller: Caller, form: ReadyAnswerForm): Promise<ReadyAnswerRow> {
    return this.database.transaction(async () => {
      const others = await this.repository.lockAll();
      if (others.length >= LIMITS.readyAnswersMax)
        return fail('READY_ANSWERS_MANY', { field: 'text_he', params: { max: LIMITS.readyAnswersMax } });
      const added =
        (await this.repository.insert(wordsOf(form), (others.at(-1)?.position ?? -1) + 1)) ??
        fail('INTERNAL');
      await this.note(caller, added.id, 'created', { ...form });
      return toRow(added);
    });
  }

  /**
   * Changes the text of a ready answer.
   * @throws NOT_FOUND
   */
  async change(caller: Caller, id: number, form: ReadyAnswerForm): Promise<ReadyAnswerRow> {
    return this.database.transaction(async () => {
      const answer = await this.lock(id);
      await this.repository.update(id, wordsOf(form));
      await this.note(caller, id, 'changed', { ...form });
      return toRow({ ...answer, ...wordsOf(form) });
    });
  }

  /**
   * Moves a ready answer one place up or down; at either end it stays where it is.
   * @throws NOT_FOUND
   */
  async move(id: number, direction: Direction): Promise<void> {
    await this.database.transaction(async () => {
      const ids = (await this.repository.lockAll()).map((answer) => answer.id);
      const from = ids.indexOf(id);
      if (from === -1) fail('NOT_FOUND');
      const to = Math.min(ids.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
      ids.splice(to, 0, ...ids.splice(from, 1));
      await this.repository.order(ids);
    });
  }

  /** @throws NOT_FOUND */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.database.transaction(async () => {
      const { textHe, textEn } = await this.lock(id);
      await this.repository.remove(id);
      await this.note(caller, id, 'deleted', { text_he: textHe, text_en: textEn });
    });
  }

  private async lock(id: number): Promise<StoredAnswer> {
    return (await this.repository.lockAll()).find((answer) => answer.id === id) ?? fail('NOT_FOUND');
  }

  private note(
    caller: Caller,
    subjectId: number,
    action: string,
    newValues: Record<string, unknown>,
  ): Promise<void> {
    return this.activity.record([
      { subjectType: 'ready_answer', subjectId, actorId: caller.userId, action, newValues },
    ]);
  }
}

function wordsOf({
  text_he: textHe,
  text_en: textEn,
}: ReadyAnswerForm): Pick<StoredAnswer, 'textHe' | 'textEn'> {
  return { textHe, textEn };
}

function toRow({ id, textHe, textEn, position }: StoredAnswer): ReadyAnswerRow {
  return { id, text_he: textHe, text_en: textEn, position };
}
