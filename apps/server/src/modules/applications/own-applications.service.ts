import type { ActiveApplication, OwnApplication, OwnData } from '@karov/api-client';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { CategoriesService } from '../categories/index.js';
import { NeedEndingsService, NeedsRepository, type SingleNeed, systemNotesOf } from '../needs/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { ApplicationViewsService } from './application-views.service.js';
import { mayTellHowItWas } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { FeedbackService } from './feedback.service.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { descriptionIn } from './stored-texts.js';

/** What help seekers do with their own requests (rules 2, 122). */
@Injectable()
export class OwnApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoriesService,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly lists: RequestListsRepository,
    private readonly views: ApplicationViewsService,
    private readonly sources: ApplicationSourcesService,
    private readonly endings: NeedEndingsService,
    private readonly feedback: FeedbackService,
    private readonly sealed: SealedTexts,
  ) {}

  async page(caller: Caller, query: ListQuery): Promise<ListPage<OwnApplication>> {
    const page = await this.lists.own(caller.userId, query);
    const found = new Map(
      (await this.applications.findMany(page.rows.map((row) => row.id))).map((row) => [row.id, row]),
    );
    const rows = page.rows.flatMap((row) => found.get(row.id) ?? []);
    return { total: page.total, rows: await this.views.own(rows, caller.userId) };
  }

  /** @throws NOT_FOUND when it belongs to somebody else */
  async one(caller: Caller, id: number): Promise<OwnApplication> {
    const [view] = await this.views.own([await this.require(caller, id)], caller.userId);
    return view ?? fail('NOT_FOUND');
  }

  /** Requests that are open or in treatment, for the warning about categories in use. */
  async active(seekerId: number): Promise<ActiveApplication[]> {
    const rows = (await this.applications.liveOf(seekerId)).filter((row) => !row.isEmergency);
    const labels = await this.categories.labels(
      rows.map((row) => row.categoryId),
      currentLocale(),
    );
    return rows.map((row) => ({
      id: row.id,
      category_id: row.categoryId,
      category: { id: row.categoryId, name: labels.get(row.categoryId) ?? '' },
      expiration_date: row.expirationDate,
      arrival_date: row.arrivalDate,
      arrival_time: row.arrivalTime,
      status: row.status,
    }));
  }

  /** Everything a person asked for or helped with, newest first, for the download of their own data. */
  async history(userId: number): Promise<OwnData['requests']> {
    const rows = await this.applications.historyOf(userId);
    const locale = currentLocale();
    const labels = await this.categories.labels([...new Set(rows.map((row) => row.categoryId))], locale);
    return rows.map((row) => ({
      event: labels.get(row.categoryId) ?? '',
      text: row.userId === userId ? descriptionIn(this.sealed, row, locale) : '',
      reason: row.userId === userId && row.status === 'reject' ? (systemNotesOf(this.sealed, row) ?? '') : '',
      status: row.status,
      state_text: serverText(locale, `requests.statuses.${row.status}`),
      created_at: row.createdAt.toISOString(),
      is_helper: row.userId !== userId,
    }));
  }

  /**
   * Closes or rejects the caller's own request; a rejection needs a reason (rule 2).
   * @throws NOT_ALLOWED_NOW
   */
  async setStatus(
    caller: Caller,
    id: number,
    status: 'closed' | 'reject',
    note: string | null,
  ): Promise<void> {
    await this.require(caller, id);
    if (status === 'reject' && note === null)
      throw new ValidationFailure([{ path: 'system_note', key: 'required', params: {} }]);
    await this.database.transaction(async (tx) => {
      const locked = await this.sources.lock(id);
      if (!locked) return fail('NOT_FOUND');
      await this.endings.end(tx, locked, status === 'closed' ? 'close' : 'reject', caller.userId, note);
    });
  }

  /**
   * Records feedback; a report that something went wrong goes to the admins.
   * @throws NOT_ALLOWED_NOW, FEEDBACK_GIVEN
   */
  async tell(caller: Caller, id: number, isWell: boolean, note: string): Promise<void> {
    const application = await this.require(caller, id);
    if (!mayTellHowItWas(application)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.feedback.tell(application, { userId: caller.userId, side: 'user', isWell, note });
  }

  private async require(caller: Caller, id: number): Promise<SingleNeed> {
    const application = await this.needs.findSingle(id);
    return application && application.userId === caller.userId ? application : fail('NOT_FOUND');
  }
}
