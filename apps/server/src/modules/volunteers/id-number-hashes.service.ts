import { Injectable } from '@nestjs/common';
import { isPhoneText, LIMITS, onlyDigits, padIdNumber } from '@karov/domain';
import { Ending } from '../../platform/clock/ending.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation, type RotationCount } from '../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';

const BATCH = 500;
/** Nobody types fewer of the digits and means an identity number. */
const SHORTEST = LIMITS.idNumberDigits - 1;

interface Hashed {
  id: number;
  hash: string | null;
}

/**
 * Finds people by an identity number that is known exactly (rule 67): beside the encrypted number stands a keyed hash. What was stored without one
 * gets it from a sweep; what another data key has hashed is hashed anew with the rotation of keys.
 */
@Injectable()
export class IdNumberHashes {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly ending: Ending,
    private readonly sealed: SealedTexts,
    keyRotation: KeyRotation,
  ) {
    keyRotation.register('hashes of identity numbers', () =>
      this.renew('id_number IS NOT NULL AND (id_number_hash IS NULL OR NOT starts_with(id_number_hash, $3))', [crypto.currentHashPrefix]),
    );
  }

  /** The hash to be stored beside an encrypted number. */
  of(idNumber: string): string {
    return this.crypto.searchHash(purpose(idNumber));
  }

  /** Whose number a typed text is; nobody's when it is too short, too long or no number. */
  async ownersOf(typed: string): Promise<number[]> {
    const padded = readIdNumber(typed);
    if (padded === null) return [];
    const rows: { userId: number }[] = await this.database.manager.query(
      'SELECT user_id AS "userId" FROM volunteer_information WHERE id_number_hash = ANY($1::text[])',
      [this.crypto.searchHashes(purpose(padded))],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Numbers that were stored without a hash get theirs. */
  @Keeping('id-number-hashes', '0 */10 * * * *')
  async sweep(): Promise<void> {
    await this.renew('id_number IS NOT NULL AND id_number_hash IS NULL', []);
  }

  private async renew(condition: string, parameters: readonly string[]): Promise<RotationCount> {
    const sum: RotationCount = { renewed: 0, unreadable: 0, failed: 0 };
    for (let after: number | null = 0; after !== null && !this.ending.isNear; ) {
      const batch: { rows: Hashed[]; last: number | null } = await this.renewBatch(condition, parameters, after);
      sum.renewed += batch.rows.filter(({ hash }) => hash !== null).length;
      sum.unreadable += batch.rows.filter(({ hash }) => hash === null).length;
      after = batch.last;
    }
    return sum;
  }

  private renewBatch(condition: string, parameters: readonly string[], after: number): Promise<{ rows: Hashed[]; last: number | null }> {
    return this.database.transaction(async (tx) => {
      const found: { id: number; sealed: Buffer }[] = await tx.manager.query(
        `SELECT id, id_number AS sealed FROM volunteer_information WHERE id > $1 AND ${condition} ORDER BY id LIMIT $2 FOR UPDATE`,
        [after, BATCH, ...parameters],
      );
      const rows = found.map(({ id, sealed }) => ({ id, hash: this.hashOf(sealed) }));
      const hashed = rows.filter(({ hash }) => hash !== null);
      await tx.manager.query(
        'UPDATE volunteer_information SET id_number_hash = r.hash FROM unnest($1::int[], $2::text[]) AS r(id, hash) WHERE volunteer_information.id = r.id',
        [hashed.map(({ id }) => id), hashed.map(({ hash }) => hash)],
      );
      return { rows, last: found.length < BATCH ? null : (found.at(-1)?.id ?? null) };
    });
  }

  private hashOf(sealed: Buffer): string | null {
    const idNumber = this.sealed.read(sealed);
    return idNumber === null ? null : this.of(idNumber);
  }
}

function purpose(idNumber: string): string {
  return `id number|${idNumber}`;
}

function readIdNumber(typed: string): string | null {
  if (!isPhoneText(typed) || onlyDigits(typed).length < SHORTEST) return null;
  return padIdNumber(typed);
}
