import { Injectable } from '@nestjs/common';
import { Any, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { FileEntity } from './file.entity.js';
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

  /** Gives a file without an owner to its owner; returns false if it was not uploaded with this claim. */
  async claim(id: string, kind: FileKind, claim: string, ownerId: number): Promise<boolean> {
    return hasChanged(
      await this.database.joined.update(
        FileEntity,
        { id, kind, claim, ownerId: IsNull(), deletedAt: IsNull() },
        { ownerId, claim: null },
      ),
    );
  }

  async isClaimable(id: string, kind: FileKind, claim: string): Promise<boolean> {
    return this.database.manager.existsBy(FileEntity, {
      id,
      kind,
      claim,
      ownerId: IsNull(),
      deletedAt: IsNull(),
    });
  }

  /** Marks files as deleted: nobody can open them any more, and the next sweep deletes their bytes. */
  async giveUp(ids: readonly string[], at: Date): Promise<void> {
    await this.database.manager.update(FileEntity, { id: Any([...ids]) }, { deletedAt: at });
  }

  /** Marks files as deleted whose claim has been unused since a given time. */
  async giveUpUnclaimed(since: Date, at: Date): Promise<void> {
    await this.database.manager.update(
      FileEntity,
      { ownerId: IsNull(), claim: Not(IsNull()), createdAt: LessThan(since), deletedAt: IsNull() },
      { deletedAt: at },
    );
  }

  /** The ids of files of the given kinds that follow a given id, in order. */
  async idsAfter(id: string, kinds: readonly FileKind[], limit: number): Promise<string[]> {
    const rows = await this.database.manager.find(FileEntity, {
      select: { id: true },
      where: { id: MoreThan(id), kind: Any([...kinds]), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map((row) => row.id);
  }

  async givenUp(limit: number): Promise<string[]> {
    const rows = await this.database.manager.find(FileEntity, {
      select: { id: true },
      where: { deletedAt: Not(IsNull()) },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async forget(id: string): Promise<void> {
    await this.database.manager.delete(FileEntity, { id });
  }
}
