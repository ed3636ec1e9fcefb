import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { FileKind } from './file-kinds.js';

/** A person's file; its bytes are in the {@link FileStore}. */
@Entity('files')
@Index('files_owner', ['ownerId'])
@Index('files_unowned', ['createdAt'], { where: 'owner_id IS NULL' })
export class FileEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: FileKind;
  /** Null until the file is claimed, and for logos, which belong to an organization. */
  @ForeignKey('UserEntity') @Column('int', { nullable: true }) ownerId: number | null;
  /** The claim that is needed to take the file: the registration ticket with which it was uploaded. */
  @Column('text', { nullable: true }) claim: string | null;
  @Column('text') contentType: string;
  @Column('int') size: number;
  @Column('bytea') sha256: Buffer;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
