import type { ConsentKind, Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { ConsentEntity } from './consent.entity.js';

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

  /** Adds consents; an existing consent keeps its original time. */
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

  of(userId: number): Promise<Consent[]> {
    return this.database.manager.find(ConsentEntity, {
      where: { userId },
      order: { givenAt: 'ASC', id: 'ASC' },
    });
  }

  async withdraw(userId: number, kind: ConsentKind, at: Date): Promise<boolean> {
    return hasChanged(
      await this.database.joined.update(
        ConsentEntity,
        { userId, kind, withdrawnAt: IsNull() },
        { withdrawnAt: at },
      ),
    );
  }
}
