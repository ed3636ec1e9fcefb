import type { SavedView } from '@karov/api-client';
import {
  isAdmin,
  LIMITS,
  type ViewAbility,
  type ViewedList,
  viewAbilities,
  viewFilters,
} from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { fail, ValidationFailure } from '../../../platform/errors/fail.js';
import type { Caller } from '../../../platform/security/caller.js';
import { ActivityService } from '../../activity/index.js';
import type { SavedViewChange, SavedViewForm } from './saved-views.dto.js';
import { type KeptView, SavedViewsRepository, type StoredView } from './saved-views.repository.js';

/** Views of lists that staff save for themselves, and admins for all (rule 240). */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly repository: SavedViewsRepository,
  ) {}

  /** Returns the caller's views of a list, then those that others share. */
  async of(caller: Caller, list: ViewedList): Promise<SavedView[]> {
    return (await this.repository.of(caller.userId, list)).map((view) => toWire(caller, view));
  }

  /** @throws VIEWS_MANY, VIEW_NAME_TAKEN, VIEW_SHARED_BY_ADMINS, ValidationFailure on `filters`, `columns` */
  async add(caller: Caller, form: SavedViewForm): Promise<SavedView> {
    return this.database.transaction(async () => {
      const own = await this.repository.lockOf(caller.userId);
      if (own.length >= LIMITS.savedViewsMax)
        return fail('VIEWS_MANY', { field: 'name', params: { max: LIMITS.savedViewsMax } });
      const view = await this.repository.add(keptView(caller, form.list, form, own));
      if (view.isShared) await this.note(caller, view, 'view_shared');
      return toWire(caller, view);
    });
  }

  /** @throws NOT_FOUND for a view that is not the caller's; further as `add` */
  async change(caller: Caller, id: number, form: SavedViewChange): Promise<SavedView> {
    return this.database.transaction(async () => {
      const own = await this.repository.lockOf(caller.userId);
      const before = own.find((view) => view.id === id) ?? fail('NOT_FOUND');
      const others = own.filter((view) => view.id !== id);
      const view = { id, ...keptView(caller, before.list, form, others) };
      await this.repository.change(id, view);
      if (view.isShared || before.isShared)
        await this.note(caller, view, view.isShared ? 'view_shared' : 'view_unshared');
      return toWire(caller, view);
    });
  }

  /** @throws NOT_FOUND for a view that the caller may not delete */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.database.transaction(async () => {
      const view = await this.repository.find(id);
      if (!view || !abilitiesOf(caller, view).includes('delete')) return fail('NOT_FOUND');
      await this.repository.remove(id);
      if (view.isShared) await this.note(caller, view, 'view_deleted');
    });
  }

  private note(caller: Caller, { id, list }: StoredView, action: string): Promise<void> {
    return this.activity.record([
      {
        subjectType: 'saved_view',
        subjectId: id,
        actorId: caller.userId,
        action,
        newValues: { list },
      },
    ]);
  }
}

function keptView(
  caller: Caller,
  list: ViewedList,
  form: SavedViewChange,
  others: readonly StoredView[],
): KeptView {
  const { name } = form;
  if (others.some((view) => view.list === list && view.name === name))
    return fail('VIEW_NAME_TAKEN', { field: 'name' });
  const isShared = form.is_shared ?? false;
  if (isShared && !isAdmin(caller.role)) return fail('VIEW_SHARED_BY_ADMINS', { field: 'is_shared' });
  const filters = viewFilters(form.filters ?? {});
  if (filters === null) throw new ValidationFailure([{ path: 'filters', key: 'filter', params: {} }]);
  const columns = form.columns ?? [];
  const isLong = columns.some(({ length }) => length > LIMITS.columnNameMax);
  if (isLong || columns.length > LIMITS.viewColumnsMax)
    throw new ValidationFailure([
      { path: 'columns', key: 'tooMany', params: { max: LIMITS.viewColumnsMax } },
    ]);
  return {
    userId: caller.userId,
    list,
    name,
    isShared,
    filters,
    orderBy: form.order_by || null,
    isDescending: form.order === 'desc',
    columns,
    perPage: form.per_page ?? null,
  };
}

function abilitiesOf(caller: Caller, { userId, isShared }: StoredView): ViewAbility[] {
  return viewAbilities({ isAdmin: isAdmin(caller.role), isOwn: userId === caller.userId, isShared });
}

function toWire(caller: Caller, view: StoredView): SavedView {
  return {
    id: view.id,
    list: view.list,
    name: view.name,
    filters: view.filters,
    order_by: view.orderBy,
    order: view.isDescending ? 'desc' : 'asc',
    columns: view.columns,
    per_page: view.perPage,
    is_shared: view.isShared,
    is_own: view.userId === caller.userId,
    abilities: abilitiesOf(caller, view),
  };
}
