import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { FileKind } from './file-kinds.js';

/** A file's record; its bytes are in the store. */
export interface StoredFile {
  id: string;
  kind: FileKind;
  ownerId: number | null;
  contentType: string;
  sha256: Buffer;
}

/** A new file's record. */
export interface NewFile extends StoredFile {
  claim: string | null;
  size: number;
  createdAt: Date;
}

const COLUMNS = `id, kind, owner_id AS "ownerId", content_type AS "contentType", sha256`;

/** Queries on files. */
@Injectable()
export class FilesRepository {
  constructor(private readonly database: Database) {}

  async insert(file: NewFile): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO files (id, kind, owner_id, claim, content_type, size, sha256, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        file.id,
        file.kind,
        file.ownerId,
        file.claim,
        file.contentType,
        file.size,
        file.sha256,
        file.createdAt,
      ],
    );
  }

  async find(id: string): Promise<StoredFile | null> {
    const rows: StoredFile[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM files WHERE id = $1 AND deleted_at IS NULL`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Returns which of these files exist. */
  findMany(ids: readonly string[]): Promise<StoredFile[]> {
    return this.database.manager.query(
      `SELECT ${COLUMNS} FROM files WHERE id = ANY($1) AND deleted_at IS NULL`,
      [ids],
    );
  }

  /** Gives an unowned file its owner; false when the claim is not the one it came with. */
  async claim(id: string, kind: FileKind, claim: string, ownerId: number): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.joined.query(
      'UPDATE files SET owner_id = $4, claim = NULL WHERE id = $1 AND kind = $2 AND claim = $3 AND owner_id IS NULL AND deleted_at IS NULL RETURNING id',
      [id, kind, claim, ownerId],
    );
    return rows.length > 0;
  }

  async isClaimable(id: string, kind: FileKind, claim: string): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM files WHERE id = $1 AND kind = $2 AND claim = $3 AND owner_id IS NULL AND deleted_at IS NULL',
      [id, kind, claim],
    );
    return rows.length > 0;
  }

  /** Files that nobody can open any more; the next sweep deletes their bytes. */
  async giveUp(ids: readonly string[], at: Date): Promise<void> {
    await this.database.manager.query('UPDATE files SET deleted_at = $2 WHERE id = ANY($1)', [ids, at]);
  }

  /** Gives up files with a claim unused since a given time. */
  async giveUpUnclaimed(since: Date, at: Date): Promise<void> {
    await this.database.manager.query(
      'UPDATE files SET deleted_at = $2 WHERE owner_id IS NULL AND claim IS NOT NULL AND created_at < $1 AND deleted_at IS NULL',
      [since, at],
    );
  }

  /** The ids of files of the given kinds, in order, after a given one. */
  async idsAfter(id: string, kinds: readonly FileKind[], limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.database.manager.query(
      'SELECT id FROM files WHERE id > $1 AND kind = ANY($2) AND deleted_at IS NULL ORDER BY id LIMIT $3',
      [id, kinds, limit],
    );
    return rows.map((row) => row.id);
  }

  async givenUp(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.database.manager.query(
      'SELECT id FROM files WHERE deleted_at IS NOT NULL LIMIT $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.database.manager.query('DELETE FROM files WHERE id = $1', [id]);
  }
}
