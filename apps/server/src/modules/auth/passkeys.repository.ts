import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { PasskeyEntity } from './passkey.entity.js';
import type { PasskeyPurpose } from './passkey-challenge.entity.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

/** The data of a passkey that checking a signature needs. */
export interface StoredPasskey {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** A passkey as its owner sees it. */
export interface NamedPasskey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The person who may answer a challenge, and its purpose. */
export interface ChallengeHolder {
  purpose: PasskeyPurpose;
  device: Buffer;
  sessionId: string | null;
}

type NewPasskey = Omit<StoredPasskey, 'id'> & { name: string; createdAt: Date };

/** Queries on passkeys and their challenges. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly database: Database) {}

  async insertChallenge(
    challenge: string,
    { purpose, device, sessionId }: ChallengeHolder,
    expiresAt: Date,
  ): Promise<void> {
    await this.database.manager.insert(PasskeyChallengeEntity, {
      challenge,
      purpose,
      device,
      sessionId,
      expiresAt,
    });
  }

  /**
   * Uses up a challenge, even if somebody else answers it; true when it belonged to this holder and was still
   * valid.
   */
  async takeChallenge(
    challenge: string,
    { purpose, device, sessionId }: ChallengeHolder,
    now: Date,
  ): Promise<boolean> {
    const [rows]: [{ isHolders: boolean }[], number] = await this.database.manager.query(
      `DELETE FROM passkey_challenges WHERE challenge = $1
       RETURNING purpose = $2 AND device = $3 AND session_id IS NOT DISTINCT FROM $4 AND expires_at > $5 AS "isHolders"`,
      [challenge, purpose, device, sessionId, now],
    );
    return rows[0]?.isHolders === true;
  }

  async forgetChallengesBefore(moment: Date): Promise<void> {
    await this.database.manager.delete(PasskeyChallengeEntity, { expiresAt: LessThan(moment) });
  }

  /** The passkeys of a person, oldest first. */
  async of(userId: number): Promise<NamedPasskey[]> {
    return this.database.manager.find(PasskeyEntity, {
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { id: 'ASC' },
    });
  }

  /** Returns the authenticators' identifiers of a person's passkeys. */
  async credentialsOf(userId: number): Promise<{ id: string; transports: string[] }[]> {
    return this.database.manager.query(
      'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1 ORDER BY id',
      [userId],
    );
  }

  /**
   * Locks a person's passkeys until the transaction ends, and counts them; a sign-in, which only references
   * the person, does not wait.
   */
  async lockOf(userId: number): Promise<number> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const rows: { count: number }[] = await this.database.joined.query(
      'SELECT count(*)::int AS count FROM passkeys WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.count ?? 0;
  }

  /** Stores a passkey; false when it already exists. */
  async insert(passkey: NewPasskey): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [
        passkey.userId,
        passkey.credentialId,
        passkey.publicKey,
        passkey.counter,
        passkey.transports,
        passkey.name,
        passkey.createdAt,
      ],
    );
    return rows.length > 0;
  }

  /**
   * Locks a passkey until the transaction ends, so that two parallel signatures are counted one after the
   * other.
   */
  async lock(credentialId: string): Promise<StoredPasskey | null> {
    const rows: StoredPasskey[] = await this.database.joined.query(
      `SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter, transports
       FROM passkeys WHERE credential_id = $1 FOR UPDATE`,
      [credentialId],
    );
    return rows[0] ?? null;
  }

  async use(id: number, counter: number, at: Date): Promise<void> {
    await this.database.joined.update(PasskeyEntity, { id }, { counter: String(counter), lastUsedAt: at });
  }

  /** Removes one of the person's passkeys; false if there is no such passkey. */
  async remove(userId: number, id: number): Promise<boolean> {
    return hasChanged(await this.database.joined.delete(PasskeyEntity, { id, userId }));
  }

  /** Removes all passkeys of a person; returns their number. */
  async removeAll(userId: number): Promise<number> {
    const { affected } = await this.database.joined.delete(PasskeyEntity, { userId });
    return affected ?? 0;
  }
}
