import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { houseNear } from './demo-people.rules.js';

/** Queries that only the demo needs. */
@Injectable()
export class DemoRepository {
  constructor(private readonly database: Database) {}

  async idsOf(phones: readonly string[]): Promise<Map<string, number>> {
    const rows: { phone: string; id: number }[] = await this.database.manager.query(
      'SELECT phone, id FROM users WHERE phone = ANY($1) AND deleted_at IS NULL',
      [phones],
    );
    return new Map(rows.map(({ phone, id }) => [phone, id]));
  }

  async setState(userId: number, state: { isActive?: boolean; isFreeze?: boolean }): Promise<void> {
    await this.database.joined.query(
      'UPDATE users SET is_active = coalesce($2, is_active), is_freeze = coalesce($3, is_freeze) WHERE id = $1',
      [userId, state.isActive ?? null, state.isFreeze ?? null],
    );
  }

  /** Sets when a person registered, consented and was last active. */
  async letBeAway(userId: number, since: Date): Promise<void> {
    await this.database.joined.query('UPDATE users SET created_at = $2 WHERE id = $1', [userId, since]);
    await this.database.joined.query('UPDATE phone_owners SET since = $2 WHERE user_id = $1', [
      userId,
      since,
    ]);
    await this.database.joined.query('UPDATE consents SET given_at = $2 WHERE user_id = $1', [userId, since]);
  }

  async permit(userId: number, stateKeys: readonly string[]): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO region_permissions (user_id, country, state_key) SELECT $1, 'IL', unnest($2::text[]) ON CONFLICT DO NOTHING`,
      [userId, stateKeys],
    );
  }

  async addOrganizations(
    organizations: readonly { name: string; slug: string }[],
    authorId: number,
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO organizations (name, slug, author_id) SELECT o.name, o.slug, $2 FROM jsonb_to_recordset($1::jsonb) AS o(name text, slug text)
       ON CONFLICT (slug) DO NOTHING`,
      [JSON.stringify(organizations), authorId],
    );
  }

  /** Volunteers, with those who need a police certificate. */
  volunteers(): Promise<{ id: number; phone: string; needsPolice: boolean }[]> {
    return this.database.joined.query(
      `SELECT u.id, u.phone, v.is_required_police_validation AS "needsPolice" FROM users u JOIN volunteer_information v ON v.user_id = u.id ORDER BY u.id`,
    );
  }

  /** Spreads people over their towns, because the table of localities has only the towns' centres. */
  async spreadHomes(userIds: readonly number[]): Promise<void> {
    const homes: { id: number; lat: number; lon: number }[] = await this.database.joined.query(
      'SELECT id, residential_lat AS lat, residential_lon AS lon FROM users WHERE id = ANY($1) AND residential_lat IS NOT NULL AND residential_lon IS NOT NULL',
      [userIds],
    );
    await this.database.joined.query(
      `UPDATE users SET residential_lat = h.lat, residential_lon = h.lon
       FROM jsonb_to_recordset($1::jsonb) AS h(id int, lat double precision, lon double precision) WHERE users.id = h.id`,
      [JSON.stringify(homes.map(({ id, lat, lon }) => ({ id, ...houseNear({ lat, lon }, id) })))],
    );
  }

  async hasEvents(): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query('SELECT 1 FROM events LIMIT 1');
    return rows.length > 0;
  }

  async hasRequests(): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query('SELECT 1 FROM applications LIMIT 1');
    return rows.length > 0;
  }

  /** Help seekers of a district, except the demo accounts. */
  seekersIn(state: string, count: number): Promise<number[]> {
    return this.ids(
      `SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'user'
       WHERE u.residential_state = $1 AND u.is_active AND u.phone NOT LIKE '+97250000000%' ORDER BY u.id LIMIT ${count}`,
      state,
    );
  }

  /** Volunteers of a district, except the demo accounts, who have a vehicle, are free and are available. */
  volunteersIn(state: string, count: number): Promise<number[]> {
    return this.ids(
      `SELECT u.id FROM users u JOIN volunteer_candidates c ON c.user_id = u.id AND c.is_available AND c.has_vehicle AND c.way_to_help = 'both'
       WHERE u.residential_state = $1 AND u.phone NOT LIKE '+97252000000%'
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = u.id) ORDER BY u.id LIMIT ${count}`,
      state,
    );
  }

  /** The help seekers asked in an event. */
  needs(eventId: number): Promise<number[]> {
    return this.ids('SELECT id FROM event_user_requests WHERE event_id = $1 ORDER BY id', eventId);
  }

  /** Returns an event's calls that have not been answered. */
  openCalls(eventId: number): Promise<number[]> {
    return this.ids(
      `SELECT id FROM event_volunteer_requests WHERE event_id = $1 AND status = 'pending' ORDER BY id`,
      eventId,
    );
  }

  /** Returns a need's calls that have not been answered. */
  openCallsFor(needId: number): Promise<number[]> {
    return this.ids(
      `SELECT id FROM event_volunteer_requests WHERE need_request_id = $1 AND status = 'pending' ORDER BY id`,
      needId,
    );
  }

  private async ids(sql: string, of: number | string): Promise<number[]> {
    const rows: { id: number }[] = await this.database.manager.query(sql, [of]);
    return rows.map(({ id }) => id);
  }
}
