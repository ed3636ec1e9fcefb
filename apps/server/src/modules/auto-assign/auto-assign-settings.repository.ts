import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AutoAssignSettingsEntity } from './auto-assign-settings.entity.js';

const ONLY_ROW = 1;

/** Queries on the one row of dispatch settings (rule 38). */
@Injectable()
export class AutoAssignSettingsRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<AutoAssignSettingsEntity> {
    const row = await this.database.manager.findOneBy(AutoAssignSettingsEntity, { id: ONLY_ROW });
    if (!row) throw new Error('there are no dispatch settings');
    return row;
  }

  /** Returns the number of the row. */
  async save(change: Pick<AutoAssignSettingsEntity, 'radius' | 'time' | 'updatedBy'>): Promise<number> {
    await this.database.joined.update(AutoAssignSettingsEntity, { id: ONLY_ROW }, change);
    return ONLY_ROW;
  }
}
