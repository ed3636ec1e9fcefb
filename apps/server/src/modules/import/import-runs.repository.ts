import type { ImportProgress } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ImportRunEntity } from './import-run.entity.js';

/** The number of seconds of silence after which a run counts as interrupted. */
const SILENT_SECONDS = 120;

/**
 * The state of imports, which is written outside the import's own transaction, so that others can see it
 * during the run.
 */
@Injectable()
export class ImportRunsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Opens a run, unless another is running or this key was used before; returns its id. */
  async begin(key: string, userId: number): Promise<number | null> {
    const now = this.clock.now();
    const rows: { id: number }[] = await this.database.manager.query(
      `INSERT INTO import_runs (key, user_id, phase, started_at, updated_at)
       SELECT $1, $2, 'reading', $3, $3
       WHERE NOT EXISTS (SELECT 1 FROM import_runs WHERE phase NOT IN ('done', 'failed') AND updated_at > $3::timestamptz - make_interval(secs => $4))
       ON CONFLICT (key) DO NOTHING RETURNING id`,
      [key, userId, now, SILENT_SECONDS],
    );
    return rows[0]?.id ?? null;
  }

  async report(id: number, progress: ImportProgress): Promise<void> {
    await this.database.manager.update(
      ImportRunEntity,
      { id },
      {
        phase: progress.phase,
        rowsDone: progress.rows_done,
        rowsTotal: progress.rows_total,
        updatedAt: this.clock.now(),
      },
    );
  }

  /** Ends an unfinished run. */
  async fail(id: number): Promise<void> {
    await this.database.manager.update(
      ImportRunEntity,
      { id },
      { phase: 'failed', updatedAt: this.clock.now() },
    );
  }

  /** The progress of the caller's own run. */
  async progress(key: string, userId: number): Promise<ImportProgress | null> {
    const run = await this.database.manager.findOneBy(ImportRunEntity, { key, userId });
    return run && { phase: run.phase, rows_done: run.rowsDone, rows_total: run.rowsTotal };
  }
}
