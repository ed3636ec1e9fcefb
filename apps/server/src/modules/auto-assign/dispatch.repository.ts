import type { DispatchStatus, Priority, TimelineKind } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DispatchSettings } from './auto-assign.rules.js';
import { AutoAssignSettingsEntity } from './auto-assign-settings.entity.js';
import { DispatchRunEntity } from './dispatch-run.entity.js';
import type { TimelineLine } from './timeline.js';
import { TimelineEntryEntity } from './timeline-entry.entity.js';

/** The data of a run that the engine works with. */
export interface RunRecord {
  id: number;
  needId: number;
  eventId: number | null;
  status: DispatchStatus;
  step: number;
  ring: number;
  radiusKm: number;
  nextStepAt: Date | null;
  /**
   * Whether the run pauses until its next step, because its need can wait for the end of quiet hours (rule
   * 100).
   */
  isResting: boolean;
  /** The priority of the run's need (rule 77). */
  priority: Priority;
  createdAt: Date;
}

const SETTINGS_ROW = 1;
/** The highest count of failures that is stored. */
const MOST_FAILURES = 1000;

/** The new state of a run, and the timeline lines that its step wrote. */
export interface Advance
  extends Pick<RunRecord, 'id' | 'status' | 'step' | 'ring' | 'radiusKm' | 'nextStepAt' | 'isResting'> {
  lines: readonly TimelineLine[];
}

/** A claimed run, with the current settings. */
export interface ClaimedRun {
  run: RunRecord;
  settings: DispatchSettings;
}

const CLAIMED = `r.id, r.need_id AS "needId", r.event_id AS "eventId", r.status, r.step, r.ring, r.radius_km AS "radiusKm", r.next_step_at AS "nextStepAt", r.is_resting AS "isResting", r.priority, r.created_at AS "createdAt",
  s.radius, s.time, s.max_radius_km AS "maxRadiusKm", s.max_rings AS "maxRings", s.emergency_wave AS "emergencyWave"`;

const INSERT_LINES = `INSERT INTO dispatch_timeline (run_id, at, kind, volunteer_id, data)
  SELECT l.run_id, $1::timestamptz, l.kind, l.volunteer_id, l.data
  FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (run_id int, kind text, volunteer_id int, data jsonb)) WITH ORDINALITY AS l(run_id, kind, volunteer_id, data, position)
  ORDER BY l.position`;

/** Queries on runs, their timelines, and the only row of settings (rule 38). */
@Injectable()
export class DispatchRepository {
  constructor(private readonly database: Database) {}

  findByNeed(needId: number): Promise<RunRecord | null> {
    return this.database.manager.findOneBy(DispatchRunEntity, { needId });
  }

  /**
   * Claims runs whose step is due, the most urgent first, then the longest waiting (rule 77). They and their
   * needs are locked until the transaction ends; rows locked by others are skipped. With `among`, only these
   * runs are claimed.
   */
  async claim(now: Date, limit: number, among: readonly number[] | null): Promise<ClaimedRun[]> {
    const rows: (RunRecord & DispatchSettings)[] = await this.database.joined.query(
      `SELECT ${CLAIMED} FROM dispatch_runs r JOIN needs n ON n.id = r.need_id CROSS JOIN auto_assign_settings s
       WHERE r.status IN ('running', 'exhausted') AND r.next_step_at <= $1 ${among ? 'AND r.id = ANY($3)' : ''}
       ORDER BY r.priority DESC, r.next_step_at, r.created_at, r.id LIMIT $2 FOR UPDATE OF n, r SKIP LOCKED`,
      among ? [now, limit, among] : [now, limit],
    );
    return rows.map(toClaimed);
  }

  find(id: number): Promise<RunRecord | null> {
    return this.database.joined.findOneBy(DispatchRunEntity, { id });
  }

  lockByNeed(needId: number): Promise<RunRecord | null> {
    return this.database.joined.findOne(DispatchRunEntity, {
      where: { needId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /**
   * Starts the run of a need, or restarts an ended one, with a timeline line. The first ring comes from the
   * settings if the need specifies none.
   */
  async start(need: { needId: number; radiusKm: number | null }, now: Date): Promise<void> {
    await this.database.joined.query(
      `WITH run AS (
         INSERT INTO dispatch_runs AS r (need_id, event_id, radius_km, priority, next_step_at, created_at, updated_at)
         SELECT n.id, n.event_id, coalesce($2, s.radius), n.label_priority, $3, $3, $3 FROM needs n, auto_assign_settings s WHERE n.id = $1
         ON CONFLICT (need_id) DO UPDATE SET status = 'running', priority = excluded.priority, next_step_at = excluded.next_step_at, is_resting = false, updated_at = excluded.updated_at
         RETURNING r.id, r.radius_km, r.xmax = 0 AS is_new
       )
       INSERT INTO dispatch_timeline (run_id, at, kind, data)
       SELECT id, $3, CASE WHEN is_new THEN 'started' ELSE 'resumed' END, CASE WHEN is_new THEN jsonb_build_object('radius', radius_km) ELSE '{}' END FROM run`,
      [need.needId, need.radiusKm, now],
    );
  }

  /** Sets the run's priority to that of its need (rule 77). */
  async takePriority(needId: number): Promise<void> {
    await this.database.joined.query(
      'UPDATE dispatch_runs r SET priority = n.label_priority FROM needs n WHERE n.id = r.need_id AND n.id = $1',
      [needId],
    );
  }

  /**
   * Creates a run that calls nobody by itself, if a need has none, so that its timeline can show a
   * coordinator's actions.
   */
  async ensure(needId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO dispatch_runs (need_id, event_id, radius_km, priority, status, created_at, updated_at)
       SELECT n.id, n.event_id, s.radius, n.label_priority, 'stopped', $2, $2 FROM needs n, auto_assign_settings s WHERE n.id = $1 ON CONFLICT (need_id) DO NOTHING`,
      [needId, now],
    );
  }

  /** Locks the run of a need and returns it with the settings; null when there is none. */
  async lockOf(needId: number): Promise<ClaimedRun | null> {
    const [row]: (RunRecord & DispatchSettings)[] = await this.database.joined.query(
      `SELECT ${CLAIMED} FROM dispatch_runs r CROSS JOIN auto_assign_settings s WHERE r.need_id = $1 FOR UPDATE OF r`,
      [needId],
    );
    return row ? toClaimed(row) : null;
  }

  async update(id: number, change: Partial<Omit<RunRecord, 'id'>>, now: Date): Promise<void> {
    await this.database.joined.update(DispatchRunEntity, { id }, { ...change, updatedAt: now });
  }

  async write(runId: number, lines: readonly TimelineLine[], at: Date): Promise<void> {
    if (lines.length > 0)
      await this.database.joined.query(INSERT_LINES, [at, linesJson([{ id: runId, lines }])]);
  }

  /**
   * Moves runs on and writes the timeline lines of their steps, in one statement; a successful step ends a
   * series of failures.
   */
  async advance(advances: readonly Advance[], now: Date): Promise<void> {
    if (advances.length === 0) return;
    await this.database.joined.query(
      `WITH told AS (${INSERT_LINES})
       UPDATE dispatch_runs r SET status = a.status::dispatch_status, step = a.step, ring = a.ring, radius_km = a.radius_km, next_step_at = a.next_step_at, is_resting = a.is_resting, failures = 0, updated_at = $1
       FROM jsonb_to_recordset($3::jsonb) AS a(id int, status text, step int, ring int, radius_km float8, next_step_at timestamptz, is_resting boolean) WHERE r.id = a.id`,
      [now, linesJson(advances), JSON.stringify(advances.map(toRow))],
    );
  }

  /** Ends runs whose needs no longer wait for a volunteer. */
  async stop(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.database.joined.query(
      `UPDATE dispatch_runs SET status = 'stopped', next_step_at = NULL, failures = 0, updated_at = $2 WHERE id = ANY($1)`,
      [ids, now],
    );
  }

  /** Postpones a run whose step failed; returns the number of its consecutive failures. */
  async putOff(id: number, until: (failures: number) => Date, now: Date): Promise<number> {
    const [run]: { failures: number }[] = await this.database.joined.query(
      'SELECT failures FROM dispatch_runs WHERE id = $1 FOR UPDATE',
      [id],
    );
    const failures = Math.min((run?.failures ?? 0) + 1, MOST_FAILURES);
    await this.database.joined.update(
      DispatchRunEntity,
      { id },
      { failures, nextStepAt: until(failures), updatedAt: now },
    );
    return failures;
  }

  async timeline(runId: number): Promise<TimelineEntryEntity[]> {
    return this.database.manager.find(TimelineEntryEntity, { where: { runId }, order: { id: 'ASC' } });
  }

  /** Returns the kind of the newest line of each of these runs; runs without lines are left out. */
  async lastKinds(runIds: readonly number[]): Promise<Map<number, TimelineKind>> {
    if (runIds.length === 0) return new Map();
    const rows: { id: number; kind: TimelineKind }[] = await this.database.joined.query(
      `SELECT r.id, l.kind FROM unnest($1::int[]) AS r(id) CROSS JOIN LATERAL (SELECT kind FROM dispatch_timeline t WHERE t.run_id = r.id ORDER BY t.id DESC LIMIT 1) l`,
      [runIds],
    );
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  }

  /**
   * Returns the end of the last announced pause of each of these runs, as written; runs without one are left
   * out.
   */
  async lastRests(runIds: readonly number[]): Promise<Map<number, string>> {
    if (runIds.length === 0) return new Map();
    const rows: { id: number; until: string }[] = await this.database.joined.query(
      `SELECT r.id, l.until FROM unnest($1::int[]) AS r(id)
       CROSS JOIN LATERAL (SELECT data->>'until' AS until FROM dispatch_timeline t WHERE t.run_id = r.id AND t.kind = 'resting' ORDER BY t.id DESC LIMIT 1) l`,
      [runIds],
    );
    return new Map(rows.map(({ id, until }) => [id, until]));
  }

  /** Returns when calling resumes, for the given needs whose run pauses (rule 100). */
  async restingOf(needIds: readonly number[]): Promise<Map<number, Date>> {
    if (needIds.length === 0) return new Map();
    const rows: { needId: number; until: Date }[] = await this.database.manager.query(
      `SELECT need_id AS "needId", next_step_at AS until FROM dispatch_runs WHERE need_id = ANY($1) AND status = 'running' AND is_resting AND next_step_at IS NOT NULL`,
      [needIds],
    );
    return new Map(rows.map(({ needId, until }) => [needId, until]));
  }

  /** Returns the people who already have a line of this kind, for each of these runs. */
  async writtenVolunteers(runIds: readonly number[], kind: TimelineKind): Promise<Map<number, Set<number>>> {
    const written = new Map(runIds.map((id) => [id, new Set<number>()]));
    if (runIds.length === 0) return written;
    const rows: { id: number; volunteer_id: number }[] = await this.database.joined.query(
      'SELECT DISTINCT run_id AS id, volunteer_id FROM dispatch_timeline WHERE run_id = ANY($1) AND kind = $2 AND volunteer_id IS NOT NULL',
      [runIds, kind],
    );
    for (const row of rows) written.get(row.id)?.add(row.volunteer_id);
    return written;
  }

  async nextDue(): Promise<Date | null> {
    const rows: { next: Date | null }[] = await this.database.manager.query(
      `SELECT min(next_step_at) AS next FROM dispatch_runs WHERE status IN ('running', 'exhausted')`,
    );
    return rows[0]?.next ?? null;
  }

  /**
   * Wakes several runs of an event, the most urgent first, then the longest waiting (rule 77); returns their
   * number.
   */
  async wake(eventId: number, limit: number, now: Date): Promise<number> {
    const [, count]: [unknown[], number] = await this.database.joined.query(
      `UPDATE dispatch_runs SET status = 'running', next_step_at = $2, updated_at = $2
       WHERE id IN (
         SELECT id FROM dispatch_runs WHERE event_id = $1 AND status IN ('running', 'exhausted')
         ORDER BY priority DESC, created_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )`,
      [eventId, now, limit],
    );
    return count;
  }

  async settings(): Promise<AutoAssignSettingsEntity> {
    const row = await this.database.manager.findOneBy(AutoAssignSettingsEntity, { id: SETTINGS_ROW });
    if (!row) throw new Error('there are no dispatch settings');
    return row;
  }

  /** Saves the settings; returns the id of the row. */
  async saveSettings(
    change: Pick<AutoAssignSettingsEntity, 'radius' | 'time' | 'updatedBy'>,
  ): Promise<number> {
    await this.database.joined.update(AutoAssignSettingsEntity, { id: SETTINGS_ROW }, change);
    return SETTINGS_ROW;
  }

  /** Returns the given needs whose run has changed since a given time. */
  async movedSince(needIds: readonly number[], since: Date): Promise<number[]> {
    if (needIds.length === 0) return [];
    const rows: { needId: number }[] = await this.database.manager.query(
      'SELECT need_id AS "needId" FROM dispatch_runs WHERE need_id = ANY($1) AND updated_at > $2',
      [needIds, since],
    );
    return rows.map((row) => row.needId);
  }

  async byNeeds(needIds: readonly number[]): Promise<RunRecord[]> {
    if (needIds.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(DispatchRunEntity, 'r')
      .where('r.needId = ANY(:needIds)', { needIds })
      .getMany();
  }
}

function toClaimed({
  radius,
  time,
  maxRadiusKm,
  maxRings,
  emergencyWave,
  ...run
}: RunRecord & DispatchSettings): ClaimedRun {
  return { run, settings: { radius, time, maxRadiusKm, maxRings, emergencyWave } };
}

function toRow({
  id,
  status,
  step,
  ring,
  radiusKm,
  nextStepAt,
  isResting,
}: Advance): Record<string, unknown> {
  return { id, status, step, ring, radius_km: radiusKm, next_step_at: nextStepAt, is_resting: isResting };
}

function linesJson(runs: readonly { id: number; lines: readonly TimelineLine[] }[]): string {
  return JSON.stringify(
    runs.flatMap(({ id, lines }) =>
      lines.map(({ kind, volunteerId, data }) => ({
        run_id: id,
        kind,
        volunteer_id: volunteerId ?? null,
        data: data ?? {},
      })),
    ),
  );
}
