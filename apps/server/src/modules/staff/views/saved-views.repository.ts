import type { ViewedList } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { lockName } from '../../../platform/database/name-lock.js';
import { SavedViewEntity } from './saved-view.entity.js';

/** A view as stored. */
export type StoredView = Readonly<SavedViewEntity>;
/** What is saved of a view. */
export type KeptView = Omit<StoredView, 'id'>;

/** Queries on saved views. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly database: Database) {}

  /** A person's views of a list, and those that are shared, each by name. */
  async of(userId: number, list: ViewedList): Promise<StoredView[]> {
    const [own, shared] = await Promise.all([
      this.database.manager.find(SavedViewEntity, { where: { userId, list }, order: { name: 'ASC' } }),
      this.database.manager.find(SavedViewEntity, {
        where: { list, isShared: true },
        order: { name: 'ASC', id: 'ASC' },
      }),
    ]);
    return [...own, ...shared.filter((view) => view.userId !== userId)];
  }

  /** Locks a person's views against their other changes, until the transaction ends, and returns them. */
  async lockOf(userId: number): Promise<StoredView[]> {
    await lockName(this.database.joined, 'view', userId);
    return this.database.joined.findBy(SavedViewEntity, { userId });
  }

  find(id: number): Promise<StoredView | null> {
    return this.database.manager.findOneBy(SavedViewEntity, { id });
  }

  add(view: KeptView): Promise<StoredView> {
    return this.database.joined.save(SavedViewEntity, { ...view });
  }

  async change(id: number, view: KeptView): Promise<void> {
    await this.database.joined.update(SavedViewEntity, { id }, { ...view });
  }

  async remove(id: number): Promise<void> {
    await this.database.joined.delete(SavedViewEntity, { id });
  }
}
