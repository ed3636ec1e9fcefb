import { Injectable } from '@nestjs/common';
import type { DispatchStatus, TimelineKind } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import type { DispatchSettings } from './auto-assign.rules.js';
import { DispatchRunEntity } from './dispatch-run.entity.js';
import { TimelineEntryEntity } from './timeline-entry.entity.js';

/** A run as the engine works with it. */
export interface RunRecord {
  id: number;
  needId: number;
  eventId: number | null;
  status: DispatchStatus;
  step: number;
  ring: number;
  radiusKm: number;
  nextStepAt: Date | null;
}

/** A run whose next step is due. */
export type DueRun = Pick<RunRecord, 'id' | 'needId' | 'eventId' | 'step'>;

/** One line of a timeline to be written. */
export interface TimelineLine {
  kind: TimelineKind;
  volunteerId?: number;
  data?: Record<string, number | string>;
}

const INSERT_LINES = `INSERT INTO dispatch_timeline (run_id, at, kind, volunteer_id, data)
  SELECT $1::int, $2::timestamptz, l.kind, l.volunteer_id, l.data
  FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS (kind text, volunteer_id int, data jsonb)) WITH ORDINALITY AS l(kind, volunteer_id, data, position)
  ORDER BY l.position`;

/** Queries on runs and timelines. */
@Injectable()
export class DispatchRepository {
  constructor(private readonly database: Database) {}

  findByNeed(needId: number): Promise<RunRecord | null> {
    return this.database.manager.findOneBy(DispatchRunEntity, { needId });
  }

  /** A run, locked until the transaction ends, and the settings by which it goes on now. */
  async lock(tx: Tx, id: number): Promise<{ run: RunRecord; settings: DispatchSettings } | null> {
    const [row]: (RunRecord & DispatchSettings)[] = await tx.manager.query(
      `SELECT r.id, r.need_id AS "needId", r.event_id AS "eventId", r.status, r.step, r.ring, r.radius_km AS "radiusKm",
         r.next_step_at AS "nextStepAt", s.radius, s.time, s.max_radius_km AS "maxRadiusKm", s.max_rings AS "maxRings", s.emergency_wave AS "emergencyWave"
       FROM dispatch_runs r CROSS JOIN auto_assign_settings s WHERE r.id = $1 FOR UPDATE OF r`,
      [id],
    );
    if (!row) return null;
    const { radius, time, maxRadiusKm, maxRings, emergencyWave, ...run } = row;
    return { run, settings: { radius, time, maxRadiusKm, maxRings, emergencyWave } };
  }

  lockByNeed(tx: Tx, needId: number): Promise<RunRecord | null> {
    return tx.manager.findOne(DispatchRunEntity, { where: { needId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Starts the run of a need, or sets an ended one going again, and writes that. The first ring is the setting's where the need gives none. */
  async start(tx: Tx, need: { needId: number; radiusKm: number | null }, now: Date): Promise<{ id: number; step: number }> {
    const [run]: { id: number; step: number }[] = await tx.manager.query(
      `WITH run AS (
         INSERT INTO dispatch_runs AS r (need_id, event_id, radius_km, priority, next_step_at, created_at, updated_at)
         SELECT n.id, n.event_id, coalesce($2, s.radius), n.label_priority, $3, $3, $3 FROM needs n, auto_assign_settings s WHERE n.id = $1
         ON CONFLICT (need_id) DO UPDATE SET status = 'running', priority = excluded.priority, next_step_at = excluded.next_step_at, updated_at = excluded.updated_at
         RETURNING r.id, r.step, r.radius_km, r.xmax = 0 AS is_new
       ), told AS (
         INSERT INTO dispatch_timeline (run_id, at, kind, data)
         SELECT id, $3, CASE WHEN is_new THEN 'started' ELSE 'resumed' END, CASE WHEN is_new THEN jsonb_build_object('radius', radius_km) ELSE '{}' END FROM run
       ) SELECT id, step FROM run`,
      [need.needId, need.radiusKm, now],
    );
    if (!run) throw new Error('run vanished');
    return run;
  }

  /** Makes a run that calls nobody by itself, where a need has none: what a coordinator does is told in it. */
  async ensure(tx: Tx, needId: number, now: Date): Promise<void> {
    await tx.manager.query(
      `INSERT INTO dispatch_runs (need_id, event_id, radius_km, priority, status, created_at, updated_at)
       SELECT n.id, n.event_id, s.radius, n.label_priority, 'stopped', $2, $2 FROM needs n, auto_assign_settings s WHERE n.id = $1 ON CONFLICT (need_id) DO NOTHING`,
      [needId, now],
    );
  }

  /** The run of a need, locked, with the settings; null where there is none. */
  async lockOf(tx: Tx, needId: number): Promise<{ run: RunRecord; settings: DispatchSettings } | null> {
    const run = await this.lockByNeed(tx, needId);
    return run && this.lock(tx, run.id);
  }

  async update(tx: Tx, id: number, change: Partial<Omit<RunRecord, 'id'>>, now: Date): Promise<void> {
    await tx.manager.update(DispatchRunEntity, { id }, { ...change, updatedAt: now });
  }

  async write(tx: Tx, runId: number, lines: readonly TimelineLine[], at: Date): Promise<void> {
    if (lines.length === 0) return;
    await tx.manager.query(INSERT_LINES, [runId, at, linesJson(lines)]);
  }

  /** Moves a run on and writes what its step has to tell, in one statement. */
  async advance(
    tx: Tx,
    id: number,
    to: Pick<RunRecord, 'status' | 'step' | 'ring' | 'radiusKm' | 'nextStepAt'>,
    lines: readonly TimelineLine[],
    now: Date,
  ): Promise<void> {
    await tx.manager.query(
      `WITH told AS (${INSERT_LINES})
       UPDATE dispatch_runs SET status = $4, step = $5, ring = $6, radius_km = $7, next_step_at = $8, updated_at = $2 WHERE id = $1`,
      [id, now, linesJson(lines), to.status, to.step, to.ring, to.radiusKm, to.nextStepAt],
    );
  }

  async timeline(runId: number): Promise<TimelineEntryEntity[]> {
    return this.database.manager.find(TimelineEntryEntity, { where: { runId }, order: { id: 'ASC' } });
  }

  /** The newest line's kind, or null while the timeline is empty. */
  async lastKind(tx: Tx, runId: number): Promise<TimelineKind | null> {
    const rows: { kind: TimelineKind }[] = await tx.manager.query('SELECT kind FROM dispatch_timeline WHERE run_id = $1 ORDER BY id DESC LIMIT 1', [runId]);
    return rows[0]?.kind ?? null;
  }

  async writtenVolunteers(tx: Tx, runId: number, kind: TimelineKind): Promise<Set<number>> {
    const rows: { volunteer_id: number }[] = await tx.manager.query('SELECT DISTINCT volunteer_id FROM dispatch_timeline WHERE run_id = $1 AND kind = $2', [
      runId,
      kind,
    ]);
    return new Set(rows.map((row) => row.volunteer_id));
  }

  /** Runs whose next step is due, the most urgent first (rule 77), without some. */
  async due(until: Date, limit: number, without: readonly number[] = []): Promise<DueRun[]> {
    return this.database.manager.query(
      `SELECT id, need_id AS "needId", event_id AS "eventId", step FROM dispatch_runs
       WHERE status = 'running' AND next_step_at <= $1 AND id <> ALL($3) ORDER BY priority DESC, next_step_at LIMIT $2`,
      [until, limit, without],
    );
  }

  async nextDue(): Promise<Date | null> {
    const rows: { next: Date | null }[] = await this.database.manager.query(`SELECT min(next_step_at) AS next FROM dispatch_runs WHERE status = 'running'`);
    return rows[0]?.next ?? null;
  }

  /** Sets runs of an event going at once, the most urgent first, then the longest waiting (rule 77); answers them in that order. */
  async wake(tx: Tx, eventId: number, limit: number, now: Date): Promise<{ id: number; step: number }[]> {
    const [rows]: [{ id: number; step: number }[], number] = await tx.manager.query(
      `UPDATE dispatch_runs SET status = 'running', next_step_at = $2, updated_at = $2
       WHERE id IN (
         SELECT id FROM dispatch_runs WHERE event_id = $1 AND status IN ('running', 'exhausted')
         ORDER BY priority DESC, created_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING id, step`,
      [eventId, now, limit],
    );
    return rows;
  }

  async byNeeds(needIds: readonly number[]): Promise<RunRecord[]> {
    return this.database.manager.createQueryBuilder(DispatchRunEntity, 'r').where('r.needId = ANY(:needIds)', { needIds }).getMany();
  }
}

function linesJson(lines: readonly TimelineLine[]): string {
  return JSON.stringify(lines.map(({ kind, volunteerId, data }) => ({ kind, volunteer_id: volunteerId ?? null, data: data ?? {} })));
}
