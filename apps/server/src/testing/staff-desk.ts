import type { Test } from 'supertest';
import type { TestApp } from './test-app.js';

/** A person with a session. */
export interface Somebody {
  id: number;
  token: string;
}

/** Makes calls as staff in English, and queries their results in the database, for specs. */
export class StaffDesk {
  constructor(private readonly test: TestApp) {}

  call(who: Somebody, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object): Test {
    return this.test.http[method](`/api/${path}`)
      .set('Authorization', `Bearer ${who.token}`)
      .set('Content-Language', 'en-US')
      .send(body);
  }

  /** Returns the first row of a statement's result. */
  async one<Row>(sql: string, values: unknown[]): Promise<Row | undefined> {
    const rows: Row[] = await this.test.database.manager.query(sql, values);
    return rows[0];
  }

  /** Permits a person to work in a district. */
  async permit(userId: number, state: string): Promise<void> {
    await this.test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', $2)`,
      [userId, state],
    );
  }

  /** The texts of the messages to a person, oldest first. */
  async messagesTo(userId: number): Promise<string[]> {
    const rows: { message: string }[] = await this.test.database.manager.query(
      'SELECT message FROM notifications WHERE receiver_id = $1 ORDER BY id',
      [userId],
    );
    return rows.map(({ message }) => message);
  }
}
