import type { Worry } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { contextOf, NeedMessagesService, type SingleNeed } from '../needs/index.js';
import { RegionsRepository } from '../regions/index.js';
import { contactOf } from '../users/index.js';
import { FeedbackRepository } from './feedback.repository.js';

/** Feedback, and the reports that something went wrong. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly categories: CategoriesService,
    private readonly regions: RegionsRepository,
    private readonly repository: FeedbackRepository,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Records one side's feedback; if something went wrong, admins are told at once.
   * @throws FEEDBACK_GIVEN
   */
  async tell(
    application: SingleNeed,
    said: { userId: number; side: 'user' | 'volunteer'; isWell: boolean; note: string },
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const isNew = await this.repository.insert(
        { applicationId: application.id, ...said },
        this.clock.now(),
      );
      if (!isNew) return fail('FEEDBACK_GIVEN', { field: 'message' });
      if (!said.isWell)
        await this.messages.toStaff(tx, contextOf({ need: application, event: null }), 'staffWorry');
    });
  }

  /** Unhandled reports within an admin's reach. */
  async worries(caller: Caller, query: ListQuery): Promise<ListPage<Worry>> {
    const reach = await this.regions.reachOf(caller);
    const page = await this.repository.worries(reach.states, query);
    const labels = await this.categories.labels(
      page.rows.map((row) => row.categoryId),
      currentLocale(),
    );
    const rows = page.rows.map((row) => ({
      id: row.id,
      application_id: row.applicationId,
      category: labels.get(row.categoryId) ?? '',
      side: row.side,
      person: { id: row.userId, full_name: row.fullName, ...contactOf(row) },
      note: row.note,
      created_at: row.createdAt.toISOString(),
    }));
    return { total: page.total, rows };
  }

  /**
   * Marks a report as handled.
   * @throws NOT_FOUND
   */
  async see(caller: Caller, id: number): Promise<void> {
    const reach = await this.regions.reachOf(caller);
    await this.database.transaction(async () => {
      if (!(await this.repository.see(id, caller.userId, reach.states, this.clock.now()))) fail('NOT_FOUND');
    });
  }
}
