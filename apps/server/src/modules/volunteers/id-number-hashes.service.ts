import { isPhoneText, LIMITS, onlyDigits, padIdNumber } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Ending } from '../../platform/clock/ending.js';
import { Keeping } from '../../platform/clock/sweep.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { KeyRotation, type RotationCount } from '../../platform/crypto/key-rotation.js';
import { allRows, type NextRows } from '../../platform/crypto/row-by-row.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { type StuckPasses, StuckRows } from '../../platform/crypto/stuck-rows.js';
import { Database } from '../../platform/database/database.js';
import { IdNumberHashesRepository } from './id-number-hashes.repository.js';

const BATCH = 500;
/** The minimum number of digits that must be typed of an identity number. */
const SHORTEST = LIMITS.idNumberDigits - 1;

/**
 * Finds people by a complete identity number (rule 67): a keyed hash is stored with the encrypted number. A
 * sweep adds missing hashes; key rotation renews hashes made with another data key.
 */
@Injectable()
export class IdNumberHashesService {
  constructor(
    private readonly database: Database,
    private readonly hashes: IdNumberHashesRepository,
    private readonly crypto: Crypto,
    private readonly ending: Ending,
    private readonly sealed: SealedTexts,
    private readonly stuck: StuckRows,
    keyRotation: KeyRotation,
  ) {
    keyRotation.register('hashes of identity numbers', () => this.renew(crypto.currentHashPrefix));
  }

  /** Returns the hash to store with an encrypted number. */
  of(idNumber: string): string {
    return this.crypto.searchHash(purpose(idNumber));
  }

  /** Returns the owners of a typed number; nobody if it is too short, too long or not a number. */
  async ownersOf(typed: string): Promise<number[]> {
    const padded = readIdNumber(typed);
    if (padded === null) return [];
    return this.hashes.ownersOf(this.crypto.searchHashes(purpose(padded)));
  }

  /** Adds hashes to numbers that were stored without one. */
  @Keeping('id-number-hashes', '0 */10 * * * *')
  async sweep(): Promise<void> {
    await this.renew(null);
  }

  private async renew(prefix: string | null): Promise<RotationCount> {
    const sum: RotationCount = { renewed: 0, unreadable: 0, failed: 0 };
    const stuck = this.stuck.of('hashing', 'volunteer_information');
    const walk = {
      batch: (next: NextRows) => this.renewBatch(prefix, next, sum, stuck),
      fails: (id: number, error: unknown) => {
        sum.failed++;
        stuck.note(id, error);
      },
      isOver: () => this.ending.isNear,
    };
    stuck.begin();
    if (await allRows(walk, BATCH)) stuck.end();
    return sum;
  }

  private async renewBatch(
    prefix: string | null,
    { after, most, say }: NextRows,
    sum: RotationCount,
    stuck: StuckPasses,
  ): Promise<number | undefined> {
    const { found, hashed } = await this.database.transaction(async () => {
      const rows = await this.hashes.lockUnhashed({ after, limit: most, prefix });
      say(rows.map(({ id }) => id));
      const hashes = rows.flatMap(({ id, sealed }) => {
        const hash = this.hashOf(sealed);
        return hash === null ? [] : [{ id, hash }];
      });
      await this.hashes.save(hashes);
      return { found: rows, hashed: hashes };
    });
    stuck.forget(hashed.map(({ id }) => id));
    sum.renewed += hashed.length;
    sum.unreadable += found.length - hashed.length;
    return found.at(-1)?.id;
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
