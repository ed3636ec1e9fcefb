import type { ConsentKind, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A consent as stored. */
export interface Consent {
  kind: ConsentKind;
  version: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** Queries on consents. */
@Injectable()
export class ConsentsRepository {
  constructor(private readonly database: Database) {}

  /** Adds consents; an existing one keeps its first time. */
  async insert(
    userId: number,
    consents: readonly { kind: ConsentKind; version: string }[],
    locale: Locale,
    at: Date,
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO consents (user_id, kind, version, locale, given_at)
       SELECT $1, c.kind, c.version, $3, $4 FROM jsonb_to_recordset($2::jsonb) AS c(kind text, version text) ON CONFLICT DO NOTHING`,
      [userId, JSON.stringify(consents), locale, at],
    );
  }

  async of(userId: number): Promise<Consent[]> {
    return this.database.manager.query(
      'SELECT kind, version, given_at AS "givenAt", withdrawn_at AS "withdrawnAt" FROM consents WHERE user_id = $1 ORDER BY given_at, id',
      [userId],
    );
  }

  async withdraw(userId: number, kind: ConsentKind, at: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      'UPDATE consents SET withdrawn_at = $3 WHERE user_id = $1 AND kind = $2 AND withdrawn_at IS NULL RETURNING id',
      [userId, kind, at],
    );
    return rows.length > 0;
  }
}
