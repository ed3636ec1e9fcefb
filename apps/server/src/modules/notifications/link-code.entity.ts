import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SecretKind, WordsKind, WorkQuestion } from './notification.entity.js';

/** What a link is about. */
export type LinkKind = LinkCodeEntity['kind'];

/** A link that was sent: only the hash of its code is stored (rule 29). */
@Entity('link_codes')
@Index('link_codes_target', ['kind', 'targetId'])
@Index('link_codes_expiry', ['expiresAt'])
export class LinkCodeEntity {
  @PrimaryColumn('bytea') codeHash: Buffer;
  @Column('text') kind: Exclude<SecretKind, 'otp' | WordsKind | WorkQuestion>;
  @Column('int') targetId: number;
  @Column('timestamptz') expiresAt: Date;
}
