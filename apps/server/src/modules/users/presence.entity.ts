import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * When a person was last active, and until when they count as online (rule 25). Separate from `users`, whose
 * changes recompute the matching rows.
 */
@Entity('presence')
export class PresenceEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') lastSeenAt: Date;
  @Column('timestamptz') onlineUntil: Date;
}
