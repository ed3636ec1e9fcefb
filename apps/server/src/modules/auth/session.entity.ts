import type { Role } from '@karov/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A signed-in device; ending it ends the token at once (rule 27). */
@Entity('sessions')
@Index('sessions_user', ['userId'])
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey('UserEntity') @Column('int') userId: number;
  @Column('text') role: Role;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  /** When a person was last active on this device (rule 25). */
  @Column('timestamptz', { nullable: true }) lastSeenAt: Date | null;
  /** When the session was last used; the desk locks an hour after that (rule 99). */
  @Column('timestamptz') usedAt: Date;
  /** When the session's owner last proved that they have the registered phone (rule 234). */
  @Column('timestamptz', { nullable: true }) phoneProvenAt: Date | null;
  /** When the session's owner last proved their identity with a passkey. */
  @Column('timestamptz', { nullable: true }) passkeyProvenAt: Date | null;
  /**
   * Whether the session is waiting for an answer to the question that only its person can answer (rule 237).
   */
  @Column('boolean', { default: false }) isLimited: boolean;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('text', { default: '' }) userAgent: string;
}
