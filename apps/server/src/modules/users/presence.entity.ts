import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * When a person was last active, and until when they count as online (rule 25). It is separate from `users`,
 * because changes there recompute the rows for matching.
 */
@Entity('presence')
export class PresenceEntity {
  @ForeignKey('UserEntity') @PrimaryColumn('int') userId: number;
  @Column('timestamptz') lastSeenAt: Date;
  @Column('timestamptz') onlineUntil: Date;
}
